"""A task: a file with one puzzle in it, as exactly 81 digits and nothing else."""

from __future__ import annotations

from sudologue.cli.entry import Entry
from sudologue.cli.sources import STDIN, opened
from sudologue.errors import BoardTextError, SudologueError
from sudologue.model import CLASSIC

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
    fault = _fault(line)
    return Entry(line if fault is None else fault, name, (1,), form="line")


def _fault(line: str) -> SudologueError | None:
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
