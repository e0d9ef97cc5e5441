"""`Board.from_string` reads every text as the format that it is in, however long it happens to be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import assume, given, note, settings
from hypothesis import strategies as st

from sudologue.errors import BoardTextError, FormatError, SudologueError
from sudologue.formats import FORMATS, Format, Reading, claimants, read
from sudologue.formats.strategies_test import layouts_for, positions
from sudologue.model import CLASSIC, Board
from sudologue.model.board_text import cell_symbols

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
@settings(max_examples=settings().max_examples // 5)
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
    if known.slug in DRAWN and claimants(text) != (known,):
        return
    assert Board.from_string(text, layout) == expected
    assert Board.from_string(f"{text}\n\n", layout) == expected
    for area in AREAS:
        more = padded(known.slug, text, area)
        if more is not None:
            note(more)
            assert Board.from_string(more, layout) == expected


GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize(
    "text",
    [
        # library lines with as many characters that may be cells as boards of 10 and 12 rows have
        f":0000:1:{GIVENS}:413 414:::{'1' * 8}",
        f":0000:1:{GIVENS}:413 414:::{'1' * 52}",
        # 21 triples beside 81 cells: 144 figures
        f"{GIVENS}:413 414 415 416 417 418 419 421 422 423 424 425 426 427 428 429 431 432 433 434 435",
        # a digit that was placed is no given, though a plus is also drawn where lines meet
        GIVENS.replace("..7", "+4+67", 1),
        f"{GIVENS} {'1' * 19}",
        f"{GIVENS}\t{'1' * 63}",
        f"puzzle,rating\n{GIVENS},{'1' * 7}\n",
        f"# {'1' * 18}\n{GIVENS}",
    ],
)
def test_what_stands_beside_the_cells_is_never_taken_for_some(text: str) -> None:
    board = Board.from_string(text)
    assert board == read(text).board
    assert board.layout is CLASSIC
    assert len(cell_symbols(text)) in AREAS or "+" in text


def test_a_digit_that_was_placed_is_no_given() -> None:
    board = Board.from_string(GIVENS.replace("..7", ".+67", 1))
    assert board["r1c4"] == 6
    assert not board.is_given("r1c4")
    assert board == Board.from_string(GIVENS).place("r1c4", 6)


@pytest.mark.parametrize("count", [4, 9])
def test_several_positions_are_not_one_larger_board(count: int) -> None:
    for area in (16, 36, 64):
        if area * count in AREAS:
            with pytest.raises(BoardTextError, match="expected"):
                Board.from_string(f"{'.' * area}\n" * count)
