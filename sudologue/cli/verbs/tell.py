"""`sudologue tell`: traces on file, narrated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import click

from sudologue.audit import check_trace
from sudologue.cli.exits import ENDED_FROM_OUTSIDE, Exit
from sudologue.cli.input.documents import is_puzzle
from sudologue.cli.input.traces import TraceText, is_record, trace_of, trace_texts
from sudologue.cli.options import shared_options, telling_options
from sudologue.cli.options.running_options import Running, kept
from sudologue.cli.output.complaints import printable
from sudologue.cli.output.console import Extent
from sudologue.cli.output.page import Page
from sudologue.cli.run.puzzle_batch import Job
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.inference.codec import TraceFormatError
from sudologue.narration import Narrator, Passage, in_full, voice_named
from sudologue.narration.notations import Notation, notation_named
from sudologue.narration.steps.foreign_traces import tell_stranger

_EPILOG = f"""\b
Exit codes:
  0    every trace is told
  1    a trace does not hold, and is not told
  2    a command, a file or a trace that cannot be read, or told
{ENDED_FROM_OUTSIDE}
Of many traces, the highest code counts."""

# Lines that are no JSON are taken together as one text, of no more lines and characters than these.
_LINES_TOGETHER = 100
_LONGEST_TOGETHER = 100_000


@click.command(epilog=_EPILOG, short_help="Tell traces on file.")
@click.argument(
    "files", nargs=-1, shell_complete=shared_options.complete_file, metavar="[FILE | -]..."
)
@telling_options.voice("Who tells them:")
@telling_options.full
@telling_options.all_steps
@click.option(
    "--step",
    type=click.IntRange(min=1),
    metavar="N",
    help="Tell step N of each trace alone.",
)
@shared_options.notation
@kept
@shared_options.color
@click.pass_context
def tell(
    ctx: click.Context,
    files: tuple[str, ...],
    voice: str,
    full: bool,
    all_steps: bool,
    step: int | None,
    notation: str,
    running: Running,
    color: str,
) -> int:
    """Tell traces on file: in another voice, another notation, or one step alone.

    A FILE has a trace, or one a line, as 'sudologue solve' writes them with --format trace or json;
    - is standard input, and so is no argument at all where input is piped. A trace is told as
    'sudologue solve' told it, but for what search found, which no trace has.

    Whoever wrote them, traces are audited first. One that does not hold is not told: a line on
    standard error says which step is at fault.

    \b
    Examples:
      sudologue solve --format trace puzzles/sample.txt | sudologue tell --voice teacher
      sudologue solve --format trace --output traces.jsonl puzzles/sample.txt
      sudologue tell --voice technical --notation a1 traces.jsonl
      sudologue tell --step 2 --full traces.jsonl
    """
    if step is not None and all_steps:
        raise click.UsageError("--all-steps tells more steps, and --step tells one")
    narrator = in_full(voice_named(voice), full=full, all_steps=all_steps)
    names_in = notation_named(notation)
    arguments = shared_options.sources(ctx, files, "trace: give a file")
    extent = Extent(arguments)
    with running.results() as results:
        job = _Telling(
            sink=results,
            running=running,
            narrator=narrator,
            notation=names_in,
            step=step,
            page=Page(results.stream, color),
        )
        texts = (found for name in arguments for found in _together(trace_texts(name, extent)))
        outcomes = job.go_through(texts, extent)
        if not outcomes[Exit.OK]:
            results.leave_what_was_there()
        return max(outcomes)


def _together(texts: Iterable[TraceText]) -> Iterator[TraceText]:
    """The documents of a source; lines that are no JSON, such as the rows of a grid, are one."""
    held: list[TraceText] = []
    length = 0
    for found in texts:
        is_other = found.fault is None and not found.text.lstrip("\ufeff \t\r\n").startswith("{")
        too_many = len(held) == _LINES_TOGETHER or length + len(found.text) > _LONGEST_TOGETHER
        if held and (too_many or not is_other):
            yield _one(held)
            held, length = [], 0
        if is_other:
            held.append(found)
            length += len(found.text)
        else:
            yield found
    if held:
        yield _one(held)


def _one(texts: Sequence[TraceText]) -> TraceText:
    return replace(texts[0], text="".join(found.text for found in texts))


@dataclass(kw_only=True, eq=False)
class _Telling(Job[TraceText]):
    """Audits each trace, and tells those that hold."""

    narrator: Narrator
    notation: Notation
    step: int | None
    page: Page

    def looked_at(self, found: TraceText) -> Exit:
        try:
            result, fault = _read(found)
        except SudologueError as error:
            self.refuse(found.placed(error))
            return Exit.UNREADABLE
        self.answer.add("read")
        if fault is not None:
            self.complain(f"{found.place}: the trace does not hold: {fault}")
            return Exit.STUCK
        try:
            passages = tell_stranger(result, self.narrator, self.step, self.notation)
        except SudologueError as error:
            self.complain(found.placed(error))
            return Exit.UNREADABLE
        self._write(found, result, passages)
        return Exit.OK

    def _write(self, found: TraceText, result: SolveResult, passages: Sequence[Passage]) -> None:
        """Write what is told under a heading, and where a whole trace ends its last board."""
        heading = f"{printable(found.place)}: {result.initial.to_string()}"
        board = result.final_board if self.step is None else None
        self.write_page(self.page.text(heading, passages, board))

    def write_failure(self, found: TraceText, message: str) -> None:
        """Nothing: there are no records."""


def _read(found: TraceText) -> tuple[SolveResult, str | None]:
    """A trace, and why it does not hold, if so."""
    if found.fault is not None:
        raise SudologueError(found.fault)
    try:
        result, fault = trace_of(found.text)
    except TraceFormatError:
        short = len(found.text) <= _LONGEST_TOGETHER
        if short and not is_record(found.text) and is_puzzle(found.text):
            fault = "a puzzle, no trace: 'sudologue solve' solves and tells it"
            raise SudologueError(fault) from None
        raise
    verdict = check_trace(result)
    return result, fault if verdict.ok else str(verdict)
