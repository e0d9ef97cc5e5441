from __future__ import annotations

import pytest

from puzzles.checks import empty, told
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.model import Board, Candidate
from sudologue.rules import named
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourPairsEvidence,
    ColourTrapEvidence,
    ColourWrapEvidence,
)

TRAP, WRAP, PAIRS, BETWEEN = (
    "simple_colors_trap",
    "simple_colors_wrap",
    "multi_colors_1",
    "multi_colors_2",
)


def places(cells: str, layout: str = "classic", digit: int = 1) -> Board:
    """The empty board where a digit has no places but these."""
    board = empty(LAYOUTS[layout])
    kept = set(cells.split())
    return board.eliminate(Candidate(c, digit) for c in board.layout.cells if str(c) not in kept)


# columns 2 and 8 join the ends of rows 1 and 5, and r9c9 sees nothing of it
SQUARE = "r1c2 r1c8 r5c2 r5c8 r9c9"
SEVENS = (
    "r1c2 r1c4 r2c7 r2c9 r3c1 r3c4 r3c5 r4c1 r4c6 r4c9 r5c1 r5c2 r5c7 r5c8 r5c9 r6c2 r6c5 r7c4 "
    "r7c7 r7c8 r7c9 r8c4 r8c6 r8c7 r8c8 r8c9"
)


@pytest.mark.parametrize("slug", [TRAP, WRAP, PAIRS, BETWEEN])
@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["classic"]),
        places(""),
        places(SQUARE),
        # every house has three places or one
        places("r1c1 r1c5 r1c9 r5c1 r5c5 r5c9 r9c1 r9c5 r9c9"),
        # a single strong link, and a place that sees both its ends: a matter of locked candidates
        places("r4c1 r4c2 r5c3"),
    ],
    ids=range(5),
)
def test_where_colouring_keeps_quiet(slug: str, board: Board) -> None:
    assert named(slug).apply(board) == ()


@pytest.mark.parametrize(
    ("slug", "board", "expected"),
    [
        (
            TRAP,
            places("r3c8 r4c2 r4c5 r4c7 r6c2 r6c8"),
            "r4c5<>1 | 1 in box 4, 1 in box 6 | 1 in row 4, 1 in row 6",
        ),
        (
            TRAP,
            places("r2c3 r3c1 r3c4 r5c5 r6c1 r6c6", "jigsaw-6"),
            "r5c5<>1 | 1 in row 3, 1 in row 6 | 1 in region 5, 1 in column 1",
        ),
        (
            WRAP,
            places("r1c1 r1c9 r2c1 r2c3 r5c7"),
            "r1c1<>1, r2c3<>1 | 1 in row 2, 1 in column 1 | 1 in box 1",
        ),
        (
            WRAP,
            places("r1c3 r2c2 r4c5 r6c5 r6c6", "jigsaw-6"),
            "r4c5<>1, r6c6<>1 | 1 in row 6, 1 in column 5 | 1 in region 5",
        ),
        (
            PAIRS,
            places("r1c6 r2c2 r2c7 r4c4 r4c7 r5c2 r7c7 r8c2 r8c4"),
            "r5c2<>1, r7c7<>1 | 1 in row 2, 1 in row 4, 1 in row 8 "
            "| 1 in column 2, 1 in column 7, 1 in column 4",
        ),
        (
            PAIRS,
            places("r2c4 r2c7 r3c4 r3c7 r4c2 r4c8 r5c1 r5c5 r6c3 r7c6 r8c2 r9c9", "diagonals"),
            "r3c7<>1, r6c3<>1 | 1 in row 5, 1 in column 2 | 1 in anti-diagonal, 1 in box 4",
        ),
        (
            PAIRS,
            places("r1c1 r3c8 r5c5 r5c9 r7c7 r8c8 r9c9", "anti-knight"),
            "r7c7<>1 | 1 in column 8, 1 in column 9 " "| 1 in box 9, 1 in sight of r3c8 and r5c9",
        ),
        (
            BETWEEN,
            places(SEVENS, digit=7),
            "r3c5<>7, r4c6<>7, r6c2<>7 | 7 in row 6, 7 in box 1, 7 in column 5 "
            "| 7 in column 5, 7 in column 2, 7 in row 3, 7 in box 5, 7 in row 6",
        ),
    ],
)
def test_what_colouring_finds(slug: str, board: Board, expected: str) -> None:
    (inference,) = named(slug).apply(board)
    assert told(inference) == expected
    assert check_inference(board, inference).ok


def text(candidates: tuple[Candidate, ...]) -> str:
    return " ".join(str(candidate.cell) for candidate in candidates)


def test_the_evidence_of_a_trap() -> None:
    (inference,) = named(TRAP).apply(places("r3c8 r4c2 r4c5 r4c7 r6c2 r6c8"))
    evidence = inference.evidence
    assert isinstance(evidence, ColourTrapEvidence)
    assert (text(evidence.colours.one), text(evidence.colours.other)) == (
        "r3c8 r4c7 r6c2",
        "r4c2 r6c8",
    )
    (sighting,) = evidence.sightings
    assert str(sighting.candidate) == "r4c5(1)"
    assert text(sighting.walk) == "r4c2 r6c2 r6c8 r4c7"
    assert evidence.focus_digit == 1


def test_the_evidence_of_a_wrap() -> None:
    (inference,) = named(WRAP).apply(places("r1c1 r1c9 r2c1 r2c3 r5c7"))
    evidence = inference.evidence
    assert isinstance(evidence, ColourWrapEvidence)
    assert (text(evidence.false), text(evidence.true)) == ("r1c1 r2c3", "r1c9 r2c1")
    assert text(evidence.walk) == "r1c1 r2c1 r2c3"


def test_the_evidence_of_colours_that_meet() -> None:
    (inference,) = named(PAIRS).apply(places("r1c6 r2c2 r2c7 r4c4 r4c7 r5c2 r7c7 r8c2 r8c4"))
    evidence = inference.evidence
    assert isinstance(evidence, ColourPairsEvidence)
    assert [text(each) for each in evidence.meetings] == ["r2c7 r4c7", "r2c2 r8c2"]
    assert [(str(each.candidate), text(each.ends)) for each in evidence.sightings] == [
        ("r5c2(1)", "r2c2 r8c2"),
        ("r7c7(1)", "r2c7 r4c7"),
    ]


def test_the_evidence_of_a_colour_between_two() -> None:
    (inference,) = named(BETWEEN).apply(places(SEVENS, digit=7))
    evidence = inference.evidence
    assert isinstance(evidence, ColourBetweenEvidence)
    assert text(evidence.false) == "r3c5 r4c6 r6c2"
    assert [text(each) for each in evidence.meetings] == ["r3c5 r3c1", "r6c2 r1c2"]


@pytest.mark.parametrize("slug", [TRAP, WRAP, PAIRS, BETWEEN])
def test_digits_come_in_order(slug: str) -> None:
    shown = {
        TRAP: "r3c8 r4c2 r4c5 r4c7 r6c2 r6c8",
        WRAP: "r1c1 r1c9 r2c1 r2c3 r5c7",
        PAIRS: "r1c6 r2c2 r2c7 r4c4 r4c7 r5c2 r7c7 r8c2 r8c4",
        BETWEEN: SEVENS,
    }[slug]
    board = empty(LAYOUTS["classic"])
    for digit in (7, 2):
        kept = set(shown.split())
        board = board.eliminate(
            Candidate(c, digit) for c in board.layout.cells if str(c) not in kept
        )
    found = [each.evidence.focus_digit for each in named(slug).apply(board)]
    assert found == [2, 7]
