"""The pictures of the page on ratings show what the code does, and obey their reader.

A dot of eight is looked at; `SUDOLOGUE_CORPUS=full` looks at them all.
"""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from puzzles.shared import FULL, needs_shared
from sudologue.rating.models.effort import BANDS
from tools.effort_check import timed
from tools.rating_pictures import (
    EFFORT_TIMES,
    FOLDER,
    HARDEST_SHOWN,
    OF_EACH_RATING,
    SE_EFFORT,
    effort_times,
    se_effort,
    spread,
)
from tools.se_ratings import TABLES, Row, rows

FILES = (EFFORT_TIMES, SE_EFFORT)
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
SVG = "{http://www.w3.org/2000/svg}"


@needs_shared
def test_the_picture_of_times_is_what_the_tool_writes() -> None:
    assert EFFORT_TIMES.read_text(encoding="utf-8") == effort_times(timed())


@pytest.mark.slow
@needs_shared
def test_the_picture_of_ratings_has_its_dots_where_the_tool_puts_them() -> None:
    known, rated = timed(), spread(rows(TABLES, 0, HARDEST_SHOWN))
    shown = SE_EFFORT.read_text(encoding="utf-8")
    assert f"{len(known)} puzzles that people were timed on, and {len(rated)} others" in shown
    if FULL:
        assert shown == se_effort(known, rated)
        return
    some = se_effort(known[::8], rated[::8])
    assert dots(some) <= dots(shown)
    assert without_dots(some) == without_dots(shown)


_DOT = re.compile(r"<circle [^>]*>")


def dots(picture: str) -> set[str]:
    """The dots of a picture, with their places."""
    return {*_DOT.findall(picture)}


def without_dots(picture: str) -> str:
    """A picture without its dots, and without their number."""
    return re.sub(r"\d+ (?=puzzles|others)", "", _DOT.sub("", picture))


@each_file
def test_it_is_small_and_dark_where_dark_is_and_asks_nobody(file: Path) -> None:
    drawn = file.read_text(encoding="utf-8")
    style = ElementTree.fromstring(drawn).findtext(f"{SVG}style") or ""
    assert "prefers-color-scheme:dark" in style
    assert re.findall(r"(?:href|src|url)\W", drawn) == []
    assert len(drawn.encode()) < 40_000


@each_file
def test_it_says_what_it_shows_and_names_bands(file: Path) -> None:
    picture = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert picture.findtext(f"{SVG}title")
    assert "puzzles" in (picture.findtext(f"{SVG}desc") or "")
    words = [each.text for each in picture.iter(f"{SVG}text")]
    assert {"effort", *(word for _, word in BANDS[:4])} <= set(words)


def test_as_many_rows_of_each_rating_are_shown() -> None:
    many = [Row(str(n), 6.6, 1.2, 1.2) for n in range(100)]
    shown = spread([*many, Row("x", 1.2, 1.2, 1.2)])
    assert [row.er for row in shown] == [1.2, *[6.6] * OF_EACH_RATING]


def test_the_page_shows_the_pictures() -> None:
    page = (FOLDER.parent / "rating.md").read_text(encoding="utf-8")
    assert all(f"charts/{file.name}" in page for file in FILES)
