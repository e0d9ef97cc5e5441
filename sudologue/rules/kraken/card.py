"""Cards of the kraken fish."""

from sudologue.rules.card import Card, Tier

KRAKEN_FISH_1 = Card(
    slug="kraken_fish_1",
    tier=Tier.FORCING,
    page="forcing",
    hodoku="0371",
    example="745...6..329564718861..7..4683...971517693842492871...978..64..13......725.7..1..",
)

KRAKEN_FISH_2 = Card(
    slug="kraken_fish_2",
    tier=Tier.FORCING,
    page="forcing",
    hodoku="0372",
    example="824.3976.7.3648.299.6..7843287...3.6469..3.82531...974.75...6..648...2.7.92...4..",
)
