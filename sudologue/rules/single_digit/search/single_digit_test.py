from __future__ import annotations

import pytest

from puzzles.checks import told
from puzzles.layouts import LAYOUTS
from puzzles.places import places
from sudologue.model import Cell
from sudologue.rules import named
from sudologue.rules.single_digit.evidence import (
    DualEmptyRectangleEvidence,
    DualKiteEvidence,
    EmptyRectangleEvidence,
    RectangleEliminationEvidence,
    TwoStrongLinksEvidence,
)

TWO_LINKS = ("skyscraper", "two_string_kite", "turbot_fish", "grouped_two_strong_links")
RECTANGLES = ("empty_rectangle", "rectangle_elimination", "dual_empty_rectangle")


def found(slug: str, layout: str, wanted: str) -> list[str]:
    return [told(inference) for inference in named(slug).apply(places(LAYOUTS[layout], wanted))]


# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    "wanted",
    [
        "",
        # the ends meet on no line, and no cell sees both far ends
        "row 2: r2c3 r2c8; row 7: r7c4 r7c9",
        # an X-Wing is none of these
        "row 2: r2c3 r2c9; row 7: r7c3 r7c9",
        # both lines have their end in the cell where they cross
        "row 2: r2c1 r2c5; column 1: r2c1 r8c1",
        # three places on a line, in three boxes
        "row 2: r2c1 r2c5 r2c8; row 7: r7c1 r7c9",
    ],
)
def test_where_two_strong_links_keep_quiet(wanted: str) -> None:
    for slug in (*TWO_LINKS, "dual_two_string_kite"):
        assert found(slug, "classic", wanted) == []


@pytest.mark.parametrize(
    "wanted",
    [
        # a place off both lines
        "box 1: r1c3 r2c2 r3c1; row 5: r5c3 r5c8",
        # all on one line: the box points
        "box 1: r1c3 r2c3; row 5: r5c3 r5c8",
        # three places on the third line
        "box 1: r1c3 r2c2 r3c3; row 5: r5c3 r5c5 r5c8",
        # the third line ends on neither line
        "box 1: r1c3 r2c2 r3c3; row 5: r5c1 r5c8",
    ],
)
def test_where_empty_rectangles_keep_quiet(wanted: str) -> None:
    for slug in RECTANGLES:
        assert found(slug, "classic", wanted) == []


def test_a_candidate_that_is_gone_already_goes_no_second_time() -> None:
    wanted = "box 1: r1c3 r2c2 r3c3; row 5: r5c3 r5c8; row 2: r2c2 r2c9"
    assert found("empty_rectangle", "classic", wanted) == []


# -------------------------------------------------------------------------------------- finds


