"""Grids of pencil marks: each cell shows the digits that it may still take.

A cell that shows one digit may be solved, or open with one candidate left; these grids do not say.
It is read as HoDoKu reads it: solved, unless a cell in sight still shows that digit. A grid of the
solved digits above the pencil marks settles it, and is written where there is a doubt. Which
digits are givens is not told, unless two grids stand above, the givens' and that of all digits, or
cells are written `<5>` for a given and `*5*` for a placed one. In our own grids, `(5)` is the last
candidate of an open cell, and a digit alone is solved then. The marks that HoDoKu puts on the
cells and candidates of a step are passed over. Around the cells stand the lines that each program
draws.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import cast

from sudologue.formats.decorated_grid import (
    cells_in,
    grid_size,
    grids,
    is_header,
    reading_of,
    values_of,
)
from sudologue.formats.plain_line import whole_word
from sudologue.formats.reading import (
    Carries,
    Format,
    Reading,
    candidates_of,
    looks_solved,
    marks_on,
    position,
    solved_among,
)
from sudologue.formats.rows import PlacedText, Row, first_rows, numbered, rows_of
from sudologue.messages import Messages
from sudologue.model import Layout, digit_text
from sudologue.model.board_text import EMPTY, is_border
from sudologue.model.cell import SYMBOLS
from sudologue.model.layout import USUAL_SIZES, usual_layout

_say = Messages(__name__)

STEP_MARKS = frozenset("*#@!+-")
_SAID = re.compile(r"<(.)>|\*(.)\*|\((.)\)")
_MARKS = STEP_MARKS | set("<>()")
_FIGURES = 9


@dataclass(frozen=True)
class Mark:
    """The digits that a cell shows, and whether it says that it is given, placed, or open.

    `was_marked` where it carried marks of a step, which are passed over.
    """

    group: PlacedText
    digits: tuple[int, ...]
    is_given: bool = False
    is_placed: bool = False
    is_open: bool = False
    was_marked: bool = False

    @property
    def is_said(self) -> bool:
        """Whether the cell says that it is solved."""
        return self.is_given or self.is_placed


def mark_of(group: PlacedText, size: int) -> Mark:
    """What a word of a row shows."""
    said = _SAID.fullmatch(group.text)
    text = (said[1] or said[2] or said[3]) if said else group.text
    marked = False
    digits: list[int] = []
    for column, symbol in enumerate(text, group.column + bool(said)):
        if symbol in STEP_MARKS or (size <= _FIGURES and symbol.isascii() and symbol.isalpha()):
            marked = marked or text != "-"
            continue
        digit = SYMBOLS.find(symbol.upper()) + 1 if symbol.isascii() else 0
        if not 1 <= digit <= size:
            raise PlacedText(symbol, group.line, column).fault(
                _say("strange_character", symbol=symbol)
            )
        if digit in digits:
            raise PlacedText(symbol, group.line, column).fault(
                _say("twice", symbol=symbol, text=group.text)
            )
        digits.append(digit)
    if said and not digits:
        raise group.fault(_say("no_digit", text=group.text))
    is_given, is_placed, is_open = (said is not None and said[n] is not None for n in (1, 2, 3))
    return Mark(group, tuple(digits), is_given, is_placed, is_open, marked)


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
    return all(s in _MARKS or (s != "0" and s.isascii() and s.isalnum()) for s in text)


_CORNERS = "*+"


@dataclass(frozen=True)
class GridFrame:
    """How one program draws its grids: left end, joint and right end of each kind of line.

    A frame is known by its first character, one without any by not being one of the others.
    """

    top: str
    middle: str
    bottom: str
    corner: str | None
    indent: str = ""

    def is_around(self, text: str) -> bool:
        """Whether the first line drawn in a text is this frame's."""
        borders = (line.strip() for _, line in islice(numbered(text), _HEAD) if is_border(line))
        corner = next(borders, ".")[0]
        return corner == self.corner if self.corner else corner not in _CORNERS

    def drawn(self, layout: Layout, texts: Sequence[str]) -> str:
        """The cells' texts in this frame, each column as wide as its widest text."""
        size = layout.size
        rows = [texts[start : start + size] for start in range(0, size * size, size)]
        widths = [max(len(row[col]) for row in rows) for col in range(size)]
        height, width = layout.tables.box_shape or (size, size)
        stacks = [range(left, left + width) for left in range(0, size, width)]
        rules = ["-" * sum(widths[col] + 2 for col in stack) for stack in stacks]
        lines = [self._line(self.top, rules)]
        for number, row in enumerate(rows):
            if number and number % height == 0:
                lines.append(self._line(self.middle, rules))
            parts = ["".join(f" {row[c].ljust(widths[c])} " for c in stack) for stack in stacks]
            lines.append(f"{self.indent}|{'|'.join(parts)}|")
        lines.append(self._line(self.bottom, rules))
        return "\n".join(lines)

    def _line(self, ends: str, rules: Sequence[str]) -> str:
        left, joint, right = ends
        return f"{self.indent}{left}{joint.join(rules)}{right}"


_HEAD = 60


