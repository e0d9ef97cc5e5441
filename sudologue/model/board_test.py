from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from dataclasses import FrozenInstanceError

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.errors import (
    BoardTextError,
    IllegalMoveError,
    LayoutError,
    SudologueError,
)
from sudologue.model import (
    CLASSIC,
    Board,
    BoardMasks,
    Candidate,
    Cell,
    DeadEnd,
    House,
    HouseKind,
    Layout,
)

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SMALL = Layout.boxes(2, 2)
# r1: 1 . . .   r2: . . 3 .   r3: . 4 . .   r4: . . . 2
SMALL_LINE = "1.....3..4.....2"


def at(size: int, digits: dict[str, int]) -> list[int | None]:
    """Values cell by cell: the digits of the cells named, and nothing else."""
    values: list[int | None] = [None] * (size * size)
    for name, digit in digits.items():
        cell = Cell.parse(name)
        values[cell.row * size + cell.col] = digit
    return values


def candidate(text: str) -> Candidate:
    return Candidate.parse(text)


# --------------------------------------------------- contradictions, and refusals at the door


@pytest.mark.parametrize(
    ("layout", "digits", "message"),
    [
        ("classic", {"r1c1": 5, "r1c9": 5}, "row 1 has two 5s, in r1c1 and r1c9"),
        ("classic", {"r1c4": 5, "r8c4": 5}, "column 4 has two 5s, in r1c4 and r8c4"),
        ("classic", {"r7c1": 5, "r9c2": 5}, "box 7 has two 5s, in r7c1 and r9c2"),
        # the first of several houses, in the order in which people look
        ("classic", {"r1c1": 5, "r1c2": 5}, "box 1 has two 5s, in r1c1 and r1c2"),
        # the first two of several, whatever else is wrong
        (
            "classic",
            {"r2c2": 7, "r2c9": 7, "r9c1": 3, "r9c2": 3},
            "row 2 has two 7s, in r2c2 and r2c9",
        ),
        ("16x16", {"r1c1": 16, "r16c1": 16}, "column 1 has two G's, in r1c1 and r16c1"),
        ("jigsaw-9", {"r2c2": 1, "r3c3": 1, "r1c3": 1}, "region 2 has two 1s, in r1c3 and r2c2"),
        ("diagonals", {"r1c1": 5, "r9c9": 5}, "the main diagonal has two 5s, in r1c1 and r9c9"),
        ("diagonals", {"r1c9": 5, "r8c2": 5}, "the anti-diagonal has two 5s, in r1c9 and r8c2"),
        ("windoku", {"r2c4": 5, "r4c2": 5}, "window 1 has two 5s, in r2c4 and r4c2"),
        ("disjoint-groups", {"r1c1": 5, "r7c7": 5}, "group 1 has two 5s, in r1c1 and r7c7"),
        ("extra-regions", {"r1c4": 5, "r4c1": 5}, "extra region 1 has two 5s, in r1c4 and r4c1"),
        ("anti-knight", {"r3c3": 5, "r5c4": 5}, "r3c3 and r5c4, a knight's move apart, are both 5"),
        ("anti-king", {"r3c4": 5, "r4c3": 5}, "r3c4 and r4c3, a king's move apart, are both 5"),
    ],
)
def test_two_equal_givens(layout: str, digits: dict[str, int], message: str) -> None:
    board = Board.from_values(at(LAYOUTS[layout].size, digits), LAYOUTS[layout])
    assert str(board.dead_end) == str(board.masks.clash) == message
    assert board.masks.givens.bit_count() == len(digits)
    left = board.masks.live.bit_count() - 1
    cell, digit = next((c, min(board.domain(c))) for c in board.layout.cells if board.domain(c))
    assert board.place(cell, digit).masks.clash == board.masks.clash
    assert board.eliminate([Candidate(cell, digit)]).masks.live.bit_count() == left


