"""Where puzzles come from: arguments, files, standard input; a line each, or a grid of lines.

Lines are read as they come and forgotten when they are done with, so that a pipe is answered line
by line and a file of any length takes no more room than its longest line.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, TextIO

from sudologue.cli.input.documents import entries_in, is_known
from sudologue.cli.input.entry import LONGEST_LINE, TOO_LONG, Entry
from sudologue.cli.input.grid_detector import is_sure
from sudologue.cli.input.texts import bounded_lines, text_of
from sudologue.cli.input.variant import Variant
from sudologue.cli.output.complaints import shortened
from sudologue.cli.output.console import STDIN, Extent
from sudologue.errors import BoardTextError, SudologueError
from sudologue.model import CLASSIC


def entries(
    arguments: Sequence[str], variant: Variant, extent: Extent | None = None
) -> Iterator[Entry]:
    """The puzzles of all arguments in order, read as they are asked for."""
    for number, argument in enumerate(arguments, 1):
        if argument == STDIN or os.path.exists(argument):
            yield from _from_stream(argument, variant, extent)
        else:
            name = "" if len(arguments) == 1 else f"argument {number}"
            yield _from_argument(argument, name)


def _from_argument(argument: str, name: str) -> Entry:
    if len(argument) >= LONGEST_LINE:
        return Entry(SudologueError(TOO_LONG), name)
    if _looks_like_a_file(argument) and not is_known(argument):
        fault = f"no such file, and not a puzzle: {shortened(argument)}"
        return Entry(SudologueError(fault), name)
    return Entry(argument, name, form="line" if is_sure(argument) else None)


def _looks_like_a_file(argument: str) -> bool:
    cells = sum(c in ".0123456789" or c.isspace() for c in argument)
    named = re.search(r"[/\\]", argument) or re.search(r"\.[A-Za-z]\w{1,4}$", argument[-6:])
    return cells * 2 < len(argument) or bool(named and len(argument) < 64)


def _from_stream(argument: str, variant: Variant, extent: Extent | None) -> Iterator[Entry]:
    """The puzzles of a file or of standard input; that it cannot be read is an entry, too."""
    name = "standard input" if argument == STDIN else argument
    is_empty = True
    try:
        with opened(argument, extent=extent) as file:
            for entry in entries_in(bounded_lines(file, LONGEST_LINE), name, variant):
                is_empty = False
                yield entry
        if is_empty:
            yield Entry(SudologueError("there is no puzzle in it"), name)
    except OSError as error:
        yield Entry(SudologueError(f"cannot read {name}: {error.strerror or error}"), "")


@contextmanager
def opened(
    argument: str, errors: str = "replace", extent: Extent | None = None
) -> Generator[IO[str]]:
    """A file, or standard input, as text; whatever is not UTF-8 shows as strange characters."""
    with _bytes(argument) as file:
        if extent is not None:
            extent.begin(file)
        with text_of(file, errors) as text:
            yield text
        if extent is not None:
            extent.end()


@contextmanager
def _bytes(argument: str) -> Generator[IO[bytes]]:
    if argument != STDIN:
        with open(argument, "rb") as file:
            yield file
        return
    stream = standard_input()
    if stream is None:
        raise OSError("it is closed")
    yield stream.buffer  # standard input is not ours to close


def standard_input() -> TextIO | None:
    """Standard input, unless the program was started without."""
    return sys.stdin


_CELLS = CLASSIC.cell_count
_MOST = 1 << 16
"""No more of a file is read; of a longer one it is not told how long it is."""


def task_entry(task: str) -> Entry:
    """The puzzle of a task, or what is wrong with it."""
    name = "standard input" if task == STDIN else task
    try:
        with opened(task) as file:
            line = file.read(_MOST).removesuffix("\n")
    except OSError as error:
        return Entry(SudologueError(f"cannot read {name}: {error.strerror or error}"), "")
    fault = _task_fault(line)
    return Entry(line if fault is None else fault, name, (1,), form="line")


def _task_fault(line: str) -> SudologueError | None:
    """What keeps a line from being a task: the first sign that is no digit, or else its length."""
    expected = f"expected {_CELLS} digits in one line, 0 for empty cells"
    for column, sign in enumerate(line, 1):
        if sign not in "0123456789":
            what = "the line ends" if sign == "\n" else f"strange character {sign!r}"
            return BoardTextError(f"{what}: {expected}", 1, column)
    if len(line) == _CELLS:
        return None
    length = "short" if len(line) < _CELLS else "long"
    found = f"{len(line)} digits" if len(line) < _MOST else f"{_MOST} digits or more"
    return SudologueError(f"too {length}: found {found}, {expected}")
