"""`sudologue audit`: are the steps of traces on file true?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import click

from sudologue.audit.files import Examined, examine, examine_result
from sudologue.audit.kernel import Verdict
from sudologue.cli import options
from sudologue.cli.console import Progress
from sudologue.cli.exits import ENDED_FROM_OUTSIDE, Exit
from sudologue.cli.gatherer import is_sure
from sudologue.cli.recorded import is_record, misstatement, trace_in
from sudologue.cli.records import audit_record, unaudited_record
from sudologue.cli.refusals import Refusals
from sudologue.cli.sink import Sink, sink
from sudologue.cli.traces import TraceText, trace_texts
from sudologue.errors import SudologueError
from sudologue.inference import SolveStatus
from sudologue.wording import listed, noun_for

_EPILOG = f"""\b
Exit codes:
  0    every trace holds
  1    a trace does not hold
  2    a command, a file or a trace that cannot be read
{ENDED_FROM_OUTSIDE}
Of many traces, the highest code counts."""


@click.command(epilog=_EPILOG, short_help="Check traces on file, step by step.")
@click.argument("files", nargs=-1, shell_complete=options.complete_file, metavar="[FILE | -]...")
@options.form("A sentence a trace, or a JSON document a line.")
@options.quiet("Only of traces that do not hold.")
@options.output
@click.pass_context
def audit(
    ctx: click.Context,
    files: tuple[str, ...],
    form: str,
    indent: int,
    quiet: bool,
    output: str | None,
) -> int:
    """Check traces on file: is every step forced by the constraints it cites, and by these alone?

    The check knows nothing of rules, and does not ask who wrote a trace. A FILE has a trace, or one
    a line, as 'sudologue solve' writes them with --format trace or json; - is standard input, and
    so is no argument at all where input is piped. OK is about conclusions: whether a step names its
    rule rightly is not checked. A trace may also begin midway, or have other houses than the usual
    ones; then it is said what was there before the first step, and what is unusual.

    \b
    Examples:
      sudologue solve --format trace puzzles/sample.txt | sudologue audit
      sudologue solve --format trace --output traces.jsonl puzzles/sample.txt
      sudologue audit traces.jsonl
      sudologue audit --format json traces.jsonl
    """
    arguments = options.sources(ctx, files, "trace: give a file")
    with sink(output, options.indent_of(form, indent)) as results:
        job = _Auditing(results, as_json=form == "json", quiet=quiet)
        return job.run(found for name in arguments for found in trace_texts(name))


class _Auditing:
    """Checks each trace, and says what came of it."""

    def __init__(self, sink: Sink, as_json: bool, quiet: bool) -> None:
        self._progress = Progress(sink.stream)
        self._refusals = Refusals(self._progress)
        self._outcomes = Counter[Exit]()
        self._sink = sink
        self._as_json = as_json
        self._quiet = quiet

    def run(self, incoming: Iterable[TraceText]) -> Exit:
        """Check all of them as they come, and count them; the highest exit code counts."""
        with self._progress:
            try:
                for found in incoming:
                    self._outcomes[self._looked_at(found)] += 1
                    if self._refusals.are_hopeless:
                        break
            finally:
                self._refusals.sum_up()
        if not self._as_json:
            if self._refusals.are_all:
                self._sink.leave_what_was_there()
            elif not self._quiet:
                self._sink.write(f"{_in_all(self._outcomes)}\n")
        return max(self._outcomes)

    def _looked_at(self, found: TraceText) -> Exit:
        """What comes of one."""
        try:
            examined = _examined(found)
        except SudologueError as error:
            message = found.placed(error)
            self._refusals.say(message)
            if self._as_json:
                self._sink.write(unaudited_record(found, message))
            return Exit.UNREADABLE
        finally:
            self._progress.advance()
        self._refusals.count_one_read()
        verdict = examined.verdict
        if not (verdict.ok and self._quiet):
            if self._as_json:
                self._sink.write(audit_record(found, examined))
            else:
                self._sink.write(f"{found.place}: {_told(examined)}\n")
        return Exit.OK if verdict.ok else Exit.STUCK


def _examined(found: TraceText) -> Examined:
    """What the kernel says of a trace, or of the one in a record."""
    if found.fault is not None:
        raise SudologueError(found.fault)
    if is_sure(found.text.strip()):
        raise SudologueError("a puzzle, no trace; 'sudologue solve --format trace' makes one of it")
    if not is_record(found.text):
        return examine(found.text)
    fields, result = trace_in(found.text)
    examined = examine_result(result)
    fault = misstatement(fields, result)
    if fault is not None and examined.verdict.ok:
        return replace(examined, verdict=Verdict(False, fault))
    return examined


_ENDS = {
    SolveStatus.SOLVED: "solved in",
    SolveStatus.STUCK: "stuck after",
    SolveStatus.CONTRADICTION: "a contradiction after",
    SolveStatus.STOPPED: "stopped after",
}


def _told(examined: Examined) -> str:
    """The verdict, and of a trace that holds what it comes to."""
    verdict, steps = examined.verdict, examined.steps
    if not verdict.ok:
        return str(verdict)
    told = f"OK, {_ENDS[examined.status]} {steps or 'no'} {noun_for(steps, 'step')}"
    if examined.assumes:
        told += ", taking for granted that the puzzle has one solution"
    return ", ".join([told, *verdict.reservations])


_OUTCOMES = (
    (Exit.OK, "holds", "hold"),
    (Exit.STUCK, "does not hold", "do not hold"),
    (Exit.UNREADABLE, "cannot be read", "cannot be read"),
)


def _in_all(outcomes: Counter[Exit]) -> str:
    """How many traces came out how, and what OK means if it was said."""
    parts: list[str] = []
    for code, verb, plural in _OUTCOMES:
        number = outcomes[code]
        if number:
            noun = "" if parts else f" {noun_for(number, 'trace')}"
            parts.append(f"{number:,}{noun} {noun_for(number, verb, plural)}")
    meaning = " OK is about conclusions: the names of rules are not checked."
    return f"{listed(parts)}.{meaning if outcomes[Exit.OK] else ''}"
