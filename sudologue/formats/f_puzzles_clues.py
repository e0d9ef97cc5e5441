"""Clues in an f-puzzles file: cages, arrows, thermometers and small extra regions, both ways.

Some are only drawn there, by tools that note in `fromConstraint` what a drawing means. What such a
note names is read if it is known here, and refused if not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.errors import BoardTextError, FormatError, LayoutError
from sudologue.formats.json_text import Fields, fields_of, is_blank, items_of, kind_of, number_of
from sudologue.formats.refusals import shortened, unsupported
from sudologue.model import Cell

EXTRA_REGIONS = "extraregion"
DRAWINGS = ("line", "text", "circle", "rectangle", "cage")
_CAGES, _ARROWS = "killercage", "arrow"
_THERMOMETERS = {"thermometer": False, "slowthermometer": True}
CLUES = frozenset({_CAGES, _ARROWS, *_THERMOMETERS, EXTRA_REGIONS})

_MEANING = "fromConstraint"
_MEANINGS = {
    "Killer Cage": _CAGES,
    "Extra Region": EXTRA_REGIONS,
    "Thermometer": "thermometer",
    "Slow Thermometer": "slowthermometer",
}
_DRAWN_AS = {
    "cage": frozenset({_CAGES, EXTRA_REGIONS}),
    "line": frozenset(_THERMOMETERS),
    "circle": frozenset(_THERMOMETERS),
}
_LOOKS = frozenset({"outlineC", "baseC", "fontC", "width", "height", "angle", _MEANING})
_LONGEST_PILL = 3
_MOST_CLUES = 1_000
_CELL = re.compile(r"R([0-9]{1,2})C([0-9]{1,2})", re.IGNORECASE)


def cell_named(value: object, size: int) -> Cell:
    """The cell that a name such as `R5C6` stands for."""
    match = _CELL.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        raise BoardTextError(f"{kind_of(value)} is not a cell: expected one like R5C6")
    row, col = int(match[1]), int(match[2])
    if not (1 <= row <= size and 1 <= col <= size):
        raise BoardTextError(f"{shortened(match[0])} is off a board of {size} rows and columns")
    return Cell(row - 1, col - 1)


def name_of(cell: Cell) -> str:
    """A cell's name in these files."""
    return f"R{cell.row + 1}C{cell.col + 1}"


# reading


def read_clues(fields: Fields, size: int) -> tuple[Clue, ...]:
    """All clues of a file, each once; extra regions among them, of whatever number of cells."""
    clues: list[Clue] = []
    for name in fields:
        if name in CLUES:
            for number, item in enumerate(items_of(fields[name] or [], name), 1):
                clues += _read(name, fields_of(item, f"{name} {number}"), f"{name} {number}", size)
                _refuse_many(clues)
    for name in DRAWINGS:
        for number, item in enumerate(_meaningful(fields, name), 1):
            where = f"{name} {number} with a meaning"
            clues += _drawn(name, item, where, size, clues)
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
        raise BoardTextError(f"the puzzle has more than {_MOST_CLUES} clues")


def _meaningful(fields: Fields, name: str) -> list[Fields]:
    found: list[Fields] = []
    for item in items_of(fields.get(name) or [], name):
        if kind_of(item) == "an object":
            fields_of_item = fields_of(item, name)
            if not is_blank(fields_of_item.get(_MEANING)):
                found.append(fields_of_item)
    return found


def _drawn(name: str, item: Fields, where: str, size: int, before: Iterable[Clue]) -> list[Clue]:
    """The clues that a drawing stands for; the circle of a thermometer says nothing by itself."""
    meaning = item[_MEANING]
    kind = _MEANINGS.get(meaning) if isinstance(meaning, str) else None
    if kind is None or kind not in _DRAWN_AS.get(name, ()):
        raise unsupported([meaning if isinstance(meaning, str) else name])
    if name != "circle":
        return list(_read(kind, item, where, size))
    bulbs = {(c.cells[0], c.slow) for c in before if isinstance(c, Thermometer)}
    for cell in _cells(item.get("cells"), where, size):
        if (cell, _THERMOMETERS[kind]) not in bulbs:
            raise BoardTextError(f"{where} is the bulb of a thermometer at {cell} that has no line")
    return []


def _read(name: str, item: Fields, where: str, size: int) -> Iterator[Clue]:
    parts = _PARTS[name]
    for part, value in item.items():
        if part not in parts and part not in _LOOKS and not is_blank(value):
            raise BoardTextError(f"{where} has {shortened(part)}, which is not known here")
    try:
        yield from _READERS[name](item, where, size)
    except LayoutError as error:
        raise BoardTextError(f"{where}: {error}") from None


def _read_cage(item: Fields, where: str, size: int) -> Iterator[Clue]:
    value = item.get("value")
    total = None if is_blank(value) else number_of(value, f"the value of {where}")
    yield Cage(_set_of_cells(item, where, size), total)


