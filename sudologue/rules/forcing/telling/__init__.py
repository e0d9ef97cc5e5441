"""Forcing chains and nets: what follows from a supposition, and where it ends.

A few digits that follow one from the other are told in clauses; more have lines that cite each
other (`net_lines`). The proof voice numbers all lines, down to the innermost (`numbered`). What
others tell that has such proofs in it is told by these functions, too.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sudologue.inference import CellConstraint, ClueConstraint, HouseConstraint, Placement
from sudologue.model import Cell
from sudologue.narration.claims.board_claims import CanOnlyBe, OnlyPlaces, RuleOut
from sudologue.narration.notations.nets import say_cases, say_refutation
from sudologue.narration.phrasing.filling import capitalised, named, said, when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import NEW_LINE, Passage, phrase, say
from sudologue.narration.steps.areas import region_of
from sudologue.narration.steps.citations import kind_of, left_of, only_once
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.forcing.evidence import ContradictionEvidence, VerityEvidence
from sudologue.rules.forcing.telling.case_story import cases_in_lines
from sudologue.rules.forcing.telling.numbered import lines_of_cases, lines_of_refutation
from sudologue.rules.forcing.telling.refutation_story import (
    are_siblings,
    beginning,
    story,
    told_together,
)
from sudologue.rules.forcing.telling.truths_in_words import NothingLeft, placed

_MOST_LINES = 195


@tells(ContradictionEvidence)
class ContradictionTelling(Telling[ContradictionEvidence]):
    """A supposition, what follows from it, and what that leaves with nothing: of which kind."""

    def names(self, scene: Scene[ContradictionEvidence]) -> Mapping[str, Any]:
        proof = scene.evidence.proof
        return {
            **placed(proof.assumption),
            "end": NothingLeft(proof.dead),
            "dead": proof.dead,
        }

    def cases(self, scene: Scene[ContradictionEvidence]) -> Collection[str]:
        proof = scene.evidence.proof
        return kind_of(proof.dead), *when(nested=proof.depth > 1)

    def pattern(self, scene: Scene[ContradictionEvidence]) -> Passage:
        return say_refutation(scene.evidence.proof, scene.before)

    def technical_name(self, scene: Scene[ContradictionEvidence]) -> Passage:
        """HoDoKu says where the dead end is: `Forcing Net (Contradiction) in b9`."""
        dead = scene.evidence.proof.dead
        where = short_name(dead.house) if isinstance(dead, HouseConstraint) else named(dead)
        return phrase("{} in {}", scene.technique, where)

    def observation(self, scene: Scene[ContradictionEvidence]) -> Passage:
        return story(scene.evidence.proof, scene.before, scene.full)

    def contradiction(self, scene: Scene[ContradictionEvidence]) -> Sequence[Passage]:
        evidence = scene.evidence
        cited = len(evidence.truths) + len(evidence.clues) + len(only_once(evidence.links))
        return lines_of_refutation(evidence.proof, None if scene.full else _MOST_LINES - cited)

    def is_sibling_of(self, scene: Scene[ContradictionEvidence], other: Scene[Any]) -> bool:
        return isinstance(other.evidence, ContradictionEvidence) and are_siblings(scene, other)

    def siblings(self, scenes: Sequence[Scene[ContradictionEvidence]]) -> Passage:
        return told_together(scenes)

    def region(self, scene: Scene[ContradictionEvidence]) -> Passage:
        match scene.evidence.proof.dead:
            case HouseConstraint(house):
                return named(house)
            case CellConstraint(cell):
                cells: Sequence[Cell] = (cell,)
            case ClueConstraint(clue):
                cells = clue.cells
            case _:
                cells = ()
        return region_of(scene.layout, cells, self.digits(scene))

    def digits(self, scene: Scene[ContradictionEvidence]) -> tuple[int, ...]:
        proof = scene.evidence.proof
        digits = {proof.assumption.digit}
        if isinstance(proof.dead, HouseConstraint):
            digits.add(proof.dead.digit)
        return tuple(sorted(digits))

    def setting(self, scene: Scene[ContradictionEvidence]) -> Passage:
        return beginning(scene.evidence.proof)


@tells(VerityEvidence)
class VerityTelling(Telling[VerityEvidence]):
    """The candidates of a truth, of whatever kind, and what each of them leads to."""

    def names(self, scene: Scene[VerityEvidence]) -> Mapping[str, Any]:
        truth, its = scene.evidence.truth, self._cells(scene)
        (conclusion, *_), cases = scene.action.candidates, scene.evidence.cases
        match truth:
            case HouseConstraint(house, digit):
                left: object = OnlyPlaces(digit, (house,), its)
            case CellConstraint(cell):
                left = CanOnlyBe.on(scene.before, cell)
            case _:
                left = left_of(scene.before, truth)
        return {
            **vars(truth),
            "digits": self.digits(scene),
            "left": left,
            "places": its,
            "loser": conclusion.cell,
            "lost": conclusion.digit,
            "rules_out": [
                RuleOut((case.because,), (conclusion,)) for case in cases if not case.is_struck
            ],
        }

    def cases(self, scene: Scene[VerityEvidence]) -> Collection[str]:
        is_placed = isinstance(scene.action, Placement)
        return kind_of(scene.evidence.truth), *when(placed=is_placed)

    def pattern(self, scene: Scene[VerityEvidence]) -> Passage:
        conclusion = scene.action.candidates[0]
        return say_cases(scene.evidence.cases, conclusion, scene.before)

    def technical_name(self, scene: Scene[VerityEvidence]) -> Passage:
        return phrase("{} from {}", scene.technique, said(scene.evidence.truth, "short"))

    def observation(self, scene: Scene[VerityEvidence]) -> Passage:
        kind = kind_of(scene.evidence.truth)
        told = cases_in_lines(scene, scene.evidence.cases, kind)
        lines = [self.clause("one_case", scene, told=each) for each in map(capitalised, told)]
        names = {"setting": self.setting(scene), "line_break": NEW_LINE, "told": lines}
        return self.clause("observation", scene, **names)

    def closing(self, scene: Scene[VerityEvidence]) -> Passage:
        return say(NEW_LINE, capitalised(self.together(scene)))

    def together(self, scene: Scene[VerityEvidence]) -> Passage:
        """What holds in every case."""
        return self.say("together", scene) or say()

    def contradiction(self, scene: Scene[VerityEvidence]) -> Sequence[Passage]:
        return lines_of_cases(scene, scene.evidence.cases)

    def region(self, scene: Scene[VerityEvidence]) -> Passage:
        return region_of(scene.layout, self._cells(scene), self.digits(scene))

    def digits(self, scene: Scene[VerityEvidence]) -> tuple[int, ...]:
        return tuple(sorted({case.assumption.digit for case in scene.evidence.cases}))

    def _cells(self, scene: Scene[VerityEvidence]) -> tuple[Cell, ...]:
        cells = [case.assumption.cell for case in scene.evidence.cases]
        return tuple(dict.fromkeys(cells))
