"""The conclusion of a step, in whatever form somebody has the step."""

from __future__ import annotations

from typing import Any

from sudologue.errors import SudologueError, expect
from sudologue.inference.inference import Action, Elimination, Placement

_WANTED = (
    "a step: give a placement, an elimination, an inference, one of result.steps, "
    "a result.look(...), or a hint"
)


def action_of(step: object) -> Action:
    """The conclusion of an inference, a trace step, a step view or a hint; an action itself."""
    inference = getattr(step, "inference", step)
    if inference is None and step is not None:
        kind = str(getattr(step, "kind", "")).replace("_", " ")
        raise SudologueError(f"this hint has no step to apply: its kind is {kind!r}")
    action: Any = getattr(inference, "action", inference)
    expect(action, Placement | Elimination, _WANTED)
    return action
