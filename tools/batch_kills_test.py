from __future__ import annotations

import sys

import pytest

from tools.batch_kills import kills


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are listed otherwise")
def test_killed_runs_are_gone_on_with_byte_for_byte() -> None:
    outcomes = list(kills(3, seed=2, puzzles=1_500, noted=True))
    assert [outcome for outcome in outcomes if outcome.faults] == []
    assert len(outcomes) == 6
    assert any(outcome.done for outcome in outcomes if outcome.whom == "parent")
