"""SudokuWiki's two codes for what a cell holds: figures, numbers, and boards of them.

The older packs the candidates and a mark for givens into one number, so that a placed digit looks
like an open cell with one candidate. The newer keeps three ranges: 1 to 9 for givens, 10 to 18 for
placed digits, and from 19 on candidates, whose mask has a bit for each digit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sudologue.errors import BoardTextError
from sudologue.formats.position import position
from sudologue.model import Board, Layout
from sudologue.wording import counted

FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"
NEWER_BASE = 36
OLDER_BASE = 32
_PLACED = 9
_OPEN = 18


@dataclass(frozen=True)
class Content:
    """What a cell holds: a digit, given or placed, or else a mask with a bit for each candidate."""

    digit: int | None
    is_given: bool = False
    mask: int = 0


def figures(number: int, width: int, base: int = NEWER_BASE) -> str:
    """A number in so many figures.

    >>> figures(529, 2)
    'ep'
    """
    found = ""
    for _ in range(width):
        number, last = divmod(number, base)
        found = FIGURES[last] + found
    return found


def newer_code(content: Content) -> int:
    """The number of the newer code."""
    if content.digit is None:
        return content.mask + _OPEN
    return content.digit if content.is_given else content.digit + _PLACED


def newer_content(number: int, size: int) -> Content:
    """What a number of the newer code says."""
    if 1 <= number <= size:
        return Content(number, is_given=True)
    if _PLACED < number <= _PLACED + size:
        return Content(number - _PLACED)
    if _OPEN < number < _OPEN + (1 << size):
        return Content(None, mask=number - _OPEN)
    raise BoardTextError(f"{number} stands for nothing that a cell of {size} digits can hold")


def older_code(content: Content) -> int:
    """The number of the older code."""
    mask = content.mask if content.digit is None else 1 << (content.digit - 1)
    return mask << 1 | content.is_given


def older_content(number: int, size: int) -> Content:
    """What a number of the older code says; one candidate alone may be a placed digit."""
    mask, given = number >> 1, bool(number & 1)
    if 0 < mask < 1 << size:
        if not given:
            return Content(None, mask=mask)
        if mask & (mask - 1) == 0:
            return Content(mask.bit_length(), is_given=True)
    raise BoardTextError(f"{number} stands for nothing that a cell of {size} digits can hold")


def numbers_in(text: str, start: int, width: int, base: int, count: int) -> list[int]:
    """The cells' numbers, `width` figures each, after `start` characters of something else."""
    wanted = start + width * count
    if len(text) != wanted:
        fault = "breaks off" if len(text) < wanted else "goes on for too long"
        raise BoardTextError(
            f"the string {fault}: found {counted(len(text), 'character')}, expected {wanted}"
        ).located(1, min(len(text), wanted) + 1)
    known = FIGURES[:base]
    for column, symbol in enumerate(text[start:].lower(), start + 1):
        if symbol not in known:
            message = f"strange character {symbol!r}: expected 0 to 9 or a to {known[-1]}"
            raise BoardTextError(message, 1, column)
    return [int(text[at : at + width], base) for at in range(start, wanted, width)]


def contents_in(
    numbers: Sequence[int], layout: Layout, content: Callable[[int, int], Content]
) -> list[Content]:
    contents: list[Content] = []
    for cell, number in zip(layout.cells, numbers, strict=True):
        try:
            contents.append(content(number, layout.size))
        except BoardTextError as error:
            raise BoardTextError(f"{cell}: {error}") from error
    return contents


def board_of(contents: Sequence[Content], layout: Layout) -> Board:
    candidates = 0
    for number, content in enumerate(contents):
        if content.digit is None:
            for digit in layout.digits:
                if content.mask >> (digit - 1) & 1:
                    candidates |= 1 << (digit - 1) * layout.cell_count + number
    given = [number for number, content in enumerate(contents) if content.is_given]
    return position([content.digit for content in contents], layout, given, candidates)


def contents_of(board: Board, is_fresh: bool) -> Iterator[Content]:
    """What each cell holds; of a fresh puzzle, every open cell has all its candidates."""
    everything = (1 << board.layout.size) - 1
    rows = zip(board.layout.cells, board.values, board.domain_bits, strict=True)
    for cell, value, domain in rows:
        if value is not None:
            yield Content(value, board.is_given(cell))
        else:
            yield Content(None, mask=everything if is_fresh else domain)
