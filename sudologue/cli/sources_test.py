from __future__ import annotations

from pathlib import Path

import pytest

from sudologue.cli.running_test import EASY
from sudologue.cli.sources import entries
from sudologue.model import Board

SIX = "1....." "..4..." ".5..3." "...2.." ".....6" "......"
ROWS = "\n".join(EASY[start : start + 9] for start in range(0, 81, 9))
FRAMED = str(Board.from_string(EASY))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("# nothing but a comment\n\n", []),
        (EASY, [(1, EASY)]),
        (f"{EASY},{EASY}\n", [(1, EASY)]),
        (f"{EASY} 7.1 # hard\n{EASY};1\n", [(1, EASY), (2, EASY)]),
        (f"\ufeff{EASY}\r\n{EASY}\r\n", [(1, EASY), (2, EASY)]),
        (ROWS, [(1, ROWS)]),
        (f"{ROWS}\n{ROWS}", [(1, ROWS), (10, ROWS)]),
        (f"{FRAMED}\n\n{EASY}", [(2, FRAMED), (15, EASY)]),
        (SIX, [(1, SIX)]),
        ("1...\n..2.\n.3..\n...4\n", [(1, "1...\n..2.\n.3..\n...4")]),
        ("1..........2..3.\n", [(1, "1..........2..3.")]),
        ("123456789\n\n", [(1, "123456789")]),
        ("123\n", [(1, "123")]),
    ],
)
def test_puzzles_of_a_file(tmp_path: Path, text: str, found: list[tuple[int, str]]) -> None:
    file = tmp_path / "puzzles"
    file.write_text(text, encoding="utf-8", newline="")
    read = [(entry.line, entry.text) for entry in entries([str(file)])]
    assert [line for line, _ in read] == [line for line, _ in found]
    for (_, one), (_, other) in zip(read, found, strict=True):
        assert cells(one) == cells(other)


def cells(text: str) -> str:
    """The characters that stand for cells."""
    return "".join(c for c in text if c.isalnum() or c == ".")


def test_an_endless_line_is_cut_short(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    file.write_text("." * 1_000_000 + f"\n{EASY}\n")
    first, second = entries([str(file)])
    assert len(first.text) == 100_000
    assert (second.line, second.text) == (2, EASY)


def test_arguments_are_told_apart() -> None:
    one, other = entries([EASY, "12"])
    assert (one.place, other.place) == ("argument 1", "argument 2")
    assert next(entries(["12"])).place == ""
