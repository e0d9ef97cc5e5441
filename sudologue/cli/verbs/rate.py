"""`sudologue rate`: how hard puzzles are, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import DEFAULT_BUDGET
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import LAST, advanced, group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import LimitOptions
from sudologue.cli.options.run_options import many
from sudologue.cli.options.shared_options import completing
from sudologue.cli.output.page import wrapped
from sudologue.cli.output.records import position_fields, rate_record
from sudologue.cli.output.tables import PLACE
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.errors import NameNotFoundError, SudologueError
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board
from sudologue.narration.phrasing.filling import as_sentence
from sudologue.narration.phrasing.passage import say
from sudologue.rating.grade import (
    FACTS,
    Grade,
    GradeStatus,
    fact_columns,
    grade_of,
    number_columns,
    number_types,
)
from sudologue.rating.grade_words import Row, facts, no_model, numbers, rows
from sudologue.rating.models import Model, all_models, chosen, model_names
from sudologue.wording import without_words

_say = Messages(__name__)

_BUDGET = DEFAULT_BUDGET // 2
"""Units for all models together: some ten seconds' worth, since most of it is not counted."""


def _models(
    _ctx: click.Context, _param: click.Parameter, text: str | None
) -> tuple[Model[Any], ...]:
    """The models of a list with commas."""
    if text is None:
        return all_models()
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    if not names:
        raise NameNotFoundError(_say("which_models", known=model_names()))
    return chosen(names)


@dataclass(frozen=True, kw_only=True)
class RateOptions(LimitOptions):
    """What is asked of a rating."""

    models: tuple[Model[Any], ...]
    quiet: bool
    assume_unique: bool
    times: bool

    def faults(self) -> Iterator[str]:
        if self.times and self.form == "text":
            yield _say("times_form")


@verb()
@shared_options.puzzles
@group(
    "printing",
    option(
        "--models",
        callback=_models,
        shell_complete=completing(lambda: [(one.name, one.summary) for one in all_models()]),
        metavar="NAME,...",
        names={"models": model_names()},
    ),
    shared_options.quiet,
)
@group("output", shared_options.form("json", *shared_options.TABLES), shared_options.output)
@group("rating", shared_options.timeout, option("--assume-unique", is_flag=True))
@shared_options.budget_of(_BUDGET)
@many
@advanced(LAST, option("--times", is_flag=True))
@shared_options.layout_options
@click.pass_context
def rate(ctx: click.Context, **_: Any) -> int:
    """`sudologue rate`."""
    return RateHandler(RateOptions.of(ctx)).run()


class RateHandler(PuzzleHandler[RateOptions]):
    """Rates each puzzle."""

    verb = "rate"

    def __init__(self, asked: RateOptions) -> None:
        super().__init__(asked)
        self.limits = asked.limits

    @property
    def columns(self) -> Mapping[str, str]:
        return columns_of(with_facts=not self.asked.quiet, with_times=self.asked.times)

    def admit(self, board: Board) -> None:
        return

    def handle(self, entry: Entry, board: Board) -> Exit:
        grade = self._grade(board)
        if self.table is not None:
            self.write_row(self.table.row(entry, _values(grade, not self.asked.quiet)))
        elif self.as_json:
            self.write(rate_record(entry, grade, not self.asked.quiet, self.asked.times))
        elif self.asked.quiet:
            self.write(f"{entry.placed(numbers(grade))}\n")
        else:
            self._tell(entry, grade)
        return _EXITS[grade.status]

    def _grade(self, board: Board) -> Grade:
        """The grade, with its record unless that is not shown."""
        return grade_of(
            board,
            self.asked.models,
            self.limits.seconds,
            self.asked.assume_unique,
            budget=self.limits.budget,
            record_first=not self.asked.quiet,
        )

    def turn_away(self, entry: Entry, error: SudologueError) -> Exit:
        code = super().turn_away(entry, error)
        if self.asked.quiet and self.asked.form == "text" and entry.line is not None:
            self.write(f"{entry.placed('unreadable')}\n")
        return code

    def _tell(self, entry: Entry, grade: Grade) -> None:
        width = self.page.width
        heading = self.heading(entry, grade.puzzle)
        parts = [] if heading is None else [heading]
        told = [*parts, *_told(grade, width)]
        if entry.rules and not grade.is_rated:
            told.append(wrapped(as_sentence(say(without_words())).text, width))
        self.write_page("\n\n".join(told) + "\n")


def columns_of(with_facts: bool, with_times: bool = False) -> dict[str, str]:
    """The columns of a table of ratings."""
    times = {"seconds": "float"} if with_times else {}
    return {**PLACE, **number_types(), **(FACTS if with_facts else {}), **times, "error": "text"}


def _values(grade: Grade, with_facts: bool) -> dict[str, object]:
    return {
        **position_fields(grade.puzzle),
        "status": grade.status.value,
        "seconds": round(grade.seconds, 3),
        **number_columns(grade),
        **(fact_columns(grade) if with_facts else {}),
    }


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
            yield wrapped(no_model(), width)
        yield _table([*(rows(grade) if is_classic else ()), *facts(grade)], width)
    yield wrapped(" ".join(grade.reasons), width)


def _table(told: Sequence[Row], width: int | None) -> str:
    column = max(len(name) for name, _ in told) + 3
    return "\n".join(wrapped(name.ljust(column) + text, width, column) for name, text in told)
