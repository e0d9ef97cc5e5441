"""The classic board as numbers, in the order in which Sudoku Explainer goes through it.

Houses are numbered boxes first, then rows, then columns, each with nine positions. A candidate is
`9 * cell + digit`, a place `9 * house + digit`, with digits from 0; sets are bits in an integer.
"""

from __future__ import annotations

BOXES, ROWS, COLUMNS = range(9), range(9, 18), range(18, 27)
ALL = 0x1FF
"""Nine bits: all digits of a cell, or all positions in a house."""

CELLS_OF: tuple[tuple[int, ...], ...] = (
    *(
        tuple(27 * (b // 3) + 3 * (b % 3) + 9 * (p // 3) + p % 3 for p in range(9))
        for b in range(9)
    ),
    *(tuple(9 * row + p for p in range(9)) for row in range(9)),
    *(tuple(9 * p + column for p in range(9)) for column in range(9)),
)
"""The cells of each house, by position."""

HOUSES_OF: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((h, CELLS_OF[h].index(cell)) for h in range(27) if cell in CELLS_OF[h])
    for cell in range(81)
)
"""The box, row and column of each cell, and its position there."""

PEERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(dict.fromkeys(peer for h, _ in HOUSES_OF[cell] for peer in CELLS_OF[h] if peer != cell))
    for cell in range(81)
)
"""The cells that each cell sees: those of its box, its row and its column."""

SEEN: tuple[int, ...] = tuple(sum(1 << peer for peer in peers) for peers in PEERS)
"""The same as bits."""

COUNT: tuple[int, ...] = tuple(bits.bit_count() for bits in range(512))
BITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(bit for bit in range(9) if bits >> bit & 1) for bits in range(512)
)
"""The bits that are set in each number of nine."""

CELL_OF_PLACE: tuple[tuple[int, ...], ...] = tuple(
    tuple(9 * CELLS_OF[place // 9][position] + place % 9 for position in range(9))
    for place in range(243)
)
"""The candidate at each position of a place."""


def shared(one: int, other: int) -> tuple[int, ...]:
    """The houses that two cells have in common."""
    return tuple(h for h, _ in HOUSES_OF[one] if h in {g for g, _ in HOUSES_OF[other]})
