"""`sudologue draw`: a board, or a step of its solve, as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from sudologue.api import draw as drawn
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.sources import Entry
from sudologue.cli.options import rule_names, shared_options, solving_options
from sudologue.cli.output.page import standing
from sudologue.cli.output.sink import sink
from sudologue.cli.run.puzzle_batch import NotatedBatch
from sudologue.cli.run.timed_solve import exit_code, search, solve_within
from sudologue.cli.verbs.show import ONE_BOARD
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.narration.notations import notation_named
from sudologue.rendering.svg.palette import THEMES
from sudologue.solver import Solver
from sudologue.wording import counted


@click.command(epilog=EPILOG, short_help="Draw a board, or a step, as a picture.")
@shared_options.puzzles
@click.option(
    "--step",
    type=click.IntRange(min=1),
    metavar="N",
    help="Solve, and draw step N; without it the board is drawn as it is.",
)
@click.option(
    "--frame",
    type=click.IntRange(min=1),
    metavar="N",
    help="Of a step that takes several pictures, the Nth; otherwise the last.",
)
@click.option("--candidates", is_flag=True, help="Open cells show what they may still take.")
@click.option(
    "--theme",
    type=click.Choice([theme.value for theme in THEMES]),
    default="auto",
    show_default=True,
    help="Light, dark, or whatever the viewer prefers.",
)
@solving_options.rules
@solving_options.assume_unique
@shared_options.timeout("Stop solving after so long; a step that was found by then is drawn.")
@shared_options.budget
@shared_options.notation
@shared_options.output
@shared_options.layout_options
@click.pass_context
def draw(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    step: int | None,
    frame: int | None,
    candidates: bool,
    theme: str,
    rules: str | None,
    assume_unique: bool,
    timeout: float | None,
    budget: int | None,
    notation: str,
    output: str | None,
    **houses: Any,
) -> int:
    """Draw a board, or a step of its solve, as an SVG picture.

    The picture says everything by shapes, dashes and letters, and by colours once more; its title
    and description say it in words. A PUZZLE is given as to 'sudologue solve', one at a time.

    \b
    Examples:
      sudologue draw 1.....3..4.....2 > board.svg
      sudologue draw --step 2 --output step.svg 1.....3..4.....2
      sudologue draw --theme dark --candidates --output dark.svg 1.....3..4.....2
    """
    if step is None and frame is not None:
        raise click.UsageError("--frame is a picture of a step: give --step, too")
    if step is not None and candidates:
        raise click.UsageError("--step draws candidates anyway: leave --candidates out")
    chosen = None if rules is None else rule_names.rules_named(rules, assume_unique)
    solver = Solver(
        chosen, assume_unique=assume_unique, timeout=timeout, budget=budget, max_steps=step
    )
    names_in, variant = notation_named(notation), shared_options.variant_from(**houses)
    arguments = shared_options.sources(ctx, puzzles)
    with sink(output) as results:
        return _Drawing(
            sink=results,
            notation=names_in,
            solver=solver,
            step=step,
            frame=frame,
            candidates=candidates,
            theme=theme,
        ).run(arguments, variant)


@dataclass(kw_only=True, eq=False)
class _Drawing(NotatedBatch):
    """Draws one board, or one step."""

    solver: Solver
    step: int | None
    frame: int | None
    candidates: bool
    theme: str

    def admit(self, board: Board) -> None:
        self.notation.admit(board.layout.size)
        self.refuse_another(ONE_BOARD)

    def handle(self, entry: Entry, board: Board) -> Exit:
        if self.step is None:
            show = drawn(
                board, theme=self.theme, notation=self.notation, candidates=self.candidates
            )
            self.write_only(show)
            return Exit.OK
        result = solve_within(self.solver, board)
        if self.step > len(result.steps):
            return self._refuse(entry, result)
        try:
            show = drawn(
                result, self.step, theme=self.theme, notation=self.notation, frame=self.frame
            )
        except SudologueError as error:  # there is no such frame
            self.complain(entry.placed(str(error)))
            self.answer.add("leave")
            return Exit.UNREADABLE
        self.write_only(show)
        return Exit.OK

    def _refuse(self, entry: Entry, result: SolveResult) -> Exit:
        """Say that there is no such step, and how far the solve came."""
        searched = search(result)
        has = f"there is no step {self.step}: the solve has {counted(len(result.steps), 'step')}"
        if not result.solved:
            has += f", and then: {standing(result, searched, self.notation)}"
        self.complain(entry.placed(has))
        self.answer.add("leave")
        return max(exit_code(result, searched), Exit.UNREADABLE)
