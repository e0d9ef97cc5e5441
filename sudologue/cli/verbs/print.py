"""`sudologue print`: sheets of puzzles, or a solve as a handout, for a printer."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import click

from sudologue.api import rate
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import shared_options
from sudologue.cli.options.puzzle_options import PuzzleOptions
from sudologue.cli.output.search_words import standing
from sudologue.cli.output.sink import Sink
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import exit_code, search
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.model import CLASSIC, Board
from sudologue.narration.steps.scene import title_of
from sudologue.rendering import handout, sheets
from sudologue.rendering.paper import GRIDS, PAPERS
from sudologue.solver import Solver


@dataclass(frozen=True, kw_only=True)
class PrintOptions(PuzzleOptions):
    """What is asked of printed pages."""

    title: str
    per_page: str | None
    paper: str
    large: bool
    no_rating: bool
    no_answers: bool
    handout: bool
    voice: str

    def faults(self) -> Iterator[str]:
        if self.handout and (self.per_page or self.no_rating or self.no_answers):
            yield "--handout is no sheet: leave --per-page, --no-rating and --no-answers out"
        if not self.handout and (self.voice != "conversational" or self.notation != "rc"):
            yield "--voice and --notation are for words: add --handout"


@click.command("print", epilog=EPILOG)
@shared_options.puzzles
@click.option("--title", default="Sudoku", show_default=True, help="What stands at the top.")
@click.option(
    "--per-page",
    type=click.Choice([*map(str, GRIDS)]),
    help="Puzzles on a page.  [default: 2; with --large, 1]",
)
@click.option(
    "--paper", type=click.Choice([*PAPERS]), default="a4", show_default=True, help="Its size."
)
@click.option("--large", is_flag=True, help="Large print: bolder digits and lines.")
@click.option("--no-rating", is_flag=True, help="Don't say how hard each puzzle is.")
@click.option("--no-answers", is_flag=True, help="Leave out the answers on the last pages.")
@click.option("--handout", is_flag=True, help="Print the solve of one puzzle, step by step.")
@shared_options.voice("Who tells a handout:")
@shared_options.notation
@shared_options.output
@shared_options.layout_options
@click.pass_context
def print(ctx: click.Context, **_: Any) -> int:
    """Print puzzles: write an HTML page, to be opened in a browser and printed.

    The page has everything in it and loads nothing. Below each puzzle stands how hard it is, and
    the answers are on the last pages. A handout tells and draws a solve instead: every step that
    matters with its picture, singles in a row on one board, and no step split between two pages.
    Puzzles are given as to 'sudologue solve', variants too.

    \b
    Examples:
      sudologue print --per-page 6 --output sheet.html puzzles/sample.txt
      sudologue print --large --paper letter --title 'For Ann' 1.....3..4.....2 > ann.html
      sudologue print --handout --voice teacher --output handout.html 1.....3..4.....2
    """
    return PrintHandler(PrintOptions.of(ctx)).run()


class PrintHandler(PuzzleHandler[PrintOptions]):
    """Solves each puzzle, and writes all of them as one page."""

    verb = "print"

    def __init__(self, asked: PrintOptions) -> None:
        self.solver = Solver()
        self.solved: list[SolveResult] = []
        self.captions: list[str] = []
        super().__init__(asked)

    @contextmanager
    def results(self) -> Generator[Sink]:
        """Where the page goes, when all puzzles are there."""
        asked, solved = self.asked, self.solved
        style: dict[str, Any] = {"title": asked.title, "paper": asked.paper, "large": asked.large}
        with super().results() as sink:
            yield sink
            if solved and asked.handout:
                sink.write(handout(solved[0], asked.voice, self.notation, **style))
            elif solved:
                per_page = int(asked.per_page or (1 if asked.large else 2))
                style |= {"per_page": per_page, "answers": not asked.no_answers}
                sink.write(sheets(solved, self.captions, **style))

    def admit(self, board: Board) -> None:
        if self.asked.handout and self.solved:
            raise SudologueError("a handout tells one puzzle: print the others one by one")
        super().admit(board)

    def handle(self, entry: Entry, board: Board) -> Exit:
        result = self.solver.solve(board)
        searched = search(result)
        if not result.solved:
            without = "" if self.asked.handout else "; it is printed without an answer"
            told = standing(result, searched, self.notation)
            self.complain(entry.placed(f"{told}{without}"))
        self.solved.append(result)
        self.captions.append("" if self.asked.no_rating else _difficulty(result))
        return exit_code(result, searched)


def _difficulty(result: SolveResult) -> str:
    """How hard a puzzle is, in a few words: our effort, or else the hardest step."""
    if not result.solved or result.hardest is None:
        return ""
    if result.initial.layout == CLASSIC:
        effort = rate(result.initial, ["effort"], budget=400_000).effort
        if effort is not None:
            return f"{effort.band} (effort {effort.value:.0f})"
    return f"hardest step: {title_of(result.hardest.inference.rule)}"
