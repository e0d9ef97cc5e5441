"""Making puzzles: full grids at random, and as many givens of them as leave one solution.

What else is wished of a puzzle is judged by a target that is handed in; rules and solver never see
this room, and it never sees them.
"""

from sudologue.generation.family import Family, family_of
from sudologue.generation.numbers import STREAM, Numbers
from sudologue.generation.record import GaveUp, GaveUpError, Generated, Minimality
from sudologue.generation.request import SYMMETRIES, GuidingTarget, PosingTarget, Request, Target
from sudologue.generation.run import records

__all__ = [
    "STREAM",
    "SYMMETRIES",
    "Family",
    "GaveUp",
    "GaveUpError",
    "Generated",
    "GuidingTarget",
    "Minimality",
    "Numbers",
    "PosingTarget",
    "Request",
    "Target",
    "family_of",
    "records",
]
