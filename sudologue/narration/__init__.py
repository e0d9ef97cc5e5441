"""Narration: traces told as passages of prose, in a voice of the listener's choice."""

from sudologue.narration.narrator import Narrator
from sudologue.narration.passage import Passage, Role, Span, say
from sudologue.narration.registry import register, voice_named, voices
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells

__all__ = [
    "Narrator",
    "Passage",
    "Role",
    "Scene",
    "Span",
    "Telling",
    "register",
    "say",
    "tells",
    "voice_named",
    "voices",
]
