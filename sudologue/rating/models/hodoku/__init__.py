"""HoDoKu's rating: the level and the score of its default solver's path, walked by our rules."""

from __future__ import annotations

from types import MappingProxyType

from sudologue.model import Board
from sudologue.rating.models import Model
from sudologue.rating.models.hodoku.default_solver import HodokuRating, hodoku_rating
from sudologue.rating.path import Path

__all__ = ["MODEL", "HodokuRating", "hodoku_rating"]


class _HoDoKu(Model[HodokuRating]):
    name = "hodoku"
    version = "HoDoKu 2.2"
    summary = "the level and the score of HoDoKu's default solver"
    title = "HoDoKu"
    turn = 3
    record = HodokuRating
    columns = MappingProxyType(
        {"hodoku_level": "text", "hodoku_score": "int", "hodoku_exact_score": "bool"}
    )
    is_quick = True

    def rate(self, path: Path) -> HodokuRating:
        return hodoku_rating(path.puzzle)

    def is_between(self, board: Board, low: float, high: float) -> bool:
        return low <= hodoku_rating(board).score <= high

    def phrase(self, rated: HodokuRating) -> str:
        about = "" if rated.exact_score else "about "
        return f"{rated.level}, {about}{rated.score}"


MODEL = _HoDoKu()
