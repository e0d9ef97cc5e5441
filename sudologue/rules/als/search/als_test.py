"""Rules on almost locked sets, on made positions: a few cells narrowed down, all others open."""

from __future__ import annotations

import pytest

from sudologue.audit import check_inference, check_trace
from sudologue.inference import Inference
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout
from sudologue.rules import named
from sudologue.rules.common.almost_locked_sets import almost_locked_sets
from sudologue.solver import Solver
from tools.soundness import loose_citation

SLUGS = (
    "als_xz",
    "als_xz_double",
    "als_xy_wing",
    "als_xy_chain",
    "als_w_wing",
    "death_blossom",
    "sue_de_coq",
    "aligned_pair_exclusion",
    "aligned_triple_exclusion",
)


def lost(
    cells: dict[str, str], layout: Layout = CLASSIC, gone: tuple[str, ...] = ()
) -> set[Candidate]:
    """The candidates to take away so that these cells hold only these digits.

    `gone` are digits that a house has in these cells alone: `1 in row 5`.
    """
    found = {
        Candidate(Cell.parse(cell), digit)
        for cell, digits in cells.items()
        for digit in layout.digits
        if str(digit) not in tuple(digits)
    }
    for words in gone:
        digit, name = words.split(" in ")
        (house,) = (house for house in layout.houses if str(house) == name)
        others = (cell for cell in house.cells if digit not in cells.get(str(cell), ""))
        found |= {Candidate(cell, int(digit)) for cell in others}
    return found


def narrowed(cells: dict[str, str], layout: Layout = CLASSIC, gone: tuple[str, ...] = ()) -> Board:
    """A board with no digit placed, where these cells hold only these digits."""
    board = Board.from_values([None] * layout.cell_count, layout=layout)
    return board.eliminate(lost(cells, layout, gone))


def transposed(cells: dict[str, str]) -> dict[str, str]:
    swapped = (Cell.parse(cell) for cell in cells)
    return {
        str(Cell(cell.col, cell.row)): digits
        for cell, digits in zip(swapped, cells.values(), strict=True)
    }


def actions(slug: str, board: Board) -> list[str]:
    return [str(inference.action) for inference in named(slug).apply(board)]


def gone_by(inference: Inference) -> set[str]:
    return {str(candidate) for candidate in inference.action.candidates}


XZ = {"r1c1": "12", "r5c1": "13", "r5c4": "23"}
DOUBLE = {"r1c1": "12", "r1c5": "124", "r1c6": "24"}
WING = {"r1c1": "12", "r5c1": "13", "r5c4": "34", "r9c4": "24"}
CHAIN = {"r1c1": "12", "r5c1": "13", "r5c4": "34", "r9c4": "45", "r9c8": "25"}
W_WING = {"r1c1": "12", "r9c8": "13", "r9c9": "23", "r5c1": "13456", "r5c8": "14567"}
BLOSSOM = {"r5c5": "123", "r5c1": "19", "r1c5": "29", "r5c8": "38", "r1c8": "89"}
SUE = {"r1c1": "1234", "r1c2": "1234", "r1c5": "12", "r2c3": "34"}
PAIR = {"r1c1": "123", "r1c2": "14", "r1c5": "24", "r2c3": "34"}
TRIPLE = {
    "r1c1": "129",
    "r1c2": "456",
    "r1c3": "78",
    "r2c1": "147",
    "r2c2": "157",
    "r1c7": "148",
    "r1c8": "158",
    "r3c2": "16",
}


@pytest.mark.parametrize(
    ("slug", "cells", "gone", "expected"),
    [
        ("als_xz", XZ, (), "r1c4<>2"),
        ("als_xy_wing", WING, (), "r1c4<>2, r9c1<>2"),
        ("als_xy_chain", CHAIN, (), "r1c8<>2, r9c1<>2"),
        ("als_w_wing", W_WING, ("1 in row 5",), "r1c9<>2, r9c1<>2"),
        ("death_blossom", BLOSSOM, (), "r1c1<>9"),
        ("aligned_triple_exclusion", TRIPLE, (), "r1c1<>1"),
    ],
)
def test_it_fires_and_says_exactly_what_goes(
    slug: str, cells: dict[str, str], gone: tuple[str, ...], expected: str
) -> None:
    board = narrowed(cells, gone=gone)
    found = named(slug).apply(board)
    assert expected in [str(inference.action) for inference in found]
    assert all(check_inference(board, inference).ok for inference in found)
    assert len(set(found)) == len(found)


