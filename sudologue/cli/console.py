"""What is said beside the results, on standard error: errors, and how far a long run has come."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import IO, Self

from sudologue.cli.complaints import complain
from sudologue.wording import counted

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

    def __init__(self, results: IO[str]) -> None:
        stream = sys.stderr
        self._stream = stream if stream and stream.isatty() and not results.isatty() else None
        self._began = time.monotonic()
        self._done = 0
        self._width = 0
        self._lock = threading.Lock()
        self._finished = threading.Event()
        self._keeper = threading.Thread(target=self._keep, daemon=True)

    def __enter__(self) -> Self:
        if self._stream:
            self._keeper.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._finished.set()
        if self._stream:
            self._keeper.join()
        with self._lock:
            self._wipe()

    def advance(self) -> None:
        """Count one more puzzle as done."""
        self._done += 1

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
                    self._write(_told(self._done, seconds))

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


def _told(done: int, seconds: float) -> str:
    return f"{counted(done, 'puzzle')} done in {seconds:.0f} s"
