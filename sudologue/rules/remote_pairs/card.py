"""Cards of the remote pairs."""

from sudologue.rules.card import Card, Tier

REMOTE_PAIR = Card(
    slug="remote_pair",
    tier=Tier.PATTERNS,
    page="wings",
    hodoku="0703",
    example="7325.4.6115673.4.2..8..1573514....37673.45.198293176543.7.5.1282.51.37.6..1.723.5",
)

CHUTE_REMOTE_PAIRS = Card(
    slug="chute_remote_pairs",
    tier=Tier.PATTERNS,
    page="wings",
    example="732584961156739482..86215735149682376732458198293176543.7.561282.51937.6..1.723.5",
)
