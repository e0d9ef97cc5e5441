"""Locked candidates: a digit confined to where two houses cross."""
