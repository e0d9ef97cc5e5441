from __future__ import annotations

import pytest

from puzzles.checks import confined, found, only, restricted, without
from sudologue.inference import Elimination
from sudologue.model import Board, Cell
from sudologue.rules import named
from sudologue.rules.locked_subsets.evidence import LockedHiddenSubsetEvidence, LockedSubsetEvidence

PAIR, TRIPLE, HIDDEN = "locked_pair", "locked_triple", "locked_hidden_subset"


def struck(cells: str, digits: str) -> str:
    """These digits gone from these cells, as a conclusion writes it."""
    return ", ".join(f"{cell}<>{digit}" for cell in cells.split() for digit in digits)


# ---------------------------------------------------------------------------- locked pair, triple


@pytest.mark.parametrize("rule", [PAIR, TRIPLE])
@pytest.mark.parametrize(
    "board",
    [
        restricted("classic"),
        # two houses, but the cells have one of them in common only
        restricted("classic", ("r1c1 r1c5", "12")),
        restricted("classic", ("r1c1 r2c2", "12")),
        restricted("classic", ("r1c1 r1c2 r2c3", "123")),
        # only one of the two houses has anything to lose
        without(
            restricted("classic", ("r1c1 r1c2", "12")),
            " ".join(f"r1c{col}(12)" for col in range(4, 10)),
        ),
        # what the row has to lose, the box has to lose too
        without(
            restricted("6x6", ("r1c1 r1c2", "12")), "r1c4(12) r1c5(12) r1c6(12) r2c1(12) r2c2(12)"
        ),
    ],
    ids=range(6),
)
def test_where_locked_pairs_and_triples_keep_quiet(rule: str, board: Board) -> None:
    assert found(rule, board) == []


@pytest.mark.parametrize(
    ("layout", "cells", "gone", "houses"),
    [
        ("4x4", "r1c1 r1c2", "r1c3 r1c4 r2c1 r2c2", ("box 1", "row 1")),
        ("4x4", "r1c1 r2c1", "r1c2 r2c2 r3c1 r4c1", ("box 1", "column 1")),
        ("6x6", "r1c1 r1c3", "r1c2 r1c4 r1c5 r1c6 r2c1 r2c2 r2c3", ("box 1", "row 1")),
        ("6x6-tall", "r1c1 r3c1", "r1c2 r2c1 r2c2 r3c2 r4c1 r5c1 r6c1", ("box 1", "column 1")),
        ("jigsaw-5", "r1c1 r1c2", "r1c3 r1c4 r1c5 r2c1 r3c1 r4c1", ("region 1", "row 1")),
        (
            "6x6-diagonals", "r1c1 r2c2",
            "r1c2 r1c3 r2c1 r2c3 r3c3 r4c4 r5c5 r6c6", ("box 1", "main diagonal"),
        ),
        (
            "windoku", "r2c2 r2c3",
            "r1c1 r1c2 r1c3 r2c1 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9 r3c1 r3c2 r3c3 r3c4 r4c2 r4c3 r4c4",
            ("box 1", "row 2", "window 1"),
        ),
    ],
)  # fmt: skip
def test_locked_pair(layout: str, cells: str, gone: str, houses: tuple[str, ...]) -> None:
    links = ", ".join(f"{digit} in {house}" for digit in "12" for house in houses)
    expected = f"{struck(gone, '12')} | {cells.replace(' ', ', ')} | {links}"
    assert found(PAIR, restricted(layout, (cells, "12"))) == [expected]


def test_a_locked_pair_may_do_one_thing_in_the_one_house_and_another_in_the_other() -> None:
    board = restricted("4x4", ("r1c1 r1c2", "12"))
    board = without(board, "r1c3(12) r1c4(1) r2c1(2) r2c2(12)")
    assert found(PAIR, board) == ["r1c4<>2, r2c1<>1 | r1c1, r1c2 | 1 in box 1, 2 in row 1"]


@pytest.mark.parametrize(
    "groups",
    [
        (("r1c1 r1c2 r1c3", "123"),),
        (("r1c1", "12"), ("r1c2", "23"), ("r1c3", "13")),
        (("r1c1 r1c2", "12"), ("r1c3", "123")),
    ],
)
def test_locked_triple(groups: tuple[tuple[str, str], ...]) -> None:
    gone = struck("r1c4 r1c5 r1c6 r2c1 r2c2 r2c3", "123")
    links = ", ".join(f"{digit} in {house}" for digit in "123" for house in ("box 1", "row 1"))
    assert found(TRIPLE, restricted("6x6", *groups)) == [f"{gone} | r1c1, r1c2, r1c3 | {links}"]


