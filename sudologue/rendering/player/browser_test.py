"""The player in a real browser: going about."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sudologue
from sudologue.narration import Scene, say
from sudologue.rendering.player import page_of
from sudologue.rendering.player import player_page as page_module
from sudologue.rendering.player.player_page_test import WING
from sudologue.sketching import Sketch, sketches_of
from tools.browser import Browser

pytestmark = pytest.mark.slow

Opened = Callable[..., Browser]
WING_RESULT = sudologue.solve(WING)


def where(browser: Browser) -> tuple[str, str]:
    """The step that is shown, as the slider says it, and the place in the address."""
    slider = "document.getElementById('slider').getAttribute('aria-valuetext')"
    return browser.evaluate(slider), browser.evaluate("location.hash")


def words(browser: Browser) -> str:
    return browser.evaluate("document.getElementById('words').textContent")


def shown_digits(browser: Browser) -> str:
    texts = "[...document.querySelectorAll('#digits text')].map(t => t.textContent || '.').join('')"
    return browser.evaluate(texts)


def candidates_shown(browser: Browser) -> int:
    return browser.evaluate("document.querySelectorAll('#pencil text:not(.off)').length")


def test_it_begins_with_the_puzzle(opened: Opened) -> None:
    player_page = opened()
    assert where(player_page) == ("The start", "")
    assert "This puzzle starts with 38 digits" in words(player_page)
    assert shown_digits(player_page) == WING
    assert candidates_shown(player_page) == WING_RESULT.initial.masks.live.bit_count()
    assert (
        player_page.evaluate("document.querySelectorAll('#digits text, #pencil text').length")
        == 810
    )
    assert len(player_page.requests) <= 2


def test_keys(opened: Opened) -> None:
    player_page = opened()
    player_page.key("ArrowRight")
    assert where(player_page) == ("Step 1: Hidden Single", "#1")
    assert words(player_page) == sudologue.narrate(WING_RESULT, step=1)
    assert player_page.evaluate("document.getElementById('over').children.length") > 0
    for key, place in (
        ("ArrowRight", "#2"),
        ("ArrowLeft", "#1"),
        ("h", "#2"),
        ("PageDown", "#3"),
        ("PageUp", "#2"),
        ("End", "#end"),
        ("ArrowRight", "#end"),
        ("Home", "#0"),
        ("ArrowLeft", "#0"),
        ("x", "#0"),
    ):
        player_page.key(key)
        assert where(player_page)[1] == place, key
    player_page.key("ArrowRight", modifiers=2)  # with Ctrl, it is the browser's own
    assert where(player_page)[1] == "#0"


def test_the_next_that_is_no_single(opened: Opened) -> None:
    player_page = opened(place="#6")
    player_page.key("h")
    assert where(player_page) == ("Step 15: XY-Wing", "#15")
    assert player_page.evaluate("document.querySelector('[aria-label^=\"Next that\"]').disabled")
    player_page.key("h")
    assert where(player_page)[1] == "#15"


def test_buttons(opened: Opened) -> None:
    player_page = opened()
    assert player_page.evaluate("document.querySelector('[aria-label=Previous]').disabled")
    for label, place in (("Next", "#1"), ("Last", "#end"), ("Previous", "#47"), ("First", "#0")):
        player_page.click(f'[aria-label="{label}"]')
        assert where(player_page)[1] == place
    player_page.click('[aria-label="Next that isn\'t a single"]')
    assert where(player_page)[1] == "#2"


def test_the_slider(opened: Opened) -> None:
    player_page = opened()
    player_page.evaluate(
        "(s => { s.value = 15; s.dispatchEvent(new Event('input', {bubbles: true})) })"
        "(document.getElementById('slider'))"
    )
    assert where(player_page) == ("Step 15: XY-Wing", "#15")
    player_page.evaluate("document.getElementById('slider').focus()")
    player_page.key("ArrowRight")
    assert where(player_page)[1] == "#16"
    player_page.key("Home")
    assert where(player_page)[1] == "#0"


def test_links_to_a_step(opened: Opened) -> None:
    player_page = opened(place="#15")
    assert where(player_page) == ("Step 15: XY-Wing", "#15")
    assert "XY-Wing" in words(player_page)
    player_page.evaluate("location.hash = '#5'")
    player_page.wait_for("document.getElementById('slider').value == 5")
    for nonsense in ("#x", "#15.99", "#99999", "#15<b>"):
        player_page = opened(place=nonsense)
        assert where(player_page)[0] in ("The start", "The end")


def test_the_list_of_steps(opened: Opened) -> None:
    player_page = opened()
    runs = "[...document.querySelectorAll('summary')].map(s => s.innerText.replace(/\\s+/g, ' '))"
    assert [run.strip() for run in player_page.evaluate(runs)] == [
        "5–14 10 singles",
        "16–47 32 singles",
    ]
    player_page.click("#steps a[href='#15']")
    assert where(player_page) == ("Step 15: XY-Wing", "#15")
    assert player_page.evaluate("document.querySelector('[aria-current]').hash") == "#15"
    player_page.click("summary")
    player_page.click("#steps a[href='#8']")
    assert where(player_page)[1] == "#8"
    assert player_page.evaluate("document.querySelectorAll('.now').length") == 1


def test_the_board_of_a_step_is_the_one_that_it_saw(opened: Opened) -> None:
    player_page = opened(place="#15")
    before = WING_RESULT.board_before(15)
    assert shown_digits(player_page) == before.to_string()
    assert candidates_shown(player_page) == before.masks.live.bit_count()
    player_page.key("End")
    assert shown_digits(player_page) == WING_RESULT.final_board.to_string()
    assert candidates_shown(player_page) == 0
    assert "the only solution" in words(player_page)


def test_words_light_up_what_they_name(opened: Opened) -> None:
    player_page = opened(place="#15")
    lit = "document.getElementById('lit').children.length"
    assert player_page.evaluate(lit) == 0
    player_page.move("#words [data-lit]")
    assert player_page.evaluate(lit) == 2
    place = player_page.evaluate(
        "[...['x', 'y']].map(a => +document.querySelector('#lit rect').getAttribute(a))"
    )
    assert place == [22 + 7 * 60, 22]  # r1c8
    player_page.move("h1")
    assert player_page.evaluate(lit) == 0
    player_page.evaluate("document.querySelectorAll('#words [data-lit]')[1].focus()")
    assert player_page.evaluate(lit) > 1  # all places of a digit
    player_page.key("ArrowRight")
    assert player_page.evaluate(lit) == 0


def test_houses_and_candidates_light_up(opened: Opened) -> None:
    player_page = opened(place="#2", voices=("technical", "teacher"))
    player_page.evaluate("document.getElementById('voice').value = 1")
    player_page.evaluate("document.getElementById('voice').dispatchEvent(new Event('change'))")
    player_page.move("#words [data-lit^='[2']")
    assert player_page.evaluate("document.querySelectorAll('#lit rect').length") == 9


def test_a_voice_is_chosen(opened: Opened) -> None:
    player_page = opened(place="#15", voices=("conversational", "terse"))
    shown = "getComputedStyle(document.querySelector('header label')).display"
    assert player_page.evaluate(shown) != "none"
    player_page.evaluate("document.getElementById('voice').focus()")
    player_page.key("ArrowDown")
    player_page.key("Enter")
    player_page.wait_for("document.getElementById('voice').value == 1")
    player_page.wait_for("document.getElementById('words').textContent.length < 100")
    assert words(player_page) == sudologue.narrate(WING_RESULT, "terse", step=15)
    assert opened(place="#15").evaluate(shown) == "none"


def test_it_plays_until_a_key_is_pressed(opened: Opened) -> None:
    player_page = opened(place="#45")
    player_page.key(" ")
    assert player_page.evaluate("document.querySelector('[aria-label=Pause]') != null")
    player_page.wait_for("location.hash == '#46'")
    player_page.key("x")
    assert player_page.evaluate("document.querySelector('[aria-label=Play]') != null")
    stood = where(player_page)
    player_page.key(" ")
    player_page.key(" ")
    assert player_page.evaluate("document.querySelector('[aria-label=Play]') != null")
    time.sleep(0.1)
    assert where(player_page) == stood
    player_page.click("[aria-label=Play]")
    player_page.click("[aria-label=Pause]")
    assert player_page.evaluate("document.querySelector('[aria-label=Play]') != null")


@pytest.fixture
def in_frames(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The player of a result whose sixteenth step takes three pictures."""

    def several(scene: Scene[Any]) -> tuple[Sketch, ...]:
        *_, last = sketches_of(scene)
        if scene.number != 15:
            return (last,)
        first = Sketch(last.marks[:1], (), say("First, look at ", scene.target_cells[0], "."))
        second = Sketch(last.marks[:3], (), say("Then at </script> others."))
        return (first, second, last)

    monkeypatch.setattr(page_module, "sketches_of", several)
    path = tmp_path / "frames.html"
    path.write_text(page_of(WING_RESULT), encoding="utf-8")
    return path


