"""What stands below a board with marks: the signs that occur, and what no sign has room for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sudologue.model import Board, Cell, HouseKind
from sudologue.narration.notations import Notation
from sudologue.rendering.mark_signs import SIGNS, MarksByTarget, SignNames, explained
from sudologue.sketching.sketch import Mark, MarkKind, Node, is_node

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
            ("After a digit", explained(self._after_digits())),
            ("In a cell's corner", (*self._letters(), *explained(self._in_corners()))),
            ("Beside a row, column or box", explained(self._beside_houses())),
            ("Around a digit", self._brackets()),
        ):
            told = ", ".join(signs)
            if told:
                yield f"{place}: {told}."
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

    def _letters(self) -> Iterator[str]:
        letters = {m.label for marks in self.pointed.on_cells.values() for m in marks if m.label}
        if letters:
            yield f"{', '.join(sorted(letters))} as in the words"

    def _in_corners(self) -> Iterator[MarkKind]:
        for cell, entries in self.pointed.corners.items():
            for text, mark in entries[: self.depth]:
                if self._is_open(cell) and text == SIGNS[mark.kind].character:
                    yield mark.kind

    def _beside_houses(self) -> Iterator[MarkKind]:
        for house, marks in self.pointed.on_houses.items():
            if house.kind in _WITH_A_PLACE:
                yield from (mark.kind for mark in marks)

    def _brackets(self) -> Iterator[str]:
        masks = self.board.masks
        if masks.givens:
            yield f"{GIVEN} given"
        if masks.filled & ~masks.givens:
            yield f"{PLACED} placed earlier"

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
            yield f"Also {SIGNS[kind].meaning}: {self._names.targets(hidden[kind])}."

    def _far_houses(self) -> Iterator[str]:
        """Houses that have no line and no margin of their own."""
        for house, marks in self.pointed.on_houses.items():
            if house.kind not in _WITH_A_PLACE:
                signs = ", ".join(explained(mark.kind for mark in marks))
                yield f"For {self.notation.house(house)}: {signs}."

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
