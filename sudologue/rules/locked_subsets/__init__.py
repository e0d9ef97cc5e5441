"""Subsets that two houses hold at once, and almost locked candidates."""
