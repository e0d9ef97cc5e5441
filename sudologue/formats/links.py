"""Web addresses that carry a puzzle, and what becomes of them on their way.

Chat programs and servers do to a link what they like: `+` becomes a space or `%2B`, `%2B` becomes
`%252B`, and `//` becomes `/`. What can be told from what is left is put right here.

f-puzzles and SudokuPad pack their puzzles into links by LZ-string in base 64. It is LZW over UTF-16
code units. Codes 0, 1 and 2 are commands: a new character of 8 bits follows, one of 16 bits
follows, the end. All others stand for strings met before, counted from 3. A code is as wide as the
next free number needs, the lowest bit first; the bits lie in base-64 characters, six in each, the
highest first.

    "aa" packs to 0 in two bits, "a" in eight, 3 ("a" again) in three, 2 (the end) in three
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
from sudologue.messages import Messages

_say = Messages(__name__)

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

_BITS = {symbol: f"{number:06b}" for number, symbol in enumerate(ALPHABET)}
_SYMBOLS = {bits: symbol for symbol, bits in _BITS.items()}
_NEW_NARROW, _NEW_WIDE, _END, _FIRST_FREE = range(4)
_HALVES = re.compile("[\ud800-\udfff]")
_WIDTH_OF = {_NEW_NARROW: 8, _NEW_WIDE: 16}


class BrokenPackingError(Exception):
    """A payload that does not unpack. `offset` is the place in it where that shows."""

    def __init__(self, reason: str, offset: int) -> None:
        super().__init__(reason)
        self.offset = offset


def compress(text: str) -> str:
    """Pack a text.

    >>> compress("hello hello")
    'BYUwNmD2AEoZQ==='
    """
    packer = _Packer()
    word = ""
    for unit in _units(text):
        packer.meet(unit)
        if word + unit in packer.codes:
            word += unit
            continue
        packer.emit(word)
        packer.learn(word + unit)
        word = unit
    if word:
        packer.emit(word)
    packer.write(_END, packer.width)
    return packer.sealed()


def decompress(payload: str, limit: int) -> str:
    """Unpack a payload, refusing one that swells to more than `limit` characters.

    >>> decompress("BYUwNmD2AEoZQ===", limit=100)
    'hello hello'
    """
    bits = _bits(payload)
    at, width, room = 0, 2, 1
    words = ["", "", ""]  # the commands' places
    found: list[str] = []
    size, last = 0, ""

    while True:
        code, at = _read(bits, at, width)
        if code == _END:
            return _text("".join(found))
        if code < _FIRST_FREE:
            number, at = _read(bits, at, _WIDTH_OF[code])
            word = chr(number)
            words.append(word)
            room -= 1
        elif code < len(words):
            word = words[code]
        elif code == len(words) and last:
            word = last + last[0]
        else:
            raise BrokenPackingError(_say("unknown_code"), at // 6)
        if room == 0:
            room, width = 1 << width, width + 1
        size += len(word)
        if size > limit:
            raise BrokenPackingError(_say("unpacks_too_far", most=limit), at // 6)
        found.append(word)
        if last:
            words.append(last + word[0])
            room -= 1
            if room == 0:
                room, width = 1 << width, width + 1
        last = word


class _Packer:
    """The strings met so far, and the bits written."""

    def __init__(self) -> None:
        self.codes: dict[str, int] = {}
        self.width = 2
        self._unsaid: set[str] = set()
        self._room = 2
        self._next = _FIRST_FREE
        self._bits: list[str] = []

    def meet(self, unit: str) -> None:
        """Give a new character its code; it is spelt out where it is first emitted."""
        if unit not in self.codes:
            self.learn(unit)
            self._unsaid.add(unit)

    def learn(self, word: str) -> None:
        """Give a string the next free code."""
        self.codes[word] = self._next
        self._next += 1

    def emit(self, word: str) -> None:
        """Write a string's code, or spell it out."""
        if word in self._unsaid:
            command = _NEW_NARROW if ord(word) < 256 else _NEW_WIDE
            self.write(command, self.width)
            self.write(ord(word), _WIDTH_OF[command])
            self._unsaid.remove(word)
            self._count()
        else:
            self.write(self.codes[word], self.width)
        self._count()

    def _count(self) -> None:
        """Count one more code in use: at a power of two, codes grow by a bit."""
        self._room -= 1
        if self._room == 0:
            self._room = 1 << self.width
            self.width += 1

    def write(self, number: int, width: int) -> None:
        """Write a number in so many bits."""
        self._bits.append(f"{number:0{width}b}"[::-1])

    def sealed(self) -> str:
        """What was written, with one to six zeros after it, as base 64."""
        bits = "".join(self._bits)
        bits += "0" * (6 - len(bits) % 6)
        packed = "".join([_SYMBOLS[bits[start : start + 6]] for start in range(0, len(bits), 6)])
        return packed + "=" * (-len(packed) % 4)


