"""Berthier's notation, of number, row and column: `n7r5c6`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from sudologue.inference import Elimination
from sudologue.model import Board, Candidate, Cell, digit_text
from sudologue.narration.notations import nrc_lines
from sudologue.narration.notations.chain_reading import ReadChain
from sudologue.narration.notations.grouping import LARGEST_GROUPED
from sudologue.narration.notations.rc import RowColumn
from sudologue.narration.phrasing.passage import Passage, Span
from sudologue.rules.chains.evidence import LinkedNodesEvidence


class NumberRowColumn(RowColumn):
    """Cell by cell, candidate by candidate, choice by choice."""

    name = "nrc"
    summary = "Berthier's: candidates with the number first, chains choice by choice."
    eliminates = "≠"
    writes_candidates_unlike_cells = True
    candidate_patterns = (
        re.compile(r"n(?P<digit>\w)(?P<cell>r\d+c\d+)", re.IGNORECASE),
        *RowColumn.candidate_patterns,
    )

    def candidate(self, candidate: Candidate) -> str:
        return f"n{digit_text(candidate.digit)}{self.cell(candidate.cell)}"

    def cell_spans(self, cells: Iterable[Cell], size: int) -> list[Span]:
        """There are no groups."""
        return super().cell_spans(cells, LARGEST_GROUPED + 1)

    def _losses(self, action: Elimination) -> list[tuple[Sequence[Cell], int]]:
        return [((candidate.cell,), candidate.digit) for candidate in action.candidates]

    def say_line(self, evidence: LinkedNodesEvidence, size: int) -> Passage:
        return nrc_lines.say_line(evidence, size, self)

    def read_chain(self, text: str, board: Board) -> ReadChain:
        return nrc_lines.read_line(text, board, self)
