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

The exhaustive search goes on in as many cases as it takes. While an assumption stands, a candidate
of a cell with the fewest left is assumed on top of it. Where that fails, by further assumptions if
need be, it is struck and the next one is assumed, until the first assumption has failed, or stands
in a complete grid. Each of these assumptions on top is a *case*. All candidates of the board are
tried in few cases, then in four times as many, and so on: so the proofs that come first are short,
and what they leave may need shorter ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from sudologue.budget import kept_with_cost, spend
from sudologue.inference import Inference
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.common.propagation.proof_tree import ProofTree, explain_contradiction
from sudologue.rules.common.propagation.propagations import Propagation, propagations
from sudologue.rules.common.propagation.propagator import PropagationEnd, propagator, units_of
from sudologue.rules.common.propagation.witnesses import tightest, two_witnesses
from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.search.shortest_proofs import contradiction, contradiction_of
from sudologue.rules.rule import Technique

DEEPEST = 3
_REFUTATIONS_COMPARED = 6
_LOOKS_A_UNIT = 8
"""To see that a candidate leads where it led before takes an eighth of following it."""

_CASES = (4, 16, 64, 256, 1024)
"""How many cases are tried at first, and then. Hardly a proof in more would be looked through."""


class _Witnesses:
    """The complete grids that a search on one board has met."""

    def __init__(self, board: Board) -> None:
        self.board, self.units = board, units_of(board.layout)
        self.irrefutable = 0
        self.witnesses: list[int] = []

    @property
    def is_settled(self) -> bool:
        """Whether the puzzle is known to have several solutions."""
        return len(self.witnesses) > 1

    def remember(self, grid: int) -> None:
        """Note a complete grid: nothing of it is refutable, and it may be a solution."""
        self.irrefutable |= grid
        if grid not in self.witnesses and self.board.masks.tables.meets_clues(grid):
            self.witnesses.append(grid)


class _Refuter(_Witnesses):
    """Refutes assumptions on one board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.propagator = propagator(board.layout)
        self.alone = {n: each.ending for n, each in propagations(board).standing.items()}
        self.witnesses = list(propagations(board).witnesses)
        self.irrefutable = union_of(self.witnesses)

    def dive(self) -> None:
        """Assume ever more until a complete grid is met, and remember it.

        Where an assumption fails, it is struck and the dive goes on; where that fails too, it ends
        with nothing. It does not go back any further.
        """
        attempt = Propagation.of(self.board)
        while attempt.open_truths:
            spend(self.units)
            number = tightest(attempt.state, self.board.masks.tables.domain_masks)
            trial = attempt.assume(number)
            attempt = attempt.strike(number, trial) if trial.is_dead else trial
            if attempt.is_dead:
                return
        self.remember(attempt.made_true | self.board.masks.filled)

    def refute(self, assumption: Propagation, depth: int) -> ProofTree | None:
        """The proof that an assumption fails, if it does with so many standing at once."""
        attempt = self._press(assumption, depth, [self.alone, {}])
        return explain_contradiction(self.board, attempt.rounds) if attempt.is_dead else None

    def _press(self, attempt: Propagation, depth: int, known: list[_Endings]) -> Propagation:
        """The attempt with what can be refuted on top of it refuted, until that decides it.

        `known` are endings on top of it, the last of them, and of what it stands on.
        """
        for nesting in range(2, depth + 1):
            before = None
            while attempt is not before and not _is_over(attempt):
                before, attempt = attempt, self._sweep(attempt, nesting, known)
        return attempt

    def _sweep(self, attempt: Propagation, nesting: int, known: list[_Endings]) -> Propagation:
        """What becomes of an attempt by trying every candidate on top of it; itself, if nothing.

        Deep trials are costly, so one that succeeds ends the sweep: the shallow ones come first
        again.
        """
        spend(self.units * (1 + attempt.state.bit_count() // _LOOKS_A_UNIT))
        numbers: Iterable[int] = bits_of(attempt.state)
        if nesting > 2:
            numbers = self._strongest_first(attempt, known)
        for number in numbers:
            bit = 1 << number
            if not attempt.spread & bit or self.irrefutable & bit:
                continue
            ending = self._ending(attempt, number, known)
            if nesting == 2 and ending is not None and ending.open_truths:
                continue
            trial = attempt.assume(number)
            if nesting > 2:
                trial = self._press(trial, nesting - 1, [*known, {}])
            if trial.is_complete:
                attempt = trial  # whatever a complete grid holds is not refutable either
            elif trial.is_dead:
                attempt = attempt.strike(number, trial)
                if nesting > 2:
                    attempt = self._press(attempt, 2, known)
                    break
            if _is_over(attempt):
                break
        if attempt.is_complete:
            self.remember(attempt.made_true | self.board.masks.filled)
        return attempt

    def _ending(
        self, attempt: Propagation, number: int, known: list[_Endings]
    ) -> PropagationEnd | None:
        """Where a candidate leads on top of an attempt; nothing if to a contradiction.

        It goes on from where the candidate led before, with what stood then or with less. Most
        often nothing that mattered to it has been struck since.
        """
        mine = known[-1]
        earlier = next((each[number] for each in reversed(known) if number in each), None)
        if earlier is None:
            return None  # it failed by itself
        now = attempt.ending
        if earlier.spread & ~now.spread == 0 and not now.true & ~earlier.true:
            return earlier
        spend(self.units)
        ending = self.propagator.joined(now, earlier, self.board.masks.filled)
        if ending is not None:
            mine[number] = ending
        return ending

    def _strongest_first(self, attempt: Propagation, known: list[_Endings]) -> list[int]:
        """The candidates left, those first that would leave the fewest."""
        remaining: dict[int, int] = {}
        for number in bits_of(attempt.state):
            ending = self._ending(attempt, number, known)
            spread = attempt.assume(number).spread if ending is None else ending.spread
            remaining[number] = (spread & self.propagator.state).bit_count()
        return sorted(remaining, key=lambda number: (remaining[number], number))


_Endings = dict[int, PropagationEnd]
"""Where candidates led, by number, on top of the same assumptions or fewer."""


def _is_over(attempt: Propagation) -> bool:
    """Whether it has failed, or run into a complete grid."""
    return attempt.is_dead or attempt.open_truths == 0


@dataclass(frozen=True)
class Nested:
    """What a board's nested search came to: refutations, the shortest first, or two witnesses."""

    refutations: tuple[ProofTree, ...]
    witnesses: tuple[int, ...]


