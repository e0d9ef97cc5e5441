"""Rules that look at one digit at a time: asked only where some digit can be argued with."""

from __future__ import annotations

from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules.common.prospects import doubtful
from sudologue.rules.rule import Technique


class DigitByDigit(Technique):
    """A rule that finds nothing where every candidate of every digit has a placing."""

    def first(self, board: Board) -> Inference | None:
        return super().first(board) if doubtful(board) else None
