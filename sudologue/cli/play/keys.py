"""Keys as they are pressed, one by one, on every system.

`open_keys` gives what reads them: `terminal_keys.py` where terminals have lines to be switched off,
`ConsoleKeys` on Windows. Tests hand out keys of their own.
"""

from __future__ import annotations

import re
import shutil
import time
from contextlib import AbstractContextManager
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, Self, TypeAlias, cast


class Key(Enum):
    """A key that writes nothing, or what else a reader of keys hears of.

    RESIZED: the terminal has another size, or shows something else by now. STOPPED: somebody wants
    the shell back for a while. GONE: no key will come any more.
    """

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    HOME = "home"
    END = "end"
    OTHER = "other"
    RESIZED = "resized"
    STOPPED = "stopped"
    GONE = "gone"


Press: TypeAlias = Key | str
"""A key, or the character that it writes."""


class Keys(Protocol):
    """What reads keys."""

    def read(self, seconds: float | None) -> Press | None:
        """The next key; none, if the time is over before there is one."""
        ...

    def stop(self) -> None:
        """Give the terminal back to the shell until the program is to go on."""
        ...


def open_keys() -> AbstractContextManager[Keys]:
    """The keys of the terminal that is standard input, which is as it was afterwards."""
    if find_spec("termios"):
        from sudologue.cli.play.terminal_keys import TerminalKeys

        return TerminalKeys()
    return ConsoleKeys()


# what terminals send for keys that write nothing: `ESC [ C`, `ESC O C`, `ESC [ 1;5 C`, `ESC [ 4 ~`

_SEQUENCE = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O[ -~])")
_BEGUN = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*|O)?")
_BY_LETTER = {
    "A": Key.UP,
    "B": Key.DOWN,
    "C": Key.RIGHT,
    "D": Key.LEFT,
    "H": Key.HOME,
    "F": Key.END,
}
_BY_NUMBER = {"1": Key.HOME, "7": Key.HOME, "4": Key.END, "8": Key.END}


def is_begun(text: str) -> bool:
    """Whether the text may be the beginning of a sequence, or an Escape by itself.

    >>> is_begun("\\x1b["), is_begun("\\x1b[C"), is_begun("q")
    (True, False, False)
    """
    return _BEGUN.fullmatch(text) is not None


def first_press(text: str) -> tuple[Press, str]:
    """The first key of what a terminal sent, and the rest.

    >>> first_press("\\x1b[Cq"), first_press("\\x1bOH"), first_press("q ")
    ((<Key.RIGHT: 'right'>, 'q'), (<Key.HOME: 'home'>, ''), ('q', ' '))
    """
    sequence = _SEQUENCE.match(text)
    if sequence is None:
        return (Key.OTHER if text[0] == "\x1b" else text[0]), text[1:]
    found, rest = sequence[0], text[sequence.end() :]
    if found.endswith("~"):
        return _BY_NUMBER.get(found[2:-1].partition(";")[0], Key.OTHER), rest
    return _BY_LETTER.get(found[-1], Key.OTHER), rest


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
