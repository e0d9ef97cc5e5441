from __future__ import annotations

import pytest

from tools.bench.batch import main, measured


def test_time_is_told_by_two_clocks() -> None:
    times = measured(lambda: sum(range(100_000)))
    assert 0 < times.processor <= times.wall + 0.05


@pytest.mark.slow
def test_each_way_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--set", "own-singles"]) == 0
    printed = capsys.readouterr().out
    assert "12 puzzles of own-singles" in printed
    assert "jobs=2 " in printed
