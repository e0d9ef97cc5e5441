"""Verities: every candidate of a cell, or every place of a digit, leads to the same."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Cell
from sudologue.narration.notations.nets import say_cases
from sudologue.narration.phrasing.english import listing, number_word, with_article
from sudologue.narration.phrasing.facts import domain_of, only_places
from sudologue.narration.phrasing.houses_in_words import region_of
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.steps.citations import left_of
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.forcing.evidence import VerityEvidence
from sudologue.rules.forcing.telling.numbered import left_out, lines_of_cases, short
from sudologue.rules.forcing.telling.verity_cases import cases_in_short


@tells(VerityEvidence)
class VerityTelling(Telling[VerityEvidence]):
    """The candidates of a truth, and what each of them leads to."""

    def pattern(self, scene: Scene[VerityEvidence]) -> Passage:
        conclusion = scene.action.candidates[0]
        return say_cases(scene.evidence.cases, conclusion, scene.before)

    def technical_name(self, scene: Scene[VerityEvidence]) -> Passage:
        return phrase("{} from {}", scene.technique, short(scene.evidence.truth))

    def place(self, scene: Scene[VerityEvidence]) -> Passage:
        return phrase("from {}", short(scene.evidence.truth))

    def observation(self, scene: Scene[VerityEvidence]) -> Passage:
        return join([self.setting(scene), *cases_in_short(scene, scene.evidence.cases)], ". ")

    def argument(self, scene: Scene[VerityEvidence]) -> Passage:
        return phrase("{} must be so", _one_of(len(scene.evidence.cases)))

    def contradiction(self, scene: Scene[VerityEvidence]) -> Sequence[Passage]:
        return lines_of_cases(scene, scene.evidence.cases)

    def reason(self, scene: Scene[VerityEvidence]) -> Passage:
        evidence, name = scene.evidence, with_article(scene.technique)
        number = number_word(len(evidence.cases))
        if isinstance(evidence.truth, HouseConstraint):
            text = (
                "that is {}: {} has its {} in one of {} places, and what follows from each of them "
                "holds without our knowing which"
            )
            house, digit = evidence.truth.house, evidence.truth.digit
            return phrase(text, name, house, digit, number)
        text = (
            "that is {}: {} takes one of its {} candidates, and what follows from each of them "
            "holds without our knowing which"
        )
        return phrase(text, name, left_out(evidence.truth), number)

    def region(self, scene: Scene[VerityEvidence]) -> Passage:
        cells = self._cells(scene)
        return region_of(scene.layout, cells, self.digits(scene))

    def family(self, scene: Scene[VerityEvidence]) -> Passage:
        if isinstance(scene.evidence.truth, CellConstraint):
            return say("a cell whose candidates all lead to the same")
        return say("a digit whose places in a house all lead to the same")

    def digits(self, scene: Scene[VerityEvidence]) -> tuple[int, ...]:
        return tuple(sorted({case.assumption.digit for case in scene.evidence.cases}))

    def question(self, scene: Scene[VerityEvidence]) -> Passage:
        match scene.evidence.truth:
            case HouseConstraint(house, digit):
                return phrase("what follows wherever {} has its {}", house, digit)
            case _:
                truth, digits = left_out(scene.evidence.truth), self.digits(scene)
                text = "what follows whether {} is {}"
                return phrase(text, truth, listing(digits, "or"))

    def setting(self, scene: Scene[VerityEvidence]) -> Passage:
        match scene.evidence.truth:
            case HouseConstraint(house, digit):
                return only_places(digit, (house,), self._cells(scene))
            case CellConstraint(cell):
                return domain_of(scene.before, cell)
            case truth:
                return phrase("one of {} is true", listing(left_of(scene.before, truth)))

    def _cells(self, scene: Scene[VerityEvidence]) -> tuple[Cell, ...]:
        cells = [case.assumption.cell for case in scene.evidence.cases]
        return tuple(dict.fromkeys(cells))


def _one_of(number: int) -> str:
    return "one of the two" if number == 2 else f"one of the {number_word(number)}"
