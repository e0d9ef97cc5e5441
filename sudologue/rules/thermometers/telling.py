"""How thermometers are told: what bounds their cells, and what that leaves of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.clues import Thermometer
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.claims.clue_claims import SumBounds
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.filling import named, when
from sudologue.narration.phrasing.passage import Passage, join
from sudologue.narration.steps.absences import why_absent
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.conclusions import Kept, left_in_short, what_is_left
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.thermometers.evidence import Anchor, ThermometerEvidence


@dataclass(frozen=True)
class OnLine:
    """However the thermometer is filled, the cell is at least and at most so much, of `size`."""

    tube: Thermometer
    cell: Cell
    least: int
    most: int
    size: int

    @property
    def cases(self) -> Collection[str]:
        """Whether it is `one` digit or one of `two`; or at most so much, or else at least."""
        return when(
            one=self.least == self.most,
            two=self.least + 1 == self.most,
            most=self.least == 1,
            least=self.most == self.size,
        )

    def holds(self, board: Board) -> bool:
        kept = board.masks.clue_support(self.tube) or ()
        digits = kept[self.tube.cells.index(self.cell)] if kept else 0
        return digits >> self.most == 0 == digits & (1 << self.least - 1) - 1


@tells(ThermometerEvidence)
class ThermometerTelling(Telling[ThermometerEvidence]):
    """What the anchors are, or without one how many cells there are, and what that leaves.

    There may be `several` cells, each `decided`, and these the `whole` line. Of one cell its place
    is told, if that is all. Anchors may all be `filled`; of others it is `explained` why they are
    no less, or no more.
    """

    def cases(self, scene: Scene[ThermometerEvidence]) -> Collection[str]:
        its, left = scene.evidence, self._left(scene)
        filled = all(scene.before.value(anchor.cell) for anchor in its.anchors)
        return when(
            several=len(left) > 1,
            decided=all(len(kept.digits) == 1 for kept in left),
            whole=its.cells == its.thermometer.cells,
            filled=its.anchors and filled,
            explained=not filled,
        )

    def names(self, scene: Scene[ThermometerEvidence]) -> Mapping[str, Any]:
        its, tube = scene.evidence, scene.evidence.thermometer
        left, place = self._left(scene), tube.cells.index(its.cells[0]) + 1
        filled = sorted(its.anchors, key=lambda anchor: scene.before.value(anchor.cell) is None)
        return {
            "thermometer": self._name(scene),
            "number": Numbers(len(tube.cells), tube.cells),
            "left": left,
            "digits": [digit for kept in left for digit in kept.digits],
            "facts": [*dict.fromkeys(self._fact(scene, anchor) for anchor in filled)],
            "cell": its.cells[0],
            "place": place,
            "before": Numbers(place, tube.cells[:place]),
        }

    def _name(self, scene: Scene[ThermometerEvidence]) -> Any:
        """Where a whole solve is told, lines have letters."""
        tube = scene.evidence.thermometer
        return tube if scene.number is None else words_of(tube, scene.layout)

    @once_a_scene
    def _left(self, scene: Scene[ThermometerEvidence]) -> Sequence[Kept]:
        return what_is_left(scene.before, scene.action, scene.evidence.cells)

    def _fact(self, scene: Scene[ThermometerEvidence], anchor: Anchor) -> Passage:
        """`r6c1 is 4`; of the `bulb` or the `tip`, `the bulb r6c1 is at least 3: row 6 has a 2`.

        Of a cell between them it is told first what it is by its `place`, or by those before it.
        """
        cell, tube, size = anchor.cell, scene.evidence.thermometer, scene.size
        value, count, index = scene.before.value(cell), len(tube.cells), tube.cells.index(cell)
        if value:
            holds = SumBounds((cell,), value, value)
            return self.clause("fact", scene, "filled", cell=cell, digit=value, claim=holds)
        is_placed, low, high = _is_placed(tube, size, anchor), 1, size
        before, bounds = (low, high), [anchor]
        if is_placed:
            low, high = before = 1 + index, size + 1 + index - count
            known = (each for each in scene.evidence.anchors if each.cell == cell)
            bounds = [each for each in known if _is_placed(tube, size, each)]
        elif anchor.is_least:
            before = anchor.base, size
        else:
            before = 1, anchor.base
        after = (
            max([each.bound for each in bounds if each.is_least], default=low),
            min([each.bound for each in bounds if not each.is_least], default=high),
        )
        gone = {*range(before[0], before[1] + 1)}.difference(range(after[0], after[1] + 1))
        return self.clause(
            "fact",
            scene,
            *when(
                place=is_placed,
                alone=not is_placed and before == (1, size),
                bulb=index == 0,
                tip=index == count - 1,
            ),
            cell=cell,
            nth=index + 1,
            nth_of=Numbers(index + 1, tube.cells[: index + 1]),
            number=Numbers(count, tube.cells),
            reasons=why_absent(scene, [Candidate(cell, digit) for digit in sorted(gone)]),
            bounds=OnLine(tube, cell, *before, size),
            left=OnLine(tube, cell, *after, size),
        )

    def place(self, scene: Scene[ThermometerEvidence]) -> Passage:
        return named(scene.evidence.thermometer)

    def pattern(self, scene: Scene[ThermometerEvidence]) -> Passage:
        tube = scene.evidence.thermometer
        if scene.number is not None and words_of(tube, scene.layout).letter:
            return named(self._name(scene))
        return join(tube.cells, "<=" if tube.slow else "<")

    def after_arrow(self, scene: Scene[ThermometerEvidence]) -> Passage | None:
        """In a whole solve what is left: `r4c4=1-3, r4c3=4`."""
        if scene.number is None:
            return super().after_arrow(scene)
        return left_in_short(self._left(scene), scene.action)

    def contradiction(self, scene: Scene[ThermometerEvidence]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.thermometer, scene.action.candidates),)


def _is_placed(tube: Thermometer, size: int, anchor: Anchor) -> bool:
    """Whether a cell between the ends would be what its place allows but for its own candidates."""
    index, last = tube.cells.index(anchor.cell), len(tube.cells) - 1
    by_place = 1 + index if anchor.is_least else size + index - last
    return not tube.slow and 0 < index < last and anchor.base == by_place
