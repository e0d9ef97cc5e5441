"""Keys as they are pressed, one by one: `console_keys.open_keys` gives what reads them.

Tests hand out keys of their own.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Protocol, TypeAlias


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
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    DELETE = "delete"
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
_BY_NUMBER = {
    **dict.fromkeys("17", Key.HOME),
    **dict.fromkeys("48", Key.END),
    "3": Key.DELETE,
    "5": Key.PAGE_UP,
    "6": Key.PAGE_DOWN,
}


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
