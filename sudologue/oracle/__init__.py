"""Search: does a board have a solution, exactly one, or several?

This is the one room that guesses. No rule and no solver comes here; what is found here is always
called found by search.
"""

from sudologue.oracle.search import Ending, Solutions, count_solutions, solution

__all__ = ["Ending", "Solutions", "count_solutions", "solution"]
