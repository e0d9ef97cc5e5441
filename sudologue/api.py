"""The two calls most users need: solve, and tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sudologue.caches import cached
from sudologue.errors import WrongTypeError, expect
from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.model.values import Grid
from sudologue.rules import Rule
from sudologue.solver import Solver
from sudologue.wording import shown

if TYPE_CHECKING:
    from sudologue.narration import Narrator
    from sudologue.narration.notations import Notation


def solve(
    puzzle: str | Board | Grid,
    rules: Iterable[Rule | str] | None = None,
    assume_unique: bool = False,
) -> SolveResult:
    """Solve a puzzle by the rules named; by all without a choice.

    It is given as a board, as a text in any format, or as its digits cell by cell or row by row.

    Rules that take it for granted that the puzzle has one solution are used only with
    `assume_unique`.
    """
    board = puzzle if isinstance(puzzle, Board) else Board(puzzle)
    solver = _usual(assume_unique) if rules is None else Solver(rules, assume_unique=assume_unique)
    return solver.solve(board)


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
