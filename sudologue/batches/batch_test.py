from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from typing import Any

import pytest

import sudologue
from sudologue import Board, SudologueError
from sudologue.batches import Record
from sudologue.batches.jobs import JOBS
from sudologue.cli.running_test import EASY, EASY_SOLVED, NONE, SEVERAL, needs


def first(puzzle: Any, job: Any = "solve", **options: Any) -> Record:
    (record,) = sudologue.batch([puzzle], job, **options)
    return record


def count_givens(board: Board) -> int:
    return board.masks.givens.bit_count()


def fail(board: Board) -> int:
    raise ValueError("it is not to be done")


LINES = [f"{EASY}\n", EASY[:80], "", NONE] * 2
LOCAL: Callable[[Board], Board] = lambda board: board  # noqa: E731 - it has no name to be sent by


def test_records_are_the_same_wherever_they_are_made() -> None:
    here = list(sudologue.batch(LINES))
    assert [record.status for record in here[:3]] == ["solved", "unreadable", "unreadable"]
    assert here[0].solution == EASY_SOLVED
    assert list(sudologue.batch(LINES, jobs=2)) == here
    with ThreadPoolExecutor(2) as threads:
        assert list(sudologue.batch(LINES, executor=threads, jobs=2)) == here


@contextmanager
def loky() -> Generator[Executor]:
    needs("loky")
    with import_module("loky").ProcessPoolExecutor(2) as executor:
        yield executor


@contextmanager
def dask() -> Generator[Executor]:
    needs("distributed")
    distributed = import_module("distributed")
    cluster = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(**cluster) as local, distributed.Client(local) as client:
        yield client.get_executor(pure=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("executors", "jobs"),
    [
        (nullcontext, ["rate"]),
        (loky, ["solve", "rate", "check", "hint"]),
        (dask, ["solve", "rate", "check", "hint"]),
    ],
)
def test_records_are_the_same_from_any_executor(
    executors: Callable[[], AbstractContextManager[Executor | None]], jobs: list[str]
) -> None:
    with executors() as executor:
        for job in jobs:
            there = sudologue.batch(LINES, job, executor=executor, jobs=5)
            assert list(there) == list(sudologue.batch(LINES, job))


@pytest.mark.parametrize(
    ("job", "puzzle", "status"),
    [
        ("solve", EASY, "solved"),
        ("rate", EASY, "one solution"),
        ("check", EASY, "one"),
        ("check", SEVERAL, "several"),
        ("check", NONE, "none"),
        ("hint", EASY, "step"),
        ("hint", "55" + EASY[2:], "conflict"),
        ("audit", sudologue.solve(EASY).to_json(), "holds"),
        ("audit", "{}", "unreadable"),
        (count_givens, EASY, "done"),
        (fail, EASY, "failed"),
    ],
)
def test_each_job_has_its_word(job: Any, puzzle: str, status: str) -> None:
    assert first(puzzle, job).status == status


def test_puzzles_are_made_from_their_indices() -> None:
    made = [record.puzzle for record in sudologue.batch([1, 0], "generate", seed=1)]
    assert made == [each.puzzle.to_string() for each in sudologue.generate(2, seed=1)][::-1]
    with pytest.raises(SudologueError, match=r"the job 'generate' needs seed="):
        sudologue.batch([0], "generate")


def test_a_function_of_ones_own_has_a_result() -> None:
    assert first(EASY, count_givens).result == 30
    assert first(EASY, fail).error == "ValueError: it is not to be done"


def test_whole_results_come_where_they_are_asked_for() -> None:
    assert first(EASY).result is None
    assert first(EASY, trace=True).result == sudologue.solve(EASY)


def test_a_row_is_flat() -> None:
    row = first(EASY, "rate", models=["hodoku"]).row()
    assert row["hodoku_level"] == "Easy"
    assert all(isinstance(value, str | int | float | None) for value in row.values())


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"job": "sovle"}, "there is no job 'sovle'; did you mean 'solve'?"),
        ({"job": "check", "level": "what"}, "the job 'check' has no option 'level'"),
        ({"jobs": -1}, "jobs can't be -1; give a number of processes, or 0 for all cores"),
        ({"timeout": 0.0}, "timeout can't be 0.0; give a number above 0"),
        ({"job": "hint", "timeout": 1}, "the job 'hint' has no option 'timeout': it takes layout"),
        ({"job": count_givens, "timeout": 1}, "a function of your own has no option 'timeout'"),
        ({"job": LOCAL, "jobs": 2}, "this job can't be sent to another process"),
        ({"executor": 5}, "5 is not an executor: it has no submit"),
    ],
)
def test_what_is_not_so_is_told_at_once(asked: dict[str, Any], fault: str) -> None:
    with pytest.raises(SudologueError) as caught:
        sudologue.batch([EASY], **asked)
    assert str(caught.value).startswith(fault)


def test_the_time_of_a_puzzle_ends_within_it() -> None:
    assert first("." * 625, timeout=0.05).status == "stopped"
    assert first("." * 625, "rate", timeout=0.05).status == "not known in time"
    assert first("." * 625, "check", timeout=0.05).status == "unknown"
    assert first(EASY, timeout=60).status == "solved"


def test_every_job_takes_its_options_by_name() -> None:
    assert set(JOBS) >= {"solve", "rate", "check", "hint", "audit"}
