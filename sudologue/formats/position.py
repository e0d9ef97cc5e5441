"""Boards from what people have got: givens, their own digits, and what they have crossed out.

A puzzle that contradicts itself is refused, but a position that has gone wrong is a position: its
board has a dead end, which is what there is to say about it. Only two equal digits in sight of each
other cannot be a board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.errors import BoardConflictError
from sudologue.model import Board, Candidate, Cell, Layout, bits_of
from sudologue.model.conflicts import equal_digits, no_digit


class PositionConflictError(BoardConflictError):
    """Two equal digits that see each other, one of them at least not a given.

    `puzzle` is the board with the givens alone, `placed` the other digits, `clash` the two.
    """

    def __init__(
        self,
        parts: Iterable[object],
        puzzle: Board,
        placed: tuple[Candidate, ...],
        clash: tuple[Candidate, Candidate],
    ) -> None:
        super().__init__(*parts)
        self.puzzle = puzzle
        self.placed = placed
        self.clash = clash


def position(
    values: Sequence[int | None],
    layout: Layout,
    given: Iterable[int] | None = None,
    candidates: int | None = None,
    removed: int = 0,
    barred: int = 0,
) -> Board:
    """The board of these digits and candidates.

    `given` has the numbers of the cells whose digits are givens, all of them without it. What may
    still be true is `candidates`, if they are told, and never what is `removed`, or `barred` by the
    puzzle itself; all three are masks with a bit for each candidate of the layout.
    """
    numbers = None if given is None else frozenset(given)
    givens = [v if numbers is None or n in numbers else None for n, v in enumerate(values)]
    puzzle = Board.from_values(givens, layout)
    if barred & puzzle.givens:
        puzzle = puzzle.barring([layout.candidate(number) for number in bits_of(barred)])
    placed = _placed(values, givens, layout)
    live, filled = puzzle.live, puzzle.filled
    for candidate in placed:
        number = layout.candidate_number(candidate.cell, candidate.digit)
        filled |= 1 << number
        if not live >> number & 1:
            raise _conflict(puzzle, placed, candidate)
        live &= layout.spared_masks[number]
    if candidates is not None:
        live &= candidates
    return Board(layout, live & ~(removed | barred), filled, puzzle.givens, barred)


def candidates_of(domains: Iterable[int], layout: Layout) -> int:
    """The candidates of cells whose digits are told as bits, in order, digit d as bit `d - 1`."""
    return sum(
        1 << plane * layout.cell_count + number
        for number, domain in enumerate(domains)
        for plane in bits_of(domain)
    )


def _placed(
    values: Sequence[int | None], givens: Sequence[int | None], layout: Layout
) -> tuple[Candidate, ...]:
    """The digits that are no givens."""
    placed: list[Candidate] = []
    for cell, value, given in zip(layout.cells, values, givens, strict=True):
        if value is not None and given is None:
            if not 1 <= value <= layout.size:
                raise no_digit(cell, value, layout.size)
            placed.append(Candidate(cell, value))
    return tuple(placed)


def _conflict(
    puzzle: Board, placed: tuple[Candidate, ...], candidate: Candidate
) -> PositionConflictError:
    """The error for a placed digit that a given or an earlier one sees."""
    rivals: dict[Cell, int] = {
        cell: value
        for cell, value in zip(puzzle.layout.cells, puzzle.values, strict=True)
        if value is not None
    }
    rivals |= {c.cell: c.digit for c in placed[: placed.index(candidate)]}
    peers = puzzle.layout.peers(candidate.cell)
    rival = min(c for c, value in rivals.items() if value == candidate.digit and c in peers)
    one, other = min(rival, candidate.cell), max(rival, candidate.cell)
    said = equal_digits(puzzle.layout, one, other, candidate.digit)
    return PositionConflictError(
        ("the position contradicts itself: ", *said),
        puzzle,
        placed,
        (Candidate(rival, candidate.digit), candidate),
    )
