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

from sudologue.caches import cached_in_thread
from sudologue.inference import Inference
from sudologue.model import Board, bits_of
from sudologue.rules.common.propagation.proof_tree import ProofTree, explain_contradiction
from sudologue.rules.common.propagation.propagations import Propagation, propagations
from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.search.contradictions import contradiction
from sudologue.rules.rule import Technique

DEEPEST = 3
_REFUTATIONS_COMPARED = 6


class _Refuter:
    """Refutes assumptions on one board, and remembers the complete grids it has met."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.witnesses = list(propagations(board).witnesses)
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
        attempt = Propagation.of(self.board)
        while attempt.open_truths:
            state, grid = attempt.state, attempt.made_true | self.board.filled
            open_cells = (left for mask in self.board.layout.domain_masks if (left := state & mask))
            leaves_known_grids = grid & ~self.irrefutable
            away = 0 if leaves_known_grids else state & ~self.irrefutable
            choice = away or min(open_cells, key=int.bit_count)
            number = (choice & -choice).bit_length() - 1
            trial = attempt.assume(number)
            attempt = attempt.strike(number, trial) if trial.is_dead else trial
            if attempt.is_dead:
                return None
        return attempt.made_true | self.board.filled

    def _remember(self, grid: int) -> None:
        self.irrefutable |= grid
        if grid not in self.witnesses:
            self.witnesses.append(grid)

    def refute(self, assumption: Propagation, depth: int) -> ProofTree | None:
        """The proof that an assumption fails, if it does with so many standing at once."""
        attempt = self._press(assumption, depth)
        return explain_contradiction(self.board, attempt.rounds) if attempt.is_dead else None

    def _press(self, attempt: Propagation, depth: int) -> Propagation:
        """The attempt with what can be refuted on top of it refuted, until that decides it."""
        for nesting in range(2, depth + 1):
            before = None
            while attempt is not before and not _is_over(attempt):
                before, attempt = attempt, self._sweep(attempt, nesting)
        return attempt

    def _sweep(self, attempt: Propagation, nesting: int) -> Propagation:
        """What becomes of an attempt by trying every candidate on top of it; itself, if nothing.

        Deep trials are costly, so one that succeeds ends the sweep: the shallow ones come first
        again.
        """
        for number in _strongest_first(attempt) if nesting > 2 else bits_of(attempt.state):
            bit = 1 << number
            if not attempt.spread & bit or self.irrefutable & bit:
                continue
            trial = attempt.assume(number)
            if nesting > 2:
                trial = self._press(trial, nesting - 1)
            if trial.is_complete:
                attempt = trial  # whatever a complete grid holds is not refutable either
            elif trial.is_dead:
                attempt = attempt.strike(number, trial)
                if nesting > 2:
                    attempt = self._press(attempt, 2)
                    break
            if _is_over(attempt):
                break
        if attempt.is_complete:
            self._remember(attempt.made_true | self.board.filled)
        return attempt


def _is_over(attempt: Propagation) -> bool:
    """Whether it has failed, or run into a complete grid."""
    return attempt.is_dead or attempt.open_truths == 0


def _strongest_first(attempt: Propagation) -> list[int]:
    """The candidates left, those first that would leave the fewest."""
    follow, spread, open_truths = attempt.propagator.follow, attempt.spread, attempt.open_truths
    remaining = {
        number: (follow(spread, open_truths, 1 << number)[0] & attempt.propagator.state).bit_count()
        for number in bits_of(attempt.state)
    }
    return sorted(remaining, key=lambda number: (remaining[number], number))


@dataclass(frozen=True)
class Nested:
    """What a board's nested search came to: refutations, the shortest first, or two witnesses."""

    refutations: tuple[ProofTree, ...]
    witnesses: tuple[int, ...]


@cached_in_thread
def nested(board: Board, deepest: int = DEEPEST) -> Nested:
    """The first few refutations of the least depth that gives any."""
    refuter = _Refuter(board)
    refuter.look_for_witnesses()
    standing = propagations(board).standing.values()
    strongest_first = sorted(standing, key=lambda each: each.state.bit_count())
    trees: list[ProofTree] = []
    for depth in range(2, deepest + 1):
        for assumption in strongest_first:
            if refuter.is_settled or len(trees) == _REFUTATIONS_COMPARED:
                break
            if not refuter.irrefutable >> assumption.number & 1:
                tree = refuter.refute(assumption, depth)
                if tree is not None:
                    trees.append(tree)
        if trees or refuter.is_settled:
            break
    shortest_first = sorted(trees, key=lambda tree: (tree.size, tree.assumption))
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
        for tree in nested(board, self.deepest).refutations:
            yield contradiction(board, self.card.slug, tree)

    def witnesses(self, board: Board) -> tuple[Board, ...]:
        return tuple(
            replace(board, live=0, filled=grid) for grid in nested(board, self.deepest).witnesses
        )
