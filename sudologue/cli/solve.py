"""`sudologue solve`: by logic, narrated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO, Any

import click

from sudologue.cli.console import Progress, complain
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.limits import InterruptedSolveError, solve_within
from sudologue.cli.options import layout_from, layout_options, puzzles
from sudologue.cli.show import Manner, show
from sudologue.cli.sink import sink
from sudologue.cli.sources import arguments_or_stdin, entries
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Layout
from sudologue.narration import voice_named
from sudologue.oracle import Solutions, count_solutions
from sudologue.solver import Solver

# A search that has not ended by then says so: large boards with few givens can take for ever.
_SEARCH_SECONDS = 10.0


@click.command(epilog=EPILOG, short_help="Solve puzzles by logic, and tell every step.")
@puzzles
@click.option(
    "--voice",
    default="conversational",
    show_default=True,
    metavar="NAME",
    help="Who tells it: terse, conversational, technical, teacher or proof.",
)
@click.option("--rules", metavar="SLUG,...", help="Only these rules, in this order.")
@click.option(
    "--assume-unique",
    is_flag=True,
    help="Allow rules that take it for granted that the puzzle has one solution.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Prose, or a JSON document a line with the whole trace.",
)
@click.option(
    "--quiet",
    is_flag=True,
    help="Only the solution, a line for each puzzle; of one that is not solved, as far as it came.",
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    metavar="SECONDS",
    help="Stop a puzzle after so long, and show how far it came.",
)
@click.option(
    "--max-steps", type=click.IntRange(min=0), metavar="N", help="Stop a puzzle after N steps."
)
@click.option(
    "--max-depth",
    type=click.IntRange(min=0),
    metavar="N",
    help="No more than N assumptions at once in proofs by contradiction; 0 forbids these proofs.",
)
@click.option("--output", metavar="FILE", help="Write there instead; the file appears when whole.")
@click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colour on a terminal, unless NO_COLOR is set; always; or never.",
)
@layout_options
def solve(
    puzzles: tuple[str, ...],
    voice: str,
    rules: str | None,
    assume_unique: bool,
    form: str,
    quiet: bool,
    timeout: float | None,
    max_steps: int | None,
    max_depth: int | None,
    output: str | None,
    color: str,
    **houses: Any,
) -> int:
    """Solve puzzles by logic alone, one step at a time, and say why of every step.

    A PUZZLE is a line of cells, 81 for the usual size, with . or 0 for the empty ones. A FILE has a
    puzzle a line, or a grid; what follows a # is passed over. - is standard input, and so is no
    argument at all where input is piped.

    When the rules get stuck, search says whether the puzzle has one solution, none or several; that
    is marked as found by search, and no step rests on it.

    \b
    Examples:
      sudologue solve
      53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 sudologue
      solve --voice technical puzzles.txt sudologue solve --format json - < puzzles.txt >
      traces.jsonl
    """
    sources = arguments_or_stdin(puzzles)
    chosen = None if rules is None else [slug.strip() for slug in rules.split(",")]
    solver = Solver(chosen, assume_unique=assume_unique, max_steps=max_steps, max_depth=max_depth)
    manner = Manner(voice_named(voice), form, quiet, color)
    with sink(output) as stream:
        return _solve_all(sources, layout_from(**houses), solver, timeout, manner, stream)


def _solve_all(
    arguments: Sequence[str],
    layout: Layout | None,
    solver: Solver,
    timeout: float | None,
    manner: Manner,
    stream: IO[str],
) -> Exit:
    """Solve as they come, print as they are solved; the worst outcome counts."""
    worst, progress, shown = Exit.OK, Progress(), 0
    try:
        for entry in entries(arguments):
            try:
                board = entry.board(layout)
            except SudologueError as error:
                complain(error)
                worst = max(worst, Exit.UNREADABLE)
                continue
            try:
                result = solve_within(solver, board, timeout)
            except InterruptedSolveError as interrupted:
                show(stream, entry, interrupted.result, None, manner, is_first=not shown)
                raise
            searched = _search(result)
            show(stream, entry, result, searched, manner, is_first=not shown)
            stream.flush()
            shown += 1
            worst = max(worst, _exit(result, searched))
            progress.advance()
    finally:
        progress.finish()
    return worst


def _search(result: SolveResult) -> Solutions | None:
    """What search says of a puzzle on which the rules got stuck."""
    if result.status is not SolveStatus.STUCK:
        return None
    return count_solutions(result.initial, limit=2, seconds=_SEARCH_SECONDS)


def _exit(result: SolveResult, searched: Solutions | None) -> Exit:
    match result.status:
        case SolveStatus.SOLVED:
            return Exit.OK
        case SolveStatus.CONTRADICTION:
            return Exit.NO_SOLUTION
        case SolveStatus.STOPPED:
            return Exit.STUCK
        case SolveStatus.STUCK:
            if searched is not None and searched.has_several:
                return Exit.SEVERAL_SOLUTIONS
            if searched is not None and searched.has_none:
                return Exit.NO_SOLUTION
            return Exit.STUCK
