"""A screen that shows one board at a time, with marks, and words below it or beside it.

Whatever shows steps on a terminal uses it: it knows of frames, and nothing of where they come from.
On a terminal that can only write, frames stand one below the other. A player shows the frames
of a solve on it, and does what the keys say.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Self

from rich.console import Console
from rich.control import Control
from rich.screen import Screen as Whole
from rich.text import Text

from sudologue.cli.output.interruption import is_settled, settle_on_leaving
from sudologue.cli.output.page import WIDEST
from sudologue.cli.play.frames import Place, SolveFrame, SolveFrames
from sudologue.cli.play.keys import Key, Keys, Press
from sudologue.messages import Messages
from sudologue.narration import Narrator
from sudologue.narration.notations import Notation
from sudologue.rendering.picture import Picture
from sudologue.rendering.terminal import has_grounds, passage_text, picture_text
from sudologue.rendering.text_board import draw_marked

_say = Messages(__name__)

_USUAL_SIZE = 80, 24
_WIDE = 120
_GAP = 3
_NARROWEST_WORDS = 32
_FEWEST_LINES_OF_WORDS = 3
_AROUND = 3
"""Lines that are neither the board's nor the words': the title, a blank one, and the status."""


class Screen:
    """A terminal's whole screen, from `with` to its end; then it is as it was before.

    With an `offset`, that many lines of the words have gone out of sight.
    """

    scrolling = "up", "down"
    """The keys that move the words."""

    def __init__(self, console: Console, notation: Notation, ascii_only: bool = False) -> None:
        self.offset = 0
        self._console = console
        self._notation = notation
        self._ascii_only = ascii_only

    # the terminal

    @property
    def _can_only_write(self) -> bool:
        return self._console.is_dumb_terminal

    def __enter__(self) -> Self:
        settle_on_leaving(self._abandon)
        self._enter()
        return self

    def __exit__(self, *_: object) -> None:
        self._leave()
        is_settled(self._abandon)

    @contextmanager
    def left(self) -> Generator[None]:
        """Show what was there before, within a block."""
        self._leave()
        try:
            yield
        finally:
            self._enter()

    def _enter(self) -> None:
        if not self._can_only_write:
            self._console.set_alt_screen(True)
            self._console.show_cursor(False)

    def _leave(self) -> None:
        if not self._can_only_write:
            self._console.show_cursor(True)
            self._console.set_alt_screen(False)

    def _abandon(self) -> None:
        """Leave without the stream, which may be in the middle of something."""
        if not self._can_only_write:
            with suppress(OSError):
                os.write(self._console.file.fileno(), b"\x1b[?25h\x1b[?1049l")

    def _measure(self) -> tuple[int, int]:
        try:
            size = os.get_terminal_size(self._console.file.fileno())
        except (OSError, ValueError):
            return _USUAL_SIZE
        return (size.columns or _USUAL_SIZE[0], size.lines or _USUAL_SIZE[1])

    # what it shows

    def show(self, frame: SolveFrame, status: str) -> None:
        """Show a frame, with a line at the bottom."""
        self._console.size = self._measure()
        if self._can_only_write:
            self._console.print("\n", Text("\n").join(self._in_a_row(frame, status)), "\n", sep="")
            return
        lines = self._laid_out(frame, status)
        self._console.control(Control.home())
        self._console.print(Whole(Text("\n", no_wrap=True).join(lines)), end="")

    def _in_a_row(self, frame: SolveFrame, status: str) -> list[Text]:
        width = self._console.size.width
        picture = self._picture(frame, width, None)
        told = self._told(frame, picture, width)
        return [Text(frame.title), *self._drawn(picture), Text(), *told, Text(), Text(status)]

    def _laid_out(self, frame: SolveFrame, status: str) -> list[Text]:
        """As many lines as the terminal has: the title, the board and the words, the status."""
        width, height = self._console.size
        title = Text(frame.title, "bold")
        board, words = self._beside(frame, width, height) or self._below(frame, width, height)
        room = height - 2 - (0 if words.is_beside else len(board) + 1)
        if room < _FEWEST_LINES_OF_WORDS and not words.is_beside:
            # too little for both: all of it moves
            words = _Words([*board, Text(), *words.lines], is_beside=False)
            board, room = [], height - 2
        self.offset = max(0, min(self.offset, len(words.lines) - room))
        shown = words.lines[self.offset : self.offset + room]
        more = self._more(len(words.lines) - room)
        body = _side_by_side(board, shown) if words.is_beside else self._one_below(board, shown)
        body += [Text()] * (height - 2 - len(body))
        return [title, *body[: height - 2], _bottom(status, more, width)]

    def _beside(
        self, frame: SolveFrame, width: int, height: int
    ) -> tuple[list[Text], _Words] | None:
        if width < _WIDE:
            return None
        picture = self._picture(frame, width - _GAP - _NARROWEST_WORDS, height - 2)
        room = min(width - _GAP - picture.width, WIDEST)
        if room < _NARROWEST_WORDS or len(picture.lines) > height - 2:
            return None
        return self._drawn(picture), _Words(self._told(frame, picture, room), is_beside=True)

    def _below(self, frame: SolveFrame, width: int, height: int) -> tuple[list[Text], _Words]:
        picture = self._picture(frame, width, height - _AROUND - _FEWEST_LINES_OF_WORDS)
        told = self._told(frame, picture, min(width, WIDEST))
        return self._drawn(picture), _Words(told, is_beside=False)

    def _picture(self, frame: SolveFrame, width: int, height: int | None) -> Picture:
        return draw_marked(
            frame.board,
            frame.sketch,
            self._notation,
            width=width,
            height=height,
            ascii_only=self._ascii_only,
        )

    def _drawn(self, picture: Picture) -> list[Text]:
        return list(picture_text(picture, has_grounds(self._console)).split("\n"))

    def _told(self, frame: SolveFrame, picture: Picture, width: int) -> list[Text]:
        """The words, and below them what the picture says of its signs."""
        paragraphs = self._paragraphs(frame)
        if picture.notes:
            paragraphs.append(Text("\n").join(Text(note, "dim") for note in picture.notes))
        told = Text("\n\n").join(paragraphs)
        return list(told.wrap(self._console, width))

    def _paragraphs(self, frame: SolveFrame) -> list[Text]:
        return [*map(passage_text, frame.words)]

    def _one_below(self, board: list[Text], words: list[Text]) -> list[Text]:
        return [*board, Text(), *words] if board else words

    def _more(self, hidden: int) -> str:
        """The keys that show more of the words."""
        if hidden <= 0:
            return ""
        up, down = self.scrolling
        keys = [up] if self.offset else []
        keys += [down] if self.offset < hidden else []
        return _say("more", keys=[*map(_say, keys)])


@dataclass(frozen=True)
class _Words:
    """Lines of words, and on which side of the board they stand."""

    lines: list[Text]
    is_beside: bool


def _side_by_side(board: list[Text], words: list[Text]) -> list[Text]:
    room = max(len(line) for line in board) + _GAP
    lines: list[Text] = []
    for number in range(max(len(board), len(words))):
        line = board[number].copy() if number < len(board) else Text()
        line.append(" " * (room - len(line)))
        lines.append(line + words[number] if number < len(words) else line)
    return lines


def _bottom(status: str, more: str, width: int) -> Text:
    """The status, and on the right that there is more to read."""
    if not more:
        return Text(status[:width], "dim")
    kept = status[: max(0, width - len(more) - 1)]
    room = max(0, width - len(kept) - len(more))
    return Text.assemble((kept, "dim"), " " * room, (more[:width], "reverse"))


_LEAVES = ("q", "Q", Key.GONE)


class Player:
    """Shows one picture after the other, until somebody has seen enough.

    The first of the narrators begins. Whoever goes somewhere by a key has time to look: that stops
    the play.
    """

    def __init__(
        self,
        frames: SolveFrames,
        narrators: Sequence[Narrator],
        screen: Screen,
        keys: Keys,
        delay: float,
    ) -> None:
        self._frames = frames
        self._narrators = [*narrators]
        self._screen = screen
        self._keys = keys
        self._delay = delay
        self._place = frames.start
        self._is_playing = True

    def run(self) -> None:
        """Play until a key ends it, or no key can come any more."""
        due = time.monotonic() + self._delay
        press: Press | None = Key.OTHER
        while press not in _LEAVES:
            frame = self._frames.frame(self._place, self._narrators[0])
            self._screen.show(frame, self._status())
            left = max(0.0, due - time.monotonic()) if self._is_playing else None
            press = self._keys.read(left)
            if press is not Key.RESIZED:
                due = time.monotonic() + self._delay
            self._obey(press)

    def _status(self) -> str:
        cases = ("playing",) if self._is_playing else ()
        return _say("status", *cases, voice=self._narrators[0].name)

    def _obey(self, press: Press | None) -> None:
        frames, place = self._frames, self._place
        match press:
            case None:
                self._go(frames.after(place), is_playing=True)
            case Key.RIGHT:
                self._go(frames.after(place))
            case Key.LEFT:
                self._go(frames.before(place))
            case Key.HOME:
                self._go(frames.start)
            case Key.END:
                self._go(frames.end)
            case "h" | "H":
                self._go(frames.next_hard(place))
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
        self._is_playing = is_playing and place != self._frames.end
        self._screen.offset = 0

    def _play_or_pause(self) -> None:
        """From the end, play starts again."""
        is_playing = not self._is_playing
        self._go(self._frames.start if self._place == self._frames.end else self._place, is_playing)
