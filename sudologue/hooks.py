"""What boards, steps, results and puzzles can do only with the help of rooms above theirs.

Rooms import what stands below them, and nothing else. A method that needs more calls a hook, which
has the name of what it does. `sudologue.conveniences` fills all of them when the package is
imported, with functions that import what they need when they are called.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as that of typing, which costs more than all else here

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from contextlib import AbstractContextManager
    from typing import Any

    from sudologue.inference import Action, SolveResult, TraceStep
    from sudologue.messages import MessageText
    from sudologue.model import Board, Candidate, Layout
    from sudologue.rating import Grade
    from sudologue.step_view import Notation, StepView, VoicesLike

message: Callable[[str, str, Collection[str], Mapping[str, object]], MessageText]
"""What a module says under a key in some cases, with names in the holes of the text."""

class_text: Callable[[type, str], str]
"""What is said of a class under a key."""

using: Callable[[str], AbstractContextManager[object]]
"""A block in which everything is said in a language."""

read_board: Callable[[str, Layout | None, bool], Board | None]
"""The board of a text in whatever format it is, if it is in one; drawings may be ignored."""

candidates_meant: Callable[[str, int, object, bool], Sequence[Candidate]]
"""The candidates that a text, on a board of so many rows and in a notation, places or rules out."""

board_drawn: Callable[[Board, bool], str]
"""A board as `sudologue show` draws it, with its candidates or without."""

board_bundle: Callable[[Board], dict[str, str]]
step_bundle: Callable[[TraceStep], dict[str, str]]
result_bundle: Callable[[SolveResult], dict[str, str]]
"""How these show themselves in a notebook."""

action_of: Callable[[object], Action]
"""The conclusion of a step, in whatever form it comes; what is no step is refused."""

technique_title: Callable[[str], str]
"""What a rule is called, by its slug."""

narrate: Callable[..., str]
"""A result in words."""

step_view: Callable[[SolveResult, int], StepView]
"""The step of a number, to be looked at."""

trace_to_json: Callable[[SolveResult, VoicesLike, str | Notation], str]
trace_from_json: Callable[[str], SolveResult]
"""A trace as text, its steps told by some voices, and back."""

grade: Callable[[Board, bool], Grade]
"""How hard a puzzle is, by all models; whether it is known to have one solution."""

value_to_json: Callable[[object], str]
value_from_json: Callable[[type, str], Any]
"""A value as a line of JSON, and back."""
