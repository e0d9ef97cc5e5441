from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product

import pytest

from puzzles.checks import empty, found, only, without
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.model import CLASSIC, Board, Cell
from sudologue.rules import named
from sudologue.rules.tridagon.evidence import TridagonEvidence, TridagonVerityEvidence

SQUARES = ((0, 0), (0, 3), (3, 0), (3, 3))
"""The first cells of boxes 1, 2, 4 and 5, by row and column."""

Order = tuple[int, ...]
IN_ORDER, ROUND, EXCHANGED = (0, 1, 2), (1, 2, 0), (1, 0, 2)

PUZZLE = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
TWO_IN_A_CELL = "57....9..4..2....8.1.........168..42.....28.9..2.9416.....2.....6.9.8..4.2941.6.."
TWO_APART = "576...9..........8.1.........168..4......28.9..2.9416..8..2.......9.82.4...41.6.."


def cells_of(orders: tuple[Order, ...]) -> list[Cell]:
    """Three cells in each of the four boxes: in each row the column that the box's order says."""
    return [
        Cell(top + row, left + order[row])
        for (top, left), order in zip(SQUARES, orders, strict=True)
        for row in range(3)
    ]


def board_of(orders: tuple[Order, ...], guardians: str) -> Board:
    """The open board where these twelve cells have only 1, 2 and 3, and the guardians."""
    cells = " ".join(map(str, cells_of(orders)))
    narrow = only(empty(CLASSIC), cells, "123")
    live = narrow.masks.live
    for text in guardians.split():
        cell, digit = Cell.parse(text[:4]), int(text[5])
        live |= 1 << CLASSIC.tables.candidate_number(cell, digit)
    return Board(replace(narrow.masks, layout=CLASSIC, live=live))


def can_be_filled(orders: tuple[Order, ...]) -> bool:
    """Whether three digits can fill the cells, by trying everything."""
    cells = cells_of(orders)
    peers = [{j for j in range(12) if cells[j] in CLASSIC.peers(cell)} for cell in cells]
    digits: list[int] = []

    def fills(place: int) -> bool:
        if place == 12:
            return True
        for digit in range(3):
            if all(digits[other] != digit for other in peers[place] if other < place):
                digits.append(digit)
                if fills(place + 1):
                    return True
                digits.pop()
        return False

    return fills(0)


@pytest.mark.slow
def test_a_tridagon_is_what_three_digits_cannot_fill() -> None:
    orders = tuple(permutations(range(3)))
    for four in product(orders, repeat=4):
        guardian = f"{cells_of(four)[0]}=4"
        expected = [] if can_be_filled(four) else [guardian]
        assert [
            str(i.action) for i in named("tridagon").apply(board_of(four, guardian))
        ] == expected


ODD = (IN_ORDER, IN_ORDER, ROUND, EXCHANGED)


def test_the_only_guardian_is_true() -> None:
    (text,) = found("tridagon", board_of(ODD, "r1c1=7"))
    assert text.startswith("r1c1=7 | r1c1, r2c2, r3c3, r1c4, ")


def test_what_all_guardians_see_is_false() -> None:
    (inference,) = named("tridagon").apply(board_of(ODD, "r1c1=7 r2c2=7"))
    gone = {str(candidate) for candidate in inference.action.candidates}
    assert gone == {f"{c}(7)" for c in CLASSIC.houses[0].cells} - {
        "r1c1(7)", "r2c2(7)", "r3c3(7)",
    }  # fmt: skip
    assert found("tridagon", board_of(ODD, "r1c1=7 r2c2=7"))


def test_guardians_of_one_cell_rule_out_the_three_digits() -> None:
    (inference,) = named("tridagon").apply(board_of(ODD, "r1c1=7 r1c1=8"))
    assert str(inference.action) == "r1c1<>1, r1c1<>2, r1c1<>3"
    evidence = inference.evidence
    assert isinstance(evidence, TridagonEvidence)
    assert [str(block) for block in evidence.blocks] == ["box 1", "box 2", "box 4", "box 5"]
    assert [str(block) for block in evidence.odd_blocks] == ["box 5"]


@pytest.mark.parametrize(
    "board",
    [
        empty(CLASSIC),
        board_of(ODD, ""),  # without a guardian there is no solution: that is for others to say
        board_of(ODD, "r1c1=7 r5c4=8"),  # nothing sees both
        board_of(ODD, "r1c1=4 r1c1=5 r1c1=6 r1c1=7 r1c1=8"),  # five guardians
        board_of((IN_ORDER, IN_ORDER, ROUND, ROUND), "r1c1=7"),  # three digits can fill these
    ],
    ids=range(5),
)
def test_where_tridagons_keep_quiet(board: Board) -> None:
    assert found("tridagon", board) == []


@pytest.mark.parametrize("name", LAYOUTS)
def test_an_open_board_has_none(name: str) -> None:
    assert found("tridagon", empty(LAYOUTS[name])) == []


def test_a_tridagon_of_larger_boxes() -> None:
    """In boxes of four rows and columns the twelve cells are on three of these."""
    eleven = "r1c1 r2c2 r3c3 r1c5 r2c6 r3c7 r5c1 r6c2 r7c3 r5c6 r6c5"
    board = only(empty(LAYOUTS["16x16"]), eleven, "123")
    (text,) = found("tridagon", only(board, "r7c7", "1239"))
    assert text.startswith("r7c7=9 | ")


@pytest.mark.parametrize("name", ["diagonals", "windoku", "anti-knight", "disjoint-groups"])
def test_further_houses_take_nothing_from_the_argument(name: str) -> None:
    board = empty(LAYOUTS[name])
    cells = cells_of(ODD)
    board = only(board, " ".join(map(str, cells[1:])), "123")
    board = only(board, str(cells[0]), "1237")
    assert "r1c1=7" in [text.split(" | ")[0] for text in found("tridagon", board)]


# proofs by cases


def test_each_guardian_leads_to_the_conclusion() -> None:
    board = Board.from_string(TWO_APART)
    inference = named("tridagon_verity").apply(board)[0]
    evidence = inference.evidence
    assert isinstance(evidence, TridagonVerityEvidence)
    assert str(inference.action) == "r3c5<>6"
    assert {str(case.assumption) for case in evidence.cases} == {"r8c5(6)", "r8c8(1)"}
    assert {str(guardian) for guardian in evidence.guardians} == {"r8c5(6)", "r8c8(1)"}
    assert check_inference(board, inference).ok


@pytest.mark.parametrize("puzzle", [PUZZLE, TWO_IN_A_CELL])
def test_one_guardian_needs_no_cases(puzzle: str) -> None:
    board = Board.from_string(puzzle)
    for inference in named("tridagon_verity").apply(board):
        assert isinstance(inference.evidence, TridagonVerityEvidence)
        assert len(inference.evidence.guardians) > 1


def test_a_guardian_that_is_ruled_out_leaves_one() -> None:
    board = without(Board.from_string(TWO_APART), "r8c5(6)")
    assert "r8c8=1" in [text.split(" | ")[0] for text in found("tridagon", board)]
