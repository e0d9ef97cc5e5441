from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

from puzzles.layouts import CORNERS, JIGSAW_5, JIGSAW_9, LAYOUTS
from sudologue.errors import LayoutError
from sudologue.model import (
    CLASSIC,
    Board,
    Candidate,
    Cell,
    House,
    HouseKind,
    Layout,
    Sight,
    bits_of,
)

ROW_1 = House(HouseKind.ROW, 0, tuple(Cell(0, col) for col in range(4)))

# ------------------------------------------------------------------------------------ refusals

REFUSALS: list[tuple[Callable[[], object], str]] = [
    (lambda: Layout(0, ()), "size 0 is not between 1 and 35"),
    (lambda: Layout(36, ()), "size 36 is not between 1 and 35"),
    (lambda: Layout.boxes(0, 3), "a box can't have 0 rows and 3 columns"),
    (lambda: Layout.boxes(-3, -3), "a box can't have -3 rows and -3 columns"),
    (lambda: Layout.boxes(6, 6), "size 36 is not between 1 and 35"),
    (
        lambda: Layout.of_size(7),
        "a board of size 7 can't be cut into boxes; give the regions instead",
    ),
    (
        lambda: Layout.of_size(1),
        "a board of size 1 can't be cut into boxes; give the regions instead",
    ),
    (
        lambda: Layout.of_size(-4),
        "a board of size -4 can't be cut into boxes; give the regions instead",
    ),
    (lambda: Layout.of_size(10**12), "size 1000000000000 is not between 1 and 35"),
    (lambda: Layout.jigsaw(""), "size 0 is not between 1 and 35"),
    (
        lambda: Layout.jigsaw("12"),
        "jigsaw has 2 cells; a 9x9 map has 81",
    ),
    (lambda: Layout.jigsaw("1111 1222 3344 3344"), "region '1' has 5 cells; it needs 4"),
    (
        lambda: Layout(4, (House(HouseKind.ROW, 0, ROW_1.cells[:3]),)),
        "row 1 has 3 cells; a house of this layout has 4",
    ),
    (
        lambda: Layout(4, (House(HouseKind.BOX, 2, (Cell(0, 0), *ROW_1.cells[:3])),)),
        "box 3 names a cell twice",
    ),
    (
        lambda: Layout(4, (House(HouseKind.ROW, 0, (*ROW_1.cells[:3], Cell(0, 4))),)),
        "row 1 has r1c5, which is off a board of 4 rows and columns",
    ),
    (lambda: Layout(4, (ROW_1, ROW_1)), "two houses are called row 1"),
    (lambda: CLASSIC.with_diagonals().with_diagonals(), "two houses are called main diagonal"),
    (
        lambda: CLASSIC.with_houses([CORNERS[0][:8]]),
        "extra region 1 has 8 cells; a house of this layout has 9",
    ),
    (
        lambda: Layout.jigsaw(JIGSAW_9).with_windows(),
        "this layout has no boxes; start from Layout.boxes(height, width)",
    ),
    (
        lambda: Layout.jigsaw(JIGSAW_9).with_disjoint_groups(),
        "this layout has no boxes; start from Layout.boxes(height, width)",
    ),
    (
        lambda: CLASSIC.tables.cell_number(Cell(9, 0)),
        "there is no r10c1; rows and columns go from 1 to 9",
    ),
    (
        lambda: CLASSIC.tables.cell_number(Cell(0, 9)),
        "there is no r1c10; rows and columns go from 1 to 9",
    ),
    (
        lambda: CLASSIC.tables.candidate_number(Cell(0, 9), 1),
        "there is no r1c10; rows and columns go from 1 to 9",
    ),
    (
        lambda: CLASSIC.tables.candidate_number(Cell(0, 0), 0),
        "0 is not a digit of this layout: they run from 1 to 9",
    ),
    (
        lambda: Layout.of_size(16).tables.candidate_number(Cell(0, 0), 17),
        "17 is not a digit of this layout: they run from 1 to 16",
    ),
    (lambda: CLASSIC.peers(Cell(9, 9)), "there is no r10c10; rows and columns go from 1 to 9"),
]


@pytest.mark.parametrize(("make", "message"), REFUSALS, ids=[message for _, message in REFUSALS])
def test_what_makes_no_layout_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(LayoutError) as caught:
        make()
    assert str(caught.value) == message


# ---------------------------------------------------------------------------- the families