def test_doubly_linked_sets_lose_their_digits_all_around() -> None:
    (found,) = named("als_xz_double").apply(narrowed(DOUBLE))
    row = {f"r1c{column}({digit})" for column in (2, 3, 4, 7, 8, 9) for digit in (1, 2, 4)}
    box = {f"r{row}c{column}(4)" for row in (2, 3) for column in (4, 5, 6)}
    assert gone_by(found) == row | box


REGIONS = "111222333111222333111222333444556666444555556474556666774889999777888899777888999"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("layout", "puzzle"),
    [
        (
            CLASSIC.with_anti_king(),
            ".64.........7.....9...........5...6.......5.2.2......33....7.9..9.42.........3.14",
        ),
        (
            Layout.jigsaw(REGIONS),
            ".....2.3..241.....9.5.......528...9.....2.........4.........8....9.7...62...3...1",
        ),
    ],
    ids=["sights", "jigsaw"],
)
def test_a_common_digit_that_no_single_link_keeps_out_of_a_set_twice_is_cited_there(
    layout: Layout, puzzle: str
) -> None:
    result = Solver().solve(Board.from_string(puzzle, layout))
    rules = [step.inference.rule for step in result.steps]
    assert "als_xz_double" in rules
    verdict = check_trace(result)
    assert verdict.ok, verdict
    for index, slug in enumerate(rules):
        if slug == "als_xz_double":
            before = result.board_before(index + 1)
            assert loose_citation(before, result.steps[index].inference) is None


def test_sue_de_coq_clears_both_houses() -> None:
    (found,) = named("sue_de_coq").apply(narrowed(SUE))
    row = {f"r1c{column}({digit})" for column in (4, 6, 7, 8, 9) for digit in (1, 2)}
    box = {f"r{row}c{col}({digit})" for row in (2, 3) for col in (1, 2, 3) for digit in (3, 4)}
    both = {f"r1c3({digit})" for digit in (1, 2, 3, 4)}
    assert gone_by(found) == row | both | box - {"r2c3(3)", "r2c3(4)"}


def test_a_digit_of_both_sides_of_sue_de_coq_leaves_the_crossing() -> None:
    # five cells: 1, 2 and 4 once each in the row, 1 and 3 once each in the box
    cells = {"r1c1": "1234", "r1c2": "1234", "r1c5": "124", "r1c6": "124", "r2c3": "13"}
    board = narrowed(cells)
    found = named("sue_de_coq").apply(board)
    expected = {"r1c1(1)", "r1c2(1)", "r3c3(1)", "r3c3(3)", "r1c9(4)"}
    assert any(expected <= gone_by(inference) for inference in found)
    assert all(check_inference(board, inference).ok for inference in found)


def test_an_aligned_pair_goes_with_nothing() -> None:
    assert "r1c3<>1, r1c3<>4" in actions("aligned_pair_exclusion", narrowed(PAIR))


@pytest.mark.parametrize(
    ("slug", "cells", "gone"),
    [
        # the 1 has a place in r5c4, out of sight of r1c1
        ("als_xz", XZ | {"r5c4": "123"}, ()),
        # three digits more than the cells can spare
        ("als_xz", XZ | {"r5c1": "134"}, ()),
        ("als_xz_double", DOUBLE | {"r1c1": "123"}, ()),
        ("als_xy_wing", WING | {"r9c4": "246"}, ()),
        ("als_xy_chain", CHAIN | {"r9c8": "256"}, ()),
        # the row has another place for the 1
        ("als_w_wing", W_WING, ()),
        # no petal for the 3 of the stem
        ("death_blossom", BLOSSOM | {"r5c8": "378"}, ()),
        ("sue_de_coq", SUE | {"r1c2": "12345"}, ()),
        ("aligned_pair_exclusion", PAIR | {"r1c5": "245"}, ()),
        ("aligned_triple_exclusion", TRIPLE | {"r1c8": "1589"}, ()),
    ],
)
def test_a_near_miss_is_left_alone(slug: str, cells: dict[str, str], gone: tuple[str, ...]) -> None:
    assert actions(slug, narrowed(cells, gone=gone)) == []


