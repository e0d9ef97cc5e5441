"""A narration-first Sudoku solver: no guesses, only receipts.

>>> import sudologue
>>> result = sudologue.solve("1... ..3. .4.. ...2")
>>> print(sudologue.narrate(result, voice="terse").splitlines()[0])
1. r1c4 = 4: full house, box 2
"""

from __future__ import annotations

from collections.abc import Iterable

from sudologue import audit, rules
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import CLASSIC, Board, Candidate, Cell, House, Layout
from sudologue.rules import Rule
from sudologue.solver import Solver

__version__ = "0.1.0"

__all__ = [
    "CLASSIC",
    "Board",
    "Candidate",
    "Cell",
    "House",
    "Layout",
    "Rule",
    "SolveResult",
    "SolveStatus",
    "Solver",
    "SudologueError",
    "audit",
    "rules",
    "solve",
]


def solve(
    puzzle: str | Board,
    rules: Iterable[Rule | str] | None = None,
    assume_unique: bool = False,
) -> SolveResult:
    """Solve a puzzle, given as text or as a board, by the rules named; by all without a choice."""
    board = Board.from_string(puzzle) if isinstance(puzzle, str) else puzzle
    return Solver(rules, assume_unique=assume_unique).solve(board)
