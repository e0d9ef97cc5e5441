"""`sudologue why`: the proof of one cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.cli import names, options, solving_options
from sudologue.cli.batch import Batch
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.limits import solve_within
from sudologue.cli.outcome import exit_code, search
from sudologue.cli.page import Page, standing
from sudologue.cli.records import WHY, unplaced_record, why_record
from sudologue.cli.show import has_lines
from sudologue.cli.sink import sink
from sudologue.cli.sources import Entry
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board, Cell
from sudologue.narration import Narrator, Passage, say, voice_named
from sudologue.narration.english import sentence
from sudologue.narration.notations import (
    RC,
    Notation,
    all_in_notation,
    in_notation,
    notation_named,
)
from sudologue.narration.proofs import ASCII, LINES, proof_tree, tell_proof
from sudologue.oracle import Solutions
from sudologue.rendering import dot, markdown, mermaid, plain_text
from sudologue.solver import Solver

_FORMS = ("text", "markdown", "json", "dot", "mermaid")


@click.command(epilog=EPILOG, short_help="Say why a cell is what it is.")
@click.argument(
    "arguments",
    nargs=-1,
    required=True,
    shell_complete=options.complete_file,
    metavar="[PUZZLE | FILE | -]... CELL",
)
@solving_options.voice("Who tells it in prose:")
@click.option("--tree", is_flag=True, help="A tree, from the cell down to the puzzle.")
@click.option(
    "--format",
    "form",
    type=click.Choice(_FORMS),
    default="text",
    show_default=True,
    help="Prose; JSON with the proof as a trace; or a graph, for Graphviz or Mermaid.",
)
@click.option(
    "--shorten",
    is_flag=True,
    help="Drop eliminations that the proof can do without, if some steps are derived anew.",
)
@solving_options.rules
@solving_options.assume_unique
@options.notation
@solving_options.timeout("Stop solving after so long; what was placed by then can be told.")
@solving_options.budget
@options.output
@options.color
@options.layout_options
@click.pass_context
def why(
    ctx: click.Context,
    arguments: tuple[str, ...],
    voice: str,
    tree: bool,
    form: str,
    shorten: bool,
    rules: str | None,
    assume_unique: bool,
    notation: str,
    timeout: float | None,
    budget: int | None,
    output: str | None,
    color: str,
    **houses: Any,
) -> int:
    """Say why a cell is what it is: the steps that its digit stands on, and no others.

    The puzzle is solved, and of all the steps only those are told that lead to the cell, each with
    the numbers of the steps that it stands on. A CELL is written like r5c6, or as --notation says.
    Puzzles are given as to 'sudologue solve'; of several, each is told.

    \b
    Examples:
      sudologue why 1.....3..4.....2 r1c2
      sudologue why --tree puzzle.txt r5c6
      sudologue why --voice proof --shorten puzzle.txt r5c6
      sudologue why --format dot puzzle.txt r5c6 | dot -Tsvg > why.svg
    """
    if tree and form != "text":
        raise click.UsageError(
            f"--tree draws a tree of text, and --format {form} is something else"
        )
    chosen = None if rules is None else names.rules_named(rules, assume_unique)
    solver = Solver(chosen, assume_unique=assume_unique, timeout=timeout, budget=budget)
    narrator, names_in = voice_named(voice), notation_named(notation)
    variant = options.variant_from(**houses)
    puzzles = options.sources(ctx, arguments[:-1])
    with sink(output) as results:
        return _Explaining(
            sink=results,
            form="tree" if tree else form,
            name=arguments[-1],
            solver=solver,
            narrator=narrator,
            page=Page(results.stream, color),
            notation=names_in,
            shorten=shorten,
        ).run(puzzles, variant)


@dataclass(kw_only=True, eq=False)
class _Explaining(Batch):
    """Solves each puzzle, and tells why the cell of a name is what it is."""

    schema = WHY
    name: str
    solver: Solver
    narrator: Narrator
    page: Page
    notation: Notation
    shorten: bool

    def admit(self, board: Board) -> None:
        self._read_cell(board)

    def handle(self, entry: Entry, board: Board) -> Exit:
        cell = self._read_cell(board)
        if board.value(cell) is not None:
            self._show_filled(entry, board, cell)
            return Exit.OK
        result = solve_within(self.solver, board)
        if result.final_board.value(cell) is None:
            searched = search(result)
            self._refuse_unplaced(entry, result, cell, searched)
            return exit_code(result, searched)
        self._show_proof(entry, result.proof(cell, shorten=self.shorten), cell)
        if result.status is SolveStatus.CONTRADICTION:
            searched = search(result)
            said = standing(result, searched, self.notation)
            self._complain(entry, f"the solve goes on to a {said}")
            return exit_code(result, searched)
        return Exit.OK

    def _read_cell(self, board: Board) -> Cell:
        size = board.layout.size
        try:
            cell = Cell.parse(self.name)
        except SudologueError:
            if self.notation is RC:
                raise
            return self.notation.read_cell(self.name, size)
        if max(cell.row, cell.col) >= size:
            raise SudologueError(f"{cell} is off a board of {size} rows and columns")
        return cell

    def _complain(self, entry: Entry, message: str) -> str:
        self.progress.complain(entry.placed(message))
        return message

    # what is written

    def _show_proof(self, entry: Entry, proof: SolveResult, cell: Cell) -> None:
        start = proof.initial
        match self.form:
            case "json":
                told = [plain_text([told]) for told in tell_proof(proof, self.narrator)]
                self.sink.write(why_record(entry, start, cell, proof, told))
            case "dot":
                self.write_page(dot(proof, self.notation))
            case "mermaid":
                self.write_page(mermaid(proof, self.notation))
            case "tree":
                branches = LINES if has_lines(self.sink.stream) else ASCII
                self._tell(entry, start, [*proof_tree(proof, branches)])
            case _:
                self._tell(entry, start, tell_proof(proof, self.narrator))

    def _show_filled(self, entry: Entry, board: Board, cell: Cell) -> None:
        """Say that the cell holds its digit from the start: nothing is to be shown."""
        how = "is given" if board.is_given(cell) else "was placed beforehand"
        told = sentence(cell, " is ", board.value(cell), f": the digit {how}")
        if self.as_json:
            self.sink.write(why_record(entry, board, cell, None, [told.text]))
        elif self.form in ("dot", "mermaid"):
            self._complain(entry, f"{self._in_notation(told, board)} There is nothing to draw.")
        else:
            self._tell(entry, board, [told])

    def _refuse_unplaced(
        self, entry: Entry, result: SolveResult, cell: Cell, searched: Solutions | None
    ) -> None:
        name = self.notation.cell(cell)
        said = standing(result, searched, self.notation)
        message = self._complain(entry, f"{name} is not placed: {said}")
        if self.as_json:
            self.sink.write(unplaced_record(entry, result.initial, cell, message))

    def _tell(self, entry: Entry, board: Board, passages: Sequence[Passage]) -> None:
        """Write passages under a heading that says which of several puzzles it is."""
        told = all_in_notation(passages, self.notation, board.layout.size)
        heading = self.heading(entry, board)
        if self.form == "text":
            self.write_page(self.page.text(heading, told))
        elif self.form == "markdown":
            title = [say(heading)] if heading else []
            self.write_page(f"{markdown([*title, *told])}\n")
        else:
            self.write_page(
                "\n\n".join(part for part in (heading, plain_text(told)) if part) + "\n"
            )

    def _in_notation(self, passage: Passage, board: Board) -> str:
        return in_notation(passage, self.notation, board.layout.size).text
