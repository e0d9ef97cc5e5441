"""Conversation, and why each technique works."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sudologue.model import Layout
from sudologue.narration.phrasing.passage import Passage, join
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.gathered_singles import is_single
from sudologue.narration.voices.openings import glossary
from sudologue.narration.voices.story import Memory, StoryVoice
from sudologue.narration.voices.voice import idea_of, named_and_argued, spotting_of

LONGEST_STEP = 250
"""So many words are read at once; ideas that would make a step longer are left out."""


class Teacher(StoryVoice):
    """The teacher's voice: the idea where a technique comes first; much later, where that was."""

    name = "teacher"

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        return (glossary(layout),)

    def step(self, scene: Scene[Any]) -> Passage:
        return _with_ideas(scene, named_and_argued(scene), (idea_of(scene), spotting_of(scene)))

    def told(self, scene: Scene[Any], memory: Memory, name: Passage) -> Passage:
        if memory.has_met(scene):
            return named_and_argued(scene, memory.where(scene) or name)
        ideas = (idea for idea in (idea_of(scene), spotting_of(scene)) if idea)
        new = [idea for idea in ideas if memory.is_new(idea, scene)]
        return _with_ideas(scene, named_and_argued(scene, name), new)

    def stands_alone(self, scene: Scene[Any], memory: Memory) -> bool:
        return is_single(scene) and not memory.has_met(scene)


VOICE = Teacher()


def _with_ideas(scene: Scene[Any], step: Passage, ideas: Iterable[Passage | None]) -> Passage:
    """A step, and the ideas behind it, as far as there is room for them."""
    told, room = [step], LONGEST_STEP - _words(step)
    for idea in filter(None, ideas):
        room -= _words(idea)
        if scene.full or room >= 0:
            told.append(idea)
    return join(told, " ") if len(told) > 1 else step


def _words(passage: Passage) -> int:
    return len(passage.text.split())
