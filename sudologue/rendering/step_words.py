"""What voices say of each step of a result, as plain texts for programs."""

from __future__ import annotations

from dataclasses import replace

from sudologue.inference import SolveResult
from sudologue.narration import Narrator, Passage
from sudologue.narration.notations import RC, Notation, all_in_notation, notation_of
from sudologue.narration.steps.scene import scenes_of
from sudologue.narration.voice_registry import VoicesLike, narrators_of
from sudologue.narration.voices.voice import Voice
from sudologue.rendering.text_output import words


def step_words(
    result: SolveResult, voices: VoicesLike, notation: str | Notation = RC
) -> list[dict[str, str]]:
    """For each step its text in every voice, by the name of the voice, without its number."""
    names = notation_of(notation)
    size = result.initial.layout.size
    told = {
        narrator.name: [*map(words, all_in_notation(_passages(result, narrator), names, size))]
        for narrator in narrators_of(voices)
    }
    return [
        {name: texts[index] for name, texts in told.items()} for index in range(len(result.steps))
    ]


def _passages(result: SolveResult, narrator: Narrator) -> list[Passage]:
    """What is said of each step. Narrators that are not ours know nothing of the others."""
    if isinstance(narrator, Voice):
        scenes = scenes_of(result, narrator.full)
        return [narrator.step(replace(scene, number=None)) for scene in scenes]
    return [narrator.tell(scene.step, scene.before) for scene in scenes_of(result)]
