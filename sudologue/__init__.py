"""A narration-first Sudoku solver: no guesses, only receipts.

>>> import sudologue
>>> result = sudologue.solve("1... ..3. .4.. ...2")
>>> result
<SolveResult solved in 12 steps, hardest Naked Single>
>>> result.solution, sudologue.audit.check_trace(result).ok
('1324423124133142', True)

What is named here is loaded when it is first used, so that importing the package costs next to
nothing.
"""

from __future__ import annotations

from sudologue import conveniences as conveniences  # it fills the hooks
from sudologue.faces import lazy_face

TYPE_CHECKING = False  # as that of typing, which costs more than all else here

if TYPE_CHECKING:
    from sudologue import (
        audit,
        clues,
        coach,
        formats,
        generation,
        inference,
        model,
        narration,
        oracle,
        rating,
        rendering,
        rules,
    )
    from sudologue.api import draw, explain, hint, judge, narrate, player, rate, solve
    from sudologue.batches import batch
    from sudologue.errors import SudologueError
    from sudologue.generate_puzzles import generate
    from sudologue.inference import (
        Elimination,
        Evidence,
        Inference,
        Placement,
        SolveResult,
        SolveStatus,
        TraceStep,
    )
    from sudologue.inquiries import check, convert, prove, steps, why
    from sudologue.model import CLASSIC, Board, Candidate, Cell, House, Layout
    from sudologue.rules import Rule
    from sudologue.solver import Solver

__version__ = "0.2.0"

__all__ = [
    "CLASSIC",
    "Board",
    "Candidate",
    "Cell",
    "Elimination",
    "Evidence",
    "House",
    "Inference",
    "Layout",
    "Placement",
    "Rule",
    "SolveResult",
    "SolveStatus",
    "Solver",
    "SudologueError",
    "TraceStep",
    "audit",
    "batch",
    "check",
    "clues",
    "coach",
    "convert",
    "draw",
    "explain",
    "formats",
    "generate",
    "generation",
    "hint",
    "inference",
    "judge",
    "model",
    "narrate",
    "narration",
    "oracle",
    "player",
    "prove",
    "rate",
    "rating",
    "rendering",
    "rules",
    "solve",
    "steps",
    "why",
]

__getattr__, _ = lazy_face(
    __name__,
    {
        "": [name for name in __all__ if name.islower()],
        "api": ["draw", "explain", "hint", "judge", "narrate", "player", "rate", "solve"],
        "batches": ["batch"],
        "errors": ["SudologueError"],
        "generate_puzzles": ["generate"],
        "inference": [
            "Elimination",
            "Evidence",
            "Inference",
            "Placement",
            "SolveResult",
            "SolveStatus",
            "TraceStep",
        ],
        "inquiries": ["check", "convert", "prove", "steps", "why"],
        "model": ["CLASSIC", "Board", "Candidate", "Cell", "House", "Layout"],
        "rules": ["Rule"],
        "solver": ["Solver"],
    },
)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
