"""Forcing chains and nets: what follows from a supposition, and where it ends.

A short proof is told line by line, each with its reason; of a long one the lines that run into its
end, and the digits before them are listed in order (`story`). The proof voice numbers all lines
(`numbered`). What others tell that has such proofs in it is told by these functions, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sudologue.inference import CellConstraint, ClueConstraint, HouseConstraint, Placement
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import RuleOut
from sudologue.narration.notations.nets import say_cases, say_refutation
from sudologue.narration.phrasing.clauses import in_sentences
from sudologue.narration.phrasing.english import (
    a_digit,
    listing,
    number_word,
    sentence_case,
    with_article,
)
from sudologue.narration.phrasing.facts import domain_of, only_places, see
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.steps.areas import region_of
from sudologue.narration.steps.citations import left_of, only_once
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.forcing.evidence import (
    Case,
    ContradictionEvidence,
    FollowingLine,
    Refutation,
    VerityEvidence,
)
from sudologue.rules.forcing.telling.numbered import (
    left_out,
    lines_of_cases,
    lines_of_refutation,
    nothing,
    short,
)
from sudologue.rules.forcing.telling.refutation_story import (
    are_siblings,
    beginning,
    story,
    told_together,
)
from sudologue.rules.forcing.telling.sentences import Reasons, by_singles, with_reasons
from sudologue.rules.forcing.telling.settled import settled_by

_MOST_LINES = 195
_WITH_REASONS = 12


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
        evidence = scene.evidence
        cited = len(evidence.truths) + len(evidence.clues) + len(only_once(evidence.links))
        return lines_of_refutation(evidence.proof, None if scene.full else _MOST_LINES - cited)

    def is_sibling_of(self, scene: Scene[ContradictionEvidence], other: Scene[Any]) -> bool:
        return isinstance(other.evidence, ContradictionEvidence) and are_siblings(scene, other)

    def siblings(self, scenes: Sequence[Scene[ContradictionEvidence]]) -> Passage:
        return told_together(scenes)

    def reason(self, scene: Scene[ContradictionEvidence]) -> Passage:
        proof, name = scene.evidence.proof, with_article(scene.technique)
        supposed, cell = a_digit(proof.assumption.digit), proof.assumption.cell
        what = "each of these digits"
        if proof.depth > 1:
            what += ", and rules out each of these suppositions made on top of it,"
        text = (
            "that is {}, and no guess: {} in {} forces {} until {}; had it ended nowhere, it would "
            "have proved nothing"
        )
        return phrase(text, name, supposed, cell, what, _left_without(proof))

    def region(self, scene: Scene[ContradictionEvidence]) -> Passage:
        match scene.evidence.proof.dead:
            case HouseConstraint(house):
                return say(house)
            case CellConstraint(cell):
                cells: Sequence[Cell] = (cell,)
            case ClueConstraint(clue):
                cells = clue.cells
            case _:
                cells = ()
        return region_of(scene.layout, cells, self.digits(scene))

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


def _left_without(proof: Refutation) -> Passage:
    """`box 9 is left without an 8`."""
    match proof.dead:
        case HouseConstraint(house, digit):
            return phrase("{} is left without {}", house, a_digit(digit))
        case ClueConstraint():
            return phrase("{} cannot be filled", left_out(proof.dead))
        case _:
            return phrase("nothing is left for {}", left_out(proof.dead))


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
        return phrase("one of the {} must be so", number_word(len(scene.evidence.cases)))

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


def cases_in_short(scene: Scene[Any], cases: Sequence[Case]) -> list[Passage]:
    """What each case leads to, without the last full stop.

    Where the cases have many lines between them, the last ones of each are told with reasons, and
    the digits before them are listed.
    """
    room = max((len(case.lines) for case in cases), default=0)
    while not scene.full and sum(min(len(case.lines), room) for case in cases) > _WITH_REASONS:
        room -= 1
    is_placed = isinstance(scene.action, Placement)
    conclusion, reasons = scene.action.candidates[0], Reasons()
    return [_case(case, conclusion, is_placed, room, reasons) for case in cases]


class CasePage(NamedTuple):
    """Some lines of a case, and what is told of them."""

    lines: tuple[FollowingLine, ...]
    words: Passage


def pages_of_case(scene: Scene[Any], case: Case, most: int) -> list[CasePage]:
    """All lines of a case with their reasons, so many at the most to a page."""
    is_placed, conclusion = isinstance(scene.action, Placement), scene.action.candidates[0]
    forced = _forced(case)
    if not forced:
        at_once = _at_once(case.assumption, conclusion, is_placed)
        return [CasePage((), say(_opening(case), at_once, "."))]
    settled, reasons = settled_by(case.assumption, case.lines), Reasons()
    pages: list[CasePage] = []
    for start in range(0, len(forced), most):
        part = tuple(forced[start : start + most])
        told = in_sentences(with_reasons(part, settled, reasons, "then " if start else ""))
        told = sentence_case(told) if start else say(_opening(case), told)
        if start + most >= len(forced) and not (is_placed or case.is_struck):
            told = say(told, _end(case.because, conclusion))
        pages.append(CasePage(part, say(told, ".")))
    return pages


def _case(
    case: Case, conclusion: Candidate, is_placed: bool, room: int, reasons: Reasons
) -> Passage:
    """`If r1c1 is 3, r4c1 is 7 (its last candidate), so r7c1 is 9 (…), and r7c8 sees that`."""
    lines = _forced(case)
    if not lines:
        return say(_opening(case), _at_once(case.assumption, conclusion, is_placed))
    settled = settled_by(case.assumption, case.lines)
    start = len(lines) - room
    early, late = (lines[:start], lines[start:]) if start > 1 else ([], lines)
    sentences = by_singles(early, settled) if early else []
    sentences += with_reasons(late, settled, reasons, "then " if early else "")
    told = say(_opening(case), in_sentences(sentences))
    return told if is_placed or case.is_struck else say(told, _end(case.because, conclusion))


def _opening(case: Case) -> Passage:
    return phrase("If {} is {}, ", case.assumption.cell, case.assumption.digit)


def _forced(case: Case) -> list[FollowingLine]:
    return [line for line in case.lines if not isinstance(line, Refutation)]


def _at_once(start: Candidate, conclusion: Candidate, is_placed: bool) -> Passage:
    """What a start without lines does by itself."""
    if is_placed:
        return say("there is nothing more to show")
    if start.cell == conclusion.cell:
        is_not = states("it is not ", RuleOut((start,), (conclusion,)))
        return phrase("{}{}", is_not, conclusion.digit)
    return phrase("{}{} it", conclusion.cell, see((conclusion.cell,), (start.cell,)))


def _end(last: Candidate, conclusion: Candidate) -> Passage:
    """What the last digit does to the conclusion."""
    if last.cell == conclusion.cell:
        return phrase(
            "{}{}", states(" and not ", RuleOut((last,), (conclusion,))), conclusion.digit
        )
    sees = see((conclusion.cell,), (last.cell,))
    return phrase(", and {}{} the {} in {}", conclusion.cell, sees, last.digit, last.cell)
