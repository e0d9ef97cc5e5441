"""Same puzzle, same trace, whatever other threads solve at the same time."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from puzzles import forcing_test
from puzzles.digest import written
from puzzles.positions import tables
from puzzles.shared import FULL
from sudologue.audit import check_trace
from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules import named
from sudologue.solver import Solver

THREADS = 8

PUZZLES = list(dict.fromkeys(puzzle for layout, puzzle, _ in tables() if layout == "classic"))


@pytest.fixture(params=[1.5, pytest.param(30.0 if FULL else 6.0, marks=pytest.mark.slow)])
def seconds(request: pytest.FixtureRequest) -> float:
    """For how long threads work; the quick tests leave it at a moment."""
    return request.param


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def in_threads(work: Callable[[int], bool], seconds: float) -> int:
    """How often work was done, by all threads together; it is given the thread's number.

    Work that says it went wrong ends everything.
    """
    end = time.monotonic() + seconds

    def keep_working(number: int) -> tuple[int, int]:
        done, wrong = 0, 0
        while time.monotonic() < end and not wrong:
            done, wrong = done + 1, wrong + (not work(number))
        return done, wrong

    with ThreadPoolExecutor(THREADS) as pool:
        counts = list(pool.map(keep_working, range(THREADS)))
    assert not sum(wrong for _, wrong in counts)
    return sum(done for done, _ in counts)


@pytest.mark.parametrize("slug", ["wxyz_wing", "almost_locked_candidates", "sue_de_coq"])
def test_a_rule_finds_the_same_while_others_ask_it(slug: str, seconds: float) -> None:
    rule, solver = named(slug), Solver()
    walks: list[list[tuple[Board, Sequence[Inference]]]] = []
    for puzzle in PUZZLES[:THREADS]:
        boards = [step.board for step in solver.steps(Board.from_string(puzzle))]
        walks.append([(board, rule.apply(board)) for board in boards])

    def asked_along(number: int) -> bool:
        return all(rule.apply(board) == expected for board, expected in walks[number])

    assert in_threads(asked_along, seconds / 2) >= THREADS


@pytest.mark.parametrize("alike", [False, True], ids=["different puzzles", "the same puzzle"])
def test_a_trace_is_the_same_while_others_are_made(alike: bool, seconds: float) -> None:
    """Each step is audited, and the whole is what one thread alone makes of the puzzle."""
    solver = Solver(assume_unique=True)
    puzzles = forcing_test.LINES if alike else [*forcing_test.LINES, *PUZZLES]
    expected = {
        puzzle: list(written(solver.solve(Board.from_string(puzzle)))) for puzzle in puzzles
    }
    turns = dict.fromkeys(range(THREADS), 0)

    def solved(number: int) -> bool:
        turn = turns[number]
        turns[number] += 1
        puzzle = puzzles[(turn + (0 if alike else number)) % len(puzzles)]
        trace = solver.solve(Board.from_string(puzzle))
        return check_trace(trace).ok and list(written(trace)) == expected[puzzle]

    assert in_threads(solved, seconds) >= THREADS
