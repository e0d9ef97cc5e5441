"""Eureka: the digit before the cell, and chains with `=` and `-`."""

from __future__ import annotations

from sudologue.model import Candidate, digit_text
from sudologue.narration.notations import eureka_lines
from sudologue.narration.notations.rc import RowColumn
from sudologue.narration.passage import Passage, as_whole
from sudologue.rules.chains.evidence import ChainEvidence, LoopEvidence


class Eureka(RowColumn):
    """Candidates as the nodes of Eureka lines."""

    name = "eureka"
    summary = "Candidates and chains as in Eureka lines, digit first."

    def candidate(self, candidate: Candidate) -> str:
        return f"({digit_text(candidate.digit)}){self.cell(candidate.cell)}"

    def say_chain(self, evidence: ChainEvidence | LoopEvidence, size: int) -> Passage:
        return as_whole(eureka_lines.say_line(evidence, size, self), evidence)
