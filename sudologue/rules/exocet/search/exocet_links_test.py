from __future__ import annotations

import pytest

from puzzles.checks import without
from sudologue.model import Board
from sudologue.rules import named
from sudologue.rules.common.minimal_receipts import minimal_receipt
from sudologue.rules.exocet.evidence import JuniorExocetEvidence
from sudologue.rules.exocet.search import links_of

EXCLUDING = without(
    Board.from_string(
        "........3..1..56...9..4..7......9.5.7...5...8.5.4.2....8..2..9.9.35..1..6........"
    ),
    "r4c2(24) r4c5(6) r6c9(6) r8c5(7) r9c5(78)",
)
MIRRORING = Board.from_string(
    "5..9....3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..64.....3."
)


@pytest.mark.parametrize("board", [EXCLUDING, MIRRORING], ids=["excluding", "mirroring"])
def test_going_by_what_the_base_cells_hold_comes_to_the_same_receipt(board: Board) -> None:
    tables = board.layout.tables
    for inference in named("junior_exocet").apply(board):
        evidence, action = inference.evidence, inference.action
        assert isinstance(evidence, JuniorExocetEvidence)
        gone = sum(1 << tables.candidate_number(c.cell, c.digit) for c in action.candidates)
        truths, links = evidence.basics().truths, links_of(board, evidence, gone)
        plainly = minimal_receipt(board, action, truths, links)
        assert plainly == (evidence.truths, evidence.links)
        assert len(plainly[1]) < len(links)