@pytest.mark.parametrize(
    ("slug", "cells"),
    [
        ("als_xz", XZ),
        ("als_xz_double", DOUBLE),
        ("als_xy_wing", WING),
        ("als_xy_chain", CHAIN),
        ("death_blossom", BLOSSOM),
        ("sue_de_coq", SUE),
        ("aligned_pair_exclusion", PAIR),
        ("aligned_triple_exclusion", TRIPLE),
    ],
)
def test_rows_and_columns_are_alike(slug: str, cells: dict[str, str]) -> None:
    upright = {
        frozenset((candidate.cell.col, candidate.cell.row, candidate.digit) for candidate in gone)
        for gone in (i.action.candidates for i in named(slug).apply(narrowed(cells)))
    }
    turned = {
        frozenset((candidate.cell.row, candidate.cell.col, candidate.digit) for candidate in gone)
        for gone in (i.action.candidates for i in named(slug).apply(narrowed(transposed(cells))))
    }
    assert upright == turned


SIX = Layout.boxes(2, 3)


@pytest.mark.parametrize(
    "layout",
    [SIX, Layout.boxes(4, 4), CLASSIC.with_anti_knight(), CLASSIC.with_diagonals()],
)
@pytest.mark.parametrize("slug", SLUGS)
def test_other_layouts_get_receipts_that_hold(slug: str, layout: Layout) -> None:
    board = narrowed(XZ | {"r5c5": "34", "r6c4": "12", "r1c4": "12345"}, layout)
    for inference in list(named(slug).apply(board))[:5]:
        assert check_inference(board, inference).ok


@pytest.mark.parametrize("layout", [SIX, Layout.boxes(4, 4), CLASSIC.with_anti_knight()])
def test_als_xz_fires_on_other_layouts(layout: Layout) -> None:
    board = narrowed(XZ, layout)
    assert "r1c4(2)" in {name for i in named("als_xz").apply(board) for name in gone_by(i)}


def test_sets_come_once_and_small_ones_first() -> None:
    found = almost_locked_sets(narrowed({"r1c1": "12", "r1c2": "13", "r1c3": "23", "r1c7": "1234"}))
    sizes = [one.size for one in found]
    assert sizes == sorted(sizes)
    assert len({one.cells for one in found}) == len(found)
    pair = next(one for one in found if CLASSIC.cells_in(one.cells) == (Cell(0, 0), Cell(0, 1)))
    assert str(pair.house) == "box 1"
    assert pair.digits == 0b111
    assert CLASSIC.cells_in(pair.places[0]) == (Cell(0, 0), Cell(0, 1))


def test_three_cells_with_three_digits_are_no_almost_locked_set() -> None:
    found = almost_locked_sets(narrowed({"r1c1": "12", "r1c2": "13", "r1c3": "23"}))
    assert all(CLASSIC.cells_in(one.cells) != CLASSIC.cells[:3] for one in found)


def test_a_receipt_is_no_tangle_to_whoever_checks_it() -> None:
    """Four large sets on a board with a knight's move barred: two million looks were not enough."""
    gone = (
        "225 727 232 332 432 235 735 935 736 452 254 354 454 954 256 857 465 271 272 372 472 972 273"
        " 475 775 875 976 179 479 483 284 984 285 485 286 986 787 987 888 189 291 293 493 294 694"
        " 295 495 296 197 797 199"
    )
    placed = "..95...2...1....4.5..1.....1.8.5..62....6..5.765..1.........6...................."
    board = Board.from_string(f"{placed}:{gone}", CLASSIC.with_anti_knight())
    found = named("als_xy_chain").apply(board)
    assert found
    assert all(check_inference(board, inference).ok for inference in found)
