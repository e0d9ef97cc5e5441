from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sudologue import Board, SolveResult, solve
from sudologue.errors import SudologueError
from sudologue.rendering import handout, sheets
from sudologue.rendering.paper import GRIDS, PAPERS
from sudologue.rendering.svg.palette import colours
from tools.browser import Browser, chromium

FOUR = "1.....3..4.....2"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
XY_WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
SIXTEEN = "." * 256
CSS = (Path(__file__).parent / "paper.css").read_text(encoding="utf-8")


class Tags(HTMLParser):
    """Whether every tag is closed, in order, and what was met."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def solved() -> SolveResult:
    return solve(XY_WING)


def many(count: int) -> list[Board]:
    return [Board(FOUR)] * count


@pytest.mark.parametrize("per_page", GRIDS)
def test_so_many_puzzles_stand_on_a_page(per_page: int) -> None:
    text = sheets(many(7), per_page=per_page)
    pages = text.split("<section ")[1:]
    assert [page.count("<figure ") for page in pages[:-1]] == [per_page] * (len(pages) - 1)
    assert sum(page.count("<figure ") for page in pages) == 7
    across, down = GRIDS[per_page]
    assert across * down == per_page


def test_each_puzzle_has_its_number_and_caption() -> None:
    text = sheets(many(3), ["easy (effort 57)", "hard"])
    captions = re.findall(r"<figcaption><b>(\d)</b><span>(.*?)</span>", text)
    assert captions == [("1", "easy (effort 57)"), ("2", "hard"), ("3", "")]


def test_answers_that_are_known_are_at_the_end() -> None:
    text = sheets([Board(EASY), solve(FOUR), solve(EASY)])
    asked, _, known = text.partition('<section class="page answers">')
    assert re.findall(r"<b>(\d)</b>", asked) == ["1", "2", "3"]
    assert re.findall(r"<b>(\d)</b>", known) == ["2", "3"]
    assert "answers" not in sheets([solve(FOUR)], answers=False).partition("</style>")[2]
    assert "answers" not in sheets([Board(FOUR)]).partition("</style>")[2]


def test_a_result_that_is_not_solved_has_no_answer() -> None:
    stuck = solve(EASY, max_steps=2)
    text = sheets([stuck])
    assert "Answers" not in text
    assert f"<desc>{EASY}</desc>" in text


def test_larger_boards_have_larger_answers() -> None:
    small, large = sheets([solve(EASY)]), sheets([solve(EASY), complete_sixteen()])
    widths = [
        float(re.findall(r'width:([\d.]+)mm">', text.partition("answers")[2])[-1])
        for text in (small, large)
    ]
    assert widths[1] > widths[0] * 1.5


def complete_sixteen() -> SolveResult:
    rows = ["123456789ABCDEFG"[4 * (r % 4) + r // 4 :] + "123456789ABCDEFG"[: 4 * (r % 4) + r // 4]
            for r in range(16)]  # fmt: skip
    return solve("." + "".join(rows)[1:])


@pytest.mark.parametrize("per_page", GRIDS)
@pytest.mark.parametrize("paper", PAPERS)
def test_boards_fit_on_the_paper(per_page: int, paper: str) -> None:
    text = sheets(many(1), per_page=per_page, paper=paper)
    across, down = GRIDS[per_page]
    width, height = (each - 28 for each in PAPERS[paper])
    (side,) = map(float, re.findall(r'<figure style="width:([\d.]+)mm">', text))
    (row,) = map(float, re.findall(r"grid-template:repeat\(\d,([\d.]+)mm\)", text))
    assert side * across <= width
    assert side + 6 <= row  # and its caption
    assert row * down + 11 < height
    assert f"@page{{size:{paper};margin:14.0mm}}" in text


def test_style_keeps_pages_and_steps_whole() -> None:
    assert re.search(r"\.page \{ break-after: page;", CSS)
    assert re.search(r"\.page:last-child \{ break-after: auto \}", CSS)
    assert re.search(r"\.step \{ break-inside: avoid;", CSS)
    assert re.search(r"figure \{ [^}]*break-inside: avoid", CSS)
    assert re.search(r"h2 \{ [^}]*break-after: avoid", CSS)


def test_style_speaks_of_colours_that_pictures_have() -> None:
    light = {light for light, _ in colours().values()}
    named = re.findall(r'\[(?:stroke|fill)="(#\w+)"\]', CSS)
    assert len(named) > 4
    assert set(named) <= light


def test_large_print_says_so() -> None:
    assert '<body class="large">' in sheets(many(1), large=True)
    assert '<body class="">' in sheets(many(1))


@pytest.mark.parametrize("title", ["<b>&\"'", "a\x1b[31mb\x00c", "]]></style><script>"])
def test_titles_and_captions_are_text(title: str, solved: SolveResult) -> None:
    for text in (sheets(many(1), [title], title=title), handout(solved, title=title)):
        tags = Tags(text)
        assert tags.open == []
        assert "script" not in tags.seen
        assert tags.seen.count("b") < 200
        assert "\x1b" not in text
        assert "\x00" not in text


def test_pages_load_nothing_and_are_the_same_every_time(solved: SolveResult) -> None:
    for make in (lambda: sheets([solve(FOUR)] * 3), lambda: handout(solved)):
        text = make()
        tags = Tags(text)
        assert (tags.open, tags.addresses) == ([], [])
        assert not re.search(r"url\(|@import|https?://(?!www\.w3\.org/2000/svg)", text)
        assert not {"script", "link", "img", "iframe"} & set(tags.seen)
        assert text == make()


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"per_page": 3}, r"^per_page is 3: write 1, 2, 4 or 6$"),
        ({"paper": "A3"}, r"^no paper is called 'A3': there are a4, letter$"),
        ({"paper": 4}, r"^no paper is called 4: there are a4, letter$"),
    ],
)
def test_what_is_not_there_is_refused(wish: dict[str, int], fault: str) -> None:
    with pytest.raises(SudologueError, match=fault):
        sheets(many(1), **wish)  # pyright: ignore[reportArgumentType]


def test_what_is_no_puzzle_is_refused() -> None:
    with pytest.raises(TypeError, match=r"^'1' is not a puzzle to print: give a board, or a "):
        sheets("123")  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError, match=r"^'123' is not a result: solve returns one, "):
        handout("123")  # pyright: ignore[reportArgumentType]


# ----------------------------------------------------------------------------------------- handout


def steps(text: str) -> list[str]:
    """The blocks of a handout that stay together."""
    return re.findall(r'<div class="step">(.*?)</div>\n', text, re.DOTALL)


def titles(text: str) -> list[str]:
    """What the pictures of steps are called."""
    return [re.findall(r"<title>(.*?)</title>", block)[0] for block in steps(text)]


def test_every_step_beyond_singles_has_its_picture_and_words(solved: SolveResult) -> None:
    found = titles(handout(solved))
    assert found[-2:] == ["XY-Wing: r3c3 isn't 5", "Steps 16 to 47"]
    assert found[1] == "Steps 2 to 4"  # locked candidates, in one passage
    assert handout(solved).count("Locked candidates:") == 1
    for block in steps(handout(solved)):
        assert block.count("<svg ") == 1
        assert "<p>" in block


def test_singles_in_a_row_are_gathered_on_one_board(solved: SolveResult) -> None:
    (last,) = [block for block in steps(handout(solved)) if "Steps 16 to 47" in block]
    for number in range(16, 48):
        assert f">{number}</text>" in last  # the number of a step, on its cell
    assert last.count("<p>") > 1


def test_no_picture_is_there_twice(solved: SolveResult) -> None:
    text = handout(solved)
    figures = re.findall(r"<figure>(.*?)</figure>", text, re.DOTALL)
    assert len(figures) == 3  # the puzzle, and its pencil marks, twice
    assert len(set(figures)) == 3


def test_clues_are_drawn_and_not_listed() -> None:
    cages = '"cages": [{"cells": ["r1c1", "r1c2"], "sum": 3}]'
    text = handout(solve(f'{{"size": 4, "givens": "................", {cages}}}'))
    assert "r1c1 r1c2" not in re.sub(r"<desc>.*?</desc>", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("voice", ["conversational", "teacher", "terse", "technical", "proof"])
def test_every_voice_can_tell_it(voice: str, solved: SolveResult) -> None:
    text = handout(solved, voice)
    assert Tags(text).open == []
    assert "XY-Wing: r3c3 isn't 5" in titles(text)


def test_cells_are_named_as_asked(solved: SolveResult) -> None:
    text = handout(solved, notation="a1")
    assert "C3" in text
    assert "r3c3" not in text


def test_large_boards_have_the_width_of_the_paper() -> None:
    assert '<body class="wide">' in handout(complete_sixteen())


def test_a_solve_that_did_not_end_is_told_as_far_as_it_came() -> None:
    assert titles(handout(solve(XY_WING, max_steps=3))) != []
    assert steps(handout(solve(EASY, max_steps=0))) == []


@pytest.mark.slow
def test_a_browser_prints_as_many_pages_as_there_are(tmp_path: Path, solved: SolveResult) -> None:
    if chromium() is None:
        if os.environ.get("SUDOLOGUE_BROWSER") == "required":
            pytest.fail("there is no Chromium, and SUDOLOGUE_BROWSER=required")
        pytest.skip("there is no Chromium")
    with Browser() as browser:
        for per_page, paper, pages in ((6, "a4", 3), (4, "letter", 3), (2, "a4", 5), (1, "a4", 8)):
            file = tmp_path / f"{per_page}.html"
            file.write_text(sheets([solved] * 7, per_page=per_page, paper=paper), encoding="utf-8")
            browser.goto(file.as_uri())
            assert browser.requests == [file.as_uri()]
            printed = browser.ask("Page.printToPDF", preferCSSPageSize=True)["data"]
            assert printed_pages(printed) == pages


def printed_pages(data: str) -> int:
    """How many pages a PDF has."""
    from base64 import b64decode

    return len(re.findall(rb"/Type\s*/Page\b", b64decode(data)))
