"""Does effort say what people say, and is it the same however a puzzle is written?

    python -m tools.effort_check --pencilmark /tmp/pencil/bin/python

tells how several measures go with the times that people took for the puzzles beside this
repository: Spearman's rank correlation, with their time and with their time and success together.
`--pencilmark` names a Python that has that package. Sudoku Explainer's rating is as we work it out.

    python -m tools.effort_check --shuffles 20 --count 200

takes puzzles of all sets at random, gives the digits of each other names, exchanges rows, columns,
bands and stacks, and turns some over, and tells how far apart the efforts of a puzzle's copies are:
the largest less the smallest, by their mean.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from puzzles.symmetry import symmetry
from sudologue import Board
from sudologue.rating.models.effort import effort_of
from sudologue.rating.models.se import se_rating
from sudologue.rating.rounds import Rounds, rounds_of
from sudologue.wording import counted
from tools.soundness import PUZZLES, corpus

DATA = PUZZLES.parent
TIMES = DATA / "ratings/human-times.csv"
_PENCILMARK = (
    "import sys, json, pencilmark\n"
    "print(json.dumps([pencilmark.rate(p)['difficulty'] for p in sys.stdin.read().split()]))"
)

Measure = Callable[[str], float | None]
"""A number for a puzzle, the greater the harder; none where it is not known."""


class Timed(NamedTuple):
    """A puzzle, the time that people took, and their time and success together."""

    puzzle: str
    time: float
    time_and_success: float


def timed() -> list[Timed]:
    """The puzzles with people's times."""
    with TIMES.open(encoding="utf-8") as lines:
        return [
            Timed(row["puzzle"], float(row["d_to"]), float(row["d_tr"]))
            for row in csv.DictReader(lines)
        ]


def spearman(ones: Sequence[float], others: Sequence[float]) -> float:
    """How well two measures agree on the order of things, from -1 to 1.

    >>> round(spearman([1, 2, 3, 4], [1, 3, 2, 9]), 3)
    0.8
    """
    one, other = _centred(ones), _centred(others)
    joint = sum(x * y for x, y in zip(one, other, strict=True))
    alone = sqrt(sum(x * x for x in one) * sum(y * y for y in other))
    return joint / alone if alone else 0.0


def _centred(values: Sequence[float]) -> list[float]:
    """The ranks, those of equals being their mean, less the mean of all."""
    order = sorted(values)
    first = {value: place for place, value in reversed(list(enumerate(order)))}
    last = {value: place for place, value in enumerate(order)}
    middle = (len(order) - 1) / 2
    return [(first[value] + last[value]) / 2 - middle for value in values]


def measures(puzzles: Sequence[str], pencilmark: str | None = None) -> dict[str, Measure]:
    """All measures, by name: those of a puzzle's path, Sudoku Explainer's, and others'.

    `pencilmark` is a Python that has the package.
    """
    paths = {puzzle: rounds_of(Board.from_string(puzzle)) for puzzle in puzzles}
    found: dict[str, Measure] = {
        "effort": lambda puzzle: _effort(paths[puzzle]),
        "hardest step": lambda puzzle: paths[puzzle].hardest,
        "SE's ER": lambda puzzle: se_rating(Board.from_string(puzzle)).er,
        "fewer clues": lambda puzzle: sum(symbol in ".0" for symbol in puzzle),
    }
    if pencilmark:
        found["pencilmark"] = _pencilmark(pencilmark, puzzles).get
    return found


def _effort(rounds: Rounds) -> float | None:
    effort = effort_of(rounds)
    return effort.value if effort else None


def _pencilmark(python: str, puzzles: Sequence[str]) -> dict[str, float]:
    """Pencilmark's difficulties, from a process of its own."""
    told = subprocess.run(
        [python, "-c", _PENCILMARK],
        input="\n".join(puzzles),
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(puzzles, json.loads(told.stdout), strict=True))


def agreement(known: Sequence[Timed], measure: Measure) -> tuple[int, float, float]:
    """How many puzzles a measure knows, and how it goes with time, and with time and success."""
    rated = [(each, value) for each in known if (value := measure(each.puzzle)) is not None]
    values = [value for _, value in rated]
    return (
        len(rated),
        spearman(values, [each.time for each, _ in rated]),
        spearman(values, [each.time_and_success for each, _ in rated]),
    )


def report(known: Sequence[Timed], by_name: dict[str, Measure]) -> Iterable[str]:
    """The agreements as lines of text."""
    yield f"{'':14}{'puzzles':>9}{'d_to':>8}{'d_tr':>8}"
    for name, measure in by_name.items():
        number, time, both = agreement(known, measure)
        yield f"{name:14}{number:9}" + (f"{time:8.3f}{both:8.3f}" if number else f"{'-':>8}" * 2)


def spread(puzzle: str, shuffles: int, seed: str) -> float:
    """How far apart the efforts of a puzzle and of so many shuffled copies are, by their mean."""
    board, rng = Board.from_string(puzzle), random.Random(seed)
    copies = [symmetry(board.layout, rng).board(board) for _ in range(shuffles)]
    efforts = [_effort(rounds_of(copy)) or 0.0 for copy in [board, *copies]]
    mean = sum(efforts) / len(efforts)
    return (max(efforts) - min(efforts)) / mean if mean else 0.0


def puzzles_of_all_sets(count: int, seed: int) -> list[str]:
    """So many puzzles, as many of each set as of the others."""
    rng, names = random.Random(seed), sorted(path.stem for path in PUZZLES.glob("*.txt"))
    sets = [[puzzle for puzzle in corpus(name) if len(puzzle) == 81] for name in names]
    return [rng.choice(sets[number % len(sets)]) for number in range(count)]


def spreads(shuffles: int, count: int, seed: int) -> Iterable[str]:
    """The spread of each puzzle that has any, and what there is of it, as lines of text."""
    found: list[float] = []
    for number, puzzle in enumerate(puzzles_of_all_sets(count, seed), 1):
        found.append(spread(puzzle, shuffles, f"{seed}:{number}"))
        sys.stderr.write(f"{number} of {count} puzzles\r")
        if found[-1]:
            yield f"{found[-1]:8.4f}  {puzzle}"
    found.sort()
    yield (
        f"{counted(count, 'puzzle')}, {counted(shuffles, 'shuffle')} each: spread at the median "
        f"{found[count // 2]:.4f}, at 90 % {found[count * 9 // 10]:.4f}, at most {found[-1]:.4f}"
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.effort_check")
    parser.add_argument("--pencilmark", metavar="PYTHON", help="a Python that has pencilmark")
    parser.add_argument("--shuffles", type=int, help="look at the spread of so many copies instead")
    parser.add_argument("--count", type=int, default=200, help="of puzzles (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    if options.shuffles:
        told = spreads(options.shuffles, options.count, options.seed)
    else:
        known = timed()
        told = report(known, measures([each.puzzle for each in known], options.pencilmark))
    for line in told:
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
