"""Which voices there are."""

from __future__ import annotations

from sudologue.errors import NameNotFoundError, SudologueError
from sudologue.narration.narrator import Narrator
from sudologue.narration.voices import VOICES
from sudologue.wording import did_you_mean

_by_name: dict[str, Narrator] = {voice.name: voice for voice in VOICES}


def voices() -> tuple[Narrator, ...]:
    """All voices, those of your own after ours.

    >>> [voice.name for voice in voices()]
    ['terse', 'conversational', 'technical', 'teacher', 'proof']
    """
    return tuple(_by_name.values())


def voice_named(name: str) -> Narrator:
    """The voice of a name.

    >>> voice_named("terse").summary
    'One line a step: the conclusion, the technique, the place.'
    """
    voice = _by_name.get(name)
    if voice is None:
        hint = did_you_mean(name, _by_name, f"there are {', '.join(_by_name)}")
        raise NameNotFoundError(f"no voice is called {name!r}: {hint}")
    return voice


def register(narrator: Narrator) -> None:
    """Have a narrator of your own found by its name, which must be free."""
    if narrator.name in _by_name:
        raise SudologueError(f"a voice is called {narrator.name!r} already: choose another name")
    _by_name[narrator.name] = narrator
