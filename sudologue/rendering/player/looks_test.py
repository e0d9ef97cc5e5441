"""The player in a real browser: how it looks, and to whom."""

from __future__ import annotations

import json

import pytest

import sudologue
from puzzles.layouts import JIGSAW_9
from puzzles.shared import lines, needs_shared
from sudologue import Layout
from sudologue.rendering.player.browser_test import (
    WING_RESULT,
    Opened,
    candidates_shown,
    shown_digits,
    where,
    words,
)
from sudologue.rendering.player.player_page_test import HARDEST_NAME, hostile
from sudologue.rendering.player.replay_data import houses_of, moves_of, start_of

SETS = ("qqwing-simple", "qqwing-easy", "qqwing-intermediate", "top1465")
pytestmark = pytest.mark.slow


GROUND = "getComputedStyle(document.documentElement).backgroundColor"
LIGHT, DARK = "rgb(255, 255, 255)", "rgb(20, 23, 27)"


def test_dark_by_media(opened: Opened) -> None:
    assert opened(prefers_color_scheme="light").evaluate(GROUND) == LIGHT
    page = opened(prefers_color_scheme="dark")
    assert page.evaluate(GROUND) == DARK
    page.emulate({"prefers-color-scheme": "light"})
    page.wait_for(f"{GROUND} == '{LIGHT}'")


def test_dark_by_button_and_by_key(opened: Opened) -> None:
    page = opened(prefers_color_scheme="light")
    page.click("[aria-label='Dark colours']")
    assert page.evaluate(GROUND) == DARK
    assert page.evaluate("document.querySelector('[aria-pressed]').ariaPressed") == "true"
    page.emulate({"prefers-color-scheme": "dark"})  # what one has chosen stays
    assert page.evaluate(GROUND) == DARK
    page.key("d")
    assert page.evaluate(GROUND) == LIGHT


