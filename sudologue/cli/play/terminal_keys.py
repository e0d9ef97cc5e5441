"""Keys of a terminal that waits for whole lines unless told otherwise.

Its attributes are put back however the program ends. What arrives as a signal, a new size or a
stop, is read like a key, so that nothing happens in the middle of drawing.
"""

from __future__ import annotations

import codecs
import os
import select
import signal
import sys
import termios
import time
from types import FrameType
from typing import Any, Self

from sudologue.cli.output.interruption import is_settled, settle_on_leaving
from sudologue.cli.play.keys import Key, Press, first_press, is_begun

_REST_OF_A_SEQUENCE = 0.05
_AT_ONCE = 1024
_LOCAL_MODES, _CHARACTERS = 3, 6
_HEARD = {
    signal.SIGWINCH: (b"r", Key.RESIZED),
    signal.SIGTSTP: (b"s", Key.STOPPED),
    signal.SIGCONT: (b"c", Key.RESIZED),
}


class TerminalKeys:
    """The keys of standard input, from `with` to its end."""

    def __init__(self) -> None:
        self._terminal = sys.stdin.fileno()
        self._before: list[Any] = []
        self._handlers: dict[int, Any] = {}
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._typed = ""
        self._bell, self._ring = -1, -1

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self._terminal)
        settle_on_leaving(self._give_back)
        self._bell, self._ring = os.pipe()
        os.set_blocking(self._ring, False)
        self._handlers = {number: signal.signal(number, self._hear) for number in _HEARD}
        self._take()
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._give_back()
        is_settled(self._give_back)
        os.close(self._bell)
        os.close(self._ring)

    def _take(self) -> None:
        """Have each key sent at once, and not shown."""
        wanted = termios.tcgetattr(self._terminal)
        wanted[_LOCAL_MODES] &= ~(termios.ICANON | termios.ECHO)
        wanted[_CHARACTERS][termios.VMIN], wanted[_CHARACTERS][termios.VTIME] = 1, 0
        termios.tcsetattr(self._terminal, termios.TCSANOW, wanted)

    def _give_back(self) -> None:
        try:
            termios.tcflush(self._terminal, termios.TCIFLUSH)
            termios.tcsetattr(self._terminal, termios.TCSANOW, self._before)
        except termios.error:
            return  # a terminal that has hung up is nobody's

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        try:
            os.write(self._ring, _HEARD[signal.Signals(number)][0])
        except BlockingIOError:
            return  # so many wait already that one more says nothing new

    def read(self, seconds: float | None) -> Press | None:
        """The next key; none, if the time is over before there is one."""
        end = None if seconds is None else time.monotonic() + seconds
        while not self._typed or is_begun(self._typed):
            left = None if end is None else max(0.0, end - time.monotonic())
            ready, _, _ = select.select(
                [self._terminal, self._bell], [], [], _REST_OF_A_SEQUENCE if self._typed else left
            )
            if self._bell in ready:
                return self._heard()
            if self._terminal not in ready:
                break
            if not self._fetch():
                return Key.GONE
        if not self._typed:
            return None
        press, self._typed = first_press(self._typed)
        return press

    def _fetch(self) -> bool:
        """Whether anything came from the terminal."""
        try:
            sent = os.read(self._terminal, _AT_ONCE)
        except OSError:
            return False
        self._typed += self._decoder.decode(sent)
        return bool(sent)

    def _heard(self) -> Key:
        """What a signal said; of several, the one that asks for most."""
        rung = os.read(self._bell, _AT_ONCE)
        if b"c" in rung:
            self._take()
        return Key.STOPPED if b"s" in rung else Key.RESIZED

    def stop(self) -> None:
        """Give the terminal back to the shell until the program is to go on."""
        self._give_back()
        ours = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        signal.raise_signal(signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, ours)
        self._take()
