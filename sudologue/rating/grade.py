"""How hard a puzzle is, as data: one record with a part for each model that was asked for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeRating:
    """Sudoku Explainer's numbers: of the hardest step, up to the first digit, of the first step.

    They are exact, or time ended: then `er`, `ep` and `ed` are what was reached, and the rating
    is from `low` to `high`.
    """

    er: float
    ep: float
    ed: float
    exact: bool
    low: float
    high: float


@dataclass(frozen=True)
class HodokuRating:
    """HoDoKu's level and score; `exact_score` says whether the score is certain to be its own."""

    level: str
    score: int
    exact_score: bool


@dataclass(frozen=True)
class Effort:
    """How much work a puzzle is for a person: a number, a word for it, and how far to trust it."""

    value: float
    band: str
    confidence: str
