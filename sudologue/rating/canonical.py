"""One way to write a classic puzzle that all its shuffled copies share.

Lines and digits are told apart by what is in them, and by what is in whatever they meet there, and
so on until that tells no more. Of those that are still alike one is set apart, whichever it is, and
it goes on from there: as a rule they are alike because some turn exchanges them, and then it does
not matter which.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sudologue.model import CLASSIC, Board, bits_of
from sudologue.rating.turn import Turn

_SIZE, _BOX = 9, 3
_LINES = 2 * _SIZE


class _Entry(NamedTuple):
    """A candidate or a digit of a board; columns are numbered after the rows."""

    is_filled: bool
    row: int
    column: int
    digit: int


class _Ranks(NamedTuple):
    """The rank of each line, and of each digit; those alike share one."""

    lines: Sequence[int]
    digits: Sequence[int]

    @property
    def are_settled(self) -> bool:
        """Whether no two are alike."""
        return len(set(self.lines)) == _LINES and len(set(self.digits)) == _SIZE


def canonical_turn(board: Board) -> Turn | None:
    """The turn that brings a classic board into the form that all its copies share.

    Boards of other layouts have none.
    """
    if board.layout != CLASSIC:
        return None
    entries = list(_entries(board))
    ranks = _refined(_Ranks([0] * _LINES, [0] * _SIZE), entries)
    while not ranks.are_settled:
        ranks = _refined(_with_one_apart(ranks), entries)
    return _turn(ranks)


def _entries(board: Board) -> Iterable[_Entry]:
    width = board.layout.cell_count
    for candidates, is_filled in ((board.live, False), (board.filled, True)):
        for number in bits_of(candidates):
            digit, cell = divmod(number, width)
            row, column = divmod(cell, _SIZE)
            yield _Entry(is_filled, row, _SIZE + column, digit)


def _refined(ranks: _Ranks, entries: Sequence[_Entry]) -> _Ranks:
    """The ranks with all told apart that differ in what they meet."""
    while True:
        finer = _told_apart(ranks, entries)
        if (len(set(finer.lines)), len(set(finer.digits))) == (
            len(set(ranks.lines)),
            len(set(ranks.digits)),
        ):
            return finer
        ranks = finer


def _told_apart(ranks: _Ranks, entries: Sequence[_Entry]) -> _Ranks:
    lines, digits = ranks
    chutes = _chutes(lines)
    met_by_line: list[list[tuple[object, ...]]] = [[] for _ in range(_LINES)]
    met_by_digit: list[list[tuple[object, ...]]] = [[] for _ in range(_SIZE)]
    for is_filled, row, column, digit in entries:
        across, down, value = lines[row], lines[column], digits[digit]
        met_by_line[row].append((is_filled, value, down, chutes[column]))
        met_by_line[column].append((is_filled, value, across, chutes[row]))
        met_by_digit[digit].append((is_filled, min(across, down), max(across, down)))
    of_lines = [(lines[n], chutes[n], sorted(met)) for n, met in enumerate(met_by_line)]
    of_digits = [(digits[n], sorted(met)) for n, met in enumerate(met_by_digit)]
    return _Ranks(_ranked(of_lines), _ranked(of_digits))


def _chutes(lines: Sequence[int]) -> list[tuple[int, ...]]:
    """For each line, the ranks of the lines of its band or stack."""
    starts = range(0, _LINES, _BOX)
    return [tuple(sorted(lines[start : start + _BOX])) for start in starts for _ in range(_BOX)]


def _ranked(descriptions: Sequence[tuple[object, ...]]) -> list[int]:
    """How many come before each; those alike get the same number."""
    order = sorted(range(len(descriptions)), key=lambda n: descriptions[n])
    ranks = [0] * len(order)
    for place, (before, each) in enumerate(zip([order[0], *order], order, strict=False)):
        alike = descriptions[before] == descriptions[each]
        ranks[each] = ranks[before] if alike else place
    return ranks


def _with_one_apart(ranks: _Ranks) -> _Ranks:
    """The ranks with one of the first that are alike put after its likes."""
    lines, digits = list(ranks.lines), list(ranks.digits)
    alike = lines if len(set(lines)) < _LINES else digits
    first = min(rank for rank in alike if alike.count(rank) > 1)
    count = alike.count(first)
    alike[alike.index(first)] += count - 1
    return _Ranks(lines, digits)


def _turn(ranks: _Ranks) -> Turn:
    rows, columns = ranks.lines[:_SIZE], ranks.lines[_SIZE:]
    row_at, column_at = _places(rows), _places(columns)
    turned = sorted(columns) < sorted(rows)
    cells = [
        (
            column_at[column] * _SIZE + row_at[row]
            if turned
            else row_at[row] * _SIZE + column_at[column]
        )
        for row in range(_SIZE)
        for column in range(_SIZE)
    ]
    return Turn(CLASSIC, tuple(cells), tuple(_ranked([(rank,) for rank in ranks.digits])))


def _places(ranks: Sequence[int]) -> list[int]:
    """Where each row goes, or each column: the lowest bands first, and within them the lowest."""
    chutes = [sorted(ranks[start : start + _BOX]) for start in range(0, _SIZE, _BOX)]
    return _ranked([(chutes[n // _BOX], rank) for n, rank in enumerate(ranks)])
