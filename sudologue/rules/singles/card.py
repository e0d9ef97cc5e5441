"""Cards of the singles."""

from sudologue.rules.card import Card, Tier

FULL_HOUSE = Card(
    slug="full_house",
    tier=Tier.SINGLES,
    page="singles",
    se="1.0",
    hodoku="0000",
    example="14986732...314.786..7...914471.3.259.3....147...47186332..154787.4.2.591.1.7.4632",
)

NAKED_SINGLE = Card(
    slug="naked_single",
    tier=Tier.SINGLES,
    page="singles",
    se="2.3",
    hodoku="0003",
    example="..587........6..897..21...5..2.4.56....6...7....7..4.3.5.9....62....6....46.8...1",
)

HIDDEN_SINGLE = Card(
    slug="hidden_single",
    tier=Tier.SINGLES,
    page="singles",
    se="1.2 in a box, 1.5 in a line",
    hodoku="0002",
    example="..587........6..897..21...5..2.4.56....6...7....7..4.3.5.9....62....6....46.8...1",
)
