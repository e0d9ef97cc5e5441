from __future__ import annotations

import pytest

import sudologue
from web.conftest import README, WING, Page

pytestmark = pytest.mark.slow


def test_a_hint_level_by_level_until_it_is_put_in(page: Page) -> None:
    page.type(WING)
    said = list[str]()
    for level in range(1, 6):
        page.press("h")
        assert page.text("count") == f"Hint {level} of 5"
        said.append(page.words)
    assert said[0] == "Look at the 2s."
    assert said[1].startswith("A hidden single: ")
    assert "r2c3" not in said[2]
    assert said[3] == "r2c3 is 2."
    page.click("Put it in")
    assert page.label(11) == "r2c3: 2"


def test_wrong_entries_are_found_when_they_are_asked_for(page: Page) -> None:
    page.type(WING)
    page.choose(0)
    page.press("2")
    assert "wrong" not in page.label(0)
    page.press("k")
    assert page.words == "r1c1 isn't 2. Take it out."
    assert page.label(0) == "r1c1: 2; wrong"
    page.press("Delete", "k")
    assert page.words == "All entries fit."


def test_two_equal_digits_in_a_row_are_a_position_too(page: Page) -> None:
    page.type(WING)
    page.choose(0)
    page.press("1", "k")
    assert "box 1 has two 1s, in r1c1 and r1c2" in page.words.replace("Box", "box")
    page.press("s")
    assert "has no solution" in page.words


def test_why_not(page: Page) -> None:
    page.type(WING)
    page.choose(20)
    page.press("w", "5", "w")
    assert page.text("count") == "Why is r3c3 not 5?"
    assert page.words.startswith("No. Suppose r3c3 is 5.")
    page.click("Show it step by step")
    assert page.text("count").startswith("Step 1 of 1, picture 1 of ")
    assert page.browser.evaluate("location.hash") == f"#puzzle={WING}"
    page.press("Escape")
    page.choose(11)
    page.press("w", "2", "w")
    assert page.words.startswith("No: r2c3 must be 2. ")


def test_marks_and_undo(page: Page) -> None:
    page.type(WING)
    page.choose(0)
    page.press("m", "4", "5", "m")
    assert page.label(0) == "r1c1: marks 4 and 5"
    page.press("4")
    assert page.label(0) == "r1c1: 4"
    page.browser.key("z", modifiers=2)
    assert page.label(0) == "r1c1: marks 4 and 5"
    page.browser.key("y", modifiers=2)
    assert page.label(0) == "r1c1: 4"
    page.choose(1)
    page.press("5")
    assert page.label(1) == "r1c2: 1, given"


def test_how_hard_it_is(page: Page) -> None:
    page.type(README)
    page.click("Rate")
    assert page.words.startswith("Effort")
    assert "Sudoku Explainer" in page.words
    assert "HoDoKu" in page.words


def test_another_puzzle_like_this_one_and_back(page: Page) -> None:
    page.type(WING)
    page.click("New")
    assert "and the one that it is like 4.2" in page.words
    assert page.digits != WING
    assert sudologue.solve(page.digits).solved
    page.browser.key("z", modifiers=2)
    assert page.digits == WING


def test_a_puzzle_is_tapped_in(page: Page) -> None:
    page.browser.set_size(390, 800, mobile=True)
    page.click("Blank")
    for cell, digit in enumerate(README):
        if digit != ".":
            page.choose(cell)
            page.browser.evaluate(f"sudologue.page.pad.keys[{digit} - 1].click()")
    page.click("Done entering")
    assert page.browser.evaluate("sudologue.page.position.puzzle") == README
    page.click("Solve")
    page.press("End")
    assert page.digits == sudologue.solve(README).solution
    page.browser.set_size(1280, 860)


def test_what_is_kept(page: Page) -> None:
    page.type(WING)
    page.choose(0)
    page.press("4")
    page.browser.evaluate(
        "sudologue.kept = []; URL.createObjectURL = blob => { sudologue.kept.push(blob); return '#' }"
    )
    for text in ("The puzzle, as text", "Your position, to go on later"):
        page.click("Save")
        page.click(text)
    page.click("Save")
    page.click("The trace, with all reasons, as JSON")
    page.browser.wait_for("sudologue.kept.length == 3")
    puzzle, position, trace = page.browser.evaluate(
        "Promise.all(sudologue.kept.map(blob => blob.text()))"
    )
    assert puzzle == f"{WING}\n"
    board = sudologue.formats.read(position).board
    assert board == sudologue.Board(WING).place("r1c1", 4)
    assert trace == sudologue.solve(board).to_json() + "\n"
