"""A patient friend."""

from __future__ import annotations

from typing import Any

from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.story import StoryVoice
from sudologue.narration.voices.voice import named_and_argued


class Conversational(StoryVoice):
    """What one sees, why it forces the conclusion, and the conclusion."""

    name = "conversational"

    def step(self, scene: Scene[Any]) -> Passage:
        return named_and_argued(scene)


VOICE = Conversational()
