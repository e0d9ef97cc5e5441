"""The page's texts: they stand in the table of the language, and the page has their keys."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from sudologue.languages import current, using
from sudologue.languages.messages_test import escaped
from sudologue.languages.pseudo_language_test import PSEUDO
from tools.web_page import WEB, worded
from web.answers import Desk

FILES = sorted(path for path in WEB.iterdir() if path.suffix in (".html", ".js"))
KEY = re.compile(r"\{\{(\w+)\}\}")
SAID = re.compile(r"[\"`][A-Z][a-z]+,? [a-z][^\"`]*[\"`]")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_key_has_a_text_and_every_text_a_key(file: Path) -> None:
    keys = {*KEY.findall(file.read_text())} - {"version", "files"}
    texts = current().table("page").get(file.stem, {})
    assert keys <= texts.keys()
    assert {key for key in texts if f"{{{{{key}}}}}" not in file.read_text()} <= {
        *("site", "no_question", "nothing_solved")
    }
    assert not KEY.findall(worded(file.read_text(), file)) or file.stem == "service"
    assert SAID.findall(file.read_text()) == []


class Words(HTMLParser):
    """Collects what a reader sees or hears."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def handle_data(self, data: str) -> None:
        self.said.append(data.strip())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        spoken = ("aria-label", "title", "placeholder", "alt", "lang")
        self.said += [value or "" for name, value in attrs if name in spoken]


def test_the_page_has_no_words_of_its_own() -> None:
    words = Words()
    words.feed((WEB / "index.html").read_text())
    left = {KEY.sub("", said).strip() for said in words.said}
    assert left == {"", ".", "n", "Pyodide", "Sudologue"}


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("riddle", {}),
        ("step", {"number": 1}),
        ("check", {"position": {"size": 4, "puzzle": "1.....3..4.....2"}}),
        ("check", {"position": {"size": 4, "puzzle": "12.............."}}),
        ("read", {"text": "1.....3..4.....2\n1.....3..4.....2"}),
    ],
)
def test_answers_are_words_of_the_language(question: str, asked: dict[str, Any]) -> None:
    def answered() -> str:
        answer = json.loads(Desk().answer(question, json.dumps(asked)))
        said = answer.get("error") or (found := answer["answer"]).get("words") or found["remarks"]
        return json.dumps(said, ensure_ascii=False)

    english = answered()
    with using(PSEUDO):
        pseudo = answered()
    assert "⟦" in pseudo
    assert re.sub("[⟦⟧]", "", pseudo) == english
    assert escaped(pseudo.replace('"', " ")) == []
