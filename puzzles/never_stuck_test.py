"""No valid puzzle leaves the solver stuck, and no other is ever called solved.

Samples; `SUDOLOGUE_CORPUS=full` takes every puzzle, which is an hour's work for one core. Only
then is time looked at: the ordinary run counts the lines it covers, which takes longer than they.
"""

from __future__ import annotations

import time
from random import Random
from statistics import median

import pytest

from puzzles.shared import FULL, lines, needs_shared, sample
from sudologue import oracle
from sudologue.audit import check_trace
from sudologue.inference import SolveStatus
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.rules.chains.evidence import ChainEvidence
from sudologue.rules.chains.search.chains_test import shortest
from sudologue.solver import Solver

# the set's puzzles that count, and how many of them the ordinary run takes
SETS = {
    "qqwing-simple": (None, 10),
    "qqwing-easy": (None, 10),
    "qqwing-intermediate": (None, 10),
    "qqwing-expert": (None, 15),
    "seventeen-clues": (2000, 10),
    "top1465": (None, 8),
    "hodoku-exemplars": (None, 8),
    "hardest2011": (None, 1),
    "tridagon": (None, 1),
    "sudorules-misc": (None, 2),
}


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("name", SETS)
def test_every_puzzle_is_solved_and_every_step_confirmed(name: str) -> None:
    limit, size = SETS[name]
    puzzles, solver = lines(name, limit), Solver()
    for index in sample(len(puzzles), size):
        result = solver.solve(Board.from_string(puzzles[index]))
        assert result.status is SolveStatus.SOLVED, puzzles[index]
        assert not result.assumptions
        verdict = check_trace(result)
        assert verdict.ok, (puzzles[index], verdict)


@pytest.mark.slow
@needs_shared
def test_singles_and_contradictions_in_as_many_cases_as_it_takes_solve_the_hardest() -> None:
    solver = Solver(["full_house", "naked_single", "hidden_single"], exhaustive=True)
    puzzles = lines("hardest2011")
    for index in sample(len(puzzles), 6):
        result = solver.solve(Board.from_string(puzzles[index]))
        assert result.status is SolveStatus.SOLVED, puzzles[index]
        verdict = check_trace(result)
        assert verdict.ok, (puzzles[index], verdict)


def with_one_given_less(puzzle: str, rng: Random) -> str:
    """A puzzle that has more than one solution, if the givens of this one are all needed."""
    givens = [index for index, symbol in enumerate(puzzle) if symbol not in ".0"]
    index = rng.choice(givens)
    return f"{puzzle[:index]}.{puzzle[index + 1:]}"


@pytest.mark.slow
@needs_shared
def test_a_puzzle_with_several_solutions_is_never_solved() -> None:
    rng, solver, seconds = Random(1), Solver(), list[float]()
    puzzles = [puzzle for name in ("top1465", "seventeen-clues") for puzzle in lines(name, 1500)]
    rng.shuffle(puzzles)
    wanted = 2000 if FULL else 12
    for puzzle in puzzles:
        board = Board.from_string(with_one_given_less(puzzle, rng))
        both = oracle.count_solutions(board, limit=2).found
        if len(both) < 2:
            continue
        start = time.process_time()
        result = solver.solve(board)
        seconds.append(time.process_time() - start)
        assert result.status is SolveStatus.STUCK, puzzle
        for step in result.steps:
            for solution in both:
                assert not solution.masks.filled & ~(
                    step.board.masks.live | step.board.masks.filled
                ), puzzle
        assert result.diagnosis is not None
        assert len(set(result.diagnosis.solutions)) == 2, puzzle
        if len(seconds) == wanted:
            break
    assert len(seconds) == wanted
    if FULL:
        assert max(seconds) < 20
        assert median(seconds) < 1


@pytest.mark.slow
@needs_shared
def test_no_chain_used_is_longer_than_the_shortest_there_is() -> None:
    wanted, compared, solver = 200 if FULL else 8, 0, Solver()
    for puzzle in lines("top1465"):
        before = Board.from_string(puzzle)
        for step in solver.steps(before):
            evidence = step.inference.evidence
            if step.inference.rule == "aic" and isinstance(evidence, ChainEvidence):
                assert len(evidence.nodes) == 2 * (shortest(before) or 0), (puzzle, evidence)
                compared += 1
            before = step.board
        if compared >= wanted:
            return
    pytest.fail(f"only {compared} positions where a chain is used")


@pytest.mark.slow
def test_a_puzzle_that_defeats_others() -> None:
    puzzle = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
    start = time.process_time()
    result = Solver().solve(Board.from_string(puzzle))
    assert not FULL or time.process_time() - start < 10
    assert result.status is SolveStatus.SOLVED
    assert check_trace(result).ok
    assert all(len(page.text.splitlines()) <= 200 for page in voice_named("proof").narrate(result))
