"""Reading a board from plain text, and writing it as line, grid and pencil-mark grid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudologue.caches import cached
from sudologue.errors import BoardTextError
from sudologue.messages import Messages
from sudologue.model.cell import SYMBOLS, Cell, digit_text
from sudologue.model.layout import USUAL_SIZES, Layout, is_usual, usual_layout

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.model.board import Board

EMPTY = ".0"
ODD_BLANKS = "_*xX?·•□⬜"
"""What other people write for a cell that is empty."""
FRAME = frozenset("|+-=:;,'`\"─━│┃┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬═║╒╕╘╛╞╡╤╧╪╓╖╙╜╟╢╥╨╫┠┨┯┷┿┰┸╂┄┈╌")
_RULED = ("---", "───", "━━━", "═══", "===")
_AREAS = {size * size: size for size in sorted(USUAL_SIZES)}
_TELLING = "+:"  # between cells these say which are no givens, or that more follows
_VERTICAL = re.compile(r"[|│┃║]")
_BYTE_ORDER_MARK = "\ufeff"


@dataclass(frozen=True, slots=True)
class _Token:
    """A character that stands for a cell, and where it stood."""

    symbol: str
    line: int
    column: int


def cells_at_once(text: str, layout: Layout | None) -> tuple[Layout, list[int | None]] | None:
    """The digits of a text that can only be a line or a grid of cells, and nothing if it may not.

    The plain line, by far the commonest input, is read at a stroke. Where cells stand apart, their
    groups or rows are as long as each other: whatever else is beside them says more than digits.
    """
    whole = text.strip()
    size = layout.size if layout else _AREAS.get(len(whole), 0)
    if size and len(whole) == size * size:
        symbols = plain_symbols(size)
        try:
            return layout or usual_layout(size), [symbols[symbol] for symbol in whole]
        except KeyError:
            pass
    if _is_drawn(whole, layout is not None):
        try:
            return read_cells(text, layout)
        except BoardTextError:
            pass
    return None


def _is_drawn(text: str, houses_are_known: bool) -> bool:
    """Whether there are so many rows of so many cells, or groups of cells that make up rows."""
    lines = [line for line in text.splitlines() if line.strip() and not is_border(line)]
    if any(sign in line for line in lines for sign in _TELLING):
        return False
    if not houses_are_known and has_odd_walls(lines):
        return False
    if len(lines) != 1:
        return all(len(cell_symbols(line)) == len(lines) for line in lines)
    lengths = [len(group) for group in _VERTICAL.sub(" ", lines[0]).split()]
    size = _AREAS.get(sum(lengths), 0)
    return len(set(lengths)) == 1 and size % lengths[0] == 0 < size


def has_odd_walls(rows: Sequence[str]) -> bool:
    """Whether bars between the cells of rows are neither those of boxes nor around each cell."""
    size = len(rows)
    width = (usual_layout(size).tables.box_shape or (1, 1))[1] if size in USUAL_SIZES else 0
    for row in rows:
        groups = [n for part in _VERTICAL.split(row) if (n := len(cell_symbols(part)))]
        groups = groups[sum(groups) > size :]  # without the row's name
        if width and len(groups) > 1 and {*groups} not in ({width}, {1}):
            return True
    return False


def read_cells(text: str, layout: Layout | None) -> tuple[Layout, list[int | None]]:
    """The digits of a board in reading order, `None` where a cell is empty.

    Digits are `1` to `9`, then `A` for 10 and so on; `.` and `0` are empty cells; white space and
    the lines of a grid are passed over. Without a layout, the number of cells chooses it. A fault
    is told with its place.
    """
    tokens = list(_tokens(text.removeprefix(_BYTE_ORDER_MARK)))
    size = layout.size if layout else _size_meant(tokens)
    is_whole = len(tokens) == size * size
    if layout is not None and not is_whole:
        raise BoardTextError(wrong_count(len(tokens), size, layout))
    values = [
        cell_value(token.symbol, size, token.line, token.column, number if is_whole else None)
        for number, token in enumerate(tokens)
    ]
    if not is_whole or (layout is None and _has_words(text, tokens)):
        raise BoardTextError(wrong_count(len(values), size))
    return layout or usual_layout(size), values


@cached(None)
def plain_symbols(size: int) -> dict[str, int | None]:
    """What each character of a plain line stands for."""
    symbols: dict[str, int | None] = dict.fromkeys(EMPTY)
    for digit, symbol in enumerate(SYMBOLS[:size], 1):
        symbols[symbol] = symbols[symbol.lower()] = digit
    return symbols


def _tokens(text: str) -> Iterator[_Token]:
    for line_number, line in enumerate(text.splitlines(), 1):
        if is_border(line):
            continue
        for column, symbol in enumerate(line, 1):
            if not symbol.isspace() and symbol not in FRAME:
                yield _Token(symbol, line_number, column)


def cell_symbols(text: str) -> str:
    """The characters that stand for cells, with the lines of a grid left out."""
    return "".join(token.symbol for token in _tokens(text))


def is_border(line: str) -> bool:
    """A line drawn between rows, or a fence around them; dots at a line's corners are no cells."""
    if line.lstrip().startswith("```"):
        return True
    return any(rule in line for rule in _RULED) and not any(c.isalnum() for c in line)


