"""Whole pictures: well-formed, alike everywhere, small, and readable without colour."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any
from xml.etree import ElementTree

import pytest

from puzzles.layouts import LAYOUTS
from puzzles.shared import lines, needs_shared
from sudologue import draw, solve
from sudologue.errors import SudologueError
from sudologue.model import Board, Candidate, Cell, Layout
from sudologue.narration.golden_test import Golden, golden_sentences
from sudologue.narration.steps.scene import Scene, scene_of, scenes_of
from sudologue.rendering.svg import Svg, Theme, draw_board, draw_step
from sudologue.rendering.svg.document import geometry_of
from sudologue.rendering.svg.palette import Palette
from sudologue.rendering.svg.routing import passes_through, routes
from sudologue.rendering.svg.sketch_overlay import overlay
from sudologue.sketching import JoinKind, Mark, MarkKind, Sketch, sketches_of
from sudologue.sketching.marking import leads, sketch

GOLDEN = tuple(golden_sentences())
PUZZLE = "1.....3..4.....2"
SVG = "{http://www.w3.org/2000/svg}"


def scene(golden: Golden) -> Scene[Any]:
    return scene_of(golden.step, golden.board)


def test_a_picture_is_saved(tmp_path: Path) -> None:
    picture = draw(PUZZLE)
    picture.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text("utf-8") == picture


def read(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_every_golden_step_is_a_picture(golden: Golden) -> None:
    for frame in range(1, 1 + len(sketches_of(scene(golden)))):
        drawn = read(draw_step(scene(golden), frame=frame))
        assert drawn.tag == f"{SVG}svg"
        assert drawn.get("role") == "img"
        assert not [each for each in drawn.iter() if each.get("id")]
        title, words = (drawn.findtext(f"{SVG}{name}") for name in ("title", "desc"))
        assert title
        assert words


def test_the_title_has_the_technique_and_the_conclusion() -> None:
    golden = next(each for each in GOLDEN if each.rule == "xy_wing")
    drawn = read(draw_step(scene(golden)))
    title, words = (drawn.findtext(f"{SVG}{name}") or "" for name in ("title", "desc"))
    assert title.startswith("XY-Wing: r")
    assert words in golden.conversational


def test_no_name_that_a_rule_has_makes_an_ill_formed_picture() -> None:
    golden = next(each for each in GOLDEN if each.rule == "naked_single")
    hostile = "\x1b]0;owned\x07 <b>&\ud800\ufffe\x00"
    inference = replace(golden.step.inference, rule=hostile)
    step = replace(golden.step, inference=inference)
    drawn = draw_step(scene_of(step, golden.board))
    assert "<title>]0;Owned &lt;B&gt;&amp;: r4c9 is 8<" in drawn
    assert drawn.replace("\n", "").isprintable()
    assert read(drawn).findtext(f"{SVG}title")


@pytest.mark.parametrize("theme", list(Theme))
def test_a_theme_uses_its_colours(theme: Theme) -> None:
    picture = draw_step(scene(GOLDEN[0]), theme)
    literal = set(re.findall(r"#[0-9a-f]{6}", picture))
    assert bool(literal) is (theme is not Theme.PAGE)
    assert ("prefers-color-scheme" in picture) is (theme is Theme.AUTO)


@pytest.mark.slow
def test_pictures_have_the_same_bytes_on_every_run() -> None:
    script = (
        "import hashlib, sudologue\n"
        "result = sudologue.solve('4...3.......6..8..........1....5..9..8....6...7.2........1.27.'"
        " '.5.3....4.9........')\n"
        "drawn = ''.join(sudologue.draw(result, n) for n in range(1, 1 + len(result.steps)))\n"
        "print(hashlib.sha256(drawn.encode()).hexdigest())\n"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


@pytest.mark.parametrize("name", LAYOUTS)
def test_all_layouts_are_drawn(name: str) -> None:
    layout = LAYOUTS[name]
    board = Board.from_string("." * layout.tables.cell_count, layout).place(Cell(0, 0), 1)
    drawn = read(draw_board(board, candidates=True))
    assert f"{layout.tables.cell_count - 1} open" in (drawn.findtext(f"{SVG}title") or "")


def test_a_jigsaw_s_borders_are_its_regions() -> None:
    plain, jigsaw = (geometry_of(LAYOUTS[name]).walls for name in ("classic", "jigsaw-9"))
    assert plain != jigsaw


# what can be told apart without colour


def shape(mark: Mark) -> str:
    """What a mark draws, without colours."""
    board = Board.from_string("." * 81)
    if mark.kind is MarkKind.BLOCKED:
        board = board.eliminate([Candidate(Cell(4, 4), 5)])
    drawn = overlay(geometry_of(board.layout), Palette(Theme.LIGHT), board, Sketch((mark,)))
    return re.sub(r"#[0-9a-f]{6}", "#", drawn.under + drawn.middle + drawn.over)


def test_any_two_marks_differ_in_more_than_colour() -> None:
    board = Board.from_string("." * 81)
    candidate, cell, house = (Candidate(Cell(4, 4), 5),), Cell(4, 4), board.layout.houses[10]
    on_cells = (MarkKind.CELL, MarkKind.PIVOT, MarkKind.CAUSE, MarkKind.DEAD)
    on_houses = (MarkKind.BASE, MarkKind.COVER, MarkKind.DEAD)
    on_candidates = set(MarkKind) - set(on_cells) - set(on_houses)
    groups = [Mark(cell, MarkKind.CELL, group, label) for group, label in enumerate("ABCDE", 1)]
    for alike in (
        [Mark(candidate, kind) for kind in sorted(on_candidates, key=lambda kind: kind.value)],
        [Mark(cell, kind) for kind in on_cells],
        [Mark(house, kind) for kind in on_houses],
        groups,
    ):
        for one, other in combinations(alike, 2):
            assert shape(one) != shape(other), (one, other)


def test_joins_differ_in_more_than_colour() -> None:
    board = Board.from_string("." * 81)
    start, end = (Candidate(Cell(0, 0), 1),), (Candidate(Cell(0, 8), 1),)
    drawn = {
        re.sub(
            r"#[0-9a-f]{6}",
            "#",
            overlay(
                geometry_of(board.layout),
                Palette(Theme.LIGHT),
                board,
                sketch([leads(start, end, kind)]),
            ).middle,
        )
        for kind in JoinKind
    }
    assert len(drawn) == len(JoinKind)


def test_joins_seldom_pass_through_what_they_do_not_join() -> None:
    crossing = joins = 0
    for golden in GOLDEN:
        shown = scene(golden)
        for picture in sketches_of(shown):
            geometry = geometry_of(shown.layout)
            marked = {candidate for candidate, _ in picture.candidates}
            for route in routes(geometry, shown.before, marked, picture.joins):
                joins += 1
                crossing += passes_through(route, geometry, marked)
    assert joins > 300
    assert crossing < joins / 100


# how large, and how fast

SLACK = 3
"""What is measured here runs beside other tests, and with coverage."""


@needs_shared
@pytest.mark.slow
def test_pictures_of_the_hardest_puzzles_are_small_and_quickly_drawn() -> None:
    sizes, seconds = list[int](), list[float]()
    for puzzle in lines("hardest2011")[:370:37]:
        for each in scenes_of(solve(puzzle)):
            start = process_time()
            drawn = draw_step(each)
            seconds.append(process_time() - start)
            sizes.append(len(drawn.encode()))
    assert median(sizes) <= 12 * 1024
    assert max(sizes) <= 45 * 1024
    assert median(seconds) <= SLACK * 0.003


@pytest.mark.skipif(shutil.which("rsvg-convert") is None, reason="no rsvg-convert here")
def test_another_renderer_takes_it() -> None:
    for golden in GOLDEN[::12]:
        drawn = draw_step(scene(golden))
        done = subprocess.run(
            ["rsvg-convert", "--format=png"], input=drawn.encode(), capture_output=True, check=True
        )
        assert done.stdout.startswith(b"\x89PNG")


# the call


def test_a_board_a_result_and_a_step_are_drawn() -> None:
    result = solve(PUZZLE)
    assert isinstance(draw(PUZZLE), Svg)
    assert draw(Board.from_string(PUZZLE)) == draw(PUZZLE)
    assert draw(result) == draw(result.final_board)
    assert draw(result, 2) == draw(result, result.steps[1]) == result.look(2).draw()
    assert draw(PUZZLE, candidates=True) != draw(PUZZLE)
    assert draw(result, 2, theme="dark") != draw(result, 2)


def test_coordinates_are_those_of_the_notation() -> None:
    plain, letters = draw(solve(PUZZLE), 1), draw(solve(PUZZLE), 1, notation="a1")
    assert hashlib.sha256(plain.encode()).digest() != hashlib.sha256(letters.encode()).digest()
    assert ">A</text>" in letters


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"step": 99}, "there is no step 99"),
        ({"step": 2, "frame": 3}, "there is no frame 3: the step is one picture"),
        ({"frame": 1}, "frame picks a picture of a step: give step, too"),
        ({"theme": "blue"}, "there is no theme 'blue'"),
        ({"notation": "zz"}, "there is no notation 'zz'"),
        ({"step": 2, "frame": "3"}, "'3' is not a number: frames count from 1"),
        ({"layout": Layout.boxes(2, 3)}, "a board has a layout of its own"),
    ],
)
def test_what_cannot_be_drawn_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(SudologueError, match=re.escape(message)):
        draw(solve(PUZZLE), **wrong)
    with pytest.raises(SudologueError, match="give the result that it is from"):
        draw(PUZZLE, 2)


def test_words_are_no_tags() -> None:
    class Bold(Board):
        def to_string(self, empty: str = ".") -> str:
            return "</desc><script>"

    drawn = draw_board(Bold.from_string(PUZZLE))
    assert read(drawn).findtext(f"{SVG}desc") == "</desc><script>"
