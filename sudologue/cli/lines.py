"""Lines of files of any length."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO

_ENDLESS = 1 << 30

_OF_JSON = ("{", "[", "\ufeff{", "\ufeff[")
# what JSON takes where a trace is in it
_LONGEST_OF_JSON = 1 << 23

Lines = Iterator[tuple[int, str | None]]
"""Lines with their numbers, from 1; nothing in place of one that is too long."""


def bounded_lines(file: IO[str], limit: int) -> Lines:
    """The lines of a file; of one with so many characters nothing is kept, unless it is JSON.

    After one that seems to have no end, no more is read.
    """
    number = 0
    while line := file.readline(limit):
        number += 1
        whole = len(line) < limit or line.endswith("\n")
        if not whole and line.startswith(_OF_JSON):
            line += file.readline(_LONGEST_OF_JSON - limit)
            whole = len(line) < _LONGEST_OF_JSON or line.endswith("\n")
        yield number, line if whole else None
        passed_over = 0
        while not whole:
            passed_over += limit
            if passed_over > _ENDLESS:
                return
            line = file.readline(limit)
            whole = len(line) < limit or line.endswith("\n")
