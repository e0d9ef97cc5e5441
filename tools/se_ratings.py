"""How near our ratings come to Sudoku Explainer's: python -m tools.se_ratings --from 6.2 --to 7.6

Puzzles whose rating is known are rated again, and those that differ are printed with the rating
that they should have, and with ours: of the hardest step, up to the first digit, of the first step.
The ratings are those beside this repository, made by Sukaku Explainer, held to the techniques of
Sudoku Explainer 1.2.1. The last line counts, with the seconds of processor time that a puzzle took.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from sudologue import Board
from sudologue.rating.models.se import SeRating, se_rating
from sudologue.wording import counted
from tools.bench.puzzles import ROOT, sample
from tools.bench.race import CLOCK

DATA = ROOT.parent / "shared" / "data"
TABLES = (DATA / "peers/se121-ratings.tsv", DATA / "ratings/se121-more.tsv")


class Row(NamedTuple):
    """A puzzle whose rating is known."""

    puzzle: str
    er: float
    ep: float
    ed: float

    @property
    def told(self) -> str:
        """The three numbers as a text."""
        return f"{self.er:.1f}/{self.ep:.1f}/{self.ed:.1f}"


def rows(tables: Sequence[Path], least: float, most: float) -> list[Row]:
    """The rows of tables whose hardest step is rated from the one to the other."""
    found: list[Row] = []
    for table in tables:
        with table.open(encoding="utf-8") as lines:
            for row in csv.DictReader(lines, delimiter="\t"):
                numbers = (float(row[column]) for column in ("ER", "EP", "ED"))
                found.append(Row(row["puzzle"], *numbers))
    return [row for row in found if least <= row.er <= most]


def told(rating: SeRating) -> str:
    """A rating of ours as rows have it, or between what it lies.

    >>> told(SeRating(10.6, 1.2, 1.2, False, 10.5, 11.9))
    '10.5 to 11.9'
    """
    if rating.exact:
        return Row("", rating.er, rating.ep, rating.ed).told
    return f"{rating.low:.1f} to {rating.high:.1f}"


def compared(known: Sequence[Row], clock: Callable[[], float] = CLOCK) -> Iterator[str]:
    """A line for each row that we rate otherwise, as soon as it is met, and one for all."""
    times: list[float] = []
    differ = 0
    for row in known:
        board = Board(row.puzzle)
        began = clock()
        ours = told(se_rating(board))
        times.append(clock() - began)
        if ours != row.told:
            differ += 1
            yield f"{row.puzzle}  {row.told}  ours {ours}"
    if times:
        mean, slowest = sum(times) / len(times), max(times)
        yield (
            f"{counted(len(times), 'row')}, {differ or 'none'} of them otherwise; "
            f"mean {mean:.4f} s, slowest {slowest:.4f} s"
        )
    else:
        yield "no rows"


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.se_ratings")
    parser.add_argument("--from", dest="least", type=float, default=1.0, metavar="ER")
    parser.add_argument("--to", dest="most", type=float, default=9.4, metavar="ER")
    parser.add_argument(
        "--count", type=int, default=0, metavar="N", help="rows, evenly spread (default: all)"
    )
    options = parser.parse_args(arguments)
    known = sorted(rows(TABLES, options.least, options.most), key=lambda row: row.er)
    for line in compared(sample(known, options.count)):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
