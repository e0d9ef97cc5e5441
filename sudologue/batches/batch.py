"""`sudologue.batch`: many puzzles, on as many cores as there are, or on somebody's cluster."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from sudologue.batches.jobs import job_named
from sudologue.batches.record import CRASHED, FAILED, JobResult, Outcome, Record
from sudologue.batches.run_items import CHUNK_SECONDS, run
from sudologue.errors import SudologueError, WrongTypeError
from sudologue.messages import Messages
from sudologue.model import Board, Layout
from sudologue.model.layout import expect_layout
from sudologue.model.values import Grid

_say = Messages(__name__)

if TYPE_CHECKING:
    from concurrent.futures import Executor

Puzzle = str | int | Board | Grid


def batch(
    puzzles: Iterable[Puzzle],
    job: str | Callable[[Board], object] = "solve",
    *,
    executor: Executor | None = None,
    jobs: int = 1,
    chunk_seconds: float = CHUNK_SECONDS,
    ordered: bool = True,
    timeout: float | None = None,
    layout: Layout | None = None,
    **options: object,
) -> Iterator[Record]:
    """Do a job with many puzzles, and yield a record for each, in their order.

    The `job` is `solve`, `rate`, `check` or `hint`, with the options of that function, or any
    function of a board that can be pickled. `audit` takes traces instead of puzzles, and `generate`
    the indices of puzzles to make from a `seed`. `jobs` is the number of worker
    processes (0: one per core; 1: none but this one). With an `executor`, it is how many workers to
    keep busy with chunks that take about `chunk_seconds`. `timeout` limits the seconds that
    `solve`, `rate` and `check` take for a puzzle. If a puzzle fails, its record says why; if its
    worker dies twice, the record has `crashed`.
    """
    if isinstance(puzzles, str | bytes | Board) or not hasattr(puzzles, "__iter__"):
        raise WrongTypeError(_say("not_many", puzzles=puzzles))
    _say.expect(jobs, int, "processes")
    if jobs < 0:
        raise SudologueError(_say("jobs", jobs=jobs))
    for name, seconds in (("chunk_seconds", chunk_seconds), ("timeout", timeout)):
        _say.expect(seconds, float | int | None, "some_seconds")
        if seconds is not None and not 0 < seconds < math.inf:
            raise SudologueError(_say("above_zero", name=name, seconds=seconds))
    _say.expect(ordered, bool, "true_or_false")
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise WrongTypeError(_say("no_executor", executor=executor))
    expect_layout(layout)
    work = job_named(job, {**options, "layout": layout, "timeout": timeout})
    if executor is None and jobs != 1:
        _expect_to_travel(work)
    outcomes = run(
        work, puzzles, executor=executor, jobs=jobs, chunk_seconds=chunk_seconds, ordered=ordered
    )
    return map(_record, outcomes)


def _expect_to_travel(work: object) -> None:
    import pickle

    try:
        pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise SudologueError(_say("stays_here", error=error)) from error


def _record(outcome: Outcome[Puzzle, JobResult]) -> Record:
    found = outcome.value
    if found is None:
        item = outcome.item
        puzzle = item if isinstance(item, str) else None
        status = CRASHED if outcome.has_crashed else FAILED
        found = JobResult(status, puzzle, error=outcome.error)
    return Record(
        outcome.index,
        found.puzzle,
        found.status,
        found.solution,
        found.error,
        outcome.seconds,
        found.facts,
        found.result,
    )
