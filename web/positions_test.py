from __future__ import annotations

import json

import pytest

from puzzles.killers import KILLERS
from web.conftest import README, START, WING, Page

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("text", "said", "cells"),
    [
        ("1.....3..4.....2", "Plain line", 16),
        (":0000:x:53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28....419..5....8..79:113::", "HoDoKu library line", 81),
        (f"https://www.sudokuwiki.org/sudoku.htm?bd={README}", "SudokuWiki link", 81),
        ('{"format":"sudologue-board","version":1,"layout":{"size":4,"boxes":[2,2],"houses":[{"kind":"diagonal","number":1,"cells":["r1c1","r2c2","r3c3","r4c4"]}]},"puzzle":"1..............2"}', "JSON Lines", 16),
    ],
)  # fmt: skip
def test_any_format_is_read(page: Page, text: str, said: str, cells: int) -> None:
    page.type(text)
    assert page.words.startswith(f"Read as {said}.")
    assert len(page.digits) == cells
    page.click("Solve")
    page.browser.wait_for("document.body.dataset.view == 'solve'")
    assert page.browser.evaluate("document.querySelectorAll('[role=gridcell]').length") == cells


def test_a_killer_needs_no_givens_and_another_one_is_made(page: Page) -> None:
    killer, solution = KILLERS["six"]
    page.type(killer)
    assert page.browser.evaluate("sudologue.page.position.isDraft") is False
    page.click("Solve")
    page.browser.wait_for("document.body.dataset.view == 'solve'")
    page.press("End")
    assert page.digits == solution
    page.click("\u2039 Back")
    page.click("New")
    page.browser.wait_for("document.getElementById('words').textContent.includes('A new puzzle.')")
    kinds = page.browser.evaluate("sudologue.page.position.layout.clues.map(clue => clue.kind)")
    assert len(kinds) > 5
    assert set(kinds) == {"cage"}


@pytest.mark.parametrize(
    ("hash", "said"),
    [
        ("puzzle=53..7", "This link is damaged: this puzzle has 5 cells"),
        ("puzzle=%E0%A4%A", "This link is damaged: puzzle=%E0%A4%A is cut off or garbled."),
        ("nothing=5", "This link is damaged: it should begin with #puzzle= and a puzzle."),
        (f"puzzle={README}&step=x", "This link is damaged: its step isn't a number."),
        (f"puzzle={README}&placed=12", "This link is damaged: its entries are 2 cells, and the puzzle has 81."),
        (f"puzzle={README}&marks=!", "This link is damaged: its marks are garbled."),
    ],
)  # fmt: skip
def test_a_damaged_link_gets_a_clear_word(page: Page, hash: str, said: str) -> None:
    page.browser.evaluate(f"location.hash = {json.dumps('#' + hash)}")
    page.settle()
    page.browser.wait_for(
        f"document.getElementById('words').textContent.startsWith({json.dumps(said)})"
    )


def test_a_link_holds_the_position(page: Page) -> None:
    page.type(WING)
    page.choose(0)
    page.press("4")
    page.choose(3)
    page.press("m", "2", "5", "m")
    link = page.browser.evaluate("location.hash")
    assert link == f"#puzzle={WING}&placed=4{'.' * 80}&marks=---25"
    page.type(README)
    page.browser.evaluate(f"location.hash = {json.dumps(link)}")
    page.browser.wait_for("sudologue.page.position.values[0] == 4")
    assert (page.label(0), page.label(3)) == ("r1c1: 4", "r1c4: marks 2 and 5")


def test_a_link_holds_a_step(page: Page) -> None:
    page.browser.evaluate(f"location.hash = '#puzzle={WING}&step=15'")
    page.browser.wait_for("document.getElementById('count').textContent == 'Step 15 of 47'", START)
    assert "XY-Wing" in page.words
    page.press("ArrowRight")
    assert page.browser.evaluate("location.hash") == f"#puzzle={WING}&step=16"


def test_a_link_names_the_rules_to_solve_by(page: Page) -> None:
    corners = "..928...6.8.67.129.6.1497836..914..7.91752.64...368.91...4.6..59..5276.8..68.1.72"
    link = f"#puzzle={corners}&step=1&rules=unique_rectangle_1&unique=1"
    page.browser.evaluate(f"location.hash = {json.dumps(link)}")
    page.browser.wait_for(
        "document.getElementById('count').textContent.startsWith('Step 1')", START
    )
    assert "Unique rectangle type 1" in page.words
    assert page.browser.evaluate("location.hash") == link
    page.click("Share")
    assert page.browser.evaluate("document.querySelector('#answers input').value").endswith(link)


def test_undo_does_not_bring_back_a_board_of_other_houses(page: Page) -> None:
    page.type(WING)
    page.type("1.....3..4.....2")
    page.browser.key("z", modifiers=2)
    assert len(page.digits) == 16
    page.type(README)
    page.type(WING)
    page.browser.key("z", modifiers=2)
    assert page.digits == README


def test_cells_keep_their_names_from_puzzle_to_puzzle(page: Page) -> None:
    choose = "(v => { const e = document.getElementById('notation'); e.value = v; e.dispatchEvent(new Event('change')) })"
    page.type(WING)
    page.browser.evaluate(f"{choose}('a1')")
    page.browser.wait_for("sudologue.page.board.name(80) == 'I9'")
    page.settle()
    page.type("1.....3..4.....2")
    assert page.label(0) == "A1: 1, given"
    page.type(README)
    assert page.label(0) == "A1: 5, given"
    page.browser.evaluate(f"{choose}('rc')")
    page.browser.wait_for("sudologue.page.board.name(80) == 'r9c9'")
    page.settle()
