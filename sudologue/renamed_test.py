"""What went by another name in 0.1 works, and says what is written now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import sudologue
from sudologue import Board, oracle
from sudologue.errors import WrongTypeError
from sudologue.renamed import renamed

BOARD = Board("1... ..3. .4.. ...2")
HINT = sudologue.hint(BOARD, "what")
EXPLAINED = sudologue.explain(BOARD, "r1c2<>2")
JUDGED = sudologue.judge(BOARD, "r1c2=3")
MADE = {"seed": 1, "symmetry": "rot180"}


def first(**wished: Any) -> object:
    """The first puzzle that is made."""
    return next(sudologue.generate(**MADE, **wished))


def called(function: Callable[..., Any], *given: object, **named: object) -> Callable[[], object]:
    """A call to be made later, by names that are not written any more."""
    return lambda: function(*given, **named)


RENAMED: dict[str, tuple[Callable[[], object], Callable[[], object], str]] = {
    "hint.text": (lambda: HINT.text("terse"), lambda: HINT.tell("terse"), "text() is tell() now"),
    "hint.picture": (HINT.picture, HINT.draw, "picture() is draw() now"),
    "explanation.text": (EXPLAINED.text, EXPLAINED.tell, "text() is tell() now"),
    "ruling.text": (JUDGED.text, JUDGED.tell, "text() is tell() now"),
    "explain, seconds": (
        called(sudologue.explain, BOARD, "r1c2=3", seconds=60),
        called(sudologue.explain, BOARD, "r1c2=3", timeout=60),
        "seconds= is timeout= now",
    ),
    "judge, seconds": (
        called(sudologue.judge, BOARD, "r1c2=3", seconds=60),
        called(sudologue.judge, BOARD, "r1c2=3", timeout=60),
        "seconds= is timeout= now",
    ),
    "rate, seconds": (
        lambda: called(sudologue.rate, BOARD, seconds=60)(),
        lambda: sudologue.rate(BOARD, timeout=60),
        "seconds= is timeout= now",
    ),
    "generate, seconds": (
        called(first, seconds=60),
        called(first, timeout=60),
        "seconds= is timeout= now",
    ),
    "generate, band": (
        called(first, band="easy"),
        called(first, difficulty="easy"),
        "band= and rating= is difficulty= now",
    ),
    "generate, band and rating": (
        called(first, band="easy", rating={"se": (1, 2)}),
        called(first, difficulty={"effort": "easy", "se": (1, 2)}),
        "band= and rating= is difficulty= now",
    ),
    "count_solutions, seconds": (
        called(oracle.count_solutions, BOARD, seconds=60),
        called(oracle.count_solutions, BOARD, timeout=60),
        "seconds= is timeout= now",
    ),
    "conflict_of, seconds": (
        called(oracle.conflict_of, Board("32.. .... ..34 ..2."), seconds=60),
        called(oracle.conflict_of, Board("32.. .... ..34 ..2."), timeout=60),
        "seconds= is timeout= now",
    ),
}


@pytest.mark.parametrize("name", RENAMED)
def test_an_old_name_works_and_says_the_new_one(name: str) -> None:
    old, new, said = RENAMED[name]
    with pytest.warns(DeprecationWarning, match=re.escape(said)) as caught:
        found = old()
    assert [str(one.message) for one in caught] == [
        f"{said}; the old name goes in the next version"
    ]
    assert caught[0].filename == __file__
    assert found == new()


def test_both_names_at_once_are_refused() -> None:
    with pytest.raises(WrongTypeError, match="seconds and timeout are the same: give one of them"):
        called(sudologue.explain, BOARD, "r1c2=3", seconds=1, timeout=1)()


def test_what_has_its_name_is_called_as_it_is() -> None:
    @renamed(old="new")
    def plain(new: int = 0) -> int:
        """Say it."""
        return new

    assert (plain(), plain(3), plain(new=4), plain.__doc__) == (0, 3, 4, "Say it.")
