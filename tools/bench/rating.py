"""How long each model takes to rate a puzzle, and whether it comes to an end in time.

Each model is asked by itself, and pays for all that it needs: that the puzzle has one solution, and
the path along rounds. The facts of the record, which nobody waits for, are on no bill.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, median

import sudologue
from sudologue.rating import MODELS, Grade
from tools.bench.race import CLOCK

SETS = ("qqwing-easy", "qqwing-expert", "top1465", "hardest2011")
"""From easy puzzles to the hardest."""


@dataclass(frozen=True)
class ModelTimes:
    """The milliseconds that a model takes, and the share of puzzles that it rates exactly.

    That is where it comes to an end in time: what is only bounded is not exact.
    """

    model: str
    mean_ms: float
    median_ms: float
    exact: float


@dataclass(frozen=True)
class Rated:
    """All models on a set."""

    name: str
    puzzles: int
    models: tuple[ModelTimes, ...]


def rate_set(
    name: str,
    puzzles: Sequence[str],
    seconds: float | None = None,
    *,
    clock: Callable[[], float] = CLOCK,
) -> Rated:
    """Rate the puzzles by each model, with so many seconds for each rating."""
    of_all = tuple(_times(model.name, puzzles, seconds, clock) for model in MODELS)
    return Rated(name, len(puzzles), of_all)


def _times(
    model: str, puzzles: Sequence[str], seconds: float | None, clock: Callable[[], float]
) -> ModelTimes:
    gc.collect()
    milliseconds: list[float] = []
    exact = 0
    for puzzle in puzzles:
        began = clock()
        grade = sudologue.rate(puzzle, (model,), seconds)
        milliseconds.append((clock() - began) * 1000)
        exact += is_exact(grade, model)
    return ModelTimes(model, fmean(milliseconds), median(milliseconds), exact / len(puzzles))


def is_exact(grade: Grade, model: str) -> bool:
    """Whether a model came to its end."""
    if grade.se is not None and model == "se":
        return grade.se.exact
    if grade.effort is not None and model == "effort":
        return grade.effort.confidence != "bounded"
    return getattr(grade, model) is not None


def rating_table(results: Sequence[Rated]) -> str:
    """A row for each set, and for each model a block of three columns.

    >>> print(rating_table([Rated("one-set", 2, (ModelTimes("se", 12.5, 8, 0.5),))]))
                                       se
             puzzles  mean  median  exact
    one-set        2  12.5     8.0    50%
    """
    names = ["", "", *(result.name for result in results)]
    width = max(map(len, names))
    blocks = [
        [f"{name:<{width}}" for name in names],
        _block("", ("puzzles",), [(str(result.puzzles),) for result in results]),
    ]
    for times in zip(*(result.models for result in results), strict=True):
        rows = [(f"{t.mean_ms:.1f}", f"{t.median_ms:.1f}", f"{t.exact:.0%}") for t in times]
        blocks.append(_block(times[0].model, ("mean", "median", "exact"), rows))
    return "\n".join("  ".join(line).rstrip() for line in zip(*blocks, strict=True))


def _block(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns of one width each under a title."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [
        "  ".join(f"{text:>{width}}" for text, width in zip(row, widths, strict=True))
        for row in (head, *rows)
    ]
    return [f"{title:>{len(lines[0])}}", *lines]
