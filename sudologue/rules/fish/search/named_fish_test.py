from __future__ import annotations

import pytest

from puzzles.checks import told
from puzzles.layouts import LAYOUTS
from puzzles.places import places
from sudologue.audit import check_inference
from sudologue.inference import HouseConstraint
from sudologue.model import Board, Cell
from sudologue.rules import named
from sudologue.rules.fish.evidence import FishEvidence, SiameseFishEvidence

BASIC = ("x_wing", "swordfish", "jellyfish")
FINNED = ("finned_x_wing", "finned_swordfish", "finned_jellyfish")
SASHIMI = ("sashimi_x_wing", "sashimi_swordfish", "sashimi_jellyfish")


def found(slug: str, layout: str, wanted: str) -> list[str]:
    return [told(inference) for inference in named(slug).apply(places(LAYOUTS[layout], wanted))]


# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ("", "nothing is closed off"),
        ("row 2: r2c3 r2c9; row 7: r7c3 r7c8", "three columns for two rows"),
        ("row 2: r2c3 r2c9", "one row alone"),
        ("row 2: r2c3 r2c9; column 3: r2c3 r7c3", "a row and a column"),
        (
            "row 2: r2c3 r2c9; row 7: r7c3 r7c9; column 3: r2c3 r7c3; column 9: r2c9 r7c9",
            "the columns have nothing to lose",
        ),
        ("row 1: r1c1 r1c5; row 4: r4c5 r4c9; row 8: r8c1 r8c7", "four columns for three rows"),
    ],
    ids=lambda text: text if " for " in text or "nothing" in text else None,
)
def test_where_fish_without_fins_keep_quiet(wanted: str, why: str) -> None:
    for slug in (*BASIC, "large_fish"):
        assert found(slug, "classic", wanted) == [], why


@pytest.mark.parametrize(
    "wanted",
    [
        # no cell of the columns sees the fin
        "row 2: r2c1 r2c5 r2c8; row 7: r7c1 r7c8",
        # fins in two boxes
        "row 2: r2c1 r2c8 r2c9; row 7: r7c1 r7c7 r7c8",
        # what would see the fin is not there
        "row 2: r2c1 r2c8 r2c9; row 7: r7c1 r7c8; column 8: r2c8 r5c8 r7c8",
    ],
)
def test_where_finned_fish_keep_quiet(wanted: str) -> None:
    for slug in (*FINNED[:2], *SASHIMI[:2]):
        assert found(slug, "classic", wanted) == []


def test_a_house_with_one_place_is_no_base() -> None:
    wanted = "row 2: r2c1; row 7: r7c1 r7c8 r7c9"
    for slug in (*BASIC, *FINNED, *SASHIMI):
        assert found(slug, "classic", wanted) == []


# ------------------------------------------------------------------------------------- catches


