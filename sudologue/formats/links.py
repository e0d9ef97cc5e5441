"""Web addresses that carry a puzzle, and what becomes of them on their way.

Chat programs and servers do to a link what they like: `+` becomes a space or `%2B`, `%2B` becomes
`%252B`, and `//` becomes `/`. What can be told from what is left is put right here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Self, TypeVar
from urllib.parse import quote, unquote

from sudologue.errors import BoardTextError
from sudologue.formats.json_text import LONGEST
from sudologue.formats.lz_string import BrokenPackingError, decompress

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


SHORT_LINK = (
    "this is a short link, and Sudologue doesn't go online. Open it, then copy the long link from "
    "the Share menu"
)

_DAMAGED = "this link is damaged or incomplete; copy it again"
_LONGEST_PAYLOAD = 300_000
# base 64 comes in groups of four characters: a payload that has lost slashes lacks one to three
_GROUP = 4
_MOST_TRIES = 400
_MOST_WORK = 1_000_000
# LZ-string has a second alphabet, made for addresses
_TO_BASE_64 = str.maketrans({" ": "+", "-": "/", "$": "=", "\n": None, "\r": None, "\t": None})

T = TypeVar("T")


def unpack(payload: str, parse: Callable[[str], T]) -> tuple[T, tuple[str, ...]]:
    """What a payload says, and warnings of what had to be made good.

    `parse` reads the unpacked text, and refuses it with a `BoardTextError`.
    """
    if len(payload) > _LONGEST_PAYLOAD:
        raise BoardTextError(
            f"this link is too long; no puzzle takes more than {_LONGEST_PAYLOAD:,} characters"
        )
    packed = unescaped(payload).strip().translate(_TO_BASE_64)
    if not packed:
        raise BoardTextError("there is no puzzle in this link; copy the whole link")
    try:
        return _unpacked(packed, parse), ()
    except BoardTextError as error:
        for mended, slashes in _with_slashes_back(packed):
            try:
                found = _unpacked(mended, parse)
            except BoardTextError:
                continue
            lost = "a slash" if slashes == 1 else f"{slashes} slashes"
            return found, (f"the link had lost {lost} on its way, put back where it makes sense",)
        raise error


def _unpacked(packed: str, parse: Callable[[str], T]) -> T:
    try:
        text = decompress(packed, LONGEST)
    except BrokenPackingError as error:
        raise BoardTextError(_DAMAGED) from error
    try:
        return parse(text)
    except BoardTextError as error:
        is_json = text.lstrip().startswith(("{", "["))
        raise BoardTextError(
            f"this link holds no puzzle: {error}" if is_json else _DAMAGED
        ) from error


def _with_slashes_back(packed: str) -> Iterator[tuple[str, int]]:
    """The payload with slashes doubled again, in every way that makes its length right."""
    lost = -len(packed) % _GROUP
    slashes = [at for at, symbol in enumerate(packed) if symbol == "/"]
    if not lost or not slashes:
        return
    tries = min(_MOST_TRIES, _MOST_WORK // len(packed))
    for number, places in enumerate(combinations_with_replacement(slashes, lost)):
        if number >= tries:
            return
        mended = packed
        for at in reversed(places):
            mended = f"{mended[:at]}/{mended[at:]}"
        yield mended, lost
