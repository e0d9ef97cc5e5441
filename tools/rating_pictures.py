"""The pictures of the page on ratings: effort beside people's times, and beside other ratings.

    python -m tools.rating_pictures

writes them anew from the tables beside this repository; a test sees to it that they show what the
code does. A point is a puzzle.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sudologue import Board
from sudologue.rating.models.effort import BANDS, HARDEST_BAND, effort_of
from sudologue.rating.models.se import se_rating
from sudologue.rating.rounds import rounds_of
from tools.bench.puzzles import ROOT, sample
from tools.chart import Axis, Chart, Dots, Line, Point
from tools.effort_check import Timed, timed
from tools.se_ratings import TABLES, Row, rows

FOLDER = ROOT / "docs/charts"
EFFORT_TIMES = FOLDER / "effort-times.svg"
SE_EFFORT = FOLDER / "se-effort.svg"

HARDEST_SHOWN = 9.4
OF_EACH_RATING = 6
"""So many puzzles are shown of each tenth of a point."""

_WORDS = [*(word for _, word in BANDS), HARDEST_BAND]
_STRIPES = list(zip(_WORDS, (1.0, *(bound for bound, _ in BANDS)), strict=True))
"""The bands of effort, each with the number where it begins."""


def effort_times(known: Sequence[Timed]) -> str:
    """Effort beside the times that people took."""
    points = [(_effort(each.puzzle), each.time) for each in known]
    across = Axis("effort", (38, 260), (40, 50, 65, 90, 150, 250), True, _STRIPES)
    up = Axis("people’s time, relative", (0.45, 2.5), (0.5, 0.7, 1, 1.4, 2), True)
    return Chart(
        "The times that people took, against effort",
        f"{len(points)} puzzles, on logarithmic scales. They lie about a line on which time is in "
        "proportion to effort.",
        across,
        up,
        [Dots("a puzzle", points)],
        _proportion(points, across, up),
    ).svg()


def _proportion(points: Sequence[Point], across: Axis, up: Axis) -> Line:
    """Where times would lie if they were in proportion to effort, as far as it is seen."""
    logs = [math.log(time / effort) for effort, time in points]
    rate = math.exp(sum(logs) / len(logs))
    least = max(across.ends[0], up.ends[0] / rate)
    most = min(across.ends[1], up.ends[1] / rate)
    return Line("time in proportion to effort", (least, rate * least), (most, rate * most))


def se_effort(known: Sequence[Timed], rated: Sequence[Row]) -> str:
    """Sudoku Explainer's rating beside effort."""
    of_people = [(se_rating(Board(each.puzzle)).er, _effort(each.puzzle)) for each in known]
    of_others = [(row.er, _effort(row.puzzle)) for row in rated]
    ticks = (50, 100, 200, 500, 1000, 2000, 5000, 10_000)
    return Chart(
        "Effort against Sudoku Explainer’s rating",
        f"{len(of_people)} puzzles that people were timed on, and {len(of_others)} others rated "
        f"from 1.2 to {HARDEST_SHOWN}. The scale of effort is logarithmic.",
        Axis("Sudoku Explainer’s rating (ER)", (0.9, 9.6), range(1, 10)),
        Axis("effort", (36, 20_000), ticks, True, _STRIPES),
        [
            Dots("a puzzle that people were timed on", of_people, is_ring=True),
            Dots("any other", of_others),
        ],
    ).svg()


def spread(rated: Sequence[Row]) -> list[Row]:
    """Some rows of each rating, evenly spread."""
    chosen: list[Row] = []
    for rating in sorted({row.er for row in rated}):
        chosen += sample([row for row in rated if row.er == rating], OF_EACH_RATING)
    return chosen


def _effort(puzzle: str) -> float:
    effort = effort_of(rounds_of(Board(puzzle)))
    assert effort is not None, f"{puzzle} is not solved by its rounds"
    return effort.value


def main() -> None:
    """Write the pictures."""
    known, rated = timed(), rows(TABLES, 0, HARDEST_SHOWN)
    for file, drawn in (
        (EFFORT_TIMES, effort_times(known)),
        (SE_EFFORT, se_effort(known, spread(rated))),
    ):
        file.write_text(drawn, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