@pytest.mark.parametrize(
    ("slug", "layout", "wanted", "expected"),
    [
        (
            "x_wing",
            "classic",
            "row 2: r2c3 r2c9; row 7: r7c3 r7c9",
            [
                "r1c3<>4, r1c9<>4, r3c3<>4, r3c9<>4, r4c3<>4, r4c9<>4, r5c3<>4, r5c9<>4, r6c3<>4, "
                "r6c9<>4, r8c3<>4, r8c9<>4, r9c3<>4, r9c9<>4 "
                "| 4 in row 2, 4 in row 7 | 4 in column 3, 4 in column 9"
            ],
        ),
        (
            "x_wing",
            "classic",
            "column 3: r2c3 r7c3; column 9: r2c9 r7c9",
            [
                "r2c1<>4, r2c2<>4, r2c4<>4, r2c5<>4, r2c6<>4, r2c7<>4, r2c8<>4, r7c1<>4, r7c2<>4, "
                "r7c4<>4, r7c5<>4, r7c6<>4, r7c7<>4, r7c8<>4 "
                "| 4 in column 3, 4 in column 9 | 4 in row 2, 4 in row 7"
            ],
        ),
        # on a board of four rows the other two lines are an X-Wing too
        (
            "x_wing",
            "4x4",
            "row 1: r1c1 r1c3; row 3: r3c1 r3c3",
            [
                "r2c1<>4, r2c3<>4, r4c1<>4, r4c3<>4 | 4 in row 1, 4 in row 3 "
                "| 4 in column 1, 4 in column 3",
                "r2c1<>4, r2c3<>4, r4c1<>4, r4c3<>4 | 4 in column 2, 4 in column 4 "
                "| 4 in row 2, 4 in row 4",
            ],
        ),
        (
            "x_wing",
            "jigsaw-5",
            "row 1: r1c1 r1c5; row 3: r3c1 r3c5",
            [
                "r2c1<>4, r2c5<>4, r4c1<>4, r4c5<>4, r5c1<>4, r5c5<>4 | 4 in row 1, 4 in row 3 "
                "| 4 in column 1, 4 in column 5"
            ],
        ),
        # two diagonals that do not meet, across rows and across columns
        (
            "x_wing",
            "6x6-diagonals",
            "main diagonal: r2c2 r5c5; anti-diagonal: r2c5 r5c2",
            [
                "r2c1<>4, r2c3<>4, r2c4<>4, r2c6<>4, r5c1<>4, r5c3<>4, r5c4<>4, r5c6<>4 "
                "| 4 in main diagonal, 4 in anti-diagonal | 4 in row 2, 4 in row 5",
                "r1c2<>4, r1c5<>4, r3c2<>4, r3c5<>4, r4c2<>4, r4c5<>4, r6c2<>4, r6c5<>4 "
                "| 4 in main diagonal, 4 in anti-diagonal | 4 in column 2, 4 in column 5",
            ],
        ),
        (
            "swordfish",
            "6x6",
            "row 1: r1c1 r1c2; row 3: r3c2 r3c5; row 6: r6c1 r6c5",
            [
                "r2c1<>4, r2c2<>4, r2c5<>4, r4c1<>4, r4c2<>4, r4c5<>4, r5c1<>4, r5c2<>4, r5c5<>4 "
                "| 4 in row 1, 4 in row 3, 4 in row 6 "
                "| 4 in column 1, 4 in column 2, 4 in column 5",
                "r2c1<>4, r2c2<>4, r2c5<>4, r4c1<>4, r4c2<>4, r4c5<>4, r5c1<>4, r5c2<>4, r5c5<>4 "
                "| 4 in column 3, 4 in column 4, 4 in column 6 | 4 in row 2, 4 in row 4, 4 in row 5",
            ],
        ),
        (
            "jellyfish",
            "6x6",
            "row 1: r1c1 r1c5; row 4: r4c1 r4c5",
            [
                "r2c1<>4, r2c5<>4, r3c1<>4, r3c5<>4, r5c1<>4, r5c5<>4, r6c1<>4, r6c5<>4 "
                "| 4 in column 2, 4 in column 3, 4 in column 4, 4 in column 6 "
                "| 4 in row 2, 4 in row 3, 4 in row 5, 4 in row 6"
            ],
        ),
        (
            "finned_x_wing",
            "classic",
            "row 2: r2c1 r2c8 r2c9; row 7: r7c1 r7c8",
            [
                "r1c8<>4, r3c8<>4 | 4 in row 2, 4 in row 7 "
                "| 4 in column 1, 4 in column 8, 4 in box 3"
            ],
        ),
        (
            "sashimi_x_wing",
            "classic",
            "row 2: r2c1 r2c7 r2c9; row 7: r7c1 r7c8",
            [
                "r1c8<>4, r3c8<>4 | 4 in row 2, 4 in row 7 "
                "| 4 in column 1, 4 in column 8, 4 in box 3"
            ],
        ),
        # a knight's move is sight enough for a fin
        (
            "finned_x_wing",
            "anti-knight",
            "row 2: r2c1 r2c6 r2c8; row 7: r7c1 r7c8",
            [
                "r1c8<>4, r3c8<>4 | 4 in row 2, 4 in row 7 | 4 in column 1, 4 in column 8, "
                "4 in sight of r1c8 and r2c6, 4 in sight of r2c6 and r3c8"
            ],
        ),
        (
            "finned_swordfish",
            "classic",
            "row 1: r1c1 r1c5 r1c8 r1c9; row 4: r4c1 r4c5; row 8: r8c1 r8c8",
            [
                "r2c8<>4, r3c8<>4 | 4 in row 1, 4 in row 4, 4 in row 8 "
                "| 4 in column 1, 4 in column 5, 4 in column 8, 4 in box 3"
            ],
        ),
        # one set of places, two readings
        (
            "sashimi_swordfish",
            "classic",
            "row 1: r1c1 r1c5 r1c9; row 4: r4c1 r4c5; row 8: r8c1 r8c8",
            [
                "r7c9<>4, r9c9<>4 | 4 in row 1, 4 in row 4, 4 in row 8 "
                "| 4 in column 1, 4 in column 5, 4 in column 9, 4 in box 9"
            ],
        ),
        (
            "sashimi_jellyfish",
            "classic",
            "row 1: r1c1 r1c4 r1c7 r1c9; row 3: r3c1 r3c4; row 5: r5c4 r5c7; row 8: r8c1 r8c8",
            [
                "r7c7<>4, r7c9<>4, r9c7<>4, r9c9<>4 "
                "| 4 in row 1, 4 in row 3, 4 in row 5, 4 in row 8 "
                "| 4 in column 1, 4 in column 4, 4 in column 7, 4 in column 9, 4 in box 9"
            ],
        ),
        (
            "franken_x_wing",
            "classic",
            "box 1: r1c1 r2c2; row 5: r5c1 r5c2",
            [
                "r4c1<>4, r4c2<>4, r6c1<>4, r6c2<>4, r7c1<>4, r7c2<>4, r8c1<>4, r8c2<>4, r9c1<>4, "
                "r9c2<>4 | 4 in box 1, 4 in row 5 | 4 in column 1, 4 in column 2",
                "r4c1<>4, r4c2<>4, r4c3<>4, r6c1<>4, r6c2<>4, r6c3<>4 "
                "| 4 in box 5, 4 in box 6 | 4 in row 4, 4 in row 6",
            ],
        ),
    ],
)
def test_what_is_caught(slug: str, layout: str, wanted: str, expected: list[str]) -> None:
    assert found(slug, layout, wanted) == expected


