"""The marks of a player: what is pencilled into the open cells, and how it is read.

*Full* marks are all candidates, and are used as they are. Where there are *none*, candidates are
worked out from the digits. *Partial* marks are notes: candidates are worked out all the same, and
what the notes say already is not told again. A digit that is marked in up to three cells of a
block, as Snyder taught it, says that the block has it there; or marks say what their cell can be.
Where a player keeps the two apart, in corners and centres, each is read as what it is; where marks
may be either, they have the benefit of the doubt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Self, TypeAlias, cast

from sudologue.errors import SudologueError, WrongTypeError
from sudologue.messages import Messages
from sudologue.model import Board, Cell, House, HouseKind, Layout, bits_of, union_of
from sudologue.model.cell import CellLike, cell_of, parse_digit
from sudologue.wording import counted, shown

_say = Messages(__name__)

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

    The `kind` is how they are read; it is found out unless somebody says it. Where digits stand in
    `corners` beside others, these say where they can go in their block, and the others what their
    cell can be.
    """

    cells: tuple[tuple[Cell, frozenset[int]], ...]
    kind: str = AUTO
    corners: tuple[tuple[Cell, frozenset[int]], ...] = ()

    def __init__(
        self, marks: ByCell | Board, kind: str = AUTO, corners: ByCell | None = None
    ) -> None:
        domains = _gone_from(marks) if isinstance(marks, Board) else _by_cell(marks)
        own = {} if corners is None else _by_cell(corners)
        object.__setattr__(self, "cells", tuple(sorted(domains.items())))
        object.__setattr__(self, "kind", kind_named(kind))
        object.__setattr__(self, "corners", tuple(sorted(own.items())))

    @classmethod
    def of_bits(cls, layout: Layout, cells: int, corners: int = 0, kind: str = AUTO) -> Self:
        """Marks with a bit for each candidate."""
        return cls(_in_cells(layout, cells), kind, _in_cells(layout, corners))

    def __repr__(self) -> str:
        marked = {cell for cell, _ in (*self.cells, *self.corners)}
        return f"<Marks in {counted(len(marked), 'cell')}, {self.kind}>"

    def bits(self, layout: Layout) -> tuple[int, int]:
        """The marks, and those in corners, with a bit for each candidate."""
        return mask_of_cells(layout, self.cells), mask_of_cells(layout, self.corners)

    def among(self, board: Board) -> Marks:
        """Those of them that are candidates of a board."""
        cells, corners = self.bits(board.layout)
        live = board.masks.live
        return Marks.of_bits(board.layout, cells & live, corners & live, self.kind)

    def kind_on(self, board: Board) -> MarksKind:
        """How they are read: full where every open cell has some; corners count if they are alone.

        A cell that has nothing left on the board itself has all its marks crossed out.
        """
        if self.kind != AUTO:
            return MarksKind(self.kind)
        marked = board.masks.tables.cell_mask(tuple(cell for cell, _ in self.cells or self.corners))
        unmarked = board.masks.open_cells & ~marked
        if unmarked == board.masks.open_cells and not (self.cells and self.corners):
            return MarksKind.NONE
        has_left = any(board.domain(cell) for cell in board.masks.tables.cells_in(unmarked))
        return MarksKind.PARTIAL if has_left else MarksKind.FULL


def marks_beside(board: Board, centre: int, corner: int, kind: str) -> str | Marks:
    """The marks that a file has beside a board, if it has some, to be read as some kind."""
    return Marks.of_bits(board.layout, centre, corner, kind) if centre or corner else kind


def mask_of_cells(layout: Layout, cells: Iterable[tuple[Cell, frozenset[int]]]) -> int:
    """Digits of cells with a bit for each candidate."""
    return sum(
        1 << layout.tables.candidate_number(cell, digit)
        for cell, digits in cells
        for digit in digits
    )


def _in_cells(layout: Layout, marks: int) -> dict[Cell, set[int]]:
    cells: dict[Cell, set[int]] = {}
    for candidate in layout.tables.candidates_in(marks):
        cells.setdefault(candidate.cell, set()).add(candidate.digit)
    return cells


def kind_named(kind: str) -> str:
    """A way of reading marks, or `auto`."""
    _say.expect(kind, str, "a_way")
    if kind not in KINDS:
        raise SudologueError(f"marks are not {kind!r}: they are {', '.join(KINDS)}")
    return kind


def _gone_from(board: Board) -> dict[Cell, frozenset[int]]:
    """The candidates of those cells that have fewer than the digits leave."""
    gone, tables = possible(board) & ~board.masks.live, board.masks.tables
    return {
        cell: board.domain(cell)
        for cell, domain in zip(tables.cells, tables.domain_masks, strict=True)
        if domain & gone and board.domain(cell)
    }


