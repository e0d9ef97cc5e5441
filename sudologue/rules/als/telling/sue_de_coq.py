"""Sue de Coq: digits that just fill some cells of two houses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sudologue.inference import Elimination
from sudologue.model import Candidate, Cell, House
from sudologue.narration.claims.board_claims import (
    CanOnlyBe,
    HoldBetween,
    LiesIn,
    Numbers,
    SeeEachOther,
)
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import Gains, ReasonedElimination
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import SueDeCoqEvidence

_Side = tuple[House, tuple[Cell, ...], tuple[int, ...]]


@tells(SueDeCoqEvidence)
class SueDeCoqTelling(Telling[SueDeCoqEvidence]):
    """What finds room in the cells, house by house."""

    def names(self, scene: Scene[SueDeCoqEvidence]) -> Mapping[str, Any]:
        its, sides = scene.evidence, _sides(scene.evidence)
        cells = (*its.crossing, *its.beyond_first, *its.beyond_second)
        counted = [(house, digit) for house, _, digits in sides for digit in digits]
        return {
            "cells": cells,
            "lie": [LiesIn(its.crossing, house) for house in its.houses],
            "held": _hold(its.crossing, _held(scene, its.crossing)),
            "beyond": [
                self.clause("beyond_in", scene, house=house, hold=_hold(beyond, digits))
                for house, beyond, digits in sides
            ],
            "rooms": self._rooms(scene),
            "counted": Numbers(
                len(cells), (*counted, *[(None, digit) for digit in its.crossing_digits])
            ),
            "number": Numbers(len(cells), cells),
            "gains": Gains(tuple(self._gains(scene))),
        }

    def pattern(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence = scene.evidence
        parts = evidence.crossing, evidence.beyond_first, evidence.beyond_second
        return phrase("{} ({}, {})", *(_cells_and_digits(scene, cells) for cells in parts))

    def _rooms(self, scene: Scene[SueDeCoqEvidence]) -> list[Passage]:
        """`r1c1, r1c2 and r2c3 all lie in box 1 and can take 3 and 4 only once each`, and so on."""
        its, rooms = scene.evidence, list[Passage]()
        for house, beyond, digits in _sides(its):
            cells = tuple(sorted((*its.crossing, *beyond)))
            names = {"house": house, "cells": cells, "digits": digits}
            rooms.append(self.clause("room", scene, claim=LiesIn(cells, house), **names))
        if its.crossing_digits:
            names = {"cells": its.crossing, "digits": its.crossing_digits}
            see = SeeEachOther(its.crossing)
            rooms.append(self.clause("room", scene, "crossing", claim=see, **names))
        twice = sorted({*its.first_digits}.intersection(its.second_digits))
        return [*rooms, self.clause("twice", scene, digits=twice)] if twice else rooms

    def _gains(self, scene: Scene[SueDeCoqEvidence]) -> list[ReasonedElimination]:
        """What goes from the rest of the one house, of the other, and from the crossing."""
        evidence, (one, other) = scene.evidence, scene.evidence.houses
        lost: dict[House | None, list[Candidate]] = {one: [], other: [], None: []}
        single = {*evidence.first_digits, *evidence.crossing_digits}
        for candidate in scene.action.candidates:
            if candidate.cell in evidence.crossing:
                lost[None].append(candidate)
            elif candidate.digit in single and candidate.cell in one.cells:
                lost[one].append(candidate)
            else:
                lost[other].append(candidate)
        gains: list[ReasonedElimination] = []
        for house, candidates in lost.items():
            names = {"house": house, "digits": sorted({each.digit for each in candidates})}
            if candidates:
                reason = self.clause("gain", scene, *when(crossing=house is None), **names)
                gone = Elimination.of_candidates(tuple(candidates))
                gains.append(ReasonedElimination(reason, gone, named=False))
        return gains


def _sides(evidence: SueDeCoqEvidence) -> list[_Side]:
    """Either house, its cells beyond the crossing, and the digits that it has once in the cells."""
    cells = evidence.beyond_first, evidence.beyond_second
    digits = evidence.first_digits, evidence.second_digits
    return list(zip(evidence.houses, cells, digits, strict=True))


def _hold(cells: tuple[Cell, ...], digits: Sequence[int]) -> HoldBetween | CanOnlyBe:
    """What cells hold between them, or what a single one can be."""
    return (CanOnlyBe if len(cells) == 1 else HoldBetween)(cells, tuple(sorted(digits)))


def _held(scene: Scene[SueDeCoqEvidence], cells: Sequence[Cell]) -> list[int]:
    """The candidates of the cells, taken together."""
    return sorted(frozenset[int]().union(*map(scene.before.domain, cells)))


def _cells_and_digits(scene: Scene[SueDeCoqEvidence], cells: Sequence[Cell]) -> Passage:
    """`r45c6 - {1235}`."""
    return say(compact_cells(cells, scene.size), " - {", *_held(scene, cells), "}")
