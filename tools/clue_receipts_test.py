from __future__ import annotations

import pytest

from puzzles.killers import CAGE_RULES, KILLERS
from sudologue.clues import Cage
from sudologue.inference import (
    ClueConstraint,
    Constraint,
    DistinctConstraint,
    Elimination,
    Evidence,
    Inference,
)
from sudologue.model import Board, Candidate, Layout
from sudologue.rules import named
from tools import clue_receipts
from tools.clue_receipts import Tally, follows, try_puzzle

CAGE = Cage.of("r1c1 r1c2 r2c3", 6)
BOARD = Board.from_string("." * 16, Layout.boxes(2, 2).with_clues(CAGE))


def claim(gone: str, *links: Constraint, clues: tuple[Cage, ...] = (CAGE,)) -> Inference:
    evidence = Evidence(clues=tuple(map(ClueConstraint, clues)), links=links)
    return Inference("claim", Elimination.of_candidates((Candidate.parse(gone),)), evidence)


@pytest.mark.parametrize(
    ("inference", "expected"),
    [
        (claim("r1c1(4)"), True),
        (claim("r1c1(3)"), False),
        (claim("r1c1(4)", clues=()), False),
        (claim("r4c3(2)", DistinctConstraint(CAGE, 2)), False),
        (claim("r1c3(1)", DistinctConstraint(CAGE, 1)), False),
    ],
)
def test_brute_force_tries_all_fillings(inference: Inference, expected: bool) -> None:
    assert follows(BOARD, inference) is expected


@pytest.mark.slow
def test_a_killer_of_our_own() -> None:
    record, solution = KILLERS["six"]
    board, tally = Board.from_string(record), Tally()
    rules = [named(slug) for slug in CAGE_RULES]
    try_puzzle(board, Board.from_string(solution, board.layout), rules, tally)
    assert not tally.faults
    tried = {"claims", "false claims", "clue dropped", "total one off"}
    assert all(tally.counts[what] > 100 for what in tried), tally.counts


@pytest.mark.slow
def test_what_is_wrong_is_printed_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record, solution = KILLERS["six"]
    board = Board.from_string(record)

    def records(_kind: str) -> list[tuple[Board, str]]:
        return [(board, solution)]

    def always(_board: Board, _inference: Inference) -> bool:
        return True

    monkeypatch.setattr(clue_receipts, "clue_records", records)
    monkeypatch.setattr(clue_receipts, "follows", always)
    assert clue_receipts.main(["--kinds", "killer"]) == 1
    assert "clue dropped: " in capsys.readouterr().out
