"""Exit codes: what a script is told."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """How a command ended; of many puzzles, the highest counts."""

    OK = 0
    STUCK = 1
    UNREADABLE = 2
    NO_SOLUTION = 3
    SEVERAL_SOLUTIONS = 4
    INTERRUPTED = 130


EPILOG = """\b
Exit codes:
  0    solved, or all is well
  1    stuck or stopped, and no search found that 3 or 4 is the case
  2    a command or a puzzle that cannot be read
  3    the puzzle has no solution
  4    the puzzle has more than one solution
  130  interrupted
Of many puzzles, the highest code counts."""
