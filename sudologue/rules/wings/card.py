"""Cards of the wings."""

from functools import partial

from sudologue.rules.card import Card, Tier

_wing = partial(Card, tier=Tier.PATTERNS, page="wings")

XY_WING = _wing(
    slug="xy_wing",
    se="4.2",
    hodoku="0800",
    example="214365987657819423938427561369248175572691834481753.9.74358..19.2597..4..96134.5.",
)

XYZ_WING = _wing(
    slug="xyz_wing",
    se="4.4",
    hodoku="0801",
    example="9817643522375198..4653821975241786398164937253796254811.32.6..87.89.1...6528.7.1.",
)

W_WING = _wing(
    slug="w_wing",
    hodoku="0803",
    example="732584961156739482..86215735149682376732458198293176543.74561282.51937.6..18723.5",
)

WXYZ_WING = _wing(
    slug="wxyz_wing",
    se="5.5",
    hodoku="0802",
    example="794365218826471...35182976426..47...57..86.4.148.32.7.412698537685713429937254186",
)

BIG_WING = Card(
    slug="big_wing",
    tier=Tier.EXTREME,
    page="wings",
    se="6.2",
    example="214365987657819423938427561369248175572691834..1753.9...358..19.2597..4..961.4.5.",
)
