"""Chains and loops: what one thing after another comes to."""
