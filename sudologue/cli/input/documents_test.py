"""Files in any format, from disk and from pipes."""

from __future__ import annotations

import io
import os
import sys
import threading
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from puzzles.layouts import JIGSAW_9
from puzzles.shared import FULL
from sudologue.cli.input import documents
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.streams import entries
from sudologue.cli.input.variant import Variant
from sudologue.cli.running_test import EASY
from sudologue.errors import SudologueError
from sudologue.formats import FORMATS, Format, Reading, write
from sudologue.formats.text_vectors_test import POSITION
from sudologue.model import Board, Cell, Layout

VARIANT = Variant()
ROWS = "\n".join(EASY[start : start + 9] for start in range(0, 81, 9))
LIBRARY = write(POSITION, "hodoku")
SUKAKU = write(POSITION, "sukaku")
WIKI = write(POSITION, "sudokuwiki-2")
LINK = write(POSITION, "f-puzzles")
CSV = f"id,puzzle,rating\n1,{EASY},2.3\n2,nonsense,1\n3,{EASY},7.1\n"
JSONL = f'{{"puzzle": "{EASY}"}}\n'


def found_in(folder: Path, text: str, variant: Variant = VARIANT) -> list[Entry]:
    """The entries of a file with this text."""
    file = folder / "in"
    file.write_bytes(text.encode())
    return list(entries([str(file)], variant))


def readings(folder: Path, text: str, variant: Variant = VARIANT) -> list[Reading | str]:
    """What the entries of a file come to: positions, or why there is none."""
    read: list[Reading | str] = []
    for entry in found_in(folder, text, variant):
        try:
            read.append(entry.reading(variant))
        except SudologueError as error:
            read.append(str(error).replace(str(folder / "in"), "in"))
    return read


def shapes(found: list[Reading | str]) -> list[str]:
    return [each.format if isinstance(each, Reading) else each for each in found]


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.slug)
def test_a_file_in_any_format(tmp_path: Path, known: Format) -> None:
    if not known.can_write:
        pytest.skip(f"{known.slug} is only read")
    (reading,) = readings(tmp_path, write(POSITION, known.slug) + "\n")
    assert isinstance(reading, Reading)
    assert reading.board.masks.filled == POSITION.masks.filled or known.slug == "sudokuwiki-1"
    (named,) = readings(tmp_path, write(POSITION, known.slug), Variant(format=known.slug))
    assert isinstance(named, Reading)
    assert (named.board, named.format) == (reading.board, known.slug)


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("", ["in: there is no puzzle in it"]),
        (f"{EASY}\n{LIBRARY}\n{EASY}\n", ["line", "hodoku", "line"]),
        (f"{LIBRARY}\n{SUKAKU}\n{WIKI}\n{LINK}\n", ["hodoku", "sukaku", "sudokuwiki-2", "f-puzzles"]),
        (f"# lines\n\n{SUKAKU}\n{ROWS}\n", ["sukaku", "grid"]),
        (f"{'.' * 81}{JIGSAW_9}\n", ["jigsaw"]),
        (JSONL * 3, ["jsonl"] * 3),
        (write(POSITION, "pencilmarks") + "\n\n" + write(POSITION, "pencilmarks"), ["pencilmarks"] * 2),
        (write(POSITION, "ss"), ["ss"]),
        (f"#AMe\n{ROWS}", ["sdk"]),
        (f"#A comment\n{EASY}", ["line"]),
        (f"#Acknowledged\n{EASY}\n{EASY}", ["line", "line"]),
        (f"[Puzzle]\n{ROWS}", ["sadman"]),
        (ROWS + "\n" + ROWS, ["grid", "grid"]),
    ],
)  # fmt: skip
def test_what_a_file_is_taken_for(tmp_path: Path, text: str, shape: list[str]) -> None:
    assert shapes(readings(tmp_path, text)) == shape


def test_a_bad_record_is_placed_and_the_rest_goes_on(tmp_path: Path) -> None:
    first, fault, last = readings(tmp_path, CSV)
    assert isinstance(first, Reading)
    assert isinstance(last, Reading)
    assert dict(first.notes) == {"id": "1", "rating": "2.3"}
    assert dict(last.notes) == {"id": "3", "rating": "7.1"}
    assert str(fault).startswith("in, line 3, column 3: ")
    lines = f"{LIBRARY}\n{LIBRARY.replace('113', '11')}\n{LIBRARY}\n"
    first, fault, last = readings(tmp_path, lines, Variant(format="hodoku"))
    assert first == last
    assert str(fault).startswith("in, line 2, column 92: '11' is not a candidate; write digit, row")


def test_a_fault_within_a_document_is_placed(tmp_path: Path) -> None:
    text = write(POSITION, "pencilmarks")
    one, fault = readings(tmp_path, f"{text}\n\n{text.replace('2468', '2448', 1)}")
    assert isinstance(one, Reading)
    assert fault == "in, line 16, column 35: 4 is in 2448 twice"
    (short,) = readings(tmp_path, f"\n{ROWS[:39]}", Variant(format="sdk"))
    assert short == "in, line 5: this puzzle has 4 rows of 9 cells; it needs 9 rows"


def test_what_two_formats_claim_says_how_to_go_on() -> None:
    (entry,) = entries(["\n".join(["." * 16] * 16)], VARIANT)
    with pytest.raises(SudologueError) as caught:
        entry.reading(VARIANT)
    assert str(caught.value) == (
        "this can be read as Plain line (line) and Decorated grid (grid); " "say which, with --from"
    )
    assert entry.reading(Variant(format="grid")).board.layout.size == 16