def nested(board: Board, deepest: int = DEEPEST) -> Nested:
    """The first few refutations of the least depth that gives any."""
    shallow = propagations(board)  # whoever made them has paid for them
    return Nested((), shallow.witnesses) if shallow.is_settled else _nested(board, deepest)


@kept_with_cost
def _nested(board: Board, deepest: int) -> Nested:
    several = two_witnesses(board)
    if several:
        return Nested((), several)
    refuter = _Refuter(board)
    refuter.dive()
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
        return tuple(_holding(board, grid) for grid in nested(board, self.deepest).witnesses)


def _holding(board: Board, grid: int) -> Board:
    """The board with the digits of a whole grid, given as a mask."""
    return Board(replace(board.masks, live=0, filled=grid))


class _UndecidedError(Exception):
    """It takes more cases to decide an assumption."""


class _Splitter(_Witnesses):
    """Decides assumptions on a board case by case."""

    _left = 0

    def failed(self, assumption: Propagation, cases: int) -> Propagation | None:
        """How an assumption fails, in so many cases; nothing if a complete grid holds it."""
        self._left = cases
        return self._failed(assumption)

    def _failed(self, attempt: Propagation) -> Propagation | None:
        while not attempt.is_dead:
            if attempt.is_complete:
                self.remember(attempt.settled)
                return None
            if not self._left:
                raise _UndecidedError
            self._left -= 1
            spend(self.units)
            number = tightest(attempt.state, self.board.masks.tables.domain_masks)
            failed = self._failed(attempt.assume(number))
            if failed is None:
                return None
            attempt = attempt.strike(number, failed)
        return attempt


class ExhaustiveNesting(Technique):
    """Contradictions in ever more cases: those without any first, then those in few.

    They come in no end on hard boards, and some are longer than a kernel looks through: so whoever
    asks takes the first that is accepted.
    """

    card = cards.NESTED
    assumptions = 2

    def find(self, board: Board) -> Iterator[Inference]:
        for tree in propagations(board).contradictions:
            inference = contradiction_of(board, tree.assumption)
            if inference is not None:
                yield inference
        splitter = _Splitter(board)
        standing = propagations(board).standing.values()
        undecided = sorted(standing, key=lambda each: each.state.bit_count())
        for cases in _CASES:
            further: list[Propagation] = []
            for assumption in undecided:
                if splitter.is_settled:
                    return
                if splitter.irrefutable >> assumption.number & 1:
                    continue
                try:
                    failed = splitter.failed(assumption, cases)
                except _UndecidedError:
                    further.append(assumption)
                    continue
                if failed is not None:
                    tree = explain_contradiction(board, failed.rounds)
                    yield contradiction(board, self.card.slug, tree)
            undecided = further

    def witnesses(self, board: Board) -> tuple[Board, ...]:
        return tuple(_holding(board, grid) for grid in two_witnesses(board))
