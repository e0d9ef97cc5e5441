from __future__ import annotations

import random

import pytest

from puzzles.checks import empty
from puzzles.layouts import LAYOUTS
from sudologue import oracle
from sudologue.audit import check_inference
from sudologue.inference import Inference
from sudologue.model import Board, BoardMasks, Candidate, Layout, bits_of
from sudologue.rules import named
from sudologue.rules.exocet.evidence import JuniorExocetEvidence
from tools.soundness import contradicts, loose_citation

SLUG = "junior_exocet"

FATA_MORGANA = "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"

# what the table of pairs does: one cell holds a target's digit, one digit is in every pair
WITH_A_MIRROR = "5..9....3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..64.....3."


def exocet(layout: Layout, *further: str) -> Board:
    """An open board but for an exocet: base cells r1c1 and r1c2 with 1, 2 and 3.

    The cross-lines are columns 3, 6 and 9, each with the three digits in two rows only, beside the
    targets r2c6 and r3c9. `further` are candidates that are left all the same.
    """
    rows = {1: (3, 4), 2: (3, 6), 3: (4, 6)}
    gone: list[Candidate] = []
    for cell in layout.cells:
        if cell.row == 0 and cell.col < 2:
            gone += [Candidate(cell, digit) for digit in layout.tables.digits if digit not in rows]
        is_target = str(cell) in ("r2c6", "r3c9")
        if cell.col in (2, 5, 8) and not is_target and cell.row > (2 if cell.col == 2 else 0):
            gone += [Candidate(cell, d) for d, its in rows.items() if cell.row not in its]
    return empty(layout).eliminate(each for each in gone if str(each) not in further)


def found(board: Board) -> list[Inference]:
    """All exocets: forced, and by nothing less than what they cite."""
    inferences = list(named(SLUG).apply(board))
    for inference in inferences:
        assert check_inference(board, inference).ok
        assert loose_citation(board, inference) is None
    return inferences


def test_the_targets_hold_what_the_bases_hold() -> None:
    (inference,) = found(exocet(LAYOUTS["classic"]))
    evidence = inference.evidence
    assert isinstance(evidence, JuniorExocetEvidence)
    assert [str(cell) for cell in evidence.cells] == ["r1c1", "r1c2", "r2c6", "r3c9"]
    assert [str(line) for line in evidence.cross_lines] == ["column 3", "column 6", "column 9"]
    assert [[str(cover) for cover in its] for its in evidence.covers] == [
        ["row 4", "row 5"],
        ["row 4", "row 7"],
        ["row 5", "row 7"],
    ]
    gone = [f"{cell}<>{digit}" for cell in ("r2c6", "r3c9") for digit in range(4, 10)]
    assert str(inference.action) == ", ".join(gone)


@pytest.mark.parametrize(
    "further",
    [
        "r6c3(1)",  # a third row for 1 in the cross-line by the base cells
        "r8c6(2)",  # a third row for 2 in a target's
        "r3c6(3)",  # beside the target, in its own block
        "r1c2(4)r1c1(5)",  # base cells with five digits: nothing comes of these
    ],
)
def test_where_exocets_keep_quiet(further: str) -> None:
    candidates = [part + ")" for part in further.split(")") if part]
    assert found(exocet(LAYOUTS["classic"], *candidates)) == []


@pytest.mark.parametrize("name", ["4x4", "6x6", "8x8", "jigsaw-5", "jigsaw-6", "16x16"])
def test_an_open_board_of_any_layout_has_none(name: str) -> None:
    assert found(empty(LAYOUTS[name])) == []


@pytest.mark.parametrize("name", ["diagonals", "anti-knight", "extra-regions"])
def test_further_houses_take_nothing_from_the_argument(name: str) -> None:
    (inference,) = found(exocet(LAYOUTS[name]))
    assert "r2c6<>4" in str(inference.action)


def test_the_exocet_of_a_puzzle_known_for_it() -> None:
    (inference,) = found(Board.from_string(FATA_MORGANA))
    evidence = inference.evidence
    assert isinstance(evidence, JuniorExocetEvidence)
    assert str(inference.action) == "r4c2<>2, r4c2<>4"
    assert [str(cell) for cell in evidence.cells] == ["r5c4", "r5c6", "r4c2", "r6c8"]
    assert evidence.digits == (1, 3, 6)
    assert not evidence.excluded


def test_a_mirror_and_a_digit_of_every_pair() -> None:
    inference = found(Board.from_string(WITH_A_MIRROR))[0]
    evidence = inference.evidence
    assert isinstance(evidence, JuniorExocetEvidence)
    (mirror,) = evidence.mirrors
    assert (str(mirror.cell), str(mirror.target), mirror.digits) == ("r4c3", "r6c8", (6,))
    assert evidence.pairs == ((1, 6), (3, 6))
    assert [(pair.digits, str(pair.dead)) for pair in evidence.excluded] == [
        ((3, 1), "None"),
        ((6, 1), "None"),
    ]
    gone = {str(candidate) for candidate in inference.action.candidates}
    assert {"r4c3(8)", "r4c4(6)", "r5c5(6)"} <= gone


def scattered(layout: Layout, solution: Board, rng: random.Random) -> Board:
    """A board of open cells that keeps the solution's candidates, and few of the others."""
    density = rng.uniform(0.1, 0.3)
    spared = sum(1 << n for n in bits_of(layout.tables.all_candidates) if rng.random() < density)
    return Board(BoardMasks(layout, solution.masks.filled | spared, 0, 0, 0))


@pytest.mark.parametrize("name", [n for n, layout in LAYOUTS.items() if 6 <= layout.size <= 12])
def test_whatever_is_found_on_any_layout_is_true_and_forced(name: str) -> None:
    layout, rng = LAYOUTS[name], random.Random(name)
    solution = oracle.solution(empty(layout))
    assert solution is not None
    for _ in range(30):
        for inference in found(scattered(layout, solution, rng)):
            assert not contradicts(inference, solution)