@pytest.mark.parametrize(
    ("name", "houses", "peers_of_r1c1", "peers_of_r3c3"),
    [
        ("classic", 27, 20, 20),
        ("4x4", 12, 7, 7),
        ("6x6", 18, 12, 12),
        ("6x6-tall", 18, 12, 12),
        ("8x8", 24, 17, 17),
        ("10x10", 30, 22, 22),
        ("12x12", 36, 28, 28),
        ("16x16", 48, 39, 39),
        ("jigsaw-5", 15, 8, 9),
        ("jigsaw-9", 27, 16, 19),
        ("diagonals", 29, 26, 26),
        ("main-diagonal", 28, 26, 26),
        ("6x6-diagonals", 20, 16, 17),
        ("windoku", 31, 20, 23),
        ("windoku-16", 57, 39, 44),
        ("disjoint-groups", 36, 24, 24),
        ("extra-regions", 29, 22, 20),
        ("anti-knight", 27, 20, 26),
        ("anti-king", 27, 20, 23),
        ("knight-and-king", 27, 20, 29),
    ],
)
def test_houses_and_peers(name: str, houses: int, peers_of_r1c1: int, peers_of_r3c3: int) -> None:
    layout = LAYOUTS[name]
    assert len(layout.houses) == len(layout.tables.house_masks) == houses
    assert len(layout.peers(Cell(0, 0))) == peers_of_r1c1
    assert len(layout.peers(Cell(2, 2))) == peers_of_r3c3


def test_the_classic_layout_has_27_houses_and_everyone_20_peers() -> None:
    assert CLASSIC == Layout.boxes(3, 3) == Layout.of_size(9)
    assert [str(house) for house in CLASSIC.houses] == [
        f"{kind} {number}" for kind in ("box", "row", "column") for number in range(1, 10)
    ]
    assert {len(CLASSIC.peers(cell)) for cell in CLASSIC.cells} == {20}
    assert CLASSIC.houses_with(Cell(4, 5)) == (
        CLASSIC.houses[4],
        CLASSIC.houses[9 + 4],
        CLASSIC.houses[18 + 5],
    )
    assert " ".join(map(str, CLASSIC.houses[5].cells)) == (
        "r4c7 r4c8 r4c9 r5c7 r5c8 r5c9 r6c7 r6c8 r6c9"
    )


@pytest.mark.parametrize(
    ("size", "height", "width"),
    [(4, 2, 2), (6, 2, 3), (8, 2, 4), (9, 3, 3), (10, 2, 5), (12, 3, 4), (16, 4, 4), (25, 5, 5)],
)
def test_usual_boxes_are_wider_rather_than_taller(size: int, height: int, width: int) -> None:
    assert Layout.of_size(size) == Layout.boxes(height, width)
    assert Layout.of_size(size).houses[0].cells[-1] == Cell(height - 1, width - 1)
    assert len(Layout.of_size(size).houses) == 3 * size


def test_regions_take_the_place_of_boxes() -> None:
    layout = Layout.jigsaw("\n".join(JIGSAW_5[start : start + 5] for start in range(0, 25, 5)))
    assert layout == LAYOUTS["jigsaw-5"]
    assert [str(house) for house in layout.houses[:6]] == [
        "region 1", "region 2", "region 3", "region 4", "region 5", "row 1"
    ]  # fmt: skip
    assert " ".join(map(str, layout.houses[0].cells)) == "r1c1 r1c2 r2c1 r3c1 r4c1"


def test_the_diagonals() -> None:
    main, anti = CLASSIC.with_diagonals().houses[27:]
    assert [cell.row - cell.col for cell in main.cells] == [0] * 9
    assert [cell.row + cell.col for cell in anti.cells] == [8] * 9
    assert CLASSIC.with_diagonals(anti=False).houses[27:] == (main,)
    assert CLASSIC.with_diagonals(main=False).houses[27:] == (anti,)
    assert str(CLASSIC.with_diagonals(main=False).houses[27]) == "anti-diagonal"


