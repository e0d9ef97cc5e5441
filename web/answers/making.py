"""What the page asks about puzzles: how hard is this one, and is there another like it?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import sudologue
from sudologue.clues import Cage
from sudologue.errors import SudologueError
from sudologue.formats import Reading
from sudologue.generation import GaveUpError
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout
from sudologue.oracle.soundness import puzzle_of
from sudologue.rating.givens import is_minimal, symmetries
from sudologue.rating.grade_words import facts, no_model, rows
from web.answers.positions import Position, handed_over

_say = Messages(__name__)

Data = object
_WORK = 400_000
"""Units of work for rating the puzzle on the board."""
_MAKING, _RATING, _NEAR = 4.0, 1.0, 0.15
"""Seconds for making, twice at most; seconds for rating one; how near a rating is near enough."""


def rate(position: dict[str, Any], assume_unique: bool = False) -> Data:
    """The numbers of all models in rows, the facts, and the reasons."""
    board = Position.of(position).board
    grade = sudologue.rate(board, budget=_WORK, assume_unique=assume_unique)
    if not grade.is_rated:
        return {"rows": [], "reasons": grade.reasons}
    is_classic = board.layout == CLASSIC
    return {
        "rows": [*(rows(grade) if is_classic else ()), *facts(grade)],
        "reasons": grade.reasons if is_classic else [no_model(), *grade.reasons],
    }


def make(position: dict[str, Any], seed: int | None = None) -> Data:
    """Another puzzle on the same houses, with the same symmetry, and as hard or nearly so.

    How hard is as Sudoku Explainer has it; of puzzles on other layouts nobody knows. Another killer
    has cages of its own.
    """
    like = puzzle_of(Position.of(position).board)
    wanted = _hardness(like)
    made = _alike(like, wanted, seed) or _nearest(_made(like, seed), wanted)
    if made is None:
        raise SudologueError(_say("none_made"))
    return {"position": handed_over(Reading(made, "line")), "remarks": _compared(made, wanted)}


def _alike(like: Board, wanted: float | None, seed: int | None) -> Board | None:
    """One that is as hard; if it has more givens than it needs, as full as that one, too."""
    if wanted is None:
        return None
    wish: dict[str, Any] = {"difficulty": {"se": (wanted - _NEAR, wanted + _NEAR)}}
    if not is_minimal(like):
        count = like.masks.givens.bit_count()
        wish |= {"minimal": False, "clues": (count - 1, count + 1)}
    try:
        return next(_made(like, seed, **wish), None)
    except GaveUpError:
        return None


def _made(like: Board, seed: int | None, **wish: Any) -> Iterator[Board]:
    """Puzzles on the same houses with the same symmetry, for as long as there is time."""
    if like.layout.clues:
        wish |= _cages_like(like.layout)
    else:
        wish |= {"layout": like.layout, "symmetry": next(iter(symmetries(like)), "none")}
    made = sudologue.generate(None, seed=seed, timeout=_MAKING, **wish)
    return (each.puzzle for each in made)


def _cages_like(layout: Layout) -> dict[str, Any]:
    """The wish for a killer; it takes more than these to make puzzles with other clues."""
    if not all(isinstance(clue, Cage) for clue in layout.clues):
        raise SudologueError(_say("other_clues"))
    return {"layout": replace(layout, clues=()), "cages": True}


def _nearest(puzzles: Iterator[Board], wanted: float | None) -> Board | None:
    """The puzzle whose rating is nearest; without one to compare, the first."""
    if wanted is None:
        return next(puzzles, None)
    return min(puzzles, key=lambda puzzle: abs((_hardness(puzzle) or 0.0) - wanted), default=None)


def _hardness(puzzle: Board) -> float | None:
    """Sudoku Explainer's rating, or the least that it can be, if it has one."""
    se = sudologue.rate(puzzle, ["se"], _RATING).se
    return None if se is None else se.low


def _compared(made: Board, wanted: float | None) -> list[str]:
    found = _hardness(made)
    if found is None or wanted is None:
        return []
    return [_say("compared", found=f"{found:.1f}", wanted=f"{wanted:.1f}")]
