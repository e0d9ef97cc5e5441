from __future__ import annotations

import pytest

from puzzles.checks import empty, found, only, without
from puzzles.layouts import LAYOUTS
from sudologue.model import Board, Cell
from sudologue.rules import named
from sudologue.rules.remote_pairs.evidence import ChuteRemotePairEvidence, RemotePairEvidence

REMOTE, CHUTE = "remote_pair", "chute_remote_pairs"


def pairs(layout: str, cells: str, digits: str = "12") -> Board:
    """The empty board where these cells have no other digits."""
    return only(empty(LAYOUTS[layout]), cells, digits)


def stripped(board: Board, kept: str, digits: str = "12") -> Board:
    """The board without these digits in all other cells that have them beside further ones."""
    wanted = frozenset(map(int, digits))
    names = set(kept.split())
    gone = [
        f"{cell}({''.join(map(str, sorted(wanted & board.domain(cell))))})"
        for cell in board.layout.cells
        if wanted & board.domain(cell) and str(cell) not in names and board.domain(cell) != wanted
    ]
    return without(board, " ".join(gone))


def in_box(cells: str, places: str, digits: str) -> Board:
    """Pairs in the classic layout, where digits have no places in box 3 but these."""
    board = pairs("classic", cells)
    gone = [cell for cell in board.houses[2].cells if str(cell) not in places.split()]
    return without(board, " ".join(f"{cell}({digits})" for cell in gone))


# r5c1 sees the ends and no more of the chain; r1c8 sees a naked pair at its end
CHAIN = "r1c1 r2c3 r2c8 r5c8"


@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["classic"]),
        # three cells; four, one of them out of sight of the others
        pairs("classic", "r1c1 r2c3 r2c8"),
        pairs("classic", "r1c1 r2c3 r2c8 r5c5"),
        # a cell of the chain holds a third digit
        only(pairs("classic", "r1c1 r2c3 r5c8"), "r2c8", "123"),
        # nothing in sight of both ends, or nothing that does not see a naked pair
        stripped(pairs("classic", CHAIN), "r1c4 r5c4 r8c1"),
        stripped(pairs("classic", CHAIN), "r1c8"),
        # a ring of four is no more than its naked pairs
        pairs("classic", "r1c1 r1c5 r4c5 r4c1"),
    ],
    ids=range(7),
)
def test_where_the_remote_pair_keeps_quiet(board: Board) -> None:
    assert found(REMOTE, board) == []


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (
            stripped(pairs("classic", CHAIN), "r5c1"),
            "r5c1<>1, r5c1<>2 | r1c1, r2c3, r2c8, r5c8 "
            "| 1 in box 1, 1 in row 2, 1 in column 8, 2 in box 1, 2 in row 2, 2 in column 8, "
            "1 in row 5, 1 in column 1, 2 in row 5, 2 in column 1",
        ),
        # one digit to go takes only half of the links
        (
            without(stripped(pairs("classic", CHAIN), "r5c1"), "r5c1(2)"),
            "r5c1<>1 | r1c1, r2c3, r2c8, r5c8 "
            "| 1 in row 2, 2 in box 1, 2 in column 8, 1 in row 5, 1 in column 1",
        ),
        # six cells, of which no four do it
        (
            stripped(pairs("classic", f"{CHAIN} r6c7 r6c4"), "r1c4"),
            "r1c4<>1, r1c4<>2 | r1c1, r2c3, r2c8, r5c8, r6c7, r6c4 "
            "| 1 in box 1, 1 in row 2, 1 in column 8, 1 in box 6, 1 in row 6, 2 in box 1, "
            "2 in row 2, 2 in column 8, 2 in box 6, 2 in row 6, 1 in row 1, 1 in column 4, "
            "2 in row 1, 2 in column 4",
        ),
        (
            stripped(pairs("6x6", "r1c1 r2c3 r2c6 r5c6"), "r5c1"),
            "r5c1<>1, r5c1<>2 | r1c1, r2c3, r2c6, r5c6 "
            "| 1 in box 1, 1 in row 2, 1 in column 6, 2 in box 1, 2 in row 2, 2 in column 6, "
            "1 in row 5, 1 in column 1, 2 in row 5, 2 in column 1",
        ),
        (
            without(stripped(pairs("anti-knight", "r2c3 r3c5 r5c6 r6c8"), "r2c8"), "r2c8(2)"),
            "r2c8<>1 | r2c3, r3c5, r5c6, r6c8 | 1 in sight of r3c5 and r5c6, "
            "2 in sight of r2c3 and r3c5, 2 in sight of r5c6 and r6c8, 1 in row 2, 1 in column 8",
        ),
    ],
    ids=["four", "half", "six", "6x6", "by distance"],
)
def test_remote_pair(board: Board, expected: str) -> None:
    (line,) = found(REMOTE, board)
    gone, truths, links = line.split(" | ")
    assert f"{gone} | {truths}" == " | ".join(expected.split(" | ")[:2])
    assert sorted(links.split(", ")) == sorted(expected.split(" | ")[2].split(", "))


