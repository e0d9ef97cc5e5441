"""Why cells are what they are, or are not: the steps of a solve that this stands on, no others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudologue.coach.answer_texts import at_once, claimed, narrator_of
from sudologue.coach.claim import Claim
from sudologue.coach.player_answer import PlayerAnswer
from sudologue.inference import Action, Elimination, Placement, SolveResult
from sudologue.inference.proof import proof_of, shortened_proof
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.notations.mentions import Mention, cells_in
from sudologue.narration.phrasing.english import sentence
from sudologue.narration.phrasing.passage import phrase
from sudologue.narration.steps.proofs import loss, tell_proof
from sudologue.narration.voices.endings import short_ending
from sudologue.wording import listed, shortened

if TYPE_CHECKING:
    from sudologue.narration import Narrator, Passage


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

    `asked` are cells and candidates, `actions` what is so of each, or `None` where the solve does
    not come to it. `proof` has the steps that this stands on, of the `result` of a solve; there are
    none of what the board shows by itself.
    """

    board: Board
    asked: tuple[Mention, ...]
    actions: tuple[Action | None, ...]
    result: SolveResult | None = None
    proof: SolveResult | None = None

    inference = None

    def __repr__(self) -> str:
        found = [str(action) for action in self.actions if action is not None]
        return f"<Why {shortened(listed(found)) if found else 'nothing is known'}>"

    def __bool__(self) -> bool:
        return None not in self.actions and not any(map(_is_mistaken, self.asked, self.actions))

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that are asked about, one for each question."""
        return tuple(cell for one in self.asked for cell in cells_in(one))

    @property
    def unanswered(self) -> tuple[Mention, ...]:
        """What the solve leaves open."""
        pairs = zip(self.asked, self.actions, strict=True)
        return tuple(asked for asked, action in pairs if action is None)

    def passages(self, voice: str | Narrator = "conversational") -> tuple[Passage, ...]:
        return (*self.settled(), *self.leads(), *self._proved(voice), *self.open())

    def settled(self) -> Iterator[Passage]:
        """What the board shows by itself."""
        for asked in self.asked:
            if (action := so_of(asked, self.board)) is not None:
                yield at_once(action, self.board)

    def leads(self) -> Iterator[Passage]:
        """What is otherwise than it was asked, and what a digit rules out that is proved."""
        for asked, action in zip(self.asked, self.actions, strict=True):
            if action is None or self.result is None or so_of(asked, self.board) is not None:
                continue
            cell, digit = action.candidates[0].cell, action.candidates[0].digit
            value = self.result.final_board.value(cell)
            if isinstance(action, Placement):
                if _is_mistaken(asked, action):
                    yield phrase("{} must be {}, and this is why.", cell, digit)
                continue
            if _is_mistaken(asked, action) and value is not None:
                yield sentence(cell, " is ", value, ", not ", digit)
            lead = loss((self.proof or self.result).final_board, action.candidates[0])
            if lead is not None:
                yield lead

    def _proved(self, voice: str | Narrator) -> Sequence[Passage]:
        if self.proof is None:
            return ()
        shown = Claim.of(_to_prove(self.board, self.asked, self.actions), self.board.layout)
        named = claimed(shown) if len(shown.parts) > 1 else None
        return tell_proof(self.proof, narrator_of(voice), named)

    def open(self) -> Iterator[Passage]:
        """What the solve leaves open, and how it ended."""
        for asked in self.unanswered:
            (cell,), candidate = cells_in(asked), _candidate(asked)
            if candidate is None or isinstance(asked, Placement):
                yield sentence(cell, " is not placed")
            else:
                yield sentence(cell, " can still be ", candidate.digit)
        if self.unanswered and self.result is not None:
            yield short_ending(self.result)


def _is_mistaken(asked: Mention, action: Action | None) -> bool:
    """Whether it is the other way round than the question takes it to be."""
    if action is None or isinstance(asked, Cell | Candidate):
        return False
    return isinstance(asked, Placement) is not isinstance(action, Placement)


def _to_prove(
    board: Board, asked: Sequence[Mention], actions: Sequence[Action | None]
) -> list[Action]:
    pairs = zip(asked, actions, strict=True)
    return [action for one, action in pairs if action is not None and so_of(one, board) is None]


def why_of(
    board: Board, asked: Sequence[Mention], solve: Callable[[], SolveResult], shorten: bool = False
) -> Why:
    """Why what is asked is so on a board; it is solved if the board does not show it."""
    asked = tuple(one_by_one(asked))
    actions = tuple(so_of(one, board) for one in asked)
    if None not in actions:
        return Why(board, asked, actions)
    result = solve()
    end = result.final_board
    actions = tuple(so_of(one, board) or so_of(one, end) for one in asked)
    to_prove = _to_prove(board, asked, actions)
    if not to_prove:
        return Why(board, asked, actions, result)
    named = [one.cell if isinstance(one, Placement) else one.candidates[0] for one in to_prove]
    proof = shortened_proof(result, *named) if shorten else proof_of(result, *named)
    return Why(board, asked, actions, result, proof)
