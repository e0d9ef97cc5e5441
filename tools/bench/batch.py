"""What sharing puzzles out costs and gains: one process, two, and a dask cluster on this machine.

    python -m tools.bench.batch --set qqwing-expert --count 2000

Each way begins with a process of its own, that has imported and kept nothing. Wall time counts only
where nothing else runs; what the machine itself loses when both of its cores work shows in the line
of two processes that know nothing of each other, each with half of the puzzles. Processor time is
that of all who work, and of the process that shares out.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any, cast

import sudologue
from sudologue import Board
from tools.bench.puzzles import read, sample


@dataclass(frozen=True)
class Times:
    """Seconds by the clock, and those of all processors."""

    wall: float
    processor: float


def _work(board: Board) -> tuple[int, float]:
    """Solve a puzzle, and say who did and how much time its process has taken until now."""
    sudologue.solve(board)
    return os.getpid(), time.process_time()


def _times(puzzles: Sequence[str], **how: Any) -> Times:
    """How long it takes to solve them, by the clock and by the processors."""
    began, before = time.monotonic(), time.process_time()
    spent: dict[int, float] = {}
    for record in sudologue.batch(puzzles, job=_work, **how):
        worker, seconds = cast("tuple[int, float]", record.result)
        spent[worker] = seconds - (before if worker == os.getpid() else 0)
    wall = time.monotonic() - began
    spent.setdefault(os.getpid(), time.process_time() - before)
    return Times(wall, sum(spent.values()))


def _in_dask(puzzles: Sequence[str]) -> Times:
    """With a cluster that is up before the clock is started."""
    distributed: Any = import_module("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        return _times(puzzles, executor=client.get_executor(pure=False), jobs=2)


WAYS: Mapping[str, Callable[[Sequence[str]], Times]] = {
    "jobs=1": lambda puzzles: _times(puzzles, jobs=1),
    "jobs=2": lambda puzzles: _times(puzzles, jobs=2),
    "half": lambda puzzles: _times(puzzles[::2], jobs=1),
    "other half": lambda puzzles: _times(puzzles[1::2], jobs=1),
    "dask": _in_dask,
}


def relabelled(puzzles: Sequence[str], count: int) -> list[str]:
    """So many: the set's, evenly spread, or all of them again and again with other digits."""
    if count <= len(puzzles):
        return sample(puzzles, count)
    chance = Random(count)
    found = list(puzzles)
    while len(found) < count:
        digits = "".join(chance.sample("123456789", 9))
        found.append(found[-len(puzzles)].translate(str.maketrans("123456789", digits)))
    return found


def _begun(way: str, asked: argparse.Namespace) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "tools.bench.batch", "--set", asked.set]
    words += ["--count", str(asked.count), "--way", way]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)


def _measured(ways: Sequence[str], asked: argparse.Namespace) -> Times:
    """The times of ways begun together: the longest by the clock, the sum of the processors'."""
    runs = [_begun(way, asked) for way in ways]
    lines = [run.communicate()[0].split() for run in runs]
    return Times(max(float(wall) for wall, _ in lines), sum(float(cpu) for _, cpu in lines))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a line for each way: the medians of several rounds."""
    parser = argparse.ArgumentParser(prog="tools.bench.batch")
    parser.add_argument("--set", default="qqwing-expert")
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--way", choices=WAYS, help="do only this, and print its two times")
    asked = parser.parse_args(arguments)
    if asked.way:
        times = WAYS[asked.way](relabelled(read(asked.set), asked.count))
        print(times.wall, times.processor)
        return 0
    shown = {"one": ["jobs=1"], "two": ["jobs=2"], "two apart": ["half", "other half"]}
    if find_spec("distributed") is not None:
        shown["dask"] = ["dask"]
    rounds = [
        {name: _measured(ways, asked) for name, ways in shown.items()} for _ in range(asked.rounds)
    ]
    print(f"{asked.count:,} puzzles of {asked.set}")
    for name in shown:
        wall = median(times[name].wall for times in rounds)
        processor = median(times[name].processor for times in rounds)
        gain = median(times["one"].wall / times[name].wall for times in rounds)
        print(f"{name:9} {wall:6.2f} s, {processor:6.2f} s of processors, {gain:.2f} times as fast")
    return 0


if __name__ == "__main__":
    sys.exit(main())
