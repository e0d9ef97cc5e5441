"""Narration: traces told as passages of prose, in a voice of the listener's choice."""

from sudologue.narration.phrasing.passage import Passage, Role, Span, say
from sudologue.narration.steps.parts import StepParts, parts_of, step_parts
from sudologue.narration.steps.scene import Scene, scene_of
from sudologue.narration.steps.telling import Telling, tells
from sudologue.narration.voice_registry import Narrator, in_full, register, voice_named, voices
from sudologue.narration.voices.voice import tell_step

__all__ = [
    "Narrator",
    "Passage",
    "Role",
    "Scene",
    "Span",
    "StepParts",
    "Telling",
    "in_full",
    "parts_of",
    "register",
    "say",
    "scene_of",
    "step_parts",
    "tell_step",
    "tells",
    "voice_named",
    "voices",
]
