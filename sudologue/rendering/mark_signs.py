"""Marks of a sketch in characters: a sign for each kind, words for it, and which of them show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sudologue.model import Candidate, Cell, House, digit_text
from sudologue.narration.notations import Notation
from sudologue.sketching.sketch import Mark, MarkKind, Sketch, Target, is_node


class Sign(NamedTuple):
    """A character that stands for a kind of mark, and what it means."""

    character: str
    meaning: str


SIGNS = {
    MarkKind.PLACED: Sign("!", "is placed"),
    MarkKind.GONE: Sign("x", "goes"),
    MarkKind.SUPPOSED: Sign("?", "supposed"),
    MarkKind.DOUBLE_EXCEPTION: Sign("&", "exception twice over"),
    MarkKind.EXCEPTION: Sign("^", "exception to the pattern"),
    MarkKind.ON: Sign("+", "true if so, or one colour"),
    MarkKind.OFF: Sign("-", "false if so, or the other colour"),
    MarkKind.SEEN: Sign("*", "in the pattern"),
    MarkKind.BLOCKED: Sign("/", "gone already"),
    MarkKind.DEAD: Sign("%", "has nothing left"),
    MarkKind.PIVOT: Sign("@", "the cell that the others turn on"),
    MarkKind.CELL: Sign("#", "a cell of the pattern"),
    MarkKind.CAUSE: Sign("<", "rules candidates out"),
    MarkKind.BASE: Sign("=", "must take a digit within the pattern"),
    MarkKind.COVER: Sign("~", "can take it only once"),
}
"""The sign of each kind; where one place has several marks, the first here is the one shown."""

_RANKS = {kind: rank for rank, kind in enumerate(SIGNS)}


def rank(mark: Mark) -> int:
    """Where a mark stands among others of one place: the lowest is shown."""
    return _RANKS[mark.kind]


def explained(kinds: Iterable[MarkKind]) -> Iterator[str]:
    """Signs with what they mean, in the order of the table."""
    for kind in sorted(set(kinds), key=_RANKS.__getitem__):
        yield f"{SIGNS[kind].character} {SIGNS[kind].meaning}"


class SignNames:
    """How marks are spoken of, in a notation."""

    def __init__(self, notation: Notation, size: int) -> None:
        self._notation = notation
        self._size = size

    def targets(self, targets: Iterable[Target]) -> str:
        """Candidates digit by digit, cells and houses: `4 in r1c15, 7 in r3c3`."""
        marked = dict.fromkeys(targets)
        candidates = [each for target in marked if is_node(target) for each in target]
        cells = [target for target in marked if isinstance(target, Cell)]
        houses = [target for target in marked if isinstance(target, House)]
        named = [*self._by_digit(candidates), *map(self._notation.house, houses)]
        if cells:
            named.append(self._notation.cells(cells, self._size))
        return ", ".join(named)

    def _by_digit(self, candidates: Sequence[Candidate]) -> Iterator[str]:
        for digit in sorted({candidate.digit for candidate in candidates}):
            cells = {candidate.cell for candidate in candidates if candidate.digit == digit}
            yield f"{digit_text(digit)} in {self._notation.cells(cells, self._size)}"

    def glossary(self, marks: Iterable[Mark]) -> Iterator[str]:
        """A sentence with the names of marks, or the numbers of their groups, and what has them."""
        by_name: dict[str, list[Target]] = {}
        for mark in marks:
            by_name.setdefault(mark.label or str(mark.group), []).append(mark.target)
        named = [f"{name} ({self.targets(targets)})" for name, targets in by_name.items()]
        if named:
            yield f"Names in the words: {', '.join(named)}."

    def in_words(self, sketch: Sketch) -> Iterator[str]:
        """All marks, kind by kind, each with what it means."""
        by_kind: dict[MarkKind, list[Target]] = {}
        for mark in sorted(sketch.marks, key=rank):
            by_kind.setdefault(mark.kind, []).append(mark.target)
        for kind, targets in by_kind.items():
            meaning = SIGNS[kind].meaning
            yield f"{meaning[0].upper()}{meaning[1:]}: {self.targets(targets)}."
        yield from self.glossary(mark for mark in sketch.marks if mark.label)


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
