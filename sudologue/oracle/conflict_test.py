from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from sudologue.clues import Arrow, Cage, Region, Thermometer
from sudologue.errors import SudologueError
from sudologue.model import Board, Candidate, Cell, Clue, Layout
from sudologue.oracle import Conflict, conflict_of, count_solutions

SMALL = Layout.boxes(2, 2)
HARD = "851..24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."


def members(conflict: Conflict) -> list[str]:
    clues = (clue.noun for clue in conflict.clues)
    return [*map(str, conflict.givens), *map(str, conflict.barred), *clues]


def without(board: Board, conflict: Conflict, left_out: object = None) -> Board:
    """The conflict as a puzzle, without one of its members."""
    clues = tuple(clue for clue in conflict.clues if clue is not left_out)
    layout = replace(board.layout, clues=clues)
    values: dict[Cell, int] = {c.cell: c.digit for c in conflict.givens if c is not left_out}
    puzzle = Board.from_values([values.get(cell) for cell in layout.cells], layout)
    masks = (layout.domain_masks[layout.cell_number(c)] for c in conflict.barred if c != left_out)
    return puzzle.barring(layout.candidates_in(board.barred & sum(masks)))


def has_none(board: Board, conflict: Conflict, left_out: object = None) -> bool:
    return count_solutions(without(board, conflict, left_out), limit=1).has_none


def assert_none_can_go(board: Board) -> None:
    conflict = conflict_of(board)
    assert conflict.is_minimal
    assert has_none(board, conflict)
    for member in (*conflict.givens, *conflict.barred, *conflict.clues):
        assert not has_none(board, conflict, member), member


def on(puzzle: str, *clues: Clue, base: Layout = SMALL, barred: Iterable[Candidate] = ()) -> Board:
    return Board.from_string(puzzle, base.with_clues(*clues)).barring(barred)


EMPTY = "." * 16
EVEN = [Candidate(Cell(0, 0), 1), Candidate(Cell(0, 0), 3)]


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (on("32........34..2."), ["r1c1(3)", "r1c2(2)", "r3c3(3)", "r4c3(2)"]),
        (on(EMPTY, base=SMALL.with_anti_king()), []),
        (on("12......3...4..."), ["r1c2(2)", "r3c1(3)", "r4c1(4)"]),
        (on("...3......2....1", Cage.of("r1c1 r1c2 r1c3", 6)), ["r1c4(3)", "the 6-cage at r1c1"]),
        (
            on(EMPTY, Cage.of("r1c1 r1c2 r1c3", 6), Cage.of("r1c4", 3), Cage.of("r3c3", 1)),
            ["the 6-cage at r1c1", "the 3-cage at r1c4"],
        ),
        (
            on("1...............", Arrow.of("r1c1", "r1c2 r1c3"), Cage.of("r3c3", 1)),
            ["r1c1(1)", "the arrow at r1c1"],
        ),
        (on("2...............", Arrow.of("r1c1", "r1c2 r1c3")), None),
        (on(EMPTY, Arrow.of("r1c1 r1c2", "r4c4 r3c3")), ["the pill arrow at r1c1"]),
        (
            on("....4...........", Thermometer.of("r2c1 r3c3")),
            ["r2c1(4)", "the thermometer at r2c1"],
        ),
        (
            on("....4...........", Thermometer.of("r2c1 r3c3 r2c2", slow=True)),
            ["r2c1(4)", "the slow thermometer at r2c1"],
        ),
        (
            on(EMPTY, Region.of("r1c1 r3c2"), Cage.of("r1c1", 2), Cage.of("r3c2", 2)),
            ["the region at r1c1", "the 2-cage at r1c1", "the 2-cage at r3c2"],
        ),
        (on("...24...........", barred=EVEN), ["r1c4(2)", "r2c1(4)", "r1c1"]),
        (on("3......2.3.4.3.."), ["r3c2(3)", "r4c2(3)"]),
        (on("1......2........", barred=EVEN), ["r1c1(1)", "r1c1"]),
        (
            on("3.........3.....", Cage.of("r1c1 r2c2 r3c3", 8)),
            ["r1c1(3)", "r3c3(3)", "the 8-cage at r1c1"],
        ),
    ],
)
def test_what_contradicts_each_other(board: Board, expected: list[str] | None) -> None:
    if expected is not None:
        assert members(conflict_of(board)) == expected
    assert_none_can_go(board)


@pytest.mark.parametrize(
    "board", [on("1.....3..4.....2"), on(EMPTY, Cage.of("r1c1 r1c2", 3)), on(EMPTY)]
)
def test_a_puzzle_with_a_solution_has_none(board: Board) -> None:
    with pytest.raises(SudologueError, match="the puzzle has a solution"):
        conflict_of(board)


def test_a_hard_puzzle_of_givens_alone() -> None:
    assert_none_can_go(Board.from_string(HARD))


@pytest.mark.parametrize("limits", [{"budget": 0}, {"timeout": 1e-9}])
def test_what_the_limits_do_not_decide_is_kept(limits: dict[str, Any]) -> None:
    conflict = conflict_of(Board.from_string(HARD), **limits)
    assert (len(conflict.givens), conflict.is_minimal) == (81 - HARD.count("."), False)
