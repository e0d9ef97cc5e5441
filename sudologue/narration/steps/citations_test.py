import pytest

from sudologue.inference import CellConstraint, Constraint, HouseConstraint, SightConstraint
from sudologue.model import CLASSIC, Board, Candidate, Cell
from sudologue.narration.phrasing.filling import said
from sudologue.narration.steps.citations import (
    CitedTruth,
    Extras,
    TruthLeft,
    can_only,
    choices,
    left_of,
    only_once,
    too_few,
)

HOUSES = {house.short: house for house in CLASSIC.with_diagonals().houses}
CELL = CellConstraint(Cell(0, 0))
HOUSE = HouseConstraint(HOUSES["r1"], 5)
DIAGONAL = HouseConstraint(HOUSES["d2"], 5)
SIGHT = SightConstraint(Cell(0, 0), Cell(1, 2), 5)
EXTRAS = Extras((Candidate(Cell(0, 0), 5), Candidate(Cell(1, 2), 5), Candidate(Cell(1, 2), 7)))
SAID_OF_EXTRAS = "r1c1 {verb} 5, or r2c3 {verb} 5 or 7"

BOARD = Board.from_string("." * 81).eliminate(
    [Candidate(Cell(0, 0), digit) for digit in (1, 2, 3, 4, 6, 7, 8)]
    + [Candidate(Cell(0, col), 5) for col in range(2, 9)]
)


@pytest.mark.parametrize(
    ("truth", "seen", "required", "nothing", "would"),
    [
        (
            CELL,
            "r1c1 can only be 5 or 9",
            "r1c1 must be 5 or 9",
            "r1c1 has nothing left",
            "r1c1 would have nothing left",
        ),
        (
            HOUSE,
            "in row 1, the 5 can only go in r1c1 or r1c2",
            "row 1 must take its 5 in r1c1 or r1c2",
            "row 1 has no place for 5",
            "row 1 would have no place for 5",
        ),
        (
            SIGHT,
            "only r1c1 or r2c3 can be 5",
            "r1c1 or r2c3 must be 5",
            "neither r1c1 nor r2c3 can be 5",
            "neither r1c1 nor r2c3 could be 5",
        ),
        (
            EXTRAS,
            SAID_OF_EXTRAS.format(verb="must be"),
            SAID_OF_EXTRAS.format(verb="must be"),
            "r1c1 can't be 5, and r2c3 can't be 5 or 7",
            "r1c1 couldn't be 5, and r2c3 couldn't be 5 or 7",
        ),
    ],
)
def test_truths(truth: CitedTruth, seen: str, required: str, nothing: str, would: str) -> None:
    left = left_of(BOARD, truth)
    assert can_only(truth, left).text == seen
    assert said(TruthLeft(truth, left, ())).text == required
    assert said(TruthLeft(truth, (), ())).text == nothing
    assert said(TruthLeft(truth, (), (), supposed=True)).text == would


def test_a_truth_on_a_diagonal() -> None:
    left = [Candidate(Cell(0, 8), 5)]
    assert can_only(DIAGONAL, left).text == "on the anti-diagonal, the 5 can only go in r1c9"
    assert (
        said(TruthLeft(DIAGONAL, tuple(left), ())).text
        == "the anti-diagonal must take its 5 in r1c9"
    )


@pytest.mark.parametrize(
    ("links", "said"),
    [
        ([], []),
        ([HOUSE], ["row 1 takes 5 only once"]),
        ([HOUSE, HouseConstraint(HOUSES["r1"], 3)], ["row 1 takes 3 and 5 only once each"]),
        ([HOUSE, DIAGONAL], ["row 1 and the anti-diagonal each take 5 only once"]),
        ([CELL], ["r1c1 takes only one digit"]),
        (
            [SIGHT, CELL, CellConstraint(Cell(0, 1)), HOUSE],
            [
                "row 1 takes 5 only once",
                "r1c1 and r1c2 take only one digit each",
                "r1c1 and r2c3 see each other and can't both be 5",
            ],
        ),
    ],
)
def test_links(links: list[Constraint], said: list[str]) -> None:
    assert [passage.text for passage in only_once(links)] == said


@pytest.mark.parametrize(
    ("truths", "links", "said"),
    [
        (
            [HOUSE, HouseConstraint(HOUSES["r2"], 5)],
            [HouseConstraint(HOUSES["c1"], 5)],
            "row 1 and row 2 would have only column 1 left for their 5s: one for two",
        ),
        (
            [CELL, CellConstraint(Cell(0, 1)), HouseConstraint(HOUSES["c5"], 7)],
            [HOUSE, HouseConstraint(HOUSES["r1"], 7)],
            "r1c1, r1c2 and the 7 of column 5 would have only the 5 and 7 of row 1 left: two for three",
        ),
        (
            [EXTRAS, CELL],
            [SIGHT],
            "r1c1(5), r2c3(5) or r2c3(7) and r1c1 would have only one 5 in r1c1 or r2c3 left: one for two",
        ),
    ],
)
def test_more_truths_than_links(
    truths: list[CitedTruth], links: list[Constraint], said: str
) -> None:
    assert too_few(truths, links).text == said


def test_choices_are_gathered() -> None:
    candidates = [Candidate(Cell(0, col), digit) for col in (0, 1) for digit in (5, 7)]
    assert choices([*candidates, Candidate(Cell(2, 2), 1)], "were").text == (
        "r1c1 or r1c2 were 5 or 7, or r3c3 were 1"
    )
