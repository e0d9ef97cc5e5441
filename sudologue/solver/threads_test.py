"""Same puzzle, same trace, whatever other threads solve at the same time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice
from threading import Barrier

import pytest

from puzzles import forcing_test
from puzzles.digest import written
from puzzles.positions import tables
from puzzles.random_layouts import puzzle, samples
from puzzles.shared import FULL
from sudologue import caches
from sudologue.audit import check_trace
from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules import named
from sudologue.solver import Solver, StepChoice

THREADS = 8

TURNS = 50 if FULL else 1
"""How often each thread does its work."""

PUZZLES = list(dict.fromkeys(line for layout, line, _ in tables() if layout == "classic"))


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def in_threads(work: Callable[[int], bool]) -> None:
    """Have each of the threads do its work some times, and well; it is given its number."""

    def keep_working(number: int) -> bool:
        return all(work(number) for _ in range(TURNS))

    with ThreadPoolExecutor(THREADS) as pool:
        assert list(pool.map(keep_working, range(THREADS))) == [True] * THREADS


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["wxyz_wing", "almost_locked_candidates", "sue_de_coq"])
def test_a_rule_finds_the_same_while_others_ask_it(slug: str) -> None:
    rule, solver = named(slug), Solver()
    walks: list[list[tuple[Board, Sequence[Inference]]]] = []
    for line in PUZZLES[:THREADS]:
        boards = [step.board for step in solver.steps(Board.from_string(line))]
        walks.append([(board, rule.apply(board)) for board in boards])

    def asked_along(number: int) -> bool:
        return all(rule.apply(board) == expected for board, expected in walks[number])

    in_threads(asked_along)


def hard() -> list[Board]:
    return [Board.from_string(puzzle) for puzzle in forcing_test.LINES]


def of_all_kinds() -> list[Board]:
    return [*hard(), *map(Board.from_string, PUZZLES)]


@cache
def of_random_layouts() -> list[Board]:
    kinds = ["jigsaw", "anti-king", "diagonals", "extra-houses", "combination", "sizes"]
    return [made.board for made in islice(samples(puzzle, 8, kinds), THREADS)]


@pytest.mark.slow
@pytest.mark.parametrize("choose", ["first", "nearest"])
@pytest.mark.parametrize(
    ("puzzles", "alike"),
    [
        pytest.param(of_all_kinds, False, id="different puzzles"),
        pytest.param(hard, True, id="the same puzzle"),
        pytest.param(of_random_layouts, False, id="different variants"),
        pytest.param(of_random_layouts, True, id="the same variant"),
    ],
)
def test_a_trace_is_the_same_while_others_are_made(
    puzzles: Callable[[], list[Board]], alike: bool, choose: StepChoice
) -> None:
    """Each step is audited, and the whole is what one thread alone makes of the puzzle."""
    solver = Solver(assume_unique=True, choose=choose)
    boards = puzzles()[: TURNS if alike else TURNS + THREADS - 1]
    expected = [list(written(solver.solve(board))) for board in boards]
    turns = dict.fromkeys(range(THREADS), 0)

    def solved(number: int) -> bool:
        turn = turns[number]
        turns[number] += 1
        place = (turn + (0 if alike else number)) % len(boards)
        trace = solver.solve(boards[place])
        return check_trace(trace).ok and list(written(trace)) == expected[place]

    in_threads(solved)


@pytest.mark.slow
@pytest.mark.parametrize(("interval", "part"), [(1e-5, 0), (1e-6, 1)])
def test_a_first_trace_is_the_same_while_all_begin_at_once(interval: float, part: int) -> None:
    """Nothing is kept yet, so that all threads make the same tables and ask for the same ends."""
    sys.setswitchinterval(interval)
    solver = Solver(assume_unique=True, choose="nearest")
    puzzles = [*hard()[:4], *of_random_layouts()]
    for board in puzzles if FULL else puzzles[part::4]:
        expected = list(written(solver.solve(board)))
        begin = Barrier(THREADS)
        caches.forget_everything()

        def solved(
            _: int, board: Board = board, begin: Barrier = begin, expected: object = expected
        ) -> bool:
            begin.wait()
            return list(written(solver.solve(board))) == expected

        with ThreadPoolExecutor(THREADS) as pool:
            assert all(pool.map(solved, range(THREADS))), board.to_string()


_AT_ONCE = f"""
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
sys.setswitchinterval(1e-6)
import sudologue
begin = Barrier({THREADS})
def solved(puzzle):
    begin.wait()
    return [str(step.inference) for step in sudologue.solve(puzzle).steps]
with ThreadPoolExecutor({THREADS}) as pool:
    print(list(pool.map(solved, sys.argv[1:])))
"""
"""Solves puzzles in an interpreter that has loaded no rule yet."""


@pytest.mark.parametrize("alike", [True, False])
def test_threads_that_begin_at_once_load_the_same_rules(alike: bool) -> None:
    puzzles = PUZZLES[:1] * THREADS if alike else PUZZLES[:THREADS]
    command = [sys.executable, "-c", _AT_ONCE, *puzzles]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    solver = Solver(choose="nearest")
    traces = [solver.solve(Board.from_string(puzzle)) for puzzle in puzzles]
    expected = [[str(step.inference) for step in trace.steps] for trace in traces]
    assert done.stdout == f"{expected}\n"
