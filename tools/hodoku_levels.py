"""How near our HoDoKu rating comes to hodoku-py's: python -m tools.hodoku_levels --count 500

The puzzles are spread evenly over the sets, and within each set by chance, always by the same one;
`--skip` leaves out as many of each set, so that others can be looked at than those before.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from typing import Any, Protocol

from sudologue import Board
from sudologue.rating.models.hodoku import HodokuRating, hodoku_rating
from tools.bench import puzzles

SETS: Sequence[str] = ("qqwing-simple", "qqwing-easy", "qqwing-intermediate", "qqwing-expert")
INSTALL = "hodoku-py is not installed here: python -m pip install hodoku-py==0.2.1"


class _Level(Protocol):
    @property
    def name(self) -> str: ...


class Theirs(Protocol):
    """What hodoku-py says of a puzzle."""

    @property
    def level(self) -> _Level: ...

    @property
    def score(self) -> int: ...


Solve = Callable[[str], Theirs]


@dataclass(frozen=True)
class Comparison:
    """A puzzle with our rating of it, theirs, and the milliseconds that ours took."""

    puzzle: str
    ours: HodokuRating
    level: str
    score: int
    took: float

    @property
    def same_level(self) -> bool:
        """Whether the levels are equal."""
        return self.ours.level == self.level

    @property
    def error(self) -> float:
        """How far our score is from theirs, as a share of that."""
        return abs(self.ours.score - self.score) / max(self.score, 1)


def compared(puzzle: str, theirs: Theirs) -> Comparison:
    """Our rating of a puzzle beside another one."""
    board = Board(puzzle)
    start = time.process_time()
    ours = hodoku_rating(board)
    took = 1000 * (time.process_time() - start)
    return Comparison(puzzle, ours, theirs.level.name.capitalize(), theirs.score, took)


def report(name: str, rows: Sequence[Comparison]) -> str:
    """A line about the puzzles of a set."""
    errors = sorted(row.error for row in rows)
    unexact = sum(row.ours.exact_score and row.error > 0 for row in rows)
    levels, scores = (row.same_level for row in rows), (error == 0 for error in errors)
    took = median(row.took for row in rows)
    ninth = errors[len(errors) * 9 // 10]
    return (
        f"{name:20} {len(rows):5} {sum(levels) / len(rows):8.2%} {sum(scores) / len(rows):8.2%} "
        f"{median(errors):8.2%} {ninth:8.2%} {unexact:8} {took:8.1f}"
    )


_COLUMNS = ("level =", "score =", "median", "90 %", "unexact", "ms")
HEADING = " " * 26 + " ".join(f"{column:>8}" for column in _COLUMNS)
"""Equal levels and scores, the scores' errors, scores wrongly called exact, and our median time."""


def run(solve: Solve, chosen: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """A line for each set and for all, and one for each puzzle whose levels differ."""
    rows: list[Comparison] = []
    yield HEADING
    for name, texts in chosen.items():
        of_set = [compared(puzzle, solve(puzzle)) for puzzle in texts]
        yield report(name, of_set)
        rows += of_set
    yield report("all", rows)
    for row in rows:
        if not row.same_level:
            yield f"{row.puzzle} {row.level} {row.score}, ours {row.ours.level} {row.ours.score}"


def chosen_from(name: str, count: int, skip: int) -> Sequence[str]:
    """Some puzzles of a set."""
    found = list(puzzles.read(name))
    random.Random(name).shuffle(found)
    return found[skip : skip + count]


def hodoku() -> Solve | None:
    """hodoku-py's solver, where it is installed."""
    try:
        module: Any = import_module("hodoku.solver.solver")
    except ModuleNotFoundError:
        return None
    return module.SudokuSolver().solve


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.hodoku_levels")
    parser.add_argument(
        "sets", nargs="*", default=SETS, help="sets of puzzles; qqwing's by default"
    )
    parser.add_argument("--count", type=int, default=500, help="puzzles of all sets together")
    parser.add_argument("--skip", type=int, default=0, help="puzzles of each set to leave out")
    options = parser.parse_args(arguments)
    solve = hodoku()
    if solve is None:
        sys.stderr.write(INSTALL + "\n")
        return 1
    each = max(1, options.count // len(options.sets))
    for line in run(solve, {name: chosen_from(name, each, options.skip) for name in options.sets}):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
