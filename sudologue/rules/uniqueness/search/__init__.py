"""The rules that take it for granted that the puzzle has one solution."""

from sudologue.rules.uniqueness import card as cards
from sudologue.rules.uniqueness.search.bug import Bug234, BugPlus1, BugPlusN
from sudologue.rules.uniqueness.search.deadly_rectangles import (
    RectangleWithExtras,
    open_rectangles,
    partly_placed_rectangles,
)
from sudologue.rules.uniqueness.search.extended_rectangles import ExtendedRectangle
from sudologue.rules.uniqueness.search.unique_loops import UniqueLoop
from sudologue.rules.uniqueness.search.unique_rectangles import (
    HiddenRectangle,
    RectangleType,
    UniqueRectangle6,
)

in_one_cell, of_one_digit = RectangleWithExtras.in_one_cell, RectangleWithExtras.of_one_digit
in_subset, with_locked_digit = RectangleWithExtras.in_subset, RectangleWithExtras.with_locked_digit

RULES = (
    RectangleType(cards.UNIQUE_RECTANGLE_1, open_rectangles, in_one_cell),
    RectangleType(cards.AVOIDABLE_RECTANGLE_1, partly_placed_rectangles, in_one_cell),
    RectangleType(cards.UNIQUE_RECTANGLE_2, open_rectangles, of_one_digit, True),
    RectangleType(cards.UNIQUE_RECTANGLE_5, open_rectangles, of_one_digit, False),
    RectangleType(cards.AVOIDABLE_RECTANGLE_2, partly_placed_rectangles, of_one_digit),
    RectangleType(cards.UNIQUE_RECTANGLE_4, open_rectangles, with_locked_digit, True),
    RectangleType(cards.UNIQUE_RECTANGLE_3, open_rectangles, in_subset, True),
    UniqueRectangle6(),
    HiddenRectangle(),
    BugPlus1(),
    UniqueLoop(),
    ExtendedRectangle(),
    Bug234(),
    BugPlusN(),
)
