"""How far a long run has come, on standard error."""

from __future__ import annotations

import sys
import threading
import time
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Self

from sudologue.cli.output.complaints import complain
from sudologue.messages import Messages
from sudologue.wording import noun_for

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.cli.input.input_progress import InputProgress

_PATIENCE = 1.0
_PAUSE = 0.2


class Progress:
    """A line on standard error for people who wait: on a terminal, after a second.

    Where results go to a terminal, they are the progress. A thread keeps the line, so that it moves
    on even while one puzzle takes long.
    """

    def __init__(self, results: IO[str], read: InputProgress | None = None) -> None:
        stream = sys.stderr
        self._stream = stream if stream and stream.isatty() and not results.isatty() else None
        self._input = read
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
                    total = None if self._input is None else self._input.total
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
    return _say("progress", done=done, total=total, pace=pace, left=left)


def time_of(seconds: float) -> str:
    """A time as people say it.

    >>> time_of(59), time_of(3_600)
    ('59 s', '60 min')
    """
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7_200 else f"{seconds / 3600:.1f} h"
