"""One line a step."""

from __future__ import annotations

from typing import Any

from sudologue.inference import Action, Placement
from sudologue.narration.phrasing.english import because, listing
from sudologue.narration.phrasing.passage import Passage, join, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import group_by_digits
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.voice import LineVoice, numbered


class Terse(LineVoice):
    """The terse voice: conclusion, technique and place, in one line a step."""

    name = "terse"
    summary = "One line a step: the conclusion, the technique, the place."

    def step(self, scene: Scene[Any]) -> Passage:
        place = telling_for(scene.evidence).place(scene)
        assumption = scene.evidence.assumption
        return say(
            numbered(scene),
            _conclusion(scene.action, scene.size),
            ": ",
            scene.technique,
            ", " if place else None,
            place,
            f", {because(assumption)}" if assumption else None,
        ).as_line()


VOICE = Terse()


def _conclusion(action: Action, size: int) -> Passage:
    """`r5c6 = 4`, `r1c13 not 4 or 9`."""
    if isinstance(action, Placement):
        return say(action.cell, " = ", action.value)
    losses = (
        say(compact_cells(cells, size), " not ", listing(digits, "or"))
        for cells, digits in group_by_digits(action.candidates)
    )
    return join(losses, ", ")
