"""How long a puzzle takes to make, beside qqwing and hodoku-py.

Everybody makes puzzles in turns, in one process each and by processor time. Ours have one solution
and are minimal, or lose nothing that keeps them symmetric; so are qqwing's. hodoku-py's have one
solution, and one in nine has a given to spare.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import sudologue
from tools.bench.peers import bring
from tools.bench.race import CLOCK

WISHES: dict[str, dict[str, Any]] = {
    "any": {},
    "rot180": {"symmetry": "rot180"},
    "23 clues": {"clues": 23},
    "30 clues": {"clues": 30, "minimal": False},
}
"""What is asked of ours, by the name of its row."""

DEMANDS: dict[str, dict[str, Any]] = {
    "any": {},
    "SE up to 1.5": {"difficulty": {"se": (None, 1.5)}},
    "SE above 6.1": {"difficulty": {"se": (6.2, None)}},
    "needs an XY-Wing": {"require": "xy_wing", "around": "basics", "family": 8},
    "needs an X-Wing": {"require": "x_wing", "around": "basics", "family": 8, "attempts": 5000},
    "needs an AIC": {"require": "aic", "around": "basics", "family": 8},
    "needs an AIC, whatever is easier": {"require": "aic", "family": 8},
}
"""Puzzles to measure; those that need a rule are made in families."""

PEERS = ("qqwing", "hodoku")

_TURNS = 5


@dataclass(frozen=True)
class Maker:
    """Somebody who makes puzzles: how many seconds so many of them took, from a number on."""

    name: str
    make: Callable[[int, int], float]


@dataclass(frozen=True)
class Made:
    """The milliseconds that a puzzle takes, and the first maker's time over this one's."""

    name: str
    puzzles: int
    mean_ms: float
    ratio: float


def makers(
    peers: Iterable[str],
    say: Callable[[str], None],
    wishes: dict[str, dict[str, Any]] = WISHES,
) -> list[Maker]:
    """Ours, wish by wish, and the peers that are there."""
    found = [Maker(f"sudologue, {name}", _ours(wished)) for name, wished in wishes.items()]
    for name in peers:
        if name == "qqwing" and shutil.which("qqwing") is None:
            say("going on without qqwing, which is not installed")
        elif name == "qqwing":
            found.append(Maker("qqwing", _qqwing))
        elif bring([name], say):
            found.append(Maker("hodoku-py", _hodoku))
    return found


def measure(makers: Sequence[Maker], count: int) -> list[Made]:
    """The times of all, who make so many puzzles each, in turns."""
    each = max(1, count // _TURNS)
    spent = dict.fromkeys((maker.name for maker in makers), 0.0)
    for maker in makers:
        maker.make(2, 0)  # off the record
    for turn in range(_TURNS):
        for maker in makers:
            gc.collect()
            spent[maker.name] += maker.make(each, turn * each)
    first = spent[makers[0].name]
    total = each * _TURNS
    return [Made(name, total, its / total * 1000, first / its) for name, its in spent.items()]


def _ours(wished: dict[str, Any]) -> Callable[[int, int], float]:
    def make(count: int, start: int) -> float:
        began = CLOCK()
        deque(sudologue.generate(count, seed=1, start=start, **wished), maxlen=0)
        return CLOCK() - began

    return make


def _qqwing(count: int, start: int) -> float:
    before = _children()
    command = ["qqwing", "--generate", str(count), "--one-line"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return _children() - before


def _children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def _hodoku(count: int, start: int) -> float:
    generator: Any = import_module("hodoku.generator.generator").SudokuGenerator()
    began = CLOCK()
    for _ in range(count):
        generator.generate_sudoku(symmetric=False)
    return CLOCK() - began


def generation_table(results: Sequence[Made]) -> str:
    """A row for each maker.

    >>> print(generation_table([Made("ours", 5, 2.5, 1.0), Made("its", 5, 5, 0.5)]))
          puzzles  ms each  ours/its
    ours        5     2.50      1.00
    its         5     5.00      0.50
    """
    width = max(len(result.name) for result in results)
    lines = [f"{'':<{width}}  puzzles  ms each  ours/its"]
    lines += [
        f"{each.name:<{width}}  {each.puzzles:>7}  {each.mean_ms:>7.2f}  {each.ratio:>8.2f}"
        for each in results
    ]
    return "\n".join(lines)
