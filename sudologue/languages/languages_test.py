"""Languages: how they are found, how tables are read, and that all tables can be."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from threading import Thread
from typing import Any

import pytest

import sudologue
import sudologue.languages
from sudologue.errors import SudologueError
from sudologue.languages import current, languages, using
from sudologue.languages.sentence_templates import parse
from sudologue.languages.word_tables import read


def test_a_language_is_used_to_the_end_of_the_block_and_in_its_thread() -> None:
    seen: list[str] = []
    default = current()
    with using("english") as language:
        assert current() is language is default
        thread = Thread(target=lambda: seen.append(current().name))
        thread.start()
        thread.join()
    assert seen == ["english"]


def test_a_mistyped_language_is_recognised() -> None:
    with pytest.raises(SudologueError, match=r"^no language is called 'englsh': did you mean"):
        using("englsh").__enter__()


RESULT = sudologue.solve("1.....3..4.....2")
TOLD: dict[str, Callable[[Any], object]] = {
    "narrate": lambda language: sudologue.narrate(RESULT, "terse", language=language),
    "draw": lambda language: sudologue.draw(RESULT, 1, language=language),
    "player": lambda language: sudologue.player(RESULT, "terse", language=language),
    "result": lambda language: RESULT.tell("terse", language=language),
    "step": lambda language: RESULT.look(1).tell("terse", language=language),
    "hint": lambda language: sudologue.hint(RESULT.initial).tell(language=language),
    "answer": lambda language: sudologue.check(RESULT.initial).tell(language=language),
    "steps": lambda language: sudologue.steps(RESULT.initial).tell(language=language),
}


@pytest.mark.parametrize("told", TOLD)
def test_a_language_can_be_chosen_where_something_is_told(told: str) -> None:
    assert TOLD[told]("english") == TOLD[told](None)
    with pytest.raises(SudologueError, match=r"^no language is called 'esperanto': there is engl"):
        TOLD[told]("esperanto")
    with pytest.raises(SudologueError, match=r"^5 is not a language: name one, such as 'english'$"):
        TOLD[told](5)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("    family: two cells", "neither an owner nor a text: '    family: two cells'"),
        ("Wing\n        with the same pair", "neither an owner nor a text"),
        ("Wing\n    family two cells", "neither an owner nor a text"),
        ("Wing\n    family: a\n    family: b", r"said twice: \['family'\]"),
        ("Wing\n    family: a\nFish\n    x: y\nWing\n    family: b", "said twice"),
    ],
)
def test_a_table_that_is_not_well_written_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read(text)


def test_texts_of_several_owners_stand_together() -> None:
    table = read("one two\nthree\n    family: a\n\ntwo\n    place: b")
    assert table == {
        "one": {"family": "a"},
        "two": {"family": "a", "place": "b"},
        "three": {"family": "a"},
    }


ROOMS = {found.name for found in iter_modules(sudologue.__path__) if found.ispkg} - {"rules"}


@pytest.mark.parametrize("language", languages())
def test_every_table_can_be_read_and_every_text_has_its_holes_closed(language: str) -> None:
    package = import_module(f"sudologue.languages.{language}")
    tables, plain = 0, {*ROOMS, "face"}
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        text = getattr(import_module(found.name), "TEXTS", None)
        if text is None:
            continue
        tables += 1
        place = found.name.removeprefix(f"{package.__name__}.").partition(".")[0]
        for owner, texts in read(text).items():
            for key, each in texts.items():
                rest = "".join(piece.before for piece in parse(each))
                is_closed = place in plain or not {*"{}[]|"} & {*rest}
                assert is_closed, f"{found.name}: {owner}, {key}: {rest}"
    assert tables >= 20


def test_a_language_is_a_folder_here() -> None:
    folders = {found.name for found in walk_packages(sudologue.languages.__path__) if found.ispkg}
    assert {*languages()} == folders
