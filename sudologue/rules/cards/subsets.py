"""Cards of the subsets."""

from sudologue.rules.cards.card import Card, Tier

NAKED_PAIR = Card(
    slug="naked_pair",
    title="Naked Pair",
    tier=Tier.LOCKED_SETS,
    summary=(
        "When two cells of a house have the same two candidates and no others, those digits leave "
        "the rest of the house."
    ),
    reason=(
        "Two cells that can take only two digits will take both, one each. Which goes where is "
        "open, but nothing is left of either digit for any other cell of the house."
    ),
    aliases=("conjugate pair of cells", "locked set of two"),
    se="3.0",
    hodoku="0200",
)

HIDDEN_PAIR = Card(
    slug="hidden_pair",
    title="Hidden Pair",
    tier=Tier.LOCKED_SETS,
    summary=(
        "When two digits of a house have the same two places and no others, those cells take no "
        "other digit."
    ),
    reason=(
        "Two digits that can go in only two cells will fill both, one each. Which goes where is "
        "open, but there is no room left in either cell for any other digit."
    ),
    aliases=("unique pair",),
    se="3.4",
    hodoku="0210",
)