def test_a_format_that_is_named_is_not_guessed(tmp_path: Path) -> None:
    smallest = write(Board.from_values([None] * 16, Layout.of_size(4)), "sukaku")
    (guessed,) = readings(tmp_path, smallest)
    assert isinstance(guessed, Reading)
    (named,) = readings(tmp_path, smallest, Variant(format="sukaku"))
    assert isinstance(named, Reading)
    assert named.board == guessed.board
    assert named.board.layout.size == 4


def test_a_remark_beside_a_line_is_kept(tmp_path: Path) -> None:
    (reading,) = readings(tmp_path, f"{EASY} 7.1 # hard\n")
    assert isinstance(reading, Reading)
    assert reading.notes == (("remark", "7.1 # hard"),)


def test_houses_of_the_options_are_added(tmp_path: Path) -> None:
    few = f":0000:x:5{'.' * 39}+6{'.' * 40}:123::"
    (reading,) = readings(tmp_path, few, Variant(further=("anti_king",)))
    assert isinstance(reading, Reading)
    assert reading.board.layout == POSITION.layout.with_anti_king()
    assert (reading.board.value(Cell(0, 0)), reading.board.value(Cell(4, 4))) == (5, 6)
    assert [reading.board.is_given(Cell(n, n)) for n in (0, 4)] == [True, False]
    assert 1 not in reading.board.domain(Cell(1, 2))
    touching = f":0000:x:{'.' * 20}1{'.' * 9}+1{'.' * 50}:::"
    (conflict,) = readings(tmp_path, touching, Variant(further=("anti_king",)))
    assert isinstance(conflict, Reading)
    assert str(conflict.board.masks.clash) == "r3c3 and r4c4, a king's move apart, are both 1"


def piped(monkeypatch: pytest.MonkeyPatch) -> io.TextIOWrapper:
    """The writing end of a pipe that is standard input from now on."""
    reader, writer = os.pipe()
    monkeypatch.setattr(sys, "stdin", os.fdopen(reader))
    return io.TextIOWrapper(os.fdopen(writer, "wb", buffering=0), write_through=True)


@pytest.mark.parametrize("line", [EASY, LIBRARY, SUKAKU, WIKI, JSONL.strip()])
def test_a_pipe_is_answered_line_by_line(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    source = piped(monkeypatch)
    found = entries(["-"], VARIANT)
    for number in (1, 2):
        source.write(f"{line}\n")
        entry = next(found)
        assert entry.line == number
        assert entry.board(VARIANT).to_string() in (EASY, POSITION.to_string())
    timer = threading.Timer(0.1, source.close)
    timer.start()
    assert list(found) == []
    timer.join()
    sys.stdin.close()


class Endless(io.RawIOBase):
    """A stream of so many bytes without a line's end."""

    def __init__(self, length: int) -> None:
        super().__init__()
        self._left = length
        self._chunk = b"5" * (1 << 20)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        view = memoryview(buffer)
        count = min(len(view), self._left, len(self._chunk))
        view[:count] = self._chunk[:count]
        self._left -= count
        return count


class Stdin:
    """Standard input as far as it is asked for."""

    def __init__(self, raw: io.RawIOBase) -> None:
        self.buffer = io.BufferedReader(raw, 1 << 20)


@pytest.mark.parametrize("slug", [None, "line", "hodoku", "csv", "opensudoku", "pencilmarks"])
def test_a_line_without_end(monkeypatch: pytest.MonkeyPatch, slug: str | None) -> None:
    length = 10_000_000_000 if FULL else 50_000_000
    monkeypatch.setattr(sys, "stdin", Stdin(Endless(length)))
    tracemalloc.start()
    try:
        found = list(entries(["-"], Variant(format=slug)))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 20_000_000
    (entry,) = found
    with pytest.raises(SudologueError, match="standard input, line 1: too long to be a puzzle"):
        entry.board(VARIANT)


@pytest.mark.slow
def test_many_lines_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lines(io.RawIOBase):
        left = 200_000 if FULL else 2_000

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            if not self.left:
                return 0
            self.left -= 1
            data = f"{LIBRARY}\n".encode()
            memoryview(buffer)[: len(data)] = data
            return len(data)

    monkeypatch.setattr(sys, "stdin", Stdin(Lines()))
    tracemalloc.start()
    try:
        count = sum(1 for _ in entries(["-"], Variant(format="hodoku")))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert count == (200_000 if FULL else 2_000)
    assert most < 5_000_000


def test_a_text_too_long_to_be_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "_LONGEST", 1000)
    text = f"{write(POSITION, 'pencilmarks')}\n"
    (told,) = readings(tmp_path, text * 3, Variant(format="pencilmarks"))
    assert told == "in, line 17: too long: 1000 characters or more"


def test_arguments_in_any_format() -> None:
    found: Iterator[Entry] = entries([LIBRARY, WIKI, LINK, EASY], VARIANT)
    boards = [entry.board(VARIANT) for entry in found]
    assert boards[:3] == [POSITION] * 3
    assert boards[3] == Board.from_string(EASY)
    (missing,) = entries(["https://example.org/puzzle"], VARIANT)
    with pytest.raises(SudologueError, match="can't find a puzzle in this link"):
        missing.board(VARIANT)
