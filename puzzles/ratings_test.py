"""Sudoku Explainer's ratings, against those of another program.

Samples; `SUDOLOGUE_CORPUS=full` takes every row up to 9.4, which is half an hour's work.
"""

from __future__ import annotations

import csv

import pytest

from puzzles.shared import SHARED, needs_shared, sample
from sudologue.budget import Allowance
from sudologue.model import Board
from sudologue.rating.models.se import se_rating

TABLES = ("peers/se121-ratings.tsv", "ratings/se121-more.tsv")


def rows(least: float, most: float) -> list[tuple[str, float, float, float]]:
    """The puzzles rated within these bounds, each with ER, EP and ED."""
    found: list[tuple[str, float, float, float]] = []
    for table in TABLES:
        with (SHARED / "data" / table).open(encoding="utf-8") as lines:
            for row in csv.DictReader(lines, delimiter="\t"):
                if least <= float(row["ER"]) <= most:
                    found.append(
                        (row["puzzle"], float(row["ER"]), float(row["EP"]), float(row["ED"]))
                    )
    return found


def differing(least: float, most: float, size: int) -> list[tuple[str, object, object]]:
    """Of a sample of these rows, those where we say something else."""
    found: list[tuple[str, object, object]] = []
    known = rows(least, most)
    for number in sample(len(known), size):
        puzzle, *told = known[number]
        rated = se_rating(Board.from_string(puzzle))
        ours = [rated.er, rated.ep, rated.ed]
        if ours != told or not rated.exact:
            found.append((puzzle, told, ours))
    return found


@needs_shared
def test_singles_subsets_fish_and_wings() -> None:
    assert differing(1.0, 4.4, 500) == []


@pytest.mark.slow
@needs_shared
def test_deadly_patterns() -> None:
    assert differing(4.5, 6.4, 300) == []


@pytest.mark.slow
@needs_shared
def test_chains_and_cycles() -> None:
    assert differing(6.5, 7.4, 30) == []


@pytest.mark.slow
@needs_shared
def test_chains_and_cycles_of_all_lengths() -> None:
    assert differing(6.5, 7.6, 60) == []


@pytest.mark.slow
@needs_shared
def test_dynamic_chains() -> None:
    assert differing(7.7, 9.4, 10) == []


@pytest.mark.slow
@needs_shared
def test_chains_within_chains() -> None:
    assert differing(9.5, 10.3, 2) == []


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("budget", [30, 300, 3000])
def test_what_is_not_exact_is_bounded(budget: int) -> None:
    known = rows(4.5, 11.9)
    for number in sample(len(known), 30):
        puzzle, er, *_ = known[number]
        with Allowance(budget):
            rated = se_rating(Board.from_string(puzzle))
        assert rated.low <= er <= rated.high, (puzzle, er, rated)
        assert rated.er <= er
        assert rated.exact == (rated.low == rated.high)
