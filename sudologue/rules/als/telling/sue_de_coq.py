"""Sue de Coq: digits that just fill some cells of two houses."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sudologue.inference import Elimination
from sudologue.model import Candidate, Cell, House
from sudologue.narration.claims.board_claims import Assertion, HoldBetween, LiesIn, Numbers
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import Gains, ReasonedElimination
from sudologue.narration.steps.groups import PlacesAmong
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import SueDeCoqEvidence


@tells(SueDeCoqEvidence)
class SueDeCoqTelling(Telling[SueDeCoqEvidence]):
    """What finds room in the cells, house by house."""

    def names(self, scene: Scene[SueDeCoqEvidence]) -> Mapping[str, Any]:
        its, cells = scene.evidence, _cells(scene.evidence)
        digits, twice = _held(scene, cells), _twice(its)
        (line, beyond, _), (other, other_beyond, _) = _sides(its)
        many = (*digits, *[(digit, "again") for digit in twice])
        return {
            "number": Numbers(len(cells), cells),
            "cells": cells,
            "digits": digits,
            "held": HoldBetween(cells, tuple(digits)),
            "line": line,
            "beyond": beyond,
            "other": other,
            "other_beyond": other_beyond,
            "rooms": self._rooms(scene),
            "twice": twice,
            "counted": [Numbers(len(cells), many), Numbers(len(cells), cells)],
            "gains": Gains(tuple(self._gains(scene))),
        }

    def cases(self, scene: Scene[SueDeCoqEvidence]) -> Collection[str]:
        return when(twice=_twice(scene.evidence))

    def pattern(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence = scene.evidence
        parts = evidence.crossing, evidence.beyond_first, evidence.beyond_second
        return phrase("{} ({}, {})", *(_cells_and_digits(scene, cells) for cells in parts))

    def _rooms(self, scene: Scene[SueDeCoqEvidence]) -> list[Passage]:
        """`1s and 6s are all in column 7`, `their 3s all in box 6`: what fits in only once."""
        its, rooms, cells = scene.evidence, list[Passage](), _cells(scene.evidence)
        sides = [((house,), digits) for house, _, digits in _sides(its)]
        for houses, digits in (*sides, (its.houses, its.crossing_digits)):
            claims: list[Assertion] = []
            once = [digit for digit in digits if digit not in _twice(its)]
            for digit in once:
                places = tuple([cell for cell in cells if digit in scene.before.domain(cell)])
                claims += (PlacesAmong(digit, cells, places), *(LiesIn(places, h) for h in houses))
            if once:
                cases = when(further=rooms, crossing=len(houses) > 1)
                names = {"house": houses[0], "digits": once, "claims": claims}
                rooms.append(self.clause("room", scene, *cases, **names))
        return rooms

    def _gains(self, scene: Scene[SueDeCoqEvidence]) -> list[ReasonedElimination]:
        """What goes from the rest of the one house, of the other, and from the crossing."""
        evidence, ((one, _, digits), (other, _, _)) = scene.evidence, _sides(scene.evidence)
        lost: dict[House | None, list[Candidate]] = {one: [], other: [], None: []}
        single = {*digits, *evidence.crossing_digits}
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
                cases = when(crossing=house is None, further=gains)
                reason = self.clause("gain", scene, *cases, **names)
                gone = Elimination.of_candidates(tuple(candidates))
                gains.append(ReasonedElimination(reason, gone, named=False))
        return gains


def _cells(evidence: SueDeCoqEvidence) -> tuple[Cell, ...]:
    return (*evidence.crossing, *evidence.beyond_first, *evidence.beyond_second)


def _sides(evidence: SueDeCoqEvidence) -> list[tuple[House, tuple[Cell, ...], tuple[int, ...]]]:
    """Either house, its cells beyond the crossing, and its digits; a line comes first."""
    cells = evidence.beyond_first, evidence.beyond_second
    digits = evidence.first_digits, evidence.second_digits
    sides = zip(evidence.houses, cells, digits, strict=True)
    return sorted(sides, key=lambda side: not side[0].is_line)


def _twice(evidence: SueDeCoqEvidence) -> list[int]:
    """The digits that the cells have room for in either house."""
    return sorted({*evidence.first_digits}.intersection(evidence.second_digits))


def _held(scene: Scene[SueDeCoqEvidence], cells: Sequence[Cell]) -> list[int]:
    """The candidates of the cells, taken together."""
    return sorted(frozenset[int]().union(*map(scene.before.domain, cells)))


def _cells_and_digits(scene: Scene[SueDeCoqEvidence], cells: Sequence[Cell]) -> Passage:
    """`r45c6 - {1235}`."""
    return say(compact_cells(cells, scene.size), " - {", *_held(scene, cells), "}")
