"""Conversation, and why each technique works."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sudologue.model import Layout
from sudologue.narration.phrasing.passage import Passage, join
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.openings import glossary
from sudologue.narration.voices.story import Memory, StoryVoice
from sudologue.narration.voices.voice import (
    has_lesson,
    idea_of,
    named_and_argued,
    named_and_taught,
    spotting_of,
)

LONGEST_STEP = 250
"""So many words are read at once; ideas that would make a step longer are left out."""


class Teacher(StoryVoice):
    """The teacher's voice: the idea where a technique comes first; much later, where that was."""

    name = "teacher"
    teaches = True

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        return (glossary(layout),)

    def step(self, scene: Scene[Any]) -> Passage:
        return _taught(scene, scene.technique, [*_ideas(scene)])

    def told(self, scene: Scene[Any], memory: Memory, name: Passage) -> Passage:
        if memory.has_met(scene):
            return named_and_argued(scene, memory.where(scene) or name)
        new = [idea for idea in _ideas(scene) if memory.is_new(idea, scene)]
        return _taught(scene, name, new)


VOICE = Teacher()


def _ideas(scene: Scene[Any]) -> Iterable[Passage]:
    return filter(None, (idea_of(scene), spotting_of(scene)))


def _taught(scene: Scene[Any], name: Passage, ideas: list[Passage]) -> Passage:
    """A step, and the ideas behind it, as far as there is room for them: a lesson replaces it."""
    if has_lesson(scene) and idea_of(scene) in ideas:
        step = named_and_taught(scene, name, ideas.pop(0))
    else:
        step = named_and_argued(scene, name)
    told, room = [step], LONGEST_STEP - _words(step)
    for idea in ideas:
        room -= _words(idea)
        if scene.full or room >= 0:
            told.append(idea)
    return join(told, " ") if len(told) > 1 else step


def _words(passage: Passage) -> int:
    return len(passage.text.split())
