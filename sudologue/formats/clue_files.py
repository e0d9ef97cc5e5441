"""How files write a kind of clue, as `files.py` of its folder says it; and helpers for that.

A field of f-puzzles is a list of items, objects with cells or lines of cells. Some clues are only
drawn there, by tools that note in `fromConstraint` what a drawing means. What such a note names is
read if it is known here, and refused if not. A record in JSON
Lines has fields of its own. Below a drawing of characters stands a line for each clue, as the
kind's words have it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sudologue.caches import cached
from sudologue.clues.clue_kinds import module_of, modules
from sudologue.errors import BoardTextError, FormatError, LayoutError, SudologueError
from sudologue.formats.json_text import Fields, fields_of, is_blank, items_of, kind_of
from sudologue.formats.refusals import unsupported
from sudologue.messages import Messages
from sudologue.model import Cell, Clue
from sudologue.model.cell import cell_of

_say = Messages(__name__)

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
            raise BoardTextError(_say("no_cells", where=self.where))
        return cells

    def lines(self) -> list[tuple[Cell, ...]]:
        """Its lines, at least one, none of which is twice at a cell."""
        lines: list[tuple[Cell, ...]] = []
        for told in items_of(self.parts.get("lines"), _say("lines_of", where=self.where)):
            lines.append(line := self._cells(told))
            if twice := [cell for cell in line if line.count(cell) > 1]:
                raise BoardTextError(_say("cell_twice", where=self.where, cell=twice[0]))
        if not lines:
            raise BoardTextError(_say("no_lines", where=self.where))
        return lines

    def _cells(self, value: object) -> tuple[Cell, ...]:
        names = items_of(value, _say("cells_of", where=self.where))
        if len(names) > self.size * self.size:
            raise BoardTextError(_say("too_many_cells", where=self.where))
        return tuple(cell_named(name, self.size) for name in names)


def cell_named(value: object, size: int) -> Cell:
    """The cell that a name such as `R5C6` stands for."""
    match = _CELL.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        raise BoardTextError(_say("no_cell", value=kind_of(value)))
    row, col = int(match[1]), int(match[2])
    if not (1 <= row <= size and 1 <= col <= size):
        raise BoardTextError(_say("off_board", cell=match[0], size=size))
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
    return [cells_told(item, _say("entry_of", name=name)) for item in entries]


def cells_told(value: object, where: str) -> tuple[Cell, ...]:
    """A list of cells such as `r1c1`."""
    found: list[Cell] = []
    for item in items_of(value, where):
        if not isinstance(item, str):
            raise BoardTextError(_say("no_cell_of", where=where, value=kind_of(item)))
        try:
            found.append(cell_of(item))
        except SudologueError as error:
            raise BoardTextError(f"{where}: {error}") from None
    return tuple(found)


def refuse_unknown(fields: Fields, known: frozenset[str]) -> None:
    """Raise if a record says something that is not known here."""
    for name, said in fields.items():
        if name not in known and not is_blank(said):
            raise BoardTextError(_say("unknown_field", name=name))


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


EXTRA_REGIONS = "extraregion"
"""The field of extra regions; those with all digits are houses."""
DRAWINGS = ("line", "text", "circle", "rectangle", "cage")

_MEANING = "fromConstraint"
_LOOKS = frozenset({"outlineC", "baseC", "fontC", "width", "height", "angle", _MEANING})
_MOST_CLUES = 1_000


@cached(None)
def fields_of_clues() -> dict[str, FPuzzlesField]:
    """All fields that hold clues, by name."""
    return {field.name: field for files in all_files() for field in files.f_puzzles}


# all clues of an f-puzzles file


def read_clues(fields: Fields, size: int) -> tuple[Clue, ...]:
    """All clues of a file, each once; extra regions among them, of whatever number of cells."""
    clues: list[Clue] = []
    known = fields_of_clues()
    for name in fields:
        if name in known:
            for number, item in enumerate(items_of(fields[name] or [], name), 1):
                where = f"{name} {number}"
                clues += _read(known[name], Item(fields_of(item, where), where, size))
                _refuse_many(clues)
    for name in DRAWINGS:
        for number, parts in enumerate(_meaningful(fields, name), 1):
            clues += _drawn(
                name, Item(parts, _say("with_meaning", name=name, number=number), size), clues
            )
            _refuse_many(clues)
    return tuple(dict.fromkeys(clues))


def plain_drawings(fields: Fields) -> tuple[str, ...]:
    """The drawings that say nothing of what they mean, as people call them."""
    return tuple(
        name if name == "text" else f"{name}s"
        for name in fields
        if name in DRAWINGS
        and not is_blank(fields[name])
        and len(_meaningful(fields, name)) < len(items_of(fields[name], name))
    )


def _refuse_many(clues: Sequence[Clue]) -> None:
    if len(clues) > _MOST_CLUES:
        raise BoardTextError(_say("too_many_clues", most=_MOST_CLUES))


def _meaningful(fields: Fields, name: str) -> list[Fields]:
    """The drawings of a field that say what they mean."""
    items = items_of(fields.get(name) or [], name)
    objects = [fields_of(item, name) for item in items if kind_of(item) == "an object"]
    return [parts for parts in objects if not is_blank(parts.get(_MEANING))]


def _drawn(name: str, item: Item, before: Iterable[Clue]) -> list[Clue]:
    """The clues that a drawing stands for; what only goes with a clue says nothing by itself."""
    meaning = item.parts[_MEANING]
    for known in fields_of_clues().values():
        if known.meaning and known.meaning == meaning:
            if name == known.drawn_as:
                return list(_read(known, item))
            if name in known.beside:
                known.beside[name](item, before)
                return []
    raise unsupported([meaning if isinstance(meaning, str) else name])


def _read(field: FPuzzlesField, item: Item) -> Iterator[Clue]:
    for part, value in item.parts.items():
        if part not in field.parts and part not in _LOOKS and not is_blank(value):
            raise BoardTextError(_say("unknown_part", where=item.where, part=part))
    try:
        yield from field.read(item)
    except LayoutError as error:
        raise BoardTextError(f"{item.where}: {error}") from None


def clue_fields(clues: Iterable[Clue]) -> dict[str, list[dict[str, object]]]:
    """The fields of these clues, each kind where the first of it stands."""
    fields: dict[str, list[dict[str, object]]] = {}
    for clue in clues:
        write = files_of(clue).write
        if write is None:
            raise FormatError(_say("no_way", clue=clue.noun))
        name, item = write(clue)
        fields.setdefault(name, []).append(item)
    return fields
