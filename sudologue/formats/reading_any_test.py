"""`Board.from_string` reads every text as the format that it is in, however long it happens to be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import assume, given, note, settings
from hypothesis import strategies as st

from sudologue.errors import FormatError, SudologueError
from sudologue.formats import FORMATS, Format, Reading, claimants, read
from sudologue.formats.strategies_test import layouts_for, positions
from sudologue.model import Board
from sudologue.model.text import cell_symbols

AREAS = (16, 36, 49, 64, 81, 100, 144, 256, 625)
"""The numbers of cells that boards have."""

DRAWN = ("pencilmarks", "simple-pencilmarks", "se-pencilmarks")
"""Formats whose texts may be drawn like a grid, or like two; these are refused, not guessed."""

LONGER: dict[str, Callable[[str, str], str]] = {
    "line": lambda text, figures: f"{text.strip()} {figures}",
    "sdm": lambda text, figures: f"{text.strip()} {figures}",
    "grid": lambda text, figures: f"# {figures}\n{text}",
    "sukaku": lambda text, figures: f"{text.strip()} {figures}",
    "hodoku": lambda text, figures: f"{text.strip()}{'' if text.count(':') == 7 else ':'}{figures}",
    "sdk": lambda text, figures: f"#D{figures}\n{text}",
    "sadman": lambda text, figures: f"#D{figures}\n{text}",
    "csv": lambda text, figures: text.replace("\n", ",rating\n", 1).strip() + f",{figures}\n",
    "json": lambda text, figures: text.replace("{", f'{{"rating": {figures or 0}, ', 1),
}
"""How a text of a format comes by more characters, all figures, that are no cells."""


def written(known: Format, board: Board) -> str:
    return "".join(known.write([Reading(board, known.slug)]))


def padded(slug: str, text: str, area: int) -> str | None:
    """The text with figures beside it, so that it has as many characters that may be cells."""
    longer = LONGER.get(slug)
    lacking = area - len(cell_symbols(longer(text, ""))) if longer else 0
    return longer(text, "1" * lacking) if longer and 0 <= lacking <= 120 else None


def read_alone(known: Format, text: str) -> Board | None:
    """What a text comes to where no layout is told, if it does to anything."""
    try:
        return read(text, known.slug).board
    except SudologueError:
        return None


@pytest.mark.parametrize(
    "known", [known for known in FORMATS if known.can_write], ids=lambda known: known.slug
)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_any_position_of_any_format_is_read(known: Format, data: st.DataObject) -> None:
    board = data.draw(positions(tuple(layouts_for(known))))
    assume(board.dead_end is None)
    try:
        text = written(known, board)
    except FormatError:  # a position that the format cannot hold
        assume(False)
        raise
    expected = read(text, known.slug, board.layout).board
    layout = None if read_alone(known, text) == expected else board.layout
    note(text)
    if known.slug in DRAWN and len(claimants(text)) != 1:
        return
    assert Board.from_string(text, layout) == expected
    assert Board.from_string(f"{text}\n\n", layout) == expected
    for area in AREAS:
        more = padded(known.slug, text, area)
        if more is not None:
            note(more)
            assert Board.from_string(more, layout) == expected
