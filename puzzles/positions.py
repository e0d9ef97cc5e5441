"""Positions for the laws that every rule obeys: the boards met in solving the tables' puzzles.

A rule is tried on many of them, whether or not a simpler one would come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from puzzles import (
    easy_test,
    expert_test,
    hard_test,
    medium_test,
    showcase_test,
    variants_test,
)
from puzzles.checks import PAIRS, rows
from puzzles.layouts import LAYOUTS
from puzzles.shared import SHARED, lines
from sudologue import oracle
from sudologue.inference import Inference, Placement
from sudologue.model import Board
from sudologue.rules import Technique, Tier, named
from sudologue.solver import Solver


@dataclass(frozen=True)
class Position:
    """A board on the way, with the puzzle's only solution."""

    board: Board
    solution: Board

    def bears_out(self, inference: Inference) -> bool:
        """Whether the solution agrees with a conclusion."""
        placing = isinstance(inference.action, Placement)
        return all(
            (self.solution.value(candidate.cell) == candidate.digit) is placing
            for candidate in inference.action.candidates
        )


def tables() -> Iterator[tuple[str, str, str]]:
    """Layout, puzzle and solution of every line of the tables."""
    for table in (hard_test, medium_test, expert_test, easy_test):
        for _, *columns, solution in rows(table.PUZZLES):
            puzzle = next(text for text in columns if len(text) == len(solution))
            yield "classic", puzzle, solution
    for layout, puzzle, *_, solution in rows(
        variants_test.SOLVED_BY_SINGLES + variants_test.SOLVED_BY_PAIRS
    ):
        yield layout, puzzle, solution


@cache
def traces() -> tuple[tuple[Position, ...], ...]:
    """For each puzzle of the tables, the boards from its start to where pairs get stuck, if so."""
    solver = Solver(PAIRS)
    found: list[tuple[Position, ...]] = []
    for name, puzzle, solution in tables():
        layout = LAYOUTS[name]
        start, end = Board.from_string(puzzle, layout), Board.from_string(solution, layout)
        boards = [start, *(step.board for step in solver.steps(start))]
        found.append(tuple(Position(board, end) for board in boards if not board.is_complete))
    return tuple(found)


@cache
def positions() -> tuple[Position, ...]:
    """All positions, no two neighbours of the same puzzle."""
    longest = max(map(len, traces()))
    return tuple(
        trace[index] for index in range(longest) for trace in traces() if index < len(trace)
    )


def sample(rule: Technique) -> tuple[Position, ...]:
    """The positions to try a rule on: fewer for rules that take longer, and those that show it."""
    count = {Tier.SINGLES: 60, Tier.LOCKED_SETS: 60, Tier.FORCING: 3}.get(rule.card.tier, 10)
    some = positions()[:: len(positions()) // count]
    return (*(position for position, _ in firings(rule.name)), *some)


def firings(slug: str) -> tuple[tuple[Position, Inference], ...]:
    """Real inferences of a rule, each from another position."""
    found = _firings(slug)
    if not (found or SHARED.is_dir()):
        pytest.skip(f"only a puzzle of ../shared shows {slug}")
    assert found, f"no puzzle shows {slug}: add one to puzzles/showcase_test.py"
    return found


@cache
def _firings(slug: str, count: int = 6) -> tuple[tuple[Position, Inference], ...]:
    shown = [row[1:] for row in rows(showcase_test.PUZZLES) if row[0] == slug]
    found = [firing for puzzle, solution in shown for firing in _at_work(slug, puzzle, solution)]
    for position in positions()[:: 5 if not found else 100]:
        if len(found) >= count:
            break
        inference = named(slug).first(position.board)
        if inference is not None:
            found.append((position, inference))
    if not found and SHARED.is_dir():
        for puzzle in lines("hodoku-exemplars") + lines("top1465"):
            solution = oracle.solution(Board.from_string(puzzle))
            assert solution is not None
            found += _at_work(slug, puzzle, solution.to_string())
            if found:
                break
    return tuple(found[:count])


def _at_work(slug: str, puzzle: str, solution: str) -> list[tuple[Position, Inference]]:
    """The steps of a rule in a puzzle that it helps to solve."""
    result, end = showcase_test.shown(slug, puzzle), Board.from_string(solution)
    return [
        (Position(result.board_before(index), end), step.inference)
        for index, step in enumerate(result.steps)
        if step.inference.rule == slug
    ]
