"""A patient friend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.voices.runs import last_cells, runs
from sudologue.narration.voices.voice import ParagraphVoice, argued, numbered


class Conversational(ParagraphVoice):
    """What one sees, why it forces the conclusion, and the conclusion."""

    name = "conversational"
    summary = "A patient friend, who shows what to see and says why it settles the matter."

    def steps(self, scenes: Iterable[Scene[Any]]) -> Iterator[Passage]:
        for run in runs(scenes):
            yield last_cells(run) if len(run) > 1 else self.step(run[0])

    def step(self, scene: Scene[Any]) -> Passage:
        return say(numbered(scene), scene.technique, ". ", argued(scene))
