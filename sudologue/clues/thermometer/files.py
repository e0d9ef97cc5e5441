"""Thermometers in files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sudologue.clues.thermometer.law import Thermometer
from sudologue.errors import BoardTextError
from sudologue.formats.clue_files import (
    ClueFiles,
    FPuzzlesField,
    Item,
    RecordFields,
    VariantRecord,
    lists_of_cells,
    names_of,
)
from sudologue.model import Clue

_USUAL, _SLOW = "thermometer", "slowthermometer"


def _read(slow: bool) -> Callable[[Item], Iterator[Clue]]:
    return lambda item: (Thermometer(line, slow) for line in item.lines())


def _refuse_bare_bulb(slow: bool) -> Callable[[Item, Iterable[Clue]], None]:
    """What refuses the circle of a thermometer that has no line."""

    def check(item: Item, before: Iterable[Clue]) -> None:
        lines = (c for c in before if isinstance(c, Thermometer) and c.slow is slow)
        bulbs = {line.cells[0] for line in lines}
        for cell in item.cells():
            if cell not in bulbs:
                message = f"{item.where} is the bulb of a thermometer at {cell} that has no line"
                raise BoardTextError(message)

    return check


def _field(name: str, meaning: str, slow: bool) -> FPuzzlesField:
    beside = {"circle": _refuse_bare_bulb(slow)}
    return FPuzzlesField(name, frozenset({"lines"}), _read(slow), meaning, "line", beside)


def _write(clue: Thermometer) -> tuple[str, dict[str, object]]:
    return _SLOW if clue.slow else _USUAL, {"lines": [names_of(clue.cells)]}


def _recorded(record: VariantRecord) -> Iterator[Clue]:
    for name, slow in (("thermos", False), ("slow_thermos", True)):
        for cells in lists_of_cells(record.fields, name):
            yield Thermometer.of(cells, slow)


def _line(name: str, said: str) -> Thermometer | None:
    if name == "Slow thermometer":
        return Thermometer.of(said.replace(" ≤", ""), slow=True)
    return Thermometer.of(said.replace(" <", "")) if name == "Thermometer" else None


FILES = ClueFiles(
    f_puzzles=(
        _field(_USUAL, "Thermometer", slow=False),
        _field(_SLOW, "Slow Thermometer", slow=True),
    ),
    write=_write,
    record=RecordFields(frozenset({"thermos", "slow_thermos"}), _recorded, rank=3),
    line=_line,
)
