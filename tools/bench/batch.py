"""What sharing puzzles out costs and gains: one process, two, and a dask cluster on this machine.

    python -m tools.bench.batch --set qqwing-expert --limit 2000

Wall time counts only where nothing else runs. Processor time is that of the process that shares
out: with jobs=1 that is all there is, otherwise what sharing costs, for the work is done elsewhere.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import sudologue
from tools.bench.puzzles import read, sample


@dataclass(frozen=True)
class Times:
    """Seconds by the clock, and those of a processor."""

    wall: float
    processor: float


def measured(work: Callable[[], object]) -> Times:
    """How long something takes by the clock, and this process's processor."""
    began, before = time.monotonic(), time.process_time()
    work()
    return Times(time.monotonic() - began, time.process_time() - before)


def _solved(puzzles: Sequence[str], **how: Any) -> list[str | None]:
    return [record.solution for record in sudologue.batch(puzzles, **how)]


@contextmanager
def _cluster() -> Generator[Any]:
    distributed: Any = import_module("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client.get_executor(pure=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a line for each way."""
    parser = argparse.ArgumentParser(prog="tools.bench.batch")
    parser.add_argument("--set", default="qqwing-expert")
    parser.add_argument("--limit", type=int, default=2_000)
    asked = parser.parse_args(arguments)
    puzzles = sample(read(asked.set), asked.limit)
    _solved(puzzles[:50])  # what is kept from puzzle to puzzle is there from the start
    ways: dict[str, Times] = {
        f"jobs={jobs}": measured(lambda jobs=jobs: _solved(puzzles, jobs=jobs)) for jobs in (1, 2)
    }
    if find_spec("distributed") is not None:
        with _cluster() as executor:
            _solved(puzzles[:50], executor=executor, jobs=2)
            ways["dask"] = measured(lambda: _solved(puzzles, executor=executor, jobs=2))
    print(f"{len(puzzles):,} puzzles of {asked.set}")
    for name, times in ways.items():
        print(f"{name:8} {times.wall:7.2f} s, {times.processor:6.2f} s of this process")
    return 0


if __name__ == "__main__":
    sys.exit(main())
