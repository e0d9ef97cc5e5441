"""Every candidate of a board, assumed in turn: the runs that all forcing rules share.

Made once per board. Each run goes on until it ends; those that end in a contradiction are held
apart, the quickest first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from sudologue.model import Board, bits_of
from sudologue.rules.forcing.explanation import Account, Event, explain_contradiction
from sudologue.rules.forcing.propagation import Trail, propagator


@dataclass(frozen=True)
class Run:
    """Where the assumption of one candidate led."""

    number: int
    trail: Trail
    state: int
    open_count: int
    is_dead: bool

    @property
    def events(self) -> tuple[Event, ...]:
        """The rounds as events."""
        return tuple([Event(true, left) for true, left in self.trail])

    @cached_property
    def made_true(self) -> int:
        """All that became true, the assumption included."""
        made_true = 0
        for true, _ in self.trail:
            made_true |= true
        return made_true


class Survey:
    """The runs of a board's candidates."""

    def __init__(self, board: Board) -> None:
        self.board = board
        follow = propagator(board.layout).follow
        open_count = board.open_cells.bit_count()
        self.dead: list[Run] = []
        self.alive: dict[int, Run] = {}
        for number in bits_of(board.live):
            trail: Trail = []
            state, left_open, is_dead = follow(board.live, open_count, 1 << number, trail)
            run = Run(number, trail, state, left_open, is_dead)
            if is_dead:
                self.dead.append(run)
            else:
                self.alive[number] = run
        self.dead.sort(key=lambda run: len(run.trail))

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
            account = explain_contradiction(self.board, run.events, 0)
            if not best or account.size < best[0].size:
                best = [account]
            elif account.size == best[0].size:
                best.append(account)
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


@lru_cache(maxsize=8)
def survey(board: Board) -> Survey:
    """The board's survey, made once."""
    return Survey(board)
