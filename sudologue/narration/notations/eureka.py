"""Eureka: the digit before the cell, and chains with `=` and `-`."""

from __future__ import annotations

from sudologue.model import Candidate, digit_text
from sudologue.narration.notations.rc import RowColumn


class Eureka(RowColumn):
    """Candidates as the nodes of Eureka lines."""

    name = "eureka"
    summary = "Candidates and chains as in Eureka lines, digit first."

    def candidate(self, candidate: Candidate) -> str:
        return f"({digit_text(candidate.digit)}){self.cell(candidate.cell)}"
