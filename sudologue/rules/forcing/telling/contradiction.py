"""Contradictions: a supposition, and what it leaves with nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sudologue.inference import CellConstraint, ClueConstraint, HouseConstraint
from sudologue.narration.notations.nets import say_refutation
from sudologue.narration.phrasing.english import a_digit, with_article
from sudologue.narration.phrasing.houses_in_words import region_of, short_name
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.steps.citations import only_once
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.forcing.evidence import ContradictionEvidence, Refutation
from sudologue.rules.forcing.telling.alike_contradictions import are_siblings, told_together
from sudologue.rules.forcing.telling.numbered import left_out, lines_of_refutation, nothing, short
from sudologue.rules.forcing.telling.refutation_story import beginning, story

_MOST_LINES = 195


@tells(ContradictionEvidence)
class ContradictionTelling(Telling[ContradictionEvidence]):
    """A supposition, what follows from it, and what that leaves with nothing."""

    def pattern(self, scene: Scene[ContradictionEvidence]) -> Passage:
        return say_refutation(scene.evidence.proof, scene.before)

    def technical_name(self, scene: Scene[ContradictionEvidence]) -> Passage:
        """HoDoKu says where the dead end is: `Forcing Net (Contradiction) in b9`."""
        dead = scene.evidence.proof.dead
        where = short_name(dead.house) if isinstance(dead, HouseConstraint) else left_out(dead)
        return phrase("{} in {}", scene.technique, where)

    def place(self, scene: Scene[ContradictionEvidence]) -> Passage:
        dead = scene.evidence.proof.dead
        text = "no way to fill {}" if isinstance(dead, ClueConstraint) else "nothing left of {}"
        return phrase(text, short(dead))

    def observation(self, scene: Scene[ContradictionEvidence]) -> Passage:
        return story(scene.evidence.proof, scene.before, scene.full)

    def contradiction(self, scene: Scene[ContradictionEvidence]) -> Sequence[Passage]:
        proof, evidence = scene.evidence.proof, scene.evidence
        if scene.full:
            return lines_of_refutation(proof)
        room = (
            _MOST_LINES
            - len(evidence.truths)
            - len(evidence.clues)
            - len(only_once(evidence.links))
        )
        return lines_of_refutation(proof, room)

    def is_sibling_of(self, scene: Scene[ContradictionEvidence], other: Scene[Any]) -> bool:
        return isinstance(other.evidence, ContradictionEvidence) and are_siblings(scene, other)

    def siblings(self, scenes: Sequence[Scene[ContradictionEvidence]]) -> Passage:
        return told_together(scenes)

    def reason(self, scene: Scene[ContradictionEvidence]) -> Passage:
        proof, name = scene.evidence.proof, with_article(scene.technique)
        supposed, cell = a_digit(proof.assumption.digit), proof.assumption.cell
        if proof.depth > 1:
            text = (
                "that is {}, and no guess: {} in {} forces each of these digits, and rules out "
                "each of these suppositions made on top of it, until {}; had it ended nowhere, it "
                "would have proved nothing"
            )
        else:
            text = (
                "that is {}, and no guess: {} in {} forces each of these digits until {}; had it "
                "ended nowhere, it would have proved nothing"
            )
        return phrase(text, name, supposed, cell, _end(proof))

    def region(self, scene: Scene[ContradictionEvidence]) -> Passage:
        match scene.evidence.proof.dead:
            case HouseConstraint(house):
                return say(house)
            case CellConstraint(cell):
                return region_of(scene.layout, (cell,), self.digits(scene))
            case ClueConstraint(clue):
                return region_of(scene.layout, clue.cells, self.digits(scene))
            case _:
                return region_of(scene.layout, (), self.digits(scene))

    def family(self, scene: Scene[ContradictionEvidence]) -> Passage:
        dead = scene.evidence.proof.dead
        if isinstance(dead, CellConstraint | ClueConstraint):
            what = "cell" if isinstance(dead, CellConstraint) else "clue"
            return say(f"a candidate that would leave a {what}{nothing(dead)}")
        return say("a candidate that would leave a house no place for one of its digits")

    def digits(self, scene: Scene[ContradictionEvidence]) -> tuple[int, ...]:
        proof = scene.evidence.proof
        digits = {proof.assumption.digit}
        if isinstance(proof.dead, HouseConstraint):
            digits.add(proof.dead.digit)
        return tuple(sorted(digits))

    def question(self, scene: Scene[ContradictionEvidence]) -> Passage:
        proof = scene.evidence.proof
        supposed = proof.assumption.digit
        match proof.dead:
            case HouseConstraint(house, digit):
                text = "which {} would in the end leave {} no place for {}"
                return phrase(text, supposed, house, a_digit(digit))
            case _:
                text = "which {} would in the end leave {}{}"
                return phrase(text, supposed, left_out(proof.dead), nothing(proof.dead))

    def setting(self, scene: Scene[ContradictionEvidence]) -> Passage:
        return beginning(scene.evidence.proof)


def _end(proof: Refutation) -> Passage:
    """`box 9 is left without an 8`."""
    match proof.dead:
        case HouseConstraint(house, digit):
            return phrase("{} is left without {}", house, a_digit(digit))
        case ClueConstraint():
            return phrase("{} cannot be filled", left_out(proof.dead))
        case _:
            return phrase("nothing is left for {}", left_out(proof.dead))