def _has_words(text: str, tokens: Sequence[_Token]) -> bool:
    """Whether there is a row of words a line, as many as lines: pencil marks, not cells."""
    if not any(token.symbol in EMPTY for token in tokens):
        lines = [line for line in text.splitlines() if line.strip() and not is_border(line)]
        counts = {len(_VERTICAL.sub(" ", line).split()) for line in lines}
        return counts == {len(lines)} and len(lines) ** 2 < len(tokens)
    return False


def usual_size(count: int) -> int | None:
    """The size of the usual board with so many cells, if there is one."""
    return _AREAS.get(count)


def _size_for(count: int) -> int:
    return usual_size(count) or 9


def _size_meant(tokens: Sequence[_Token]) -> int:
    """The size of a board with so many cells; where there is none, of the likeliest with a fault.

    That is nine, unless the count comes nearer to a larger board's and letters show that it is one:
    so that a cell lost from a board of sixteen rows is reported, not the first of its letters.
    """
    nearest = _AREAS[min(_AREAS, key=lambda area: abs(area - len(tokens)))]
    letters = {token.symbol.upper() for token in tokens} - set(EMPTY + SYMBOLS[:9])
    if nearest > 9 and letters and letters <= set(SYMBOLS[9:nearest]):
        return nearest
    return _size_for(len(tokens))


def cell_value(
    symbol: str, size: int, line: int, column: int, number: int | None = None
) -> int | None:
    """What a character stands for, `None` for an empty cell; of a strange one, where it stands.

    That is a cell, if its number is known.
    """
    if symbol in EMPTY:
        return None
    digit = SYMBOLS.find(symbol.upper()) + 1 if symbol.isascii() else 0
    if not 1 <= digit <= size:
        span = "" if size < 10 else "ten" if size == 10 else "letters"
        names = {"symbol": symbol, "size": size, "last": digit_text(size)}
        if number is None:
            raise BoardTextError(_say("strange_character", span, **names), line, column)
        cases = (span, "" if size == 9 else "unusual")
        cell = Cell(*divmod(number, size))
        raise BoardTextError(_say("no_digit", *cases, cell=cell, **names)).located(line, column)
    return digit


def wrong_count(count: int, size: int, layout: Layout | None = None) -> str:
    """What is said of a puzzle that has more or fewer cells than one of its size."""
    names = {"count": count, "size": size, "expected": size * size}
    if layout is not None and layout.tables.box_shape is not None and usual_size(count):
        height, width = layout.tables.box_shape
        return _say("wrong_count", "boxes", height=height, width=width, **names)
    return _say("wrong_count", **names)


def few_rows(count: int, size: int) -> str:
    """What is said of a grid that has fewer rows than their length asks for."""
    return _say("few_rows", count=count, size=size)


def line(values: Sequence[int | None], empty: str = ".") -> str:
    """All cells in one line."""
    return "".join([empty if value is None else SYMBOLS[value - 1] for value in values])


def digits_tell(board: Board) -> bool:
    """Whether a puzzle is all told by its digits, as nothing but the usual houses restricts it."""
    return is_usual(board.layout) and not board.masks.barred


def grid(board: Board, candidates: bool = False) -> str:
    """The cells as a grid, with rules drawn between boxes where there are boxes.

    With `candidates`, every open cell shows its own, the last one in parentheses. Every column is
    as wide as its widest text.
    """
    masks = board.masks
    tables, size = board.masks.tables, board.layout.size
    texts = list(line(masks.values))
    if candidates:
        for number, domain in enumerate(masks.domains):
            if masks.values[number] is None:
                marks = "".join(map(digit_text, sorted(domain))) or "-"
                texts[number] = f"({marks})" if len(domain) == 1 else marks
    rows = [texts[start : start + size] for start in range(0, size * size, size)]
    widths = [max(len(row[col]) for row in rows) for col in range(size)]
    height, width = tables.box_shape or (size, size)
    stacks = [range(left, left + width) for left in range(0, size, width)]
    rule = "+".join("-" * (sum(widths[col] + 1 for col in stack) + 1) for stack in stacks)
    border = f"+{rule}+"
    lines = [border]
    for number, row in enumerate(rows, 1):
        parts = [" ".join(row[col].ljust(widths[col]) for col in stack) for stack in stacks]
        lines.append(f"| {' | '.join(parts)} |")
        if number % height == 0:
            lines.append(border)
    return "\n".join(lines)
