"""What one cell of a grid of pencil marks shows."""

from __future__ import annotations

import re
from dataclasses import dataclass

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


def may_be_marks(text: str, size: int) -> bool:
    """Whether a word can be a cell's pencil marks."""
    if size <= _FIGURES and sum(symbol.isalpha() for symbol in text) > 1:
        return False
    return all(symbol in _MARKS or (symbol != "0" and _is_plain(symbol)) for symbol in text)


def _is_plain(symbol: str) -> bool:
    return symbol.isascii() and symbol.isalnum()
