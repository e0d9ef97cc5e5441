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
from sudologue.cli.verbs.show import ONE_BOARD
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.rendering.svg.palette import THEMES
from sudologue.wording import counted, listed


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
            yield "--frame needs --step N"
        if self.step is not None and self.candidates:
            yield "--step shows candidates anyway; leave out --candidates"


@verb()
@shared_options.puzzles
@group(
    "What to draw",
    option(
        "--step",
        type=click.IntRange(min=1),
        metavar="N",
        help="Solve, and draw step N [default: the board as it is]",
    ),
    option(
        "--frame",
        type=click.IntRange(min=1),
        metavar="N",
        help="If the step takes several pictures, the Nth [default: the last]",
    ),
    option("--candidates", is_flag=True, help="Show the candidates of empty cells"),
    option(
        "--theme",
        type=click.Choice([theme.value for theme in THEMES]),
        default="auto",
        show_default=True,
        metavar="NAME",
        help=f"{listed([theme.value for theme in THEMES], 'or')}",
    ),
    shared_options.notation,
)
@group("Output", shared_options.output)
@group(
    "How to solve",
    shared_options.rules,
    shared_options.assume_unique,
    shared_options.choose,
    shared_options.timeout("Stop solving after this long"),
)
@shared_options.budget
@shared_options.layout_options
@click.pass_context
def draw(ctx: click.Context, **_: Any) -> int:
    """Draw a board, or a step of its solve, as an SVG picture.

    Shapes, dashes and letters say everything, and colours say it again. The title and description
    of the picture say it in words.

    \b
    Examples:
      sudologue draw 1.....3..4.....2 > board.svg
      sudologue draw --step 2 -o step.svg 1.....3..4.....2
      sudologue draw --theme dark --candidates -o dark.svg 1.....3..4.....2
    """
    return DrawHandler(DrawOptions.of(ctx)).run()


class DrawHandler(PuzzleHandler[DrawOptions]):
    """Draws one board, or one step."""

    verb = "draw"

    def __init__(self, asked: DrawOptions) -> None:
        self.solver = asked.solver(max_steps=asked.step)
        super().__init__(asked)

    def admit(self, board: Board) -> None:
        self.notation.admit(board.layout.size)
        self.refuse_another(ONE_BOARD)

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
        has = f"there is no step {step}; this solve has {counted(len(result.steps), 'step')}"
        if not result.solved:
            has += f" and is {standing(result, searched, self.notation)}"
        self.complain(entry.placed(has))
        self.output.events.append(("leave",))
        return max(exit_code(result, searched), Exit.UNREADABLE)