@pytest.mark.parametrize(
    ("layout", "corners"),
    [
        (Layout.boxes(2, 2), ["r2c2"]),
        (Layout.boxes(2, 3), ["r2c2"]),
        (CLASSIC, ["r2c2", "r2c6", "r6c2", "r6c6"]),
        (
            Layout.of_size(16),
            ["r2c2", "r2c7", "r2c12", "r7c2", "r7c7", "r7c12", "r12c2", "r12c7", "r12c12"],
        ),
    ],
)
def test_windows_stand_one_row_and_one_column_apart(layout: Layout, corners: list[str]) -> None:
    windows = layout.with_windows().houses[len(layout.houses) :]
    assert [str(window.cells[0]) for window in windows] == corners
    assert {window.kind for window in windows} == {HouseKind.WINDOW}
    box = layout.houses[0].cells
    for window in windows:
        first = window.cells[0]
        moved = tuple(Cell(cell.row - first.row, cell.col - first.col) for cell in window.cells)
        assert moved == box


def test_a_disjoint_group_takes_one_place_of_every_box() -> None:
    groups = CLASSIC.with_disjoint_groups().houses[27:]
    assert [str(group) for group in groups] == [f"group {number}" for number in range(1, 10)]
    assert " ".join(map(str, groups[5].cells)) == ("r2c3 r2c6 r2c9 r5c3 r5c6 r5c9 r8c3 r8c6 r8c9")


def test_extra_houses_are_numbered_on() -> None:
    layout = CLASSIC.with_houses(CORNERS[:1]).with_houses([CORNERS[1][::-1]])
    assert [str(house) for house in layout.houses[27:]] == ["extra region 1", "extra region 2"]
    assert layout == CLASSIC.with_houses(CORNERS)
    third = CLASSIC.with_diagonals().with_houses([CORNERS[0]], HouseKind.DIAGONAL).houses[-1]
    assert str(third) == "diagonal 3"


def test_a_knight_and_a_king_see_beyond_their_houses() -> None:
    def extra(layout: Layout) -> set[str]:
        return set(map(str, layout.peers(Cell(4, 4)) - CLASSIC.peers(Cell(4, 4))))

    knight = {"r3c4", "r3c6", "r4c3", "r4c7", "r6c3", "r6c7", "r7c4", "r7c6"}
    assert extra(CLASSIC.with_anti_knight()) == knight
    # in the middle of a box a king sees nothing new, at its corner three cells
    assert extra(CLASSIC.with_anti_king()) == set()
    king = CLASSIC.with_anti_king().peers(Cell(2, 2)) - CLASSIC.peers(Cell(2, 2))
    assert set(map(str, king)) == {"r2c4", "r4c2", "r4c4"}


# -------------------------------------------------------------------------------- sight


@pytest.mark.parametrize("name", LAYOUTS)
def test_peers_share_a_house_or_are_within_sight(name: str) -> None:
    layout = LAYOUTS[name]
    steps = {
        (sign * down, sign * right)
        for sight in layout.sights
        for down, right in sight.offsets
        for sign in (1, -1)
    }
    at = {(cell.row, cell.col): cell for cell in layout.cells}
    houses = {house: frozenset(house.cells) for house in layout.houses}
    for cell in layout.cells:
        around = [house for house in layout.houses if cell in houses[house]]
        expected = {other for house in around for other in house.cells}
        moved = {(cell.row + down, cell.col + right) for down, right in steps}
        expected |= {at[place] for place in moved if place in at}
        assert layout.peers(cell) == expected - {cell}
        for other in expected - {cell}:
            reason = layout.tables.why_sees(cell, other)
            if isinstance(reason, House):
                assert {cell, other} <= houses[reason]
                assert reason == next(house for house in around if other in houses[house])
            else:
                assert isinstance(reason, Sight)
                apart = other.row - cell.row, other.col - cell.col
                assert apart in reason.offsets or (-apart[0], -apart[1]) in reason.offsets


def test_strangers_have_no_reason() -> None:
    assert CLASSIC.tables.why_sees(Cell(0, 0), Cell(8, 8)) is None
    assert str(CLASSIC.with_diagonals().tables.why_sees(Cell(0, 0), Cell(8, 8))) == "main diagonal"
    sight = CLASSIC.with_anti_knight().tables.why_sees(Cell(4, 4), Cell(2, 3))
    assert isinstance(sight, Sight)
    assert sight.name == "a knight's move"


