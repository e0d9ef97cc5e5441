"""Web addresses that carry a puzzle, and what becomes of them on their way.

Chat programs and servers do to a link what they like: `+` becomes a space or `%2B`, `%2B` becomes
`%252B`, and `//` becomes `/`. What can be told from what is left is put right here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self
from urllib.parse import quote, unquote

_ADDRESS = re.compile(
    r"(?:https?:/{1,2})?(?P<host>[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::[0-9]{1,5})?"
    r"(?P<path>/[^?#]*)?(?P<query>\?[^#]*)?(?P<fragment>#.*)?",
    re.IGNORECASE | re.DOTALL,
)
_NAME = re.compile(r"[A-Za-z_]{1,20}")
_LONGEST = 1_000_000
_TIMES_ESCAPED = 3


@dataclass(frozen=True)
class Part:
    """A piece of a link: what it says, and where in the text it began."""

    text: str
    offset: int


@dataclass(frozen=True)
class Link:
    """A web address taken apart. The parts are as they stand in it, still escaped."""

    host: str
    path: Part
    parameters: dict[str, Part]

    @classmethod
    def of(cls, text: str) -> Self | None:
        """The address that a text is, if it is one and nothing else."""
        stripped = text.strip().removeprefix("\ufeff")
        if len(stripped) > _LONGEST or not (found := _ADDRESS.fullmatch(stripped)):
            return None
        start = text.index(stripped)
        parameters: dict[str, Part] = {}
        if found["query"]:
            offset = start + found.start("query") + 1
            for piece in found["query"][1:].split("&"):
                name, equals, value = piece.partition("=")
                if not _NAME.fullmatch(name):  # the query has no names: it is the value
                    name, equals, value = "", "", piece
                parameters.setdefault(name.lower(), Part(value, offset + len(name + equals)))
                offset += len(piece) + 1
        path = Part(found["path"] or "", start + max(found.start("path"), 0))
        return cls(found["host"].lower().removeprefix("www."), path, parameters)

    def is_at(self, domain: str) -> bool:
        """Whether the address is at a domain or below it."""
        return self.host == domain or self.host.endswith(f".{domain}")


def unescaped(text: str) -> str:
    """A part of an address in plain characters, however often it has been escaped.

    >>> unescaped("a%252Bb")
    'a+b'
    """
    for _ in range(_TIMES_ESCAPED):
        if "%" not in text:
            break
        text = unquote(text, errors="replace")
    return text


def escaped(payload: str) -> str:
    """A payload in base 64 as a parameter of an address: `+` would be taken for a space.

    >>> escaped("a+b/c==")
    'a%2Bb/c=='
    """
    return quote(payload, safe="/=")
