from __future__ import annotations

import json
from dataclasses import replace

import pytest

from puzzles.shared import needs_shared, sample
from sudologue import SolveStatus
from tools.variants import KINDS, Outcome, outcome, sets, summary

ONE = Outcome("one", SolveStatus.SOLVED, True, 0, 0.010, 81, 0)
TWO = replace(ONE, name="two", assumptions=2, seconds=0.030)
STUCK = replace(ONE, name="three", status=SolveStatus.STUCK, open_cells=7, seconds=0.020)


def test_stuck_ones_count_among_times_and_not_among_nets() -> None:
    assert summary("killer", [ONE, TWO, replace(STUCK, assumptions=1)]) == (
        "killer: 2 of 3 solved, 1 with nets, 1 nested, 0 wrong; "
        "median 20.0 ms, 95 % 20.0, slowest 30.0"
    )
    assert str(STUCK) == "three: stuck, 81 steps, 7 open cells left, 20.0 ms"


@needs_shared
def test_monsters_are_told_from_published_puzzles() -> None:
    monsters, published = dict(sets(["killer"], True)), dict(sets(["killer", "arrow"], False))
    assert (len(monsters["killer"]), len(published["killer"]), len(published["arrow"])) == (
        34, 266, 23,
    )  # fmt: skip


HARD = {"iss-ex-33", "iss-ex-41"}
"""An arrow and a thermometer puzzle that use up the budget."""


@needs_shared
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_published_puzzles_are_solved_without_nesting(kind: str) -> None:
    ((_, lines),) = sets([kind], False)
    chosen = [line for line in lines if json.loads(line)["id"] not in HARD]
    found = [outcome(chosen[index]) for index in sample(len(chosen), 12)]
    assert all(each.status is SolveStatus.SOLVED and each.is_right for each in found)
    assert max(each.assumptions for each in found) <= (0 if kind == "killer" else 1)
