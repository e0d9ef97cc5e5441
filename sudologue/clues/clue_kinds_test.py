"""What every kind of clue obeys, whichever there are."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from sudologue import clues
from sudologue.clues.clue_kinds import kinds, module_of
from sudologue.formats import Reading, named
from sudologue.inference.codec.clues import clue_data, read_clue
from sudologue.model import Board, Candidate, Clue, Layout
from sudologue.narration.phrasing.clue_lines import clue_lines
from sudologue.rendering import draw
from sudologue.rendering.svg import draw_board

SIX = Layout.boxes(2, 3)


def examples() -> Iterator[Any]:
    for name, kind in kinds().items():
        law = import_module(kind.__module__)
        for number, clue in enumerate(law.EXAMPLES, 1):
            yield pytest.param(clue, id=f"{name}-{number}")


every_kind = pytest.mark.parametrize("clue", list(examples()))


def board(clue: Clue) -> Board:
    return Board("." * 36, layout=SIX.with_clues(clue))


@pytest.mark.parametrize("name", kinds())
def test_a_folder_has_roles_and_their_tests_alone(name: str) -> None:
    folder = Path(clues.__file__).parent / name
    files = {path.stem for path in folder.glob("*.py") if not path.stem.endswith("_test")}
    assert {"__init__", "law"} <= files <= {"__init__", "law", "words", "drawing", "files"}


def test_a_clue_of_ones_own_has_no_folder() -> None:
    assert module_of(clues.Equation(SIX.cells[:2], (1, 1), 5), "law") is None


@every_kind
def test_its_law_leaves_what_some_filling_has(clue: Any) -> None:
    fillings = [
        digits
        for digits in product(SIX.tables.digits, repeat=len(clue.cells))
        if _meets(clue, digits)
    ]
    left = {
        Candidate(cell, digit)
        for digits in fillings
        for cell, digit in zip(clue.cells, digits, strict=True)
    }
    assert fillings
    assert set(board(clue).supported(clue)) == left


def _meets(clue: Any, digits: tuple[int, ...]) -> bool:
    state = clue.start
    for place, digit in enumerate(digits):
        state = clue.step(place, state, digit)
        if state is None:
            return False
    return clue.accepts(state)


@every_kind
def test_traces_hold_it(clue: Any) -> None:
    known: dict[str, Any] = {type(clue).__name__: type(clue)}
    assert eval(repr(clue), known) == clue
    assert read_clue(clue_data(clue), {str(cell): cell for cell in SIX.cells}) == clue


@every_kind
@pytest.mark.parametrize("slug", ["jsonl", "f-puzzles-json", "f-puzzles", "sudokupad"])
def test_files_hold_it(clue: Any, slug: str) -> None:
    written = "".join(named(slug).write([Reading(board(clue), slug)]))
    assert next(iter(named(slug).read(written))).board == board(clue)


@every_kind
def test_a_drawing_of_characters_is_read_back(clue: Any) -> None:
    assert next(iter(named("drawing").read(draw(board(clue)).text))).board == board(clue)


@every_kind
def test_it_is_drawn_and_named(clue: Any) -> None:
    bare, drawn = (str(draw_board(shown)) for shown in (Board("." * 36, layout=SIX), board(clue)))
    assert len(drawn) > len(bare) + 100
    (line,) = clue_lines(SIX.with_clues(clue))
    assert line in drawn.replace("&lt;", "<")
    assert clue.noun.startswith("the ")
