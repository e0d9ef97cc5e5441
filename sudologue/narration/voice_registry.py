"""Which voices there are, ours being modules of their names, and what a narrator is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from sudologue.errors import NameNotFoundError, SudologueError, WrongTypeError
from sudologue.inference import SolveResult, TraceStep
from sudologue.model import Board
from sudologue.narration.phrasing.passage import Passage
from sudologue.wording import no_such, shown


class Narrator(Protocol):
    """A voice: all that one of your own needs to be registered, or handed to `narrate`."""

    @property
    def name(self) -> str:
        """The name to ask for it by."""
        ...

    @property
    def summary(self) -> str:
        """What the voice is like, in one sentence."""
        ...

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        """The passages of a whole result, one for each paragraph or line."""
        ...

    def tell(self, step: TraceStep, before: Board) -> Passage:
        """The passage of one step, from the board it saw."""
        ...


def in_full(narrator: Narrator, *, full: bool = False, all_steps: bool = False) -> Narrator:
    """The narrator, asked to fold nothing away, or to tell steps that the story can do without.

    Narrators of ours can be asked for both, and so can any that is a dataclass with such a field.
    """
    wanted = {"full": full, "all_steps": all_steps}
    wishes = {name: True for name, is_wanted in wanted.items() if is_wanted}
    if not wishes:
        return narrator
    known = {one.name for one in fields(narrator) if one.init} if is_dataclass(narrator) else ()
    for name in wishes:
        if name not in known:
            raise SudologueError(
                f"the voice {narrator.name!r} cannot be asked for {name}: "
                f"that takes a narrator that is a dataclass with a field {name!r}"
            )
    return replace(cast("Any", narrator), **wishes)


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
