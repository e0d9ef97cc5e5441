"""The conclusion of a step, in whatever form somebody has the step."""

from __future__ import annotations

from typing import Any

from sudologue.errors import SudologueError
from sudologue.inference.inference import Action, Elimination, Placement
from sudologue.messages import Messages

_say = Messages(__name__)


def action_of(step: object) -> Action:
    """The conclusion of an inference, a trace step, a step view or a hint; an action itself."""
    inference = getattr(step, "inference", step)
    if inference is None and step is not None:
        kind = str(getattr(step, "kind", "")).replace("_", " ")
        raise SudologueError(_say("no_step", kind=kind))
    action: Any = getattr(inference, "action", inference)
    _say.expect(action, Placement | Elimination, "a_step")
    return action
