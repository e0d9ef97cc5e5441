"""Cards of the fish of parallel lines: basic, finned and sashimi."""

from functools import partial

from sudologue.rules.card import Card, Tier

_fish = partial(Card, tier=Tier.PATTERNS, page="fish")

X_WING = _fish(
    slug="x_wing",
    se="3.2",
    hodoku="0300",
    example="214365987657819423938427561369248175572691834481753.9..4358..19.2597..4..96134.5.",
)

SWORDFISH = _fish(
    slug="swordfish",
    se="3.8",
    hodoku="0301",
    example="74.38269.9..4657.2..2719354.192435.72739564..5.41782.9328697145497531826156824973",
)

JELLYFISH = _fish(
    slug="jellyfish",
    se="5.2",
    hodoku="0302",
    example="74.3.269.9..46.7.2..2719354.192435.727.9.64....417.2.9328697145497531826156824973",
)

LARGE_FISH = _fish(
    slug="large_fish",
    hodoku="0303",
    more_codes=("0304", "0305"),
    example="7325.4.6115673.4.2..8..1573514....37673.45.198293176543.7.5.1282.51.37.6..1.723.5",
)

FINNED_X_WING = _fish(
    slug="finned_x_wing",
    hodoku="0310",
    example=".81.2.5.9.2.95.1...9...7824278.4.695156279348934.8.217.4.7..98.76981.43.812.9.75.",
)

FINNED_SWORDFISH = _fish(
    slug="finned_swordfish",
    hodoku="0311",
    example=".81.2.579427958163.9.1.7824278341695156279348934586217.4.7..981769815432812.9.756",
)

FINNED_JELLYFISH = _fish(
    slug="finned_jellyfish",
    hodoku="0312",
    example=".4.3.269.9..46.7.2..2.1.354.192435.72....64....417.2.9328697145497531826156..4973",
)

SASHIMI_X_WING = _fish(
    slug="sashimi_x_wing",
    hodoku="0320",
    example="7325.4.6115673...2..8...573514....37673.45.198293..6543.7.5.1282.5..3..6..1..23.5",
)

SASHIMI_SWORDFISH = _fish(
    slug="sashimi_swordfish",
    hodoku="0321",
    example="9746.2..51.28759..5.6........5.9......928....8.15...92413758269.5.963..8698124..7",
)

SASHIMI_JELLYFISH = _fish(
    slug="sashimi_jellyfish",
    hodoku="0322",
    example="53..7....6..195....98....6.8..76...34268537917..92...6.6....28....419..5....8..79",
)

FINNED_LARGE_FISH = _fish(
    slug="finned_large_fish",
    hodoku="0313",
    more_codes=("0314", "0315", "0323", "0324", "0325"),
    example="9746.2..51.28759..5.6........5.9......928....8.15...92413758269.57963..8698124..7",
)
