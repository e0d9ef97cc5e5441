"""singledigit's difficulty: a number, infinite where its strategies do not solve the puzzle."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Any

from sudologue.model import Board
from sudologue.rating.models import Model
from sudologue.rating.models.singledigit.strategies import singledigit_rating
from sudologue.rating.path import Path

__all__ = ["MODEL"]


class _Singledigit(Model[float]):
    name = "singledigit"
    version = "singledigit-cli, October 2024"
    summary = "the points of what is found, by how much is found at a time"
    title = "singledigit"
    turn = 2
    columns = MappingProxyType({"singledigit": "float"})

    def rate(self, path: Path) -> float:
        return singledigit_rating(path.puzzle)

    def is_between(self, board: Board, low: float, high: float) -> bool:
        return low <= singledigit_rating(board) <= high

    def phrase(self, rated: float) -> str:
        return "does not solve it" if math.isinf(rated) else f"{rated:.2f}"

    def row(self, rated: float) -> str:
        if math.isinf(rated):
            return "none: its strategies do not solve the puzzle"
        return self.phrase(rated)

    def values(self, rated: float | None) -> dict[str, object]:
        return {"singledigit": rated}

    def data(self, rated: float) -> dict[str, object]:
        """The number; where `solved` is false, there is none."""
        solved = math.isfinite(rated)
        return {"value": rated if solved else None, "solved": solved}

    def read(self, data: dict[str, Any]) -> float:
        return data["value"] if data["solved"] else math.inf


MODEL = _Singledigit()
