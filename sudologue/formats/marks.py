"""What pencil marks of one cell show: in a grid, or as programs keep them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import cast

from sudologue.formats.rows import PlacedText
from sudologue.model.digit import SYMBOLS

STEP_MARKS = frozenset("*#@!+-")
_SAID = re.compile(r"<(.)>|\*(.)\*")
_MARKS = STEP_MARKS | set("<>")
_FIGURES = 9


@dataclass(frozen=True)
class Mark:
    """The digits that a cell shows, and whether it says that it is given, or placed.

    `was_marked` where it carried marks of a step, which are passed over.
    """

    group: PlacedText
    digits: tuple[int, ...]
    is_given: bool = False
    is_placed: bool = False
    was_marked: bool = False

    @property
    def is_said(self) -> bool:
        """Whether the cell says that it is solved."""
        return self.is_given or self.is_placed

    def candidates(self, number: int, cell_count: int) -> int:
        """The cell's digits as candidates of the cell of a number."""
        return sum(1 << (digit - 1) * cell_count + number for digit in self.digits)


def mark_of(group: PlacedText, size: int) -> Mark:
    """What a word of a row shows."""
    said = _SAID.fullmatch(group.text)
    text = (said[1] or said[2]) if said else group.text
    marked = False
    digits: list[int] = []
    for column, symbol in enumerate(text, group.column + bool(said)):
        if symbol in STEP_MARKS or (size <= _FIGURES and symbol.isascii() and symbol.isalpha()):
            marked = marked or text != "-"
            continue
        digit = SYMBOLS.find(symbol.upper()) + 1 if symbol.isascii() else 0
        if not 1 <= digit <= size:
            raise PlacedText(symbol, group.line, column).fault(
                f"strange character {symbol!r}: expected the digits that the cell may take"
            )
        if digit in digits:
            raise PlacedText(symbol, group.line, column).fault(
                f"{symbol} stands twice in {group.text}"
            )
        digits.append(digit)
    if said and not digits:
        raise group.fault(f"{group.text} is no digit: expected one")
    is_given = said is not None and said[1] is not None
    return Mark(group, tuple(digits), is_given, said is not None and not is_given, marked)


def digits_among(marks: object, size: int) -> int:
    """The digits among the marks that a program keeps of a cell, a bit for each.

    A list of them, or a text; whatever else a player may have written there is passed over.

    >>> [bin(digits_among(marks, 9)) for marks in (["1", 3], "1,3", "13", "x", None)]
    ['0b101', '0b101', '0b101', '0b0', '0b0']
    """
    parts = cast("list[object]", marks) if isinstance(marks, list) else [marks]
    words = [word for part in parts for word in re.findall(r"[0-9]+", str(part))]
    if size <= _FIGURES:
        words = list("".join(words))
    return sum({1 << int(word) - 1 for word in words if len(word) < 3 and 1 <= int(word) <= size})


def may_be_marks(text: str, size: int) -> bool:
    """Whether a word can be a cell's pencil marks."""
    if size <= _FIGURES and sum(symbol.isalpha() for symbol in text) > 1:
        return False
    return all(symbol in _MARKS or (symbol != "0" and _is_plain(symbol)) for symbol in text)


def _is_plain(symbol: str) -> bool:
    return symbol.isascii() and symbol.isalnum()