@pytest.mark.parametrize(
    ("slug", "layout", "wanted", "expected"),
    [
        (
            "skyscraper",
            "classic",
            "row 2: r2c3 r2c8; row 7: r7c3 r7c9",
            [
                "r1c9<>4, r3c9<>4, r8c8<>4, r9c8<>4 | 4 in row 2, 4 in row 7 "
                "| 4 in column 3, 4 in box 3, 4 in box 9, 4 in column 8, 4 in column 9"
            ],
        ),
        (
            "skyscraper",
            "classic",
            "column 2: r3c2 r8c2; column 7: r3c7 r9c7",
            [
                "r8c8<>4, r8c9<>4, r9c1<>4, r9c3<>4 | 4 in column 2, 4 in column 7 "
                "| 4 in row 3, 4 in box 7, 4 in box 9, 4 in row 8, 4 in row 9"
            ],
        ),
        (
            "skyscraper",
            "6x6",
            "row 1: r1c1 r1c4; row 4: r4c1 r4c5",
            [
                "r2c5<>4, r3c4<>4 | 4 in row 1, 4 in row 4 "
                "| 4 in column 1, 4 in box 2, 4 in box 4, 4 in column 4, 4 in column 5"
            ],
        ),
        (
            "two_string_kite",
            "classic",
            "row 2: r2c1 r2c5; column 3: r3c3 r8c3",
            ["r8c5<>4 | 4 in row 2, 4 in column 3 | 4 in box 1, 4 in row 8, 4 in column 5"],
        ),
        (
            "two_string_kite",
            "16x16",
            "row 2: r2c1 r2c9; column 3: r3c3 r14c3",
            ["r14c9<>4 | 4 in row 2, 4 in column 3 | 4 in box 1, 4 in row 14, 4 in column 9"],
        ),
        (
            "turbot_fish",
            "classic",
            "box 1: r1c1 r2c2; row 5: r5c1 r5c9",
            ["r2c9<>4 | 4 in box 1, 4 in row 5 | 4 in column 1, 4 in row 2, 4 in column 9"],
        ),
        # a diagonal and a row that a column joins
        (
            "turbot_fish",
            "diagonals",
            "main diagonal: r2c2 r7c7; row 5: r5c2 r5c9",
            [
                "r4c7<>4, r6c7<>4, r7c9<>4, r8c9<>4 | 4 in row 5, 4 in main diagonal "
                "| 4 in column 2, 4 in box 6, 4 in box 9, 4 in column 7, 4 in column 9"
            ],
        ),
        # joined by a knight's move alone
        (
            "turbot_fish",
            "anti-knight",
            "row 2: r2c2 r2c9; row 4: r4c3 r4c7",
            [
                "r1c7<>4, r3c7<>4, r3c9<>4, r5c9<>4, r6c9<>4 | 4 in row 2, 4 in row 4 "
                "| 4 in sight of r2c2 and r4c3, 4 in box 3, 4 in box 6, 4 in column 7, "
                "4 in column 9, 4 in sight of r3c9 and r4c7"
            ],
        ),
        (
            "grouped_two_strong_links",
            "classic",
            "row 2: r2c3 r2c7 r2c8; row 7: r7c3 r7c9",
            [
                "r1c9<>4, r3c9<>4 | 4 in row 2, 4 in row 7 | 4 in column 3, 4 in box 3, 4 in column 9"
            ],
        ),
        (
            "empty_rectangle",
            "classic",
            "box 1: r1c3 r2c2 r3c3; row 5: r5c3 r5c8",
            ["r2c8<>4 | 4 in box 1, 4 in row 5 | 4 in column 3, 4 in row 2, 4 in column 8"],
        ),
        # the cell where the lines cross may be open, and the other line may be the near one
        (
            "empty_rectangle",
            "classic",
            "box 1: r1c3 r2c2 r2c3; column 7: r2c7 r9c7",
            ["r9c3<>4 | 4 in box 1, 4 in column 7 | 4 in row 2, 4 in row 9, 4 in column 3"],
        ),
        # two places are enough
        (
            "empty_rectangle",
            "classic",
            "box 1: r1c1 r2c2; row 5: r5c1 r5c9",
            ["r2c9<>4 | 4 in box 1, 4 in row 5 | 4 in column 1, 4 in row 2, 4 in column 9"],
        ),
        (
            "rectangle_elimination",
            "classic",
            "box 1: r1c3 r2c2 r3c3; row 5: r5c3 r5c8",
            ["r2c8<>4 | 4 in box 1, 4 in row 5 | 4 in column 3, 4 in row 2, 4 in column 8"],
        ),
        (
            "dual_two_string_kite",
            "classic",
            "row 2: r2c1 r2c5; column 3: r3c3 r8c3; row 3: r3c3 r3c9; column 1: r2c1 r7c1",
            [
                "r7c9<>4, r8c5<>4 | 4 in row 2, 4 in column 3, 4 in row 3, 4 in column 1 "
                "| 4 in box 1, 4 in row 8, 4 in column 5, 4 in row 7, 4 in column 9"
            ],
        ),
        (
            "dual_empty_rectangle",
            "classic",
            "box 1: r1c2 r2c3; row 5: r5c2 r5c8; column 7: r2c7 r9c7",
            [
                "r2c8<>4, r9c2<>4 | 4 in box 1, 4 in column 7, 4 in row 5 "
                "| 4 in row 2, 4 in row 9, 4 in column 2, 4 in column 8"
            ],
        ),
    ],
)
def test_what_is_found(slug: str, layout: str, wanted: str, expected: list[str]) -> None:
    assert found(slug, layout, wanted) == expected


