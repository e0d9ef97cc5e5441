"""Sudoku Explainer's rating, worked out on a grid of its own."""

from __future__ import annotations

from types import MappingProxyType

from sudologue.model import Board
from sudologue.rating.models import Model
from sudologue.rating.models.se.producers import SeRating, se_between, se_rating
from sudologue.rating.path import Path

__all__ = ["MODEL", "SeRating", "se_between", "se_rating"]


class _SudokuExplainer(Model[SeRating]):
    name = "se"
    version = "Sudoku Explainer 1.2.1"
    summary = "the hardest step, the hardest up to the first digit, and the first"
    title = "Sudoku Explainer"
    turn = 4
    record = SeRating
    columns = MappingProxyType(
        {
            **dict.fromkeys(("er", "ep", "ed"), "float"),
            "se_exact": "bool",
            **dict.fromkeys(("se_low", "se_high"), "float"),
        }
    )
    range = (1.0, 11.9)
    is_quick = True

    def rate(self, path: Path) -> SeRating:
        return se_rating(path.puzzle)

    def is_between(self, board: Board, low: float, high: float) -> bool:
        return se_between(board, low, high)

    def is_final(self, rated: SeRating | None) -> bool:
        return rated is not None and rated.exact

    def phrase(self, rated: SeRating) -> str:
        if not rated.exact:
            return f"{rated.low:.1f} to {rated.high:.1f}"
        return f"{rated.er:.1f} (up to the first digit {rated.ep:.1f}, first step {rated.ed:.1f})"

    def row(self, rated: SeRating) -> str:
        if rated.exact:
            return self.phrase(rated)
        return f"between {rated.low:.1f} and {rated.high:.1f} (where exactly was not found)"

    def in_passing(self, rated: SeRating | None) -> str | None:
        if rated is None:
            return None
        known = f"{rated.er:.1f}" if rated.exact else f"{rated.low:.1f} or more"
        return f"{self.title} {known}"


MODEL = _SudokuExplainer()
