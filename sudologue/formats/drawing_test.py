"""Drawings are read back as what was drawn; grids with blanks as they stand, or not at all."""

from __future__ import annotations

import random

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.clues import Arrow, Cage, Region, Thermometer
from sudologue.errors import BoardTextError, SudologueError
from sudologue.formats import claimants, read
from sudologue.formats.decorated_grid import blank_cells
from sudologue.formats.strategies_test import solution
from sudologue.model import CLASSIC, Board, Layout
from sudologue.rendering import draw

CLUED = CLASSIC.with_anti_king().with_clues(
    Cage.of("r1c1 r1c2", 10),
    Cage.of("r2c1 r2c2"),
    Region.of("r5c5 r5c6 r6c7"),
    Thermometer.of("r9c1 r8c1 r7c1"),
    Thermometer.of("r9c3 r8c3 r7c3", slow=True),
    Arrow.of("r3c3", "r3c4 r3c5", "r4c3 r5c3"),
    Arrow.of("r1c8 r1c9", "r2c9 r3c9"),
)


def houses(layout: Layout) -> object:
    return {frozenset(house.cells) for house in layout.houses}, layout.sights, layout.clues


@pytest.mark.parametrize("name", [*LAYOUTS, "clues"])
def test_a_drawing_is_the_board_that_was_drawn(name: str) -> None:
    layout = LAYOUTS.get(name, CLUED)
    digits = solution(name) if name in LAYOUTS else (None,) * 81
    values = [v if n % 3 == 0 else None for n, v in enumerate(digits)]
    given = [cell for n, cell in enumerate(layout.cells) if n % 6 == 0]
    board = Board.from_values(values, layout, given)
    for ascii_only, candidates in ((False, False), (True, True)):
        text = draw(board, ascii_only=ascii_only, candidates=candidates).text
        assert [known.slug for known in claimants(text)] == ["drawing"]
        back = read(f"x, line 1\n\n{text}\n").board
        assert (back.masks.filled, back.masks.givens, back.masks.live) == (
            board.masks.filled,
            board.masks.givens,
            board.masks.live,
        )
        assert houses(back.layout) == houses(layout)


EMPTY = draw(Board.from_string("." * 81)).text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (f"{EMPTY}\n\nNo 5 is even.", "says 'No 5 is even.', which Sudologue doesn't know"),
        (f"{EMPTY}\n\n10: A1 A2", "'10: A1 A2': 'A1' is not a cell"),
        ("\n".join(EMPTY.split("\n")[:9]), "breaks off: expected 9 rows"),
        (EMPTY.replace(".  . │  .", ".  .    .", 1), "don't enclose regions of 9 cells"),
        (EMPTY.replace("├", "x"), "breaks off: expected 9 rows"),
        (EMPTY.replace(".  . │  .", ".  .    ."), "don't enclose regions"),
    ],
)
def test_what_is_not_understood_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BoardTextError, match=fault):
        read(text, "drawing")


@pytest.mark.parametrize("name", ["classic", "4x4", "6x6"])
def test_grids_with_blanks_are_read_as_they_stand_or_not_at_all(name: str) -> None:
    layout, chance = LAYOUTS[name], random.Random(7)
    size, refused = layout.size, 0
    for trial in range(200):
        share = chance.choice([0.2, 0.4, 0.8])
        shown = "".join(str(v) if chance.random() < share else " " for v in solution(name))
        rows = [shown[start : start + size] for start in range(0, size * size, size)]
        width = layout.tables.box_shape[1] if layout.tables.box_shape else size
        boxes = [[row[at : at + width] for at in range(0, size, width)] for row in rows]
        text = "\n".join(
            (
                rows,
                [row.rstrip() or " " for row in rows],
                [" ".join(row) for row in rows],
                [f"|{'|'.join(row)}|" for row in boxes],
                [f"| {' | '.join(map(' '.join, row))} |" for row in boxes],
                ["\t".join(row).replace(" ", "").rstrip() for row in rows],
            )[trial % 6]
        )
        cells = blank_cells(text)
        refused += cells is None
        assert cells is None or "".join(cell.text for cell in cells) == shown.replace(" ", ".")
    assert refused < 100


def test_a_mixed_text_is_not_read_as_a_grid() -> None:
    for text in ("12\n3 \n", "1 2\n\n", "|1|\n", "-|-\n-|-", "1,2,3\n4,5,6\n7,8,9\n,,\n"):
        with pytest.raises(SudologueError):
            Board.from_string(text)
