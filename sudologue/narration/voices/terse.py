"""One line a step."""

from __future__ import annotations

from typing import Any

from sudologue.inference import Action, Placement
from sudologue.narration.phrasing.filling import Speaker
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import group_by_digits
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.voice import LineVoice, because, numbered

_terse = Speaker(__name__)


class Terse(LineVoice):
    """The terse voice: conclusion, technique and place, in one line a step."""

    name = "terse"

    def step(self, scene: Scene[Any]) -> Passage:
        place, assumption = telling_for(scene.evidence).place(scene), scene.evidence.assumption
        how = (scene.technique, place, because(assumption) if assumption else None)
        return _terse.say(
            "step",
            number=numbered(scene),
            conclusion=_conclusion(scene.action, scene.size),
            how=[*filter(None, how)],
        ).as_line()


VOICE = Terse()


def _conclusion(action: Action, size: int) -> Passage:
    """`r5c6 = 4`, `r1c13 not 4 or 9`."""
    if isinstance(action, Placement):
        return _terse.say("placed", cell=action.cell, digit=action.value)
    losses = [
        _terse.say("lost", cells=compact_cells(cells, size), digits=digits)
        for cells, digits in group_by_digits(action.candidates)
    ]
    return _terse.say("losses", losses=losses)