def test_a_jellyfish() -> None:
    wanted = "row 1: r1c1 r1c4; row 3: r3c4 r3c6; row 6: r6c6 r6c9; row 8: r8c1 r8c9"
    (inference,) = named("jellyfish").apply(places(LAYOUTS["classic"], wanted))
    gone = {(gone.cell.row, gone.cell.col) for gone in inference.action.candidates}
    assert gone == {(row, col) for row in (1, 3, 4, 6, 8) for col in (0, 3, 5, 8)}


def test_fish_of_five_on_a_board_of_sixteen_rows() -> None:
    """There no smaller fish lies across, and nothing else is caught."""
    rows = ("r1c1 r1c5", "r3c5 r3c9", "r6c9 r6c13", "r10c13 r10c16", "r14c1 r14c16")
    wanted = "; ".join(f"row {cells[1:].partition('c')[0]}: {cells}" for cells in rows)
    board = places(LAYOUTS["16x16"], wanted)
    (inference,) = named("large_fish").apply(board)
    assert isinstance(inference.evidence, FishEvidence)
    assert [house.short for house in inference.evidence.base] == ["r1", "r3", "r6", "r10", "r14"]
    assert [house.short for house in inference.evidence.cover] == ["c1", "c5", "c9", "c13", "c16"]
    assert len(inference.action.candidates) == 5 * 11
    assert all(not named(slug).apply(board) for slug in BASIC)


# ------------------------------------------------------------------------------------- evidence


def test_the_roles_of_a_sashimi_fish() -> None:
    board = places(LAYOUTS["classic"], "row 2: r2c1 r2c7 r2c9; row 7: r7c1 r7c8")
    (inference,) = named("sashimi_x_wing").apply(board)
    evidence = inference.evidence
    assert isinstance(evidence, FishEvidence)
    assert evidence.digit == evidence.focus_digit == 4
    assert [str(house) for house in evidence.base] == ["row 2", "row 7"]
    assert [str(house) for house in evidence.cover] == ["column 1", "column 8"]
    assert evidence.corners == (Cell(1, 0), Cell(6, 0), Cell(6, 7))
    assert evidence.fins == (Cell(1, 6), Cell(1, 8))
    assert evidence.endo_fins == ()
    assert evidence.focus_cells == tuple(sorted((*evidence.corners, *evidence.fins)))


