"""Single-digit patterns: two houses that meet, so that one of them has the digit at its far end."""

from sudologue.rules.single_digit.telling.empty_rectangles import (
    EmptyRectanglesTelling,
    RectangleEliminationTelling,
)
from sudologue.rules.single_digit.telling.two_links import DualKiteTelling, TwoStrongLinksTelling

__all__ = [
    "DualKiteTelling",
    "EmptyRectanglesTelling",
    "RectangleEliminationTelling",
    "TwoStrongLinksTelling",
]
