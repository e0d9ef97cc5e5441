"""Keys of a console of Windows, which is asked again and again whether there is one."""

from __future__ import annotations

import shutil
import time
from importlib import import_module
from types import TracebackType
from typing import Protocol, Self, cast

from sudologue.cli.keys import Key, Press

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

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
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
