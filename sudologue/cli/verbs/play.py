"""`sudologue play`: a puzzle played line by line, with hints and judgements."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
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
from sudologue.cli.output.page import wants_color
from sudologue.cli.play.play_answers import PlayAnswers
from sudologue.cli.play.play_commands import Game, PlayCommands
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.coach import MarksKind
from sudologue.coach.player_marks import AUTO, pencilled
from sudologue.errors import SudologueError
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout
from sudologue.narration import voice_named

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.cli.input.input_progress import InputProgress
    from sudologue.formats import Reading

_LONGEST = 10_000
_PROMPT = "> "


@dataclass(frozen=True, kw_only=True)
class PlayOptions(PuzzleOptions):
    """What is asked of a game."""

    save: str | None
    marks: bool
    voice: str
    ascii_only: bool
    lines: bool
    new: str | None
    seed: int | None

    def faults(self) -> Iterator[str | SudologueError]:
        if STDIN in self.puzzles or not (self.puzzles or self.new):
            yield _say("no_puzzle")
        if self.puzzles and self.new:
            yield _say("not_both")
        if self.seed is not None and not self.new:
            yield _say("seed_needs_new")
        if self.save and _is_another_game(self.save, self.puzzles):
            told = _say("go_on", file=self.save)
            yield SudologueError(_say("is_there", file=self.save, told=told))


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
    "which",
    option("--new", metavar="DIFFICULTY"),
    option("--seed", type=click.IntRange(min=0), metavar="N"),
)
@group(
    "playing",
    option("--save", shell_complete=shared_options.complete_file, metavar="FILE"),
    option("--marks", is_flag=True),
    option("--lines", is_flag=True),
    shared_options.voice(),
    shared_options.ascii_only,
    shared_options.notation,
)
@shared_options.layout_options
@shared_options.color
@click.pass_context
def play(ctx: click.Context, **_: Any) -> int:
    """`sudologue play`."""
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
        if self.asked.new:
            layout = self.variant.applied_to(CLASSIC)
            return iter([Entry(_made(self.asked.new, self.asked.seed, layout), "")])
        found = list(islice(super().incoming(arguments, progress), 2))
        if len(found) > 1:
            raise SudologueError(_say("several"))
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
        is_by_lines = self.asked.lines or os.environ.get("TERM") == "dumb"
        try:
            if is_live and not is_by_lines:
                self._play_on_screen(commands)
            else:
                self.sink.write(commands.drawn() + commands.ending())
                self._play_by_lines(commands, _PROMPT if is_live else "")
        except KeyboardInterrupt:
            with suppress(SudologueError):  # the terminal may have hung up
                self._save(commands)  # a move may have been made that is not saved yet
                self.sink.write("\n" if is_live else "")
            raise
        if not (is_live and is_by_lines):
            self.sink.write(commands.drawn())

    def _play_on_screen(self, commands: PlayCommands) -> None:
        # rich, which costs as much as everything else before the first move, is imported last
        from sudologue.cli.play.console_keys import open_keys
        from sudologue.cli.play.game_screen import GameScreen
        from sudologue.rendering.terminal import console_for

        console = console_for(self.sink.stream, always=True)
        console.no_color = not wants_color(self.sink.stream, self.asked.color)
        screen = GameScreen(console, commands, partial(self._taken, commands), commands.ending())
        with open_keys() as keys, screen:
            screen.run(keys)

    def _play_by_lines(self, commands: PlayCommands, prompt: str) -> None:
        for line in self._lines(prompt):
            board = commands.game.board
            answer = self._taken(commands, line)
            has_changed = bool(prompt) and commands.game.board != board
            self.sink.write(f"{commands.drawn() if has_changed else ''}{answer}")
            if commands.is_over:
                return
        self.sink.write("\n" if prompt else "")

    def _lines(self, prompt: str) -> Iterator[str]:
        """The lines of standard input, each asked for."""
        self.sink.write(prompt)
        try:
            with opened(STDIN) as stream:
                for _, line in bounded_lines(stream, _LONGEST):
                    yield _say("endless_line") if line is None else line
                    self.sink.write(prompt)
        except OSError as error:
            fault = _say("unreadable", why=error.strerror or error)
            raise SudologueError(fault) from error

    def _taken(self, commands: PlayCommands, line: str) -> str:
        """The answer to a line, after which the game is saved."""
        board = commands.game.board
        answer = commands.take(line)
        return answer + (self._saved(commands) if commands.game.board != board else "")

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


_GIVENS = {"very easy": (32, 36), "easy": (30, 34)}
"""Of puzzles without a given to spare, hardly one is as easy."""


def _made(difficulty: str, seed: int | None, layout: Layout) -> str:
    """A puzzle that is as hard as a word says."""
    from sudologue.cli.options.target_options import rating_said
    from sudologue.generate_puzzles import generate
    from sudologue.generation import GaveUp

    refused: list[GaveUp] = []
    givens = _GIVENS.get(difficulty.lower().replace("-", " "))
    found = generate(
        seed=seed,
        layout=layout,
        difficulty=rating_said((difficulty,), None),
        clues=givens,
        minimal=givens is None,
        given_up=refused.append,
    )
    for made in found:
        return made.puzzle.to_string()
    raise SudologueError(str(refused[0]))


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
