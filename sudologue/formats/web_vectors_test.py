"""One position in every format: read to the same board, and written back as it was."""

import json
from functools import cache

import pytest

from puzzles.shared import SHARED, needs_shared
from sudologue.formats import Format, Reading, detect, named
from sudologue.formats.links import unescaped
from sudologue.model import Board, Candidate, Cell

pytestmark = needs_shared


@cache
def vectors() -> dict[str, str]:
    return json.loads((SHARED / "data/peers/format-vectors.json").read_text(encoding="utf-8"))


def puzzle() -> Board:
    return Board.from_string(vectors()["line_dots"])


def position() -> Board:
    """One digit placed, one candidate removed."""
    placed = puzzle().place(Cell(4, 4), 5)
    return placed.eliminate([Candidate(Cell(0, 2), 1)])


def written(known: Format, reading: Reading) -> str:
    return "".join(known.write([reading])).rstrip("\n")


@pytest.mark.parametrize(
    ("name", "slug"), [("sudokuwiki_S9B", "sudokuwiki-2"), ("sudokuwiki_v1", "sudokuwiki-1")]
)
def test_sudokuwiki_strings(name: str, slug: str):
    text = vectors()[name]
    known = detect(text)
    reading = next(known.read(text))
    assert (known.slug, reading.board) == (slug, position())
    assert written(known, reading) == text


def test_sudokuwiki_links():
    link = f"https://www.sudokuwiki.org/sudoku.htm?bd={vectors()['sudokuwiki_S9B']}"
    known = detect(link)
    reading = next(known.read(link))
    assert (known.slug, reading.board) == ("sudokuwiki-link", position())
    assert written(known, reading) == link


def test_older_links_and_plain_ones():
    for name, board in (("sudokuwiki_v1", position()), ("line_dots", puzzle())):
        link = f"http://www.sudokuwiki.org/sudoku.htm?bd={vectors()[name]}"
        assert next(detect(link).read(link)).board == board


def test_opensudoku_files():
    text = vectors()["opensudoku_xml"]
    known = detect(text)
    reading = next(known.read(text))
    assert (known.slug, reading.board) == ("opensudoku", puzzle())
    assert written(known, reading) == text


def test_opensudoku_cells():
    text = vectors()["opensudoku_v3"]
    known = detect(text)
    reading = next(known.read(text))
    assert (known.slug, reading.board) == ("opensudoku", position())
    assert f'data="{text}"'.replace("\\n", "&#10;") in written(known, reading)


def test_f_puzzles_payloads():
    payload = vectors()["fpuzzles_min"]
    known = detect(payload)
    reading = next(known.read(payload))
    assert (known.slug, reading.board) == ("f-puzzles", puzzle())
    assert unescaped(written(known, reading)) == f"https://f-puzzles.com/?load={payload}"
    assert unescaped(written(named("sudokupad"), reading)).endswith(f"/fpuzzles{payload}")


def test_the_position_goes_from_format_to_format():
    slugs = ("jsonl", "f-puzzles", "sudokupad", "sudokuwiki-2", "opensudoku", "f-puzzles-json")
    reading = Reading(position(), "none")
    for slug in slugs:
        text = written(named(slug), reading)
        reading = next(detect(text).read(text))
        assert (reading.format, reading.board) == (slug, position())
