"""What a clue is about is part of no deadly pattern: for no rule, and not for the kernel."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudologue.audit import check_inference
from sudologue.clues import Thermometer
from sudologue.inference import Inference
from sudologue.model import Board, Cell
from sudologue.rules import named, of_family
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence

RULES = [rule.name for rule in of_family("uniqueness")]


def shown(slug: str) -> tuple[Board, Inference, tuple[Cell, ...]]:
    """The example of a rule, what it finds there first, and the pattern of that."""
    rule = named(slug)
    board = Board.from_string(rule.card.example)
    inference = rule.apply(board)[0]
    evidence = inference.evidence
    assert isinstance(evidence, DeadlyPatternEvidence)
    return board, inference, evidence.pattern


def with_line(board: Board, *cells: Cell) -> Board:
    return Board(replace(board.masks, layout=board.layout.with_clues(Thermometer(cells))))


@pytest.mark.parametrize("slug", RULES)
def test_a_clue_at_a_cell_of_the_pattern_forbids_it(slug: str) -> None:
    board, inference, pattern = shown(slug)
    beyond = next(cell for cell in board.layout.cells if cell not in pattern)
    for cell in pattern:
        marked = with_line(board, beyond, cell)
        refused = str(check_inference(marked, inference))
        assert refused == f"the thermometer at {beyond} may tell a pattern's fill from its twin"
        for found in named(slug).apply(marked):
            assert isinstance(found.evidence, DeadlyPatternEvidence)
            assert cell not in found.evidence.pattern


@pytest.mark.parametrize("slug", RULES)
def test_a_clue_beside_it_does_not(slug: str) -> None:
    board, inference, pattern = shown(slug)
    beside = [cell for cell in board.layout.cells if cell not in pattern and board.value(cell)]
    marked = with_line(board, *beside[:2])
    assert check_inference(marked, inference).ok
    assert inference in named(slug).apply(marked)
