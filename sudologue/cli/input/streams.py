"""Puzzles of arguments, files and standard input; a line each, or a grid of lines.

Lines are read as they come and forgotten when they are done with, so that a pipe is answered line
by line and a file of any length takes no more room than its longest line.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

from sudologue.cli.input.documents import entries_in
from sudologue.cli.input.entry import LONGEST_LINE, Entry
from sudologue.cli.input.sources import STDIN, argument_entry, is_puzzle, standard_input
from sudologue.cli.input.texts import bounded_lines, text_of
from sudologue.cli.input.variant import Variant
from sudologue.errors import BoardTextError, SudologueError
from sudologue.messages import Messages
from sudologue.model import CLASSIC

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.cli.input.input_progress import InputProgress


def entries(
    arguments: Sequence[str], variant: Variant, progress: InputProgress | None = None
) -> Iterator[Entry]:
    """The puzzles of all arguments in order, read as they are asked for."""
    for number, argument in enumerate(arguments, 1):
        if is_puzzle(argument):
            name = "" if len(arguments) == 1 else _say("argument", number=number)
            yield argument_entry(argument, name)
        else:
            yield from _stream_entries(argument, variant, progress)


def _stream_entries(
    argument: str, variant: Variant, progress: InputProgress | None
) -> Iterator[Entry]:
    """The puzzles of a file or of standard input; that it cannot be read is an entry, too."""
    name = _say("standard_input") if argument == STDIN else argument
    is_empty = True
    try:
        with opened(argument, progress=progress) as file:
            for entry in entries_in(bounded_lines(file, LONGEST_LINE), name, variant):
                is_empty = False
                yield entry
        if is_empty:
            yield Entry(
                SudologueError(_say("try_this") if argument == STDIN else _say("no_puzzle")),
                "" if argument == STDIN else name,
            )
    except OSError as error:
        yield Entry(SudologueError(_say("unreadable", name=name, why=error.strerror or error)), "")


@contextmanager
def opened(
    argument: str, errors: str = "replace", progress: InputProgress | None = None
) -> Generator[IO[str]]:
    """A file, or standard input, as text; whatever is not UTF-8 shows as strange characters."""
    with _bytes(argument) as file:
        if progress is not None:
            progress.begin(file)
        with text_of(file, errors) as text:
            yield text
        if progress is not None:
            progress.end()


@contextmanager
def _bytes(argument: str) -> Generator[IO[bytes]]:
    if argument != STDIN:
        with open(argument, "rb") as file:
            yield file
        return
    stream = standard_input()
    if stream is None:
        raise OSError(_say("closed"))
    yield stream.buffer  # standard input is not ours to close


def text_or_file(value: str, what: str) -> str:
    """What was typed, or what is in the file of that name."""
    if not os.path.exists(value):
        return value
    try:
        with opened(value) as file:
            text = file.read(10_000)
    except OSError as error:
        raise SudologueError(_say("unreadable", name=value, why=error.strerror or error)) from error
    if not text.strip():
        raise SudologueError(_say("nothing_in", value=value, what=what))
    return text


_CELLS = CLASSIC.tables.cell_count
_MOST = 1 << 16
"""No more of a file is read; of a longer one it is not told how long it is."""


def task_entry(task: str) -> Entry:
    """The puzzle of a task, or what is wrong with it."""
    name = _say("standard_input") if task == STDIN else task
    try:
        with opened(task) as file:
            line = file.read(_MOST).removesuffix("\n")
    except OSError as error:
        return Entry(SudologueError(_say("unreadable", name=name, why=error.strerror or error)), "")
    fault = _task_fault(line)
    return Entry(line if fault is None else fault, name, (1,), form="line")


def _task_fault(line: str) -> SudologueError | None:
    """What keeps a line from being a task: the first sign that is no digit, or else its length."""
    expected = _say("a_task", cells=_CELLS)
    for column, sign in enumerate(line, 1):
        if sign not in "0123456789":
            what = _say("line_ends") if sign == "\n" else _say("not_a_digit", sign=sign)
            return BoardTextError(f"{what}; {expected}", 1, column)
    if len(line) == _CELLS:
        return None
    found = _say("digits", line=len(line)) if len(line) < _MOST else _say("many_digits", most=_MOST)
    return SudologueError(_say("no_task", found=found, expected=expected))
