from __future__ import annotations

import pytest

from tools.bench.batch import main, relabelled


def test_beyond_its_end_a_set_goes_on_with_other_digits() -> None:
    puzzles = relabelled(["12..", "..34"], 5)
    assert puzzles[:2] == ["12..", "..34"]
    assert len(set(puzzles)) == 5
    for number, puzzle in enumerate(puzzles):
        shape = "".join("." if symbol == "." else "x" for symbol in puzzle)
        assert shape == ("xx..", "..xx")[number % 2]
    assert relabelled(["12..", "..34", "1..."], 1) == ["12.."]


@pytest.mark.slow
def test_each_way_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--set", "own-singles", "--count", "24", "--rounds", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "24 puzzles of own-singles"
    assert [line[:9].strip() for line in lines[1:]][:3] == ["one", "two", "two apart"]
