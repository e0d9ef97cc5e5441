from __future__ import annotations

import pytest

from puzzles.checks import empty, found
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.model import CLASSIC, Board, Layout
from sudologue.rules import named
from sudologue.rules.ledgers.search import RULES
from sudologue.rules.ledgers.search.accounts import Accounts

ROW_1_BUT_R1C9 = Cage.of("r1c1 r1c2", 8), Cage.of("r1c3 r1c4 r1c5", 17), Cage.of(
    "r1c6 r1c7 r1c8", 18
)  # fmt: skip


def on(*clues: Clue, layout: Layout = CLASSIC) -> Board:
    return Board.from_string("." * layout.tables.cell_count, layout.with_clues(*clues))


def all_found(board: Board) -> list[str]:
    return [each for rule in RULES for each in found(rule.name, board)]


def placed(rule: str, board: Board) -> list[str]:
    for inference in named(rule).apply(board):
        assert check_inference(board, inference).ok, inference
    return [str(inference.action) for inference in named(rule).apply(board)]


# ------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    "clues",
    [
        (),
        (Arrow.of("r1c1", "r1c2 r1c3 r1c4"), Thermometer.of("r2c1 r2c2")),
        (Cage.of("r1c1 r1c2 r1c3 r1c4"), Region.of("r1c5 r1c6 r1c7 r1c8")),
        (Cage.of("r1c1 r1c2", 8),),
        (Cage.of("r1c1 r1c2", 8), Cage.of("r1c8 r1c9", 9), Cage.of("r2c4 r2c5", 9)),
    ],
    ids=["nothing", "no cages", "no totals", "one cage", "too many cells left"],
)
def test_without_sums_that_leave_few_cells_there_is_nothing_to_find(
    clues: tuple[Clue, ...],
) -> None:
    board = on(*clues) if clues else empty(CLASSIC)
    assert not all_found(board)


def test_a_digit_that_cannot_go_there_is_no_reason_for_a_step() -> None:
    assert not placed("innie_45", on(*ROW_1_BUT_R1C9).eliminate(["r1c9(2)"]))
    assert not placed("innie_45", on(Cage.of("r1c1 r1c2", 8), *ROW_1_BUT_R1C9[1:2],
                                     Cage.of("r1c6 r1c7 r1c8", 8)))  # fmt: skip


def test_a_sum_that_cannot_come_out_is_no_reason_for_a_step() -> None:
    board = on(Cage.of("r1c1 r1c2 r1c3", 24), Cage.of("r1c4 r1c5 r1c6", 20))
    assert not found("innies_45", board)


def test_cells_that_may_be_equal_are_not_as_good_as_a_cage() -> None:
    """Box 1 is 10 too much, in two cells that do not see each other."""
    clues = (
        Cage.of("r1c1 r1c2 r1c3 r1c4", 21),
        Cage.of("r2c1 r2c2 r2c3", 16),
        Cage.of("r3c1 r3c2 r3c3 r4c3", 18),
    )
    assert not found("outies_45", on(*clues))


def test_houses_that_no_cage_joins_are_not_added_up() -> None:
    several = Accounts(on(*ROW_1_BUT_R1C9).layout).of_several
    assert several
    assert all(account.houses[0].kind.value != "row" for account in several)


def test_several_cells_of_unknown_parity_say_nothing() -> None:
    assert not found("odd_even_45", on(*ROW_1_BUT_R1C9[:2]))


# -------------------------------------------------------------------------------------- what is found


def test_placed_digits_are_part_of_the_sum() -> None:
    """The 4 in r1c3 stands beside the cages; the 6 in r2c7 belongs to one that reaches out."""
    clues = Cage.of("r1c1 r1c2", 8), Cage.of("r1c4 r1c5 r1c6", 21), Cage.of("r1c7 r1c8 r2c7", 16)
    board = on(*clues).place("r1c3", 4).place("r2c7", 6)
    assert "r1c9=2" in placed("innie_45", board)


def test_of_overlapping_cages_the_first_is_taken() -> None:
    board = on(*ROW_1_BUT_R1C9, Cage.of("r1c8 r1c9", 3))
    assert placed("innie_45", board) == ["r1c9=2"]


def test_a_cage_that_reaches_out_is_owed() -> None:
    clues = (
        Cage.of("r1c1 r1c2 r2c1", 14),
        Cage.of("r1c3 r2c3 r2c2", 13),
        Cage.of("r3c1 r3c2 r3c3 r3c4", 21),
    )
    assert placed("outie_45", on(*clues)) == ["r3c4=3"]


def test_cells_in_one_cage_are_as_good_as_a_cage_wherever_they_are() -> None:
    """Box 1 is 4 too much, in two cells of one cage that see each other nowhere else."""
    clues = Cage.of("r1c1 r1c2 r2c1 r2c2 r3c1", 25), Cage.of("r1c3 r2c3 r3c2 r3c3 r3c4 r4c3", 24)
    assert any("r3c4<>2" in action for action in placed("outies_45", on(*clues)))


def test_both_parts_of_a_split_cage() -> None:
    board = on(*ROW_1_BUT_R1C9[:2], Cage.of("r1c6 r1c7", 17), Cage.of("r1c8 r1c9 r2c8 r2c9", 20))
    (action,) = placed("cage_splitting", board)
    assert "r2c8<>7" in action
    assert "r2c9<>8" not in action
    assert all(f"{cell}<>{digit}" in action for cell in ("r1c8", "r1c9") for digit in range(3, 10))


def test_rows_that_a_cage_joins_are_added_up() -> None:
    clues = (
        Cage.of("r1c1 r2c1", 11), Cage.of("r1c2 r2c2", 10), Cage.of("r1c3 r2c3 r2c4", 7),
        Cage.of("r1c4 r1c5", 13), Cage.of("r2c5 r2c6", 14), Cage.of("r1c6 r1c7", 17),
        Cage.of("r2c7 r2c8", 7), Cage.of("r1c8 r1c9", 3),
    )  # fmt: skip
    assert "r2c9=8" in placed("multi_house_45", on(*clues))


@pytest.mark.parametrize(
    "name", ["4x4", "6x6", "12x12", "16x16", "jigsaw-7", "diagonals", "windoku"]
)
def test_other_layouts_have_other_sums(name: str) -> None:
    """Whatever the house, its last cell is what the cage around the others leaves."""
    layout = LAYOUTS[name]
    house = layout.houses[-1]
    rest = sum(layout.tables.digits) - 2
    board = on(Cage(tuple(sorted(house.cells[:-1])), rest), layout=layout)
    assert placed("innie_45", board) == [f"{house.cells[-1]}=2"]
