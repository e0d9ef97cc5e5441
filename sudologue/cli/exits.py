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
    NOT_CERTIFIED = 5
    HUNG_UP = 129
    INTERRUPTED = 130
    TERMINATED = 143


ENDED_FROM_OUTSIDE = """\
  129  the terminal hung up
  130  interrupted
  143  terminated, as by a system that shuts down"""

_OF_A_PUZZLE = """\
  0    solved, or all is well
  1    stuck or stopped, and no search found that 3 or 4 is the case
  2    a command or a puzzle that cannot be read
  3    the puzzle has no solution
  4    the puzzle has more than one solution"""

EPILOG = f"""\b
Exit codes:
{_OF_A_PUZZLE}
{ENDED_FROM_OUTSIDE}
Of many puzzles, the highest code counts."""

PROVE_EPILOG = f"""\b
Exit codes:
{_OF_A_PUZZLE}
  5    of 'prove': solved by the rule of 45, of which there are no certificates yet
{ENDED_FROM_OUTSIDE}
Of many puzzles, the highest code counts."""

CLAIMS_EPILOG = f"""\b
Exit codes:
  0    what is claimed is so, and the reason shown or given forces it
  1    it was not found out, or what is so is not forced by the reason given
  2    a command, a puzzle or a claim that cannot be read
  3    what is claimed is not so: with it, the position has no solution
  4    the position has several solutions, and they disagree about it
{ENDED_FROM_OUTSIDE}
Of many puzzles, the highest code counts."""
