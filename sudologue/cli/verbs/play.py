"""`sudologue play`: a puzzle played line by line, with hints and judgements."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from typing import IO, TYPE_CHECKING, Any

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.sources import STDIN, standard_input
from sudologue.cli.input.streams import opened
from sudologue.cli.input.texts import bounded_lines
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import PuzzleOptions
from sudologue.cli.output.destination import sink
from sudologue.cli.output.interruption import held
from sudologue.cli.play.play_answers import PlayAnswers
from sudologue.cli.play.play_commands import Game, PlayCommands
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.coach import MarksKind
from sudologue.coach.player_marks import AUTO, pencilled
from sudologue.errors import SudologueError
from sudologue.model import Board
from sudologue.narration import say, voice_named

if TYPE_CHECKING:
    from sudologue.cli.input.input_progress import InputProgress
    from sudologue.formats import Reading

_LONGEST = 10_000
_PROMPT = "> "
_WELCOME = (
    "A line like r3c4=5 places a digit; 'hint' gives a hint; 'help' lists what else there is."
)


@dataclass(frozen=True, kw_only=True)
class PlayOptions(PuzzleOptions):
    """What is asked of a game."""

    save: str | None
    marks: bool
    voice: str
    ascii_only: bool

    def faults(self) -> Iterator[str | SudologueError]:
        if not self.puzzles or STDIN in self.puzzles:
            yield "name a puzzle or a file: standard input is for the moves"
        if self.save and _is_another_game(self.save, self.puzzles):
            told = f"to go on with it, write 'sudologue play --save {self.save} {self.save}'"
            yield SudologueError(f"{self.save} is there already: {told}")


def _is_another_game(save: str, puzzles: Sequence[str]) -> bool:
    """Whether a game is saved there, and it is not the one that is played."""
    if not os.path.isfile(save):
        return False
    return not any(os.path.isfile(name) and os.path.samefile(name, save) for name in puzzles)


@verb()
@click.argument(
    "puzzles", nargs=-1, shell_complete=shared_options.complete_file, metavar="PUZZLE | FILE"
)
@group(
    "How to play",
    option(
        "--save",
        shell_complete=shared_options.complete_file,
        metavar="FILE",
        help="Save after each move; 'sudologue play FILE' continues",
    ),
    option("--marks", is_flag=True, help="Show the candidates of empty cells"),
    shared_options.voice("Who explains steps and reasons"),
    shared_options.ascii_only,
    shared_options.notation,
)
@shared_options.layout_options
@shared_options.color
@click.pass_context
def play(ctx: click.Context, **_: Any) -> int:
    """Play a puzzle: a line of standard input is a move, or a command.

    r3c4=5 places a digit, r3c4-5 crosses a candidate out; hint, more, why, judge, check and step
    help; 'help' lists all of them. Digits may turn out to be wrong: 'check' tells. On a terminal
    the board is drawn after each move, elsewhere at the start, at the end, and by 'show'. Ctrl-D
    ends the game like 'quit'.

    \b
    Examples:
      sudologue play 1.....3..4.....2
      sudologue play --marks --notation a1 1.....3..4.....2
      sudologue play --save game.jsonl 1.....3..4.....2
      sudologue play --save game.jsonl game.jsonl
    """
    return PlayHandler(PlayOptions.of(ctx)).run()


class PlayHandler(PuzzleHandler[PlayOptions]):
    """Plays one puzzle."""

    verb = "play"

    def __init__(self, asked: PlayOptions) -> None:
        self.narrator = voice_named(asked.voice)
        super().__init__(asked)

    def incoming(
        self, arguments: Sequence[str], progress: InputProgress | None = None
    ) -> Iterator[Entry]:
        found = list(islice(super().incoming(arguments, progress), 2))
        if len(found) > 1:
            raise SudologueError("there is more than one puzzle: play one at a time")
        return iter(found)

    def handle(self, entry: Entry, board: Board) -> Exit:
        marks, notes = entry.marks(board, AUTO), entry.notes
        position = pencilled(board, marks)
        commands = PlayCommands(
            game=Game(position.board),
            answers=PlayAnswers(
                narrator=self.narrator,
                notation=self.notation,
                page=self.page,
                # full ones are the candidates of the board from here on
                marks=marks if position.kind is MarksKind.PARTIAL else AUTO,
                board=position.board,
            ),
            shows_marks=self.asked.marks,
            ascii_only=self.page.only_ascii(self.asked.ascii_only),
            keep=lambda reading, name: _keep(replace(reading, notes=notes), name),
        )
        self.output.then = lambda: self._begin(commands)
        return Exit.OK

    def _begin(self, commands: PlayCommands) -> None:
        self._save(commands)
        is_live = _is_terminal(standard_input()) and _is_terminal(sys.stdout)
        drawn = commands.redrawn() if is_live else commands.drawn()
        welcome = self.page.text(None, [say(_WELCOME)]) if is_live else ""
        self.sink.write(drawn + commands.ending() + welcome)
        self._play(commands, is_live)

    def _play(self, commands: PlayCommands, is_live: bool) -> None:
        try:
            for line in self._lines(_PROMPT if is_live else ""):
                self._take(commands, line, is_live)
                if commands.is_over:
                    break
            else:
                self.sink.write("\n" if is_live else "")
        except KeyboardInterrupt:
            with suppress(SudologueError):  # the terminal may have hung up
                self._save(commands)  # a move may have been made that is not saved yet
                self.sink.write("\n" if is_live else "")
            raise
        if not is_live:
            self.sink.write(commands.drawn())

    def _lines(self, prompt: str) -> Iterator[str]:
        """The lines of standard input, each asked for."""
        self.sink.write(prompt)
        try:
            with opened(STDIN) as stream:
                for _, line in bounded_lines(stream, _LONGEST):
                    yield "a line without end" if line is None else line
                    self.sink.write(prompt)
        except OSError as error:
            fault = f"can't read standard input: {error.strerror or error}"
            raise SudologueError(fault) from error

    def _take(self, commands: PlayCommands, line: str, is_live: bool) -> None:
        board, shows_marks = commands.game.board, commands.shows_marks
        answer = commands.take(line)
        if commands.game.board != board:
            answer += self._saved(commands)
        if is_live and (commands.game.board != board or commands.shows_marks != shows_marks):
            answer = f"{commands.redrawn()}{answer}"
        self.sink.write(answer)

    def _saved(self, commands: PlayCommands) -> str:
        """Save the game, and say so if that cannot be done: it goes on all the same."""
        try:
            self._save(commands)
        except SudologueError as error:
            return f"{error}\n"
        return ""

    def _save(self, commands: PlayCommands) -> None:
        if self.asked.save is not None:
            commands.save(self.asked.save)


def _keep(reading: Reading, name: str) -> None:
    """Write a position to a file at one stroke; an interruption waits for that.

    Whatever ends a game leaves one file beside it at the most, which the next move takes away.
    """
    from sudologue.formats import write

    text = write(reading, "jsonl")
    with held(), sink(name, making="saving") as out:
        out.write(f"{text}\n")


def _is_terminal(stream: IO[str] | None) -> bool:
    return stream is not None and stream.isatty()