@pytest.mark.parametrize(
    ("layout", "digits", "message"),
    [
        (
            "classic",
            {"r1c2": 1, "r1c3": 2, "r1c4": 3, "r1c5": 4, "r2c1": 5, "r3c1": 6, "r4c1": 7,
             "r5c1": 8, "r3c3": 9},
            "r1c1 has no candidate left",
        ),
        ("4x4", {"r1c2": 1, "r2c1": 2, "r3c1": 3, "r1c3": 4}, "r1c1 has no candidate left"),
        # 4 is kept out of box 1 by two rows, and box 1 has cells left
        ("4x4", {"r1c3": 4, "r4c2": 4, "r2c1": 1}, "box 1 has no place left for 4"),
        ("6x6", {"r3c1": 6, "r2c5": 6, "r1c2": 1, "r1c3": 2}, "box 1 has no place left for 6"),
        # only the diagonal is left without a place: no box, row or column is
        (
            "main-diagonal",
            {"r1c2": 9, "r4c6": 9, "r7c8": 9, "r5c5": 1, "r9c9": 2},
            "the main diagonal has no place left for 9",
        ),
    ],
)  # fmt: skip
def test_a_cell_or_a_house_with_nothing_left(
    layout: str, digits: dict[str, int], message: str
) -> None:
    board = Board.from_values(at(LAYOUTS[layout].size, digits), LAYOUTS[layout])
    assert board.masks.clash is None
    assert str(board.dead_end) == message


NOTHING_LEFT = [{1, 2, 3, 4}] * 15 + [set[int]()]
NO_FOURS = [{1, 2, 3}, {1, 2, 3}, {1, 2, 3, 4}, {1, 2, 3, 4}] * 4

DOORS: list[tuple[Callable[[], object], type[SudologueError], str]] = [
    (lambda: Board.from_values([]), BoardTextError, "found 0 cells, expected 81"),
    (lambda: Board.from_values([None]), BoardTextError, "found 1 cell, expected 81"),
    (lambda: Board.from_values([None] * 82), BoardTextError, "found 82 cells, expected 81"),
    (
        lambda: Board.from_values([None, 10] + [None] * 79),
        BoardTextError,
        "r1c2 can't be 10: digits run from 1 to 9",
    ),
    (
        lambda: Board.from_values(at(4, {"r4c4": -1}), SMALL),
        BoardTextError,
        "r4c4 can't be -1: digits run from 1 to 4",
    ),
    (
        lambda: Board.from_values([None] * 81, given=[Cell(0, 9)]),
        LayoutError,
        "there is no r1c10; rows and columns go from 1 to 9",
    ),
    (
        lambda: Board(BoardMasks.from_candidates([{1}], SMALL)),
        BoardTextError,
        "found 1 cell, expected 16",
    ),
    (
        lambda: Board(BoardMasks.from_candidates([{5}] * 16, SMALL)),
        LayoutError,
        "5 is not a digit of this layout: they run from 1 to 4",
    ),
    (
        lambda: Board(Board.from_string(SMALL_LINE).masks.barring([candidate("r1c2(5)")])),
        LayoutError,
        "5 is not a digit of this layout: they run from 1 to 4",
    ),
]


@pytest.mark.parametrize(
    ("board", "message"),
    [
        (Board(BoardMasks.from_candidates(NOTHING_LEFT, SMALL)), "r4c4 has no candidate left"),
        (Board(BoardMasks.from_candidates(NO_FOURS, SMALL)), "box 1 has no place left for 4"),
        (
            Board(Board.from_string(SMALL_LINE).masks.barring([candidate("r1c1(1)")])),
            "r1c1 holds 1, which is ruled out there",
        ),
        (
            Board(
                Board.from_string(SMALL_LINE).masks.barring(map(candidate, ("r1c2(2)", "r1c2(3)")))
            ),
            "r1c2 has no candidate left",
        ),
    ],
)
def test_what_the_puzzle_rules_out_may_contradict_it(board: Board, message: str) -> None:
    assert str(board.dead_end) == message


