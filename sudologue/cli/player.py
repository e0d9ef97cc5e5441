"""What plays a reel on a screen, and does what the keys say."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sudologue.cli.keys import Key, Keys, Press
from sudologue.cli.reel import Place, Reel
from sudologue.cli.screen import Screen
from sudologue.narration import Narrator

_LEAVES = ("q", "Q", Key.GONE)


class Player:
    """Shows one picture after the other, until somebody has seen enough.

    The first of the narrators begins. Whoever goes somewhere by a key has time to look: that stops
    the play.
    """

    def __init__(
        self, reel: Reel, narrators: Sequence[Narrator], screen: Screen, keys: Keys, delay: float
    ) -> None:
        self._reel = reel
        self._narrators = [*narrators]
        self._screen = screen
        self._keys = keys
        self._delay = delay
        self._place = reel.start
        self._is_playing = True

    def run(self) -> None:
        """Play until a key ends it, or no key can come any more."""
        due = time.monotonic() + self._delay
        press: Press | None = Key.OTHER
        while press not in _LEAVES:
            view = self._reel.view(self._place, self._narrators[0])
            self._screen.show(view, self._status())
            left = max(0.0, due - time.monotonic()) if self._is_playing else None
            press = self._keys.read(left)
            if press is not Key.RESIZED:
                due = time.monotonic() + self._delay
            self._obey(press)

    def _status(self) -> str:
        space = "space: pause" if self._is_playing else "space: play"
        voice = f"v: voice ({self._narrators[0].name})"
        return f"q: quit  {space}  left/right  h: hard step  {voice}"

    def _obey(self, press: Press | None) -> None:
        reel, place = self._reel, self._place
        match press:
            case None:
                self._go(reel.after(place), is_playing=True)
            case Key.RIGHT:
                self._go(reel.after(place))
            case Key.LEFT:
                self._go(reel.before(place))
            case Key.HOME:
                self._go(reel.start)
            case Key.END:
                self._go(reel.end)
            case "h" | "H":
                self._go(reel.next_hard(place))
            case " ":
                self._play_or_pause()
            case "v" | "V":
                self._narrators = [*self._narrators[1:], self._narrators[0]]
                self._screen.offset = 0
            case Key.UP | Key.DOWN:
                self._is_playing = False
                self._screen.offset += 1 if press is Key.DOWN else -1
            case Key.STOPPED:
                self._is_playing = False
                with self._screen.left():
                    self._keys.stop()
            case _:
                return

    def _go(self, place: Place, is_playing: bool = False) -> None:
        self._place = place
        self._is_playing = is_playing and place != self._reel.end
        self._screen.offset = 0

    def _play_or_pause(self) -> None:
        """From the end, play starts again."""
        is_playing = not self._is_playing
        self._go(self._reel.start if self._place == self._reel.end else self._place, is_playing)
