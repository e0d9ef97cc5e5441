"""Where puzzles come from: arguments, files, standard input; a line each, or a grid of lines."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from sudologue.errors import BoardTextError, SudologueError
from sudologue.model import Board, Layout
from sudologue.model.digit import SYMBOLS
from sudologue.model.text import EMPTY, cell_symbols, is_border

STDIN = "-"
LONGEST_LINE = 100_000
_FULL = frozenset(size * size for size in (4, 6, 8, 9, 10, 12, 16, 25))
# A line of 16 cells is a whole puzzle of 4 rows, the commoner case; a grid of 16 is read from an
# argument, where no line has to be told from the next.
_ROWS = frozenset({4, 6, 8, 9, 10, 12, 25}) - _FULL


class SourceError(SudologueError):
    """A file or stream that cannot be read."""


@dataclass(frozen=True)
class Entry:
    """A puzzle's text and where it stands; `line` counts from 1, and is 0 for an argument."""

    text: str
    source: str
    line: int

    @property
    def place(self) -> str:
        """Where it stands, as error messages say it."""
        return f"{self.source}, line {self.line}" if self.line else self.source

    def board(self, layout: Layout | None) -> Board:
        """The puzzle; refusals say where it stands."""
        try:
            if len(self.text) >= LONGEST_LINE:
                raise SudologueError(f"too long: a puzzle has fewer than {LONGEST_LINE} characters")
            return Board.from_string(self.text, layout)
        except BoardTextError as error:
            if not self.line or error.line is None:
                raise self._refusal(error) from error
            place = f"{self.source}, line {self.line + error.line - 1}, column {error.column}"
            raise SudologueError(f"{place}: {error.placeless}") from error
        except SudologueError as error:
            raise self._refusal(error) from error

    def _refusal(self, error: SudologueError) -> SudologueError:
        return SudologueError(f"{self.place}: {error}" if self.place else str(error))


def arguments_or_stdin(arguments: Sequence[str]) -> Sequence[str]:
    """The arguments; without any, standard input, if something is piped into it."""
    if arguments:
        return arguments
    if sys.stdin.isatty():
        raise SourceError(
            "no puzzle: give a line of cells, a file, or - for standard input; --help tells more"
        )
    return (STDIN,)


def entries(arguments: Sequence[str]) -> Iterator[Entry]:
    """The puzzles of all arguments in order, read as they are asked for."""
    for position, argument in enumerate(arguments, 1):
        if argument == STDIN:
            yield from _from_lines(_lines(sys.stdin.buffer, "standard input"), "standard input")
        elif _is_path(argument):
            yield from _from_file(argument)
        else:
            name = "" if len(arguments) == 1 else f"argument {position}"
            yield Entry(argument, _described(argument, name), 0)


def _described(argument: str, name: str) -> str:
    """An argument that may have been meant as a file is called so."""
    if len(argument) < 80 and re.search(r"[/\\]|\.\w+$", argument) and re.search("[a-z]", argument):
        return f"{argument!r} is no file, and not a puzzle"
    return name


def _is_path(argument: str) -> bool:
    try:
        return Path(argument).exists()
    except (OSError, ValueError):
        return False


def _from_file(name: str) -> Iterator[Entry]:
    try:
        with Path(name).open("rb") as file:
            yield from _from_lines(_lines(file, name), name)
    except OSError as error:
        raise SourceError(f"cannot read {name}: {error.strerror or error}") from error


def _lines(file: BinaryIO, source: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers; of a line without end, no more than its beginning is kept."""
    number = 0
    while line := file.readline(LONGEST_LINE):
        number += 1
        yield number, line.decode("utf-8", errors="replace")
        while len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            line = file.readline(LONGEST_LINE)


def _from_lines(lines: Iterable[tuple[int, str]], source: str) -> Iterator[Entry]:
    """Puzzles a line each; lines that are rows of a grid are gathered until it is whole."""
    grid = _Grid(source)
    for number, line in lines:
        text = line.partition("#")[0].strip().lstrip("\ufeff")
        if grid.rows and len(cell_symbols(text)) != grid.size and not is_border(text):
            yield grid.take()  # broken off: what came so far is not a puzzle, and is told so
        if not text or is_border(text):
            continue
        if _is_row(text):
            grid.add(text, number)
            if grid.is_whole:
                yield grid.take()
        else:
            word = re.split(r"[\s,;]", text, maxsplit=1)[0]
            yield Entry(word if len(word) in _FULL else text, source, number)
    if grid.rows:
        yield grid.take()


def _is_row(text: str) -> bool:
    """Whether a line is a row of a grid: as many digits and dots as some grid has columns."""
    symbols = cell_symbols(text)
    digits = SYMBOLS[: len(symbols)]
    return len(symbols) in _ROWS and all(symbol in EMPTY + digits for symbol in symbols.upper())


class _Grid:
    """A grid whose rows come line by line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.rows: list[str] = []
        self._first = 0

    @property
    def size(self) -> int:
        """How many columns it has, and so how many rows."""
        return len(cell_symbols(self.rows[0]))

    @property
    def is_whole(self) -> bool:
        """Whether all rows are there."""
        return len(self.rows) == self.size

    def add(self, row: str, line: int) -> None:
        """One more row."""
        if not self.rows:
            self._first = line
        self.rows.append(row)

    def take(self) -> Entry:
        """The grid as it is; the next row begins another."""
        entry = Entry("\n".join(self.rows), self.source, self._first)
        self.rows = []
        return entry
