"""The rows of a drawn board: what stands between its lines, and where.

A grid of digits and a grid of pencil marks look alike; what tells them apart is whether a row has a
word or a character for each cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from sudologue.errors import BoardTextError
from sudologue.messages import Messages
from sudologue.model.board_text import FRAME, is_border

_say = Messages(__name__)

_GROUP = re.compile(r"[^\s|│┃║¦]+")
_LINE_END = re.compile(r"\r\n?|\n")
_LONGEST = 20_000
_LOOKED_AT = 2_000


@dataclass(frozen=True, slots=True)
class PlacedText:
    """A word of a row, or one character of it, and where it stands."""

    text: str
    line: int
    column: int

    def fault(self, message: str) -> BoardTextError:
        """An error that stands here."""
        return BoardTextError(message, self.line, self.column)


@dataclass(frozen=True)
class Row:
    """A line of a drawn board, borders apart."""

    number: int
    text: str

    @cached_property
    def groups(self) -> tuple[PlacedText, ...]:
        """The row's words, what stands between vertical lines or white space."""
        return tuple(
            PlacedText(found[0], self.number, found.start() + 1)
            for found in _GROUP.finditer(self.text)
        )

    @cached_property
    def symbols(self) -> tuple[PlacedText, ...]:
        """The row's characters, frames apart."""
        return tuple(
            PlacedText(symbol, self.number, column)
            for column, symbol in enumerate(self.text, 1)
            if not symbol.isspace() and symbol not in FRAME
        )


def rows_of(text: str) -> Iterator[Row]:
    """The rows of a text: neither borders nor empty lines, nor lines that begin with `#`."""
    return rows_in(numbered(text))


def first_rows(text: str, count: int) -> list[Row]:
    """The first rows of a text, none if they cannot be rows; what comes late is not looked for."""
    try:
        return list(islice(rows_in(islice(numbered(text), _LOOKED_AT)), count))
    except BoardTextError:
        return []


def first_lines(text: str, count: int) -> list[str]:
    """The first lines of a text that say something; comments are passed by."""
    lines = (line for _, line in islice(numbered(text), _LOOKED_AT))
    telling = (line.strip() for line in lines if line.strip() and not line.startswith("#"))
    return list(islice(telling, count))


def rows_in(lines: Iterable[tuple[int, str]]) -> Iterator[Row]:
    """The rows among numbered lines."""
    for number, line in lines:
        if not line or line.isspace() or line.lstrip().startswith("#") or is_border(line):
            continue
        if len(line) > _LONGEST:
            raise BoardTextError(_say("long_row", most=_LONGEST), number, _LONGEST)
        yield Row(number, line)


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text with their numbers, from 1."""
    text = text.removeprefix("\ufeff")
    start, number = 0, 0
    while start < len(text):
        number += 1
        found = _LINE_END.search(text, start)
        yield number, text[start : found.start() if found else len(text)]
        start = found.end() if found else len(text)
