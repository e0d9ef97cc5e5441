"""Every candidate of a board, assumed in turn: the runs that all forcing rules share.

Made once per board. Each run goes on until it ends; those that end in a contradiction are held
apart, the quickest first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from sudologue.model import Board, bits_of
from sudologue.rules.forcing.explanation import Account, Event, contradiction_within
from sudologue.rules.forcing.propagation import Trail, propagator


@dataclass(frozen=True)
class Run:
    """Where the assumption of one candidate led: what is left in the end, and what became true."""

    board: Board
    number: int
    state: int
    open_count: int
    made_true: int
    known_trail: Trail | None = None

    @cached_property
    def trail(self) -> Trail:
        """How it came to that, round by round."""
        if self.known_trail is not None:
            return self.known_trail
        trail: Trail = []
        open_count = self.board.open_cells.bit_count()
        propagator(self.board.layout).follow(self.board.live, open_count, 1 << self.number, trail)
        return trail

    @property
    def events(self) -> tuple[Event, ...]:
        """The rounds as events."""
        return tuple([Event(true, left) for true, left in self.trail])


class Survey:
    """The runs of a board's candidates.

    Where a run ends does not depend on the order in which singles are found. So on a board that
    came of one surveyed before, a run goes on from where it ended there; mostly it is over at once.
    Its trail, which does depend on the order, is always that of a run from the start.
    """

    def __init__(self, board: Board, before: Survey | None = None) -> None:
        self.board = board
        self.dead: list[Run] = []
        self.alive: dict[int, Run] = {}
        known = before.alive if before is not None and _came_of(board, before.board) else {}
        for number in bits_of(board.live):
            run, is_dead = self._again(known[number]) if number in known else self._run(number)
            if is_dead:
                self.dead.append(run)
            else:
                self.alive[number] = run
        self.dead.sort(key=lambda run: len(run.trail))

    def _run(self, number: int) -> tuple[Run, bool]:
        """Follow an assumption from the start."""
        board, trail = self.board, Trail()
        state, left_open, is_dead = propagator(board.layout).follow(
            board.live, board.open_cells.bit_count(), 1 << number, trail
        )
        return Run(board, number, state, left_open, _made_true(trail), trail), is_dead

    def _again(self, run: Run) -> tuple[Run, bool]:
        """Follow an assumption from where it had led before."""
        board = self.board
        made_true, state = run.made_true & ~board.filled, run.state & board.live
        open_count = board.open_cells.bit_count() - made_true.bit_count()
        is_dead = bool(made_true & ~board.live)
        if not is_dead and state != run.state:
            trail: Trail = []
            state, open_count, is_dead = propagator(board.layout).follow(
                state, open_count, 0, trail
            )
            made_true |= _made_true(trail)
        return Run(board, run.number, state, open_count, made_true), is_dead

    @cached_property
    def contradictions(self) -> tuple[Account, ...]:
        """The contradictions with the fewest nodes, in the order of their assumptions.

        An account has a node for each round at least, and two more; so runs that took as many
        rounds as the best account has nodes need not be looked at.
        """
        best: list[Account] = []
        for run in () if self.is_settled else self.dead:
            if best and len(run.trail) + 1 > best[0].size:
                break
            most = best[0].size if best else None
            account = contradiction_within(self.board, run.events, 0, most)
            if account is None:
                continue
            if best and account.size == best[0].size:
                best.append(account)
            else:
                best = [account]
        return tuple(sorted(best, key=lambda account: account.assumption))

    @cached_property
    def witnesses(self) -> tuple[int, ...]:
        """The first two different complete grids met, as the candidates true in them.

        With two, the puzzle has several solutions, and no proof can lead to one.
        """
        met = dict.fromkeys(
            run.made_true | self.board.filled for run in self.alive.values() if run.open_count == 0
        )
        return tuple(met)[:2]

    @property
    def is_settled(self) -> bool:
        """Whether the puzzle is known to have several solutions."""
        return len(self.witnesses) == 2


def _came_of(board: Board, earlier: Board) -> bool:
    """Whether steps from the one board lead to the other, as far as candidates and digits tell."""
    return (
        not board.live & ~earlier.live
        and not earlier.filled & ~board.filled
        and not board.filled & ~(earlier.filled | earlier.live)
        and board.layout == earlier.layout
    )


def _made_true(trail: Trail) -> int:
    made_true = 0
    for true, _ in trail:
        made_true |= true
    return made_true


class _Surveys:
    """The surveys made last, for the next to begin with."""

    def __init__(self) -> None:
        self._last: Survey | None = None

    def of(self, board: Board) -> Survey:
        self._last = Survey(board, self._last)
        return self._last


_surveys = _Surveys()


@lru_cache(maxsize=8)
def survey(board: Board) -> Survey:
    """The board's survey, made once."""
    return _surveys.of(board)