@pytest.mark.parametrize(
    ("make", "error", "message"), DOORS, ids=[f"{number}" for number, _ in enumerate(DOORS)]
)
def test_what_is_no_puzzle_is_refused(
    make: Callable[[], object], error: type[SudologueError], message: str
) -> None:
    with pytest.raises(error) as caught:
        make()
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("cell", "digit", "error", "message"),
    [
        ("r1c1", 1, IllegalMoveError, "r1c1 can't be 1: it already has 1"),
        ("r1c1", 2, IllegalMoveError, "r1c1 can't be 2: it already has 1"),
        ("r1c2", 1, IllegalMoveError, "r1c2 can't be 1: it is not a candidate there"),
        ("r1c2", 5, LayoutError, "5 is not a digit of this layout: they run from 1 to 4"),
        ("r1c2", 0, LayoutError, "0 is not a digit of this layout: they run from 1 to 4"),
        ("r5c1", 1, LayoutError, "there is no r5c1; rows and columns go from 1 to 4"),
    ],
)
def test_only_a_candidate_can_be_placed(
    cell: str, digit: int, error: type[SudologueError], message: str
) -> None:
    with pytest.raises(error) as caught:
        Board.from_string(SMALL_LINE).place(Cell.parse(cell), digit)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("candidates", "error", "message"),
    [
        (["r1c1(1)"], IllegalMoveError, "r1c1(1) can't be eliminated: it already has 1"),
        (["r1c1(2)"], IllegalMoveError, "r1c1(2) can't be eliminated: it already has 1"),
        (
            ["r1c2(2)", "r1c2(4)"],
            IllegalMoveError,
            "r1c2(4) can't be eliminated: it is not a candidate there",
        ),
        (["r1c2(9)"], LayoutError, "9 is not a digit of this layout: they run from 1 to 4"),
        (["r9c2(1)"], LayoutError, "there is no r9c2; rows and columns go from 1 to 4"),
    ],
)
def test_only_candidates_can_be_eliminated(
    candidates: list[str], error: type[SudologueError], message: str
) -> None:
    with pytest.raises(error) as caught:
        Board.from_string(SMALL_LINE).eliminate(map(candidate, candidates))
    assert str(caught.value) == message


FACE_REFUSALS: list[tuple[Callable[[Board], object], str]] = [
    (lambda board: board.value(Cell(9, 0)), "there is no r10c1; rows and columns go from 1 to 9"),
    (lambda board: board.domain(Cell(0, 9)), "there is no r1c10; rows and columns go from 1 to 9"),
    (
        lambda board: board.is_given(Cell(9, 9)),
        "there is no r10c10; rows and columns go from 1 to 9",
    ),
    (lambda board: board.peers(Cell(9, 9)), "there is no r10c10; rows and columns go from 1 to 9"),
    (
        lambda board: board.range_of(0, board.houses[0]),
        "0 is not a digit of this layout: they run from 1 to 9",
    ),
    (
        lambda board: board.range_of(10, board.houses[0]),
        "10 is not a digit of this layout: they run from 1 to 9",
    ),
    (
        lambda board: board.range_of(1, SMALL.houses[0]),
        "box 1 is not a house of this layout",
    ),
]


@pytest.mark.parametrize(("ask", "message"), FACE_REFUSALS, ids=[m for _, m in FACE_REFUSALS])
def test_what_is_off_the_board_is_refused(ask: Callable[[Board], object], message: str) -> None:
    with pytest.raises(LayoutError) as caught:
        ask(Board.from_string(LINE))
    assert str(caught.value) == message


# ---------------------------------------------------------------------------------- the face


def test_the_face_of_a_board() -> None:
    board = Board.from_string(LINE)
    assert board.cells[0] == (5, 3, None, None, 7, None, None, None, None)
    assert board.cells[8][8] == 9
    assert board.candidates[0][0] == frozenset()
    assert board.candidates[0][2] == {1, 2, 4}
    assert board.masks.values[:3] == (5, 3, None)
    assert board.masks.domains[2] == {1, 2, 4}
    assert board.value(Cell(0, 0)) == 5
    assert board.value(Cell(0, 2)) is None
    assert board.domain(Cell(0, 2)) == {1, 2, 4}
    assert board.domain(Cell(0, 0)) == frozenset()
    assert board.houses == CLASSIC.houses
    assert board.peers(Cell(0, 0)) == CLASSIC.peers(Cell(0, 0))
    row_1 = board.houses[9]
    assert [str(cell) for cell in board.range_of(4, row_1)] == [
        "r1c3", "r1c6", "r1c7", "r1c8", "r1c9"
    ]  # fmt: skip
    assert board.range_of(5, row_1) == ()
    assert not board.is_complete
    assert board.to_string() == LINE
    assert board.to_string(empty="0") == LINE.replace(".", "0")
    assert str(board) == board.pretty()


