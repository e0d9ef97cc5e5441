"""Killers of our own: each cell is in a cage, and no digit is given.

A line of a table is a cage: its number, and its cells.
"""

from __future__ import annotations

import json

from puzzles.checks import LOCKED, PAIRS

CAGE_RULES = (
    *LOCKED,
    "last_of_cage",
    "cage_combination",
    "min_max_cage",
    "cage_placement",
    "cage_house_overlap",
    "cage_must_have",
    *PAIRS[len(LOCKED) :],
    "killer_pair",
    "killer_triple",
)
"""Enough for these, and for most published ones together with the rule of 45."""


def record(size: int, box: tuple[int, int], cages: str) -> str:
    """A killer as the text that a board is read from."""
    lines = [line.split() for line in cages.split("\n") if line.strip()]
    fields = {
        "size": size,
        "givens": "." * size * size,
        "cages": [{"cells": cells, "sum": int(total)} for total, *cells in lines],
        "extra": {"box": box},
    }
    return json.dumps(fields)


SIX = """
    11  r1c1 r1c2 r2c2
    8   r1c3 r1c4 r1c5
    10  r1c6 r2c6 r3c6
    9   r2c1 r3c1 r4c1
    8   r2c3 r2c4 r3c4
    11  r2c5 r3c5
    10  r3c2 r4c2 r4c3
    4   r3c3
    11  r4c4 r5c4 r5c5
    13  r4c5 r4c6 r5c6
    10  r5c1 r5c2 r5c3
    16  r6c1 r6c2 r6c3 r6c4
    5   r6c5 r6c6
"""

NINE = """
    21  r1c1 r1c2 r2c1 r2c2
    12  r1c3 r1c4 r2c3
    7   r1c5 r1c6
    14  r1c7 r2c7
    4   r1c8
    20  r1c9 r2c8 r2c9 r3c9
    7   r2c4 r2c5
    23  r2c6 r3c5 r3c6
    16  r3c1 r4c1 r5c1
    10  r3c2 r3c3
    18  r3c4 r4c4 r5c4
    18  r3c7 r3c8 r4c6 r4c7 r5c7
    13  r4c2 r4c3
    13  r4c5 r5c5
    15  r4c8 r5c8 r5c9
    2   r4c9
    17  r5c2 r5c3 r6c2 r6c3
    10  r5c6 r6c6
    26  r6c1 r7c1 r7c2 r8c1 r8c2
    17  r6c4 r7c4 r7c5
    6   r6c5
    20  r6c7 r6c8 r6c9 r7c7
    10  r7c3 r8c3
    11  r7c6 r8c6
    4   r7c8 r8c8
    13  r7c9 r8c9
    17  r8c4 r8c5 r9c4 r9c5
    20  r8c7 r9c7 r9c8
    10  r9c1 r9c2
    1   r9c3
    4   r9c6
    6   r9c9
"""

KILLERS = {
    "six": (record(6, (2, 3), SIX), "465213213465634152152634541326326541"),
    "nine": (
        record(9, (3, 3), NINE),
        "789125643152346897364798521476981352918253764235467189543679218697812435821534976",
    ),
}
"""Each with its solution."""
