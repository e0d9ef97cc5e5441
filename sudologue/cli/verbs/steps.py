"""`sudologue steps`: solves as tables, a row for each step."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import click

from sudologue.batches.step_rows import position_text, step_columns, step_rows
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import group, shared_options, verb
from sudologue.cli.options.puzzle_options import SolvingOptions
from sudologue.cli.options.run_options import many
from sudologue.cli.output.records import record_line
from sudologue.cli.output.tables import PLACE
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import exit_code, search, solve_within
from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.narration import in_full, tell_step, voice_named
from sudologue.narration.notations import all_in_notation
from sudologue.narration.voices.endings import short_ending


@dataclass(frozen=True, kw_only=True)
class StepsOptions(SolvingOptions):
    """What is asked of the steps of solves."""

    words: tuple[str, ...]
    full: bool


@verb()
@shared_options.puzzles
@group(
    "printing", shared_options.words("conversational"), shared_options.full, shared_options.notation
)
@group("output", shared_options.form("json", *shared_options.TABLES), shared_options.output)
@group(
    "solving",
    shared_options.rules,
    shared_options.assume_unique,
    shared_options.choose,
    shared_options.timeout,
)
@shared_options.budget
@many
@shared_options.layout_options
@shared_options.color
@click.pass_context
def steps(ctx: click.Context, **_: Any) -> int:
    """`sudologue steps`."""
    return StepsHandler(StepsOptions.of(ctx)).run()


class StepsHandler(PuzzleHandler[StepsOptions]):
    """Solves each puzzle, and writes a row for each step."""

    verb = "steps"

    def __init__(self, asked: StepsOptions) -> None:
        super().__init__(asked)
        self.solver = asked.solver(budget="usual" if asked.has_usual_budget else asked.budget)
        self.narrators = [in_full(voice_named(name), full=asked.full) for name in asked.words]

    @property
    def columns(self) -> Mapping[str, str]:
        return {**PLACE, **step_columns(self.asked.words), "error": "text"}

    def admit(self, board: Board) -> None:
        self.notation.admit(board.layout.size)

    def handle(self, entry: Entry, board: Board) -> Exit:
        result = solve_within(self.solver, board)
        if not self.has_records:
            self._tell(entry, result)
        else:
            for row in [*step_rows(result, self.narrators, self.notation)] or [_no_step(result)]:
                if self.table is not None:
                    self.write_row(self.table.row(entry, row))
                else:
                    row["position"] = json.loads(row["position"])
                    self.write(record_line(self.verb, entry, **row))
        return exit_code(result, search(result))

    def _tell(self, entry: Entry, result: SolveResult) -> None:
        numbers = range(1, len(result.steps) + 1)
        told = [tell_step(result, n, narrator) for n in numbers for narrator in self.narrators]
        lines = [passage.as_line() for passage in (*told, short_ending(result))]
        said = all_in_notation(lines, self.notation, result.initial.layout.size)
        self.write_page(self.page.text(self.heading(entry, result.initial), said))


def _no_step(result: SolveResult) -> dict[str, Any]:
    """The row of a result without any step: how it ended, and why."""
    return {
        "puzzle": result.initial.to_string(),
        "position": position_text(result.initial),
        "status": result.status.value,
        "step": None,
        "error": None if result.diagnosis is None else str(result.diagnosis),
    }
