"""The card of the SK-loop."""

from sudologue.rules.card import Card, Tier

SK_LOOP = Card(
    slug="sk_loop",
    tier=Tier.EXOTIC,
    page="exotic",
    example="1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
)
