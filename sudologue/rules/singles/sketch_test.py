"""What is to be seen of singles."""

from sudologue.inference import Placement
from sudologue.model import CLASSIC, Board, Cell
from sudologue.rules.singles.evidence import HiddenSingleEvidence, NakedSingleEvidence
from sudologue.rules.singles.telling_test import GOLDEN, KNIGHTS, filled, house, without
from sudologue.sketching.reading_test import sketched, sketched_as


def test_a_full_house_is_a_house() -> None:
    assert sketched(GOLDEN, "full_house") == [{"base": "b3", "placed": "r1c9(5)"}]


def test_a_hidden_single_has_the_digits_that_see_the_rest_of_its_house() -> None:
    assert sketched(GOLDEN, "hidden_single") == [
        {"base": "b3", "cause": "r1c5 r3c1", "placed": "r2c7(7)"}
    ]


def test_a_naked_single_has_the_digits_that_it_sees() -> None:
    assert sketched(GOLDEN, "naked_single") == [
        {
            "cell": "r4c9",
            "cause": "r4c7 r4c8 r5c8 r6c7 r6c9 r2c9 r3c9 r7c9 r9c9 r4c3 r4c5",
            "placed": "r4c9(8)",
        }
    ]


def test_places_that_earlier_steps_ruled_out_are_blocked() -> None:
    board = without(filled({"r2c9": 8, "r4c1": 8, "r1c2": 5}), "8", "r1c3", "r3c3")
    cell, box = Cell.parse("r3c2"), house(board.layout, "b1")
    evidence = HiddenSingleEvidence(cell=cell, house=box, digit=8)
    assert sketched_as(board, Placement(cell, 8), evidence) == [
        {
            "base": "b1",
            "cause": "r2c9 r4c1",
            "blocked": "r1c3(8) r3c3(8)",
            "placed": "r3c2(8)",
        }
    ]


def test_digits_that_earlier_steps_ruled_out_are_blocked() -> None:
    board = without(filled({"r5c1": 1, "r1c5": 1}), "2345689", "r5c5")
    assert naked(board) == {
        "cell": "r5c5",
        "cause": "r5c1",
        "blocked": "r5c5(2) r5c5(3) r5c5(4) r5c5(5) r5c5(6) r5c5(8) r5c5(9)",
        "placed": "r5c5(7)",
    }


def test_digits_seen_from_afar_are_causes_as_well() -> None:
    board = without(filled(KNIGHTS, CLASSIC.with_anti_knight()), "9", "r5c5")
    assert naked(board) == {
        "cell": "r5c5",
        "cause": "r5c1 r5c2 r5c3 r5c4 r1c5 r2c5 r3c4",
        "blocked": "r5c5(9)",
        "placed": "r5c5(7)",
    }


def naked(board: Board) -> dict[str, str]:
    """What is seen where r5c5 is 7."""
    cell = Cell.parse("r5c5")
    evidence = NakedSingleEvidence(cell=cell, digit=7)
    (seen,) = sketched_as(board, Placement(cell, 7), evidence)
    return seen
