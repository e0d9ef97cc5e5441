from __future__ import annotations

import os

import pytest

from tools.kills import SIGNALS, VERBS, kills

# every verb meets every signal once; `python -m tools.kills --count 500` takes a while
COUNT = int(os.environ.get("SUDOLOGUE_KILLS", str(len(VERBS) * len(SIGNALS))))


@pytest.mark.slow
def test_no_file_is_torn_and_nothing_is_lost() -> None:
    outcomes = list(kills(COUNT, puzzles=120))
    assert [outcome for outcome in outcomes if outcome.faults] == []
    assert len(outcomes) == COUNT
