"""How thermometers are told: that digits rise along them, and what that leaves of some cells."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from sudologue.model import Cell
from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.claims.clue_claims import ClueBounds, SumBounds
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, join
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.thermometers.evidence import (
    NeighbourEvidence,
    PlacesEvidence,
    ThermometerEvidence,
)

E = TypeVar("E", bound=ThermometerEvidence)


class ThermometerTelling(Telling[E]):
    """What all steps along a thermometer have in common."""

    def pattern(self, scene: Scene[E]) -> Passage:
        tube = scene.evidence.thermometer
        return join(tube.cells, "<=" if tube.slow else "<")

    def contradiction(self, scene: Scene[E]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.thermometer, scene.action.candidates),)


@tells(PlacesEvidence)
class PlacesTelling(ThermometerTelling[PlacesEvidence]):
    """Which of its cells each is, and what it is at `least` and at `most`."""

    def names(self, scene: Scene[PlacesEvidence]) -> Mapping[str, Any]:
        cells = scene.evidence.thermometer.cells
        places = [self._place_of(scene, cell) for cell in scene.evidence.cells]
        return {"number": Numbers(len(cells), cells), "places": places}

    def _place_of(self, scene: Scene[PlacesEvidence], cell: Cell) -> Passage:
        """`r6c1 is the fourth, at least 4`, with the bound that counts or both."""
        tube, gone = scene.evidence.thermometer, scene.action.candidates
        place = tube.cells.index(cell) + 1
        most = scene.size - (len(tube.cells) - place)
        digits = [candidate.digit for candidate in gone if candidate.cell == cell]
        cases = when(least=min(digits) < place, most=max(digits) > most)
        before = Numbers(place, tube.cells[:place])
        return self.clause(
            "place_of", scene, *cases, cell=cell, number=place, most=most, before=before
        )


@tells(NeighbourEvidence)
class NeighbourTelling(ThermometerTelling[NeighbourEvidence]):
    """What the anchor is at least, or at `most`, and what that makes of the others.

    The thermometer may be `slow`, and the anchor `filled`.
    """

    def cases(self, scene: Scene[NeighbourEvidence]) -> Collection[str]:
        its = scene.evidence
        filled = scene.before.value(its.anchor) is not None
        return when(most=not its.is_least, slow=its.thermometer.slow, filled=filled)

    def names(self, scene: Scene[NeighbourEvidence]) -> Mapping[str, Any]:
        its, cases = scene.evidence, self.cases(scene)
        sides = (its.bound, its.bound) if "filled" in cases else _sides(its, its.bound)
        bounded = list(zip(its.cells, its.bounds, strict=True))
        return {
            "cell": its.anchor,
            "digit": its.bound,
            "claim": SumBounds((its.anchor,), *sides),
            "others": [
                self.clause(
                    "bounded",
                    scene,
                    *cases,
                    cell=cell,
                    digit=digit,
                    claim=ClueBounds(its.thermometer, cell, (its.anchor,), *_sides(its, digit)),
                )
                for cell, digit in (bounded if its.is_least else reversed(bounded))
            ],
        }


def _sides(evidence: NeighbourEvidence, bound: int) -> tuple[int | None, int | None]:
    """The least and the most that a bound lets a cell be."""
    return (bound, None) if evidence.is_least else (None, bound)
