"""`sudologue show`: boards, drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, Any

import click

from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.sources import Entry
from sudologue.cli.options import shared_options
from sudologue.cli.options.running_options import Running, many
from sudologue.cli.output.page import Page
from sudologue.cli.run.puzzle_batch import NotatedBatch
from sudologue.model import Board
from sudologue.narration.notations import notation_named
from sudologue.rendering import draw

ONE_BOARD = "a picture shows one board: draw the others one by one"


@click.command(epilog=EPILOG, short_help="Draw boards.")
@shared_options.puzzles
@click.option("--candidates", is_flag=True, help="Open cells show what they may still take.")
@click.option("--ascii", "ascii_only", is_flag=True, help="Draw lines with - | + alone.")
@shared_options.form_of("Characters; or one board as an SVG picture.", "svg")
@shared_options.notation
@many
@shared_options.color
@shared_options.layout_options
@click.pass_context
def show(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    candidates: bool,
    ascii_only: bool,
    form: str,
    notation: str,
    running: Running,
    color: str,
    **houses: Any,
) -> int:
    """Draw boards, with lines between boxes or regions, and coordinates in the margin.

    Digits that were placed have a + before them, the givens have none. Puzzles are given as to
    'sudologue solve'; nothing is solved.

    \b
    Examples:
      sudologue show 1.....3..4.....2
      sudologue show --candidates --notation a1 puzzles/sample.txt
      sudologue show --ascii - < puzzles/sample.txt > pictures.txt
      sudologue show --format svg --output board.svg 1.....3..4.....2
    """
    if ascii_only and form == "svg":
        raise click.UsageError("--ascii is about lines of characters, and --format svg has none")
    names_in = notation_named(notation)
    variant = shared_options.variant_from(**houses)
    arguments = shared_options.sources(ctx, puzzles)
    with running.results() as results:
        return _Showing(
            sink=results,
            running=running,
            form=form,
            page=Page(results.stream, color),
            notation=names_in,
            candidates=candidates,
            ascii_only=ascii_only or not has_lines(results.stream),
        ).run(arguments, variant)


@dataclass(kw_only=True, eq=False)
class _Showing(NotatedBatch):
    """Draws each board."""

    page: Page
    candidates: bool
    ascii_only: bool

    def admit(self, board: Board) -> None:
        self.notation.admit(board.layout.size)
        if self.form == "svg":
            self.refuse_another(ONE_BOARD)

    def handle(self, entry: Entry, board: Board) -> Exit:
        if self.form == "svg":
            # who is shown characters does not wait for what draws
            from sudologue.rendering.svg import draw_board

            drawn = draw_board(board, notation=self.notation, candidates=self.candidates)
            self.write_only(drawn)
            return Exit.OK
        picture = draw(board, self.notation, candidates=self.candidates, ascii_only=self.ascii_only)
        self.write_page(self.page.picture(self.heading(entry), picture))
        return Exit.OK


def has_lines(stream: IO[str]) -> bool:
    """Whether a stream can be written to in characters of lines."""
    encoding: str | None = getattr(stream, "encoding", None)
    try:
        "─┼".encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