def test_an_empty_rectangle_is_not_told_as_a_grouped_link_too() -> None:
    wanted = "box 1: r1c3 r2c2 r3c3; row 5: r5c3 r5c8"
    assert found("grouped_two_strong_links", "classic", wanted) == []


def test_kites_of_two_digits_on_one_knot() -> None:
    layout = LAYOUTS["classic"]
    four = places(layout, "row 2: r2c1 r2c5; column 3: r3c3 r8c3")
    board = places(layout, "row 2: r2c1 r2c9; column 3: r3c3 r6c3", 7, four)
    (inference,) = named("dual_two_string_kite").apply(board)
    assert str(inference.action) == "r6c9<>7, r8c5<>4"
    evidence = inference.evidence
    assert isinstance(evidence, DualKiteEvidence)
    assert evidence.focus_digit is None
    assert evidence.candidates_seen == {4, 7}
    assert [kite.digit for kite in (evidence.first, evidence.second)] == [4, 7]
    assert evidence.knot == (Cell(1, 0), Cell(2, 2))
    assert str(evidence.box) == "box 1"


# ------------------------------------------------------------------------------------- evidence


def test_the_roles_of_a_skyscraper() -> None:
    board = places(LAYOUTS["classic"], "row 2: r2c3 r2c8; row 7: r7c3 r7c9")
    (inference,) = named("skyscraper").apply(board)
    evidence = inference.evidence
    assert isinstance(evidence, TwoStrongLinksEvidence)
    links = (evidence.first, evidence.second)
    assert [str(link.house) for link in links] == ["row 2", "row 7"]
    assert [link.near for link in links] == [(Cell(1, 2),), (Cell(6, 2),)]
    assert [link.far for link in links] == [(Cell(1, 7),), (Cell(6, 8),)]
    assert str(evidence.joint) == "4 in column 3"
    assert evidence.digit == evidence.focus_digit == 4


def test_the_roles_of_empty_rectangles() -> None:
    board = places(LAYOUTS["classic"], "box 1: r1c2 r2c3; row 5: r5c2 r5c8; column 7: r2c7 r9c7")
    (inference,) = named("dual_empty_rectangle").apply(board)
    evidence = inference.evidence
    assert isinstance(evidence, DualEmptyRectangleEvidence)
    assert str(evidence.box) == "box 1"
    assert evidence.places == (Cell(0, 1), Cell(1, 2))
    hinges = (evidence.first, evidence.second)
    assert [str(hinge.near_line) for hinge in hinges] == ["row 2", "column 2"]
    assert [str(hinge.far_line) for hinge in hinges] == ["column 2", "row 2"]
    assert [str(hinge.pair.house) for hinge in hinges] == ["column 7", "row 5"]
    assert [hinge.gone for hinge in hinges] == [(Cell(8, 1),), (Cell(1, 7),)]
    single = [i.evidence for i in named("empty_rectangle").apply(board)]
    assert [e.hinge for e in single if isinstance(e, EmptyRectangleEvidence)] == list(hinges)


def test_the_roles_of_a_rectangle_elimination() -> None:
    board = places(LAYOUTS["classic"], "box 1: r1c3 r2c2 r3c3; row 5: r5c3 r5c8")
    (inference,) = named("rectangle_elimination").apply(board)
    evidence = inference.evidence
    assert isinstance(evidence, RectangleEliminationEvidence)
    assert str(evidence.weak_wing) == "r2c8"
    assert str(evidence.hinge) == "r5c8"
    assert str(evidence.strong_wing) == "r5c3"
    assert str(evidence.strong_line) == "row 5"
    assert str(evidence.weak_line) == "column 8"
    assert str(evidence.box) == "box 1"
    assert evidence.places == (Cell(0, 2), Cell(1, 1), Cell(2, 2))
