"""Contradictions within contradictions.

While an assumption stands, a second candidate may be assumed on top of it; if that fails, the second
candidate is false as long as the first stands, and what it leaves may carry the first one's argument
on. The depth says how many assumptions may stand at once. Every valid puzzle known is solved with
three.

Where an assumption runs into a complete legal grid, neither it nor any other candidate of that grid
can ever be refuted. Such a *witness* spares most of the work; it is never a reason for a placement.

The strongest assumptions are tried first, those that leave the fewest candidates; from the first few
that fail, the shortest refutation is taken. To try them all would take a hundred times as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from sudologue.inference import Inference
from sudologue.model import Board, bits_of
from sudologue.rules.cards import forcing as cards
from sudologue.rules.forcing.contradictions import contradiction
from sudologue.rules.forcing.explanation import Account, Event, explain_contradiction
from sudologue.rules.forcing.propagation import Trail, propagator
from sudologue.rules.forcing.survey import Run, survey
from sudologue.rules.rule import Technique

DEEPEST = 3
_REFUTATIONS_COMPARED = 6


@dataclass
class _Attempt:
    """An assumption and all that has followed from it so far."""

    events: list[Event]
    state: int
    open_count: int
    is_dead: bool = False

    @property
    def is_over(self) -> bool:
        """Whether it has failed, or run into a complete grid."""
        return self.is_dead or self.open_count == 0

    @property
    def made_true(self) -> int:
        """The candidates true in it."""
        made_true = 0
        for event in self.events:
            made_true |= event.true
        return made_true


class _Refuter:
    """Refutes assumptions on one board, and remembers the complete grids it has met."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.follow = propagator(board.layout).follow
        self.irrefutable = 0
        for grid in survey(board).witnesses():
            self.irrefutable |= grid

    def refute(self, run: Run, depth: int) -> Account | None:
        """The account of how an assumption fails, if it does with so many standing at once."""
        attempt = _Attempt(list(run.events), run.state, run.open_count)
        self._press(attempt, depth)
        if attempt.is_dead:
            return explain_contradiction(self.board, attempt.events, 0)
        return None

    def _press(self, attempt: _Attempt, depth: int) -> None:
        """Refute what can be refuted while the assumption stands, until that decides it."""
        for nesting in range(2, depth + 1):
            while not attempt.is_over and self._sweep(attempt, nesting):
                pass

    def _sweep(self, attempt: _Attempt, nesting: int) -> bool:
        """Try every candidate on top of the assumption; whether something came of it.

        Deep trials are costly, so one that succeeds ends the sweep: the shallow ones come first
        again. So does the cheapest trial of all, a grid completed on the way.
        """
        progress = False
        for number in self._strongest_first(attempt) if nesting > 2 else bits_of(attempt.state):
            bit = 1 << number
            if not attempt.state & bit or self.irrefutable & bit:
                continue
            trial = self._assume(attempt, number)
            if nesting > 2:
                self._press(trial, nesting - 1)
            if trial.is_dead:
                self._strike(attempt, number, trial)
                if attempt.is_over:
                    break
                progress = True
                if nesting > 2:
                    self._press(attempt, 2)
                    break
            elif trial.open_count == 0:
                self.irrefutable |= trial.made_true
                attempt.open_count = 0
                return False
        if attempt.open_count == 0 and not attempt.is_dead:
            self.irrefutable |= attempt.made_true
        return progress

    def _strongest_first(self, attempt: _Attempt) -> list[int]:
        left = {
            number: self.follow(attempt.state, attempt.open_count, 1 << number)[0].bit_count()
            for number in bits_of(attempt.state)
        }
        return sorted(left, key=lambda number: (left[number], number))

    def _assume(self, attempt: _Attempt, number: int) -> _Attempt:
        trail: Trail = []
        state, open_count, is_dead = self.follow(
            attempt.state, attempt.open_count, 1 << number, trail
        )
        events = [*attempt.events, *(Event(true, left) for true, left in trail)]
        return _Attempt(events, state, open_count, is_dead)

    def _strike(self, attempt: _Attempt, number: int, trial: _Attempt) -> None:
        """Take a refuted candidate out, and follow what that forces."""
        start = len(attempt.events)
        state = attempt.state & ~(1 << number)
        attempt.events.append(Event(0, state, number, tuple(trial.events), start))
        trail: Trail = []
        attempt.state, attempt.open_count, attempt.is_dead = self.follow(
            state, attempt.open_count, 0, trail
        )
        attempt.events.extend(Event(true, left) for true, left in trail if true)


def _refutations(board: Board, depth: int) -> Iterator[Account]:
    """The refutations of a board's candidates, strongest assumption first."""
    refuter = _Refuter(board)
    runs = sorted(survey(board).alive.values(), key=lambda run: (run.state.bit_count(), run.number))
    for run in runs:
        if not refuter.irrefutable >> run.number & 1:
            account = refuter.refute(run, depth)
            if account is not None:
                yield account


@lru_cache(maxsize=8)
def nested_refutations(board: Board) -> tuple[Account, ...]:
    """The first few refutations of the least depth that gives any, the shortest first."""
    for depth in range(2, DEEPEST + 1):
        few = [
            account
            for account, _ in zip(
                _refutations(board, depth), range(_REFUTATIONS_COMPARED), strict=False
            )
        ]
        if few:
            return tuple(sorted(few, key=lambda account: (account.size, account.assumption)))
    return ()


class NestedForcingChain(Technique):
    """The first few contradictions found at the least depth, the shortest first."""

    card = cards.NESTED

    def find(self, board: Board) -> Iterator[Inference]:
        for account in nested_refutations(board):
            yield contradiction(board, self.card.slug, account)
