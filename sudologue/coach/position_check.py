"""Whether a position has one solution, and what is wrong with it if it has none."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudologue.budget import Allowance, Limits
from sudologue.coach.player_answer import PlayerAnswer
from sudologue.model import Board, Candidate, Cell, DeadEnd
from sudologue.narration import Passage, say
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.steps.clashes import contradicting, nothing_goes_on
from sudologue.oracle import (
    Conflict,
    Judgement,
    Solutions,
    conflict_of,
    count_solutions,
    is_puzzle,
    judge_position,
)

if TYPE_CHECKING:
    from sudologue.narration import Narrator

_check = Speaker(__name__)


@dataclass(frozen=True, repr=False)
class PositionCheck(PlayerAnswer):
    """What search says of a position: how many solutions, and whose fault it is if there is none.

    `judgement` is there for a position whose puzzle may have a solution all the same, `conflict`
    for a puzzle without any: the givens and clues that contradict each other.
    """

    board: Board
    found: Solutions
    judgement: Judgement | None = None
    conflict: Conflict | None = None

    inference = proof = None

    def __repr__(self) -> str:
        return f"<PositionCheck: {self._verdict().text}>"

    def __bool__(self) -> bool:
        return self.found.is_unique

    @property
    def solutions(self) -> int | None:
        """How many there are, 2 standing for two or more; `None` if the search was given up."""
        return self.found.total

    @property
    def solution(self) -> Board | None:
        """The solution, if there is just one."""
        return self.found.found[0] if self.found.is_unique else None

    @property
    def clash(self) -> DeadEnd | None:
        """What everybody can see to be wrong: equal digits in sight, or nothing left for a cell."""
        return self.board.dead_end if self.found.has_none else None

    @property
    def wrong_digits(self) -> tuple[Candidate, ...]:
        """The digits placed that no solution of the puzzle has."""
        return self.judgement.wrong_digits if self.judgement else ()

    @property
    def wrong_cells(self) -> tuple[Cell, ...]:
        """The cells from which a candidate was removed that a solution needs."""
        return self.judgement.wrong_cells if self.judgement else ()

    def passages(self, voice: str | Narrator = "conversational") -> tuple[Passage, ...]:
        return tuple(line.as_line() for line in self._lines())

    def _lines(self) -> Iterator[Passage]:
        seen, verdict = self.clash and nothing_goes_on(self.clash), self._verdict()
        if seen is None or self.judgement is not None:
            yield verdict
            if seen is not None:
                yield seen
        else:
            yield _check.say("verdict_seen", verdict=verdict, seen=seen)
        yield from (say(board.to_string()) for board in self.found.found)
        for wrong in self.wrong_digits:
            yield _check.say("wrong_digit", digit=wrong.digit, cell=wrong.cell)
        yield from (_check.say("wrong_cell", cell=cell) for cell in self.wrong_cells)
        if self.judgement is not None and self.judgement.is_together:
            yield _check.say("together")
        of, is_clash = self.conflict, self.board.masks.clash is not None
        if of is not None and (self.judgement or not is_clash):
            yield contradicting(of.givens, of.barred, of.clues, of.is_minimal)

    def _verdict(self) -> Passage:
        if self.judgement is not None:
            return _check.say("from_here", *_how_many(self.judgement.puzzle))
        return _check.say("verdict", *_how_many(self.found))


def _how_many(found: Solutions) -> Collection[str]:
    """How many solutions were found, and that these are all."""
    is_one, are_several = found.is_unique, found.has_several
    return when(none=found.has_none, some=found.found, one=is_one, several=are_several)


def position_check(board: Board, limits: Limits, where: bool) -> PositionCheck:
    """The check of a position within limits, and if `where` is asked, which entries are wrong."""
    judgement = None
    with Allowance(limits.budget, limits.seconds):
        found = count_solutions(board, limit=2)
        if found.has_none and not is_puzzle(board):
            judgement = judge_position(board, where)
    has_none = (judgement.puzzle if judgement else found).has_none
    return PositionCheck(
        board, found, judgement, conflict_of(board, limits.seconds) if has_none else None
    )
