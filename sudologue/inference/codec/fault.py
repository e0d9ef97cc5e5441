"""What is wrong with a trace, and where."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self, TypeVar

from sudologue.errors import SudologueError

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


_SPOKEN: dict[type, str] = {dict: "an object", list: "a list", tuple: "a tuple"}


def shown(value: object) -> str:
    """A value as errors quote it: short, however large it is."""
    kind = type(value)
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, str) and kind is str:
        cut = value if len(value) <= _SHOWN else f"{value[:_SHOWN]}…"
        return json.dumps(cut, ensure_ascii=not cut.isprintable())
    if isinstance(value, int) and kind is int:
        return str(value) if abs(value) < 1 << 64 else "a huge number"
    if kind is float:
        return repr(value)
    return _SPOKEN.get(kind, f"a value of type {kind.__name__}")


def expected(what: str, found: object) -> TraceFormatError:
    """The error for something of another kind than what would be right."""
    return TraceFormatError(f"expected {what}, found {shown(found)}")


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
    return TraceFormatError("lists and objects lie too deep within one another")


def check_keys(
    fields: Mapping[Any, object], known: Sequence[str], optional: Sequence[str] = ()
) -> None:
    """Raise unless an object has all the fields it needs, and no others."""
    for key in fields:
        if key not in known:
            names = ", ".join(known)
            raise TraceFormatError(f"{shown(key)} is not one of the fields here: {names}")
    for key in known:
        if key not in fields and key not in optional:
            raise TraceFormatError(f"{key} is missing")
