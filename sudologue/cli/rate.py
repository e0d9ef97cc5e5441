"""`sudologue rate`: how hard puzzles are, and why."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import click
from click.shell_completion import CompletionItem

from sudologue.cli import options
from sudologue.cli.batch import Batch
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.rate_rows import header, rate_row, unreadable_row
from sudologue.cli.records import RATE, rate_record
from sudologue.cli.sink import sink
from sudologue.cli.sources import Entry
from sudologue.errors import NameNotFoundError
from sudologue.model import CLASSIC, Board
from sudologue.rating import MODELS, Grade, GradeStatus, Model
from sudologue.rating.models import NAMES, chosen
from sudologue.rating.rate import grade_of
from sudologue.rating.wording import NO_MODEL, Row, facts, numbers, rows


def _complete(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The models whose names begin like the last of a list, and are not in it yet."""
    before, comma, last = incomplete.rpartition(",")
    return [
        CompletionItem(before + comma + model.name, help=model.summary)
        for model in MODELS
        if model.name.startswith(last.lower()) and model.name not in before.split(",")
    ]


def _models(_ctx: click.Context, _param: click.Parameter, text: str | None) -> tuple[Model, ...]:
    """The models of a list with commas."""
    if text is None:
        return MODELS
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    if not names:
        raise NameNotFoundError(f"--models names no model: there are {', '.join(NAMES)}")
    return chosen(names)


@click.command(epilog=EPILOG, short_help="Say how hard puzzles are.")
@options.puzzles
@options.form("What people read; or a JSON document a line; or a table, a row a puzzle.", "csv")
@options.output
@options.quiet("Only the numbers, a line for each puzzle; no facts, and no reasons.")
@click.option(
    "--models",
    callback=_models,
    shell_complete=_complete,
    metavar="NAME,...",
    help=f"Only these of {', '.join(NAMES)}; otherwise all.",
)
@options.timeout(
    "Spend no more on a puzzle. What is not exact by then says between what it lies.", "10"
)
@click.option(
    "--assume-unique",
    is_flag=True,
    help="Let our own path, and so the effort and the reasons, take one solution for granted. "
    "Sudoku Explainer's and HoDoKu's models always do.",
)
@options.layout_options
@click.pass_context
def rate(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    form: str,
    indent: int,
    output: str | None,
    quiet: bool,
    models: tuple[Model, ...],
    timeout: float,
    assume_unique: bool,
    **houses: Any,
) -> int:
    """Say how hard puzzles are, by several models, and why.

    Effort is our own number for the work that a puzzle is for a person, with a word for it. The
    others are as these programs have them: Sudoku Explainer's rating of the hardest step, of the
    hardest up to the first digit, and of the first step; HoDoKu's level and score; singledigit's
    difficulty. They are for the classic board; of other layouts only the facts are told.

    Below them stands what was found on our way through the puzzle, on which everything of the
    easiest kind is done at once: each technique with how much of it there was when it was the
    easiest. Then come the reasons: what it takes, where it is hardest, how rare the steps are.

    Puzzles are given as to 'sudologue solve'. One is rated if search finds that it has one
    solution.

    \b
    Examples:
      sudologue rate puzzles/sample.txt
      sudologue rate --quiet --models effort,hodoku puzzles/sample.txt
      sudologue rate --format csv --output ratings.csv puzzles/sample.txt
    """
    variant = options.variant_from(**houses)
    arguments = options.sources(ctx, puzzles)
    with sink(output, options.indent_of(form, indent)) as results:
        return _Rating(
            sink=results,
            form=form,
            quiet=quiet,
            models=models,
            seconds=timeout,
            assume_unique=assume_unique,
        ).run(arguments, variant)


@dataclass(kw_only=True, eq=False)
class _Rating(Batch):
    """Rates each puzzle."""

    schema = RATE
    quiet: bool
    models: Sequence[Model]
    seconds: float
    assume_unique: bool
    _has_header: bool = False

    @property
    def has_records(self) -> bool:
        return self.form != "text"

    def handle(self, entry: Entry, board: Board) -> Exit:
        grade = self._grade(board)
        if self.form == "csv":
            self._write_row(rate_row(entry, grade, not self.quiet))
        elif self.as_json:
            self.sink.write(rate_record(entry, grade, not self.quiet))
        elif self.quiet:
            self.sink.write(f"{entry.placed(numbers(grade))}\n")
        else:
            self._tell(entry, grade)
        return _EXITS[grade.status]

    def _grade(self, board: Board) -> Grade:
        """The grade, with its record unless that is not shown."""
        return grade_of(
            board, self.models, self.seconds, self.assume_unique, record_first=not self.quiet
        )

    def write_refusal(self, entry: Entry, message: str) -> None:
        if self.form == "csv":
            self._write_row(unreadable_row(entry, message, not self.quiet))
        else:
            super().write_refusal(entry, message)

    def _write_row(self, row: str) -> None:
        """Write a row, the first one with the header."""
        self.sink.write(row if self._has_header else header(not self.quiet) + row)
        self._has_header = True

    def _tell(self, entry: Entry, grade: Grade) -> None:
        is_wrapped = self.sink.stream.isatty()
        width = shutil.get_terminal_size().columns if is_wrapped else None
        heading = self.heading(entry, grade.puzzle)
        parts = [] if heading is None else [heading]
        self.write_page("\n\n".join([*parts, *_told(grade, width)]) + "\n")


_EXITS = {
    GradeStatus.ONE: Exit.OK,
    GradeStatus.NONE: Exit.NO_SOLUTION,
    GradeStatus.SEVERAL: Exit.SEVERAL_SOLUTIONS,
    GradeStatus.UNKNOWN: Exit.STUCK,
}


def _told(grade: Grade, width: int | None) -> Iterator[str]:
    """The numbers and facts in rows, then the reasons as a paragraph."""
    if grade.is_rated:
        is_classic = grade.puzzle.layout == CLASSIC
        if not is_classic:
            yield _wrapped(NO_MODEL, width)
        yield _table([*(rows(grade) if is_classic else ()), *facts(grade)], width)
    yield _wrapped(" ".join(grade.reasons), width)


def _table(told: Sequence[Row], width: int | None) -> str:
    column = max(len(name) for name, _ in told) + 3
    return "\n".join(_wrapped(name.ljust(column) + text, width, column) for name, text in told)


def _wrapped(text: str, width: int | None, indent: int = 0) -> str:
    """A text in lines that are no wider; all but the first begin so far in."""
    if width is None:
        return text
    width = max(width, indent + 20)
    return textwrap.fill(text, width, subsequent_indent=" " * indent, break_on_hyphens=False)
