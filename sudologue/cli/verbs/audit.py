"""`sudologue audit`: are the steps of traces on file true?"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import click

from sudologue.audit.files import Examined, examine, examine_result
from sudologue.audit.kernel import Verdict
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import is_sure
from sudologue.cli.input.input_progress import InputProgress
from sudologue.cli.input.traces import TraceText, is_record, misstatement, trace_in, trace_texts
from sudologue.cli.options import group, shared_options, verb
from sudologue.cli.options.puzzle_options import sources
from sudologue.cli.options.run_options import RunOptions, kept
from sudologue.cli.output.records import audit_record, unaudited_record
from sudologue.cli.run.handler import Handler
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)


@dataclass(frozen=True, kw_only=True)
class AuditOptions(RunOptions):
    """What is asked of an audit."""

    files: tuple[str, ...]
    quiet: bool


@verb()
@shared_options.traces
@group("output", shared_options.quiet, shared_options.form("json"), shared_options.output)
@kept
@click.pass_context
def audit(ctx: click.Context, **_: Any) -> int:
    """`sudologue audit`."""
    return AuditHandler(AuditOptions.of(ctx)).run()


class AuditHandler(Handler[TraceText, AuditOptions]):
    """Checks each trace, and says what came of it."""

    def run(self) -> Exit:
        """Check all of them as they come, and count them; the highest exit code counts."""
        arguments = sources(self.asked.files, "trace")
        progress = InputProgress(arguments)
        with self.asked.results() as sink:
            self.begin(sink)
            texts = (text for name in arguments for text in trace_texts(name, progress))
            outcomes = self.go_through(texts, progress)
            if not (self.as_json or self.asked.quiet) and sink.is_wanted:
                sink.write(f"{_in_all(outcomes)}\n")
            return max(outcomes)

    def look_at(self, found: TraceText) -> Exit:
        try:
            examined = _examined(found)
        except SudologueError as error:
            message = found.placed(error)
            self.refuse(message)
            if self.as_json:
                self.write_failure(found, message)
            return Exit.UNREADABLE
        self.output.events.append(("read",))
        verdict = examined.verdict
        if not (verdict.ok and self.asked.quiet):
            if self.as_json:
                self.write(audit_record(found, examined))
            else:
                self.write(f"{found.place}: {_told(examined)}\n")
        return Exit.OK if verdict.ok else Exit.STUCK

    def write_failure(self, found: TraceText, message: str) -> None:
        self.write(unaudited_record(found, message))


def _examined(found: TraceText) -> Examined:
    """What the kernel says of a trace, or of the one in a record."""
    if found.fault is not None:
        raise SudologueError(found.fault)
    if is_sure(found.text.strip()):
        raise SudologueError(_say("no_trace"))
    if not is_record(found.text):
        return examine(found.text)
    fields, result = trace_in(found.text)
    examined = examine_result(result)
    fault = misstatement(fields, result)
    if fault is not None and examined.verdict.ok:
        return replace(examined, verdict=Verdict(False, fault))
    return examined


def _told(examined: Examined) -> str:
    """The verdict, and of a trace that holds what it comes to."""
    verdict, steps = examined.verdict, examined.steps
    if not verdict.ok:
        return str(verdict)
    told = _say("ok", examined.status.value, *(() if steps else ("at_once",)), steps=steps)
    if examined.assumes:
        told += _say("assuming")
    return ", ".join([told, *verdict.reservations])


def _in_all(outcomes: Counter[Exit]) -> str:
    """How many traces came out how, and what OK means if it was said."""
    parts: list[str] = []
    for code in (Exit.OK, Exit.STUCK, Exit.UNREADABLE):
        if outcomes[code]:
            cases = (code.name.lower(), *(() if parts else ("first",)))
            parts.append(_say("outcome", *cases, count=outcomes[code]))
    return _say("in_all", *(("ok",) if outcomes[Exit.OK] else ()), parts=parts)
