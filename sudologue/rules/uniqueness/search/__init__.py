"""How the rules of this family are found."""

from sudologue.rules.uniqueness.search.avoidable_rectangles import (
    AvoidableRectangle1,
    AvoidableRectangle2,
)
from sudologue.rules.uniqueness.search.bug import Bug234, BugPlus1, BugPlusN
from sudologue.rules.uniqueness.search.extended_rectangles import ExtendedRectangle
from sudologue.rules.uniqueness.search.unique_loops import UniqueLoop
from sudologue.rules.uniqueness.search.unique_rectangles import (
    HiddenRectangle,
    UniqueRectangle1,
    UniqueRectangle2,
    UniqueRectangle3,
    UniqueRectangle4,
    UniqueRectangle5,
    UniqueRectangle6,
)

RULES = (
    UniqueRectangle1(),
    AvoidableRectangle1(),
    UniqueRectangle2(),
    UniqueRectangle5(),
    AvoidableRectangle2(),
    UniqueRectangle4(),
    UniqueRectangle3(),
    UniqueRectangle6(),
    HiddenRectangle(),
    BugPlus1(),
    UniqueLoop(),
    ExtendedRectangle(),
    Bug234(),
    BugPlusN(),
)
