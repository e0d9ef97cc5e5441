"""Contradictions within contradictions, in as many cases as it takes.

While an assumption stands, a candidate of a cell with the fewest left is assumed on top of it.
Where that fails, by further assumptions if need be, it is struck and the next one is assumed, until
the first assumption has failed, or stands in a complete grid. Each of these assumptions on top is a
*case*. All candidates of the board are tried in few cases, then in four times as many, and so on:
so the proofs that come first are short, and what they leave may need shorter ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sudologue.budget import spend
from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules.common.propagation.proof_tree import explain_contradiction
from sudologue.rules.common.propagation.propagations import Propagation, propagations
from sudologue.rules.common.propagation.propagator import units_of
from sudologue.rules.common.propagation.witnesses import tightest, two_witnesses
from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.search.contradictions import contradiction, contradiction_of
from sudologue.rules.rule import Technique

_CASES = (4, 16, 64, 256, 1024)
"""How many cases are tried at first, and then. Hardly a proof in more would be looked through."""


class _UndecidedError(Exception):
    """It takes more cases to decide an assumption."""


class _Splitter:
    """Decides assumptions on a board case by case, and remembers the complete grids it has met."""

    def __init__(self, board: Board) -> None:
        self.layout = board.layout
        self.units = units_of(board.layout)
        self.irrefutable = 0
        self.witnesses: set[int] = set()
        self._left = 0

    def failed(self, assumption: Propagation, cases: int) -> Propagation | None:
        """How an assumption fails, in so many cases; nothing if a complete grid holds it."""
        self._left = cases
        return self._failed(assumption)

    def _failed(self, attempt: Propagation) -> Propagation | None:
        while not attempt.is_dead:
            if attempt.is_complete:
                self._remember(attempt.settled)
                return None
            if not self._left:
                raise _UndecidedError
            self._left -= 1
            spend(self.units)
            number = tightest(attempt.state, self.layout.domain_masks)
            failed = self._failed(attempt.assume(number))
            if failed is None:
                return None
            attempt = attempt.strike(number, failed)
        return attempt

    def _remember(self, grid: int) -> None:
        self.irrefutable |= grid
        if self.layout.meets_clues(grid):
            self.witnesses.add(grid)


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
                if len(splitter.witnesses) > 1:
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
        return tuple(replace(board, live=0, filled=grid) for grid in two_witnesses(board))
