"""Telling puzzles that stand on a line from the rows of a grid, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain

from sudologue.cli.input.entry import CELLS, TOO_LONG, WHOLE, Entry
from sudologue.cli.input.texts import Lines
from sudologue.errors import SudologueError
from sudologue.model.board_text import EMPTY, ODD_BLANKS, cell_symbols, few_rows, is_border
from sudologue.model.cell import SYMBOLS
from sudologue.model.layout import USUAL_SIZES

# 16 cells are a whole puzzle of 4 rows, or one row of a puzzle of 16 if a digit above 4 shows it.
_SURE = WHOLE - {16}
# Lines of other formats, in which `#` begins no remark.
_OTHER = re.compile(r"\s*(?:https?:|[:{\[<\"])")
# Other people's blanks, which a grid may have in place of ours.
_WITHOUT_ODD = str.maketrans(dict.fromkeys(ODD_BLANKS, EMPTY[0]))
# what a collection calls its puzzles, one above each
_TITLE = re.compile(
    r"\s*(?:grid|puzzle|sudoku|board|level|no\.?|nr\.?)\s*#?\d+:?\s*", re.IGNORECASE
)
_FOUR_BY_FOUR = frozenset(EMPTY + SYMBOLS[:4])


def is_left_open(line: str) -> bool:
    """Whether a line begins as JSON, or as a list that a program printed, and does not end it."""
    if "{" not in line and "[" not in line and "((" not in line:
        return False
    from sudologue.formats.json_text import depth_after, opens

    return opens(line) and depth_after(line) > 0


class GridDetector:
    """Tells puzzles that stand on a line from the rows of a grid, and gathers these."""

    def __init__(self, source: str, size: int | None) -> None:
        self._source = source
        self._whole = WHOLE if size is None else {size * size}
        self._sure = _SURE if size is None else self._whole
        self._rows = USUAL_SIZES if size is None else {size}
        self._size_is_known = size is not None
        self._grid: list[tuple[int, str]] = []
        self._width = 0

    def gather(
        self, lines: Lines, of_json: Callable[[Lines], Iterator[Entry]] | None = None
    ) -> Iterator[Entry]:
        """The entries, each as soon as its last line has been read.

        From where JSON begins that does not end on its line, the rest is read `of_json`.
        """
        for number, line in lines:
            if line is None:
                yield from self._broken_off()
                yield Entry(SudologueError(TOO_LONG), self._source, (number,))
            elif of_json is not None and is_left_open(line):
                yield from self._broken_off()
                yield from of_json(chain([(number, line)], lines))
                return
            else:
                yield from self._taken(number, line.removeprefix("\ufeff") if number == 1 else line)
        yield from self._broken_off()

    def _taken(self, number: int, line: str) -> Iterator[Entry]:
        raw = line.rstrip()
        if not self._grid and len(raw) in self._sure and CELLS.fullmatch(raw):
            # by far the commonest line: nothing is on it but a puzzle
            yield Entry(raw, self._source, (number,), form="line")
            return
        if _TITLE.fullmatch(raw):
            yield from self._broken_off()
            return
        is_other = _OTHER.match(raw) and not self._is_row(cell_symbols(raw))
        if is_other and not is_border(raw):
            yield from self._broken_off()
            yield Entry(raw, self._source, (number,))
            return
        line = raw.partition("#")[0].rstrip()
        if is_border(line) or (not line and self._is_between_boxes()):
            return
        word = re.split(r"[\s,;]", line.lstrip(), maxsplit=1)[0]
        symbols = cell_symbols(line)
        if self._grid and len(symbols) == self._width:
            self._grid.append((number, line))
        else:
            yield from self._broken_off()
            if self._is_whole(word):  # what follows is a remark
                end = line.index(word) + len(word)
                remark = " ".join(raw[end:].strip(" \t,;#").split())
                yield Entry(line[:end], self._source, (number,), form="line", remark=remark)
            elif self._is_row(symbols):
                self._grid, self._width = [(number, line)], len(symbols)
            elif symbols:
                yield self._entry([(number, line)])
        if len(self._grid) == self._width:
            yield from self._broken_off()

    def is_puzzle(self, line: str) -> bool:
        """Whether a line begins with a whole puzzle."""
        return self._is_whole(re.split(r"[\s,;]", line, maxsplit=1)[0])

    def width_of(self, line: str) -> int | None:
        """The number of cells of a line that is a row of a grid."""
        symbols = cell_symbols(line.partition("#")[0])
        return len(symbols) if self._is_row(symbols) else None

    def _is_whole(self, word: str) -> bool:
        return len(word) in self._whole and not self._is_row_of_16(word)

    def _is_row(self, symbols: str) -> bool:
        if len(symbols) not in self._whole:
            return len(symbols) in self._rows and _are_cells(symbols.translate(_WITHOUT_ODD))
        return self._is_row_of_16(symbols)

    def _is_row_of_16(self, symbols: str) -> bool:
        return (
            len(symbols) == 16
            and not self._size_is_known
            and _are_cells(symbols)
            and not _FOUR_BY_FOUR.issuperset(symbols)
        )

    def _is_between_boxes(self) -> bool:
        """Whether a blank line here may be part of a grid."""
        heights = [h for h in range(2, 6) if h * h <= self._width and self._width % h == 0]
        return bool(self._grid and heights) and len(self._grid) % heights[-1] == 0

    def _broken_off(self) -> Iterator[Entry]:
        """The grid gathered so far, if any, whole or not."""
        if self._grid:
            entry, rows, width = self._entry(self._grid), len(self._grid), self._width
            entry = replace(entry, form="grid")
            if rows < width:
                entry = replace(entry, content=SudologueError(few_rows(rows, width)))
            yield entry
        self._grid, self._width = [], 0

    def _entry(self, lines: list[tuple[int, str]]) -> Entry:
        numbers = tuple(number for number, _ in lines)
        return Entry("\n".join(line for _, line in lines), self._source, numbers)


def _are_cells(symbols: str) -> bool:
    return set(symbols.upper()) <= set(EMPTY + SYMBOLS[: len(symbols)])
