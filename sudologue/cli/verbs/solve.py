"""`sudologue solve`: by logic, narrated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from sudologue.batches.jobs import solve_facts
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.sources import Entry, task_entry
from sudologue.cli.input.variant import Variant
from sudologue.cli.options import rule_names, shared_options, solving_options, telling_options
from sudologue.cli.options.running_options import Running, many
from sudologue.cli.output.console import Extent
from sudologue.cli.output.page import Page, found_by_search, standing
from sudologue.cli.output.records import SOLVE, position_fields, solve_record
from sudologue.cli.output.solution_file import SolutionFile, refuse_files, solution_file
from sudologue.cli.output.tables import FORMS, PLACE
from sudologue.cli.run.puzzle_batch import NotatedBatch
from sudologue.cli.run.timed_solve import InterruptedSolveError, exit_code, search, solve_within
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import CLASSIC, Board
from sudologue.model.board_text import digits_tell
from sudologue.narration import Narrator, Passage, in_full, say, voice_named
from sudologue.narration.notations import all_in_notation, notation_named
from sudologue.narration.phrasing.english import sentence
from sudologue.oracle import Solutions
from sudologue.solver import Solver
from sudologue.wording import WITHOUT_WORDS

if TYPE_CHECKING:
    from sudologue.rating import Grade

_ONE_PUZZLE = "a page plays one puzzle: solve the others by themselves, each with its --output"


@click.command(epilog=EPILOG, short_help="Solve puzzles by logic, and tell every step.")
@shared_options.puzzles
@telling_options.several_voices
@telling_options.full
@telling_options.all_steps
@solving_options.rules
@solving_options.assume_unique
@shared_options.notation
@shared_options.form(
    "Prose; or a JSON document a line, with the whole trace; or the trace alone, for "
    "'sudologue audit' and other programs; or a page for a browser that plays the solve, of one "
    "puzzle; or a table without traces, a row a puzzle: as JSON Lines, CSV or Parquet.",
    "trace",
    "html",
    *FORMS,
)
@shared_options.quiet(
    "Only the solution, a line for each puzzle; of one that is not solved, the board as far as it "
    "came, and a word on standard error; of one that cannot be read, an empty line. JSON without "
    "the trace, tables without ratings."
)
@shared_options.timeout("Stop a puzzle after so long, and show how far it came.")
@shared_options.budget
@click.option(
    "--no-rating",
    is_flag=True,
    help="Leave out how hard a puzzle is, which prose and JSON say of classic ones that are "
    "solved. 'sudologue rate' says more.",
)
@click.option(
    "--max-steps", type=click.IntRange(min=0), metavar="N", help="Stop a puzzle after N steps."
)
@click.option(
    "-S",
    "--single-step",
    is_flag=True,
    help="Only the next step, and the board after it; otherwise like --max-steps 1.",
)
@click.option(
    "--max-depth",
    type=click.IntRange(min=0),
    metavar="N",
    help="No more than N assumptions at once in proofs by contradiction; 0 forbids these proofs.",
)
@click.option(
    "--exhaustive",
    is_flag=True,
    help="Where the rules find nothing, refute candidates in ever more cases, by contradictions "
    "nested as deep as it takes; that may take hours, and ends by --timeout or a --budget.",
)
@many
@click.option(
    "--task",
    shell_complete=shared_options.complete_file,
    metavar="FILE",
    help="In place of PUZZLE, a file that holds one puzzle and nothing else: exactly 81 digits in "
    "one line, 0 for empty cells.",
)
@click.option(
    "--solution",
    shell_complete=shared_options.complete_file,
    metavar="FILE",
    help="Write solutions there as well, and nothing else: of a --task, its 81 digits; of others, "
    "a line each. The file is written as with --output, but only if there is a solution to write. "
    "--quiet then leaves out all text.",
)
@click.option(
    "--any-solution",
    is_flag=True,
    help="Of a puzzle that logic alone does not solve, as one with several solutions, have "
    "--solution take the first that search finds. The exit code stays what it is.",
)
@shared_options.color
@shared_options.layout_options
@click.pass_context
def solve(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    chosen: tuple[str, ...],
    full: bool,
    all_steps: bool,
    notation: str,
    rules: str | None,
    assume_unique: bool,
    form: str,
    quiet: bool,
    timeout: float | None,
    budget: int | None,
    no_rating: bool,
    max_steps: int | None,
    single_step: bool,
    max_depth: int | None,
    exhaustive: bool,
    running: Running,
    task: str | None,
    solution: str | None,
    any_solution: bool,
    color: str,
    **houses: Any,
) -> int:
    """Solve puzzles by logic alone, one step at a time, and say why of every step.

    A PUZZLE is a line of cells, 81 for the usual size, with . or 0 for the empty ones; digits above
    9 are A, B and so on. A FILE has a puzzle a line, or grids of rows (rows of 16 may need --boxes
    4x4); what follows a space or a # is passed over. Positions with placed digits and pencil marks,
    and the formats and links of other programs, are read, too: 'sudologue convert --help' lists
    them. - is standard input, and so is no argument at all where input is piped.

    When the rules get stuck, search says whether the puzzle has one solution, none or several; that
    is marked as found by search, and no step rests on it.

    \b
    Examples:
      sudologue solve 1.....3..4.....2
      sudologue solve --voice technical puzzles/sample.txt
      sudologue solve --quiet - < puzzles/sample.txt > solutions.txt
      sudologue solve --format trace --output traces.jsonl puzzles/sample.txt
      sudologue solve --format html --output solve.html 1.....3..4.....2
      sudologue solve --rules naked_single,hidden_single 1.....3..4.....2
      sudologue solve --diagonals puzzles/diagonals.txt
      sudologue solve --quiet --solution solutions.txt puzzles/sample.txt
    """
    refuse_files(puzzles, task, solution, running, any_solution)
    if single_step and max_steps is not None:
        raise click.UsageError("--single-step stops after one step: leave --max-steps out")
    if exhaustive and max_depth is not None:
        raise click.UsageError("--exhaustive nests as deep as it takes: leave --max-depth out")
    if quiet and form == "trace":
        raise SudologueError("--quiet leaves the trace out, and --format trace is nothing else")
    is_page = form == "html"
    if quiet and is_page:
        raise SudologueError("--quiet leaves the steps out, and --format html shows them")
    if is_page and all_steps:
        raise click.UsageError("--all-steps is for prose: --format html always shows all steps")
    if len(chosen) > 1 and not is_page:
        raise click.UsageError("several voices need --format html, where the reader chooses")
    if is_page and running.is_large:
        raise click.UsageError("--jobs and the like are for many puzzles: --format html shows one")
    silent = "--quiet" if quiet else None if form in ("text", "html") else f"--format {form}"
    telling_options.refuse_unheard(silent, full=full, all_steps=all_steps)
    allowed = None if rules is None else rule_names.rules_named(rules, assume_unique)
    is_usual = ctx.get_parameter_source("budget") is ParameterSource.DEFAULT
    solver = Solver(
        allowed,
        assume_unique=assume_unique,
        max_steps=1 if single_step else max_steps,
        max_depth=max_depth,
        timeout=timeout,
        budget="usual" if is_usual else budget,
        exhaustive=exhaustive,
    )
    narrators = [in_full(voice_named(name), full=full, all_steps=all_steps) for name in chosen]
    names_in = notation_named(notation)
    variant = shared_options.variant_from(**houses)
    if task is not None and variant.format is not None:
        raise click.UsageError("--task is always 81 digits: leave --from out")
    arguments = shared_options.sources(ctx, puzzles) if task is None else (task,)
    # of one step it is of no use to say how hard the puzzle is
    rates = not (no_rating or quiet or (single_step and form == "text"))
    with (
        running.results() as results,
        solution_file(solution, any_solution, end="\n" if task is None else "") as solutions,
    ):
        return _Solving(
            sink=results,
            running=running,
            form=form,
            solver=solver,
            narrators=narrators,
            page=Page(results.stream, color),
            notation=names_in,
            quiet=quiet,
            single_step=single_step,
            rates=rates,
            columns=_columns(rates),
            is_task=task is not None,
            solutions=solutions,
        ).run(arguments, variant)


def _columns(rates: bool) -> dict[str, str]:
    """The columns of a table of solves."""
    found = {"solution": "text", "clues": "int", "steps": "int", "hardest": "text"}
    return {**PLACE, **found, **(_RATING if rates else {}), "error": "text"}


_RATING = {"effort": "float", "band": "text", "er": "float", "hodoku_level": "text"}


@dataclass(kw_only=True, eq=False)
class _Solving(NotatedBatch):
    """Solves each puzzle, searches where that says more, and shows what came of it."""

    schema = SOLVE
    solver: Solver
    narrators: Sequence[Narrator]
    page: Page
    quiet: bool
    single_step: bool
    rates: bool
    is_task: bool
    solutions: SolutionFile | None

    @property
    def also(self) -> Callable[[str], object] | None:
        return None if self.solutions is None else self.solutions.write

    def incoming(
        self, arguments: Sequence[str], variant: Variant, extent: Extent
    ) -> Iterator[Entry]:
        if self.is_task:
            return iter([task_entry(arguments[0])])
        return super().incoming(arguments, variant, extent)

    def admit(self, board: Board) -> None:
        if self.form == "html":
            self.refuse_another(_ONE_PUZZLE)
        if self.form in ("text", "html"):
            self.notation.admit(board.layout.size)

    def handle(self, entry: Entry, board: Board) -> Exit:
        try:
            result = solve_within(self.solver, board)
        except InterruptedSolveError as interrupted:
            # nobody could tell a board by itself from a solution
            if not self.quiet or self.as_json:
                self._show(entry, interrupted.result, None)
            raise
        searched = search(result)
        code = exit_code(result, searched)
        if self.solutions is None:
            self._show(entry, result, searched)
            return code
        if self.as_json or not self.quiet:
            self._show(entry, result, searched)
        text, told = self.solutions.taken(result, code)
        if text is not None:
            self.answer.add("also", text)
        if told is not None:
            self.complain(entry.placed(told))
        return code

    def _show(self, entry: Entry, result: SolveResult, searched: Solutions | None) -> None:
        if self.table is not None:
            self.write_row(self.table.row(entry, self._values(result)))
        elif self.form == "trace":
            self.write(f"{result.to_json()}\n")
        elif self.as_json:
            grade = self._grade(result)
            self.write(solve_record(entry, result, searched, not self.quiet, grade))
        elif self.form == "html":
            self._play(entry, result, searched)
        elif self.quiet:
            self.write(f"{self._line(result.final_board)}\n")
            if result.status is not SolveStatus.SOLVED:
                self.complain(entry.placed(standing(result, searched, self.notation)))
        else:
            self._tell(entry, result, searched)

    def _line(self, board: Board) -> str:
        """The digits; with the rest of the puzzle, where they would be another one without it."""
        if board.is_complete or digits_tell(board):
            return board.to_string()
        from sudologue.formats import write

        return write(board, "jsonl")

    def _values(self, result: SolveResult) -> dict[str, object]:
        """The columns of a row."""
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
            from sudologue.rating.grade_columns import number_columns

            values |= number_columns(grade)
        return values

    @property
    def _has_lines(self) -> bool:
        """Whether every puzzle has a line, and nothing but its solution on it."""
        return self.quiet and not (self.has_records or self.is_task or self.solutions)

    def turn_away(self, entry: Entry, error: SudologueError) -> Exit:
        code = super().turn_away(entry, error)
        if self._has_lines and entry.line is not None:
            self.write("\n")  # so that a line of results stays beside its puzzle
        return code

    def _tell(self, entry: Entry, result: SolveResult, searched: Solutions | None) -> None:
        passages = self._story(result)
        if searched is not None:
            passages.append(say(found_by_search(searched)))
        passages += _unread(entry, result)
        grade = self._grade(result)
        if grade is not None:
            from sudologue.rating.grade_words import in_passing

            passages.append(say(in_passing(grade)))
        told = all_in_notation(passages, self.notation, result.initial.layout.size)
        heading = self.heading(entry, result.initial)
        self.write_page(self.page.text(heading, told, result.final_board))

    def _story(self, result: SolveResult) -> list[Passage]:
        """All of it, or the one step that was asked for, if there is one."""
        narrator = self.narrators[0]
        if self.single_step and result.steps:
            return [narrator.tell(result.steps[0], result.initial)]
        return [*narrator.narrate(result)]

    def _grade(self, result: SolveResult) -> Grade | None:
        """How hard a puzzle is that was solved, if that is wanted and there are models for it."""
        is_solved = result.status is SolveStatus.SOLVED and bool(result.steps)
        if not (self.rates and is_solved and result.initial.layout == CLASSIC):
            return None
        # whoever wants solutions alone does not wait for the models
        from sudologue.cli.output.quick_grade import grade_in_passing

        return grade_in_passing(result)

    def _play(self, entry: Entry, result: SolveResult, searched: Solutions | None) -> None:
        # whoever reads prose does not wait for the drawings
        from sudologue.rendering.player import page_of

        found = [] if searched is None else [say(found_by_search(searched))]
        remarks = [*found, *_unread(entry, result)]
        self.write_only(page_of(result, self.narrators, notation=self.notation, remarks=remarks))


def _unread(entry: Entry, result: SolveResult) -> list[Passage]:
    """What is said of a puzzle's rules in words where they may be why it is not solved."""
    doubtful = entry.rules and result.status is not SolveStatus.SOLVED
    return [sentence(WITHOUT_WORDS)] if doubtful else []
