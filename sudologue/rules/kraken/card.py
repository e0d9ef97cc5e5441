"""Cards of the kraken fish."""

from sudologue.rules.card import Card, Tier

KRAKEN_FISH_1 = Card(
    slug="kraken_fish_1",
    title="Kraken Fish Type 1",
    tier=Tier.FORCING,
    page="forcing",
    summary=(
        "A fish would rule a candidate out if it had no fins; and from each of its fins a chain "
        "leads to that candidate's being false."
    ),
    reason=(
        "Either some fin is true, or none is. If one is, the chain from it rules the candidate "
        "out; if none is, the fish does."
    ),
    aliases=("Kraken Fish", "fish with chained fins"),
    hodoku="0371",
    example="745...6..329564718861..7..4683...971517693842492871...978..64..13......725.7..1..",
)

KRAKEN_FISH_2 = Card(
    slug="kraken_fish_2",
    title="Kraken Fish Type 2",
    tier=Tier.FORCING,
    page="forcing",
    summary=(
        "From each fin of a fish, and from each of its corners in one of the covers, a chain leads "
        "to the same candidate's being false."
    ),
    reason=(
        "If no fin is true, the fish takes the digit once in each cover, so one of the corners in "
        "that cover is true. In any case the candidate falls to a chain."
    ),
    aliases=("Kraken Fish", "kraken row, column or box of a fish"),
    hodoku="0372",
    example="824.3976.7.3648.299.6..7843287...3.6469..3.82531...974.75...6..648...2.7.92...4..",
)
