"""The keys of standard input: `terminal_keys.py` opens them, or on Windows what is here."""

from __future__ import annotations

import shutil
import time
from contextlib import AbstractContextManager
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, Self, cast

from sudologue.cli.play.keys import Key, Keys, Press


def open_keys() -> AbstractContextManager[Keys]:
    """The keys of the terminal that is standard input, which is as it was afterwards."""
    if find_spec("termios"):
        from sudologue.cli.play.terminal_keys import TerminalKeys

        return TerminalKeys()
    return ConsoleKeys()


_NAP = 0.02
_INTERRUPTION = "\x03"
_PREFIXES = "\x00\xe0"
_SECOND = {
    "H": Key.UP,
    "P": Key.DOWN,
    "K": Key.LEFT,
    "M": Key.RIGHT,
    "G": Key.HOME,
    "O": Key.END,
    "I": Key.PAGE_UP,
    "Q": Key.PAGE_DOWN,
    "S": Key.DELETE,
}


class _Console(Protocol):
    """What `msvcrt` has of use here."""

    def kbhit(self) -> bool: ...

    def getwch(self) -> str: ...


class ConsoleKeys:
    """The keys of the console, which needs no preparation, and so none to be undone."""

    def __init__(self) -> None:
        self._console = cast("_Console", import_module("msvcrt"))
        self._size = shutil.get_terminal_size()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return

    def read(self, seconds: float | None) -> Press | None:
        """The next key; none, if the time is over before there is one."""
        end = None if seconds is None else time.monotonic() + seconds
        while not self._console.kbhit():
            size = shutil.get_terminal_size()
            if size != self._size:
                self._size = size
                return Key.RESIZED
            if end is not None and time.monotonic() >= end:
                return None
            time.sleep(_NAP)
        return self._press()

    def _press(self) -> Press:
        first = self._console.getwch()
        if first == _INTERRUPTION:
            raise KeyboardInterrupt
        # a letter with an accent begins as an arrow does, but nothing follows
        if first in _PREFIXES and self._console.kbhit():
            return _SECOND.get(self._console.getwch(), Key.OTHER)
        return first

    def stop(self) -> None:
        """Nothing: no shell of Windows stops programs."""
        return
