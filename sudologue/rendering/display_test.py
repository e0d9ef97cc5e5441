"""What a notebook is given of a board, a step, a result and a picture."""

from __future__ import annotations

import subprocess
import sys
from base64 import b64decode
from dataclasses import replace
from html.parser import HTMLParser
from typing import Protocol
from xml.etree import ElementTree

import pytest

import sudologue
from sudologue import Board, SolveResult, narrate
from sudologue.rendering.svg import Svg

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
SVG = "{http://www.w3.org/2000/svg}"
RUDE = """</script>"><b onload='x'>&amp;"""
TOLD = """</Script>"><B Onload='X'>&Amp;"""


class Shown(Protocol):
    """What shows itself."""

    def _repr_mimebundle_(self, **asked: object) -> dict[str, str]: ...


def forms(shown: Shown) -> dict[str, str]:
    bundle_of = shown._repr_mimebundle_  # pyright: ignore[reportPrivateUsage]
    found = bundle_of(include=None, exclude=None)  # as IPython asks for it
    assert list(found) == ["text/plain", "image/svg+xml", "text/html"]
    return found


class Page(HTMLParser):
    """The elements of a page in order, with what they have, and the text of it all."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.found: dict[str, dict[str, str | None]] = {}
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.found[tag] = dict(attrs)

    def handle_data(self, data: str) -> None:
        self.text += data

    @property
    def picture(self) -> str:
        """What the image of a figure shows."""
        kind, _, data = (self.found["img"]["src"] or "").partition(",")
        assert kind == "data:image/svg+xml;base64"
        return b64decode(data).decode()


@pytest.fixture(scope="module")
def result() -> SolveResult:
    return sudologue.solve(WING)


@pytest.fixture(scope="module")
def rude() -> SolveResult:
    """A result with a rule of a user's own, whose name is no name for a web page."""
    solved = sudologue.solve("1... ..3. .4.. ...2")
    first = solved.steps[0]
    named = replace(first, inference=replace(first.inference, rule=RUDE))
    return replace(solved, steps=(named, *solved.steps[1:]))


def figure_of(shown: Shown) -> Page:
    """The figure, once it was seen to say and show what the other forms do."""
    bundle = forms(shown)
    page = Page(bundle["text/html"])
    assert page.tags == ["figure", "img", "figcaption"]
    assert page.text == page.found["img"]["alt"] == bundle["text/plain"]
    assert page.picture == bundle["image/svg+xml"]
    assert ElementTree.fromstring(page.picture).tag == f"{SVG}svg"
    return page


def test_a_board_is_a_figure_and_its_expression() -> None:
    board = Board(WING)
    assert eval(figure_of(board).text, {"Board": Board}) == board


def test_a_board_shows_candidates_once_something_about_them_is_known() -> None:
    board = Board(WING)
    plain, known = (forms(each)["image/svg+xml"] for each in (board, board.eliminate("r3c3(5)")))
    assert plain == sudologue.draw(board)
    assert known == sudologue.draw(board.eliminate("r3c3(5)"), candidates=True)


def test_a_step_that_is_looked_at_is_told_and_drawn(result: SolveResult) -> None:
    look = result.look(15)
    page = figure_of(look)
    assert page.text == narrate(result, step=15)
    assert page.picture == sudologue.draw(result, 15)


def test_a_step_by_itself_has_its_conclusion_and_the_board_after_it(result: SolveResult) -> None:
    step = result.steps[14]
    page = figure_of(step)
    assert page.text == "XY-Wing: r3c3 isn't 5."
    assert page.picture == sudologue.draw(step.board, candidates=True)


def test_a_picture_is_a_figure_with_its_title_and_description(result: SolveResult) -> None:
    page = figure_of(sudologue.draw(result, 15, theme="dark"))
    title, argument = page.text.split("\n")
    assert title == "XY-Wing: r3c3 isn't 5"
    assert argument.startswith("r1c8 is 4 or 9. ")


def test_a_picture_is_shown_by_those_that_know_svg_alone() -> None:
    picture = sudologue.draw(WING)
    assert picture._repr_svg_() == picture  # pyright: ignore[reportPrivateUsage]


def test_a_picture_of_other_origin_may_have_no_words() -> None:
    picture = Svg(f'<svg xmlns="{SVG.strip("{}")}"></svg>')
    assert picture.words == ""
    assert figure_of(picture).found["img"]["alt"] == ""


def test_ipython_prints_the_words_of_a_picture_and_not_its_source() -> None:
    class Printer:
        said = ""

        def text(self, words: str) -> None:
            self.said += words

    printer, picture = Printer(), sudologue.draw(WING)
    picture._repr_pretty_(printer, False)  # pyright: ignore[reportPrivateUsage]
    assert printer.said == picture.words == f"Sudoku with 38 cells filled and 43 open\n{WING}"


def test_words_of_a_picture_are_read_as_they_were_written(rude: SolveResult) -> None:
    assert sudologue.draw(rude, 1).words.startswith(f"{TOLD}: r2c4 is 1\n")


def test_a_result_is_a_line_its_last_board_and_a_player(result: SolveResult) -> None:
    bundle = forms(result)
    assert (
        bundle["text/plain"] == repr(result) == "<SolveResult solved in 47 steps, hardest XY-Wing>"
    )
    assert bundle["image/svg+xml"] == sudologue.draw(result.final_board)
    page = Page(bundle["text/html"])
    assert page.tags == ["iframe"]
    assert page.found["iframe"]["srcdoc"] == sudologue.player(result)
    assert page.found["iframe"]["title"]


def test_a_result_without_steps_is_shown_too() -> None:
    assert forms(sudologue.solve(WING, max_steps=0))["text/plain"].startswith(
        "<SolveResult stopped"
    )


def test_names_of_rules_stay_words(rude: SolveResult) -> None:
    for shown in (rude.look(1), rude.steps[0], sudologue.draw(rude, 1)):
        page = figure_of(shown)
        assert TOLD in page.text
    page = Page(forms(rude)["text/html"])
    assert page.tags == ["iframe"]
    assert page.found["iframe"]["srcdoc"] == sudologue.player(rude)


def test_nothing_that_draws_is_loaded_before_something_is_shown() -> None:
    lines = (
        "import sys, sudologue",
        "sudologue.solve('1.....3..4.....2').look(1).number",
        "assert 'sudologue.rendering.display' not in sys.modules",
        "assert 'sudologue.rendering.svg' not in sys.modules",
    )
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)
