"""The marks of a player: what is pencilled into the open cells, and how it is read.

*Full* marks are all candidates, and are used as they are. Where there are *none*, candidates are
worked out from the digits. *Partial* marks are notes: candidates are worked out all the same, and
what the notes say already is not told again. A digit that is marked in up to three cells of a
block, as Snyder taught it, says that the block has it there; or marks say what their cell can be.
Where they may be either, they have the benefit of the doubt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import TypeAlias, cast

from sudologue.errors import SudologueError, WrongTypeError, expect
from sudologue.model import Board, Cell, House, HouseKind, Layout, bits_of
from sudologue.model.cell import CellLike, cell_of
from sudologue.model.digit import parse_digit
from sudologue.wording import counted, shown

AUTO = "auto"

_Digits: TypeAlias = Iterable[int] | str
ByCell: TypeAlias = (
    Mapping[Cell, _Digits]
    | Mapping[str, _Digits]
    | Mapping[tuple[int, int], _Digits]
    | Mapping[CellLike, _Digits]
)
"""Digits by cell, cells and digits each as values or as texts."""

_MOST_PLACES = 3


class MarksKind(StrEnum):
    """How marks are read."""

    FULL = "full"
    NONE = "none"
    PARTIAL = "partial"


KINDS = (AUTO, *MarksKind)


@dataclass(frozen=True, init=False, repr=False)
class Marks:
    """Digits pencilled into cells, by cell; of a board, the candidates where any is gone.

    >>> marks = Marks({"r1c1": "23", (0, 1): [2, 3]})
    >>> [(str(cell), sorted(digits)) for cell, digits in marks.cells]
    [('r1c1', [2, 3]), ('r1c2', [2, 3])]

    The `kind` is how they are read; it is found out unless somebody says it.
    """

    cells: tuple[tuple[Cell, frozenset[int]], ...]
    kind: str = AUTO

    def __init__(self, marks: ByCell | Board, kind: str = AUTO) -> None:
        domains = _gone_from(marks) if isinstance(marks, Board) else _by_cell(marks)
        object.__setattr__(self, "cells", tuple(sorted(domains.items())))
        object.__setattr__(self, "kind", kind_named(kind))

    def __repr__(self) -> str:
        return f"<Marks in {counted(len(self.cells), 'cell')}, {self.kind}>"

    def mask(self, layout: Layout) -> int:
        """The marks as candidates."""
        return sum(
            1 << layout.candidate_number(cell, digit)
            for cell, digits in self.cells
            for digit in digits
        )

    def kind_on(self, board: Board) -> MarksKind:
        """How they are read: full where every open cell has some."""
        if self.kind != AUTO:
            return MarksKind(self.kind)
        marked = board.layout.cell_mask(tuple(cell for cell, _ in self.cells)) & board.open_cells
        if not marked:
            return MarksKind.NONE
        return MarksKind.PARTIAL if board.open_cells & ~marked else MarksKind.FULL


def kind_named(kind: str) -> str:
    """A way of reading marks, or `auto`."""
    expect(kind, str, "a way of reading marks: write 'auto', 'full', 'none' or 'partial'")
    if kind not in KINDS:
        raise SudologueError(f"marks are not {kind!r}: they are {', '.join(KINDS)}")
    return kind


def _gone_from(board: Board) -> dict[Cell, frozenset[int]]:
    """The candidates of those cells that have fewer than the digits leave."""
    gone = possible(board) & ~board.live
    layout = board.layout
    return {
        cell: board.domain(cell)
        for cell, domain in zip(layout.cells, layout.domain_masks, strict=True)
        if domain & gone and board.domain(cell)
    }


def _by_cell(marks: object) -> dict[Cell, frozenset[int]]:
    if not isinstance(marks, Mapping):
        raise WrongTypeError(f"{shown(marks)} is not marks: give a board, or digits by cell")
    given = cast("Mapping[object, Iterable[int] | str]", marks)
    known = {cell_of(cell): frozenset(_digits(digits)) for cell, digits in given.items()}
    return {cell: digits for cell, digits in known.items() if digits}


def _digits(digits: Iterable[int] | str) -> Iterator[int]:
    expect(digits, Iterable, "the marks of a cell: write '23', or [2, 3]")
    for digit in digits:
        yield parse_digit(digit) if isinstance(digit, str) else digit


def possible(board: Board) -> int:
    """The candidates that the digits of a board leave, whatever was crossed out."""
    return board.layout.left_beside(board.filled) & ~board.barred


@dataclass(frozen=True)
class Note:
    """Of a digit in a block, or of a cell, what marks deny: candidates as bits."""

    about: House | Cell
    digit: int | None
    denied: int


@dataclass(frozen=True)
class Pencilled:
    """A board to be reasoned on, and what the marks say beside it.

    `readings` are the ways in which partial marks can be read, the likeliest first. `stale` are
    marks that a placed digit rules out, as bits. `was_given` where a player's marks came beside the
    board.
    """

    board: Board
    kind: MarksKind
    readings: tuple[tuple[Note, ...], ...] = ((),)
    stale: int = 0
    was_given: bool = False

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the marks say, in the likeliest reading."""
        return self.readings[0]

    @cached_property
    def denied(self) -> int:
        """All that the notes deny, as bits."""
        denied = 0
        for note in self.notes:
            denied |= note.denied
        return denied

    def beside(self, solution: Board) -> Pencilled:
        """The same with the reading first that has the fewest notes wrong."""
        right = solution.filled
        wrong = [sum(bool(note.denied & right) for note in notes) for notes in self.readings]
        best = self.readings[wrong.index(min(wrong))]
        return replace(self, readings=(best,))


