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
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.rendering import draw

_say = Messages(__name__)


def one_board() -> str:
    """What is said where there is more than the one board that a picture shows."""
    return _say("one_board")


@dataclass(frozen=True, kw_only=True)
class ShowOptions(PuzzleOptions):
    """What is asked of drawn boards."""

    candidates: bool
    ascii_only: bool

    def faults(self) -> Iterator[str]:
        if self.ascii_only and self.form == "svg":
            yield _say("ascii_svg")


@verb()
@shared_options.puzzles
@group(
    "printing",
    option("--candidates", is_flag=True),
    shared_options.ascii_only,
    shared_options.notation,
)
@group("output", shared_options.form_of("svg"), shared_options.output)
@many
@shared_options.layout_options
@shared_options.color
@click.pass_context
def show(ctx: click.Context, **_: Any) -> int:
    """`sudologue show`."""
    return ShowHandler(ShowOptions.of(ctx)).run()


class ShowHandler(PuzzleHandler[ShowOptions]):
    """Draws each board."""

    verb = "show"

    def admit(self, board: Board) -> None:
        self.notation.admit(board.layout.size)
        if self.asked.form == "svg":
            self.refuse_another(one_board())

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