def test_a_step_of_several_pictures(browser: Browser, in_frames: Path) -> None:
    browser.set_size(1280, 860)
    browser.goto(in_frames.as_uri() + "#14")
    count = "document.getElementById('count').textContent"
    told = sudologue.narrate(WING_RESULT, step=15)
    for caption, told_so_far, place in (
        ("First, look at r3c3.", "Step 15: XY-Wing", "#15"),
        ("Then at </script> others.", "Step 15.2: XY-Wing", "#15.2"),
        ("", "Step 15.3: XY-Wing", "#15.3"),
    ):
        browser.key("ArrowRight")
        assert where(browser) == (told_so_far, place)
        assert words(browser) == caption + told
        assert shown_digits(browser) == WING_RESULT.board_before(15).to_string()
    assert browser.evaluate(count) == "Step 15 of 47, picture 3 of 3"
    browser.key("ArrowRight")
    assert where(browser)[1] == "#16"
    browser.key("ArrowLeft")
    assert where(browser)[1] == "#15.3"
    browser.key("PageDown")
    assert where(browser)[1] == "#16"
    browser.key("PageUp")
    assert where(browser)[1] == "#15"
    browser.goto("about:blank")
    browser.goto(in_frames.as_uri() + "#15.2")
    assert where(browser) == ("Step 15.2: XY-Wing", "#15.2")
    assert browser.console == []
