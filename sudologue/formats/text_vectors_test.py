"""Vectors that other programs wrote, and the lines of HoDoKu's library."""

from __future__ import annotations

import json
from functools import cache

import pytest

from puzzles.shared import SHARED, needs_shared
from sudologue.formats import Reading, detect, named, read, write
from sudologue.model import Board, Candidate, Cell

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
# as people have it before them: a digit placed, and a candidate removed
POSITION = Board.from_string(GIVENS).place(Cell(4, 4), 5).eliminate([Candidate.parse("r1c3(1)")])


@cache
def vectors() -> dict[str, str]:
    text = (SHARED / "data/peers/format-vectors.json").read_text(encoding="utf-8")
    return json.loads(text)


@needs_shared
@pytest.mark.parametrize(
    ("name", "slug", "holds"),
    [
        ("line_dots", "line", "givens"),
        ("line_values", "line", "digits"),
        ("hodoku_library", "hodoku", "everything"),
        ("hodoku_pm", "pencilmarks", "candidates"),
        ("sukaku729", "sukaku", "candidates"),
        ("simple_sudoku", "ss", "everything"),
        ("sdk", "sdk", "givens"),
    ],
)
def test_a_vector_is_read_and_written_byte_for_byte(name: str, slug: str, holds: str) -> None:
    text = vectors()[name]
    assert detect(text).slug == slug
    reading = read(text)
    board = reading.board
    assert write(reading, slug) == text
    if holds == "everything":
        assert board == POSITION
    elif holds == "candidates":
        assert (board.masks.live, board.masks.filled) == (
            POSITION.masks.live,
            POSITION.masks.filled,
        )
    else:
        kept = GIVENS if holds == "givens" else POSITION.to_string()
        assert board == Board.from_string(kept)
    if holds != "givens":
        assert write(POSITION, slug) == text


@needs_shared
def test_the_header_of_a_sudocue_file_is_kept() -> None:
    assert read(vectors()["sdk"]).notes == (("author", "Author"), ("description", "demo"))


@needs_shared
def test_every_line_of_hodoku_s_library_is_read_and_written_back() -> None:
    lines = (SHARED / "data/peers/hodoku-reglib.txt").read_text(encoding="utf-8").splitlines()
    library = [line for line in lines if line.startswith(":")]
    known = named("hodoku")
    readings = list(known.read("\n".join(lines)))
    assert len(readings) == len(library) > 500
    assert [reading.line for reading in readings] == [
        number for number, line in enumerate(lines, 1) if line.startswith(":")
    ]
    assert "".join(known.write(readings)).splitlines() == library


@needs_shared
def test_the_steps_of_hodoku_s_library_come_along() -> None:
    lines = (SHARED / "data/peers/hodoku-reglib.txt").read_text(encoding="utf-8").splitlines()
    reading: Reading = next(read(line) for line in lines if line.startswith(":0200:14:..21..."))
    assert reading.note("technique") == "0200"
    assert reading.note("digits") == "14"
    assert reading.note("eliminations") == "412 432 492"
    assert reading.note("nothing of the kind") is None
    assert Candidate.parse("r4c3(9)") not in {
        Candidate(Cell(3, 2), digit) for digit in reading.board.candidates[3][2]
    }