class PencilMarks(Format):
    """A grid of pencil marks in one program's frame, which is HoDoKu's unless it is another's."""

    slug = "pencilmarks"
    carries = Carries(givens=False, candidates=True, many=True)
    between = "\n"
    frame = GridFrame("...", ":+:", "'''", None)

    def recognises(self, text: str) -> bool:
        head = first_rows(text, _HEAD)
        return marks_size(head) is not None and self.frame.is_around(text)

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        rows = rows_of(text)
        head = list(islice(rows, _HEAD))
        size = layout.size if layout else marks_size(head) or grid_size(head) or 9
        found = layout or usual_layout(size)
        above: list[Sequence[PlacedText]] = []
        for grid in grids(chain(head, rows), size, of_words=True):
            if not _shows_marks(grid, above[-1] if above else ()):
                above.append(grid)
                continue
            marks = [mark_of(group, size) for group in grid]
            agreeing = _agreeing(above, marks, size)
            for digits in above[: len(above) - len(agreeing)]:
                yield reading_of(digits, found, self.slug)
            yield self._of_marks(marks, agreeing, found)
            above = []
        for digits in above:  # that belong to no pencil marks
            yield reading_of(digits, found, self.slug)

    def _of_marks(
        self, marks: Sequence[Mark], above: Sequence[Sequence[int | None]], layout: Layout
    ) -> Reading:
        domains = [sum(1 << digit - 1 for digit in mark.digits) for mark in marks]
        candidates = candidates_of(domains, layout)
        given: list[int] | None = None
        if any(mark.is_said for mark in marks):
            values = [mark.digits[0] if mark.is_said else None for mark in marks]
            given = [number for number, mark in enumerate(marks) if mark.is_given]
        elif above:
            values = list(above[-1])
            if len(above) > 1:
                given = [number for number, value in enumerate(above[0]) if value is not None]
        elif any(mark.is_open for mark in marks):
            alone = [not mark.is_open and len(mark.digits) == 1 for mark in marks]
            values = [
                mark.digits[0] if is_it else None for mark, is_it in zip(marks, alone, strict=True)
            ]
        else:
            values = solved_among(domains, layout)
        board = position(values, layout, given, candidates)
        told = (
            (_say("step_marks"), any(mark.was_marked for mark in marks)),
            (_say("no_givens"), given is None and any(values)),
            (_say("ruled_out"), bool(candidates & ~(board.masks.live | board.masks.filled))),
        )
        warnings = tuple(warning for warning, is_due in told if is_due)
        beside, line = marks_on(board, candidates), marks[0].group.line
        return Reading(board, self.slug, warnings, line=line, marks=beside)

    def written(self, reading: Reading) -> str:
        board = reading.board
        shown = [  # a lone hyphen where nothing is left
            digit_text(value) if value else "".join(map(digit_text, sorted(domain))) or "-"
            for value, domain in zip(board.masks.values, board.masks.domains, strict=True)
        ]
        drawn = self.frame.drawn(board.layout, shown)
        if not looks_solved(board):
            return drawn
        return f"{self.frame.drawn(board.layout, list(board.to_string()))}\n\n{drawn}"


def marks_size(rows: Sequence[Row]) -> int | None:
    """The size of the boards that some rows show pencil marks of, if they do."""
    for row in rows:
        groups = row.groups
        if is_header(groups) or not any(len(group.text) > 1 for group in groups):
            continue
        size = len(groups)
        if size in USUAL_SIZES and all(may_be_marks(group.text, size) for group in groups):
            return size
        if not any(cells_in(row, size) for size in USUAL_SIZES) and not whole_word(row.text):
            return None
    return None


def _shows_marks(grid: Sequence[PlacedText], above: Sequence[PlacedText]) -> bool:
    """Whether a grid has pencil marks; below digits with gaps, it may be one left for each cell.

    Below digits without gaps, it is the next position, which is solved as well.
    """
    if _has_gaps(above) and not _has_gaps(grid):
        return True
    return any(len(group.text) > 1 or group.text == "-" for group in grid)


def _has_gaps(grid: Sequence[PlacedText]) -> bool:
    return any(group.text in EMPTY for group in grid)


def _agreeing(
    above: Sequence[Sequence[PlacedText]], marks: Sequence[Mark], size: int
) -> list[list[int | None]]:
    """The digits of the last grids above, two at most, that belong to the pencil marks below."""
    agreeing: list[list[int | None]] = []
    shown = [mark.digits[0] if len(mark.digits) == 1 else None for mark in marks]
    for grid in list(reversed(above))[:2]:
        values, _ = values_of(grid, size)
        if any(v is not None and v != known for v, known in zip(values, shown, strict=True)):
            break
        agreeing.insert(0, values)
        shown = values
    return agreeing


class SimplePencilMarks(PencilMarks):
    """The same in the frame of Simple Sudoku."""

    slug = "simple-pencilmarks"
    frame = GridFrame("*-*", "|+|", "*-*", "*", indent=" ")


class ExplainerPencilMarks(PencilMarks):
    """The same in the frame of Sudoku Explainer."""

    slug = "se-pencilmarks"
    frame = GridFrame("+++", "+++", "+++", "+")
