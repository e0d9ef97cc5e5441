"""What is said beside the results, on standard error: errors, and how far a long run has come.

How much there is to read tells how long it will take, where that can be known.
"""

from __future__ import annotations

import io
import os
import stat
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import IO, Self

from sudologue.cli.output.complaints import complain
from sudologue.wording import noun_for

STDIN = "-"


class Extent:
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


_PATIENCE = 1.0
_PAUSE = 0.2


def aligned(rows: Iterable[Sequence[str]]) -> str:
    """A table, a row on each line, its columns as wide as their widest texts."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "".join("  ".join(map(str.ljust, row, widths)).rstrip() + "\n" for row in rows)


class Progress:
    """A line on standard error for people who wait: on a terminal, after a second.

    Where results go to a terminal, they are the progress. A thread keeps the line, so that it moves
    on even while one puzzle takes long.
    """

    def __init__(self, results: IO[str], extent: Extent | None = None) -> None:
        stream = sys.stderr
        self._stream = stream if stream and stream.isatty() and not results.isatty() else None
        self._extent = extent
        self._began = time.monotonic()
        self._done = self._before = 0
        self._width = 0
        self.was_shown = False
        self._lock = threading.Lock()
        self._finished = threading.Event()
        self._keeper = threading.Thread(target=self._keep, daemon=True)

    def __enter__(self) -> Self:
        if self._stream:
            self._keeper.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._finished.set()
        if self._stream:
            self._keeper.join()
        with self._lock:
            self._wipe()

    def advance(self) -> None:
        """Count one more puzzle as done."""
        self._done += 1

    def go_on_from(self, done: int) -> None:
        """So many were done before this run."""
        self._done = self._before = done

    def complain(self, message: object) -> None:
        """An error, on a line of its own."""
        with self._lock:
            self._wipe()
            complain(message)

    def _keep(self) -> None:
        while not self._finished.wait(_PAUSE):
            seconds = time.monotonic() - self._began
            if seconds >= _PATIENCE:
                with self._lock:
                    self._wipe()
                    total = None if self._extent is None else self._extent.total
                    self._write(told(self._done, seconds, total, self._before))
                    self.was_shown = True

    def _write(self, text: str) -> None:
        if self._stream:
            with suppress(OSError):  # nobody waits at a terminal that has hung up
                self._stream.write(text)
                self._stream.flush()
            self._width = len(text)

    def _wipe(self) -> None:
        # spaces, since a dumb terminal knows no better way
        if self._width and self._stream:
            self._write(f"\r{' ' * self._width}\r")
            self._width = 0


def told(done: int, seconds: float, total: int | None = None, before: int = 0) -> str:
    """How far it has come; where it is known how many there are, how long the rest takes.

    >>> told(12, 3.0)
    '12 puzzles done in 3 s, 4 a second'
    >>> told(5_000, 10.0, total=20_000)
    '5,000 of about 20,000 puzzles done in 10 s, 500 a second, 30 s left'
    """
    rate = (done - before) / seconds
    pace = f"done in {seconds:.0f} s, {rate:,.0f} a second"
    if total is None or not rate:
        return f"{done:,} {noun_for(done, 'puzzle')} {pace}"
    total = max(done, total)
    left = time_of((total - done) / rate)
    return f"{done:,} of about {total:,} {noun_for(total, 'puzzle')} {pace}, {left} left"


def time_of(seconds: float) -> str:
    """A time as people say it.

    >>> time_of(59), time_of(3_600)
    ('59 s', '60 min')
    """
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7_200 else f"{seconds / 3600:.1f} h"
