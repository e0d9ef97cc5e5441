"""The rules that take it for granted that the puzzle has one solution."""

from sudologue.rules.rule import FunctionRule
from sudologue.rules.uniqueness import card as cards
from sudologue.rules.uniqueness.search.bug import bug_2_3_4, bug_plus_1, bug_plus_n
from sudologue.rules.uniqueness.search.extended_rectangles import extended_rectangle
from sudologue.rules.uniqueness.search.unique_loops import unique_loop
from sudologue.rules.uniqueness.search.unique_rectangles import RECTANGLE_RULES

RULES = (
    *RECTANGLE_RULES,
    FunctionRule(cards.BUG_PLUS_1, bug_plus_1),
    FunctionRule(cards.UNIQUE_LOOP, unique_loop),
    FunctionRule(cards.EXTENDED_RECTANGLE, extended_rectangle),
    FunctionRule(cards.BUG_2_3_4, bug_2_3_4),
    FunctionRule(cards.BUG_PLUS_N, bug_plus_n),
)