def _units(text: str) -> str:
    """The text's UTF-16 code units, a character each."""
    if not text or max(text) <= "\uffff":
        return text
    packed = text.encode("utf-16-le", "surrogatepass")
    return "".join(
        chr(low | high << 8) for low, high in zip(packed[::2], packed[1::2], strict=True)
    )


def _text(units: str) -> str:
    """The text of UTF-16 code units. A lone half of a pair stays one."""
    if not _HALVES.search(units):
        return units
    return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def _bits(payload: str) -> str:
    stripped = payload.rstrip("=")
    try:
        return "".join([_BITS[symbol] for symbol in stripped])
    except KeyError:
        offset = next(at for at, symbol in enumerate(stripped) if symbol not in _BITS)
        reason = _say("no_base_64", symbol=stripped[offset])
        raise BrokenPackingError(reason, offset) from None


def _read(bits: str, at: int, width: int) -> tuple[int, int]:
    code = bits[at : at + width]
    if len(code) < width:
        raise BrokenPackingError(_say("breaks_off"), len(bits) // 6)
    return int(code[::-1], 2), at + width


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


_LONGEST_PAYLOAD = 300_000
# base 64 comes in groups of four characters: a payload that has lost slashes lacks one to three
_GROUP = 4
_MOST_TRIES = 400
_MOST_WORK = 1_000_000
# LZ-string has a second alphabet, made for addresses
_TO_BASE_64 = str.maketrans({" ": "+", "-": "/", "$": "=", "\n": None, "\r": None, "\t": None})

T = TypeVar("T")


def short_link() -> str:
    """What is said of a link that only the site itself can read."""
    return _say("short_link")


def unpack(payload: str, parse: Callable[[str], T]) -> tuple[T, tuple[str, ...]]:
    """What a payload says, read by `parse`, and warnings of what had to be made good."""
    if len(payload) > _LONGEST_PAYLOAD:
        raise BoardTextError(_say("too_long", most=_LONGEST_PAYLOAD))
    packed = unescaped(payload).strip().translate(_TO_BASE_64)
    if not packed:
        raise BoardTextError(_say("no_payload"))
    try:
        return _unpacked(packed, parse), ()
    except BoardTextError as error:
        for mended, slashes in _with_slashes_back(packed):
            try:
                found = _unpacked(mended, parse)
            except BoardTextError:
                continue
            return found, (_say("lost", "several" if slashes > 1 else "", slashes=slashes),)
        raise error


def _unpacked(packed: str, parse: Callable[[str], T]) -> T:
    try:
        text = decompress(packed, LONGEST)
    except BrokenPackingError as error:
        raise BoardTextError(_say("damaged")) from error
    try:
        return parse(text)
    except BoardTextError as error:
        is_json = text.lstrip().startswith(("{", "["))
        raise BoardTextError(
            _say("no_puzzle", error=error) if is_json else _say("damaged")
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
