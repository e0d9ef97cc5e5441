"""The loop over many items: what comes of each, here or elsewhere, in order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING, TypeVar

from sudologue.batches.record import Outcome, outcome_of, reply_to

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from sudologue.batches.pool import Workers

T = TypeVar("T")
R = TypeVar("R")

CHUNK_SECONDS = 0.5


def run(
    work: Callable[[T], R],
    items: Iterable[T],
    *,
    executor: Executor | None = None,
    jobs: int = 1,
    chunk_seconds: float = CHUNK_SECONDS,
    ordered: bool = True,
    is_over: Callable[[], bool] = lambda: False,
) -> Generator[Outcome[T, R]]:
    """What comes of each item, in order unless it need not be.

    One job without an executor is done in this process, an item at a time; `jobs=0` takes all its
    cores. With an executor, `jobs` says how many workers it has. When it `is_over`, or `Ctrl-C` is
    raised, nothing more is read, and what is under way still comes.
    """
    if executor is None and jobs == 1:
        return _in_process(work, items, is_over)
    # what stays in this process does not wait for what others need
    from sudologue.batches.pool import Guest, Pool, cores
    from sudologue.batches.scheduler import Scheduler

    count = jobs or cores()
    workers: Workers = Pool(count) if executor is None else Guest(executor)
    window = 2 * count + 2
    return Scheduler(work, items, workers, chunk_seconds, ordered, window, is_over).outcomes()


def _in_process(
    work: Callable[[T], R], items: Iterable[T], is_over: Callable[[], bool]
) -> Generator[Outcome[T, R]]:
    for index, item in enumerate(items):
        yield outcome_of(index, item, reply_to(work, item))
        if is_over():
            return
