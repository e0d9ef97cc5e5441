"""Rules of other people: what they see, and what becomes of their answers.

They are asked about a board of their own, so that nothing they do to it reaches anybody else. An
answer that is none is an error that names the rule, and so is an inference that its own receipt
does not force, as the kernel finds. Evidence that says what was seen and cites nothing is taken at
its word, and voices and audit say so. Of the candidates that a rule wants gone, those go that are
there. Our own rules are asked for the kernel's word only by those who want it: the tests have it of
all their inferences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import cast

from sudologue.errors import RuleError
from sudologue.inference import Elimination, Evidence, Inference, Placement
from sudologue.messages import Messages
from sudologue.model import Board, Candidate, digit_text
from sudologue.rules import Rule, Technique
from sudologue.rules.all_rules import is_own

_say = Messages(__name__)


def as_asked(rule: Rule, check: bool | None, assume_unique: bool) -> Technique | QuestionedRule:
    """A rule as the solver asks it: ours as it is, those of other people with care.

    With `check` the kernel is asked about every inference; with `False` about none, and rules see
    the board itself; otherwise about those of other people's rules.
    """
    is_ours = is_own(rule)
    if isinstance(rule, Technique) and is_ours and not check:
        return rule
    is_checked = not is_ours if check is None else check
    return QuestionedRule(rule, is_ours, is_checked, assume_unique)


@dataclass(frozen=True)
class QuestionedRule:
    """A rule each of whose inferences is looked at before it is handed on."""

    rule: Rule
    is_ours: bool
    is_checked: bool
    assume_unique: bool

    def first(self, board: Board) -> Inference | None:
        """Its first inference."""
        return next(self._inferences(board, True), None)

    def find(self, board: Board) -> Iterator[Inference]:
        """All its inferences."""
        return self._inferences(board, False)

    def _inferences(self, board: Board, only_first: bool) -> Iterator[Inference]:
        rule = self.rule
        asked_about = _anew(board) if self.is_checked and not self.is_ours else board
        answer = _answer(rule, asked_about, only_first)
        if isinstance(answer, str | Inference) or not isinstance(answer, Iterable):
            raise RuleError(
                rule.name,
                _say("no_list", answer=answer),
            )
        for inference in cast("Iterable[object]", answer):
            yield self.accepted(inference, board)

    def accepted(self, inference: object, board: Board) -> Inference:
        """An inference on a board, if nothing is to be said against it."""
        rule = self.rule
        if not isinstance(inference, Inference):
            raise RuleError(rule.name, _say("no_inference", inference=inference))
        if not _is_whole(inference.action, inference.evidence):
            raise RuleError(
                rule.name,
                _say("no_step", action=inference.action, evidence=inference.evidence),
            )
        if inference.evidence.assumption is not None and not self.assume_unique:
            raise RuleError(
                rule.name,
                _say("assumes", action=inference.action),
            )
        if not self.is_ours:
            inference = _of_what_is_there(rule, inference, board)
        if self.is_checked and not _is_taken_at_its_word(inference.evidence):
            from sudologue.audit import check_inference  # whoever has our rules alone needs it not

            verdict = check_inference(board, inference)
            if not verdict:
                raise RuleError(
                    rule.name, _say("wrong", action=inference.action, reason=verdict.reason)
                )
        return inference


def _is_taken_at_its_word(evidence: Evidence) -> bool:
    """Whether evidence says something, and nothing that could be checked."""
    return not evidence.has_receipt and (evidence != Evidence() or bool(evidence.given_description))


def _of_what_is_there(rule: Rule, inference: Inference, board: Board) -> Inference:
    """The inference, about candidates that are on the board."""
    candidates = inference.action.candidates
    absent = [each for each in candidates if not _is_there(board, each)]
    if not absent:
        return inference
    if len(absent) == len(candidates):
        candidate = absent[0]
        said = _say("no_candidate", digit=digit_text(candidate.digit), cell=candidate.cell)
        raise RuleError(rule.name, _say("wrong", action=inference.action, reason=said))
    there = [each for each in candidates if each not in absent]
    return replace(inference, action=Elimination.of_candidates(there))


def _is_there(board: Board, candidate: Candidate) -> bool:
    size, cell = board.layout.size, candidate.cell
    is_of_board = max(cell.row, cell.col) < size and 1 <= candidate.digit <= size
    return is_of_board and candidate.digit in board.domain(cell)


def _is_whole(action: object, evidence: object) -> bool:
    return isinstance(action, Placement | Elimination) and isinstance(evidence, Evidence)


def _answer(rule: Rule, board: Board, only_first: bool) -> object:
    """What a rule returns, whatever that is."""
    if isinstance(rule, Technique) and only_first:
        if type(rule).first is Technique.first:
            return rule.find(board)
        found = rule.first(board)
        return () if found is None else (found,)
    if isinstance(rule, Technique) and type(rule).apply is Technique.apply:
        return rule.find(board)
    return rule.apply(board)


def _anew(board: Board) -> Board:
    """A board like another, that shares nothing with it that can be changed."""
    masks = board.masks
    return Board(replace(masks))
