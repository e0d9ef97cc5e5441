from __future__ import annotations

import pytest

from puzzles.layouts import JIGSAW_5, LAYOUTS
from sudologue.clues import Arrow, Cage, Thermometer
from sudologue.errors import BoardTextError
from sudologue.formats import read
from sudologue.formats.strategies_test import solution
from sudologue.model import Board, Candidate, Cell, Layout
from sudologue.model.layout import usual_layout
from sudologue.narration.phrasing.grids import candidate_grid, digit_grid
from sudologue.narration.phrasing.passage import Role

PUZZLE = "........4..45...5...1.3.."
SOLUTION = "4123553142245133542112354"


def walls(board: Board) -> set[tuple[int, int]]:
    """The neighbours in a row between which a drawing has a wall."""
    size, rows = board.layout.size, digit_grid(board).text.splitlines()
    cells = [row.partition("| ")[2] for row in rows if row.startswith("r")]
    assert len(cells) == size
    found: set[tuple[int, int]] = set()
    for number, row in enumerate(cells):
        parts = row.strip("|").split("|")
        at = 0
        for part in parts[:-1]:
            at += len(part.split())
            found.add((number, at))
    return found


@pytest.mark.parametrize("text", [PUZZLE, SOLUTION])
def test_regions_have_walls_between_them(text: str) -> None:
    layout = Layout.jigsaw(JIGSAW_5)
    board = Board.from_string(text, layout)
    expected = {
        (row, col)
        for row in range(5)
        for col in range(1, 5)
        if JIGSAW_5[5 * row + col] != JIGSAW_5[5 * row + col - 1]
    }
    assert walls(board) == expected


def test_candidates_stand_within_the_regions() -> None:
    board = Board.from_string(PUZZLE, Layout.jigsaw(JIGSAW_5))
    told = candidate_grid(board)
    assert told.board is board
    entries = [word for word in told.text.replace("|", " ").split() if word.strip("()").isdigit()]
    marks = ["".join(map(str, sorted(domain))) for domain in board.masks.domains]
    assert any(len(mark) == 1 for mark in marks)
    assert entries == [
        str(value) if value else f"({mark})" if len(mark) == 1 else mark
        for value, mark in zip(board.masks.values, marks, strict=True)
    ]


@pytest.mark.parametrize(
    "name", ["classic", "6x6", "16x16", "jigsaw-9", "windoku-diagonals", "main-diagonal"]
)
def test_what_is_drawn_can_be_read_back(name: str) -> None:
    layout = LAYOUTS[name]
    values = [v if n % 3 == 0 else None for n, v in enumerate(solution(name))]
    board = Board.from_values(values, layout)
    empty = next(cell for cell in layout.cells if not board.value(cell))
    board = board.eliminate([Candidate(empty, min(board.domain(empty)))])
    new = [cell for cell in layout.cells if board.value(cell)][:4]
    for grid in (digit_grid(board), digit_grid(board, new), candidate_grid(board)):
        back = read(grid.text).board
        assert back.masks.filled == board.masks.filled
        assert {h.cells for h in back.layout.houses} == {h.cells for h in layout.houses}
        assert grid.shows_candidates == (back.masks.live == board.masks.live)


def test_new_digits_have_a_star_and_are_digits() -> None:
    board = Board.from_string("1.....3..4.....2")
    grid = digit_grid(board, [Cell(0, 0)])
    assert grid.text.splitlines()[2] == "r1 | 1* .  | .  .  |"
    assert [span.value for span in grid.spans if span.role is Role.DIGIT] == [1]


CLUED = usual_layout(4).with_clues(
    Cage.of("r1c1 r1c2 r1c3", 6), Cage.of("r3c1 r4c1"), Cage.of("r2c4 r3c4", 3)
)


def test_cages_have_walls_and_totals() -> None:
    assert digit_grid(Board.from_string("." * 16, CLUED)).text == """\
      c1    c2    c3    c4
   ┏━━━━━━━━━━━━━━━━━┯━━━━━┓
r1 ┃6 .     .  ╎  .  │  .  ┃
   ┠───────────┰─────┼─────┨
r2 ┃  .     .  ┃  .  │3 .  ┃
   ┣━━━━━┯━━━━━╋━━━━━┥╌╌╌╌╌┃
r3 ┃  .  │  .  ┃  .  │  .  ┃
   ┃     │     ┃     └─────┨
r4 ┃  .  │  .  ┃  .     .  ┃
   ┗━━━━━┷━━━━━┻━━━━━━━━━━━┛"""


def test_lines_have_letters_and_a_way() -> None:
    layout = usual_layout(4).with_clues(
        Arrow.of("r1c1", "r1c2 r2c3"), Thermometer.of("r4c4 r3c4"), Arrow.of("r4c1 r4c2", "r3c2")
    )
    assert digit_grid(Board.from_string("4" + "." * 15, layout)).text == """\
     c1   c2     c3  c4
   +-----------+----------+
r1 | 4 A→ . a↘ | .   .    |
r2 | .    .    | . a .    |
   +-----------+----------+
r3 | .    . c  | .   . b  |
r4 | . C  . C↑ | .   . B↑ |
   +-----------+----------+"""


def test_a_drawing_without_its_list_of_cages_is_no_puzzle() -> None:
    with pytest.raises(BoardTextError, match="no list of them"):
        read(digit_grid(Board.from_string("." * 16, CLUED)).text)
