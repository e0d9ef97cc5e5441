from __future__ import annotations

from puzzles.progression import shipped
from sudologue import Board
from tools.progression_puzzles import shown_by


def test_a_puzzle_shows_its_rule_and_easier_ones_that_came_first() -> None:
    (entry,) = (entry for entry in shipped() if entry.rule == "naked_triple")
    shown = dict(shown_by(Board.from_string(entry.puzzle)))
    assert shown["naked_triple"] == (False, 57)
    assert "locked_candidates_claiming" in shown
