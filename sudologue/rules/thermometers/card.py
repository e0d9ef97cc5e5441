"""Cards of the thermometers."""

from functools import partial

from sudologue.rules.card import Card, Tier

_tube = partial(Card, tier=Tier.LOCKED_SETS, page="thermometers", needs_clues=True)

THERMO_BOUNDS = _tube(
    slug="thermo_bounds",
    example=(
        '{"size":9,"givens":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5'
        '....8..79","thermos":[["r2c7","r2c8","r3c7","r3c8","r3c9","r2c9"]],"extra":{"box":[3,3]}}'
    ),
)
THERMO_NEIGHBOUR = _tube(
    slug="thermo_neighbour",
    example=(
        '{"size":9,"givens":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5'
        '....8..79","thermos":[["r4c6","r3c6","r3c5"]],"extra":{"box":[3,3]}}'
    ),
)
