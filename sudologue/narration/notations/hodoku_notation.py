"""HoDoKu's notation: candidates as three figures, chains and steps as its lines."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sudologue.errors import BoardTextError, LayoutError
from sudologue.inference import Action
from sudologue.model import Board, Candidate, digit_text
from sudologue.narration.notations import hodoku_lines
from sudologue.narration.notations.chain_lines import ReadChain
from sudologue.narration.notations.notation import LARGEST_GROUPED
from sudologue.narration.notations.rc import RowColumn
from sudologue.narration.phrasing.passage import Passage
from sudologue.rules.chains.evidence import LinkedNodesEvidence

_TRIPLE = re.compile("([1-9])([1-9])([1-9])")


@dataclass(frozen=True)
class StepLine:
    """A step's line taken apart: the technique's name, the place in its own terms, what follows."""

    name: str
    pattern: str
    actions: tuple[Action, ...]


class Hodoku(RowColumn):
    """Candidate 7 of r5c6 is `756`; only for boards of nine rows or fewer, as HoDoKu is."""

    name = "hodoku"
    writes_candidates_unlike_cells = True

    def admit(self, size: int) -> None:
        if size > LARGEST_GROUPED:
            raise LayoutError(
                "hodoku writes rows and columns with one figure each: "
                f"on a board of {size} write rc"
            )

    def candidate(self, candidate: Candidate) -> str:
        cell = candidate.cell
        return f"{digit_text(candidate.digit)}{cell.row + 1}{cell.col + 1}"

    def split_candidate(self, text: str) -> tuple[str, str] | None:
        if match := _TRIPLE.fullmatch(text):
            return f"r{match[2]}c{match[3]}", match[1]
        return super().split_candidate(text)

    def say_line(self, evidence: LinkedNodesEvidence, size: int) -> Passage:
        return hodoku_lines.say_line(evidence, size, self)

    def read_chain(self, text: str, board: Board) -> ReadChain:
        if "(" in text:
            return super().read_chain(text, board)
        return hodoku_lines.read_line(text, board, self)

    def read_step(self, text: str, size: int) -> StepLine:
        """A line such as `Naked Pair: 3,6 in r1c15 => r1c2<>3, r1c89<>6`."""
        grounds, arrow, follows = text.strip().rpartition("=>")
        if not arrow:
            grounds, _, follows = text.strip().partition(":")
        name, _, pattern = grounds.partition(":")
        if not name.strip() or not follows.strip():
            raise BoardTextError(
                f"{text.strip()!r} is no step: write Naked Pair: 3,6 in r1c15 => r1c2<>3"
            )
        return StepLine(name.strip(), pattern.strip(), self.read_conclusions(follows, size))
