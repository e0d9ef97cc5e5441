"""How a digit is written: 1 to 9, then A for 10, B for 11, up to Z for 35."""

from __future__ import annotations

from sudologue.errors import BoardTextError

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LARGEST_DIGIT = len(SYMBOLS)


def digit_text(digit: int) -> str:
    """Write a digit as its one symbol.

    >>> digit_text(7), digit_text(10)
    ('7', 'A')
    """
    if not 1 <= digit <= LARGEST_DIGIT:
        raise BoardTextError(f"{digit} is not a digit: digits run from 1 to {LARGEST_DIGIT}")
    return SYMBOLS[digit - 1]


def parse_digit(symbol: str) -> int:
    """Read a digit back from its symbol; letters in either case.

    >>> parse_digit("7"), parse_digit("a")
    (7, 10)
    """
    place = SYMBOLS.find(symbol.upper()) if len(symbol) == 1 and symbol.isascii() else -1
    if place < 0:
        raise BoardTextError(f"{symbol!r} is not a digit: write 1 to 9, then A for 10 up to Z")
    return place + 1
