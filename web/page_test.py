from __future__ import annotations

import json

import pytest

import sudologue
from sudologue.audit import check_trace
from web.answers import Desk
from web.conftest import HARDEST, README, START, WING, Page

pytestmark = pytest.mark.slow


FIRST_OF_TOP1465 = (
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
)
VOICES = ("terse", "conversational", "technical", "teacher", "proof")


WAITS = """(async () => {
  const waits = [];
  for (let n = 0; n < 20; n++) {
    const began = performance.now();
    await new Promise(done => setTimeout(done));
    sudologue.page.board.focus(n);
    waits.push(performance.now() - began);
  }
  return [waits.sort((a, b) => a - b)[10], sudologue.page.asking.busy];
})()"""
"""How many milliseconds the page takes for an answer, and whether it is solving afterwards."""


def test_it_is_ready_soon_and_asks_nobody_else(page: Page) -> None:
    page.open()
    began = page.browser.processor_time()
    # there is an example to step through before the solver is there
    assert page.browser.evaluate("document.body.dataset.solver") == "loading"
    page.press("n")
    assert "Locked candidates" in page.words
    page.wait_until_ready()
    assert page.browser.processor_time() - began <= 8  # in all of its processes
    assert page.text("state") == "Ready"
    assert page.browser.requests
    assert [url for url in page.browser.requests if not url.startswith(page.address)] == []


def test_readmes_puzzle_is_solved_told_and_audited_as_natively(page: Page) -> None:
    page.type(README)
    page.click("Solve")
    native = sudologue.solve(README)
    assert page.ask("trace") == native.to_json()
    assert check_trace(native).ok
    page.click("Verify")
    assert f"All {len(native.steps)} steps are confirmed" in page.words
    page.press("End")
    assert page.digits == native.solution
    assert "the only solution" in page.words


def test_steps_are_told_in_every_voice_and_drawn_as_natively(page: Page) -> None:
    page.type(WING)
    page.click("Solve")
    desk = Desk()
    desk.answer("solve", json.dumps({"position": {"size": 9, "puzzle": WING}}))
    for voice in VOICES:
        for number in range(0, 50, 4):
            asked = {"number": number, "voice": voice, "notation": "a1"}
            expected = json.loads(desk.answer("step", json.dumps(asked)))["answer"]
            assert page.ask("step", **asked) == expected, (voice, number)


def test_a_hard_puzzle_does_not_take_long(page: Page) -> None:
    position = {"size": 9, "puzzle": FIRST_OF_TOP1465}
    began = page.browser.processor_time()
    assert page.ask("solve", position=position)["status"] == "solved"
    assert page.browser.processor_time() - began <= 0.6


def test_the_page_answers_while_the_hardest_is_solved(page: Page) -> None:
    page.type(HARDEST)
    usual, _ = page.browser.evaluate(WAITS)
    page.browser.evaluate("document.querySelector('#doings button').click()")
    wait, is_busy = page.browser.evaluate(WAITS)
    assert is_busy
    assert wait <= 50 + 2 * usual  # on a busy machine all takes longer
    page.settle()
    page.browser.wait_for("document.body.dataset.view == 'solve'", START)


def test_stop_and_again(page: Page) -> None:
    page.type(HARDEST)
    page.browser.evaluate("document.querySelector('#doings button').click()")
    page.browser.wait_for("!document.getElementById('busy').hidden")
    page.browser.click("#stop")
    assert page.words.startswith("Stopped.")
    assert page.browser.evaluate("document.body.dataset.view") == "play"
    page.type(README)
    page.click("Solve")
    page.browser.wait_for("document.body.dataset.view == 'solve'", START)
    page.press("End")
    assert "only solution" in page.words


def test_another_voice_and_notation(page: Page) -> None:
    page.type(WING)
    page.click("Solve")
    page.browser.wait_for("document.body.dataset.view == 'solve'")
    for key, value in (("voice", "terse"), ("notation", "a1")):
        page.browser.evaluate(
            f"(e => {{ e.value = '{value}'; e.dispatchEvent(new Event('change')) }})"
            f"(document.getElementById('{key}'))"
        )
    page.browser.wait_for("document.getElementById('words').textContent.includes('B3 = 2')")
    for key, value in (("voice", "conversational"), ("notation", "rc")):
        page.browser.evaluate(
            f"(e => {{ e.value = '{value}'; e.dispatchEvent(new Event('change')) }})"
            f"(document.getElementById('{key}'))"
        )
    page.settle()


def test_what_has_several_solutions_is_shown_from_its_end(page: Page) -> None:
    page.type("1..............2")
    page.click("Solve")
    assert page.text("count") == "Stuck"
    assert "more than one solution" in page.words
