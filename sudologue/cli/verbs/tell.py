"""`sudologue tell`: traces on file, narrated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import click

from sudologue.audit import check_trace
from sudologue.cli.exits import Exit
from sudologue.cli.input.documents import begins_with_puzzle
from sudologue.cli.input.input_progress import InputProgress
from sudologue.cli.input.traces import TraceText, is_record, trace_of, trace_texts
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import sources
from sudologue.cli.options.run_options import RunOptions, kept
from sudologue.cli.output.complaints import printable
from sudologue.cli.run.handler import Handler
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.inference.codec import TraceFormatError
from sudologue.messages import Messages
from sudologue.narration import Passage, in_full, voice_named
from sudologue.narration.notations import notation_named
from sudologue.narration.steps.foreign_traces import tell_stranger

_say = Messages(__name__)

# Lines that are no JSON are taken together as one text, of no more lines and characters than these.
_LINES_TOGETHER = 100
_LONGEST_TOGETHER = 100_000


@dataclass(frozen=True, kw_only=True)
class TellOptions(RunOptions):
    """What is asked of told traces."""

    files: tuple[str, ...]
    voice: str
    full: bool
    all_steps: bool
    step: int | None

    def faults(self) -> Iterator[str]:
        if self.step is not None and self.all_steps:
            yield _say("steps_apart")


@verb()
@shared_options.traces
@group(
    "printing",
    shared_options.voice(),
    option("--step", type=click.IntRange(min=1), metavar="N"),
    shared_options.all_steps,
    shared_options.full,
    shared_options.notation,
)
@group("output", shared_options.form_of("markdown"), shared_options.output)
@kept
@shared_options.color
@click.pass_context
def tell(ctx: click.Context, **_: Any) -> int:
    """`sudologue tell`."""
    return TellHandler(TellOptions.of(ctx)).run()


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


class TellHandler(Handler[TraceText, TellOptions]):
    """Audits each trace, and tells those that hold."""

    def __init__(self, asked: TellOptions) -> None:
        super().__init__(asked)
        voice = voice_named(asked.voice)
        self.narrator = in_full(voice, full=asked.full, all_steps=asked.all_steps)
        self.notation = notation_named(asked.notation)

    def run(self) -> Exit:
        """All traces as they come; the highest exit code counts."""
        arguments = sources(self.asked.files, "trace")
        progress = InputProgress(arguments)
        with self.asked.results() as sink:
            self.begin(sink)
            told = (text for name in arguments for text in _together(trace_texts(name, progress)))
            outcomes = self.go_through(told, progress)
            if not outcomes[Exit.OK]:
                sink.leave_what_was_there()
            return max(outcomes)

    def look_at(self, found: TraceText) -> Exit:
        try:
            result, fault = _read(found)
        except SudologueError as error:
            self.refuse(found.placed(error))
            return Exit.UNREADABLE
        self.output.events.append(("read",))
        if fault is not None:
            self.complain(_say("does_not_hold", place=found.place, fault=fault))
            return Exit.STUCK
        try:
            passages = tell_stranger(result, self.narrator, self.asked.step, self.notation)
        except SudologueError as error:
            self.complain(found.placed(error))
            return Exit.UNREADABLE
        self._write(found, result, passages)
        return Exit.OK

    def _write(self, found: TraceText, result: SolveResult, passages: Sequence[Passage]) -> None:
        """Write what is told under a heading, and where a whole trace ends its last board."""
        heading = f"{printable(found.place)}: {result.initial.to_string()}"
        board = result.final_board if self.asked.step is None else None
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
        if short and not is_record(found.text) and begins_with_puzzle(found.text):
            fault = _say("no_trace")
            raise SudologueError(fault) from None
        raise
    verdict = check_trace(result)
    return result, fault if verdict.ok else str(verdict)
