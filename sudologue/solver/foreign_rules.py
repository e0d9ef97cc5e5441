"""Rules of other people: what they see, and what becomes of their answers.

They are asked about a board of their own, so that nothing they do to it reaches anybody else. An
answer that is none is an error that names the rule, and so is an inference that its own receipt
does not force, as the kernel finds. Our own rules are asked for the kernel's word only by those who
want it: the tests have it of all their inferences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import cast

from sudologue.errors import RuleError, expect
from sudologue.inference import Elimination, Evidence, Inference, Placement
from sudologue.model import Board
from sudologue.rules import Rule, Technique, finder, registry
from sudologue.wording import shown

Ask = Callable[[Board], Iterable[Inference]]
"""How to get all that a rule finds on a board."""


class Questioner:
    """How each rule is asked: ours as they are, those of other people with care.

    With `check` the kernel is asked about every inference; with `False` about none, and rules see
    the board itself; otherwise about those of other people's rules.
    """

    def __init__(self, check: bool | None, assume_unique: bool) -> None:
        expect(check, bool | None, "a choice of rules to check: write True, False or None")
        self._check = check
        self._assume_unique = assume_unique
        self._own = {type(rule) for rule in registry()}

    def first(self, rule: Rule) -> Callable[[Board], Inference | None]:
        """How to ask a rule for its first inference."""
        if self._trusts(rule):
            return finder(rule)
        return lambda board: next(self._answers(rule, board, True), None)

    def all(self, rule: Rule) -> Ask:
        """How to ask a rule for all its inferences."""
        if self._trusts(rule):
            return rule.find if isinstance(rule, Technique) else rule.apply
        return lambda board: self._answers(rule, board, False)

    def _trusts(self, rule: Rule) -> bool:
        return type(rule) in self._own and not self._check

    def _answers(self, rule: Rule, board: Board, only_first: bool) -> Iterator[Inference]:
        """The rule's inferences, each looked at before it is handed on."""
        is_own = type(rule) in self._own
        is_checked = bool(self._check or (self._check is None and not is_own))
        its = _anew(board) if is_checked and not is_own else board
        answer = _answer(rule, its, only_first)
        if isinstance(answer, str | Inference) or not isinstance(answer, Iterable):
            raise RuleError(
                rule.name,
                f"returned {shown(answer)}: expected inferences in a list, an empty one for none",
            )
        for inference in cast("Iterable[object]", answer):
            yield self._accepted(rule, inference, board, is_checked)

    def _accepted(self, rule: Rule, inference: object, board: Board, is_checked: bool) -> Inference:
        if not isinstance(inference, Inference):
            raise RuleError(
                rule.name, f"returned {shown(inference)} among its inferences: expected no others"
            )
        if not _is_whole(inference.action, inference.evidence):
            raise RuleError(
                rule.name,
                f"infers {shown(inference.action)} from {shown(inference.evidence)}: "
                "expected a placement or an elimination, and evidence",
            )
        if inference.evidence.assumption is not None and not self._assume_unique:
            raise RuleError(
                rule.name,
                f"takes it for granted in {inference.action} that the puzzle has one solution: "
                "allow that with assume_unique",
            )
        if is_checked:
            from sudologue.audit import check_inference  # whoever has our rules alone needs it not

            verdict = check_inference(board, inference)
            if not verdict:
                raise RuleError(rule.name, f"is wrong about {inference.action}: {verdict.reason}")
        return inference


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
    return Board(board.layout, board.live, board.filled, board.givens, board.barred)
