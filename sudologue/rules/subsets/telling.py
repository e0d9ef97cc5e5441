"""Subsets, naked and hidden: as many cells as digits."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from sudologue.narration.claims.board_claims import HoldBetween, LiesIn, Numbers, PlacesBetween
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.phrasing.short_forms import digits_in_cells
from sudologue.narration.steps.conclusions import Candidates
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence

S = TypeVar("S", NakedSubsetEvidence, HiddenSubsetEvidence)


class SubsetTelling(Telling[S]):
    """Where a subset lies, naked or hidden; it may be a `pair`."""

    def cases(self, scene: Scene[S]) -> Collection[str]:
        return when(pair=len(scene.evidence.cells) == 2)

    def pattern(self, scene: Scene[S]) -> Passage:
        return digits_in_cells(scene.evidence.digits, scene.evidence.cells, scene.size)


@tells(NakedSubsetEvidence)
class NakedSubsetTelling(SubsetTelling[NakedSubsetEvidence]):
    """The cells use the digits up; all of them may be `alike`."""

    def cases(self, scene: Scene[NakedSubsetEvidence]) -> Collection[str]:
        alike = len({scene.before.domain(cell) for cell in scene.evidence.cells}) == 1
        return [*super().cases(scene), *when(alike=alike)]

    def names(self, scene: Scene[NakedSubsetEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        return {
            "held": HoldBetween.on(scene.before, its.cells),
            "number": Numbers(len(its.cells), its.cells),
            "lie": LiesIn(its.cells, its.house),
            "first": its.digits[0],
            "second": its.digits[1],
        }


@tells(HiddenSubsetEvidence)
class HiddenSubsetTelling(SubsetTelling[HiddenSubsetEvidence]):
    """The digits fill the cells up."""

    def names(self, scene: Scene[HiddenSubsetEvidence]) -> Mapping[str, Any]:
        subset = scene.evidence
        return {
            "places": PlacesBetween(subset.digits, subset.house, subset.cells),
            "number": Numbers(len(subset.digits), subset.digits),
            "losses": Candidates(scene.action.candidates),
        }
