"""Positions for the laws that every rule obeys: the boards met in solving the tables' puzzles.

A rule is tried on many of them, whether or not a simpler one would come first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from puzzles import (
    easy_test,
    expert_test,
    hard_test,
    medium_test,
    showcase_test,
    variants_test,
)
from puzzles.checks import PAIRS, rows
from puzzles.killers import CAGE_RULES, KILLERS
from puzzles.layouts import LAYOUTS
from sudologue import oracle
from sudologue.inference import Inference, Placement, SolveResult
from sudologue.model import Board
from sudologue.narration.golden_test import golden_sentences
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
    """The boards of each puzzle of the tables, from its start to where pairs get stuck, if so."""
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
    return _in_turn(traces())


@cache
def killer_positions() -> tuple[Position, ...]:
    """The boards met in solving killers; a few of them are added to a rule's others."""
    solver = Solver(CAGE_RULES)
    found: list[tuple[Position, ...]] = []
    for record, solution in KILLERS.values():
        start = Board.from_string(record)
        end = Board.from_string(solution, start.layout)
        boards = [start, *(step.board for step in solver.steps(start))]
        found.append(tuple(Position(board, end) for board in boards if not board.is_complete))
    return _in_turn(found)


def _in_turn(traces: Sequence[tuple[Position, ...]]) -> tuple[Position, ...]:
    """The first of each trace, the second of each, and so on."""
    longest = max(map(len, traces))
    return tuple(trace[index] for index in range(longest) for trace in traces if index < len(trace))


# For each tier, how many boards a rule is tried on, how many candidates these have at most, and on
# how many it must show: where a rule looks at many cases, few boards with little left to look at.
_TRIES = {
    Tier.SINGLES: (60, 10**6, 6),
    Tier.LOCKED_SETS: (60, 10**6, 6),
    Tier.PATTERNS: (10, 120, 3),
    Tier.UNIQUENESS: (10, 120, 3),
}
_FEW_TRIES = (4, 60, 2)
_FEWER_KILLERS = 5
"""For so many of other boards there is one of a killer."""


@cache
def sample(rule: Technique) -> tuple[Position, ...]:
    """The positions to try a rule on, those that show it first."""
    count, most, _ = _TRIES.get(rule.card.tier, _FEW_TRIES)
    fitting = [position for position in positions() if _left(position) <= most]
    shown = (position for position, _ in firings(rule.name))
    killers = [position for position in killer_positions() if _left(position) <= most]
    few = max(1, count // _FEWER_KILLERS)
    return (
        *shown,
        *fitting[:: len(fitting) // count][:count],
        *killers[:: len(killers) // few][:few],
    )


def _left(position: Position) -> int:
    """The number of candidates that a board has."""
    return position.board.masks.live.bit_count()


def firings(slug: str) -> tuple[tuple[Position, Inference], ...]:
    """Real inferences of a rule, each from another position."""
    found = _firings(slug)
    assert found, f"no puzzle shows {slug}: give its telling a golden sentence"
    return found


@cache
def _firings(slug: str) -> tuple[tuple[Position, Inference], ...]:
    rule = named(slug)
    _, most, count = _TRIES.get(rule.card.tier, _FEW_TRIES)
    found = [
        firing
        for _, solution, result in showcase_test.showcases(slug)
        for firing in _at_work(slug, result, solution)
    ]
    for _, board, solution in showcase_test.boards(slug):
        end = Board.from_string(solution, board.layout)
        found += [(Position(board, end), inference) for inference in rule.apply(board)[:1]]
    found.sort(key=lambda firing: _left(firing[0]))
    fitting = [position for position in positions() if _left(position) <= 2 * most]
    killers = [each for each in killer_positions() if _left(each) <= 2 * most]
    for position in () if found else (*fitting[::5], *killers):
        inference = rule.first(position.board)
        if inference is not None:
            found.append((position, inference))
            if len(found) == count:
                break
    return tuple(found[:count] or _golden(slug))


def _golden(slug: str) -> Iterator[tuple[Position, Inference]]:
    """The positions of a rule's golden sentences."""
    for golden in golden_sentences():
        if golden.rule == slug:
            solution = oracle.solution(golden.board)
            assert solution is not None
            yield Position(golden.board, solution), golden.step.inference


def _at_work(slug: str, result: SolveResult, solution: str) -> list[tuple[Position, Inference]]:
    """The steps of a rule in a trace."""
    end = Board.from_string(solution, result.initial.layout)
    return [
        (Position(result.board_before(number), end), step.inference)
        for number, step in enumerate(result.steps, 1)
        if step.inference.rule == slug
    ]
