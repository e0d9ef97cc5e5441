"""Guardians: an odd loop, and what breaks it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from sudologue.model import Cell, House, HouseKind
from sudologue.narration.claims.board_claims import LiesIn, Numbers, OnlyPlaces
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, phrase
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.guardians.evidence import GuardianEvidence
from sudologue.wording import noun_for

_LEGS = 8  # so many cells further, a sentence ends


@tells(GuardianEvidence)
class GuardianTelling(Telling[GuardianEvidence]):
    """An odd loop, which may be `long`, and `one` guardian or `two` or more, that break it."""

    def names(self, scene: Scene[GuardianEvidence]) -> Mapping[str, Any]:
        its, legs = scene.evidence, self._legs(scene)
        return {
            "legs": legs[:_LEGS],
            "further": legs[_LEGS:],
            "of_loop": Numbers(len(its.loop), its.loop),
            "of_houses": Numbers(len(its.houses), its.houses),
            "only": [*_only_places(its)],
            "sight": scene.sight_of(its.guardians),
        }

    def cases(self, scene: Scene[GuardianEvidence]) -> Collection[str]:
        number = len(scene.evidence.guardians)
        return when(
            one=number == 1, two=number == 2, many=number > 2, long=len(scene.evidence.loop) > _LEGS
        )

    def pattern(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        loop = digits_in_cells((evidence.digit,), evidence.loop, size)
        noun = noun_for(len(evidence.guardians), "guardian")
        return phrase("{}, {} {}", loop, noun, compact_cells(evidence.guardians, size))

    def _legs(self, scene: Scene[GuardianEvidence]) -> list[Passage]:
        """The cells in order, each with the house that leads to it, which may be a `diagonal`."""
        legs: list[Passage] = []
        for one, other, house in _legs(scene.evidence):
            cases = when(
                first=not legs,
                last=other == scene.evidence.loop[0],
                diagonal=house.kind is HouseKind.DIAGONAL,
            )
            names = {"one": one, "other": other, "house": house}
            lie = LiesIn((one, other), house)
            way = self.clause("way", scene, *cases, lie=lie, **names)
            legs.append(self.clause("leg", scene, *cases, way=way, **names))
        return legs


def _only_places(evidence: GuardianEvidence) -> Iterator[OnlyPlaces]:
    """The places of each house: two of the loop, and guardians."""
    for one, other, house in _legs(evidence):
        guardians = [cell for cell in evidence.guardians if cell in house.cells]
        yield OnlyPlaces(evidence.digit, (house,), (one, other, *guardians))


def _legs(evidence: GuardianEvidence) -> Iterator[tuple[Cell, Cell, House]]:
    """Each cell of the loop, the next one, and the house of both."""
    first, *others = evidence.loop
    return zip(evidence.loop, (*others, first), evidence.houses, strict=True)
