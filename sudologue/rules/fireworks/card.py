"""The card of the firework triple."""

from sudologue.rules.card import Card, Tier

FIREWORK_TRIPLE = Card(
    slug="firework_triple",
    tier=Tier.EXOTIC,
    page="exotic",
    example="57.84...1.....1..82......36.5.....42..7...8.9....94.6...4.26.9.3.59.8.1.72.4..6..",
)
