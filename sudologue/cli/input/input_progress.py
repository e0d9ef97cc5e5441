"""How much there is to read, and how much of it was read: that tells how long a run will take."""

from __future__ import annotations

import io
import os
import stat
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from sudologue.cli.input.sources import STDIN


class InputProgress:
    """The bytes of all sources together; those of a pipe are unknown until it ends."""

    def __init__(self, arguments: Sequence[str] = ()) -> None:
        sizes = [_size(argument) for argument in arguments if _is_source(argument)]
        self._total = None if None in sizes else sum(size or 0 for size in sizes)
        self._before = 0
        self._current: int | None = None
        self.taken = 0

    def begin(self, stream: IO[bytes]) -> None:
        """Take note of the source that is read now."""
        self.end()
        with suppress(OSError):  # some streams are no files
            self._current = stream.fileno()

    def end(self) -> None:
        """Take note that a source has been read."""
        self._before, self._current = self._read(), None

    @property
    def total(self) -> int | None:
        """About how many there are in all, by how many were taken from what was read."""
        if not (self._total and self.taken):
            return None
        return round(self.taken * self._total / max(1, min(self._read(), self._total)))

    def _read(self) -> int:
        if self._current is None:
            return self._before
        try:
            return self._before + os.lseek(self._current, 0, os.SEEK_CUR)
        except OSError:
            return self._before


def _is_source(argument: str) -> bool:
    return argument == STDIN or os.path.exists(argument)


def _size(argument: str) -> int | None:
    """The bytes of a source, if it is a file."""
    try:
        found = os.fstat(sys.stdin.fileno()) if argument == STDIN else os.stat(argument)
    except (OSError, AttributeError, io.UnsupportedOperation):
        return None
    return found.st_size if stat.S_ISREG(found.st_mode) else None