def pencilled(board: Board, marks: str | Marks) -> Pencilled:
    """A board with marks, read as they are said to be, or as they look."""
    if isinstance(marks, Marks):
        return _with_marks(board, marks)
    kind = kind_named(marks)
    has_marks = bool(possible(board) & ~board.live)
    if kind == AUTO:
        kind = MarksKind.FULL if has_marks else MarksKind.NONE
    if kind == MarksKind.FULL:
        return Pencilled(board, MarksKind.FULL)
    notes = _of_cells(board, Marks(board)) if kind == MarksKind.PARTIAL else ()
    return Pencilled(_anew(board), MarksKind(kind), (tuple(notes),))


def _anew(board: Board) -> Board:
    """The board with all candidates that its digits leave."""
    live = possible(board)
    return board if live == board.live else replace(board, live=live)


def _with_marks(board: Board, marks: Marks) -> Pencilled:
    kind, start = marks.kind_on(board), _anew(board)
    if kind is MarksKind.NONE:
        return Pencilled(start, kind, was_given=bool(marks.cells))
    layout = board.layout
    opened = sum(layout.domain_masks[number] for number in bits_of(board.open_cells))
    marked = marks.mask(layout) & opened
    stale = marked & ~start.live
    if kind is MarksKind.FULL:
        return Pencilled(replace(start, live=start.live & marked), kind, ((),), stale, True)
    places, cells = _of_places(start, marked), tuple(_of_cells(start, marks))
    readings = (cells,) if places is None else (places, cells)
    return Pencilled(start, kind, readings, stale, True)


def _of_cells(board: Board, marks: Marks) -> Iterator[Note]:
    """That each marked cell is one of its marks."""
    layout = board.layout
    marked = marks.mask(layout)
    start = possible(board)
    for cell, _ in marks.cells:
        domain = layout.domain_masks[layout.cell_number(cell)]
        if denied := start & domain & ~marked:
            yield Note(cell, None, denied)


def _of_places(board: Board, marked: int) -> tuple[Note, ...] | None:
    """That blocks have digits where they are marked; nothing where a digit has too many places."""
    notes: list[Note] = []
    layout = board.layout
    for house, cells in layout.house_masks.items():
        if house.kind in (HouseKind.BOX, HouseKind.REGION):
            for digit in layout.digits:
                places = cells << layout.plane_start(digit)
                count = (marked & places).bit_count()
                if count > _MOST_PLACES:
                    return None
                if count:
                    notes.append(Note(house, digit, board.live & places & ~marked))
    return tuple(notes)
