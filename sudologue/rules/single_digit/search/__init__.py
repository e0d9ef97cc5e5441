"""The rules for patterns of one digit: two strong links, and empty rectangles."""

from sudologue.rules.single_digit import card as cards
from sudologue.rules.single_digit.search.named_patterns import (
    DualEmptyRectangle,
    DualTwoStringKite,
    EmptyRectangle,
    RectangleElimination,
    TwoStrongLinks,
    is_grouped,
    is_kite,
    is_skyscraper,
    is_turbot_fish,
)

RULES = (
    TwoStrongLinks(cards.SKYSCRAPER, is_skyscraper),
    TwoStrongLinks(cards.TWO_STRING_KITE, is_kite),
    TwoStrongLinks(cards.TURBOT_FISH, is_turbot_fish),
    EmptyRectangle(),
    RectangleElimination(),
    TwoStrongLinks(cards.GROUPED_TWO_STRONG_LINKS, is_grouped),
    DualTwoStringKite(),
    DualEmptyRectangle(),
)
