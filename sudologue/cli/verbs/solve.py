"""`sudologue solve`: by logic, narrated."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import LAST, advanced, group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import SolvingOptions
from sudologue.cli.options.run_options import many, unheard
from sudologue.cli.output.sink import Sink
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import InterruptedSolveError, exit_code, search, solve_within
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, SolveStatus
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board
from sudologue.model.board_text import digits_tell
from sudologue.narration import Passage, in_full, say, voice_named
from sudologue.narration.notations import all_in_notation

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.cli.input.input_progress import InputProgress
    from sudologue.cli.output.solution_file import SolutionFile
    from sudologue.oracle import Solutions
    from sudologue.rating import Grade


@dataclass(frozen=True, kw_only=True)
class SolveOptions(SolvingOptions):
    """What is asked of a solve."""

    chosen: tuple[str, ...]
    full: bool
    all_steps: bool
    quiet: bool
    no_rating: bool
    max_steps: int | None
    single_step: bool
    max_depth: int | None
    exhaustive: bool
    shorten: bool
    task: str | None
    solution: str | None
    any_solution: bool
    words: tuple[str, ...] = ()

    def faults(self) -> Iterator[str | SudologueError]:
        if self.task is not None or self.solution or self.any_solution:
            yield from self._faults_of_files()
        if self.single_step and self.max_steps is not None:
            yield _say("step_and_steps")
        if self.exhaustive and self.max_depth is not None:
            yield _say("depth_of_exhaustive")
        if self.quiet or self.form != "text" or len(self.chosen) > 1 or self.words:
            yield from self._faults_of_forms()

    def _faults_of_files(self) -> Iterator[str]:
        if self.task is not None and self.puzzles:
            yield _say("not_both")
        if self.any_solution and self.solution is None:
            yield _say("any_needs_solution")
        if self.solution and (self.resume or self.shard):
            yield _say("solution_apart")
        if self.solution and self.output and _is_same(self.solution, self.output):
            yield _say("same_file")

    def _faults_of_forms(self) -> Iterator[str]:
        if self.quiet and self.shorten:
            yield _say("quiet_shorten")
        if self.quiet and self.form == "trace":
            yield _say("quiet_trace")
        if self.quiet and self.form in ("markdown", "html"):
            yield _say("quiet_form", form=self.form)
        if self.is_page and self.all_steps:
            yield _say("all_steps_shown")
        if len(self.chosen) > 1 and not self.is_page:
            yield _say("several_voices")
        if self.is_page and self.is_large:
            yield _say("one_puzzle")
        silent = (
            None
            if self.form in ("text", "markdown", "html")
            else _say("with_format", form=self.form)
        )
        silent = "--quiet" if self.quiet else silent
        yield from unheard(silent, full=self.full and not self.words, all_steps=self.all_steps)
        if self.words and (self.quiet or self.form in ("text", "markdown", "html")):
            yield _say("words_form")

    @property
    def is_page(self) -> bool:
        """Whether a page for a browser is asked for."""
        return self.form == "html"


def _is_same(file: str, other: str) -> bool:
    return os.path.realpath(file) == os.path.realpath(other)


@verb()
@shared_options.puzzles
@group(
    "printing",
    shared_options.voice(several=True),
    shared_options.all_steps,
    shared_options.full,
    advanced("printing", shared_options.words()),
    shared_options.notation,
    shared_options.quiet,
)
@group(
    "where",
    shared_options.form("markdown", "html", "json", *shared_options.TABLES, "trace"),
    shared_options.output,
)
@group(
    "solving",
    shared_options.rules,
    shared_options.assume_unique,
    shared_options.choose,
    option("--shorten", is_flag=True),
    option("-S", "--single-step", is_flag=True),
    shared_options.timeout,
)
@advanced(
    "limits",
    shared_options.budget,
    option("--max-steps", type=click.IntRange(min=0), metavar="N"),
    option("--max-depth", type=click.IntRange(min=0), metavar="N"),
    option("--exhaustive", is_flag=True),
)
@many
@advanced(
    "files",
    option("--task", shell_complete=shared_options.complete_file, metavar="FILE"),
    option("--solution", shell_complete=shared_options.complete_file, metavar="FILE"),
    option("--any-solution", is_flag=True),
)
@shared_options.layout_options
@advanced(LAST, option("--no-rating", is_flag=True), shared_options.color)
@click.pass_context
def solve(ctx: click.Context, **_: Any) -> int:
    """`sudologue solve`."""
    return SolveHandler(SolveOptions.of(ctx)).run()


_RATING = {"effort": "float", "band": "text", "er": "float", "hodoku_level": "text"}


class SolveHandler(PuzzleHandler[SolveOptions]):
    """Solves each puzzle, searches where that says more, and shows what came of it."""

    verb = "solve"

    def __init__(self, asked: SolveOptions) -> None:
        self.solver = asked.solver(
            max_steps=1 if asked.single_step else asked.max_steps,
            max_depth=asked.max_depth,
            budget="usual" if asked.has_usual_budget else asked.budget,
            exhaustive=asked.exhaustive,
        )
        self.narrators = [
            in_full(voice_named(name), full=asked.full, all_steps=asked.all_steps)
            for name in asked.chosen
        ]
        self.tellers = [in_full(voice_named(name), full=asked.full) for name in asked.words or ()]
        # of one step it is of no use to say how hard the puzzle is
        is_one_step = asked.single_step and asked.form in ("text", "markdown")
        self.rates = not (asked.no_rating or asked.quiet or is_one_step)
        self.solutions: SolutionFile | None = None
        super().__init__(asked)
        if asked.task is not None:
            self.puzzles = (asked.task,)
            if self.variant.format is not None:
                raise click.UsageError(_say("task_from"))

    @property
    def columns(self) -> Mapping[str, str]:
        from sudologue.cli.output.tables import PLACE

        found = {"solution": "text", "clues": "int", "steps": "int", "hardest": "text"}
        trace = {"trace": "json"} if self.tellers else {}
        return {**PLACE, **found, **(_RATING if self.rates else {}), **trace, "error": "text"}

    @contextmanager
    def results(self) -> Generator[Sink]:
        """Where the results go, and the solutions among them."""
        with self.asked.results() as sink:
            if self.asked.solution is None:
                yield sink
                return
            from sudologue.cli.output.solution_file import solution_file

            end = "\n" if self.asked.task is None else ""
            with solution_file(self.asked.solution, self.asked.any_solution, end) as self.solutions:
                yield sink

    @property
    def also(self) -> Callable[[str], object] | None:
        return None if self.solutions is None else self.solutions.write

    def incoming(
        self, arguments: Sequence[str], progress: InputProgress | None = None
    ) -> Iterator[Entry]:
        if self.asked.task is not None:
            from sudologue.cli.input.streams import task_entry

            return iter([task_entry(self.asked.task)])
        return super().incoming(arguments, progress)

    def admit(self, board: Board) -> None:
        if self.asked.form == "html":
            self.refuse_another(_say("one_page"))
        if self.asked.form in ("text", "markdown", "html") or self.tellers:
            self.notation.admit(board.layout.size)

    def handle(self, entry: Entry, board: Board) -> Exit:
        try:
            result = solve_within(self.solver, board)
            if self.asked.shorten:
                result = result.shortened()
        except InterruptedSolveError as interrupted:
            # nobody could tell a board by itself from a solution
            if not self.asked.quiet or self.as_json:
                self._show(entry, interrupted.result, None)
            raise
        searched = search(result)
        code = exit_code(result, searched)
        if self.solutions is None:
            self._show(entry, result, searched)
            return code
        if self.as_json or not self.asked.quiet:
            self._show(entry, result, searched)
        text, told = self.solutions.taken(result, code)
        if text is not None:
            self.output.events.append(("also", text))
        if told is not None:
            self.complain(entry.placed(told))
        return code

    def _show(self, entry: Entry, result: SolveResult, searched: Solutions | None) -> None:
        match self.asked.form:
            case "text" if self.asked.quiet:
                self._write_board(entry, result, searched)
            case "text" | "markdown":
                self._tell(entry, result, searched)
            case "json":
                from sudologue.cli.output.records import solve_record

                grade, words = self._grade(result), []
                if self.tellers:
                    from sudologue.rendering.step_words import step_words

                    words = step_words(result, self.tellers, self.notation)
                self.write(
                    solve_record(entry, result, searched, not self.asked.quiet, grade, words)
                )
            case "trace":
                self.write(f"{result.to_json(self.tellers, self.notation)}\n")
            case "html":
                self._play(entry, result, searched)
            case _ if self.table is not None:
                self.write_row(self.table.row(entry, self._values(result)))
            case form:
                raise AssertionError(form)

    def _values(self, result: SolveResult) -> dict[str, object]:
        """The columns of a row."""
        from sudologue.batches.jobs import solve_facts
        from sudologue.cli.output.records import position_fields

        diagnosis = None if result.diagnosis is None else str(result.diagnosis)
        values: dict[str, object] = {
            **position_fields(result.initial),
            "status": result.status.value,
            "solution": result.solution,
            **solve_facts(result),
            "error": diagnosis,
        }
        grade = self._grade(result)
        if grade is not None:
            from sudologue.rating.grade import number_columns

            values |= number_columns(grade)
        if self.tellers:
            values["trace"] = result.to_json(self.tellers, self.notation)
        return values

    def turn_away(self, entry: Entry, error: SudologueError) -> Exit:
        code = super().turn_away(entry, error)
        has_lines = not (self.has_records or self.asked.task is not None or self.solutions)
        if self.asked.quiet and has_lines and entry.line is not None:
            self.write("\n")  # so that a line of results stays beside its puzzle
        return code

    def _write_board(self, entry: Entry, result: SolveResult, searched: Solutions | None) -> None:
        self.write(f"{_line(result.final_board)}\n")
        if result.status is not SolveStatus.SOLVED:
            from sudologue.cli.output.search_words import standing

            self.complain(entry.placed(standing(result, searched, self.notation)))

    def _tell(self, entry: Entry, result: SolveResult, searched: Solutions | None) -> None:
        narrator = self.narrators[0]
        if self.asked.single_step and result.steps:
            passages = [narrator.tell(result.steps[0], result.initial)]
        else:
            passages = [*narrator.narrate(result)]
        if result.status is not SolveStatus.SOLVED:
            passages += _remarks(entry, result, searched)
        grade = self._grade(result)
        if grade is not None:
            from sudologue.rating.grade_words import in_passing

            passages.append(say(in_passing(grade)))
        told = all_in_notation(passages, self.notation, result.initial.layout.size)
        heading = self.heading(entry, result.initial)
        self.write_page(self.page.text(heading, told, result.final_board))

    def _grade(self, result: SolveResult) -> Grade | None:
        """How hard a puzzle is that was solved, if that is wanted and there are models for it."""
        is_solved = result.status is SolveStatus.SOLVED and bool(result.steps)
        if not (self.rates and is_solved and result.initial.layout == CLASSIC):
            return None
        # whoever wants solutions alone does not wait for the models
        from sudologue.rating.grade import quick_grade

        return quick_grade(result)

    def _play(self, entry: Entry, result: SolveResult, searched: Solutions | None) -> None:
        # whoever reads prose does not wait for the drawings
        from sudologue.rendering.player import page_of

        remarks = _remarks(entry, result, searched)
        self.write_only(page_of(result, self.narrators, notation=self.notation, remarks=remarks))


def _line(board: Board) -> str:
    """The digits; with the rest of the puzzle, where they would be another one without it."""
    if board.is_complete or digits_tell(board):
        return board.to_string()
    from sudologue.formats import write

    return write(board, "jsonl")


def _remarks(entry: Entry, result: SolveResult, searched: Solutions | None) -> list[Passage]:
    """What search found, and a word on rules in words, where these may be why it is not solved."""
    remarks: list[Passage] = []
    if searched is not None:
        from sudologue.cli.output.search_words import found_by_search

        remarks.append(say(found_by_search(searched)))
    if entry.rules and result.status is not SolveStatus.SOLVED:
        from sudologue.narration.phrasing.filling import as_sentence
        from sudologue.wording import without_words

        remarks.append(as_sentence(say(without_words())))
    return remarks
