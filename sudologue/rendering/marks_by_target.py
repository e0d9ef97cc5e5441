"""The marks of a sketch by what they are on, those that show first in front."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sudologue.model import Candidate, Cell, House
from sudologue.rendering.mark_signs import SIGNS, rank
from sudologue.sketching.sketch import Mark, MarkKind, Sketch


@dataclass(frozen=True)
class MarksByTarget:
    """What a sketch points out, place by place."""

    sketch: Sketch

    @cached_property
    def on_candidates(self) -> dict[Candidate, list[Mark]]:
        found: dict[Candidate, list[Mark]] = {}
        for candidate, mark in sorted(self.sketch.candidates, key=lambda entry: rank(entry[1])):
            found.setdefault(candidate, []).append(mark)
        return found

    @cached_property
    def on_cells(self) -> dict[Cell, list[Mark]]:
        found: dict[Cell, list[Mark]] = {}
        for mark in sorted(self.sketch.marks, key=rank):
            if isinstance(mark.target, Cell):
                found.setdefault(mark.target, []).append(mark)
        return found

    @cached_property
    def on_houses(self) -> dict[House, list[Mark]]:
        found: dict[House, list[Mark]] = {}
        for mark in sorted(self.sketch.marks, key=rank):
            if isinstance(mark.target, House):
                found.setdefault(mark.target, []).append(mark)
        return found

    @cached_property
    def grounds(self) -> dict[Cell, Mark]:
        """What each cell is pointed out for: by itself, or as one of a house."""
        found = {c: marks[0] for house, marks in self.on_houses.items() for c in house.cells}
        for cell, marks in self.on_cells.items():
            found[cell] = max(marks, key=lambda mark: (mark.group > 0, -rank(mark)))
        return found

    @cached_property
    def corners(self) -> dict[Cell, list[tuple[str, Mark]]]:
        """Letters of groups, and signs; a letter says enough of a cell of the pattern."""
        return {cell: [*_corner(marks)] for cell, marks in self.on_cells.items()}

    def house_signs(self, house: House) -> str:
        kinds = dict.fromkeys(mark.kind for mark in self.on_houses.get(house, ()))
        return "".join(SIGNS[kind].character for kind in kinds)


def _corner(marks: list[Mark]) -> Iterator[tuple[str, Mark]]:
    letters = {mark.label: mark for mark in marks if mark.label}
    yield from letters.items()
    for kind, mark in {mark.kind: mark for mark in marks}.items():
        if not (letters and kind is MarkKind.CELL):
            yield SIGNS[kind].character, mark
