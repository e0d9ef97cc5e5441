"""Why cells are what they are, or are not: the steps of a solve that this stands on, no others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudologue.coach.answer_texts import at_once, claimed
from sudologue.coach.claim import Claim
from sudologue.coach.player_answer import PlayerAnswer
from sudologue.inference import Action, Elimination, Placement, SolveResult
from sudologue.inference.proof import proof_of, shortened_proof
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.notations.mentions import Mention, cells_in
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.steps.conclusions import Conclusion
from sudologue.narration.steps.proofs import loss, tell_proof
from sudologue.narration.voice_registry import narrator_of
from sudologue.narration.voices.endings import short_ending

if TYPE_CHECKING:
    from sudologue.narration import Narrator, Passage

_why = Speaker(__name__)


def one_by_one(asked: Sequence[Mention]) -> Iterator[Mention]:
    """What is asked, a cell or a candidate at a time."""
    for one in asked:
        if isinstance(one, Elimination):
            yield from (Elimination.of_candidates((each,)) for each in one.candidates)
        else:
            yield one


def so_of(asked: Mention, board: Board) -> Action | None:
    """What is so of a cell, or of a candidate, as far as a board shows it."""
    (cell,), candidate = cells_in(asked), _candidate(asked)
    value = board.value(cell)
    if value is not None and (candidate is None or candidate.digit == value):
        return Placement(cell, value)
    if candidate is None or candidate.digit in board.domain(cell):
        return None
    return Elimination.of_candidates((candidate,))


def _candidate(asked: Mention) -> Candidate | None:
    if isinstance(asked, Cell | Candidate):
        return asked if isinstance(asked, Candidate) else None
    return asked.candidates[0]


@dataclass(frozen=True, repr=False)
class Why(PlayerAnswer):
    """Why something is so on a board, or why it is not, one way or the other.

    `asked` are cells and candidates. The `proof` has the steps that the answer stands on, of the
    `result` of a solve; there are none of what the board shows by itself.
    """

    board: Board
    asked: tuple[Mention, ...]
    result: SolveResult | None = None
    proof: SolveResult | None = None

    inference = None

    def __repr__(self) -> str:
        return f"<Why {', '.join(map(str, self.actions))}>"

    def __bool__(self) -> bool:
        return None not in self.actions and not any(map(_is_mistaken, self.asked, self.actions))

    @property
    def actions(self) -> tuple[Action | None, ...]:
        """What is so of each that is asked; `None` where the solve does not come to it."""
        end = self.board if self.result is None else self.result.final_board
        return tuple(so_of(one, self.board) or so_of(one, end) for one in self.asked)

    @property
    def to_prove(self) -> list[Action]:
        """What is so that the board does not show by itself."""
        pairs = zip(self.asked, self.actions, strict=True)
        return [action for one, action in pairs if action and not so_of(one, self.board)]

    def passages(self, voice: str | Narrator = "conversational") -> tuple[Passage, ...]:
        told = tuple(self.leads())
        if self.proof is None:
            return told
        shown = claimed(Claim.of(self.to_prove, self.board.layout))
        several = shown if len(self.to_prove) > 1 else None
        end, steps = self.proof.final_board, self.proof.steps
        gone = [a.candidates[0] for a in self.to_prove if isinstance(a, Elimination)]
        cases = when(lost=any(loss(end, candidate) for candidate in gone))
        names = {"shown": several or Conclusion(steps[-1].inference.action), "steps": len(steps)}
        lead = _why.say("lead", *cases, told=told, **names) if told else None
        return tuple(tell_proof(self.proof, narrator_of(voice), several, lead))

    def leads(self) -> Iterator[Passage]:
        """What comes before the proof: what the board shows, and what is otherwise than asked."""
        for asked, action in zip(self.asked, self.actions, strict=True):
            (cell,), candidate = cells_in(asked), _candidate(asked)
            if action is None:
                if candidate is None or isinstance(asked, Placement):
                    yield _why.say("not_placed", cell=cell)
                else:
                    yield _why.say("not_ruled_out", cell=cell, digit=candidate.digit)
            elif so_of(asked, self.board):
                yield at_once(action, self.board)
            else:
                yield from self._otherwise(asked, action)
        if self.result is not None and None in self.actions:
            yield short_ending(self.result)

    def _otherwise(self, asked: Mention, action: Action) -> Iterator[Passage]:
        """What is not as it was asked, and what a digit rules out that is proved."""
        (candidate,), proof = action.candidates, self.proof or self.result
        assert proof is not None
        if isinstance(action, Elimination):
            if _is_mistaken(asked, action):
                yield _why.say("otherwise", cell=candidate.cell, digit=candidate.digit)
            if (lead := loss(proof.final_board, candidate)) is not None:
                yield lead
        elif _is_mistaken(asked, action):
            yield _why.say("must_be", cell=candidate.cell, digit=candidate.digit)


def _is_mistaken(asked: Mention, action: Action | None) -> bool:
    """Whether it is the other way round than the question takes it to be."""
    is_open = action is None or isinstance(asked, Cell | Candidate)
    return not is_open and isinstance(asked, Placement) is not isinstance(action, Placement)


def why_of(
    board: Board, asked: Sequence[Mention], solve: Callable[[], SolveResult], shorten: bool = False
) -> Why:
    """Why what is asked is so on a board; it is solved if the board does not show it."""
    why = Why(board, tuple(one_by_one(asked)))
    if None not in why.actions:
        return why
    result = solve()
    why = Why(board, why.asked, result)
    named = [one.cell if isinstance(one, Placement) else one.candidates[0] for one in why.to_prove]
    if not named:
        return why
    prove = shortened_proof if shorten else proof_of
    return Why(board, why.asked, result, prove(result, *named))
