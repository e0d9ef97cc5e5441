"""A game on the whole screen: arrow keys move, digits fill, and all else typed is a line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from sudologue.cli.play.frames import SolveFrame
from sudologue.cli.play.keys import Key, Keys, Press
from sudologue.cli.play.play_commands import PlayCommands
from sudologue.cli.play.screen import Screen
from sudologue.messages import Messages
from sudologue.model import Cell
from sudologue.model.cell import SYMBOLS
from sudologue.rendering.picture import Picture, draw, sign_notes
from sudologue.rendering.text_board import draw_marked
from sudologue.sketching import Mark, MarkKind, Sketch

_say = Messages(__name__)
_MOVES = {Key.UP: (-1, 0), Key.DOWN: (1, 0), Key.LEFT: (0, -1), Key.RIGHT: (0, 1)}
_ABOUT_A_CELL = ("why", "clear")


class GameScreen(Screen):
    """Shows the board with a cell that is chosen, what was answered last, and what is typed.

    A line is answered by `take`.
    """

    scrolling = "page_up", "page_down"

    def __init__(
        self, console: Console, commands: PlayCommands, take: Callable[[str], str], welcome: str
    ) -> None:
        super().__init__(console, commands.answers.notation, commands.ascii_only)
        self._commands = commands
        self._take = take
        self._cell = Cell(0, 0)
        self._typed = self._digit = ""
        self._before = commands.game.board
        self._answer = f"{welcome}{_say('welcome')}"

    def run(self, keys: Keys) -> None:
        """Play until a line ends the game, or no key can come any more."""
        press: Press | None = Key.OTHER
        while press is not Key.GONE and not self._commands.is_over:
            board = self._commands.game.board
            left = _say("left", cells=board.masks.open_cells.bit_count())
            frame = SolveFrame(left, board, Sketch(), ())
            self.show(frame, f"{self._name}> {self._typed}_")
            press = keys.read(None)
            if press is Key.STOPPED:
                with self.left():
                    keys.stop()
            elif isinstance(press, Key):
                self._obey(press)
            elif press is not None:
                self._type(press)

    @property
    def _name(self) -> str:
        return self._notation.cell(self._cell)

    def _obey(self, press: Key) -> None:
        if press in _MOVES:
            size, (down, right) = self._commands.game.board.layout.size, _MOVES[press]
            self._cell = Cell((self._cell.row + down) % size, (self._cell.col + right) % size)
        elif press in (Key.PAGE_UP, Key.PAGE_DOWN):
            self.offset += 5 if press is Key.PAGE_DOWN else -5
        elif press is Key.DELETE:
            self._line(f"clear {self._name}")
        elif press is Key.OTHER:
            self._typed = ""

    def _type(self, sign: str) -> None:
        typed, digits = self._typed, SYMBOLS[: min(9, self._commands.game.board.layout.size)]
        match sign:
            case "\n" | "\r":
                self._line(f"{typed} {self._name}" if typed in _ABOUT_A_CELL else typed)
            case "\t":
                self._line("more" if self._commands.answers.can_say_more else "hint")
            case "\x04":
                self._line("quit")
            case "\x7f" | "\b" if typed:
                self._typed = typed[:-1]
            case " " if self._digit:  # which then begins a line, as 5 r3c4 does
                line = f"{self._digit} "
                if self._commands.game.board != self._before:
                    self._line("undo")
                self._answer, self._typed, self._digit = "", line, ""
            case "\x7f" | "\b" | "0" | "." | " " if not typed:
                self._line(f"clear {self._name}")
            case _ if sign in digits and typed in ("", "-"):
                self._before = self._commands.game.board
                self._line(f"{self._name}-{sign}" if typed else f"{self._name} {sign}")
                self._digit = "" if typed else sign
            case "?" if not typed:
                self._line("help")
            case _ if sign.isprintable():
                self._typed += sign
            case _:
                return

    def _line(self, line: str) -> None:
        """Have a line answered, unless there is nothing in it."""
        self._typed = self._digit = ""
        if line.strip():
            self.offset, self._answer = 0, self._take(line)

    # what is shown

    def _picture(self, frame: SolveFrame, width: int, height: int | None) -> Picture:
        picture = draw(frame.board, self._notation, ascii_only=self._ascii_only)
        if self._commands.shows_marks:
            marked = draw_marked(
                frame.board, frame.sketch, self._notation, width=width, height=height
            )
            picture = marked if marked.width <= width else picture
        chosen = Mark(self._cell, MarkKind.SUPPOSED)
        lines = (
            tuple(
                replace(piece, mark=chosen) if piece.cell == self._cell else piece for piece in line
            )
            for line in picture.lines
        )
        # what a + and the like mean is known to whoever put it there
        known = {*sign_notes(frame.board, candidates=True)}
        notes = tuple(note for note in picture.notes if note not in known)
        return Picture(tuple(lines), notes)

    def _paragraphs(self, frame: SolveFrame) -> list[Text]:
        return [Text.from_ansi(self._answer.strip("\n"))]
