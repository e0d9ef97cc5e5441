"""Which voices there are: ours are modules of their names, each loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, TypeAlias, cast

from sudologue.errors import NameNotFoundError, SudologueError, WrongTypeError
from sudologue.narration.narrator import Narrator
from sudologue.wording import no_such, shown

VoicesLike: TypeAlias = str | Narrator | Sequence[str | Narrator]
"""One voice or several, by name or as narrators of your own."""

_OURS = ("terse", "conversational", "technical", "teacher", "proof")
_registered: dict[str, Narrator] = {}


def _names() -> list[str]:
    return [*_OURS, *_registered]


def voices() -> tuple[Narrator, ...]:
    """All voices, those of your own after ours.

    >>> [voice.name for voice in voices()]
    ['terse', 'conversational', 'technical', 'teacher', 'proof']
    """
    return tuple(map(voice_named, _names()))


def voice_named(name: str) -> Narrator:
    """The voice of a name.

    >>> voice_named("terse").summary
    'One line a step: the conclusion, the technique, the place.'
    """
    if name in _OURS:
        ours: Narrator = import_module(f"sudologue.narration.voices.{name}").VOICE
        return ours
    if name not in _registered:
        raise NameNotFoundError(no_such("voice", name, _names()))
    return _registered[name]


def narrators_of(voices: VoicesLike) -> list[Narrator]:
    """The narrators of one voice or of several."""
    is_one = isinstance(voices, str) or not isinstance(voices, Sequence)
    return [
        narrator_of(voice) for voice in cast("Sequence[object]", [voices] if is_one else voices)
    ]


def narrator_of(voice: Any, method: str = "tell") -> Narrator:
    """A voice by its name, or a narrator that has a method."""
    narrator = voice_named(voice) if isinstance(voice, str) else voice
    if not callable(getattr(narrator, method, None)):
        raise WrongTypeError(f"{shown(voice)} is not a voice: name one, or give a narrator")
    return narrator


def register(narrator: Narrator) -> None:
    """Have a narrator of your own found by its name, which must be free."""
    if narrator.name in _names():
        raise SudologueError(f"there is a voice {narrator.name!r} already; choose another name")
    _registered[narrator.name] = narrator
