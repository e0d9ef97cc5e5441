"""Why a claim is so, or that it is not: a rule that shows it now, the proof of it, or a solution.

Search says what is so, and is never a reason: whatever is called proved has its receipts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

from sudologue.budget import DEFAULT_BUDGET, USUAL, Allowance, Limits
from sudologue.coach.claim import Answer, Claim, ClaimLike, said_in
from sudologue.coach.player_answer import PlayerAnswer
from sudologue.coach.reason_search import ClaimMasks, ReasonSearch, fills, traced
from sudologue.coach.search_check import ClaimCheck, check_claim, claim_shown
from sudologue.errors import SudologueError
from sudologue.inference import Inference, Placement, SolveResult
from sudologue.json_value import JsonValue
from sudologue.model import Board, Cell
from sudologue.narration.notations import RC, Notation
from sudologue.oracle import count_solutions
from sudologue.wording import shortened

if TYPE_CHECKING:
    from sudologue.narration import Narrator, Passage


class ClaimAnswer(JsonValue, PlayerAnswer):
    """What an explanation of a claim and a ruling on it have in common."""

    claim: Claim
    standing: ClaimCheck

    @property
    def solution(self) -> Board | None:
        """A solution in which the claim is otherwise, if there is one."""
        return self.standing.against

    @property
    def trace(self) -> SolveResult | None:
        """The reason as a trace, which can be written and audited: the proof, or the one step."""
        if self.inference is None:
            return self.proof
        return traced(self.board, [self.inference], "the end of the step")


@dataclass(frozen=True, repr=False)
class Explanation(ClaimAnswer):
    """The answer to a claim about a board, and the reason for it.

    The reason is an `inference` on this board, or a `proof` of several steps; neither is there
    where the board shows the answer by itself, or none was found. For a claim that is not so, it
    is the reason for the opposite of the `part` that is wrong. `solutions` are what search found to
    show: of a claim that is not so, a solution in which it is otherwise; where solutions disagree,
    one in which it is otherwise and one in which it is as claimed. The words tell of them, and of
    the digit that a cell has instead, only on `reveal`. Nothing was left out for want of time or
    work if it was found `in_time`.
    """

    board: Board
    claim: Claim
    verdict: Answer
    standing: ClaimCheck = field(compare=False)
    inference: Inference | None = None
    proof: SolveResult | None = None
    assume_unique: bool = False
    in_time: bool = field(default=True, compare=False)
    reveal: bool = False

    def __repr__(self) -> str:
        return f"<Explanation of {shortened(str(self.claim))}: {self.verdict}>"

    def __bool__(self) -> bool:
        return self.verdict.is_proved

    @property
    def solutions(self) -> tuple[Board, ...]:
        """The solutions that show the answer, the one in which the claim is otherwise first."""
        shown = (self.standing.against, self.standing.agreeing)
        return tuple(board for board in shown if board is not None)

    @property
    def is_at_once(self) -> bool:
        """Whether the board shows the claim by itself: digits that stand, candidates gone."""
        return self.verdict.is_proved and self.inference is None and self.proof is None

    def passages(self, voice: str | Narrator = "conversational") -> tuple[Passage, ...]:
        """The answer in words, with the reason told in a voice."""
        from sudologue.coach.answer_texts import explained

        return tuple(explained(self, voice))


Reason: TypeAlias = tuple[Answer, Inference | None, SolveResult | None]
"""How something is proved, and what proves it: an inference, several steps, or the board."""


def claim_about(board: Board, asked: ClaimLike | Cell, notation: str | Notation = RC) -> Claim:
    """The claim to be explained; of a cell, that it holds the digit which a solution has there."""
    said = [*said_in(asked, board.layout, notation)]
    if any(isinstance(one, Cell) for one in said):
        found = count_solutions(board, limit=1, budget=DEFAULT_BUDGET).found
        if not found:
            raise SudologueError("search found no solution of the position: 'check' says more")
        said = [
            Placement(one, found[0].value(one) or 0) if isinstance(one, Cell) else one
            for one in said
        ]
    return Claim.of(cast("ClaimLike", said), board.layout)


def explanation_of(
    board: Board,
    claim: Claim,
    assume_unique: bool = False,
    limits: Limits = USUAL,
    *,
    reveal: bool = False,
) -> Explanation:
    """What there is to say of a claim about a board.

    The time is for all of it; search, the rules on the board and a solve may do the work, each.
    """
    searching = Allowance(limits.budget, limits.seconds)
    with searching:
        standing = check_claim(board, claim)
    unique = assume_unique and not standing.found.has_several
    reasons = ReasonSearch(board, unique, Limits(searching.seconds_left, limits.budget))
    verdict, inference, proof = _answer(reasons, claim, standing, reveal)
    in_time = reasons.are_all and standing.is_known and not standing.found.gave_up
    return Explanation(board, claim, verdict, standing, inference, proof, unique, in_time, reveal)


def _answer(reasons: ReasonSearch, claim: Claim, standing: ClaimCheck, reveal: bool) -> Reason:
    if standing.found.has_none:
        return Answer.UNDECIDED, None, None
    target = ClaimMasks.of(claim_shown(claim, standing), reasons.board)
    if standing.is_refuted:
        part = standing.part
        secret = part.cell if isinstance(part, Placement) and not reveal else None
        reason = _proved(reasons, target, secret)
        if reason is None:
            return Answer.FALSE, None, None
        verdict = Answer.FALSE if isinstance(part, Placement) else Answer.MUST_BE
        return verdict, reason[1], reason[2]
    if standing.against is None:
        reason = _proved(reasons, target)
        if reason is not None:
            return reason
    granted = reasons.by_uniqueness(ClaimMasks.of(claim, reasons.board))
    return Answer.UNDECIDED if granted is None else Answer.NEEDS_UNIQUENESS, granted, None


def _proved(reasons: ReasonSearch, target: ClaimMasks, secret: Cell | None = None) -> Reason | None:
    """The simplest proof of a target: by one rule, by several at once, or by a solve.

    None of its steps gives away the digit of the `secret` cell.
    """
    if target.is_settled:
        return Answer.PROVED_NOW, None, None
    proof = reasons.by_singles(target, secret)
    if proof is not None:
        return Answer.PROVED_LATER, None, proof
    inference = next((i for i in reasons.in_order(target) if not fills(i, secret)), None)
    if inference is not None:
        return Answer.PROVED_NOW, inference, None
    proof = reasons.several_now(target)
    if proof is not None:
        return Answer.PROVED_NOW, None, proof
    proof = reasons.later(target, secret)
    return None if proof is None else (Answer.PROVED_LATER, None, proof)
