from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import sudologue
from tools.browser import Browser
from web.conftest import README, START, WING, Page, serving

pytestmark = pytest.mark.slow


def test_the_keyboard_alone(page: Page) -> None:
    page.type(WING)
    for _ in range(60):
        page.browser.key("Tab")
        if page.browser.evaluate("document.activeElement.id") == "text":
            break
    page.browser.ask("Input.insertText", text=README)
    page.press("Enter", "s")
    page.browser.wait_for("document.body.dataset.view == 'solve'")
    steps = len(sudologue.solve(README).steps)
    for number in range(1, steps + 1):
        page.browser.wait_for(
            f"document.getElementById('count').textContent == 'Step {number} of {steps}'"
        )
        page.press("ArrowRight")
    page.browser.wait_for("document.getElementById('count').textContent == 'Solved'")
    assert page.digits == sudologue.solve(README).solution


def test_a_reader_of_the_screen_finds_its_way(page: Page) -> None:
    page.type(WING)
    roles: dict[str, list[str]] = {}
    for node in page.browser.accessibility_tree():
        roles.setdefault(node["role"]["value"], []).append(node.get("name", {}).get("value", ""))
    assert len(roles["gridcell"]) == 81
    assert len(roles["row"]) == 9
    assert roles["grid"] == ["Board"]
    assert roles["gridcell"][:2] == ["r1c1: empty", "r1c2: 1, given"]
    named = {"Solve", "Hint", "Check", "Rate", "New", "Undo", "Clear", "Digit", "Mark", "Why not?"}
    assert named <= {*roles["button"]}
    assert "" not in roles["button"]
    assert "Settings" in roles["DisclosureTriangle"]
    assert len(roles["textbox"]) == 1
    assert roles["textbox"][0].startswith("A puzzle")
    live = "document.getElementById('words').ariaLive"
    assert page.browser.evaluate(live) == "polite"


@pytest.mark.parametrize("width", [320, 390, 768, 1024, 1280])
def test_nothing_scrolls_sideways(page: Page, width: int) -> None:
    page.browser.set_size(width, 700)
    page.type(WING)
    for ways in (["h", "h", "h", "h", "h"], ["k"], ["s"], ["n", "n", "n"], ["Escape"]):
        page.press(*ways)
        assert page.browser.evaluate("document.documentElement.scrollWidth") <= width, ways
    for name in ("Rate", "Share", "Save", "Blank"):
        page.click(name)
        assert page.browser.evaluate("document.documentElement.scrollWidth") <= width, name
    page.browser.set_size(1280, 860)


def test_targets_are_large_enough_for_fingers(page: Page) -> None:
    page.browser.set_size(320, 700)
    page.type(WING)
    shown = "[...document.querySelectorAll('button, select, summary, textarea')].filter(e => e.offsetParent)"
    for way in ("Escape", "s"):
        page.press(way)
        sizes = page.browser.evaluate(
            f"{shown}.map(e => e.getBoundingClientRect()).map(b => Math.min(b.width, b.height))"
        )
        assert len(sizes) > 15
        assert min(sizes) >= 44
    page.browser.set_size(1280, 860)


def test_dark_by_the_system_and_by_choice(page: Page) -> None:
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    page.browser.emulate({"prefers-color-scheme": "dark"})
    page.browser.wait_for(f"{ground} == 'rgb(20, 23, 27)'")
    page.browser.click("#dark")
    page.browser.wait_for(f"{ground} == 'rgb(255, 255, 255)'")
    page.browser.emulate({"prefers-color-scheme": "light"})
    assert page.browser.evaluate(ground) == "rgb(255, 255, 255)"


def test_what_is_printed(page: Page) -> None:
    page.type(WING)
    page.browser.emulate(media="print")
    shown = "e => getComputedStyle(document.getElementById(e)).display != 'none'"
    parts = "['board', 'controls', 'doings', 'steps']"
    assert page.browser.evaluate(f"{parts}.map({shown})") == [True, False, False, False]
    page.browser.emulate()
    assert page.browser.printed().startswith(b"%PDF")


def test_it_is_there_without_a_network(built: Path) -> None:
    with Browser() as browser:
        with serving(built) as address:
            page = Page(browser, address)
            page.open()
            page.wait_until_ready()
            browser.wait_for(
                "navigator.serviceWorker.ready.then(r => r.active.state == 'activated')", START
            )
        page.open(f"#puzzle={README}&step=3")  # nobody serves it any more
        page.wait_until_ready()
        browser.wait_for("document.getElementById('count').textContent.startsWith('Step 3')")
        page.press("End")
        assert page.digits == sudologue.solve(README).solution


def test_a_solver_that_does_not_load_is_told_and_the_example_stays(
    built: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "page"
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns("*.whl"))
    with serving(folder) as address, Browser() as browser:
        page = Page(browser, address)
        page.open()
        browser.wait_for("document.body.dataset.solver == 'failed'", START)
        assert page.words.startswith("The solver cannot be loaded: sudologue-")
        page.press("ArrowRight")
        assert "Hidden single" in page.words