def _read_region(item: Fields, where: str, size: int) -> Iterator[Clue]:
    yield Region(_set_of_cells(item, where, size))


def _set_of_cells(item: Fields, where: str, size: int) -> tuple[Cell, ...]:
    cells = tuple(sorted(set(_cells(item.get("cells"), where, size))))
    if not cells:
        raise BoardTextError(f"{where} has no cells")
    return cells


def _read_arrow(item: Fields, where: str, size: int) -> Iterator[Clue]:
    """Its lines begin in the circle; a pill is read from the left, or from above."""
    circle = _set_of_cells(item, where, size)
    if len(circle) > _LONGEST_PILL:
        raise BoardTextError(f"{where} has a pill of {len(circle)} cells: expected 2 or 3")
    shafts: list[tuple[Cell, ...]] = []
    for line in _lines(item, where, size):
        on_circle = next((n for n, cell in enumerate(line) if cell not in circle), len(line))
        shafts.append(line[on_circle:])
    yield from arrows(circle, shafts)


def arrows(circle: tuple[Cell, ...], shafts: Sequence[tuple[Cell, ...]]) -> Iterator[Clue]:
    """One arrow with all shafts of a circle, or one for each where shafts share cells."""
    cells = [cell for shaft in shafts for cell in shaft]
    if len(set(cells)) == len(cells):
        yield Arrow(circle, tuple(shafts))
    else:
        yield from (Arrow(circle, (shaft,)) for shaft in shafts)


def _read_thermometer(slow: bool) -> Callable[[Fields, str, int], Iterator[Clue]]:
    def read(item: Fields, where: str, size: int) -> Iterator[Clue]:
        for line in _lines(item, where, size):
            yield Thermometer(line, slow)

    return read


def _lines(item: Fields, where: str, size: int) -> list[tuple[Cell, ...]]:
    lines = items_of(item.get("lines"), f"the lines of {where}")
    if not lines:
        raise BoardTextError(f"{where} has no lines")
    return [_on_a_line(_cells(line, where, size), where) for line in lines]


def _on_a_line(cells: tuple[Cell, ...], where: str) -> tuple[Cell, ...]:
    twice = next((cell for cell in cells if cells.count(cell) > 1), None)
    if twice is not None:
        raise BoardTextError(f"a line of {where} is twice at {twice}")
    return cells


def _cells(value: object, where: str, size: int) -> tuple[Cell, ...]:
    names = items_of(value, f"the cells of {where}")
    if len(names) > size * size:
        raise BoardTextError(f"{where} has more cells than the board")
    return tuple(cell_named(name, size) for name in names)


_PARTS = {
    _CAGES: frozenset({"cells", "value"}),
    EXTRA_REGIONS: frozenset({"cells"}),
    _ARROWS: frozenset({"cells", "lines"}),
    **dict.fromkeys(_THERMOMETERS, frozenset({"lines"})),
}
_READERS: dict[str, Callable[[Fields, str, int], Iterator[Clue]]] = {
    _CAGES: _read_cage,
    EXTRA_REGIONS: _read_region,
    _ARROWS: _read_arrow,
    **{name: _read_thermometer(slow) for name, slow in _THERMOMETERS.items()},
}


# writing


def clue_fields(clues: Iterable[Clue]) -> dict[str, list[dict[str, object]]]:
    """The fields of these clues, each kind where the first of it stands."""
    fields: dict[str, list[dict[str, object]]] = {}
    for clue in clues:
        name, item = _written(clue)
        fields.setdefault(name, []).append(item)
    return fields


def _written(clue: Clue) -> tuple[str, dict[str, object]]:
    match clue:
        case Cage(cells, total):
            value = {} if total is None else {"value": str(total)}
            return _CAGES, {"cells": _names(cells), **value}
        case Region(cells):
            return EXTRA_REGIONS, {"cells": _names(cells)}
        case Thermometer(cells, slow):
            name = next(name for name, is_slow in _THERMOMETERS.items() if is_slow is slow)
            return name, {"lines": [_names(cells)]}
        case Arrow(circle, shafts) if (
            circle == tuple(sorted(circle)) and len(circle) <= _LONGEST_PILL
        ):
            lines = [_names((_nearest(circle, shaft[0]), *shaft)) for shaft in shafts]
            return _ARROWS, {"cells": _names(circle), "lines": lines}
        case Arrow():
            raise FormatError(f"f-puzzles cannot say how the pill of {clue.noun} is read")
        case _:
            raise FormatError(f"f-puzzles has no way to say {clue.noun}")


def _nearest(circle: Iterable[Cell], cell: Cell) -> Cell:
    return min(circle, key=lambda c: (c.row - cell.row) ** 2 + (c.col - cell.col) ** 2)


def _names(cells: Iterable[Cell]) -> list[str]:
    return [name_of(cell) for cell in cells]
