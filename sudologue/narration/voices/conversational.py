"""A patient friend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sudologue.inference import SolveResult
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.voices.endings import ending
from sudologue.narration.voices.openings import givens, how_to_read
from sudologue.narration.voices.runs import last_cells, runs
from sudologue.narration.voices.voice import Voice, argued, numbered


class Conversational(Voice):
    """What one sees, why it forces the conclusion, and the conclusion."""

    name = "conversational"
    summary = "A patient friend, who shows what to see and says why it settles the matter."

    def opening(self, result: SolveResult) -> Sequence[Passage]:
        if result.initial.is_complete:
            return ()
        return (say(givens(result.initial), " ", how_to_read(result.initial.layout)),)

    def steps(self, scenes: Iterable[Scene[Any]]) -> Iterator[Passage]:
        for run in runs(scenes):
            yield last_cells(run) if len(run) > 1 else self.step(run[0])

    def step(self, scene: Scene[Any]) -> Passage:
        return say(numbered(scene), scene.technique, ". ", argued(scene))

    def ending(self, result: SolveResult) -> Sequence[Passage]:
        return ending(result)