def test_a_longer_chain_is_told_with_all_that_it_does_and_after_the_shorter_ones() -> None:
    board = stripped(pairs("classic", f"{CHAIN} r6c7 r6c4"), "r5c1 r1c4")
    assert [(len(i.evidence.truths), str(i.action)) for i in named(REMOTE).apply(board)] == [
        (4, "r5c1<>1, r5c1<>2"),
        (6, "r1c4<>1, r1c4<>2, r5c1<>1, r5c1<>2"),
    ]


def test_the_evidence_of_a_remote_pair() -> None:
    (inference,) = named(REMOTE).apply(stripped(pairs("classic", CHAIN), "r5c1"))
    evidence = inference.evidence
    assert isinstance(evidence, RemotePairEvidence)
    assert evidence.chain == (Cell(0, 0), Cell(1, 2), Cell(1, 7), Cell(4, 7))
    assert evidence.digits == (1, 2)


# -------------------------------------------------------------------------- chute remote pairs


@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["classic"]),
        # the box has the digit on the third line too, or on one of the two only
        in_box("r1c1 r2c5", "r1c7 r2c7 r3c9", "2"),
        in_box("r1c1 r2c5", "r1c7 r1c8", "2"),
        # the two cells see each other, or are not the same
        in_box("r1c1 r2c2", "r1c7 r2c7", "2"),
        only(in_box("r1c1", "r1c7 r2c7", "2"), "r2c5", "13"),
        # one of them is in the box
        in_box("r1c1 r2c7", "r1c8 r2c7", "2"),
        # nothing is in sight of both
        stripped(in_box("r1c1 r2c5", "r1c7 r2c7", "2"), "r1c7 r2c7"),
    ],
    ids=range(7),
)
def test_where_chute_remote_pairs_keep_quiet(board: Board) -> None:
    assert found(CHUTE, board) == []


def test_chute_remote_pairs() -> None:
    assert found(CHUTE, in_box("r1c1 r2c5", "r1c7 r1c8 r2c9", "2")) == [
        "r1c4<>1, r1c5<>1, r1c6<>1, r2c1<>1, r2c2<>1, r2c3<>1 | r1c1, r2c5, 2 in box 3 "
        "| 2 in row 1, 2 in row 2, 1 in box 1, 1 in box 2, 1 in row 1, 1 in row 2"
    ]


def test_chute_remote_pairs_that_lose_both_digits() -> None:
    (line,) = found(CHUTE, in_box("r1c1 r2c5", "r1c7 r1c8 r2c9", "12"))
    gone, truths, links = line.split(" | ")
    assert gone == (
        "r1c4<>1, r1c4<>2, r1c5<>1, r1c5<>2, r1c6<>1, r1c6<>2, "
        "r2c1<>1, r2c1<>2, r2c2<>1, r2c2<>2, r2c3<>1, r2c3<>2"
    )
    assert truths == "r1c1, r2c5, 2 in box 3, 1 in box 3"
    assert links == "2 in row 1, 2 in row 2, 1 in row 1, 1 in row 2"


def test_the_evidence_of_chute_remote_pairs() -> None:
    (inference,) = named(CHUTE).apply(in_box("r1c1 r2c5", "r1c7 r1c8 r2c9", "2"))
    evidence = inference.evidence
    assert isinstance(evidence, ChuteRemotePairEvidence)
    assert evidence.ends == (Cell(0, 0), Cell(1, 4))
    assert [str(line) for line in evidence.lines] == ["row 1", "row 2"]
    assert str(evidence.house) == "box 3"
    assert (evidence.linked_digits, evidence.gone_digits) == ((2,), (1,))
