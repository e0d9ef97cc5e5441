"""How files write a kind of clue, as `files.py` of its folder says it; and helpers for that.

A field of f-puzzles is a list of items, objects with cells or lines of cells. A record in JSON
Lines has fields of its own. Below a drawing of characters stands a line for each clue, as the
kind's words have it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sudologue.clues.clue_kinds import module_of, modules
from sudologue.errors import BoardTextError, SudologueError
from sudologue.formats.json_text import Fields, is_blank, items_of, kind_of
from sudologue.formats.refusals import shortened
from sudologue.model import Cell, Clue
from sudologue.model.cell import cell_of

_CELL = re.compile(r"R([0-9]{1,2})C([0-9]{1,2})", re.IGNORECASE)


# f-puzzles


@dataclass(frozen=True)
class Item:
    """A clue or a drawing in f-puzzles: its parts, where it stands, and the size of the board."""

    parts: Fields
    where: str
    size: int

    def cells(self) -> tuple[Cell, ...]:
        """Its cells, as they are told."""
        return self._cells(self.parts.get("cells"))

    def cell_set(self) -> tuple[Cell, ...]:
        """Its cells in reading order, each once, at least one."""
        cells = tuple(sorted(set(self.cells())))
        if not cells:
            raise BoardTextError(f"{self.where} has no cells")
        return cells

    def lines(self) -> list[tuple[Cell, ...]]:
        """Its lines, at least one, none of which is twice at a cell."""
        lines = items_of(self.parts.get("lines"), f"the lines of {self.where}")
        if not lines:
            raise BoardTextError(f"{self.where} has no lines")
        return [self._on_a_line(self._cells(line)) for line in lines]

    def _on_a_line(self, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        twice = next((cell for cell in cells if cells.count(cell) > 1), None)
        if twice is not None:
            raise BoardTextError(f"a line of {self.where} is twice at {twice}")
        return cells

    def _cells(self, value: object) -> tuple[Cell, ...]:
        names = items_of(value, f"the cells of {self.where}")
        if len(names) > self.size * self.size:
            raise BoardTextError(f"{self.where} has more cells than the board")
        return tuple(cell_named(name, self.size) for name in names)


def cell_named(value: object, size: int) -> Cell:
    """The cell that a name such as `R5C6` stands for."""
    match = _CELL.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        raise BoardTextError(f"{kind_of(value)} is not a cell: expected one like R5C6")
    row, col = int(match[1]), int(match[2])
    if not (1 <= row <= size and 1 <= col <= size):
        raise BoardTextError(f"{shortened(match[0])} is off a board of {size} rows and columns")
    return Cell(row - 1, col - 1)


def names_of(cells: Iterable[Cell]) -> list[str]:
    """The names of cells in f-puzzles: `R1C1`."""
    return [f"R{cell.row + 1}C{cell.col + 1}" for cell in cells]


@dataclass(frozen=True)
class FPuzzlesField:
    """A field of f-puzzles with clues of a kind: its name, what its items have, how one is read."""

    name: str
    parts: frozenset[str]
    read: Callable[[Item], Iterable[Clue]]
    meaning: str = ""
    """What `fromConstraint` says where tools have only drawn such a clue."""
    drawn_as: str = ""
    """The field of drawings that it is then in."""
    beside: Mapping[str, Callable[[Item, Iterable[Clue]], None]] = field(
        default_factory=dict[str, Callable[[Item, Iterable[Clue]], None]]
    )
    """Drawings that only go with it: what refuses one that fits none of the clues before."""


# records


@dataclass(frozen=True)
class VariantRecord:
    """A puzzle in JSON Lines: its fields, those in `extra`, and how many digits there are."""

    fields: Fields
    extra: Fields
    size: int


@dataclass(frozen=True)
class RecordFields:
    """The fields of a record that tell clues of a kind; those of a lower rank are read first."""

    names: frozenset[str]
    read: Callable[[VariantRecord], Iterable[Clue]]
    rank: int = 100


def lists_of_cells(fields: Fields, name: str) -> list[tuple[Cell, ...]]:
    """A field with a list of lists of cells."""
    entries = items_of(fields.get(name, []), name)
    return [cells_told(item, f"an entry of {name}") for item in entries]


def cells_told(value: object, where: str) -> tuple[Cell, ...]:
    """A list of cells such as `r1c1`."""
    found: list[Cell] = []
    for item in items_of(value, where):
        if not isinstance(item, str):
            raise BoardTextError(f"a cell of {where} is {kind_of(item)}: expected such as r1c1")
        try:
            found.append(cell_of(item))
        except SudologueError as error:
            raise BoardTextError(f"{where}: {error}") from None
    return tuple(found)


def refuse_unknown(fields: Fields, known: frozenset[str]) -> None:
    """Raise if a record says something that is not known here."""
    for name, said in fields.items():
        if name not in known and not is_blank(said):
            raise BoardTextError(
                f"the record has {shortened(name)}, which is not read: without it, it would be "
                "another puzzle"
            )


# all of it


@dataclass(frozen=True)
class ClueFiles:
    """How files write the clues of one kind: `FILES` of its folder."""

    f_puzzles: tuple[FPuzzlesField, ...] = ()
    write: Callable[[Any], tuple[str, dict[str, object]]] | None = None
    """The name of the f-puzzles field for a clue, and its item there."""
    record: RecordFields | None = None
    line: Callable[[str, str], Clue | None] = lambda name, said: None
    """The clue of a line below a drawing: what stands before the colon, and behind it."""
    sudokupad_cage: Callable[[tuple[Cell, ...], int | None], Clue] | None = None
    """The clue that a cage of SudokuPad is, with its total."""
    is_region: bool = False
    """Whether one with as many cells as digits is a house."""


def all_files() -> Iterator[ClueFiles]:
    """How files write clues, kind by kind."""
    return (module.FILES for module in modules("files"))


def files_of(clue: Clue) -> ClueFiles:
    """How files write a clue's kind; as nothing, if it is one of one's own."""
    module = module_of(clue, "files")
    return ClueFiles() if module is None else module.FILES
