"""What clues leave their cells: for each cell, the digits on some way to fill them all.

This is all that a clue says by itself, and has no name of its own; what has a name is found before.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules.clues import card as cards
from sudologue.rules.clues.evidence import ClueSupportEvidence
from sudologue.rules.rule import FunctionRule


def clue_support(rule: str, board: Board) -> Iterator[Inference]:
    """Clue by clue, in the layout's order: all that goes from its cells."""
    for clue in board.layout.clues:
        kept = board.masks.clue_support(clue)
        if kept is None:
            continue  # the board is a dead end, which says why
        domains = board.masks.clue_domains(clue)
        gone = [
            Candidate(cell, digit + 1)
            for cell, domain, left in zip(clue.cells, domains, kept, strict=True)
            for digit in bits_of(domain & ~left)
        ]
        if gone:
            evidence = ClueSupportEvidence(clue=clue)
            yield Inference(rule, Elimination.of_candidates(gone), evidence)


RULES = (FunctionRule(cards.CLUE_SUPPORT, clue_support),)
