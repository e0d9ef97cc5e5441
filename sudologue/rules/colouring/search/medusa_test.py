from __future__ import annotations

import pytest

from puzzles.checks import empty, told, without
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.model import Board, Candidate
from sudologue.rules import named
from sudologue.rules.colouring.evidence import (
    ColourDeadEndEvidence,
    ColourTrapEvidence,
    ColourWrapEvidence,
    FalseColourEvidence,
)
from sudologue.rules.uniqueness.search.bug_test import pencilled

SLUG = "medusa_3d"

WRAP = without(
    Board.from_string(
        "......258268.5......5284...5.73.8...6.35.1.8.18..725.3.3..258767.68.9...8.27364.."
    ),
    "r9c2(9)",
)
DEAD_END = Board.from_string(
    "357126849.8.574136146..32754.3....92.1...9384.98432.178....5.23.2.3.8.51.3.2...68"
)
TRAP = pencilled("134 1234 124 13 / 24 13 1234 12 / 134 123 23 1234 / 124 24 134 234")


def places(cells: str, digit: int = 1) -> Board:
    """The empty board where a digit has no places but these."""
    board = empty(LAYOUTS["classic"])
    kept = set(cells.split())
    return board.eliminate(Candidate(c, digit) for c in board.layout.cells if str(c) not in kept)


@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["classic"]),
        # colours of one digit are simple colouring
        places("r3c8 r4c2 r4c5 r4c7 r6c2 r6c8"),
        # a rectangle of pairs: two colours that nothing else sees
        pencilled("13 24 13 24 / 24 13 24 13 / 31 42 31 42 / 42 31 42 31"),
    ],
    ids=range(3),
)
def test_where_medusa_keeps_quiet(board: Board) -> None:
    assert named(SLUG).apply(board) == ()


@pytest.mark.parametrize(
    ("board", "kind", "expected"),
    [
        (
            WRAP,
            ColourWrapEvidence,
            "r1c3<>1, r1c5<>1, r7c4<>1 "
            "| 1 in row 7, 1 in column 5, 1 in column 3, 1 in box 8 "
            "| 1 in column 3, 1 in box 8, 1 in row 1, 1 in row 7, 1 in column 5",
        ),
        (
            DEAD_END,
            ColourDeadEndEvidence,
            "r4c6<>7, r7c4<>7 | 7 in column 2, 7 in box 8, 7 in column 6 "
            "| 7 in column 6, 7 in row 4, 7 in row 7, 7 in box 8",
        ),
        (
            TRAP,
            ColourTrapEvidence,
            "r1c3<>1 | 2 in row 1, r2c1, 4 in box 2 | r1c3, 2 in box 1, 4 in row 2",
        ),
    ],
)
def test_what_medusa_finds(board: Board, kind: type, expected: str) -> None:
    inference, *more = named(SLUG).apply(board)
    assert told(inference) == expected
    assert isinstance(inference.evidence, kind)
    assert all(check_inference(board, each).ok for each in (inference, *more))


def test_small_colours_come_first() -> None:
    found = [len(each.evidence.focus_cells) for each in named(SLUG).apply(DEAD_END)]
    assert found[0] == min(found)
    assert len(found) == 4


def test_a_trap_seen_in_a_cell_and_in_a_house() -> None:
    """r1c3 isn't 1 beside 2 in the cell itself. That r4c3 isn't 4, the 4s show by themselves."""
    (inference,) = named(SLUG).apply(TRAP)
    evidence = inference.evidence
    assert isinstance(evidence, ColourTrapEvidence)
    for sighting in evidence.sightings:
        for end in sighting.ends:
            same_cell = end.cell == sighting.candidate.cell
            same_digit = end.digit == sighting.candidate.digit
            assert same_cell is not same_digit
            assert same_cell or end.cell in TRAP.peers(sighting.candidate.cell)


def test_what_a_wrap_says_is_right_follows_from_what_it_rules_out() -> None:
    """Each candidate of the true colour is the last of a cell, or of a digit in a house."""
    checked = 0
    for board in (WRAP, DEAD_END):
        for inference in named(SLUG).apply(board):
            evidence = inference.evidence
            if not isinstance(evidence, FalseColourEvidence):
                continue
            checked += 1
            assert {*evidence.false} == {*inference.action.candidates}
            after = inference.action.apply(board)
            for candidate in evidence.true:
                places = [
                    {cell for cell in house.cells if candidate.digit in after.domain(cell)}
                    for house in after.layout.houses_with(candidate.cell)
                ]
                alone = [*after.domain(candidate.cell)] == [candidate.digit]
                assert alone or {candidate.cell} in places
    assert checked > 1