@pytest.mark.parametrize("width", [320, 360, 768, 1024, 1280])
def test_no_width_scrolls_sideways(opened: Opened, width: int) -> None:
    page = opened(voices=("conversational", "proof"), size=(width, 700))
    for place in (0, 1, 15, 47, 48):
        page.evaluate(f"location.hash = '#{place}'")
        page.wait_for(f"document.getElementById('slider').value == {place}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_controls_do_not_jump_on_a_phone(opened: Opened) -> None:
    page = opened(size=(360, 740))
    tops = set[float]()
    for _ in range(20):
        page.key("ArrowRight")
        tops.add(page.evaluate("document.getElementById('ways').getBoundingClientRect().top"))
    assert len(tops) == 1
    assert page.evaluate("scrollY") == 0


def test_targets_are_large_enough_for_fingers(opened: Opened) -> None:
    page = opened(voices=("conversational", "terse"), size=(320, 700))
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    sizes = page.evaluate(
        "[...document.querySelectorAll('button, select, input, summary, #steps a')]"
        ".map(e => e.getBoundingClientRect()).map(b => [b.width, b.height])"
    )
    assert len(sizes) > 50
    assert min(min(size) for size in sizes) >= 44


def test_a_finger_turns_pages(opened: Opened) -> None:
    page = opened(place="#15", size=(360, 740))
    page.swipe((300, 200), (80, 210))
    assert where(page)[1] == "#16"
    page.swipe((80, 200), (300, 210))
    assert where(page)[1] == "#15"
    page.swipe((200, 300), (190, 100))
    assert where(page)[1] == "#15"


def test_a_reader_of_the_screen_finds_a_grid(opened: Opened) -> None:
    page = opened(place="#15")
    roles: dict[str, list[str]] = {}
    for node in page.accessibility_tree():
        roles.setdefault(node["role"]["value"], []).append(node.get("name", {}).get("value", ""))
    assert len(roles["gridcell"]) == 81
    assert len(roles["row"]) == 9
    assert roles["grid"] == ["Board"]
    assert len(roles["button"]) == 7
    assert len(roles["slider"]) == 1
    assert roles["gridcell"][0] == "r1c1: candidates 4 and 5"
    assert roles["gridcell"][1] == "r1c2: 1, given"
    assert "r3c3: candidates 3 and 5; now not 5" in roles["gridcell"]
    assert page.evaluate("document.getElementById('words').ariaLive") == "polite"
    assert page.evaluate("document.getElementById('board').ariaHidden") == "true"


def test_one_tab_reaches_the_grid_and_arrows_move_in_it(opened: Opened) -> None:
    page = opened(place="#15")
    focused = "document.activeElement.ariaLabel || document.activeElement.tagName"
    page.key("Tab")
    assert page.evaluate(focused) == "Dark colours"
    page.key("Tab")
    assert page.evaluate(focused) == "r1c1: candidates 4 and 5"
    assert page.evaluate("document.querySelectorAll('#lit rect').length") == 1
    for key, cell in (
        ("ArrowDown", "r2c1"),
        ("ArrowRight", "r2c2"),
        ("End", "r2c9"),
        ("ArrowRight", "r2c9"),
        ("Home", "r2c1"),
        ("ArrowUp", "r1c1"),
        ("ArrowUp", "r1c1"),
        ("ArrowDown", "r2c1"),
    ):
        page.key(key)
        assert page.evaluate(focused).startswith(cell), key
    assert where(page)[1] == "#15"
    page.key("Tab")
    assert page.evaluate(focused) == "First"
    page.key("Tab", modifiers=8)
    assert page.evaluate(focused).startswith("r2c1")


def test_whoever_wants_no_motion_sees_none(opened: Opened) -> None:
    name = "getComputedStyle(document.getElementById('over')).animationName"
    assert opened(prefers_reduced_motion="reduce").evaluate(name) == "none"
    assert opened(prefers_reduced_motion="no-preference").evaluate(name) == "come"


def test_what_is_printed(opened: Opened) -> None:
    page = opened(place="#15", prefers_color_scheme="dark")
    page.emulate(media="print")
    shown = "e => getComputedStyle(document.getElementById(e)).display != 'none'"
    assert page.evaluate(f"['board', 'words', 'controls', 'steps'].map({shown})") == [
        True,
        True,
        False,
        False,
    ]
    page.emulate()
    assert page.printed().startswith(b"%PDF")


def test_a_name_does_no_harm(opened: Opened) -> None:
    page = opened(hostile(), place="#1")
    assert where(page)[0].startswith("Step 1: </Script><B>")
    assert page.evaluate("document.querySelectorAll('b:not(nav b)').length") == 0
    assert page.evaluate("document.scripts.length") == 2
    assert HARDEST_NAME.title().split("\u2028")[0] in words(page)


@pytest.mark.parametrize(
    ("layout", "puzzle"),
    [
        (Layout.of_size(4), "1..............2"),
        (Layout.jigsaw(JIGSAW_9), "." * 81),
        (Layout.of_size(9).with_windows().with_diagonals(), "." * 81),
        (Layout.of_size(16), "G" + "." * 255),
        (Layout.of_size(25), "P" + "." * 624),
    ],
)
def test_all_layouts(opened: Opened, layout: Layout, puzzle: str) -> None:
    result = sudologue.solve(puzzle, layout=layout, max_steps=3)
    page = opened(result, place="#end")
    assert page.evaluate("document.querySelectorAll('[role=gridcell]').length") == len(puzzle)
    assert shown_digits(page) == result.final_board.to_string()
    assert candidates_shown(page) == result.final_board.masks.live.bit_count()
    inside = page.evaluate(
        "[...'gb'].map(i => document.querySelector(i == 'g' ? '#grid' : '#board').getBoundingClientRect().width)"
    )
    assert inside[0] / inside[1] == pytest.approx(
        60 * layout.size / (60 * layout.size + 28), rel=1e-3
    )


@needs_shared
def test_the_last_board_of_two_hundred_puzzles(opened: Opened) -> None:
    page = opened()
    results = [sudologue.solve(puzzle) for name in SETS for puzzle in lines(name, 50)]
    assert len(results) == 200
    for start in range(0, 200, 50):
        handed = json.dumps(
            [
                {
                    "start": start_of(result.initial),
                    "houses": houses_of(result.initial.layout),
                    "steps": [[0, *move] for move in moves_of(result)],
                }
                for result in results[start : start + 50]
            ]
        )
        played = page.evaluate(
            f"{handed}.map(p => sudologue.boardAfter(p, p.steps.length)).map(b =>"
            "[b.values.map(v => v || '.').join(''), b.live.filter(Boolean).length])"
        )
        expected = [
            [result.final_board.to_string(), result.final_board.masks.live.bit_count()]
            for result in results[start : start + 50]
        ]
        assert played == expected


def test_without_a_single_step(opened: Opened) -> None:
    result = sudologue.solve(WING_RESULT.final_board)
    page = opened(result)
    assert where(page)[0] == "The start"
    page.key("ArrowRight")
    assert where(page)[0] == "The end"
