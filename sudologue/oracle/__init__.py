"""Search: does a board have a solution, exactly one, or several?

This is the one room that guesses. No rule and no solver comes here; what is found here is always
called found by search.
"""

from sudologue.oracle.conflict import Conflict, conflict_of
from sudologue.oracle.search import Ending, Solutions, count_solutions, solution
from sudologue.oracle.soundness import Judgement, is_puzzle, judge, judge_position

__all__ = [
    "Conflict",
    "Ending",
    "Judgement",
    "Solutions",
    "conflict_of",
    "count_solutions",
    "is_puzzle",
    "judge",
    "judge_position",
    "solution",
]
