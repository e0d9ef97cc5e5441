from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any

import pytest

import sudologue
from sudologue import Board, Evidence, Inference, Layout, SolveResult
from sudologue.errors import LayoutError, NameNotFoundError, SudologueError
from sudologue.inference import Elimination
from sudologue.narration import say
from sudologue.rendering.player import page_of
from sudologue.rendering.player.conftest import WING
from sudologue.rendering.player.player_page import PHRASES, packed, script_safe, shell
from sudologue.rules import named

EASY = "..5...7...48.......69.8.........3......4..39...4..7..5.....587....87.63..1.9..5.2"
HARDEST_NAME = "</script><b>bold</b><!-- \u2028 &amp;"


@dataclass(frozen=True)
class Own:
    """A rule of somebody's own, with the worst of names."""

    name = HARDEST_NAME

    def apply(self, board: Board) -> Iterator[Inference]:
        for inference in named("naked_single").apply(board):
            seen = inference.evidence
            yield Inference(
                self.name, inference.action, Evidence(truths=seen.truths, links=seen.links)
            )


def hostile() -> SolveResult:
    """A solve whose steps are all of that rule."""
    return sudologue.solve(EASY, [Own()])


def data_of(page: str) -> dict[str, Any]:
    """What the script is handed."""
    found = re.search(r'<script type="application/json" id=data>(.*?)</script>', page)
    assert found
    return json.loads(found[1])


class Tags(HTMLParser):
    """The tags of a page, and what they ask for from elsewhere."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.foreign: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "action", "srcset") and value != "data:,":
                self.foreign.append(f"{name}={value}")


def test_a_page_is_one_file_that_asks_nobody_for_anything() -> None:
    page = sudologue.player(sudologue.solve(WING))
    tags = Tags(page)
    assert page.startswith("<!DOCTYPE html>")
    assert tags.foreign == []
    assert tags.tags.count("script") == 2
    assert not re.search(r"https?:|@import|url\(|@font-face", page)
    assert "{{" not in page


def test_the_same_page_each_time() -> None:
    assert page_of(sudologue.solve(WING)) == page_of(sudologue.solve(WING))


def test_it_is_small() -> None:
    assert len(shell().encode()) <= 15_000
    wing, easy = sudologue.solve(WING), sudologue.solve(EASY)
    assert len(wing.steps) == 47
    assert len(page_of(wing).encode()) <= 80_000 / 50 * 47
    # as many singles as a hundred steps have
    a_step = (len(page_of(easy).encode()) - len(shell())) / len(easy.steps)
    assert len(shell()) + 100 * a_step <= 150_000


def test_names_end_no_script() -> None:
    page = page_of(hostile(), title=HARDEST_NAME)
    assert Tags(page).tags.count("script") == 2
    assert "b" not in Tags(page).tags
    assert page.count("</script>") == 2
    rules = data_of(page)["rules"]
    assert "<B>" in str(rules)  # its title, read from the slug


def test_data_read_back() -> None:
    data = {"a": ["</script>", "<!--", "\u2028\u2029", "é"]}
    written = script_safe(data)
    assert not re.search("[<\u2028\u2029]", written)
    assert json.loads(written) == data


def test_drawings_unpack_to_what_they_were() -> None:
    drawing = '<circle cx="1" cy="2" r="3"/><text x="1" y="2">é¢</text>'
    small = packed(drawing)
    assert len(small.encode()) < len(drawing.encode())
    back = re.sub("[¡-ÿ]", lambda match: PHRASES[ord(match[0]) - 0xA1], small)
    assert back == drawing.replace("é", "&#233;").replace("¢", "&#162;")
    assert len(PHRASES) <= 0xFF - 0xA1 + 1


def test_several_voices() -> None:
    result = sudologue.solve(WING)
    told = data_of(page_of(result, ("terse", "teacher")))["voices"]
    assert [voice["name"] for voice in told] == ["terse", "teacher"]
    assert all(len(voice["steps"]) == 47 for voice in told)
    assert all(voice["opening"] and voice["ending"] for voice in told)
    assert page_of(result, "terse") == page_of(result, ("terse",))


def test_what_there_is_to_say_besides_follows_the_end() -> None:
    page = page_of(sudologue.solve(WING), remarks=[say("Found by search: nothing more.")])
    voices = data_of(page)["voices"]
    assert voices[0]["ending"][-1] == ["Found by search: nothing more."]


def test_another_notation_names_rows_and_cells() -> None:
    page = page_of(sudologue.solve(WING), "terse", notation="a1")
    assert ">I</text>" in page
    names = data_of(page)["names"]
    assert names[:2] == ["A1", "A2"]
    assert "r3c3" not in page


def test_what_cannot_be_played() -> None:
    result = sudologue.solve(WING)
    with pytest.raises(SudologueError, match="nobody tells this"):
        page_of(result, ())
    with pytest.raises(NameNotFoundError, match="there is no voice 'tearse'"):
        page_of(result, ("tearse",))
    large = SolveResult(Board("." * 25**2, layout=Layout.of_size(25)), (), result.status)
    assert page_of(large)
    with pytest.raises(LayoutError):
        page_of(
            SolveResult(Board("." * 30**2, layout=Layout.of_size(30)), (), result.status),
            notation="a1",
        )


class OwnVoice:
    """A narrator of somebody's own."""

    name = "own"
    summary = "Says little."

    def narrate(self, result: SolveResult) -> list[sudologue.narration.Passage]:
        return []

    def tell(self, step: sudologue.TraceStep, before: Board) -> sudologue.narration.Passage:
        said = "out" if isinstance(step.inference.action, Elimination) else "in"
        return say(f"{said} it goes")


def test_a_narrator_of_ones_own() -> None:
    voices = data_of(page_of(sudologue.solve(WING), [OwnVoice()]))["voices"]
    assert voices[0]["steps"][14] == [[4, 15, "15"], ". out it goes"]
    assert voices[0]["opening"] == [["This puzzle starts with 38 digits, so 43 are missing."]]
    assert voices[0]["ending"] == [["Every step was forced, so this is the only solution."]]


def test_the_files_are_in_the_package() -> None:
    folder = files("sudologue.rendering.player")
    assert (folder / "shell.html").is_file()
