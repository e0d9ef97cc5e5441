from __future__ import annotations

import json
import sys
import threading
from functools import cache
from itertools import permutations, product
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.laws import some_long
from puzzles.layouts import LAYOUTS
from sudologue.errors import SudologueError
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout, parse_digit
from sudologue.oracle import Ending, Solutions, count_solutions, solution

SHARED = Path(__file__).parents[2].parent / "shared" / "data"
needs_shared = pytest.mark.skipif(not SHARED.exists(), reason="the shared puzzles are not here")

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GRID = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"

# In the grid above, these cells hold two digits crosswise in two rows, two columns and two boxes:
# swapped, they make another grid.
ONE_THREE = ("r4c6", "r4c9", "r5c6", "r5c9")
SIX_SEVEN = ("r1c4", "r1c5", "r4c4", "r4c5")


def without(*cells: str) -> Board:
    """The grid with these cells emptied."""
    digits = list(GRID)
    for name in cells:
        cell = Cell.parse(name)
        digits[cell.row * 9 + cell.col] = "."
    return Board.from_string("".join(digits))


# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize("limit", [0, -1])
def test_a_search_for_nothing_is_refused(limit: int) -> None:
    with pytest.raises(SudologueError, match=f"cannot stop at {limit} solutions"):
        count_solutions(Board.from_string(EASY), limit)


# ---------------------------------------------------------------------------- none, one, several


def test_one_solution() -> None:
    found = count_solutions(Board.from_string(EASY))
    assert (found.count, found.ending) == (1, Ending.EXHAUSTED)
    assert (found.has_none, found.is_unique, found.has_several) == (False, True, False)
    assert [board.to_string() for board in found.found] == [GRID]


def test_the_board_found_remembers_the_givens() -> None:
    board = Board.from_string(EASY)
    found = solution(board)
    assert found is not None
    assert found.is_complete
    assert (found.givens, found.live) == (board.givens, 0)


def test_two_solutions() -> None:
    found = count_solutions(without(*ONE_THREE), limit=None)
    assert (found.count, found.ending) == (2, Ending.EXHAUSTED)
    assert (found.has_none, found.is_unique, found.has_several) == (False, False, True)
    one, other = (board.to_string() for board in found.found)
    assert GRID in (one, other)
    changed = {str(CLASSIC.cells[i]) for i in range(81) if one[i] != other[i]}
    assert changed == set(ONE_THREE)


def test_no_solution_though_no_two_givens_clash() -> None:
    # the puzzle is sound with 8 in r1c3; that 1 is wrong takes some searching to see
    board = Board.from_string(HARD[:2] + "1" + HARD[3:])
    found = count_solutions(board)
    assert (found.count, found.found, found.ending) == (0, (), Ending.EXHAUSTED)
    assert (found.has_none, found.is_unique, found.has_several) == (True, False, False)
    assert solution(board) is None


def test_a_complete_board_is_its_own_solution() -> None:
    board = Board.from_string(GRID)
    assert count_solutions(board) == Solutions(1, (board,), Ending.EXHAUSTED)


def test_a_dead_board_has_none() -> None:
    board = Board.from_string(EASY)
    dead = board.eliminate([Candidate(Cell(4, 4), 5)])
    assert dead.dead_end is not None
    assert count_solutions(dead).has_none


# -------------------------------------------------------------------------------- known numbers


def test_all_grids_of_four_rows() -> None:
    assert count_solutions(Board.from_string("." * 16), limit=None).count == 288


def test_with_diagonals_there_are_fewer() -> None:
    board = Board.from_string("." * 16, Layout.boxes(2, 2).with_diagonals())
    assert count_solutions(board, limit=None).count == 48


def test_counts_multiply_where_parts_are_independent() -> None:
    assert count_solutions(without(*ONE_THREE, *SIX_SEVEN), limit=None).count == 4


# ------------------------------------------------------------------------------- limit and time


def test_the_limit_ends_the_search() -> None:
    found = count_solutions(Board.from_string("." * 81), limit=5)
    assert (found.count, len(found.found), found.ending) == (5, 2, Ending.LIMIT)
    assert (found.is_unique, found.has_several, found.gave_up) == (False, True, False)


def test_a_limit_of_one_does_not_prove_the_only_one() -> None:
    found = count_solutions(Board.from_string("." * 81), limit=1)
    assert (found.count, found.ending) == (1, Ending.LIMIT)
    assert not found.is_unique


def test_a_limit_that_is_just_met_leaves_the_number_exact() -> None:
    assert count_solutions(Board.from_string(EASY), limit=1).is_unique


def test_without_time_it_gives_up_and_claims_nothing() -> None:
    found = count_solutions(Board.from_string(EASY), timeout=0)
    assert (found.count, found.ending, found.gave_up) == (0, Ending.GAVE_UP, True)
    assert (found.has_none, found.is_unique, found.has_several) == (False, False, False)


