from __future__ import annotations

import pytest

from sudologue.model import Board
from tools.required_rules import main, needs

SINGLES_WILL_DO = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)


def test_a_puzzle_that_singles_solve_needs_no_pair() -> None:
    assert not needs(Board(SINGLES_WILL_DO), "naked_pair", "any")


@pytest.mark.slow
def test_the_tool(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--count", "4", "--rules", "naked_pair,xy_wing,aic,als_xz"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [row[:4] for row in rows] == [
        [rule, "4", "0", "0"] for rule in ("naked_pair", "xy_wing", "aic", "als_xz")
    ]
