"""What corpora call the column that holds their puzzles."""

from __future__ import annotations

from collections.abc import Sequence

# The first of these that is there is it.
_NAMES = (
    "puzzle",
    "puzzles",
    "quizzes",
    "quiz",
    "question",
    "sudoku",
    "grid",
    "board",
    "givens",
    "unsolved",
)


def find_puzzle(names: Sequence[str]) -> str | None:
    """The name of the puzzles' column, as it is written there.

    >>> find_puzzle(["id", "Quizzes", "solutions"])
    'Quizzes'
    """
    by_name = {name.strip().lower(): name for name in reversed(names)}
    return next((by_name[name] for name in _NAMES if name in by_name), None)