def test_with_time_enough_the_clock_changes_nothing() -> None:
    board = Board.from_string(HARD)
    assert count_solutions(board, timeout=600) == count_solutions(board)


# -------------------------------------------------------------------------------- every layout


@pytest.mark.parametrize("name", some_long([*LAYOUTS, "25x25"], "25x25"))
def test_an_empty_board_of_any_layout_has_legal_solutions(name: str) -> None:
    layout = LAYOUTS[name] if name in LAYOUTS else Layout.of_size(25)
    found = count_solutions(Board.from_values([None] * layout.cell_count, layout), limit=2)
    assert found.count in (1, 2)  # a knight's and a king's move together leave few grids
    assert len({board.filled for board in found.found}) == found.count
    for board in found.found:
        assert_legal(board)


def assert_legal(board: Board) -> None:
    """Every house holds every digit, and no cell sees its own: read off the face of the board."""
    layout = board.layout
    for house in layout.houses:
        assert {board.value(cell) for cell in house.cells} == set(layout.digits)
    for cell in layout.cells:
        assert board.value(cell) not in {board.value(peer) for peer in layout.peers(cell)}


@pytest.mark.slow
def test_depth_is_no_matter_of_pythons_stack() -> None:
    board = Board.from_values([None] * 625, Layout.of_size(25))
    found: list[Solutions] = []
    limit = sys.getrecursionlimit()
    thread = threading.Thread(target=lambda: found.append(count_solutions(board)))
    sys.setrecursionlimit(60)
    try:
        thread.start()
        thread.join()
    finally:
        sys.setrecursionlimit(limit)
    assert [solutions.count for solutions in found] == [2]


def test_same_board_same_solutions() -> None:
    board = Board.from_string("." * 81)
    assert count_solutions(board) == count_solutions(board)


# ---------------------------------------------------------------------- brute force on four rows

FOURS = {
    "plain": Layout.boxes(2, 2),
    "diagonals": Layout.boxes(2, 2).with_diagonals(),
    "jigsaw": Layout.jigsaw("1112122233343444"),
    "anti-king": Layout.jigsaw("1111222233334444").with_anti_king(),
    "anti-knight": Layout.jigsaw("1111222233334444").with_anti_knight(),
}


@cache
def latin_squares() -> tuple[tuple[int, ...], ...]:
    """All grids of four rows and four columns, each with all digits."""
    rows = tuple(permutations(range(1, 5)))
    return tuple(
        sum(grid, ())
        for grid in product(rows, repeat=4)
        if all(len({*c}) == 4 for c in zip(*grid, strict=True))
    )


@cache
def all_grids(name: str) -> tuple[tuple[int, ...], ...]:
    """All legal grids, from all ways to fill four rows."""
    layout = FOURS[name]
    houses = [[cell.row * 4 + cell.col for cell in house.cells] for house in layout.houses]
    pairs = [
        (one, other)
        for one, other in product(range(16), repeat=2)
        if layout.cells[other] in layout.peers(layout.cells[one])
    ]
    return tuple(
        grid
        for grid in latin_squares()
        if all(len({grid[i] for i in house}) == 4 for house in houses)
        and all(grid[one] != grid[other] for one, other in pairs)
    )


@pytest.mark.parametrize("name", FOURS)
@given(data=st.data())
def test_brute_force_counts_the_same(name: str, data: st.DataObject) -> None:
    domains = data.draw(
        st.lists(st.sets(st.integers(1, 4), min_size=2), min_size=16, max_size=16), "domains"
    )
    clues = data.draw(st.dictionaries(st.integers(0, 15), st.integers(1, 4), max_size=4), "clues")
    for place, digit in clues.items():
        domains[place] = {digit}
    expected = {
        grid for grid in all_grids(name) if all(d in domains[i] for i, d in enumerate(grid))
    }
    try:
        board = Board.from_candidates(domains, FOURS[name])
    except SudologueError:
        assert not expected
        return
    found = count_solutions(board, limit=None)
    assert found.count == len(expected)
    assert found.exhausted
    assert {tuple(map(int, board.to_string())) for board in found.found} <= expected
    assert len(found.found) == min(2, len(expected))


@given(st.permutations(range(81)), st.integers(20, 60))
def test_a_solution_survives_any_digging(order: list[int], holes: int) -> None:
    digits = list(GRID)
    for place in order[:holes]:
        digits[place] = "."
    board = Board.from_string("".join(digits))
    found = count_solutions(board, timeout=10)
    assert found.count >= 1
    if found.is_unique:
        assert found.found[0].to_string() == GRID
    for one in found.found:
        assert_legal(one)
        assert one.filled & board.filled == board.filled


# ----------------------------------------------------------------------------- the shared puzzles


def puzzles_in(file: str) -> list[str]:
    lines = (SHARED / "puzzles" / file).read_text().splitlines()
    return [line.split()[0] for line in lines if line.strip() and not line.startswith("#")]


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize(
    "file", ["seventeen-clues.txt", "top1465.txt", "hardest2011.txt", "tridagon.txt"]
)
def test_every_shared_puzzle_has_one_solution(file: str) -> None:
    for puzzle in puzzles_in(file):
        assert count_solutions(Board.from_string(puzzle)).is_unique, puzzle


