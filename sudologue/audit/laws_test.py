"""Clues and ledgers as the kernel takes them: what they force, and what it refuses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudologue.audit import check_inference, check_trace
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.errors import BoardTextError
from sudologue.inference import (
    CellConstraint,
    ClueCitation,
    ClueConstraint,
    Constraint,
    DistinctConstraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Ledger,
    SolveResult,
    SolveStatus,
)
from sudologue.model import CLASSIC, Board, Candidate, Cell, House
from sudologue.solver import Solver

PAIR, FIVE = Cage.of("r1c1 r1c2", 4), Cage.of("r1c1 r1c2 r1c3 r1c4 r2c4", 15)
REST = Cage.of("r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", 41)
ARROW, THERMO = Arrow.of("r3c3", "r3c4 r4c5"), Thermometer.of("r9c1 r8c1 r7c1")
FAR = Region.of("r1c1 r5c5")
LAYOUT = CLASSIC.with_clues(PAIR, FIVE, ARROW, THERMO, FAR)
ROW_1: House = next(house for house in LAYOUT.houses if str(house) == "row 1")


def verdict(
    gone: str,
    clues: tuple[ClueCitation, ...] = (),
    links: tuple[Constraint, ...] = (),
    board: Board | None = None,
) -> str:
    evidence = Evidence(clues=clues, links=links)
    action = Elimination.of_candidates((Candidate.parse(gone),))
    seen = Board.from_string("." * 81, LAYOUT) if board is None else board
    return str(check_inference(seen, Inference("claim", action, evidence)))


def cited(clue: Clue) -> tuple[ClueCitation, ...]:
    return (ClueConstraint(clue),)


@pytest.mark.parametrize(
    ("gone", "clue"),
    [("r1c1(2)", PAIR), ("r1c2(4)", PAIR), ("r2c4(6)", FIVE), ("r3c3(1)", ARROW),
     ("r3c4(9)", ARROW), ("r7c1(2)", THERMO), ("r9c1(8)", THERMO)],
)  # fmt: skip
def test_a_clue_forces_what_no_way_to_fill_it_uses(gone: str, clue: Clue) -> None:
    assert verdict(gone, cited(clue)) == "OK"
    assert "do not force" in verdict(gone)
    others = tuple(ClueConstraint(other) for other in LAYOUT.clues if other != clue)
    if clue is not FIVE:
        assert "do not force" in verdict(gone, others)


@pytest.mark.parametrize(
    ("gone", "clues"),
    [("r1c1(1)", cited(PAIR)), ("r1c3(6)", cited(PAIR)), ("r3c4(8)", cited(ARROW)),
     ("r5c5(4)", cited(FAR))],
)  # fmt: skip
def test_what_some_way_uses_is_not_forced(gone: str, clues: tuple[ClueCitation, ...]) -> None:
    assert "do not force" in verdict(gone, clues)


def test_clues_of_other_puzzles_are_no_citations() -> None:
    stranger = Cage.of("r1c1 r1c2", 5)
    assert "no clue that says: the 5-cage at r1c1" in verdict("r1c1(2)", cited(stranger))
    assert "no clue that says" in verdict("r1c1(2)", (Ledger(((1, stranger),)),))


@pytest.mark.parametrize(
    ("clue", "digit", "part", "is_there"),
    [(PAIR, 1, 0, True), (PAIR, 9, 0, True), (PAIR, 10, 0, False),
     (PAIR, 3, 1, False), (PAIR, 3, -1, False), (PAIR, 3, 2, False),
     (Cage.of("r1c1 r1c2", 5), 3, 0, False)],
)  # fmt: skip
def test_a_link_of_a_clue_has_its_part_and_a_digit(
    clue: Clue, digit: int, part: int, is_there: bool
) -> None:
    link = DistinctConstraint(clue, digit, part)
    assert ("no constraint" in verdict("r1c1(1)", cited(PAIR), (link,))) is not is_there
    with pytest.raises(BoardTextError, match=r"^0 is not a digit"):
        verdict("r1c1(1)", cited(PAIR), (DistinctConstraint(PAIR, 0),))


def test_an_arrow_and_a_thermometer_have_no_digit_once() -> None:
    for clue in (ARROW, THERMO):
        assert "no constraint" in verdict("r1c1(2)", cited(PAIR), (DistinctConstraint(clue, 3),))


def test_a_digit_goes_once_at_most_into_a_region() -> None:
    board = Board.from_string("." * 81, LAYOUT).place("r1c1", 3)
    assert not board.masks.live >> LAYOUT.tables.candidate_number("r5c5", 3) & 1
    open_again = Board(
        replace(board.masks, live=board.masks.live | 1 << LAYOUT.tables.candidate_number("r5c5", 3))
    )
    evidence = Evidence(truths=(CellConstraint(Cell(0, 0)),), links=(DistinctConstraint(FAR, 3),))
    claim = Inference("claim", Elimination.of_candidates((Candidate.parse("r5c5(3)"),)), evidence)
    assert check_inference(open_again, claim).ok
    without = replace(claim, evidence=replace(evidence, links=()))
    assert not check_inference(open_again, without).ok


def test_a_ledger_forces_what_is_left_of_a_sum() -> None:
    layout = CLASSIC.with_clues(REST)
    board = Board.from_string("." * 81, layout)
    ledger = Ledger(((1, ROW_1), (-1, REST)))
    assert ledger.balance(layout).noun == "r1c1 + r1c2 = 4"
    once = (HouseConstraint(ROW_1, 2),)
    assert verdict("r1c1(4)", (ledger,), board=board) == "OK"
    assert "do not force" in verdict("r1c1(2)", (ledger,), board=board)
    assert verdict("r1c1(2)", (ledger,), once, board) == "OK"
    for wrong in (Ledger(((1, ROW_1),)), Ledger(((1, ROW_1), (-2, REST)))):
        assert "do not force" in verdict("r1c1(4)", (wrong,), board=board)


def test_what_has_no_sum_is_not_added_up() -> None:
    assert "no clue that says" in verdict("r1c1(2)", (Ledger(((1, THERMO),)),))
    assert "no clue that says" in verdict("r1c1(2)", (Ledger(((1, FAR),)),))


def two_cages() -> tuple[Board, Inference]:
    """1 and 3 are used up in the pair: the other three make 11 without them."""
    both = (ClueConstraint(PAIR), ClueConstraint(FIVE))
    once = tuple(DistinctConstraint(FIVE, digit) for digit in LAYOUT.tables.digits)
    evidence = Evidence(clues=both, links=once)
    gone = Elimination.of_candidates((Candidate.parse("r1c3(3)"),))
    return Board.from_string("." * 81, LAYOUT), Inference("claim", gone, evidence)


def test_cases_are_split_where_two_clues_meet() -> None:
    board, proof = two_cages()
    assert check_inference(board, proof).ok
    assert "do not force" in verdict("r1c3(3)", cited(FIVE), proof.evidence.links)


SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_a_trace_that_breaks_a_clue_nobody_cites_is_not_solved() -> None:
    line = SOLVED.replace("5", ".", 1)
    right = CLASSIC.with_clues(Cage.of("r1c1 r1c2", 8))
    wrong = CLASSIC.with_clues(Cage.of("r1c1 r1c2", 8), Cage.of("r1c2 r1c3", 8))
    done = Solver().solve(Board.from_string(line, right))
    assert check_trace(done).ok
    start = Board(replace(Board.from_string(line).masks, layout=wrong))
    steps = tuple(replace(s, board=Board(replace(s.board.masks, layout=wrong))) for s in done.steps)
    told = SolveResult(start, steps, SolveStatus.SOLVED)
    assert "the 8-cage at r1c2 makes 7 at most" in str(check_trace(told))
