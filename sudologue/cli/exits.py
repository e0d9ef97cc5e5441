"""Exit codes: what a script is told. `sudologue help exit-codes` explains them."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """How a command ended; of many puzzles, the highest counts."""

    OK = 0
    STUCK = 1
    UNREADABLE = 2
    NO_SOLUTION = 3
    SEVERAL_SOLUTIONS = 4
    NOT_CERTIFIED = 5
    HUNG_UP = 129
    INTERRUPTED = 130
    TERMINATED = 143
