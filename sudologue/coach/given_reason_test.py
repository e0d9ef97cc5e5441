from __future__ import annotations

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.coach.given_reason import GivenReason
from sudologue.errors import SudologueError
from sudologue.inference import CellConstraint, Evidence, HouseConstraint
from sudologue.model import CLASSIC, Cell
from sudologue.narration.notations import notation_named


def cited(text: str, layout: str = "classic", notation: str = "rc") -> list[str]:
    grounds = GivenReason.of(text, LAYOUTS[layout], notation_named(notation))
    return [str(one) for one in grounds.cited]


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("row 3, box 2, r3c4", ["row 3", "box 2", "r3c4"]),
        ("r3, b2, r3c4", ["row 3", "box 2", "r3c4"]),
        ("Row 3 and the Block 2", ["row 3", "box 2"]),
        ("col 5; c6", ["column 5", "column 6"]),
        ("rows 2 and 7, c1", ["row 2", "row 7", "column 1"]),
        ("boxes 1, 2", ["box 1", "box 2"]),
        ("5 in row 3", ["5 in row 3"]),
        ("5s in rows 2 and 7, r3c45", ["5 in row 2", "5 in row 7", "r3c4", "r3c5"]),
        ("5 in sight of r3c4 and r1c1, r2", ["5 in sight of r1c1 and r3c4", "row 2"]),
    ],
)
def test_a_reason_is_read_as_people_write_it(text: str, read: list[str]) -> None:
    assert cited(text) == read


def test_houses_of_variants_have_their_names() -> None:
    assert cited("main diagonal, the anti-diagonal", "diagonals") == [
        "main diagonal",
        "anti-diagonal",
    ]
    assert cited("d1, 4 on d2", "diagonals") == ["main diagonal", "4 in anti-diagonal"]
    assert cited("window 2, w3", "windoku") == ["window 2", "window 3"]
    assert cited("region 2, box 3", "jigsaw-9") == ["region 2", "region 3"]
    assert cited("extra region 1", "extra-regions") == ["extra region 1"]


def test_a_notation_names_its_cells() -> None:
    assert cited("B2, box 2, col 3", notation="a1") == ["r2c2", "box 2", "column 3"]


def test_a_house_says_all_that_it_says_of_every_digit() -> None:
    row = CLASSIC.houses[9]
    evidence = GivenReason.of(
        [row, Cell(0, 0), HouseConstraint(CLASSIC.houses[0], 4)], CLASSIC
    ).evidence
    assert evidence is not None
    expected = [HouseConstraint(row, digit) for digit in CLASSIC.tables.digits]
    expected = [*expected, CellConstraint(Cell(0, 0)), HouseConstraint(CLASSIC.houses[0], 4)]
    assert list(evidence.truths) == list(evidence.links) == expected


def test_what_only_links_is_no_truth() -> None:
    evidence = GivenReason.of("5 in sight of r1c1 and r3c4", CLASSIC).evidence
    assert evidence is not None
    assert (len(evidence.truths), len(evidence.links)) == (0, 1)


@pytest.mark.parametrize(
    "name", ["skyscraper", "Skyscraper", "x-wing", "X Wing", "AIC", "naked pair"]
)
def test_rules_go_by_their_names(name: str) -> None:
    assert GivenReason.of(name, CLASSIC).rule in ("skyscraper", "x_wing", "aic", "naked_pair")


def test_a_rule_may_have_cells_after_it() -> None:
    reason = GivenReason.of("W-Wing r3c8 and r8c5", CLASSIC)
    assert (reason.rule, reason.cells) == ("w_wing", (Cell(2, 7), Cell(7, 4)))
    assert reason.text(CLASSIC) == "w_wing r3c8 r8c5"


def test_evidence_is_taken_as_it_is() -> None:
    evidence = Evidence(truths=(CellConstraint(Cell(0, 0)),))
    assert GivenReason.of(evidence, CLASSIC) == GivenReason(evidence=evidence)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("skyscrapper", "'skyscrapper' is no rule, house or cell of this board: did you mean"),
        ("row 10", "'row 10' is no rule, house or cell of this board: "),
        ("5 in r3c4", "'r3c4' is no house of this board: "),
        ("window 1", "'window 1' is no rule, house or cell of this board: "),
        ("0 in row 1", "'0' is not a digit"),
        ("", 'no reason is given: write such as "row 3, box 2, r3c4"'),
    ],
)
def test_what_is_no_reason_is_refused_in_one_line(text: str, fault: str) -> None:
    with pytest.raises(SudologueError) as caught:
        GivenReason.of(text, CLASSIC)
    assert str(caught.value).startswith(fault)
    assert "\n" not in str(caught.value)
