"""`sudologue print`: sheets of puzzles, or a solve as a handout, for a printer."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import click

from sudologue.api import rate
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import PuzzleOptions
from sudologue.cli.output.search_words import standing
from sudologue.cli.output.sink import Sink
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import exit_code, search
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board
from sudologue.narration.steps.scene import title_of
from sudologue.rendering import handout, sheets
from sudologue.rendering.paper import GRIDS, PAPERS
from sudologue.solver import Solver

_say = Messages(__name__)


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
    form: str = "html"

    def faults(self) -> Iterator[str]:
        sheet = {"per-page": self.per_page, "no-rating": self.no_rating}
        sheet["no-answers"] = self.no_answers
        words = {"voice": self.voice != "conversational", "notation": self.notation != "rc"}
        for name in (name for name, is_asked in sheet.items() if self.handout and is_asked):
            yield _say("not_with_handout", name=name)
        for name in (name for name, is_asked in words.items() if not self.handout and is_asked):
            yield _say("needs_handout", name=name)


@verb("print")
@shared_options.puzzles
@group(
    "printing",
    option("--handout", is_flag=True),
    shared_options.voice(),
    shared_options.notation,
    option("--no-rating", is_flag=True),
    option("--no-answers", is_flag=True),
)
@group(
    "look",
    option("--title", default="Sudoku", show_default=True, metavar="TEXT"),
    option("--per-page", type=click.Choice([*map(str, GRIDS)]), metavar="N"),
    option(
        "--paper", type=click.Choice([*PAPERS]), default="a4", show_default=True, metavar="SIZE"
    ),
    option("--large", is_flag=True),
)
@group("output", shared_options.output)
@shared_options.layout_options
@click.pass_context
def print(ctx: click.Context, **_: Any) -> int:
    """`sudologue print`."""
    return PrintHandler(PrintOptions.of(ctx)).run()


class PrintHandler(PuzzleHandler[PrintOptions]):
    """Solves each puzzle, and writes all of them as one page."""

    verb = "print"

    def __init__(self, asked: PrintOptions) -> None:
        self.solver = Solver(choose="nearest")
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
            raise SudologueError(_say("one_handout"))
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
    return _say("hardest_step", rule=title_of(result.hardest.inference.rule))
