import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.errors import BoardTextError
from sudologue.inference import Elimination, Placement
from sudologue.model import Candidate, Cell
from sudologue.narration import Role
from sudologue.narration.notation import (
    cells_text,
    compact,
    compact_cells,
    conclusion,
    digits_word,
    parse_cells,
)


@st.composite
def some_cells(draw: st.DrawFn) -> tuple[int, frozenset[Cell]]:
    size = draw(st.sampled_from([1, 4, 6, 9, 10, 16, 25]))
    index = st.integers(0, size - 1)
    return size, draw(st.frozensets(st.builds(Cell, index, index), min_size=1))


@given(some_cells())
def test_cells_are_read_back_as_they_were_written(found: tuple[int, frozenset[Cell]]) -> None:
    size, cells = found
    assert parse_cells(cells_text(cells, size), size) == tuple(sorted(cells))


@given(some_cells())
def test_groups_are_lines_that_hold_every_cell_once(found: tuple[int, frozenset[Cell]]) -> None:
    size, cells = found
    groups = [group for _, group in compact(cells, size)]
    assert sorted(cell for group in groups for cell in group) == sorted(cells)
    for group in groups:
        assert len({cell.row for cell in group}) == 1 or len({cell.col for cell in group}) == 1
    assert groups == sorted(groups)


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        ("r1c1 r1c5", "r1c15"),
        ("r2c4 r7c4", "r27c4"),
        ("r1c1 r2c8 r7c1", "r17c1,r2c8"),
        ("r1c1 r1c5 r4c1 r4c5", "r1c15,r4c15"),
        ("r1c1 r1c2 r1c3 r2c1", "r1c123,r2c1"),
        ("r3c3", "r3c3"),
    ],
)
def test_the_communitys_groups(cells: str, text: str) -> None:
    assert cells_text(map(Cell.parse, cells.split()), 9) == text


def test_beyond_nine_rows_every_cell_stands_by_itself() -> None:
    assert cells_text([Cell(0, 0), Cell(0, 4), Cell(0, 14)], 16) == "r1c1,r1c5,r1c15"
    assert parse_cells("r1c15", 16) == (Cell(0, 14),)


def test_groups_of_others_are_read() -> None:
    rectangle = tuple(Cell(row, col) for row in (0, 3) for col in (0, 4))
    assert parse_cells(" R14C15 , r1c1", 9) == rectangle


@pytest.mark.parametrize(
    ("text", "size", "fault"),
    [
        ("r1c1, c3", 9, "'c3' is no cell and no group of cells: write r5c6 or r5c67"),
        ("", 9, "'' is no cell and no group of cells: write r5c6 or r5c67"),
        ("r10c1", 9, "rows and columns count from 1: there is a 0 in '10'"),
        ("r1c5", 4, "r1c5 is off a board of 4 rows and columns"),
        ("r1c17", 16, "r1c17 is off a board of 16 rows and columns"),
    ],
)
def test_what_is_no_group_is_refused(text: str, size: int, fault: str) -> None:
    with pytest.raises(BoardTextError, match=re.escape(fault)):
        parse_cells(text, size)


def test_conclusions() -> None:
    assert conclusion(Placement(Cell(4, 5), 4), 9).text == "r5c6=4"
    gone = ["r1c9(6)", "r1c2(3)", "r1c8(6)", "r4c4(3)"]
    action = Elimination(tuple(map(Candidate.parse, gone)))
    assert conclusion(action, 9).text == "r1c2,r4c4<>3, r1c89<>6"


def test_a_group_keeps_its_cells_and_a_cell_is_a_cell() -> None:
    told = compact_cells([Cell(0, 0), Cell(0, 4), Cell(2, 2)], 9)
    values = [span.value for span in told.spans if span.role is Role.CELL]
    assert values == [(Cell(0, 0), Cell(0, 4)), Cell(2, 2)]


def test_digits() -> None:
    assert digits_word([3, 10]).text == "3,A"
    assert digits_word([1, 4, 5], "/").text == "1/4/5"
