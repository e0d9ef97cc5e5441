"""Contradictions within contradictions.

While an assumption stands, a second candidate may be assumed on top of it; if that fails, the
second candidate is false as long as the first stands, and what it leaves may carry the first one's
argument on. The depth says how many assumptions may stand at once. Every valid puzzle known is
solved with three.

Where an assumption runs into a complete legal grid, neither it nor any other candidate of that grid
can ever be refuted. Such a *witness* spares most of the work; it is never a reason for a placement.
Two different witnesses show that the puzzle has several solutions, and end the search.

The strongest assumptions are tried first, those that leave the fewest candidates; from the first
few that fail, the shortest refutation is taken. To try them all would take a hundred times as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sudologue.caches import cached
from sudologue.inference import Inference
from sudologue.model import Board, bits_of
from sudologue.rules.common.propagation.explanation import Account, Event, explain_contradiction
from sudologue.rules.common.propagation.propagation import Trail, propagator, start
from sudologue.rules.common.propagation.survey import Run, survey
from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.search.contradictions import contradiction
from sudologue.rules.rule import Technique

DEEPEST = 3
_REFUTATIONS_COMPARED = 6


@dataclass
class _Attempt:
    """An assumption and all that has followed from it so far."""

    events: list[Event]
    spread: int
    open_truths: int
    is_dead: bool = False

    @property
    def is_over(self) -> bool:
        """Whether it has failed, or run into a complete grid."""
        return self.is_dead or self.open_truths == 0

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
        self.propagator = propagator(board.layout)
        self.witnesses = list(survey(board).witnesses)
        self.irrefutable = 0
        for grid in self.witnesses:
            self.irrefutable |= grid

    @property
    def is_settled(self) -> bool:
        """Whether the puzzle is known to have several solutions."""
        return len(self.witnesses) > 1

    def look_for_witnesses(self) -> None:
        """Look for complete grids before anything is refuted: two at the most.

        Where a puzzle leaves much open, no single assumption comes near a grid, and refuting would
        go on for ever; but then a grid is not far, whatever is assumed.
        """
        for _ in range(2):
            if not self.is_settled:
                grid = self._dive()
                if grid is not None:
                    self._remember(grid)

    def _dive(self) -> int | None:
        """A complete grid met by assuming ever more, away from the grids met before.

        Where an assumption fails, it is struck and the dive goes on; where that fails too, it ends
        with nothing. It does not go back any further.
        """
        layout, follow = self.board.layout, self.propagator.follow
        (spread, open_truths), grid = start(self.board), self.board.filled
        while open_truths:
            state = self.propagator.state & spread
            domains = (found for domain in layout.domain_masks if (found := state & domain))
            leaves_known_grids = grid & ~self.irrefutable
            away = 0 if leaves_known_grids else state & ~self.irrefutable
            choice = away or min(domains, key=int.bit_count)
            bit = choice & -choice
            trail: Trail = []
            after = follow(spread, open_truths, bit, trail)
            if after[2]:
                trail = []
                rest = self.propagator.without(spread, bit.bit_length() - 1)
                after = follow(rest, open_truths, 0, trail)
                if after[2]:
                    return None
            spread, open_truths, _ = after
            for true, _ in trail:
                grid |= true
        return grid

    def _witness(self, attempt: _Attempt) -> None:
        """Remember the complete grid that an attempt ran into."""
        self._remember(attempt.made_true | self.board.filled)

    def _remember(self, grid: int) -> None:
        self.irrefutable |= grid
        if grid not in self.witnesses:
            self.witnesses.append(grid)

    def refute(self, run: Run, depth: int) -> Account | None:
        """The account of how an assumption fails, if it does with so many standing at once."""
        attempt = _Attempt(list(run.events), run.spread, run.open_truths)
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
        again.
        """
        progress = False
        for number in self._strongest_first(attempt) if nesting > 2 else self._left(attempt):
            bit = 1 << number
            if not attempt.spread & bit or self.irrefutable & bit:
                continue
            trial = self._assume(attempt, number)
            if nesting > 2:
                self._press(trial, nesting - 1)
            if trial.open_truths == 0 and not trial.is_dead:
                # a grid completed on top of the assumption: that one is not refutable either
                self._witness(trial)
                attempt.open_truths = 0
                return False
            if trial.is_dead:
                self._strike(attempt, number, trial)
                progress = True
                if attempt.is_over:
                    break
                if nesting > 2:
                    self._press(attempt, 2)
                    break
        if attempt.open_truths == 0 and not attempt.is_dead:
            self._witness(attempt)
        return progress

    def _left(self, attempt: _Attempt) -> Iterator[int]:
        """The candidates that an attempt had left when this was asked."""
        return bits_of(attempt.spread & self.propagator.state)

    def _strongest_first(self, attempt: _Attempt) -> list[int]:
        follow, state = self.propagator.follow, self.propagator.state
        left = {
            number: (
                follow(attempt.spread, attempt.open_truths, 1 << number)[0] & state
            ).bit_count()
            for number in self._left(attempt)
        }
        return sorted(left, key=lambda number: (left[number], number))

    def _assume(self, attempt: _Attempt, number: int) -> _Attempt:
        trail: Trail = []
        spread, open_truths, is_dead = self.propagator.follow(
            attempt.spread, attempt.open_truths, 1 << number, trail
        )
        events = [*attempt.events, *(Event(true, left) for true, left in trail)]
        return _Attempt(events, spread, open_truths, is_dead)

    def _strike(self, attempt: _Attempt, number: int, trial: _Attempt) -> None:
        """Take a refuted candidate out, and follow what that forces."""
        first = len(attempt.events)
        spread = self.propagator.without(attempt.spread, number)
        left = spread & self.propagator.state
        attempt.events.append(Event(0, left, number, tuple(trial.events), first))
        trail: Trail = []
        attempt.spread, attempt.open_truths, attempt.is_dead = self.propagator.follow(
            spread, attempt.open_truths, 0, trail
        )
        attempt.events.extend(Event(true, left) for true, left in trail if true)


