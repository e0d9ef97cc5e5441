from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from puzzles.shared import needs_shared
from tools.se_ratings import Row, compared, main, rows

EASY = "..894.2..........9.5..6..4....7..1.......8..7....54........7.217.....9.8..418..5."


def test_rows_are_read_from_all_tables_between_two_ratings(tmp_path: Path) -> None:
    tables = tmp_path / "one.tsv", tmp_path / "other.tsv"
    tables[0].write_text("puzzle\tER\tEP\tED\na\t1.5\t1.2\t1.2\nb\t6.6\t6.6\t2.6\n")
    tables[1].write_text("puzzle\tER\tEP\tED\nc\t7.0\t1.2\t1.2\nd\t7.1\t1.2\t1.2\n")
    found = rows(tables, 6.6, 7.0)
    assert found == [Row("b", 6.6, 6.6, 2.6), Row("c", 7.0, 1.2, 1.2)]


def test_what_differs_is_named_and_all_is_counted() -> None:
    ticks = count(step=0.5)
    same, other = Row(EASY, 1.5, 1.2, 1.2), Row(EASY, 1.5, 1.5, 1.2)
    assert list(compared([same, other], clock=lambda: next(ticks))) == [
        f"{EASY}  1.5/1.5/1.2  ours 1.5/1.2/1.2",
        "2 rows, 1 of them otherwise; mean 0.5000 s, slowest 0.5000 s",
    ]
    assert list(compared([])) == ["no rows"]


@needs_shared
def test_a_few_rows_are_equal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--to", "7.0", "--count", "8"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("8 rows, none of them otherwise; mean ")
