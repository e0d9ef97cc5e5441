"""The five voices."""

from sudologue.narration.voices.conversational import Conversational
from sudologue.narration.voices.proof import ProofVoice
from sudologue.narration.voices.teacher import Teacher
from sudologue.narration.voices.technical import Technical
from sudologue.narration.voices.terse import Terse
from sudologue.narration.voices.voice import Voice

__all__ = ["VOICES", "Voice"]

VOICES: tuple[Voice, ...] = (Terse(), Conversational(), Technical(), Teacher(), ProofVoice())