def test_givens_stay_givens_and_placements_are_none() -> None:
    board = Board.from_string(LINE).place(Cell(0, 2), 4)
    assert board.is_given(Cell(0, 0))
    assert not board.is_given(Cell(0, 2))
    assert not board.is_given(Cell(0, 3))


def test_some_of_the_digits_may_count_as_placed() -> None:
    board = Board.from_values(at(9, {"r1c1": 5, "r5c5": 5}), given=[Cell(0, 0), Cell(8, 8)])
    assert board.is_given(Cell(0, 0))
    assert not board.is_given(Cell(4, 4))
    assert not board.is_given(Cell(8, 8))  # an open cell
    assert board.masks.live == Board.from_values(at(9, {"r1c1": 5, "r5c5": 5})).masks.live


def test_a_puzzle_of_candidates_has_no_givens() -> None:
    domains: list[Sequence[int]] = [(1, 2, 3, 4)] * 16
    domains[0] = (1,)
    board = Board(BoardMasks.from_candidates(domains, SMALL))
    assert board.masks.values == (None,) * 16
    assert board.domain(Cell(0, 0)) == {1}
    assert board.domain(Cell(0, 1)) == {1, 2, 3, 4}  # a lone candidate is not yet placed
    assert board == Board(
        Board.from_string("." * 16).masks.barring(
            candidate(f"r1c1({digit})") for digit in (2, 3, 4)
        )
    )


def test_what_is_barred_stays_barred() -> None:
    puzzle = Board.from_string(SMALL_LINE)
    board = Board(puzzle.masks.barring([candidate("r2c1(2)"), candidate("r1c3(1)")]))
    assert board.domain(Cell(1, 0)) == {4}
    assert board.masks.live == puzzle.eliminate([candidate("r2c1(2)")]).masks.live
    assert board.place(Cell(1, 0), 4).masks.barred == board.masks.barred
    assert board.eliminate([candidate("r1c3(4)")]).masks.barred == board.masks.barred
    again = Board(board.masks.barring([candidate("r4c1(1)")]))
    assert again.masks.barred.bit_count() == 3


def test_a_full_grid_is_complete() -> None:
    board = Board.from_string("1234341243212143")
    assert board.is_complete
    assert board.dead_end is None
    assert board.masks.domains == (frozenset[int](),) * 16


# -------------------------------------------------------------------------------- moving on


def test_a_placement_leaves_its_cell_and_its_peers() -> None:
    before = Board.from_string(SMALL_LINE)
    after = before.place(Cell(1, 1), 2)
    assert after.to_string() == "1....23..4.....2"
    assert after.domain(Cell(1, 1)) == frozenset()
    for cell in SMALL.cells:
        gone = before.domain(cell) - after.domain(cell)
        assert gone == ({2} & before.domain(cell) if cell in before.peers(Cell(1, 1)) else gone)
        if cell not in before.peers(Cell(1, 1)) and cell != Cell(1, 1):
            assert not gone
    assert before.to_string() == SMALL_LINE  # a new board; the old one stays


def test_an_elimination_takes_exactly_its_candidates() -> None:
    before = Board.from_string(SMALL_LINE)
    after = before.eliminate([candidate("r1c2(2)"), candidate("r2c1(4)"), candidate("r1c2(2)")])
    assert after.domain(Cell(0, 1)) == {3}
    assert after.domain(Cell(1, 0)) == {2}
    assert after.masks.live.bit_count() == before.masks.live.bit_count() - 2
    assert (after.masks.filled, after.masks.givens) == (before.masks.filled, before.masks.givens)


