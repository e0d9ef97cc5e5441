"""What is wrong with a trace, and where."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Self, TypeVar

from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)

T = TypeVar("T")

_SHOWN = 40


class TraceFormatError(SudologueError):
    """Data that is not a trace, or a result that the trace format cannot hold.

    `where` is the path from the top, such as `steps[3].evidence.truths[0]`; empty for the whole.
    """

    def __init__(self, fault: str, where: str = "") -> None:
        super().__init__(fault, where)
        self.fault = fault
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {self.fault}" if self.where else self.fault

    def under(self, part: str | int) -> Self:
        """This fault, seen from the object or list that holds it."""
        here = f"[{part}]" if isinstance(part, int) else _key(part)
        between = "." if self.where and not self.where.startswith("[") else ""
        return type(self)(self.fault, f"{here}{between}{self.where}")


def _key(name: object) -> str:
    plain = isinstance(name, str) and name.isidentifier() and len(name) <= _SHOWN
    return str(name) if plain else f"[{shown(name)}]"


_SPOKEN: dict[type, str] = {dict: "an_object", list: "a_list", tuple: "a_tuple"}


def shown(value: object) -> str:
    """A value as errors quote it: short, however large it is."""
    kind = type(value)
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, str) and kind is str:
        cut = value if len(value) <= _SHOWN else f"{value[:_SHOWN]}…"
        return json.dumps(cut, ensure_ascii=not cut.isprintable())
    if isinstance(value, int) and kind is int:
        return str(value) if abs(value) < 1 << 64 else _say("huge")
    if kind is float:
        return repr(value)
    return _say(_SPOKEN.get(kind, "a_kind"), kind=kind.__name__)


phrase_of = _say.__call__
"""What stands under a key."""


def refusal(key: str, *cases: str, at: str = "", **names: object) -> TraceFormatError:
    """The error that stands under a key."""
    return TraceFormatError(_say(key, *cases, **names), at)


def expected(key: str, found: object, *cases: str, **names: object) -> TraceFormatError:
    """The error for something of another kind than what would be right, which has the key."""
    return refusal("expected", what=_say(key, *cases, **names), found=shown(found))


def expected_one_of(choices: Collection[str], found: object) -> TraceFormatError:
    """The error for what is none of these."""
    cases = ((), ("alone",), ("none",))[1 if len(choices) == 1 else 0 if choices else 2]
    return expected("one_of", found, *cases, known=[*choices])


def read_each(entries: Iterable[object], read: Callable[[object], T]) -> tuple[T, ...]:
    """What is read from each entry of a list; a fault says at which it is."""
    found: list[T] = []
    try:
        for entry in entries:
            found.append(read(entry))
    except TraceFormatError as fault:
        raise fault.under(len(found)) from None
    return tuple(found)


def too_deep() -> TraceFormatError:
    """The error for what exhausts the stack."""
    return refusal("too_deep")


def check_keys(
    fields: Mapping[Any, object], known: Sequence[str], optional: Sequence[str] = ()
) -> None:
    """Raise unless an object has all the fields it needs, and no others."""
    for key in fields:
        if key not in known:
            raise refusal("no_field", field=shown(key), known=[*known])
    for key in known:
        if key not in fields and key not in optional:
            raise refusal("missing", field=key)
