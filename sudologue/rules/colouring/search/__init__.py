"""How the rules of this family are found."""

from sudologue.rules.colouring import card as cards
from sudologue.rules.colouring.search.coloured_links import ColouringInferences
from sudologue.rules.colouring.search.colouring import (
    ColouringOfOneDigit,
    Medusa3D,
    double_meetings,
    open_meetings,
    traps,
    wraps,
)

RULES = (
    ColouringOfOneDigit(cards.SIMPLE_COLORS_TRAP, traps, ColouringInferences.trap),
    ColouringOfOneDigit(cards.SIMPLE_COLORS_WRAP, wraps, ColouringInferences.wrap),
    ColouringOfOneDigit(cards.MULTI_COLORS_1, open_meetings, ColouringInferences.between_pairs),
    ColouringOfOneDigit(cards.MULTI_COLORS_2, double_meetings, ColouringInferences.between_colours),
    Medusa3D(),
)
