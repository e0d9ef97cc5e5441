"""`sudologue show`: boards, drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import PuzzleOptions
from sudologue.cli.options.run_options import many
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.model import Board
from sudologue.rendering import draw

ONE_BOARD = "a picture shows one board; draw the others one by one"


@dataclass(frozen=True, kw_only=True)
class ShowOptions(PuzzleOptions):
    """What is asked of drawn boards."""

    candidates: bool
    ascii_only: bool

    def faults(self) -> Iterator[str]:
        if self.ascii_only and self.form == "svg":
            yield "--ascii doesn't work with --format svg"


@verb()
@shared_options.puzzles
@group(
    "What to print",
    option("--candidates", is_flag=True, help="Show the candidates of empty cells"),
    shared_options.ascii_only,
    shared_options.notation,
)
@group("Output", shared_options.form_of("svg"), shared_options.output)
@many
@shared_options.layout_options
@shared_options.color
@click.pass_context
def show(ctx: click.Context, **_: Any) -> int:
    """Print boards, with lines between boxes or regions and coordinates in the margin.

    An entry has a + in front, a given has none. Nothing is solved.

    \b
    Examples:
      sudologue show 1.....3..4.....2
      sudologue show --candidates --notation a1 puzzles/sample.txt
      sudologue show -o board.svg 1.....3..4.....2
    """
    return ShowHandler(ShowOptions.of(ctx)).run()


class ShowHandler(PuzzleHandler[ShowOptions]):
    """Draws each board."""

    verb = "show"

    def admit(self, board: Board) -> None:
        self.notation.admit(board.layout.size)
        if self.asked.form == "svg":
            self.refuse_another(ONE_BOARD)

    def handle(self, entry: Entry, board: Board) -> Exit:
        candidates = self.asked.candidates
        if self.asked.form == "svg":
            # who is shown characters does not wait for what draws
            from sudologue.rendering.svg import draw_board

            drawn = draw_board(board, notation=self.notation, candidates=candidates)
            self.write_only(drawn)
            return Exit.OK
        picture = draw(
            board,
            self.notation,
            candidates=candidates,
            ascii_only=self.page.only_ascii(self.asked.ascii_only),
        )
        self.write_page(self.page.picture(self.heading(entry), picture))
        return Exit.OK
