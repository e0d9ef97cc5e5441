from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sudologue.batches import record
from sudologue.batches.record import BatchError, Outcome
from sudologue.batches.run_items import run


def square(number: int) -> int:
    if number == 3:
        raise ValueError("not three")
    return number * number


def square_or_die(number: int) -> int:
    if number == 777:
        os._exit(3)
    return number * number


class Late(Executor):
    """Does everything here, and knows no more than `submit`."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.sizes.append(len(args[1]))
        future = Future[Any]()
        future.set_result(fn(*args, **kwargs))
        return future


def expected(count: int) -> list[tuple[int, int | None, str | None]]:
    fault = "ValueError: not three"
    return [(n, None, fault) if n == 3 else (n, n * n, None) for n in range(count)]


def told(outcomes: Iterator[Outcome[int, int]]) -> list[tuple[int, int | None, str | None]]:
    return [(each.index, each.value, each.error) for each in outcomes]


@pytest.mark.parametrize("jobs", [1, 2])
def test_answers_come_in_order_and_an_exception_is_its_own_affair(jobs: int) -> None:
    assert told(run(square, range(50), jobs=jobs)) == expected(50)


class Clock:
    """A clock that goes on when something takes its time, and not when the machine does."""

    now = 0.0

    def __call__(self) -> float:
        return self.now

    def take(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which work in this process is measured."""
    clock = Clock()
    monkeypatch.setattr(record, "perf_counter", clock)
    return clock


def test_chunks_grow_with_what_was_measured_and_the_last_ones_are_shared(clock: Clock) -> None:
    late = Late()
    items = [1e-5] * 500
    assert len(list(run(clock.take, items, executor=late, jobs=2, chunk_seconds=0.001))) == 500
    assert max(late.sizes) > 50
    assert all(size <= 4 * most for size, most in zip(late.sizes[1:], _largest(late), strict=False))
    assert late.sizes[-1] == 1


def _largest(late: Late) -> list[int]:
    return [max(late.sizes[: place + 1]) for place in range(len(late.sizes))]


def test_any_executor_will_do() -> None:
    assert told(run(square, range(500), executor=Late())) == expected(500)
    with ThreadPoolExecutor(2) as threads:
        assert told(run(square, range(500), executor=threads, jobs=2)) == expected(500)
        free = told(run(square, range(500), executor=threads, jobs=2, ordered=False))
    assert sorted(free) == expected(500)


def test_chunks_grow_to_what_fits_their_time(clock: Clock) -> None:
    late = Late()
    list(run(clock.take, [2**-10] * 20_000, executor=late, chunk_seconds=0.25))
    assert late.sizes[0] == 1
    assert max(late.sizes) == 256


def test_a_chunk_that_takes_too_long_comes_back_early(clock: Clock) -> None:
    late = Late()
    times = [0.0] * 1_000 + [0.03] * 20
    assert len(list(run(clock.take, times, executor=late, chunk_seconds=0.03))) == 1_020
    assert late.sizes[-1] < 20


def test_what_kills_twice_has_crashed_and_nothing_else() -> None:
    outcomes = list(run(square_or_die, range(2_000), jobs=2))
    assert [each.index for each in outcomes] == list(range(2_000))
    crashed = [each for each in outcomes if each.has_crashed]
    assert [(each.index, each.error) for each in crashed] == [(777, "its worker died, twice")]
    assert all(each.value == each.index**2 for each in outcomes if each.index != 777)


def test_an_error_of_the_input_comes_after_what_was_read() -> None:
    def numbers() -> Iterator[int]:
        yield from range(2)
        raise OSError("the disk is gone")

    outcomes = run(square, numbers(), jobs=2)
    assert [next(outcomes).value, next(outcomes).value] == [0, 1]
    with pytest.raises(OSError, match="the disk is gone"):
        next(outcomes)


def test_each_line_of_a_slow_source_is_answered_before_the_next() -> None:
    got: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(3):
            patience = time.monotonic() + 120
            while len(got) < number:
                assert time.monotonic() < patience
                time.sleep(0.01)
            yield number

    with ThreadPoolExecutor(2) as threads:
        for outcome in run(square, numbers(), executor=threads, jobs=2):
            got.append(outcome.index)
    assert got == [0, 1, 2]


def test_no_more_is_read_than_there_is_room_for(clock: Clock) -> None:
    read: list[int] = []

    def numbers() -> Iterator[float]:
        for number in range(100_000):
            read.append(number)
            yield 0.001

    outcomes = run(clock.take, numbers(), executor=Late(), jobs=2, chunk_seconds=0.005)
    for _ in range(20):
        next(outcomes)
    outcomes.close()
    assert len(read) < 2_000


def test_when_it_is_over_what_is_under_way_still_comes() -> None:
    over: list[bool] = []
    with ThreadPoolExecutor(1) as thread:
        outcomes = run(
            square, range(10**9), executor=thread, jobs=1, chunk_seconds=0.01,
            is_over=lambda: bool(over),
        )  # fmt: skip
        indices: list[int] = []
        for outcome in outcomes:
            indices.append(outcome.index)
            over.append(True)
    assert indices == list(range(len(indices)))


class Gone(Late):
    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        raise RuntimeError("cannot schedule new futures after shutdown")


def test_an_executor_at_its_end_is_an_error() -> None:
    with pytest.raises(BatchError, match="the executor takes no more work"):
        list(run(square, range(3), executor=Gone()))


def pid_after(path: str) -> int:
    Path(path).write_text(str(os.getpid()))
    time.sleep(60)
    return 0


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "kill"), reason="no processes to be looked at")
def test_workers_end_with_an_iteration_that_is_broken_off(tmp_path: Path) -> None:
    outcomes = run(pid_after, [str(tmp_path / "a")], jobs=2)
    signal.signal(signal.SIGALRM, _interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 3.0, 0.5)
        with pytest.raises(KeyboardInterrupt):
            next(outcomes)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    patience = time.monotonic() + 120
    if (tmp_path / "a").exists():
        worker = int((tmp_path / "a").read_text())
        while Path(f"/proc/{worker}").exists():
            assert time.monotonic() < patience
            time.sleep(0.05)


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt
