"""XML from anybody: no document types, no entities of its own making, bounded depth and size.

The text is read piece by piece and told as it goes: an element that starts, an element that ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NoReturn
from xml.parsers import expat

from sudologue.errors import BoardTextError
from sudologue.messages import Messages

_say = Messages(__name__)

_PIECE = 1 << 16
_DEEPEST = 32
_LONGEST_TEXT = 200_000


@dataclass(frozen=True)
class Started:
    """An element's start, where it stands, and the elements around it."""

    name: str
    attributes: Mapping[str, str]
    around: tuple[str, ...]
    line: int
    column: int


@dataclass(frozen=True)
class Ended:
    """An element's end, with the text directly in it."""

    name: str
    text: str
    around: tuple[str, ...]
    line: int
    column: int


Event = Started | Ended


def is_document(text: str, root: str) -> bool:
    """Whether a text begins like XML, with an element of this name near its beginning."""
    start = text.removeprefix("\ufeff").lstrip()[:2000]
    return start.startswith("<") and f"<{root}" in start


def events(text: str) -> Iterator[Event]:
    """What a document tells, in order."""
    # Only well-formed pieces are told on: what stands before a fault may have been yielded already.
    walker = _Walker()
    for start in range(0, len(text), _PIECE):
        yield from walker.fed(text[start : start + _PIECE], False)
    yield from walker.fed("", True)


class _Walker:
    def __init__(self) -> None:
        self._found: list[Event] = []
        self._open: list[tuple[str, list[str], int, int]] = []
        self._size = 0
        # the text is decoded already, whatever encoding it claims to be in
        self._parser = parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._refuse_document_type
        parser.StartElementHandler = self._started
        parser.EndElementHandler = self._ended
        parser.CharacterDataHandler = self._said

    def fed(self, piece: str, is_last: bool) -> list[Event]:
        try:
            self._parser.Parse(piece.encode("utf-8", "replace"), is_last)
        except expat.ExpatError as error:
            reason = expat.ErrorString(error.code) or _say("not_well_formed")
            raise BoardTextError(
                _say("broken", reason=reason), error.lineno, error.offset + 1
            ) from error
        found, self._found = self._found, []
        return found

    def _here(self) -> tuple[int, int]:
        return self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1

    def _around(self) -> tuple[str, ...]:
        return tuple(name for name, *_ in self._open)

    def _refuse_document_type(self, *_: object) -> NoReturn:
        raise BoardTextError(_say("document_type"), *self._here())

    def _started(self, name: str, attributes: dict[str, str]) -> None:
        line, column = self._here()
        if len(self._open) >= _DEEPEST:
            message = _say("nested", levels=_DEEPEST)
            raise BoardTextError(message, line, column)
        self._found.append(Started(name, attributes, self._around(), line, column))
        self._open.append((name, [], line, column))
        self._size = 0

    def _ended(self, name: str) -> None:
        _, said, line, column = self._open.pop()
        self._found.append(Ended(name, "".join(said), self._around(), line, column))

    def _said(self, text: str) -> None:
        if self._open:
            self._size += len(text)
            if self._size > _LONGEST_TEXT:
                message = _say("too_long", most=_LONGEST_TEXT)
                raise BoardTextError(message, *self._here())
            self._open[-1][1].append(text)


def attribute(value: str) -> str:
    """A value as it stands between the quotes of an attribute.

    >>> attribute('"a" & b')
    '&quot;a&quot; &amp; b'
    """
    return _STRANGE.sub(lambda found: _ESCAPES.get(found[0], "\ufffd"), value)


_STRANGE = re.compile('[&<>"\x00-\x1f\ud800-\udfff\ufffe\uffff]')
_ESCAPES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
    "\r": "&#13;",
    "\t": "&#9;",
}
