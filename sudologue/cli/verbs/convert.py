"""`sudologue convert`: from one format into another, one position or a million."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.sources import STDIN
from sudologue.cli.input.streams import entries
from sudologue.cli.input.variant import Variant
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import PuzzleOptions, sources
from sudologue.cli.output.complaints import shortened
from sudologue.cli.output.destination import sink
from sudologue.cli.output.interruption import has_come, held, released
from sudologue.cli.output.progress import Progress
from sudologue.cli.output.results import Refusals, Remarks, reading_events, warning_events
from sudologue.cli.output.sink import Sink
from sudologue.errors import FormatError, SudologueError
from sudologue.formats import FORMATS, Format, Reading, by_extension, named
from sudologue.messages import Messages
from sudologue.wording import listed

_say = Messages(__name__)

# Results are written together where nobody waits for each: as many characters at a time.
_BATCH = 1 << 16


@dataclass(frozen=True, kw_only=True)
class ConvertOptions(PuzzleOptions):
    """What is asked of a conversion."""

    target: str | None
    has_one_file = False


@verb()
@shared_options.puzzles
@group(
    "output",
    option("--to", "target", metavar="FORMAT", shell_complete=shared_options.complete_format),
    shared_options.output,
)
@shared_options.layout_options
@click.pass_context
def convert(ctx: click.Context, **_: Any) -> int:
    """`sudologue convert`."""
    asked = ConvertOptions.of(ctx)
    format = _format_of_file(asked.output or "", asked.target)
    if not format.can_write:
        raise FormatError(_say("only_read", slug=format.slug))
    variant, arguments = asked.variant, sources(asked.puzzles)
    with sink(asked.output) as results:
        return _Converting(results, format, variant).run(arguments)


def _format_of_file(name: str, target: str | None) -> Format:
    """The format that is asked for, or else the one that the ending of a file says."""
    ending, found = Path(name).suffix, by_extension(name)
    if ending.lower() == ".gz":
        raise FormatError(_say("packed"))
    if target is not None:
        asked = named(target)
        if found and ending.lower() not in (".txt", *asked.extensions):
            raise FormatError(_say("contradicts", format=target, file=name))
        return asked
    if found is None and ending:
        known = {ending: None for each in FORMATS if each.can_write for ending in each.extensions}
        written = f"{shortened(ending)}, but in {listed([*known])}"
        raise FormatError(_say("no_format", written=written))
    return found or named("line")


class _Converting:
    """Reads one position after the other and writes it, saying what is lost."""

    def __init__(self, sink: Sink, format: Format, variant: Variant) -> None:
        self._sink = sink
        self._format = format
        self._variant = variant
        self._progress = Progress(sink.stream)
        self._worst = Exit.OK
        self._remarks = Remarks(self._progress.complain)
        self._refusals = Refusals(self._progress.complain)

    def run(self, arguments: Sequence[str]) -> Exit:
        """Convert everything; the highest exit code counts."""
        pieces = _Pieces(self._sink, is_live=_is_live(arguments, self._sink))
        patience = _Patience()
        with self._progress, held():
            try:
                for piece in self._format.write(self._readings(arguments, patience)):
                    pieces.add(piece)
            except SudologueError as error:
                self._refuse(error)
            pieces.flush()
            self._refusals.sum_up()
            self._remarks.sum_up()
        if self._refusals.are_all:
            self._sink.leave_what_was_there()
        if patience.is_over:
            raise KeyboardInterrupt
        return self._worst

    def _readings(self, arguments: Sequence[str], patience: _Patience) -> Iterator[Reading]:
        """The positions that can be read and written, until somebody has had enough."""
        for entry in patience.with_each(entries(arguments, self._variant)):
            try:
                reading = entry.reading(self._variant)
                self._format.refuse(reading.board.layout)
            except FormatError as error:
                self._refuse(entry.placed(str(error)))
            except SudologueError as error:
                self._refuse(error)
            else:
                self._refusals.count_one_read()
                was_named = self._variant.format is not None
                self._remarks.take(reading_events(entry, reading, was_named))
                self._remarks.take(warning_events(entry, self._format.losses(reading)))
                yield reading
            self._progress.advance()
            if self._refusals.are_hopeless:
                return

    def _refuse(self, error: object) -> None:
        self._refusals.say(error)
        self._worst = Exit.UNREADABLE


class _Patience:
    """Lets an interruption, held up otherwise, end the reading.

    If it comes while the next item is waited for, it ends the wait; otherwise the item in hand is
    the last one. The second one waits for nothing.
    """

    def __init__(self) -> None:
        self._has_ended_a_wait = False

    @property
    def is_over(self) -> bool:
        """Whether somebody has had enough."""
        return self._has_ended_a_wait or has_come()

    def with_each(self, items: Iterator[Entry]) -> Iterator[Entry]:
        """The items, until it is over."""
        while not self.is_over:
            try:
                with released():
                    found = list(islice(items, 1))
            except KeyboardInterrupt:
                self._has_ended_a_wait = True
                return
            if not found:
                return
            yield found[0]


class _Pieces:
    """Pieces of the result on their way out, each whole, and several together.

    Where somebody waits, on a terminal or at the other end of a pipe that is read, each goes out at
    once.
    """

    def __init__(self, sink: Sink, is_live: bool) -> None:
        self._sink = sink
        self._is_live = is_live
        self._held: list[str] = []
        self._length = 0

    def add(self, piece: str) -> None:
        """Take one more piece."""
        self._held.append(piece)
        self._length += len(piece)
        if self._is_live or self._length >= _BATCH:
            self.flush()

    def flush(self) -> None:
        """Write what is held."""
        if self._held:
            text = "".join(self._held)
            self._held, self._length = [], 0
            self._sink.write(text)


def _is_live(arguments: Sequence[str], sink: Sink) -> bool:
    """Whether what is read may keep us waiting, or somebody looks on."""
    return STDIN in arguments or sink.stream.isatty()
