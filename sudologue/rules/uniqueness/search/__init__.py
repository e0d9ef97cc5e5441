"""The rules that take it for granted that the puzzle has one solution."""

from sudologue.rules.uniqueness.search.bug import Bug234, BugPlus1, BugPlusN
from sudologue.rules.uniqueness.search.extended_rectangles import ExtendedRectangle
from sudologue.rules.uniqueness.search.unique_loops import UniqueLoop
from sudologue.rules.uniqueness.search.unique_rectangles import RECTANGLE_RULES

RULES = (
    *RECTANGLE_RULES,
    BugPlus1(),
    UniqueLoop(),
    ExtendedRectangle(),
    Bug234(),
    BugPlusN(),
)
