"""`sudologue show`: boards, drawn."""

from __future__ import annotations

from typing import IO, Any

import click

from sudologue.cli import options
from sudologue.cli.batch import Batch
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.page import Page
from sudologue.cli.sink import Sink, sink
from sudologue.cli.sources import Entry
from sudologue.model import Board
from sudologue.narration.notations import Notation, notation_named
from sudologue.rendering import draw


@click.command(epilog=EPILOG, short_help="Draw boards.")
@options.puzzles
@click.option("--candidates", is_flag=True, help="Open cells show what they may still take.")
@click.option("--ascii", "ascii_only", is_flag=True, help="Draw lines with - | + alone.")
@options.notation
@options.output
@options.color
@options.layout_options
@click.pass_context
def show(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    candidates: bool,
    ascii_only: bool,
    notation: str,
    output: str | None,
    color: str,
    **houses: Any,
) -> int:
    """Draw boards, with lines between boxes or regions, and coordinates in the margin.

    Digits that were placed have a + before them, the givens have none. Puzzles are given as to
    'sudologue solve'; nothing is solved.

    \b
    Examples:
      sudologue show 1.....3..4.....2
      sudologue show --candidates --notation a1 puzzles.txt
      sudologue show --ascii - < puzzles.txt > pictures.txt
    """
    names_in = notation_named(notation)
    variant = options.variant_from(**houses)
    arguments = options.sources(ctx, puzzles)
    with sink(output) as results:
        job = _Showing(results, Page(results.stream, color), names_in)
        job.candidates, job.is_alone = candidates, len(arguments) == 1
        job.ascii_only = ascii_only or not has_lines(results.stream)
        return job.run(arguments, variant)


class _Showing(Batch):
    """Draws each board."""

    candidates = ascii_only = is_alone = False

    def __init__(self, sink: Sink, page: Page, notation: Notation) -> None:
        super().__init__(sink)
        self._page = page
        self._notation = notation
        self._shown = 0

    def admit(self, board: Board) -> None:
        self._notation.admit(board.layout.size)

    def handle(self, entry: Entry, board: Board) -> Exit:
        picture = draw(
            board, self._notation, candidates=self.candidates, ascii_only=self.ascii_only
        )
        heading = None if self.is_alone and entry.line is None else entry.place
        text = self._page.picture(heading, picture)
        self.sink.write(f"\n{text}" if self._shown else text)
        self._shown += 1
        return Exit.OK

    def refuse(self, entry: Entry, message: str) -> None:
        return


def has_lines(stream: IO[str]) -> bool:
    """Whether a stream can be written to in characters of lines."""
    encoding: str | None = getattr(stream, "encoding", None)
    try:
        "─┼".encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
