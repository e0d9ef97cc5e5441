"""How thermometers are told: what bounds their cells, and what that leaves of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.claims.clue_claims import SumBounds
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.filling import named, when
from sudologue.narration.phrasing.passage import Passage, join
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.conclusions import what_is_left
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.thermometers.evidence import (
    Anchor,
    NeighbourEvidence,
    PlacesEvidence,
    ThermometerEvidence,
)

E = TypeVar("E", bound=ThermometerEvidence)


class ThermometerTelling(Telling[E]):
    """What all steps along a thermometer have in common: the cells that lose something, in order.

    There may be `several`.
    """

    def cases(self, scene: Scene[E]) -> Collection[str]:
        return when(several=len(scene.evidence.cells) > 1)

    def names(self, scene: Scene[E]) -> Mapping[str, Any]:
        tube = scene.evidence.thermometer
        known, cells = tube if scene.number is None else words_of(tube, scene.layout), tube.cells
        left = what_is_left(scene.before, scene.action, scene.evidence.cells)
        return {"thermometer": known, "number": Numbers(len(cells), cells), "left": left}

    def place(self, scene: Scene[E]) -> Passage:
        return named(scene.evidence.thermometer)

    def pattern(self, scene: Scene[E]) -> Passage:
        tube = scene.evidence.thermometer
        return join(tube.cells, "<=" if tube.slow else "<")

    def contradiction(self, scene: Scene[E]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.thermometer, scene.action.candidates),)


@tells(PlacesEvidence)
class PlacesTelling(ThermometerTelling[PlacesEvidence]):
    """How many cells there are; or which of them it is that loses something."""

    def names(self, scene: Scene[PlacesEvidence]) -> Mapping[str, Any]:
        its, cells = scene.evidence.cells, scene.evidence.thermometer.cells
        place = cells.index(its[0]) + 1
        return {
            **super().names(scene),
            "cell": its[0],
            "place": place,
            "before": Numbers(place, cells[:place]),
        }


@tells(NeighbourEvidence)
class NeighbourTelling(ThermometerTelling[NeighbourEvidence]):
    """What the anchors are, at least or at most."""

    def names(self, scene: Scene[NeighbourEvidence]) -> Mapping[str, Any]:
        anchored = [self._anchored(scene, anchor) for anchor in scene.evidence.anchors]
        return {**super().names(scene), "anchored": anchored}

    def _anchored(self, scene: Scene[NeighbourEvidence], anchor: Anchor) -> Passage:
        """`r6c1 is 4`, which may be `filled`, `r6c3 is at most 8`."""
        cell, bound = anchor.cell, anchor.bound
        filled = scene.before.value(cell) is not None
        least = bound if filled or anchor.is_least else None
        most = bound if filled or not anchor.is_least else None
        return self.clause(
            "bound",
            scene,
            *when(filled=filled, most=most),
            cell=cell,
            digit=bound,
            claim=SumBounds((cell,), least, most),
        )
