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

from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.sources import STDIN, Entry, opened, standard_input
from sudologue.cli.input.texts import bounded_lines
from sudologue.cli.input.variant import Variant
from sudologue.cli.options import shared_options, telling_options
from sudologue.cli.output.console import Extent
from sudologue.cli.output.interruption import held
from sudologue.cli.output.page import Page
from sudologue.cli.output.sink import sink
from sudologue.cli.play.play_answers import Replies
from sudologue.cli.play.play_commands import Game, Turns
from sudologue.cli.run.puzzle_batch import NotatedBatch
from sudologue.cli.verbs.show import has_lines
from sudologue.coach import MarksKind
from sudologue.coach.player_marks import AUTO, pencilled
from sudologue.errors import SudologueError
from sudologue.model import Board
from sudologue.narration import Narrator, say, voice_named
from sudologue.narration.notations import notation_named

if TYPE_CHECKING:
    from sudologue.formats import Reading

_LONGEST = 10_000
_PROMPT = "> "
_WELCOME = (
    "A line like r3c4=5 places a digit; 'hint' gives a hint; 'help' lists what else there is."
)


@click.command(epilog=EPILOG, short_help="Play a puzzle, with hints and judgements.")
@click.argument(
    "puzzles", nargs=-1, shell_complete=shared_options.complete_file, metavar="PUZZLE | FILE"
)
@click.option(
    "--save",
    shell_complete=shared_options.complete_file,
    metavar="FILE",
    help="Write the position there after each move; 'sudologue play FILE' goes on with it.",
)
@click.option("--marks", is_flag=True, help="Open cells show their candidates.")
@telling_options.voice("Who tells steps and reasons:")
@click.option("--ascii", "ascii_only", is_flag=True, help="Draw lines with - | + alone.")
@shared_options.notation
@shared_options.color
@shared_options.layout_options
@click.pass_context
def play(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    save: str | None,
    marks: bool,
    voice: str,
    ascii_only: bool,
    notation: str,
    color: str,
    **houses: Any,
) -> int:
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
    narrator, names_in = voice_named(voice), notation_named(notation)
    variant = shared_options.variant_from(**houses)
    if not puzzles or STDIN in puzzles:
        raise click.UsageError("name a puzzle or a file: standard input is for the moves", ctx)
    _spare(save, puzzles)
    with sink(None) as results:
        return _Playing(
            sink=results,
            notation=names_in,
            narrator=narrator,
            page=Page(results.stream, color),
            shows_marks=marks,
            ascii_only=ascii_only or not has_lines(results.stream),
            save=save,
        ).run(puzzles, variant)


def _spare(save: str | None, puzzles: Sequence[str]) -> None:
    """Refuse to begin another game where one is saved."""
    if save is None or not os.path.isfile(save):
        return
    if not any(os.path.isfile(name) and os.path.samefile(name, save) for name in puzzles):
        told = f"to go on with it, write 'sudologue play --save {save} {save}'"
        raise SudologueError(f"{save} is there already: {told}")


@dataclass(kw_only=True, eq=False)
class _Playing(NotatedBatch):
    """Plays one puzzle."""

    narrator: Narrator
    page: Page
    shows_marks: bool
    ascii_only: bool
    save: str | None

    def incoming(
        self, arguments: Sequence[str], variant: Variant, extent: Extent
    ) -> Iterator[Entry]:
        found = list(islice(super().incoming(arguments, variant, extent), 2))
        if len(found) > 1:
            raise SudologueError("there is more than one puzzle: play one at a time")
        return iter(found)

    def handle(self, entry: Entry, board: Board) -> Exit:
        marks, notes = entry.marks(board, AUTO), entry.notes
        position = pencilled(board, marks)
        turns = Turns(
            game=Game(position.board),
            replies=Replies(
                narrator=self.narrator,
                notation=self.notation,
                page=self.page,
                # full ones are the candidates of the board from here on
                marks=marks if position.kind is MarksKind.PARTIAL else AUTO,
                board=position.board,
            ),
            shows_marks=self.shows_marks,
            ascii_only=self.ascii_only,
            keep=lambda reading, name: _keep(replace(reading, notes=notes), name),
        )
        self.answer.then = lambda: self._begin(turns)
        return Exit.OK

    def _begin(self, turns: Turns) -> None:
        self._save(turns)
        is_live = _is_terminal(standard_input()) and _is_terminal(sys.stdout)
        drawn = turns.redrawn() if is_live else turns.drawn()
        welcome = self.page.text(None, [say(_WELCOME)]) if is_live else ""
        self.sink.write(drawn + turns.ending() + welcome)
        self._play(turns, is_live)

    def _play(self, turns: Turns, is_live: bool) -> None:
        try:
            for line in self._lines(_PROMPT if is_live else ""):
                self._take(turns, line, is_live)
                if turns.is_over:
                    break
            else:
                self.sink.write("\n" if is_live else "")
        except KeyboardInterrupt:
            with suppress(SudologueError):  # the terminal may have hung up
                self._save(turns)  # a move may have been made that is not saved yet
                self.sink.write("\n" if is_live else "")
            raise
        if not is_live:
            self.sink.write(turns.drawn())

    def _lines(self, prompt: str) -> Iterator[str]:
        """The lines of standard input, each asked for."""
        self.sink.write(prompt)
        try:
            with opened(STDIN) as stream:
                for _, line in bounded_lines(stream, _LONGEST):
                    yield "a line without end" if line is None else line
                    self.sink.write(prompt)
        except OSError as error:
            fault = f"cannot read standard input: {error.strerror or error}"
            raise SudologueError(fault) from error

    def _take(self, turns: Turns, line: str, is_live: bool) -> None:
        board, shows_marks = turns.game.board, turns.shows_marks
        answer = turns.take(line)
        if turns.game.board != board:
            answer += self._saved(turns)
        if is_live and (turns.game.board != board or turns.shows_marks != shows_marks):
            answer = f"{turns.redrawn()}{answer}"
        self.sink.write(answer)

    def _saved(self, turns: Turns) -> str:
        """Save the game, and say so if that cannot be done: it goes on all the same."""
        try:
            self._save(turns)
        except SudologueError as error:
            return f"{error}\n"
        return ""

    def _save(self, turns: Turns) -> None:
        if self.save is not None:
            turns.save(self.save)


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
