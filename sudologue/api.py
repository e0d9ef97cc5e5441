"""The two calls most users need: solve, and tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sudologue.caches import cached
from sudologue.errors import SudologueError, WrongTypeError, expect
from sudologue.inference import SolveResult
from sudologue.model import Board, Layout
from sudologue.model.layout import expect_layout
from sudologue.model.values import Grid
from sudologue.rules import Rule
from sudologue.solver import Solver
from sudologue.wording import shown
from sudologue.work import DEFAULT_BUDGET

if TYPE_CHECKING:
    from sudologue.narration import Narrator
    from sudologue.narration.notations import Notation


def solve(
    puzzle: str | Board | Grid,
    rules: Iterable[Rule | str] | None = None,
    assume_unique: bool = False,
    *,
    layout: Layout | None = None,
    timeout: float | None = None,
    budget: int | None = DEFAULT_BUDGET,
    max_steps: int | None = None,
) -> SolveResult:
    """Solve a puzzle by the rules named; by all without a choice.

    It is given as a board, as a text in any format, or as its digits cell by cell or row by row.

    Rules that take it for granted that the puzzle has one solution are used only with
    `assume_unique`. What is no board yet is read in the `layout`, if one is given. The solve ends
    after `timeout` seconds, after `max_steps`, or when `budget` units of work are used up; `None`
    sets no limit.
    """
    expect_layout(layout)
    if not isinstance(puzzle, Board):
        board = Board(puzzle, layout)
    elif layout is None or layout == puzzle.layout:
        board = puzzle
    else:
        raise SudologueError("the board has a layout of its own: give a layout with a text only")
    if rules is None and (timeout, budget, max_steps) == (None, DEFAULT_BUDGET, None):
        return _usual(assume_unique).solve(board)
    return Solver(
        rules, assume_unique=assume_unique, timeout=timeout, budget=budget, max_steps=max_steps
    ).solve(board)


@cached(None)
def _usual(assume_unique: bool) -> Solver:
    """The solver with all rules; it keeps nothing from one puzzle to the next."""
    return Solver(assume_unique=assume_unique)


def narrate(
    result: SolveResult,
    voice: str | Narrator = "conversational",
    notation: str | Notation = "rc",
) -> str:
    """Tell a whole result as plain text, in a voice and a notation by name or of your own."""
    expect(result, SolveResult, "a result: solve returns one, SolveResult.from_json reads one")
    # whoever only solves does not wait for the voices
    from sudologue.narration import voice_named
    from sudologue.narration.notations import Notation, all_in_notation, notation_named
    from sudologue.rendering import plain_text

    narrator = voice_named(voice) if isinstance(voice, str) else voice
    names = notation_named(notation) if isinstance(notation, str) else notation
    if not callable(getattr(narrator, "narrate", None)):
        raise WrongTypeError(f"{shown(voice)} is not a voice: name one, or give a narrator")
    expect(names, Notation, "a notation: name one, such as 'a1'")
    size = result.initial.layout.size
    return plain_text(all_in_notation(narrator.narrate(result), names, size))