def variant(record: dict[str, Any]) -> Board | None:
    """The board of a record, if houses and sight are all it needs."""
    extra = record["extra"]
    if any(record.get(key) for key in ("cages", "thermos", "arrows")):
        return None
    if extra.get("nonconsecutive"):
        return None
    layout = (
        Layout.jigsaw(record["regions"]) if "regions" in record else Layout.boxes(*extra["box"])
    )
    if lines := extra.get("diagonals"):
        layout = layout.with_diagonals("main" in lines, "anti" in lines)
    if extra.get("windoku"):
        layout = layout.with_windows()
    if extra.get("disjoint_groups"):
        layout = layout.with_disjoint_groups()
    if extra.get("anti_knight"):
        layout = layout.with_anti_knight()
    if extra.get("anti_king"):
        layout = layout.with_anti_king()
    if regions := extra.get("extra_regions"):
        layout = layout.with_houses([[Cell.parse(name) for name in names] for names in regions])
    board = Board.from_string(record["givens"], layout)
    return board.barring(barred_in(extra, layout))


def barred_in(extra: dict[str, Any], layout: Layout) -> list[Candidate]:
    barred = [
        Candidate(Cell.parse(name), digit)
        for key, rest in (("even", 1), ("odd", 0))
        for name in extra.get(key, ())
        for digit in layout.digits
        if digit % 2 == rest
    ]
    if allowed := extra.get("candidates"):
        barred += [
            Candidate(cell, digit)
            for cell, symbols in zip(layout.cells, allowed, strict=True)
            for digit in set(layout.digits) - {parse_digit(symbol) for symbol in symbols}
        ]
    return barred


def records(kind: str) -> list[dict[str, Any]]:
    lines = (SHARED / "variants" / f"{kind}.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def is_monster(record: dict[str, Any]) -> bool:
    """Next to nothing given or ruled out: made to break solvers, and out of reach in a test."""
    return record["id"].startswith(MONSTERS)


MONSTERS = (
    *("iss-ex-30", "iss-ex-44", "iss-ex-45", "iss-ex-46"),
    *("iss-hard_pencilmarks", "tdillon-gurobi_hard", "tdillon-minisat"),
)


@needs_shared
@pytest.mark.parametrize(
    ("kind", "boards"),
    [
        ("anti_king", 15),
        ("anti_knight", 9),
        ("classic_12x12", 13),
        ("classic_16x16", 58),
        ("classic_4x4", 55),
        ("classic_6x6", 12),
        ("classic_9x9", 25),
        ("diagonal_x", 21),
        ("disjoint_groups", 8),
        ("even_odd", 70),
        ("extra_regions", 10),
        ("jigsaw_9x9", 71),
        ("jigsaw_other_sizes", 120),
        ("mixed", 4),
        ("sukaku", 38),
        ("windoku", 34),
    ],
)
def test_every_shared_variant_has_its_solution(kind: str, boards: int) -> None:
    tried = 0
    for record in records(kind):
        if is_monster(record):
            continue
        board = variant(record)
        if board is not None:
            tried += 1
            found = count_solutions(board)
            assert found.is_unique, record["id"]
            assert found.found[0].to_string() == record["solution"], record["id"]
    assert tried == boards


@needs_shared
def test_every_shared_puzzle_with_several_solutions_is_told() -> None:
    told = 0
    for record in records("negative_cases"):
        if record["expected"] == "multiple":
            board = variant(record)
            if board is not None:
                found = count_solutions(board)
                assert found.has_several, record["id"]
                one, other = found.found
                assert one.filled != other.filled
                assert_legal(one)
                assert_legal(other)
                told += 1
    assert told == 30


@needs_shared
def test_a_wrong_given_leaves_no_solution() -> None:
    told = 0
    for puzzle in puzzles_in("top1465.txt")[:40]:
        board = Board.from_string(puzzle)
        found = solution(board)
        assert found is not None
        cell = board.layout.cells[puzzle.index(".")]
        for digit in board.domain(cell) - {found.value(cell)}:
            told += 1
            assert count_solutions(board.place(cell, digit)).has_none
    assert told > 40


@needs_shared
@pytest.mark.parametrize(("kind", "boards"), [("sukaku", 31), ("diagonal_x", 2), ("windoku", 1)])
def test_monsters_are_solved_or_given_up_in_time(kind: str, boards: int) -> None:
    monsters = [record for record in records(kind) if is_monster(record)]
    assert len(monsters) == boards
    for record in monsters:
        board = variant(record)
        assert board is not None
        started = process_time()
        found = count_solutions(board, timeout=0.02)
        assert process_time() - started < 5
        assert found.is_unique or found.gave_up, record["id"]
        for one in found.found:
            assert one.to_string() == record["solution"], record["id"]
