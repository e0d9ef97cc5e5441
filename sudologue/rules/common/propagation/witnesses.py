"""Two complete grids, where a puzzle has several solutions: found early, they spare all refuting.

A puzzle that leaves much open is refuted nowhere: no assumption comes near a contradiction, and
contradictions within contradictions would be looked for without end. But then a grid is not far,
whatever is assumed. So candidates are assumed one on top of the other, in the tightest cell each
time; where that fails the candidate is struck, and where nothing is left the last but one. A bad
beginning is seldom mended by what comes after it, so each run is short at first, and the next one
tries the cells in another order.

Two grids show that no reasoning leads to the only solution, for there is none. They are never a
reason for a step, and one grid alone tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sudologue.budget import spend
from sudologue.model import Board
from sudologue.rules.common.propagation.propagator import (
    PropagationRound,
    made_true_in,
    propagator,
    start,
    units_of,
)

_RUNS = 10
_GROWTH = 1.4
"""Each run is longer than the one before by this."""


def two_witnesses(board: Board) -> tuple[int, ...]:
    """Two complete grids, as the candidates true in them; nothing if there are not two in reach."""
    most = 2.0 * board.masks.open_cells.bit_count() + 50
    for run in range(_RUNS):
        grids, is_all = _run(board, run, int(most))
        if len(grids) == 2:
            return tuple(grids)
        if is_all:
            break
        most *= _GROWTH
    return ()


def _run(board: Board, run: int, most: int) -> tuple[list[int], bool]:
    """The grids that a run meets, two at the most, and whether these are all there are.

    It ends after so many assumptions. The first takes cells and digits as they come.
    """
    tables, units, order = propagator(board.layout), units_of(board.layout), Random(run)
    domains, grids = list(board.masks.tables.domain_masks), list[int]()
    if run:
        domains.sort(key=lambda _: order.random())
    spread, open_truths = start(board)
    waiting = [(spread, open_truths, board.masks.filled)]
    while waiting and most and len(grids) < 2:
        spread, open_truths, true = waiting.pop()
        if not open_truths:
            if board.masks.tables.meets_clues(true):
                grids.append(true)
            continue
        state = spread & tables.state
        spend(2 * units)
        most -= 1
        number = tightest(state, domains, from_above=run > 0 and order.random() < 0.5)
        for left, assumed in ((tables.without(spread, number), 0), (spread, 1 << number)):
            rounds: list[PropagationRound] = []
            left, still_open, is_dead = tables.follow(left, open_truths, assumed, rounds, true)
            if not is_dead:
                waiting.append((left, still_open, true | made_true_in(rounds)))
    return grids, not waiting


def tightest(state: int, domains: Sequence[int], from_above: bool = False) -> int:
    """The lowest candidate of the first of the open cells that have the fewest; or its highest."""
    fewest, best = state.bit_length(), 0
    for domain in domains:
        left = state & domain
        if left:
            count = left.bit_count()
            if count < fewest:
                fewest, best = count, left
                if count == 2:
                    break
    return (best if from_above else best & -best).bit_length() - 1
