from __future__ import annotations

import pytest

from tools.conflicts import KILLERS, sample


@pytest.mark.slow
@pytest.mark.skipif(not KILLERS.exists(), reason="the shared puzzles are not here")
def test_nothing_can_go_of_what_contradicts_in_a_killer() -> None:
    for each in sample(12, seconds=60, seed=2):
        assert each.is_minimal
        assert each.still_none
        assert (each.needed, each.undecided, each.spare) == (each.size, 0, 0)
