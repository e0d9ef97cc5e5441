"""What is said beside the results: errors, and how far a long run has come."""

from __future__ import annotations

import sys
import time


def complain(message: object) -> None:
    """One line on standard error."""
    text = " ".join(str(message).split())
    sys.stdout.flush()
    print(f"sudologue: {_printable(text)}", file=sys.stderr)


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else "\ufffd" for c in text)


class Progress:
    """A counter on standard error, for people who wait: on a terminal, after a second.

    Where results go to the same terminal they show the progress themselves.
    """

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty() and not sys.stdout.isatty()
        self._began = self._told = time.monotonic()
        self._count = 0
        self._written = False

    def advance(self) -> None:
        """One more is done."""
        self._count += 1
        now = time.monotonic()
        if self._shown and now - self._told > 0.5 and now - self._began > 1:
            self._told = now
            self._written = True
            speed = self._count / (now - self._began)
            print(f"\r{self._count} puzzles, {speed:.0f} a second", end="", file=sys.stderr)
            sys.stderr.flush()

    def finish(self) -> None:
        """Leave the line clean for what comes after."""
        if self._written:
            print("\r\x1b[K", end="", file=sys.stderr)
