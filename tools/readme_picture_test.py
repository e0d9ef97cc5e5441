"""The README's picture shows what the code does, and obeys its reader."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from tools.readme_picture import FILE, PUZZLE, STEPS, picture

SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_is_what_the_tool_writes() -> None:
    assert FILE.read_text(encoding="utf-8") == picture()


def test_it_moves_only_where_motion_is_wanted_and_is_dark_where_dark_is() -> None:
    style = ElementTree.fromstring(picture()).findtext(f"{SVG}style") or ""
    assert "prefers-reduced-motion:reduce){.m{animation:none}.still{visibility:visible}}" in style
    assert "prefers-color-scheme:dark" in style


def test_it_has_a_moment_for_each_step_and_one_for_the_end_and_asks_nobody() -> None:
    drawn = picture()
    moments = ElementTree.fromstring(drawn).findall(f"{SVG}g")
    assert len(moments) == len(STEPS) + 1
    assert [("still" in (each.get("class") or "")) for each in moments].count(True) == 1
    assert re.findall(r"(?:href|src|url)\W", drawn) == []
    assert len(drawn.encode()) < 60_000


def test_the_readme_solves_the_puzzle_that_it_shows() -> None:
    readme = (FILE.parents[1] / "README.md").read_text(encoding="utf-8")
    assert PUZZLE in readme
    assert "docs/readme.svg" in readme
