"""The card of the SK-loop."""

from sudologue.rules.card import Card, Tier

SK_LOOP = Card(
    slug="sk_loop",
    title="SK-Loop",
    tier=Tier.EXOTIC,
    page="exotic",
    summary=(
        "When pairs of cells go in a ring about four filled ones, and the houses of neighbouring "
        "pairs can give them only as many digits as they have cells, each of these houses keeps "
        "its digits in the ring."
    ),
    reason=(
        "Each digit that goes into the ring is one that some house gives to its pairs, and a house "
        "gives each digit once. With as many digits to give, house by house, as there are cells, "
        "every one of them is needed. So none of them goes to another cell of its house."
    ),
    spotting=(
        "To find the next one, look for four filled cells where two rows and two columns cross in "
        "four boxes, and count what each line and box can give to the cells around them."
    ),
    example="1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    aliases=("domino loop", "virus pattern"),
)
