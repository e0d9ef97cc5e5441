from __future__ import annotations

import io
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.streams import entries
from sudologue.cli.input.variant import Variant
from sudologue.cli.running_test import EASY, Terminal
from sudologue.errors import SudologueError
from sudologue.model import Board, Layout

FOUR = "1.....3..4.....2"
FOUR_ROWS = "1...\n..3.\n.4..\n...2"
SIX = "1.....\n..4...\n.5..3.\n...2..\n.....6\n......"
ROWS = "\n".join(EASY[start : start + 9] for start in range(0, 81, 9))
SPACED = "\n\n".join(
    "\n".join(EASY[row : row + 9] for row in range(band, band + 27, 9)) for band in (0, 27, 54)
)
TOO_SHORT = "this puzzle has {} of 9 cells; it needs 9 rows"
NOTHING = "there is no puzzle in it"
WORDS = "there are words around this puzzle; give the puzzle alone, or put # before the words"
FRAMED = str(Board.from_string(EASY))
SIXTEEN = [f"{'.' * row}G{'.' * (15 - row)}" for row in range(16)]


def usual(*arguments: str, size: int | None = None) -> Iterator[Entry]:
    """The entries of arguments, for puzzles of any size or of one."""
    return entries(arguments, Variant(None if size is None else Layout.of_size(size)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [(None, NOTHING)]),
        ("# nothing but a comment\n\n", [(None, NOTHING)]),
        (EASY, [(1, EASY)]),
        (f"{EASY},{EASY}\n", [(1, EASY)]),
        (f"{EASY} 7.1 # hard\n{EASY};1\n", [(1, EASY), (2, EASY)]),
        (f"  {EASY}\tname\n", [(1, EASY)]),
        (f"\ufeff{EASY}\r\n{EASY}\r\n", [(1, EASY), (2, EASY)]),
        (f"{EASY}\r{EASY}\r", [(1, EASY), (2, EASY)]),
        (ROWS, [(1, ROWS)]),
        (f"{ROWS}\n{ROWS}", [(1, ROWS), (10, ROWS)]),
        (SPACED, [(1, SPACED)]),
        (f"{SPACED}\n\n{SPACED}", [(1, SPACED), (13, SPACED)]),
        (f"{FRAMED}\n\n{EASY}", [(2, FRAMED), (15, EASY)]),
        (f"{FOUR}\n{FOUR} 123456789\n", [(1, FOUR), (2, FOUR)]),
        (SIX, [(1, SIX)]),
        (FOUR_ROWS, [(1, FOUR_ROWS)]),
        ("1... ..3. .4.. ...2", [(1, FOUR)]),
        (f"{ROWS[:39]}\n\n{EASY}", [(1, TOO_SHORT.format("4 rows")), (6, EASY)]),
        (f"{ROWS[:39]}\n{EASY}", [(1, TOO_SHORT.format("4 rows")), (5, EASY)]),
        (ROWS.replace("98", "x8"), [(1, ROWS.replace("98", "x8"))]),
        ("\n".join(SIXTEEN), [(1, "".join(SIXTEEN))]),
        ("123456789\n\n", [(1, TOO_SHORT.format("1 row"))]),
        ("123\n", [(1, "123")]),
        ("puzzle\n", [(1, "puzzle")]),
        ("no puzzle\n", [(1, WORDS)]),
        ("Box 2.\n(For more: --more 183f6d01.001f75a.what)\n", [(1, WORDS)]),
        ("r1c4.\nno puzzle\n", [(1, WORDS)]),
        ("8(2) at r1c1.\n1234\n", [(1, WORDS)]),
        (f"Box 2.\n{EASY}\n", [(1, WORDS)]),
        ("C3456789.\n", [(1, "C3456789.")]),
        (f"Puzzle 1.\n{EASY}\n", [(1, "Puzzle 1."), (2, EASY)]),
    ],
)
def test_puzzles_of_a_file(tmp_path: Path, text: str, found: list[tuple[int, str]]) -> None:
    file = tmp_path / "puzzles"
    file.write_bytes(text.encode())
    read = [(entry.line, str(entry.content)) for entry in usual(str(file))]
    assert [line for line, _ in read] == [line for line, _ in found]
    for (_, one), (_, other) in zip(read, found, strict=True):
        assert cells(one) == cells(other)


def cells(text: str) -> str:
    """The characters that stand for cells."""
    return "".join(c for c in text if c.isalnum() or c == ".")


