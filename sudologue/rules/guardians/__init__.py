"""Guardians: a loop that cannot be without one of its extra candidates."""