def test_a_triple_leaves_to_a_pair_what_the_pair_does_alone() -> None:
    board = restricted("6x6", ("r1c1 r1c2", "12"), ("r1c3", "123"))
    board = without(board, "r1c4(3) r1c5(3) r1c6(3) r2c1(3) r2c2(3) r2c3(3)")
    assert found(TRIPLE, board) == []
    assert len(found(PAIR, board)) == 1


def test_the_evidence_of_a_locked_pair() -> None:
    board = restricted("4x4", ("r1c1 r1c2", "24"))
    (inference,) = named(PAIR).apply(board)
    evidence = inference.evidence
    assert isinstance(evidence, LockedSubsetEvidence)
    assert evidence.cells == evidence.focus_cells == (Cell(0, 0), Cell(0, 1))
    assert [str(house) for house in evidence.houses] == ["box 1", "row 1"]
    assert evidence.digits == (2, 4)
    assert evidence.candidates_seen == {2, 4}


# ------------------------------------------------------------------------- locked hidden subset


@pytest.mark.parametrize(
    "board",
    [
        restricted("classic"),
        # the places of two digits in the box lie on no line together
        confined("classic", "box 1", "r1c1 r2c2", "12"),
        # the cells hold nothing else: a naked pair
        only(confined("6x6", "box 1", "r1c1 r1c2", "12"), "r1c1 r1c2", "12"),
        # the row has neither digit elsewhere: a hidden pair
        without(confined("6x6", "box 1", "r1c1 r1c2", "12"), "r1c4(12) r1c5(12) r1c6(12)"),
        # two digits in three cells
        confined("classic", "box 1", "r1c1 r1c2 r1c3", "12"),
    ],
    ids=range(5),
)
def test_where_the_locked_hidden_subset_keeps_quiet(board: Board) -> None:
    assert found(HIDDEN, board) == []


@pytest.mark.parametrize(
    ("layout", "house", "cells", "digits", "own", "beyond", "other"),
    [
        ("6x6", "box 1", "r1c1 r1c3", "12", "3456", "r1c4 r1c5 r1c6", "row 1"),
        ("6x6", "row 1", "r1c1 r1c3", "12", "3456", "r2c1 r2c2 r2c3", "box 1"),
        ("6x6", "column 2", "r3c2 r4c2", "56", "1234", "r3c1 r3c3 r4c1 r4c3", "box 3"),
        ("6x6", "box 1", "r1c1 r1c2 r1c3", "123", "456", "r1c4 r1c5 r1c6", "row 1"),
        ("jigsaw-5", "region 1", "r1c1 r1c2", "12", "345", "r1c3 r1c4 r1c5", "row 1"),
    ],
)
def test_locked_hidden_subset(
    layout: str, house: str, cells: str, digits: str, own: str, beyond: str, other: str
) -> None:
    board = confined(layout, house, cells, digits)
    gone = sorted(f"{struck(cells, own)}, {struck(beyond, digits)}".split(", "))
    truths = ", ".join(f"{digit} in {house}" for digit in digits)
    links = ", ".join([*cells.split(), *(f"{digit} in {other}" for digit in digits)])
    assert f"{', '.join(gone)} | {truths} | {links}" in found(HIDDEN, board)


def test_the_evidence_of_a_locked_hidden_pair() -> None:
    board = without(confined("6x6", "box 1", "r1c1 r1c3", "12"), "r1c5(12) r1c6(12) r1c4(2)")
    (inference,) = named(HIDDEN).apply(board)
    evidence = inference.evidence
    assert isinstance(evidence, LockedHiddenSubsetEvidence)
    assert str(evidence.house) == "box 1"
    assert [str(house) for house in evidence.others] == ["row 1"]
    assert evidence.cells == (Cell(0, 0), Cell(0, 2))
    assert evidence.digits == (1, 2)
    assert isinstance(inference.action, Elimination)
    assert str(inference.action.candidates[-1]) == "r1c4(1)"
