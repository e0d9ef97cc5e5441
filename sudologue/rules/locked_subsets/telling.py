"""Subsets that several houses share, or nearly do."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import (
    Follows,
    HoldBetween,
    LiesIn,
    Numbers,
    PlacesBetween,
)
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, phrase
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.conclusions import Candidates
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.locked_subsets.evidence import (
    AlmostLockedEvidence,
    LockedHiddenSubsetEvidence,
    LockedSubsetEvidence,
)


@tells(LockedSubsetEvidence)
class LockedSubsetTelling(Telling[LockedSubsetEvidence]):
    """The cells use the digits up, in every house that has them all."""

    def names(self, scene: Scene[LockedSubsetEvidence]) -> Mapping[str, Any]:
        subset = scene.evidence
        return {
            "held": HoldBetween.on(scene.before, subset.cells),
            "lie": [LiesIn(subset.cells, house) for house in subset.houses],
            "number": Numbers(len(subset.cells), subset.cells),
            "first_house": subset.houses[0],
        }

    def pattern(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        return digits_in_cells(scene.evidence.digits, scene.evidence.cells, scene.size)


@tells(LockedHiddenSubsetEvidence)
class LockedHiddenSubsetTelling(Telling[LockedHiddenSubsetEvidence]):
    """The digits fill the cells up, and other houses have these cells too."""

    def names(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Mapping[str, Any]:
        subset = scene.evidence
        return {
            "houses": (subset.house, *subset.others),
            "places": PlacesBetween(subset.digits, subset.house, subset.cells),
            "lie": [LiesIn(subset.cells, house) for house in subset.others],
            "number": Numbers(len(subset.digits), subset.digits),
            "losses": Candidates(scene.action.candidates),
        }

    def pattern(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        return digits_in_cells(scene.evidence.digits, scene.evidence.cells, scene.size)


@tells(AlmostLockedEvidence)
class AlmostLockedTelling(Telling[AlmostLockedEvidence]):
    """What the cells take, the crossing house must take beyond the crossing.

    There may be `one` cell; what goes lies in the `house`, or in the `partners`, or in both.
    """

    def cases(self, scene: Scene[AlmostLockedEvidence]) -> Collection[str]:
        locked, targets = scene.evidence, {*scene.target_cells}
        in_house, partners = targets - {*locked.partners}, targets & {*locked.partners}
        return when(one=len(locked.cells) == 1, house=in_house, partners=partners)

    def names(self, scene: Scene[AlmostLockedEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        return {
            "held": HoldBetween.on(scene.before, its.cells),
            "places": PlacesBetween(its.digits, its.crossing, its.partners, its.house),
            "first": its.digits[0],
            "second": its.digits[1],
            "follows": [
                Follows(
                    HouseConstraint(its.crossing, digit),
                    (Candidate(its.partners[0], digit),),
                    (Candidate(its.cells[0], digit),),
                )
                for digit in its.digits
            ],
            "losses": Candidates(scene.action.candidates),
        }

    def pattern(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        locked, size = scene.evidence, scene.size
        cells = digits_in_cells(locked.digits, locked.cells, size)
        return phrase("{} and {}", cells, compact_cells(locked.partners, size))
