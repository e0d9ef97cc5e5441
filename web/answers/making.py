"""What the page asks about puzzles: how hard is this one, and is there another like it?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sudologue
from sudologue.errors import SudologueError
from sudologue.formats import Reading
from sudologue.model import CLASSIC, Board
from sudologue.oracle.soundness import puzzle_of
from sudologue.rating.symmetry import symmetries
from sudologue.rating.wording import NO_MODEL, facts, rows
from web.answers.positions import Position, handed_over

Data = object
_SECONDS = 10.0
_MAKING, _RATING, _NEAR = 6.0, 1.0, 0.15
"""Seconds for making, seconds for rating one, and how near a rating is near enough."""


def rate(position: dict[str, Any], assume_unique: bool = False) -> Data:
    """The numbers of all models in rows, the facts, and the reasons."""
    board = Position.of(position).board
    grade = sudologue.rate(board, seconds=_SECONDS, assume_unique=assume_unique)
    if not grade.is_rated:
        return {"rows": [], "reasons": grade.reasons}
    is_classic = board.layout == CLASSIC
    return {
        "rows": [*(rows(grade) if is_classic else ()), *facts(grade)],
        "reasons": grade.reasons if is_classic else [NO_MODEL, *grade.reasons],
    }


def make(position: dict[str, Any], seed: int | None = None) -> Data:
    """Another puzzle on the same houses, with the same symmetry, and about as hard.

    How hard is as Sudoku Explainer has it; of puzzles on other layouts nobody knows.
    """
    like = puzzle_of(Position.of(position).board)
    wanted = _hardness(like)
    made, found = _nearest(_made(like, seed), wanted)
    if made is None:
        raise SudologueError("no such puzzle was made in time: ask again")
    return {"position": handed_over(Reading(made, "line")), "remarks": _compared(found, wanted)}


def _made(like: Board, seed: int | None) -> Iterator[Board]:
    symmetry = next(iter(symmetries(like)), "none")
    wish: dict[str, Any] = {"layout": like.layout, "symmetry": symmetry, "seconds": _MAKING}
    return (made.puzzle for made in sudologue.generate(None, seed=seed, **wish))


def _nearest(puzzles: Iterator[Board], wanted: float | None) -> tuple[Board | None, float | None]:
    """The puzzle whose rating is nearest, with its rating; without one to compare, the first."""
    best: Board | None = None
    nearest, distance = None, float("inf")
    for puzzle in puzzles:
        found = None if wanted is None else _hardness(puzzle)
        away = 0.0 if wanted is None else abs((found or 0.0) - wanted)
        if away < distance:
            best, nearest, distance = puzzle, found, away
        if distance <= _NEAR:
            break
    return best, nearest


def _hardness(puzzle: Board) -> float | None:
    """Sudoku Explainer's rating, or the least that it can be, if it has one."""
    se = sudologue.rate(puzzle, ["se"], _RATING).se
    return None if se is None else se.low


def _compared(found: float | None, wanted: float | None) -> list[str]:
    if found is None or wanted is None:
        return []
    return [f"Sudoku Explainer rates it {found:.1f}, and the one that it is like {wanted:.1f}."]
