"""The puzzles that examples use: what they are said to be, they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from sudologue import oracle
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import CLASSIC, Board, Layout
from sudologue.rules import named
from sudologue.solver import Solver

FOLDER = Path(__file__).parent
FILES = {"sample.txt": CLASSIC, "diagonals.txt": CLASSIC.with_diagonals()}


def solved(file: str, layout: Layout) -> list[tuple[str, SolveResult]]:
    """What each line is said to be, and its solve."""
    lines = (FOLDER / file).read_text(encoding="utf-8").splitlines()
    parts = [line.split("  # ") for line in lines if not line.startswith("#")]
    return [(said, Solver().solve(Board.from_string(puzzle, layout))) for puzzle, said in parts]


@pytest.mark.parametrize("file", FILES)
def test_every_puzzle_has_one_solution_and_they_get_harder(file: str) -> None:
    levels = ("easy", "medium", "hard", "very hard", "extreme")
    found = solved(file, FILES[file])
    tiers = [max(named(s.inference.rule).card.tier for s in result.steps) for _, result in found]
    assert tiers == sorted(tiers)
    assert [said for said, _ in found] == sorted([said for said, _ in found], key=levels.index)
    for _, result in found:
        assert result.status is SolveStatus.SOLVED
        assert oracle.count_solutions(result.initial).is_unique
