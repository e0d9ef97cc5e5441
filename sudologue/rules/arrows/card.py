"""Cards of the arrows."""

from functools import partial

from sudologue.rules.card import Card, Tier

_arrow = partial(Card, tier=Tier.LOCKED_SETS, page="arrows", needs_clues=True)

ARROW_BOUNDS = _arrow(
    slug="arrow_bounds",
    example=(
        '{"size":9,"givens":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5'
        '....8..79","arrows":[["r1c7","r2c7","r3c7","r4c6"]],"extra":{"box":[3,3]}}'
    ),
)
ARROW_COMBINATION = _arrow(
    slug="arrow_combination",
    example=(
        '{"size":9,"givens":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5'
        '....8..79","arrows":[["r4c1","r5c2","r5c3"]],"extra":{"box":[3,3]}}'
    ),
)
ARROW_REPEATS = _arrow(
    slug="arrow_repeats",
    example=(
        '{"size":9,"givens":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5'
        '....8..79","arrows":[["r1c7","r2c8","r3c7"]],"extra":{"box":[3,3]}}'
    ),
)
