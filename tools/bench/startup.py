"""What the package costs a program that has just started."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from tools.bench.puzzles import OWN_SETS, ROOT

_PROGRAMS = {
    "bare interpreter": "pass",
    "import sudologue": "import sudologue",
    "sudologue.solve looked up": "import sudologue; sudologue.solve",
    "one puzzle solved": f"import sudologue; sudologue.solve({OWN_SETS['own-singles'][0]!r})",
}


@dataclass(frozen=True)
class Startup:
    """The time that a program of one line takes, from the shell's point of view."""

    what: str
    median_ms: float
    added_ms: float


def measure(runs: int = 20) -> list[Startup]:
    """The median of so many runs of each program, in turns, after one that writes the bytecode."""
    times: dict[str, list[float]] = {what: [] for what in _PROGRAMS}
    for turn in range(runs + 1):
        for what, program in _PROGRAMS.items():
            seconds = _time(program)
            if turn:
                times[what].append(seconds * 1000)
    medians = {what: median(its) for what, its in times.items()}
    bare = medians["bare interpreter"]
    return [Startup(what, its, its - bare) for what, its in medians.items()]


def _time(program: str) -> float:
    command = [sys.executable, "-c", program]
    start = perf_counter()
    subprocess.run(command, cwd=ROOT, check=True)
    return perf_counter() - start


def startup_table(startups: Sequence[Startup]) -> str:
    """The measurements in columns."""
    width = max(len(startup.what) for startup in startups)
    lines = [f"{'':<{width}}  median ms  added ms"]
    lines += [f"{s.what:<{width}}  {s.median_ms:9.1f}  {s.added_ms:8.1f}" for s in startups]
    return "\n".join(lines)
