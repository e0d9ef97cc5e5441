"""Whether a position has one solution, and what is wrong with it if it has none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudologue.budget import Allowance, Limits
from sudologue.coach.player_answer import PlayerAnswer
from sudologue.model import Board, Candidate, Cell, DeadEnd
from sudologue.narration import Passage, say
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

_MORE = " (a larger budget or timeout may find more)"


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
        return f"<PositionCheck: {self._verdict()}>"

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
        seen = None if self.clash is None else nothing_goes_on(self.clash)
        if self.judgement is None:
            yield say(self._verdict(), None if seen is None else say(": ", seen))
        else:
            yield say(self._verdict())
            if seen is not None:
                yield seen
        yield from (say(board.to_string()) for board in self.found.found)
        yield from (say("wrong: the ", one.digit, " in ", one.cell) for one in self.wrong_digits)
        yield from (say("wrong: what was removed from ", cell) for cell in self.wrong_cells)
        if self.judgement is not None and self.judgement.is_together:
            yield say("wrong: no entry by itself, but all of them together")
        of, is_clash = self.conflict, self.board.clash is not None
        if of is not None and (self.judgement or not is_clash):
            yield contradicting(of.givens, of.barred, of.clues, of.is_minimal)

    def _verdict(self) -> str:
        if self.judgement is not None:
            puzzle = self.judgement.puzzle
            if puzzle.has_none:
                return "no solution; nor has the puzzle itself"
            if puzzle.found:
                has = "one" if puzzle.is_unique else "some"
                return f"no solution from here, though the puzzle has {has}"
            return f"no solution from here; whether the puzzle has one was not found{_MORE}"
        if self.found.has_none:
            return "no solution"
        if self.found.is_unique:
            return "one solution"
        if self.found.has_several:
            return "more than one solution; two of them:"
        if self.found.found:
            return f"at least one solution; the search was given up before the end{_MORE}:"
        return f"none found before the search was given up{_MORE}"


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
