"""Cards of the tridagons."""

from functools import partial

from sudologue.rules.card import Card, Tier

_tridagon = partial(Card, page="exotic")

TRIDAGON = _tridagon(
    slug="tridagon",
    tier=Tier.EXOTIC,
    example="57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
)

TRIDAGON_VERITY = _tridagon(
    slug="tridagon_verity",
    tier=Tier.FORCING,
    example="576...9..........8.1.........168..4......28.9..2.9416..8..2.......9.82.4...41.6..",
)