def test_a_known_size_tells_rows_from_puzzles(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    file.write_text(f"{FOUR}\n" * 16)
    assert len(list(usual(str(file)))) == 16
    (one,) = usual(str(file), size=16)
    assert one.lines == tuple(range(1, 17))
    file.write_text("12345\n" * 5)
    (five,) = entries([str(file)], Variant(LAYOUTS["jigsaw-5"]))
    assert five.lines == (1, 2, 3, 4, 5)


def test_a_line_without_end_is_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    file.write_text("." * 1_000_000 + f"\n{EASY}\n")
    first, second = usual(str(file))
    assert isinstance(first.content, SudologueError)
    assert first.line == 1
    with pytest.raises(SudologueError, match="line 1: too long to be a puzzle: 100000 characters"):
        first.board(Variant())
    assert (second.line, second.content) == (2, EASY)


def test_lines_are_read_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = os.pipe()
    monkeypatch.setattr(sys, "stdin", os.fdopen(reader))
    source = os.fdopen(writer, "w")
    found = usual("-")
    for row in (EASY, *ROWS.splitlines()):
        source.write(f"{row}\n")
    source.flush()
    assert next(found).content == EASY
    assert next(found).content == ROWS  # though nobody has said that there is no tenth row
    timer = threading.Timer(0.2, source.close)
    timer.start()
    assert list(found) == []
    timer.join()
    assert not sys.stdin.closed
    sys.stdin.close()


def test_standard_input_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    (entry,) = usual("-")
    with pytest.raises(SudologueError, match="can't read standard input: it is closed"):
        entry.board(Variant())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"\n{EASY[:80]}x\n", "in, line 2: 'x' in r9c9 is not a digit"),
        (f"  {EASY[:80]}x\n", "in, line 1: 'x' in r9c9 is not a digit"),
        (ROWS.replace("98", "x8"), "in, line 3: 'x' in r3c2 is not a digit"),
        (f"# grid\n{FRAMED.replace('9 8', '9 x')}", "in, line 5: 'x' in r3c3 is not a digit"),
        (f"\n{ROWS[:39]}", "in, line 2: this puzzle has 4 rows of 9 cells; it needs 9 rows"),
        ("\n1234", "in, line 2: this puzzle has 1 row of 4 cells; it needs 4 rows"),
        ("\udcff" * 81, "in, line 1: '\ufffd' in r1c1 is not a digit"),
        (f"{EASY[:80]}\0", "in, line 1: '\\x00' in r9c9 is not a digit"),
        ("\0" * 81, "in: it isn't UTF-8 text, plain or compressed with gzip"),
    ],
)
def test_a_fault_is_placed_in_its_source(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "in"
    file.write_bytes(text.encode(errors="surrogateescape"))
    refused: list[str] = []
    for entry in usual(str(file)):
        try:
            entry.board(Variant())
        except SudologueError as error:
            refused.append(str(error))
    assert len(refused) == 1
    assert message in refused[0]


@pytest.mark.parametrize("name", ["puzzles.txt", "no/such/file", "..\\1.sdk", "easy", "sudoku17"])
def test_a_mistyped_file_is_called_so(name: str) -> None:
    (entry,) = usual(name)
    with pytest.raises(SudologueError) as caught:
        entry.board(Variant())
    assert str(caught.value) == f"there is no file {name!r}"


@pytest.mark.parametrize("puzzle", ["53..7", EASY[:80] + "x", FRAMED + "1", "." * 255 + ".AX"])
def test_a_faulty_puzzle_is_not_called_a_file(puzzle: str) -> None:
    (entry,) = usual(puzzle)
    with pytest.raises(SudologueError, match=r"(this puzzle has|is not a digit|strange character)"):
        entry.board(Variant())


def test_an_argument_without_end_is_refused() -> None:
    (entry,) = usual("." * 100_000)
    with pytest.raises(
        SudologueError, match=r"^too long to be a puzzle: 100000 characters or more$"
    ):
        entry.board(Variant())


def test_arguments_are_told_apart() -> None:
    one, other = usual(EASY, "12")
    assert (one.place, other.place) == ("argument 1", "argument 2")
    assert next(usual("12")).place == ""


def test_a_file_that_cannot_be_read_does_not_end_the_rest(tmp_path: Path) -> None:
    folder, puzzle = usual(str(tmp_path), EASY)
    with pytest.raises(SudologueError, match=f"^can't read {tmp_path}: Is a directory$"):
        folder.board(Variant())
    assert puzzle.board(Variant()).to_string() == EASY


def test_a_stream_of_text_is_read_whatever_its_own_encoding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = io.TextIOWrapper(io.BytesIO(f"{EASY}\n".encode()), encoding="ascii")
    monkeypatch.setattr(sys, "stdin", stream)
    (entry,) = usual("-")
    assert (entry.place, entry.content) == ("standard input, line 1", EASY)


def test_the_name_of_a_file_does_nothing_to_a_terminal(tmp_path: Path, terminal: Terminal) -> None:
    file = tmp_path / "two\nlines and \x1b[31mred"
    file.write_text(EASY)
    assert terminal("show", str(file)).out.startswith(
        f"{tmp_path}/two\ufffdlines and \ufffd[31mred, line 1\n"
    )
