"""Boards from what people have got: givens, their own digits, and what they have crossed out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.model import Board, Layout, bits_of


def position(
    values: Sequence[int | None],
    layout: Layout,
    given: Iterable[int] | None = None,
    candidates: int | None = None,
    removed: int = 0,
    barred: int = 0,
) -> Board:
    """The board of these digits and candidates, whether or not they contradict each other.

    `given` has the numbers of the cells whose digits are givens, all of them without it. What may
    still be true is `candidates`, if they are told, and never what is `removed`, or `barred` by the
    puzzle itself; all three are masks with a bit for each candidate of the layout.
    """
    numbers = None if given is None else [layout.cells[number] for number in given]
    board = Board.from_values(values, layout, numbers)
    live = board.live & ~(removed | barred)
    if candidates is not None:
        live &= candidates
    return Board(layout, live, board.filled, board.givens, barred)


def candidates_of(domains: Iterable[int], layout: Layout) -> int:
    """The candidates of cells whose digits are told as bits, in order, digit d as bit `d - 1`."""
    return sum(
        1 << plane * layout.cell_count + number
        for number, domain in enumerate(domains)
        for plane in bits_of(domain)
    )
