"""How the rules of this family are found."""

from sudologue.rules.single_digit.search.dual_kites import DualTwoStringKite
from sudologue.rules.single_digit.search.empty_rectangles import (
    DualEmptyRectangle,
    EmptyRectangle,
    RectangleElimination,
)
from sudologue.rules.single_digit.search.strong_links import (
    GroupedTwoStrongLinks,
    Skyscraper,
    TurbotFish,
    TwoStringKite,
)

RULES = (
    Skyscraper(),
    TwoStringKite(),
    TurbotFish(),
    EmptyRectangle(),
    RectangleElimination(),
    GroupedTwoStrongLinks(),
    DualTwoStringKite(),
    DualEmptyRectangle(),
)
