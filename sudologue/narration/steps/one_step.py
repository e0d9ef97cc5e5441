"""One step of a trace, told by itself."""

from __future__ import annotations

from sudologue.inference import SolveResult, TraceStep
from sudologue.narration.narrator import Narrator
from sudologue.narration.phrasing.passage import Passage, at_step, say
from sudologue.narration.steps.scene import scene_at
from sudologue.narration.voices.voice import Voice, numbered


def tell_step(result: SolveResult, step: int | TraceStep, narrator: Narrator) -> Passage:
    """A step of a result, given by its number, from 1, or as it is.

    A narrator of a user's own tells it from the board that it saw, and knows nothing of the trace.
    """
    if isinstance(narrator, Voice):
        return narrator.narrate_step(result, step)
    scene = scene_at(result, step)
    told = narrator.tell(scene.step, scene.before)
    with_number = at_step(say(numbered(scene), told), scene.number)
    return with_number.as_line() if told.is_line else with_number
