"""Arrows, and those that start from a pill."""

from sudologue.clues.arrow.law import Arrow

__all__ = ["Arrow"]
