"""The card of the almost locked candidates."""

from sudologue.rules.cards.card import Card, Tier

ALMOST_LOCKED_CANDIDATES = Card(
    slug="almost_locked_candidates",
    title="Almost Locked Candidates",
    tier=Tier.LOCKED_SETS,
    summary=(
        "When a cell of one house can take only two digits, and a house that crosses the first "
        "elsewhere has a single place for these digits outside the crossing, that place takes no "
        "other digit, and both leave the rest of the first house; likewise with two cells, three "
        "digits and two places."
    ),
    reason=(
        "What the cells take, their house takes no second time, so the crossing house must have "
        "those digits outside the crossing, where it has just enough places for them. That leaves "
        "one digit, which goes into the crossing. So the places have no room for anything else, "
        "and the first house has all of the digits in the cells and in the crossing."
    ),
    aliases=("almost locked pair", "almost locked triple"),
)
