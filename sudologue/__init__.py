"""A narration-first Sudoku solver: no guesses, only receipts.

>>> import sudologue
>>> result = sudologue.solve("1... ..3. .4.. ...2")
>>> result
<SolveResult solved in 12 steps, hardest Hidden Single>
>>> result.solution, sudologue.audit.check_trace(result).ok
('1324423124133142', True)

`dir(sudologue)` lists what people use most. There are other names besides, such as
`sudologue.audit`. Each is loaded when it is first used, so importing the package takes next to no
time.
"""

from __future__ import annotations

from sudologue import conveniences as conveniences  # it fills the hooks
from sudologue.faces import lazy_face

TYPE_CHECKING = False  # as that of typing, which costs more than all else here

if TYPE_CHECKING:
    from sudologue import audit as audit
    from sudologue import clues as clues
    from sudologue import coach as coach
    from sudologue import formats as formats
    from sudologue import generation as generation
    from sudologue import inference as inference
    from sudologue import languages as languages
    from sudologue import model as model
    from sudologue import narration as narration
    from sudologue import oracle as oracle
    from sudologue import rating as rating
    from sudologue import rendering as rendering
    from sudologue import rules as rules
    from sudologue.api import draw, explain, hint, judge, narrate, player, rate, solve
    from sudologue.batches import batch
    from sudologue.errors import SudologueError
    from sudologue.generate_puzzles import generate
    from sudologue.inference import Elimination, Evidence, Inference, Placement, SolveResult
    from sudologue.inference import SolveStatus as SolveStatus
    from sudologue.inference import TraceStep as TraceStep
    from sudologue.inquiries import check, convert, prove, steps, why
    from sudologue.model import CLASSIC as CLASSIC
    from sudologue.model import Board, Candidate, Cell, Layout
    from sudologue.model import House as House
    from sudologue.rules import Rule as Rule
    from sudologue.solver import Solver

__version__ = "0.2.0"

__all__ = [
    "Board",
    "Candidate",
    "Cell",
    "Elimination",
    "Evidence",
    "Inference",
    "Layout",
    "Placement",
    "SolveResult",
    "Solver",
    "SudologueError",
    "batch",
    "check",
    "convert",
    "draw",
    "explain",
    "generate",
    "hint",
    "judge",
    "narrate",
    "player",
    "prove",
    "rate",
    "solve",
    "steps",
    "why",
]

PARTS = (
    *("audit", "clues", "coach", "formats", "generation", "inference", "languages", "model"),
    *("narration", "oracle", "rating", "rendering", "rules"),
)
"""The modules that offer more."""

__getattr__, _ = lazy_face(
    __name__,
    {
        "": PARTS,
        "api": ["draw", "explain", "hint", "judge", "narrate", "player", "rate", "solve"],
        "batches": ["batch"],
        "errors": ["SudologueError"],
        "generate_puzzles": ["generate"],
        "inference": (
            *("Elimination", "Evidence", "Inference", "Placement", "SolveResult"),
            *("SolveStatus", "TraceStep"),
        ),
        "inquiries": ["check", "convert", "prove", "steps", "why"],
        "model": ["CLASSIC", "Board", "Candidate", "Cell", "House", "Layout"],
        "rules": ["Rule"],
        "solver": ["Solver"],
    },
)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
