"""How far rules get, without a trace: singles at the speed of search, and the other rules in turn.

Rules that hold naked and hidden singles place all of them before anything else is asked, and the
order in which singles are placed makes no difference to where that ends. So the board is the
solver's, step by step beyond singles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sudologue.budget import DEFAULT_BUDGET, Allowance, OutOfWorkError
from sudologue.caches import cached
from sudologue.inference import Inference
from sudologue.model import CLASSIC, Board
from sudologue.oracle import classic
from sudologue.oracle.singles_placer import SinglesPlacer, state_of
from sudologue.rules import Technique, named
from sudologue.solver import Solver

SINGLES = ("full_house", "naked_single", "hidden_single")


def reached(
    board: Board, slugs: tuple[str, ...], steps: list[Inference] | None = None
) -> Board | None:
    """The board at which these rules stop, in the order given; nothing if their budget is used up.

    The steps beyond singles are noted down, if there is a list for them.
    """
    if not {"naked_single", "hidden_single"} <= {*slugs}:
        return solved_by(board, slugs, steps)
    try:
        with Allowance(DEFAULT_BUDGET):
            return _reached(board, _others(slugs), steps)
    except OutOfWorkError:
        return None


def _reached(
    board: Board, rules: Sequence[Technique], steps: list[Inference] | None
) -> Board | None:
    while not (board := _with_singles(board)).is_complete:
        inference = first_of(rules, board)
        if inference is None:
            break
        board = inference.action.apply(board)
        if steps is not None:
            steps.append(inference)
    return board


def first_of(rules: Sequence[Technique], board: Board) -> Inference | None:
    """What the first of the rules finds that finds anything."""
    for rule in rules:
        inference = rule.first(board)
        if inference is not None:
            return inference
    return None


def _with_singles(board: Board) -> Board:
    """The board with all singles placed, of a puzzle that has a solution."""
    masks, is_classic = board.masks, board.layout == CLASSIC
    settle = classic.settle if is_classic else SinglesPlacer(board.layout).settle
    settled = settle(state_of(board))
    assert settled is not None
    live, filled, _ = settled
    if filled == masks.filled:
        return board
    return Board(replace(masks, live=live, filled=filled))


@cached(None)
def _others(slugs: tuple[str, ...]) -> tuple[Technique, ...]:
    """The rules that are not singles."""
    return tuple(named(slug) for slug in slugs if slug not in SINGLES)


def solved_by(board: Board, slugs: tuple[str, ...], steps: list[Inference] | None) -> Board | None:
    """The same by the solver, which is slower and notes singles down as well."""
    result = _solver(slugs).solve(board)
    if result.diagnosis is not None and result.diagnosis.budget is not None:
        return None
    if steps is not None:
        steps.extend(step.inference for step in result.steps)
    return result.final_board


@cached(None)
def _solver(slugs: tuple[str, ...]) -> Solver:
    return Solver(slugs, assume_unique=True)
