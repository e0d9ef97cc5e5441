"""`sudologue draw`: a board, or a step of its solve, as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from sudologue.api import draw as drawn
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import SolvingOptions
from sudologue.cli.output.search_words import standing
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import exit_code, search, solve_within
from sudologue.cli.verbs.show import one_board
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.rendering.svg.palette import THEMES

_say = Messages(__name__)


@dataclass(frozen=True, kw_only=True)
class DrawOptions(SolvingOptions):
    """What is asked of a picture."""

    step: int | None
    frame: int | None
    candidates: bool
    theme: str
    form: str = "svg"

    def faults(self) -> Iterator[str]:
        if self.step is None and self.frame is not None:
            yield _say("needs_step")
        if self.step is not None and self.candidates:
            yield _say("shown_anyway")


@verb()
@shared_options.puzzles
@group(
    "drawing",
    option("--step", type=click.IntRange(min=1), metavar="N"),
    option("--frame", type=click.IntRange(min=1), metavar="N"),
    option("--candidates", is_flag=True),
    option(
        "--theme",
        type=click.Choice([theme.value for theme in THEMES]),
        default="auto",
        show_default=True,
        metavar="NAME",
    ),
    shared_options.notation,
)
@group("output", shared_options.output)
@group(
    "solving",
    shared_options.rules,
    shared_options.assume_unique,
    shared_options.choose,
    shared_options.timeout,
)
@shared_options.budget
@shared_options.layout_options
@click.pass_context
def draw(ctx: click.Context, **_: Any) -> int:
    """`sudologue draw`."""
    return DrawHandler(DrawOptions.of(ctx)).run()


class DrawHandler(PuzzleHandler[DrawOptions]):
    """Draws one board, or one step."""

    verb = "draw"

    def __init__(self, asked: DrawOptions) -> None:
        self.solver = asked.solver(max_steps=asked.step)
        super().__init__(asked)

    def admit(self, board: Board) -> None:
        self.notation.admit(board.layout.size)
        self.refuse_another(one_board())

    def handle(self, entry: Entry, board: Board) -> Exit:
        asked, step = self.asked, self.asked.step
        style: dict[str, Any] = {"theme": asked.theme, "notation": self.notation}
        if step is None:
            self.write_only(drawn(board, candidates=asked.candidates, **style))
            return Exit.OK
        result = solve_within(self.solver, board)
        if step > len(result.steps):
            return self._refuse(entry, result, step)
        try:
            self.write_only(drawn(result, step, frame=asked.frame, **style))
        except SudologueError as error:  # there is no such frame
            self.complain(entry.placed(str(error)))
            self.output.events.append(("leave",))
            return Exit.UNREADABLE
        return Exit.OK

    def _refuse(self, entry: Entry, result: SolveResult, step: int) -> Exit:
        """Say that there is no such step, and how far the solve came."""
        searched = search(result)
        has = _say("no_step", step=step, steps=len(result.steps))
        if not result.solved:
            has += f" and is {standing(result, searched, self.notation)}"
        self.complain(entry.placed(has))
        self.output.events.append(("leave",))
        return max(exit_code(result, searched), Exit.UNREADABLE)
