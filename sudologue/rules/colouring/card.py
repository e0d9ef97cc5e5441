"""Cards of colouring, by one digit and by all."""

from functools import partial

from sudologue.rules.card import Card, Tier

_colouring = partial(Card, tier=Tier.PATTERNS, page="colouring")

SIMPLE_COLORS_TRAP = _colouring(
    slug="simple_colors_trap",
    hodoku="0500",
    example="2.186954.64.215.89958347612.1479625..25134.96.965281.44.9651.2.18247396556.9824.1",
)

SIMPLE_COLORS_WRAP = _colouring(
    slug="simple_colors_wrap",
    hodoku="0501",
    example=(
        ":0000:x:3978..5.6251..6.984685.9..29.5.6.8.78.69.7..573..85.696.3.589715796..28418.79.653:"
        "146 155::"
    ),
)

MULTI_COLORS_1 = _colouring(
    slug="multi_colors_1",
    hodoku="0502",
    example=".452..76867....429829467351.9....67.487621593.6.7..18.938156247754832916216974835",
)

MULTI_COLORS_2 = _colouring(
    slug="multi_colors_2",
    hodoku="0503",
    example=(
        ":0000:x:..72.5..4.42..1..79...4726.2615834795794268..48371962532415879679.632.4...69743.2:"
        "198::"
    ),
)

MEDUSA_3D = _colouring(
    slug="medusa_3d",
    hodoku="0507",
    example=(
        ":0000:x:......258268.5......5284...5.73.8...6.35.1.8.18..725.3.3..258767.68.9...8.27364..:"
        "992::"
    ),
)