def test_a_place_in_two_bases_is_a_fin_from_within() -> None:
    board = Board.from_string(
        "963482...175693482284.1.93663.9.8.5..4....8.3..83...6.32....7..45.8..3.98.7.3.6.."
    )
    inference = next(
        inference
        for inference in named("finned_franken_jellyfish").apply(board)
        if str(inference.action) == "r5c8<>1"
    )
    assert told(inference) == (
        "r5c8<>1 | 1 in box 5, 1 in box 9, 1 in column 2, 1 in column 4 "
        "| 1 in row 5, 1 in row 6, 1 in row 7, 1 in row 9, 1 in column 8"
    )
    evidence = inference.evidence
    assert isinstance(evidence, FishEvidence)
    assert evidence.fins == (Cell(7, 7),)
    assert evidence.endo_fins == (Cell(4, 3),)
    assert not set(evidence.corners) & {*evidence.fins, *evidence.endo_fins}


def test_a_place_of_a_base_goes_when_two_covers_hold_it() -> None:
    board = Board.from_string(
        ".81.2.579427958163.9.1.7824278341695156279348934586217.4.7..98176981543281249.756"
    )
    fish = [told(inference) for inference in named("mutant_fish").apply(board)]
    assert "r1c6<>3, r7c6<>3 | 3 in box 7, 3 in box 8 | 3 in row 7, 3 in column 6" in fish


def test_a_padded_fish_cites_only_what_it_needs() -> None:
    """The place it refutes lies in row 2's box, and in row 3 and column 5 as covers."""
    board = Board.from_string(
        "7325.4.6115673.4.2..8..1573514....37673.45.198293176543.7.5.1282.51.37.6..1.723.5"
    )
    padded = [
        inference
        for inference in named("finned_mutant_fish").apply(board)
        if isinstance(inference.evidence, FishEvidence)
        and len(inference.evidence.truths) < len(inference.evidence.base)
    ]
    assert "r3c5<>9" in [str(inference.action) for inference in padded]
    for inference in padded:
        assert isinstance(inference.evidence, FishEvidence)
        (refuted,) = inference.action.candidates
        cited = {truth.house for truth in inference.evidence.truths
                 if isinstance(truth, HouseConstraint)}  # fmt: skip
        (idle,) = set(inference.evidence.base) - cited
        assert refuted.cell in idle.cells
        assert sum(refuted.cell in house.cells for house in inference.evidence.cover) == 2
        assert check_inference(board, inference).ok


def test_siamese_fish_join_what_two_choices_of_covers_refute() -> None:
    board = places(LAYOUTS["classic"], "row 2: r2c1 r2c7; row 7: r7c1 r7c8")
    twins = [
        inference
        for inference in named("siamese_fish").apply(board)
        if {str(truth) for truth in inference.evidence.truths} == {"4 in row 2", "4 in row 7"}
    ]
    (inference,) = twins
    assert str(inference.action) == "r1c8<>4, r3c8<>4, r8c7<>4, r9c7<>4"
    evidence = inference.evidence
    assert isinstance(evidence, SiameseFishEvidence)
    assert [str(house) for house in evidence.first.cover] == ["column 1", "column 7"]
    assert [str(house) for house in evidence.second.cover] == ["column 1", "column 8"]
    assert evidence.first.fins == (Cell(6, 7),)
    assert evidence.second.fins == (Cell(1, 6),)
    assert evidence.first.gone == (Cell(7, 6), Cell(8, 6))
    assert evidence.second.gone == (Cell(0, 7), Cell(2, 7))
    assert [str(link) for link in evidence.links] == [
        "4 in column 1",
        "4 in column 7",
        "4 in box 9",
        "4 in column 8",
        "4 in box 3",
    ]


def test_the_plainest_come_first() -> None:
    """Fewest houses, then fewest fins; what is padded comes last."""
    board = places(LAYOUTS["classic"], "row 2: r2c1 r2c7 r2c9; row 7: r7c1 r7c8; row 9: r9c1 r9c8")
    for slug in ("finned_mutant_large_fish", "franken_large_fish", "mutant_fish"):
        evidence = [inference.evidence for inference in named(slug).apply(board)]
        fish = [each for each in evidence if isinstance(each, FishEvidence)]
        padded = [len(each.truths) < len(each.base) for each in fish]
        assert padded == sorted(padded)
        sizes = [len(each.base) for each, pad in zip(fish, padded, strict=True) if not pad]
        assert sizes == sorted(sizes)
