"""Cards of the rule of 45."""

from functools import partial

from sudologue.rules.card import Card, Tier, killer

_ledger = partial(Card, tier=Tier.LOCKED_SETS, page="rule-of-45", needs_clues=True)
_killer = partial(
    killer, "...........................8..76..234..8.3..17...2...6.6....28....419..5....8..79"
)

INNIE = _ledger(
    slug="innie_45", example=_killer("8: r1c1 r1c2, 17: r1c3 r1c4 r1c5, 18: r1c6 r1c7 r1c8")
)

OUTIE = _ledger(
    slug="outie_45",
    example=_killer("8: r1c1 r1c2, 13: r1c3 r2c2 r2c3, 7: r2c1 r3c1, 20: r3c2 r3c3 r3c4"),
)

CAGE_SPLITTING = _ledger(
    slug="cage_splitting",
    example=_killer("8: r1c1 r1c2, 17: r1c3 r1c4 r1c5, 17: r1c6 r1c7, 15: r1c8 r1c9 r2c8 r2c9"),
)

INNIES = _ledger(
    slug="innies_45", example=_killer("8: r1c1 r1c2, 17: r1c3 r1c4 r1c5, 3: r1c8 r1c9")
)

OUTIES = _ledger(
    slug="outies_45",
    example=_killer("12: r1c1 r1c2 r1c3, 14: r2c1 r2c2 r3c1, 23: r2c3 r2c4 r3c2 r3c3 r3c4"),
)

INNIES_OUTIES = _ledger(
    slug="innies_outies_45",
    example=_killer("8: r1c1 r1c2, 7: r2c1 r3c1, 16: r2c2 r3c2, 13: r2c3 r3c3 r3c4"),
)

ODD_EVEN = _ledger(
    slug="odd_even_45",
    example=_killer("8: r1c1 r1c2, 10: r1c3 r1c4, 15: r1c5 r1c6", odd="r1c7 r1c8"),
)

MULTI_HOUSE = _ledger(
    slug="multi_house_45",
    example=_killer(
        "11: r1c1 r2c1, 10: r1c2 r2c2, 7: r1c3 r2c3 r2c4, 13: r1c4 r1c5, 14: r2c5 r2c6, "
        "17: r1c6 r1c7, 7: r2c7 r2c8, 3: r1c8 r1c9"
    ),
)
