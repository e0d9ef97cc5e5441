"""The walk to the step that a hint is about, past those that the player knows, and their tokens.

What a player knows already, since it was seen or since his marks say it, is taken for granted: it
is done on the board that is reasoned on, and the next step is looked for there. A token names the
position and every step of the walk, so that the same step is found again without a choice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2s

from sudologue.coach.choice import Chooser, found_by
from sudologue.coach.player_marks import Pencilled
from sudologue.errors import SudologueError
from sudologue.inference import Elimination, Inference, Placement
from sudologue.model import Board, Candidate
from sudologue.rules.order import ORDER, RANKS

_OWN = "own"


@dataclass(frozen=True)
class ReachedStep:
    """A step, the board that it is taken on, and the names of the steps to there and of it."""

    board: Board
    inference: Inference
    names: tuple[str, ...]


@dataclass(frozen=True)
class Known:
    """What a player knows: steps by name, candidates that are gone, and what his marks deny."""

    names: Collection[str] = ()
    gone: Collection[Candidate] = ()
    denied: int = 0

    def has_placed(self, inference: Inference) -> bool:
        """Whether a digit is known that need not be placed yet."""
        return isinstance(inference.action, Placement) and name_of(inference) in self.names

    def has_gone(self, board: Board, inference: Inference) -> bool:
        """Whether all that a step takes away is known to be gone."""
        if not isinstance(inference.action, Elimination):
            return False
        layout = board.layout
        return name_of(inference) in self.names or all(
            candidate in self.gone or self.denied & layout.candidate_mask((candidate,))
            for candidate in inference.action.candidates
        )


def reached_steps(
    pencilled: Pencilled, chooser: Chooser, known: Known, count: int
) -> list[ReachedStep]:
    """The steps to tell, each with how it is come to; none if there is none.

    Eliminations that are known are done on the way. A digit that is known but not yet placed is
    passed over, as long as there is anything else.
    """
    board, names = pencilled.board, tuple[str, ...]()
    while not _is_over(board):
        found = chooser.steps(board, count, known.has_placed)
        gone = next((each for each in found if known.has_gone(board, each)), None)
        if gone is None:
            if not found and known.names:
                found = chooser.steps(board, count, lambda _: False)
            return [ReachedStep(board, each, (*names, name_of(each))) for each in found]
        board, names = gone.action.apply(board), (*names, name_of(gone))
    return []


def _is_over(board: Board) -> bool:
    return board.is_complete or board.dead_end is not None


def followed(board: Board, names: Sequence[str], chooser: Chooser) -> ReachedStep:
    """The walk that a token names."""
    *before, last = names
    for name in before:
        board = _called(board, name, chooser).action.apply(board)
    return ReachedStep(board, _called(board, last, chooser), tuple(names))


def _called(board: Board, name: str, chooser: Chooser) -> Inference:
    for level in chooser.asked:
        for rule in level.rules:
            if name.startswith(_rank(rule.name)):
                for inference in found_by(rule, board, chooser.assume_unique, chooser.about):
                    if name_of(inference) == name:
                        return inference
    raise SudologueError("no such step is on this board: ask for it with the options it came from")


def name_of(inference: Inference) -> str:
    """The short name of a step: its rule's number, and a few figures of its conclusion."""
    return f"{_rank(inference.rule)}{_digest(str(inference), 4)}"


def _rank(slug: str) -> str:
    return f"{RANKS[slug]:03d}" if slug in ORDER else _OWN


def position_name(pencilled: Pencilled) -> str:
    """The short name of a position with its marks."""
    board = pencilled.board
    houses = [(str(house), [*map(str, house.cells)]) for house in board.layout.houses]
    clues = [(clue.noun, [*map(str, clue.cells)]) for clue in board.layout.clues]
    masks = (board.live, board.filled, board.givens, board.barred)
    # hexadecimal, since Python writes no decimal number that is as long as a large board's masks
    said = (houses, [*map(hex, (*masks, pencilled.denied, pencilled.stale))])
    return _digest(repr((*said, clues) if clues else said), 8)


def _digest(text: str, length: int) -> str:
    return blake2s(text.encode()).hexdigest()[:length]


def token_of(position: str, names: Iterable[str]) -> str:
    """A token, of a position's name and those of steps."""
    return ".".join((position, *names))


def names_in(token: str, position: str) -> tuple[str, ...]:
    """The steps that a token names, of this position."""
    own, *names = token.split(".")
    if own != position or not names:
        raise SudologueError(
            f"the token {token!r} is of another position: give it with the one it came from"
        )
    return tuple(names)
