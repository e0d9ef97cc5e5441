"""The table of shadows says what the sets themselves say, one by one."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from sudologue.model import CLASSIC, Board, Layout, bits_of
from sudologue.rules.als.search.als_table import AlsTable, als_table
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet, almost_locked_sets
from sudologue.solver import Solver

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SIX = "....5.1......6....2.....3.......4.2."
SIXTEEN = Layout.boxes(4, 4)


@cache
def boards() -> tuple[Board, ...]:
    """A hard board before and after the easy steps, and others of other layouts."""
    hard = Board.from_string(HARD)
    easy = [step.board for step in Solver(["hidden_single", "naked_pair"]).steps(hard)]
    knight = Board.from_string(HARD.replace("8", "."), CLASSIC.with_diagonals())
    six = Board.from_string(SIX)
    return hard, easy[-1] if easy else hard, knight, six


def shadow(board: Board, one: AlmostLockedSet, plane: int) -> int:
    """The cells that may take a digit and see all its places in a set."""
    places = one.places[plane]
    return board.masks.planes[plane] & board.layout.tables.common_peers(places) if places else 0


def beyond(board: Board, one: AlmostLockedSet, plane: int) -> int:
    """The candidates in the shadows of a set's other digits."""
    found = 0
    for other in bits_of(one.digits & ~(1 << plane)):
        found |= shadow(board, one, other) << other * board.layout.tables.cell_count
    return found


@pytest.mark.parametrize("number", range(4))
def test_what_a_candidate_excludes_is_what_some_set_would_lose(number: int) -> None:
    board = boards()[number]
    table = als_table(board)
    for plane, cells in enumerate(board.masks.planes):
        for cell in bits_of(cells):
            expected = 0
            for one in almost_locked_sets(board):
                if shadow(board, one, plane) >> cell & 1:
                    expected |= beyond(board, one, plane)
            assert table.excluded[plane][cell] == expected


@pytest.mark.parametrize("number", range(4))
def test_links_are_mutual_and_say_what_goes(number: int) -> None:
    board = boards()[number]
    table = als_table(board)
    for one, linked in enumerate(table.linked):
        first = table.first[table.planes[one]]
        for other in bits_of(linked):
            assert table.planes[first + other] == table.planes[one]
            assert table.linked[first + other] >> one - first & 1
    for number_of, casts in enumerate(table.casts):
        its = table.sets[number_of]
        for one in casts:
            plane = table.planes[one]
            assert table.shadows[one] == shadow(board, its, plane)
            assert table.sets_casting[one] >> number_of & 1
            assert table.beyond_of(number_of, plane) == beyond(board, its, plane)


@pytest.mark.parametrize("number", range(4))
def test_there_are_clashes_and_hinges_just_where_sets_make_them(number: int) -> None:
    board = boards()[number]
    table = als_table(board)
    assert bool(table.xz_shadows) == any(_rules_out(board, table, *pair) for pair in _pairs(table))
    assert bool(table.pivots) == any(_is_pivot(table, pivot) for pivot in range(len(table.casts)))


def _pairs(table: AlsTable) -> list[tuple[int, int]]:
    return list(combinations(range(len(table.casts)), 2))


def _rules_out(board: Board, table: AlsTable, first: int, second: int) -> bool:
    """Whether two sets rule something out by a digit that they take once between them."""
    one, other = table.sets[first], table.sets[second]
    return any(
        one.places[plane]
        and other.places[plane]
        and not other.places[plane] & ~shadow(board, one, plane)
        and beyond(board, one, plane) & beyond(board, other, plane)
        for plane in bits_of(one.digits & other.digits)
    )


def _is_pivot(table: AlsTable, pivot: int) -> bool:
    return any(
        table.refuted[one] & table.refuted[other]
        for one, other in combinations(table.casts[pivot], 2)
    )


def test_sets_are_numbered_small_ones_first() -> None:
    table = als_table(boards()[1])
    sizes = [table.sets[number].size for number in range(len(table.casts))]
    assert sizes == sorted(sizes)
    assert len(set(sizes)) > 3


@pytest.mark.parametrize(("layout", "sizes"), [(CLASSIC, {5}), (SIXTEEN, set[int]())])
def test_sets_of_many_cells_are_left_out_where_many_cells_are_open(
    layout: Layout, sizes: set[int]
) -> None:
    board = Board.from_values([None] * layout.tables.cell_count, layout)
    five = sum(1 << number for number in range(5))
    for digit in layout.tables.digits[6:]:
        board = board.eliminate(board.masks.candidates_at(digit, five))
    largest = {one.size for one in almost_locked_sets(board)}
    assert largest - {layout.size - 1} == sizes
