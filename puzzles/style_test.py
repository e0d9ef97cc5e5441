"""The tics of `puzzles/style.py` in everything that people read; `python -m puzzles.style` counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from _pytest.mark.structures import ParameterSet

from puzzles.shared import needs_shared
from puzzles.style import (
    LONGEST_RUN_OF_SINGLES,
    LONGEST_SENTENCE,
    TICS,
    Tic,
    areas,
    faults,
    in_story,
    page_texts,
    sentences,
    table_texts,
    tics,
)
from sudologue.model import Board
from sudologue.narration.phrasing.passage import Part, say, step_number
from sudologue.solver import Solver

NOT_YET = {
    "docs/killer-side-by-side.md",
    "docs/side-by-side.md",
    "voice conversational",
    "voice teacher",
    "voice proof",
}
"""Areas with tics that are still to go. One without any has to be taken out."""


def every_area() -> Iterator[ParameterSet]:
    for area in areas():
        marks = [pytest.mark.xfail(strict=True, reason="tics to go")] if area in NOT_YET else []
        of_voices = [needs_shared, pytest.mark.slow] if "voice" in area else []
        yield pytest.param(area, marks=[*marks, *of_voices])


@pytest.mark.parametrize("area", [*every_area()])
def test_nothing_sounds_translated(area: str) -> None:
    assert Counter(name for name, _ in faults(area)) == {}


def test_all_areas_not_yet_held_are_areas() -> None:
    assert not NOT_YET.difference(areas())


@pytest.mark.parametrize("tic", TICS, ids=lambda tic: tic.name)
def test_a_tic_is_heard(tic: Tic) -> None:
    assert tics(tic.example, "told", "spoken") == [tic.name]
    assert tics(tic.example) == ([tic.name] if tic.where == "everywhere" else [])


def test_a_long_sentence_is_heard() -> None:
    assert tics("word " * LONGEST_SENTENCE) == []
    assert tics("word " * (LONGEST_SENTENCE + 1)) == ["a sentence too long"]
    assert tics("word " * (LONGEST_SENTENCE + 1), "notation") == []


def heard(*parts: Part) -> list[str]:
    """What is heard in a paragraph about a small puzzle that singles solve."""
    result = Solver().solve(Board.from_string("1.....3..4.....2"))
    return [name for name, _ in in_story([say(*parts)], result, "teacher")]


def test_two_openings_alike_are_heard() -> None:
    assert heard("In row 1, it is 4. In row 1, it is 2.") == ["the same opening twice"]
    assert heard("In row 1, it is 4. In row 2, it is 2.") == []


def test_too_many_singles_at_a_time_are_heard() -> None:
    some = "It goes here. " * (LONGEST_RUN_OF_SINGLES // 3)
    two = step_number(1), " goes here. ", step_number(2), " goes there."
    assert "too many singles at a time" in heard(some, *two)
    assert "too many singles at a time" not in heard(some, *two[:2])
    assert heard(*two) == []


def test_a_page_is_read_without_its_examples() -> None:
    page = (
        "# A page\n\nOne *line*,\nand `code`.\n\n```console\nwhoever\n```\n\n| a | b |\n> whoever\n"
    )
    assert [text for text in page_texts(page) if text] == [
        "A page",
        "One line, and Code.",
        "a",
        "b",
    ]


def test_a_table_is_read_with_its_holes_as_words() -> None:
    table = "x\n    key: {cells:sees/see} [only|claims] {cell:or}. {n:nth} time\n"
    assert [*table_texts(table)] == ["sees see only cell. nth time"]
    assert sentences("It is r1c1. r1c2 is 4 (1). So it is.") == [
        "It is r1c1.",
        "r1c2 is 4 (1).",
        "So it is.",
    ]
