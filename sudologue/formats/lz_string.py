"""LZ-string in base 64: how f-puzzles and SudokuPad pack their puzzles into links.

It is LZW over UTF-16 code units. Codes 0, 1 and 2 are commands: a new character of 8 bits follows,
one of 16 bits follows, the end. All others stand for strings met before, counted from 3. A code is
as wide as the next free number needs, the lowest bit first; the bits lie in base-64 characters, six
in each, the highest first.

    "aa" packs to 0 in two bits, "a" in eight, 3 ("a" again) in three, 2 (the end) in three
"""

from __future__ import annotations

import re

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
            raise BrokenPackingError("a code stands for nothing met before", at // 6)
        if room == 0:
            room, width = 1 << width, width + 1
        size += len(word)
        if size > limit:
            raise BrokenPackingError(f"it unpacks to more than {limit:,} characters", at // 6)
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
        reason = f"{stripped[offset]!r} is no character of base 64"
        raise BrokenPackingError(reason, offset) from None


def _read(bits: str, at: int, width: int) -> tuple[int, int]:
    code = bits[at : at + width]
    if len(code) < width:
        raise BrokenPackingError("it breaks off", len(bits) // 6)
    return int(code[::-1], 2), at + width
