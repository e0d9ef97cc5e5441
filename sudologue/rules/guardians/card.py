"""The card of the guardians."""

from sudologue.rules.card import Card, Tier

GUARDIANS = Card(
    slug="guardians",
    tier=Tier.PATTERNS,
    page="colouring",
    hodoku="0705",
    example="4358627912874915631693574283587291467126...5994651.2.782193567457.1.69.269.27..15",
)
