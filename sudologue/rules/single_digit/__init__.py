"""Patterns of one digit that are smaller, or easier seen, than fish."""

from sudologue.rules.single_digit.dual_kites import DualTwoStringKite
from sudologue.rules.single_digit.empty_rectangles import (
    DualEmptyRectangle,
    EmptyRectangle,
    RectangleElimination,
)
from sudologue.rules.single_digit.strong_links import (
    GroupedTwoStrongLinks,
    Skyscraper,
    TurbotFish,
    TwoStringKite,
)

__all__ = [
    "DualEmptyRectangle",
    "DualTwoStringKite",
    "EmptyRectangle",
    "GroupedTwoStrongLinks",
    "RectangleElimination",
    "Skyscraper",
    "TurbotFish",
    "TwoStringKite",
]