@pytest.mark.parametrize("name", ["classic", "anti-knight", "windoku", "6x6-diagonals"])
def test_masks_say_what_the_face_says(name: str) -> None:
    layout = LAYOUTS[name]
    width = layout.tables.cell_count
    for number in range(0, layout.size * width, 7):
        candidate = layout.tables.candidate(number)
        assert layout.tables.candidate_number(candidate.cell, candidate.digit) == number
        seen = {
            layout.tables.candidate(other) for other in bits_of(layout.tables.seen_masks[number])
        }
        peers = layout.peers(candidate.cell)
        assert {c.cell for c in seen if c.digit == candidate.digit} == peers
        others = {c for c in seen if c.digit != candidate.digit}
        assert {c.cell for c in others} == {candidate.cell}
        assert {c.digit for c in others} == set(layout.tables.digits) - {candidate.digit}
        spared = layout.tables.all_candidates & ~layout.tables.seen_masks[number] & ~(1 << number)
        assert layout.tables.spared_masks[number] == spared


@pytest.mark.parametrize("name", ["classic", "6x6", "windoku", "anti-king"])
def test_common_peers_see_all_the_cells(name: str) -> None:
    layout = LAYOUTS[name]
    for one, other in [(0, 1), (0, layout.tables.cell_count - 1), (3, 8), (5, 5)]:
        common = layout.tables.common_peers(1 << one | 1 << other)
        cells = set(layout.tables.cells_in(common))
        assert cells == layout.peers(layout.cells[one]) & layout.peers(layout.cells[other])
    assert layout.tables.common_peers(0) == layout.tables.all_cells


def test_houses_cross_where_they_share_two_cells_or_more() -> None:
    crossings = {(str(one), str(other)): shared for one, other, shared in CLASSIC.tables.crossings}
    assert len(crossings) == 9 * 6
    assert str(CLASSIC.tables.cells_in(crossings["box 1", "row 2"])[0]) == "r2c1"
    assert ("row 1", "column 1") not in crossings
    windows = {(str(one), str(other)) for one, other, _ in LAYOUTS["windoku"].tables.crossings}
    assert {("box 1", "window 1"), ("row 2", "window 1"), ("column 8", "window 4")} <= windows
    assert ("box 2", "window 4") not in windows


def test_candidates_are_listed_cell_by_cell() -> None:
    mask = sum(
        1 << CLASSIC.tables.candidate_number(Cell.parse(cell), digit)
        for cell, digit in [("r2c1", 1), ("r1c3", 9), ("r1c3", 2), ("r1c1", 5)]
    )
    listed = [str(candidate) for candidate in CLASSIC.tables.candidates_in(mask)]
    assert listed == ["r1c1(5)", "r1c3(2)", "r1c3(9)", "r2c1(1)"]


# ------------------------------------------------------------------------- values that travel


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_survives_pickling_without_its_tables(name: str) -> None:
    layout = LAYOUTS[name]
    Board.from_string("." * layout.tables.cell_count, layout).place(
        Cell(0, 0), 1
    )  # fills the tables
    packed = pickle.dumps(layout)
    copy: Layout = pickle.loads(packed)
    assert (copy is CLASSIC) == (layout is CLASSIC)
    assert copy is CLASSIC or set(vars(copy)) == {"size", "houses", "sights", "clues"}
    assert copy == layout
    assert hash(copy) == hash(layout)
    assert copy.tables.peer_masks == layout.tables.peer_masks


HASHES = """
from puzzles.layouts import LAYOUTS
from sudologue.model import Board
for layout in LAYOUTS.values():
    print(hash(layout), *map(hash, layout.houses), hash(Board.from_string("." * layout.size**2, layout)))
"""


def test_hashes_are_the_same_in_every_process() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", HASHES],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().splitlines()) == len(LAYOUTS)


def test_a_mask_of_candidates_has_just_them() -> None:
    chosen = (Candidate(Cell(0, 0), 9), Candidate(Cell(4, 5), 1), Candidate(Cell(4, 5), 7))
    mask = CLASSIC.tables.candidate_mask(chosen)
    assert set(CLASSIC.tables.candidates_in(mask)) == set(chosen)
    assert CLASSIC.tables.candidate_mask(()) == 0
    with pytest.raises(LayoutError):
        CLASSIC.tables.candidate_mask([Candidate(Cell(9, 0), 1)])


def test_a_candidate_rules_out_its_cell_s_others_and_its_digit_in_sight() -> None:
    seven = Candidate(Cell(4, 5), 7)
    gone = CLASSIC.tables.candidates_in(CLASSIC.tables.ruled_out_by(seven))
    assert len(gone) == 8 + 20
    assert all(
        (other.cell == seven.cell)
        != (other.digit == seven.digit and other.cell in CLASSIC.peers(seven.cell))
        for other in gone
    )
