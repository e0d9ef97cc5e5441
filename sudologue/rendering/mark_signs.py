"""Marks of a sketch in characters: a sign for each kind, words for it, and which of them show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

from sudologue.grouping import grouped
from sudologue.model import Board, Candidate, Cell, House, HouseKind
from sudologue.narration.notations import Notation
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.sketching.sketch import Mark, MarkKind, Node, Sketch, Target, is_node

T = TypeVar("T", Cell, House)


_words = Speaker(__name__)


class Sign(NamedTuple):
    """A character that stands for a kind of mark."""

    character: str
    kind: MarkKind

    @property
    def meaning(self) -> str:
        """What the mark says of its place."""
        return _words.say(self.kind.name.lower()).text


_CHARACTERS = {
    MarkKind.PLACED: "!",
    MarkKind.GONE: "x",
    MarkKind.SUPPOSED: "?",
    MarkKind.DOUBLE_EXCEPTION: "&",
    MarkKind.EXCEPTION: "^",
    MarkKind.ON: "+",
    MarkKind.OFF: "-",
    MarkKind.SEEN: "*",
    MarkKind.BLOCKED: "/",
    MarkKind.DEAD: "%",
    MarkKind.PIVOT: "@",
    MarkKind.CELL: "#",
    MarkKind.CAUSE: "<",
    MarkKind.BASE: "=",
    MarkKind.COVER: "~",
}

SIGNS = {kind: Sign(character, kind) for kind, character in _CHARACTERS.items()}
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
        in_cells = grouped((candidate.digit, candidate.cell) for candidate in candidates)
        named = [
            _words.say("in_cells", digit=digit, cells=self._notation.cells(its, self._size)).text
            for digit, its in sorted(in_cells.items())
        ]
        named += map(self._notation.house, houses)
        if cells:
            named.append(self._notation.cells(cells, self._size))
        return ", ".join(named)

    def glossary(self, marks: Iterable[Mark]) -> Iterator[str]:
        """A sentence with the names of marks, or the numbers of their groups, and what has them."""
        by_name = grouped((mark.label or str(mark.group), mark.target) for mark in marks)
        named = [f"{name} ({self.targets(targets)})" for name, targets in by_name.items()]
        if named:
            yield _words.say("names", named=named).text

    def in_words(self, sketch: Sketch) -> Iterator[str]:
        """All marks, kind by kind, each with what it means."""
        by_kind = grouped((mark.kind, mark.target) for mark in sorted(sketch.marks, key=rank))
        for kind, targets in by_kind.items():
            names = {"meaning": SIGNS[kind].meaning, "targets": self.targets(targets)}
            yield _words.say("marks", **names).text
        yield from self.glossary(mark for mark in sketch.marks if mark.label)


@dataclass(frozen=True)
class MarksByTarget:
    """What a sketch points out, place by place."""

    sketch: Sketch

    @cached_property
    def on_candidates(self) -> dict[Candidate, list[Mark]]:
        return grouped(sorted(self.sketch.candidates, key=lambda entry: rank(entry[1])))

    @cached_property
    def on_cells(self) -> dict[Cell, list[Mark]]:
        return self._on(Cell)

    @cached_property
    def on_houses(self) -> dict[House, list[Mark]]:
        return self._on(House)

    def _on(self, kind: type[T]) -> dict[T, list[Mark]]:
        marks = sorted(self.sketch.marks, key=rank)
        return grouped((mark.target, mark) for mark in marks if isinstance(mark.target, kind))

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


GIVEN, PLACED = "[]", "()"
"""The brackets around digits that were given, and around others."""

_WITH_A_PLACE = (HouseKind.ROW, HouseKind.COLUMN, HouseKind.BOX)


@dataclass(frozen=True)
class SignLegend:
    """The legend of a board with marks, the cells of which have so many lines."""

    board: Board
    pointed: MarksByTarget
    notation: Notation
    depth: int

    def notes(self) -> Iterator[str]:
        """The sentences of the legend."""
        for place, signs in (
            ("after_digit", explained(self._after_digits())),
            ("in_corner", self._in_corners()),
            ("beside_house", explained(self._beside_houses())),
            ("around_digit", self._brackets()),
        ):
            if told := [*signs]:
                yield _words.say("place", place, signs=told).text
        yield from self._hidden()
        yield from self._far_houses()
        yield from self._names.glossary(filter(self._is_told_alone, self._marks))

    @property
    def _marks(self) -> tuple[Mark, ...]:
        return self.pointed.sketch.marks

    @property
    def _names(self) -> SignNames:
        return SignNames(self.notation, self.board.layout.size)

    def _is_open(self, cell: Cell) -> bool:
        return self.board.value(cell) is None

    # what is drawn

    def _after_digits(self) -> Iterator[MarkKind]:
        for marks in self.pointed.on_candidates.values():
            yield marks[0].kind
        for cell, marks in self.pointed.on_cells.items():
            if not self._is_open(cell):
                yield marks[0].kind

    def _in_corners(self) -> Iterator[str]:
        letters = {m.label for marks in self.pointed.on_cells.values() for m in marks if m.label}
        if letters:
            groups = when(groups=all(letter.isalpha() for letter in letters))
            yield _words.say("letters", *groups, letters=sorted(letters)).text
        yield from explained(
            mark.kind
            for cell, entries in self.pointed.corners.items()
            for text, mark in entries[: self.depth]
            if self._is_open(cell) and text == SIGNS[mark.kind].character
        )

    def _beside_houses(self) -> Iterator[MarkKind]:
        for house, marks in self.pointed.on_houses.items():
            if house.kind in _WITH_A_PLACE:
                yield from (mark.kind for mark in marks)

    def _brackets(self) -> Iterator[str]:
        masks = self.board.masks
        if masks.givens:
            yield _words.say("given", brackets=GIVEN).text
        if masks.filled & ~masks.givens:
            yield _words.say("placed_earlier", brackets=PLACED).text

    # what is not

    def _hidden(self) -> Iterator[str]:
        """What candidates are besides that which their sign says."""
        hidden: dict[MarkKind, list[Node]] = {}
        for candidate, marks in self.pointed.on_candidates.items():
            shown = {marks[0].kind}
            if MarkKind.PLACED in shown:
                shown.add(MarkKind.SEEN)
            for kind in {mark.kind for mark in marks} - shown:
                hidden.setdefault(kind, []).append((candidate,))
        for kind in sorted(hidden, key=list(SIGNS).index):
            names = {"meaning": SIGNS[kind].meaning, "targets": self._names.targets(hidden[kind])}
            yield _words.say("also", **names).text

    def _far_houses(self) -> Iterator[str]:
        """Houses that have no line and no margin of their own."""
        for house, marks in self.pointed.on_houses.items():
            if house.kind not in _WITH_A_PLACE:
                signs = [*explained(mark.kind for mark in marks)]
                yield _words.say("far", house=self.notation.house(house), signs=signs).text

    def _is_told_alone(self, mark: Mark) -> bool:
        """Whether a mark has a name, or a group among others, that stands nowhere on the board."""
        if isinstance(mark.target, Cell):
            return bool(mark.label) and len(self.pointed.corners[mark.target]) > self.depth
        if not is_node(mark.target) or mark.label:
            return bool(mark.label)
        cells = {candidate.cell for candidate in mark.target}
        shows = all((cell, mark.group) in self._lettered for cell in cells)
        return len(self._groups) > 1 and mark.group > 0 and not shows

    @cached_property
    def _groups(self) -> set[int]:
        return {mark.group for mark in self._marks if mark.group and is_node(mark.target)}

    @cached_property
    def _lettered(self) -> set[tuple[Cell, int]]:
        on_cells = self.pointed.on_cells.items()
        return {(cell, mark.group) for cell, marks in on_cells for mark in marks if mark.label}
