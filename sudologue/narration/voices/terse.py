"""One line a step."""

from __future__ import annotations

from typing import Any

from sudologue.inference import Action, Placement
from sudologue.narration.phrasing.filling import Speaker, WordedParts, when
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
        return _terse.say(
            "step",
            *when(place=place, assuming=assumption),
            number=numbered(scene),
            conclusion=_conclusion(scene.action, scene.size),
            technique=scene.technique,
            place=place,
            because=because(assumption) if assumption else None,
        ).as_line()


VOICE = Terse()


def _conclusion(action: Action, size: int) -> WordedParts:
    """`r5c6 = 4`, `r1c13 not 4 or 9`."""
    if isinstance(action, Placement):
        return _terse.wording("placed", cell=action.cell, digit=action.value)
    losses = [
        _terse.wording("lost", cells=compact_cells(cells, size), digits=digits)
        for cells, digits in group_by_digits(action.candidates)
    ]
    return _terse.wording("losses", losses=losses)
