"""Conversation, and why each technique works."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sudologue.model import Layout
from sudologue.narration.conclusions import conclusion
from sudologue.narration.english import sentence
from sudologue.narration.passage import Passage, say, step_number
from sudologue.narration.scene import Scene
from sudologue.narration.telling import telling_for
from sudologue.narration.voices.openings import glossary
from sudologue.narration.voices.runs import SHORTEST, last_cells, runs
from sudologue.narration.voices.voice import ParagraphVoice, argued, numbered, therefore


class Teacher(ParagraphVoice):
    """The teacher's voice: the reason where a technique comes first; later, where that was."""

    name = "teacher"
    summary = "Conversational, and tells why a technique works when it first comes up."

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        return (glossary(layout),)

    def steps(self, scenes: Iterable[Scene[Any]]) -> Iterator[Passage]:
        explained: dict[str, int] = {}
        for run in runs(scenes):
            slug = run[0].slug
            if slug not in explained and run[0].number is not None:
                explained[slug] = run[0].number
                yield self.step(run[0])
                run = run[1:]
            if len(run) >= SHORTEST:
                yield last_cells(run, _as_in(explained[slug]))
            else:
                yield from (_again(scene, explained[slug]) for scene in run)

    def step(self, scene: Scene[Any]) -> Passage:
        telling = telling_for(scene.evidence)
        reason = telling.reason(scene)
        if reason is None:
            return say(numbered(scene), scene.technique, ". ", argued(scene))
        return say(
            numbered(scene),
            scene.technique,
            ". ",
            sentence(telling.observation(scene)),
            " ",
            reason,
            " ",
            therefore(scene, conclusion(scene.action, scene.size)),
        )


def _again(scene: Scene[Any], first: int) -> Passage:
    return say(numbered(scene), scene.technique, _as_in(first), ". ", argued(scene))


def _as_in(first: int) -> Passage:
    return say(", as in step ", step_number(first))
