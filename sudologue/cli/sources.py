"""Where puzzles come from: arguments, files, standard input; a line each, or a grid of lines.

Lines are read as they come and forgotten when they are done with, so that a pipe is answered line
by line and a file of any length takes no more room than its longest line.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import IO, TextIO

from sudologue.cli.console import shortened
from sudologue.cli.variant import Variant
from sudologue.errors import BoardTextError, SudologueError
from sudologue.model import Board
from sudologue.model.digit import SYMBOLS
from sudologue.model.text import EMPTY, cell_symbols, is_border

STDIN = "-"
_LONGEST_LINE = 100_000
_ROWS = frozenset({4, 6, 8, 9, 10, 12, 16, 25})
_WHOLE = frozenset(size * size for size in _ROWS)
# 16 cells are a whole puzzle of 4 rows, or one row of a puzzle of 16 if a digit above 4 shows it.
_FOUR_BY_FOUR = frozenset(EMPTY + SYMBOLS[:4])


@dataclass(frozen=True)
class Entry:
    """A puzzle's text and where it stands: `lines` has the number of each of its lines.

    An entry with a fault is one that could not even be read.
    """

    text: str
    source: str
    lines: tuple[int, ...] = ()
    fault: str | None = None

    @property
    def line(self) -> int | None:
        """The number of its first line, from 1; an argument has none."""
        return self.lines[0] if self.lines else None

    @property
    def place(self) -> str:
        """Where it stands, as people are told."""
        return f"{self.source}, line {self.line}" if self.lines else self.source

    def board(self, variant: Variant) -> Board:
        """The puzzle. Refusals say where the fault is, counting all lines of the source."""
        if self.fault is not None:
            raise SudologueError(self._placed(self.fault))
        try:
            return variant.board(self.text)
        except BoardTextError as error:
            raise SudologueError(self._pinpointed(error)) from error
        except SudologueError as error:
            raise SudologueError(self._placed(str(error))) from error

    def _placed(self, message: str) -> str:
        return f"{self.place}: {message}" if self.place else message

    def _pinpointed(self, error: BoardTextError) -> str:
        if error.line is None or not self.lines:
            return self._placed(str(error))
        found = f" at line {error.line}, column {error.column}"
        line = self.lines[error.line - 1]
        message = str(error).replace(found, "", 1)
        return f"{self.source}, line {line}, column {error.column}: {message}"


def entries(arguments: Sequence[str], variant: Variant) -> Iterator[Entry]:
    """The puzzles of all arguments in order, read as they are asked for."""
    for number, argument in enumerate(arguments, 1):
        if argument == STDIN or os.path.exists(argument):
            yield from _from_stream(argument, variant.size)
        else:
            name = "" if len(arguments) == 1 else f"argument {number}"
            yield _from_argument(argument, name)


def _from_argument(argument: str, name: str) -> Entry:
    if _looks_like_a_file(argument):
        return Entry("", name, fault=f"no such file, and not a puzzle: {shortened(argument)}")
    if len(argument) >= _LONGEST_LINE:
        return Entry("", name, fault=_TOO_LONG)
    return Entry(argument, name)


def _looks_like_a_file(argument: str) -> bool:
    cells = sum(c in ".0123456789" or c.isspace() for c in argument)
    named = re.search(r"[/\\]", argument) or re.search(r"\.[A-Za-z]\w{1,4}$", argument[-6:])
    return cells * 2 < len(argument) or bool(named and len(argument) < 64)


_TOO_LONG = f"too long to be a puzzle: {_LONGEST_LINE} characters or more"


def _from_stream(argument: str, size: int | None) -> Iterator[Entry]:
    """The puzzles of a file or of standard input; that it cannot be read is an entry, too."""
    name = "standard input" if argument == STDIN else argument
    try:
        with _opened(argument) as file:
            yield from _Gatherer(name, size).entries(_lines(file))
    except OSError as error:
        yield Entry("", "", fault=f"cannot read {name}: {error.strerror or error}")


@contextmanager
def _opened(argument: str) -> Generator[IO[str]]:
    """A file, or standard input, as text; whatever is not UTF-8 shows as strange characters."""
    if argument != STDIN:
        with open(argument, encoding="utf-8", errors="replace") as file:
            yield file
        return
    stream = standard_input()
    if stream is None:
        raise OSError("it is closed")
    file = io.TextIOWrapper(stream.buffer, encoding="utf-8", errors="replace")
    try:
        yield file
    finally:
        file.detach()  # standard input is not ours to close


def standard_input() -> TextIO | None:
    """Standard input, unless the program was started without."""
    return sys.stdin


def _lines(file: IO[str]) -> Iterator[tuple[int, str | None]]:
    """The lines with their numbers; of one without end nothing is kept."""
    number = 0
    while line := file.readline(_LONGEST_LINE):
        number += 1
        whole = len(line) < _LONGEST_LINE or line.endswith("\n")
        yield number, line if whole else None
        while not whole:
            line = file.readline(_LONGEST_LINE)
            whole = len(line) < _LONGEST_LINE or line.endswith("\n")


class _Gatherer:
    """Tells puzzles that stand on a line from the rows of a grid, and gathers these."""

    def __init__(self, source: str, size: int | None) -> None:
        self._source = source
        self._whole = _WHOLE if size is None else {size * size}
        self._rows = _ROWS if size is None else {size}
        self._size_is_known = size is not None
        self._grid: list[tuple[int, str]] = []
        self._width = 0

    def entries(self, lines: Iterable[tuple[int, str | None]]) -> Iterator[Entry]:
        """The entries, each as soon as its last line has been read."""
        for number, line in lines:
            if line is None:
                yield from self._broken_off()
                yield replace(self._entry([(number, "")]), fault=_TOO_LONG)
            else:
                yield from self._taken(number, line.removeprefix("\ufeff") if number == 1 else line)
        yield from self._broken_off()

    def _taken(self, number: int, line: str) -> Iterator[Entry]:
        line = line.partition("#")[0].rstrip()
        if is_border(line) or (not line and self._is_between_boxes()):
            return
        word = re.split(r"[\s,;]", line.lstrip(), maxsplit=1)[0]
        symbols = cell_symbols(line)
        if self._grid and len(symbols) == self._width:
            self._grid.append((number, line))
        else:
            yield from self._broken_off()
            if self._is_whole(word):  # what follows is a remark
                yield self._entry([(number, line[: line.index(word) + len(word)])])
            elif self._is_row(symbols):
                self._grid, self._width = [(number, line)], len(symbols)
            elif symbols:
                yield self._entry([(number, line)])
        if len(self._grid) == self._width:
            yield from self._broken_off()

    def _is_whole(self, word: str) -> bool:
        return len(word) in self._whole and not self._is_row_of_16(word)

    def _is_row(self, symbols: str) -> bool:
        if len(symbols) not in self._rows or not _are_cells(symbols):
            return False
        return len(symbols) not in self._whole or self._is_row_of_16(symbols)

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
            if rows < width:
                found = f"{rows} {'row' if rows == 1 else 'rows'} of {width} cells"
                entry = replace(entry, fault=f"too short: found {found}, expected {width} rows")
            yield entry
        self._grid, self._width = [], 0

    def _entry(self, lines: list[tuple[int, str]]) -> Entry:
        numbers = tuple(number for number, _ in lines)
        return Entry("\n".join(line for _, line in lines), self._source, numbers)


def _are_cells(symbols: str) -> bool:
    return set(symbols.upper()) <= set(EMPTY + SYMBOLS[: len(symbols)])