def test_no_step_is_taken_when_one_candidate_of_several_is_refused() -> None:
    board = Board.from_string(SMALL_LINE)
    with pytest.raises(IllegalMoveError):
        board.eliminate([candidate("r1c2(2)"), candidate("r1c2(1)")])
    assert board == Board.from_string(SMALL_LINE)


def test_boards_are_frozen_equal_by_value_and_survive_pickling() -> None:
    board = Board.from_string(LINE).place(Cell(0, 2), 4)
    twin = Board.from_string(LINE).place(Cell(0, 2), 4)
    for _ in (
        board.masks.domains,
        board.masks.planes,
        board.dead_end,
    ):  # derived, and no part of the value
        assert board == twin == pickle.loads(pickle.dumps(board))
        assert len({board, twin, pickle.loads(pickle.dumps(board))}) == 1
    assert board != Board.from_string(LINE)
    assert Board.from_string("1".ljust(81, "."), LAYOUTS["diagonals"]) != Board.from_string(
        "1".ljust(81, ".")
    )
    with pytest.raises(FrozenInstanceError):
        board.cells = ()  # pyright: ignore[reportAttributeAccessIssue]


def test_a_layout_in_the_place_of_candidates_is_told_its_name() -> None:
    layout = LAYOUTS["diagonals"]
    with pytest.warns(DeprecationWarning, match=r"is Board\(cells, layout=layout\) now"):
        board = Board(LINE, layout)
    assert board == Board(LINE, layout=layout)


# ------------------------------------------------------------------------ nothing is left over


@pytest.mark.parametrize(
    ("dead_end", "text"),
    [
        (DeadEnd(cell=Cell(4, 5)), "r5c6 has no candidate left"),
        (
            DeadEnd(house=House(HouseKind.ROW, 4, ()), digit=12),
            "row 5 has no place left for C",
        ),
        (
            DeadEnd(house=House(HouseKind.DIAGONAL, 1, ()), digit=7),
            "the anti-diagonal has no place left for 7",
        ),
    ],
)
def test_a_dead_end_says_what_is_missing(dead_end: DeadEnd, text: str) -> None:
    assert str(dead_end) == text


def test_a_cell_without_candidates_comes_before_a_house_without_a_place() -> None:
    board = Board.from_string("." * 16)
    no_fours = board.eliminate(candidate(f"r1c{col}(4)") for col in (1, 2, 3, 4))
    assert no_fours.dead_end == DeadEnd(house=SMALL.houses[4], digit=4)
    assert not no_fours.masks.has_dead_cell
    nothing = no_fours.eliminate(candidate(f"r4c4({digit})") for digit in (1, 2, 3, 4))
    assert nothing.dead_end == DeadEnd(cell=Cell(3, 3))
    assert nothing.masks.has_dead_cell


def test_moves_are_written_in_every_way_that_claims_are() -> None:
    board = Board("1... ..3. .4.. ...2")
    placed = board.place("r1c2", 2)
    assert board.place("r1c2=2") == board.place("r1c2(2)") == placed
    assert board.place(Candidate(Cell(0, 1), 2)) == placed
    assert board.place("B1=2", notation="a1-columns") == placed
    assert board.place("B1", 2, notation="a1-columns") == placed
    assert board.place("r1c2=2, r1c3=4") == board.place(["r1c2=2", "r1c3(4)"])
    gone = board.eliminate([Candidate(Cell(0, 1), 2), Candidate(Cell(0, 2), 4)])
    assert board.eliminate("r1c2<>2, r1c3<>4") == board.eliminate("r1c2(2) r1c3(4)") == gone
    assert board.eliminate(["r1c2-2", "r1c3(4)"]) == gone
    assert board.eliminate("-2[B1]", notation="a1-columns") == board.eliminate("r1c2(2)")
    assert Board(board.masks.barring("r1c2<>2")) == Board(board.masks.barring("r1c2(2)"))