@dataclass(frozen=True)
class Nested:
    """What a board's nested search came to: refutations, the shortest first, or two witnesses."""

    refutations: tuple[Account, ...]
    witnesses: tuple[int, ...]


@cached(8)
def nested(board: Board, deepest: int = DEEPEST) -> Nested:
    """The first few refutations of the least depth that gives any."""
    refuter = _Refuter(board)
    refuter.look_for_witnesses()
    runs = sorted(survey(board).alive.values(), key=lambda run: (run.state.bit_count(), run.number))
    few: list[Account] = []
    for depth in range(2, deepest + 1):
        for run in runs:
            if refuter.is_settled or len(few) == _REFUTATIONS_COMPARED:
                break
            if not refuter.irrefutable >> run.number & 1:
                account = refuter.refute(run, depth)
                if account is not None:
                    few.append(account)
        if few or refuter.is_settled:
            break
    shortest_first = sorted(few, key=lambda account: (account.size, account.assumption))
    return Nested(tuple(shortest_first), tuple(refuter.witnesses[:2]))


class NestedForcingChain(Technique):
    """The first few contradictions found at the least depth, the shortest first."""

    card = cards.NESTED
    assumptions = 2

    def __init__(self, deepest: int = DEEPEST) -> None:
        self.deepest = deepest

    def within(self, depth: int) -> NestedForcingChain | None:
        return NestedForcingChain(depth) if depth >= self.assumptions else None

    def find(self, board: Board) -> Iterator[Inference]:
        for account in nested(board, self.deepest).refutations:
            yield contradiction(board, self.card.slug, account)

    def witnesses(self, board: Board) -> tuple[Board, ...]:
        return tuple(
            replace(board, live=0, filled=grid) for grid in nested(board, self.deepest).witnesses
        )
