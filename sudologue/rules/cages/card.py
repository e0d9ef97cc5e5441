"""Cards of what killer cages say."""

from functools import partial

from sudologue.rules.card import Card, Tier, killer

_cage = partial(Card, tier=Tier.LOCKED_SETS, page="cages", needs_clues=True)

LAST_OF_CAGE = _cage(
    slug="last_of_cage",
    tier=Tier.SINGLES,
    example=killer(
        "1.6.8..9.49....85....749..6....923.49..4.....37.1.6........1789.8...42....597.6.3",
        "8: r1c1 r1c2 r2c1, 15: r1c3 r1c4 r2c3, 17: r2c4 r3c4 r3c5, 11: r6c5 r6c6",
    ),
)

CAGE_COMBINATION = _cage(
    slug="cage_combination",
    example=killer(
        "..5.9.34...87.2......4.32.......1....5..2..8..865...9.83..........6798.1...3...2.",
        "7: r7c3 r7c4 r8c3, 17: r5c1 r5c2 r6c2, 8: r5c9 r6c9",
    ),
)

MIN_MAX_CAGE = _cage(
    slug="min_max_cage",
    example=killer(
        ".867.3.9..3.2...8.....1.5....5.....196.......871....647.8324.......6..5..1.....43",
        "12: r2c1 r3c1 r4c1, 17: r2c2 r2c3 r3c3 r4c3, 5: r6c5 r6c6, 11: r8c8 r9c7 r9c8",
    ),
)

CAGE_PLACEMENT = _cage(
    slug="cage_placement",
    example=killer(
        "....8.941.1..6..........3.5.9..1.65......2..96.....4...4..3.52.16....7..582....36",
        "12: r1c3 r1c4 r2c3, 13: r5c9 r6c8 r6c9, 11: r7c4 r8c3 r8c4 r9c3, 12: r7c9 r8c9",
    ),
)

CAGE_HOUSE_OVERLAP = _cage(
    slug="cage_house_overlap",
    example=killer(
        "...3....1.67.4835.....6.2.8.7....1..........4....358.67..5..6.331.4.7.........487",
        "15: r1c1 r2c1 r2c2, 18: r2c3 r3c3 r4c3, 24: r4c4 r5c4 r5c5, 26: r8c8 r8c9 r9c8 r9c9",
    ),
)

CAGE_MUST_HAVE = _cage(
    slug="cage_must_have",
    example=killer(
        ".9.7.8.......2....6...5.487.7..8........31.7.......8.4....62..33.....628..6..5749",
        "26: r1c2 r1c3 r2c2 r2c3, 13: r5c3 r5c4 r6c3, 21: r5c7 r5c8 r5c9, 29: r6c4 r7c3 r7c4 r8c4",
    ),
)

KILLER_PAIR = _cage(
    slug="killer_pair",
    example=killer(
        "27..15946351....2....28........74........2.9.....63784794..83.....6...7..1.......",
        "8: r3c6 r3c7, 8: r3c8 r3c9, 9: r5c1 r6c1, 12: r5c4 r5c5 r6c5, 10: r7c4 r7c5 r8c5",
    ),
)

KILLER_TRIPLE = _cage(
    slug="killer_triple",
    example=killer(
        ".3.1.2..4..9...72.12.4.6....916......8..5.1.2.7..1..8...28.53.7..6731...71.......",
        "10: r1c4 r2c4 r3c4, 18: r2c6 r2c7 r3c7, 10: r4c3 r5c3 r6c3, 9: r5c1 r6c1, 15: r7c4 r8c4",
    ),
)
