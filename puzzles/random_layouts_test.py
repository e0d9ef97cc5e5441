from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from puzzles.random_layouts import KINDS, draft, puzzle, region_map, samples, solved_board
from sudologue.model import Board, Cell, Layout
from sudologue.oracle import count_solutions, is_puzzle, solution

# what a seed gives, on every Python
MADE = """\
1:5 anti-knight ........8..............6...9..3.8.....21...4.8...9.....8.........37..............
1:7 combination .....1.....2....3.......4......6.1..
1:9 jigsaw .....31........42.1.87.......6...3...7........2.....9......6.7....5........9....8
1:11 jigsaw-combination ......8.4.5..2......8......................3.8...9..........1...6.......37..6....
"""

SMALL_SUKAKU = 54


def test_a_seed_gives_the_same_everywhere() -> None:
    for line in MADE.splitlines():
        seed, kind, _ = line.split()
        assert str(puzzle(kind, seed)) == line
    regions = "333444444223334414222331111255311888257791866257791886257999986557799886557796666"
    assert region_map(Random(1), 9) == regions


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_each_puzzle_has_one_solution_and_needs_all_of_its_givens(kind: str) -> None:
    for number in (SMALL_SUKAKU,) if kind == "sukaku" else (1, 2, 3):
        made = puzzle(kind, f"test:{number}")
        board, layout = made.board, made.board.layout
        assert is_puzzle(board)
        found = count_solutions(board)
        assert found.is_unique
        assert found.found[0].filled == made.solution.filled
        if kind == "sukaku":
            assert not board.givens
            continue
        for at, value in enumerate(board.values if layout.size <= 9 else ()):
            if value is not None:
                fewer = [*board.values]
                fewer[at] = None
                assert count_solutions(Board.from_values(fewer, layout)).has_several


def test_a_small_sukaku_needs_all_that_it_bars() -> None:
    board = puzzle("sukaku", f"test:{SMALL_SUKAKU}").board
    layout = board.layout
    for candidate in layout.candidates_in(board.barred):
        number = layout.candidate_number(candidate.cell, candidate.digit)
        more = Board.of_masks(layout, board.live | 1 << number, 0, 0, board.barred & ~(1 << number))
        assert count_solutions(more).has_several


@pytest.mark.slow
def test_drafts_are_boards_with_any_number_of_solutions() -> None:
    counts = Counter[int]()
    for made in islice(samples(draft, 3), 8 * len(KINDS)):
        board = made.board
        assert is_puzzle(board)
        assert board.dead_end is None
        assert board.givens.bit_count() <= 20
        assert (made.kind == "sukaku") is (board.barred != 0)
        if board.layout.size < 10:
            counts[count_solutions(board, timeout=0.5).count] += 1
    assert set(counts) == {0, 1, 2}


@pytest.mark.slow
def test_layouts_are_many() -> None:
    """Of each kind where there is a choice, no two in ten need be the same."""
    for kind in KINDS:
        met = {solved_board(kind, Random(f"{kind}{number}")).layout for number in range(10)}
        usual = kind in {"classic", "windoku", "disjoint-groups", "anti-knight", "anti-king"}
        assert (len(met) == 1) is usual, kind


@pytest.mark.parametrize("size", [4, 5, 7, 9, 12])
def test_regions_are_connected(size: int) -> None:
    layout = Layout.jigsaw(region_map(Random(size), size))
    assert len(layout.houses) == 3 * size
    for house in layout.houses:
        left = set(house.cells)
        reached = [left.pop()]
        for cell in reached:
            near = {other for other in left if _distance(cell, other) == 1}
            left -= near
            reached += near
        assert not left


def _distance(one: Cell, other: Cell) -> int:
    return abs(one.row - other.row) + abs(one.col - other.col)


@pytest.mark.slow
def test_what_is_made_solves_to_what_it_was_made_from() -> None:
    for made in islice(samples(puzzle, 4), 13):
        found = solution(made.board)
        assert found is not None
        assert found.filled == made.solution.filled
