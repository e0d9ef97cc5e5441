"""Making puzzles: full grids at random, and as many givens of them as leave one solution.

What else is wished of a puzzle is judged by a target that is handed in; rules and solver never see
this room, and it never sees them.
"""

from sudologue.generation.random_stream import STREAM, RandomStream
from sudologue.generation.request import SYMMETRIES, GuidingTarget, PosingTarget, Request, Target
from sudologue.generation.run_families import (
    Family,
    GaveUp,
    GaveUpError,
    Generated,
    Minimality,
    family_of,
    records,
)

__all__ = [
    "STREAM",
    "SYMMETRIES",
    "Family",
    "GaveUp",
    "GaveUpError",
    "Generated",
    "GuidingTarget",
    "Minimality",
    "PosingTarget",
    "RandomStream",
    "Request",
    "Target",
    "family_of",
    "records",
]
