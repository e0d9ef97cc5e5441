"""Packed payloads as they arrive: unpacked and read, with small damage made good."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import TypeVar

from sudologue.errors import BoardTextError
from sudologue.formats.json_text import LONGEST
from sudologue.formats.links import unescaped
from sudologue.formats.lz_string import BrokenPackingError, decompress

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
            f"the payload is too long: no puzzle takes more than {_LONGEST_PAYLOAD:,} characters"
        )
    packed = unescaped(payload).strip().translate(_TO_BASE_64)
    if not packed:
        raise BoardTextError("the payload is missing: copy the whole link")
    try:
        return _read(packed, parse), ()
    except BoardTextError as error:
        for mended, slashes in _with_slashes_back(packed):
            try:
                found = _read(mended, parse)
            except BoardTextError:
                continue
            lost = "a slash" if slashes == 1 else f"{slashes} slashes"
            return found, (f"the link had lost {lost} on its way, put back where it makes sense",)
        raise error


def _read(packed: str, parse: Callable[[str], T]) -> T:
    try:
        text = decompress(packed, LONGEST)
    except BrokenPackingError as error:
        if "breaks off" in str(error):
            reason = "the payload breaks off: copy the whole link, the end of this one is missing"
        else:
            reason = f"the payload is damaged: at its character {error.offset + 1}, {error}"
        raise BoardTextError(reason) from error
    try:
        return parse(text)
    except BoardTextError as error:
        raise BoardTextError(f"the payload is no puzzle: {error}") from error


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
