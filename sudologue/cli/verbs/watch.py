"""`sudologue watch`: a solve played on the terminal, one step a picture."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.sources import Entry, standard_input
from sudologue.cli.options import rule_names, shared_options, solving_options, telling_options
from sudologue.cli.output.page import Page, wants_color
from sudologue.cli.output.sink import sink
from sudologue.cli.play.console_keys import open_keys
from sudologue.cli.play.frames import Reel
from sudologue.cli.run.puzzle_batch import NotatedBatch
from sudologue.cli.run.timed_solve import exit_code, search, solve_within
from sudologue.cli.verbs.show import has_lines
from sudologue.model import Board
from sudologue.narration import Narrator, in_full, voice_named, voices
from sudologue.narration.notations import notation_named
from sudologue.rendering.text_board import draw_marked
from sudologue.solver import Solver


@click.command(epilog=EPILOG, short_help="Play a solve on the terminal, one step a picture.")
@shared_options.puzzles
@telling_options.voice("Who tells it at first:")
@telling_options.full
@click.option(
    "--delay",
    callback=shared_options.seconds,
    metavar="SECONDS",
    default="0.8",
    show_default=True,
    help="How long each picture stays while it plays.",
)
@click.option("--frames", is_flag=True, help="Write all pictures one below the other, and end.")
@click.option("--ascii", "ascii_only", is_flag=True, help="Draw lines with - | + alone.")
@solving_options.rules
@solving_options.assume_unique
@shared_options.notation
@shared_options.timeout("Stop solving after so long, and show how far it came.")
@shared_options.budget
@shared_options.color
@shared_options.layout_options
@click.pass_context
def watch(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    voice: str,
    full: bool,
    delay: float,
    frames: bool,
    ascii_only: bool,
    rules: str | None,
    assume_unique: bool,
    notation: str,
    timeout: float | None,
    budget: int | None,
    color: str,
    **houses: Any,
) -> int:
    """Play a solve on the terminal: the board with the step's marks, and the words below it.

    Beside each digit that matters stands a sign, and below the board what the signs mean. Terminals
    of less than 76 columns or 38 lines get a smaller board, and the marks in words.

    \b
    Keys:
      left, right  the picture before, the next one
      space        play, pause
      Home, End    the puzzle, the end
      h            the next step that is no single
      v            the next voice
      up, down     more of the words, where they are long
      q            end; of several puzzles, go on to the next

    Puzzles are given as to 'sudologue solve'.

    \b
    Examples:
      sudologue watch 1.....3..4.....2
      sudologue watch --delay 2 --voice teacher puzzles/sample.txt
      sudologue watch --frames --ascii - < puzzles/sample.txt > pictures.txt
    """
    if not frames:
        _expect_a_terminal(ctx)
    chosen = None if rules is None else rule_names.rules_named(rules, assume_unique)
    solver = Solver(chosen, assume_unique=assume_unique, timeout=timeout, budget=budget)
    first = voice_named(voice)
    others = [other for other in voices() if other.name != first.name]
    names_in = notation_named(notation)
    variant = shared_options.variant_from(**houses)
    arguments = shared_options.sources(ctx, puzzles)
    with sink(None) as results:
        return _Watching(
            sink=results,
            solver=solver,
            narrators=[in_full(narrator, full=full) for narrator in (first, *others)],
            notation=names_in,
            delay=delay,
            with_keys=not frames,
            ascii_only=ascii_only or not has_lines(results.stream),
            color=color,
        ).run(arguments, variant)


def _expect_a_terminal(ctx: click.Context) -> None:
    for stream, name in ((standard_input(), "input"), (sys.stdout, "output")):
        if stream is None or not stream.isatty():
            raise click.UsageError(
                f"standard {name} is no terminal: --frames writes the pictures one below the "
                "other, and 'sudologue solve' the words",
                ctx,
            )


@dataclass(kw_only=True, eq=False)
class _Watching(NotatedBatch):
    """Solves each puzzle, and shows the solve."""

    solver: Solver
    narrators: Sequence[Narrator]
    delay: float
    with_keys: bool
    ascii_only: bool
    color: str

    def handle(self, entry: Entry, board: Board) -> Exit:
        result = solve_within(self.solver, board)
        searched = search(result)
        reel = Reel(result, searched, self.notation, self.heading(entry))
        if self.with_keys:
            self.answer.then = lambda: self._play(reel)
        else:
            self._write(reel)
        return exit_code(result, searched)

    def _play(self, reel: Reel) -> None:
        # rich, which costs as much as everything else before the first step, is imported last
        from sudologue.cli.play.screen import Player, Screen
        from sudologue.rendering.terminal import console_for

        console = console_for(self.sink.stream, always=True)
        console.no_color = not wants_color(self.sink.stream, self.color)
        screen = Screen(console, self.notation, self.ascii_only)
        with open_keys() as keys, screen:
            Player(reel, self.narrators, screen, keys, self.delay).run()

    def _write(self, reel: Reel) -> None:
        page = Page(self.sink.stream, self.color)
        width = shutil.get_terminal_size().columns
        for place in reel.places():
            view = reel.view(place, self.narrators[0])
            picture = draw_marked(
                view.board, view.sketch, self.notation, width=width, ascii_only=self.ascii_only
            )
            words = page.text(None, view.words)
            self.write_page(f"{page.picture(view.title, picture)}\n{words}")
