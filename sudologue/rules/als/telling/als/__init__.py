"""Almost locked sets: groups of cells that can do without one of their digits, not without two."""

from sudologue.rules.als.telling.als import blossom, double, end_sets

__all__ = ["blossom", "double", "end_sets"]