def _by_cell(marks: object) -> dict[Cell, frozenset[int]]:
    if not isinstance(marks, Mapping):
        raise WrongTypeError(f"{shown(marks)} is not marks: give a board, or digits by cell")
    given = cast("Mapping[object, Iterable[int] | str]", marks)
    known = {cell_of(cell): frozenset(_digits(digits)) for cell, digits in given.items()}
    return {cell: digits for cell, digits in known.items() if digits}


def _digits(digits: Iterable[int] | str) -> Iterator[int]:
    _say.expect(digits, Iterable, "marks")
    for digit in digits:
        yield parse_digit(digit) if isinstance(digit, str) else digit


def possible(board: Board) -> int:
    """The candidates that the digits of a board leave, whatever was crossed out."""
    return board.masks.tables.left_beside(board.masks.filled) & ~board.masks.barred


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
        return union_of(note.denied for note in self.notes)

    def beside(self, solution: Board) -> Pencilled:
        """The same with the reading first that has the fewest notes wrong."""
        right = solution.masks.filled
        wrong = [sum(bool(note.denied & right) for note in notes) for notes in self.readings]
        best = self.readings[wrong.index(min(wrong))]
        return replace(self, readings=(best,))


def pencilled(board: Board, marks: str | Marks) -> Pencilled:
    """A board with marks, read as they are said to be, or as they look."""
    if isinstance(marks, Marks):
        return _with_marks(board, marks)
    kind = kind_named(marks)
    has_marks = bool(possible(board) & ~board.masks.live)
    if kind == AUTO:
        kind = MarksKind.FULL if has_marks else MarksKind.NONE
    if kind == MarksKind.FULL:
        return Pencilled(board, MarksKind.FULL)
    gone_from = mask_of_cells(board.layout, Marks(board).cells)
    notes = _of_cells(board, gone_from) if kind == MarksKind.PARTIAL else ()
    return Pencilled(_anew(board), MarksKind(kind), (tuple(notes),))


def _anew(board: Board) -> Board:
    """The board with all candidates that its digits leave."""
    live = possible(board)
    return board if live == board.masks.live else Board(replace(board.masks, live=live))


def _with_marks(board: Board, marks: Marks) -> Pencilled:
    masks, kind, layout = board.masks, marks.kind_on(board), board.layout
    if kind is MarksKind.NONE:
        return Pencilled(_anew(board), kind, was_given=bool(marks.cells or marks.corners))
    opened = sum(layout.tables.domain_masks[number] for number in bits_of(masks.open_cells))
    centre, corner = (bits & opened for bits in marks.bits(layout))
    marked, stale = centre or corner, (centre | corner) & ~possible(board)
    in_marked = sum(domain for domain in layout.tables.domain_masks if domain & marked)
    # what is gone from a cell with marks is for its marks to say; elsewhere it stays gone
    start = Board(replace(masks, live=masks.live | possible(board) & in_marked))
    if kind is MarksKind.FULL:
        kept = start.masks.live & (marked | ~in_marked)
        return Pencilled(Board(replace(start.masks, live=kept)), kind, ((),), stale, True)
    if centre and corner:
        places = _of_places(start, corner, layout.size) or ()
        return Pencilled(start, kind, ((*_of_cells(start, centre), *places),), stale, True)
    places, cells = _of_places(start, marked), tuple(_of_cells(start, marked))
    readings = (cells,) if places is None else (places, cells)
    return Pencilled(start, kind, readings, stale, True)


def _of_cells(board: Board, marked: int) -> Iterator[Note]:
    """That each marked cell is one of its marks."""
    start = possible(board)
    for domain, cell in zip(board.masks.tables.domain_masks, board.layout.cells, strict=True):
        if marked & domain and (denied := start & domain & ~marked):
            yield Note(cell, None, denied)


def _of_places(board: Board, marked: int, most: int = _MOST_PLACES) -> tuple[Note, ...] | None:
    """That blocks have digits where they are marked; nothing where a digit has too many places."""
    notes: list[Note] = []
    tables = board.masks.tables
    for house, cells in tables.house_masks.items():
        if house.kind in (HouseKind.BOX, HouseKind.REGION):
            for digit in tables.digits:
                places = cells << tables.plane_start(digit)
                count = (marked & places).bit_count()
                if count > most:
                    return None
                if count:
                    notes.append(Note(house, digit, board.masks.live & places & ~marked))
    return tuple(notes)
