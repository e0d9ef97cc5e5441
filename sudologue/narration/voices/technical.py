"""The community's notation."""

from __future__ import annotations

from typing import Any

from sudologue.narration.phrasing.passage import Passage, say
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.voice import LineVoice, because, numbered


class Technical(LineVoice):
    """The technical voice: name, pattern, arrow and conclusion, as HoDoKu writes them."""

    name = "technical"

    def step(self, scene: Scene[Any]) -> Passage:
        telling = telling_for(scene.evidence)
        pattern, conclusion = telling.pattern(scene), telling.after_arrow(scene)
        assumption = scene.evidence.assumption
        return say(
            numbered(scene),
            telling.technical_name(scene),
            ": ",
            pattern,
            " => " if pattern and conclusion else None,
            conclusion,
            *((" (", because(assumption), ")") if assumption else ()),
        ).as_line()


VOICE = Technical()
