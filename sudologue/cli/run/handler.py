"""What a verb does with each puzzle, or trace, whatever is wrong with some of them.

One puzzle on the command line is read, handled and written on the spot; what many puzzles need is
loaded where there are many.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry, P
from sudologue.cli.input.sources import argument_entry, is_puzzle
from sudologue.cli.options.puzzle_options import PuzzleOptions, sources
from sudologue.cli.options.run_options import RunOptions
from sudologue.cli.options.shared_options import TABLES
from sudologue.cli.output.complaints import complain
from sudologue.cli.output.page import Page
from sudologue.cli.output.results import Output, Results, reading_events
from sudologue.cli.output.sink import Sink
from sudologue.errors import SudologueError
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.narration.notations import notation_named

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.cli.input.input_progress import InputProgress
    from sudologue.cli.output.tables import Table


R = TypeVar("R", bound=RunOptions)
Q = TypeVar("Q", bound=PuzzleOptions)


class Handler(ABC, Generic[P, R]):
    """What a verb does with each of many things, one as if there were no other.

    It is sent to wherever the work is done, without the `sink`; what it writes and says is held in
    an `output`. What was `asked` is a value that fits together.
    """

    sink: Sink
    page: Page

    def __init__(self, asked: R) -> None:
        self.asked = asked
        self.output = Output()
        self.table: Table | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "sink"}

    def begin(self, sink: Sink) -> None:
        """Take note of where the results go."""
        self.sink = sink
        self.page = Page(sink.stream, self.asked.color, self.asked.form)
        if self.asked.form in TABLES:
            from sudologue.cli.output.tables import Table

            self.table = Table(self.columns, self.asked.form)
        if self.asked.form == "parquet" and not sink.is_file:
            raise SudologueError(_say("no_parquet"))

    @property
    def columns(self) -> Mapping[str, str]:
        """The columns of a table, with their types."""
        return {}

    @property
    def as_json(self) -> bool:
        """Whether the results are records."""
        return self.asked.form == "json"

    @property
    def has_records(self) -> bool:
        """Whether every puzzle has a record, those that cannot be read among them."""
        return self.as_json or self.table is not None

    @property
    def header(self) -> str:
        """What stands before the first row of a table."""
        return "" if self.table is None else self.table.header

    @property
    def also(self) -> Callable[[str], object] | None:
        """What writes to a second file, if there is one."""
        return None

    def handled(self, found: P) -> Output:
        """All that comes of one, by itself; of an interruption, what was written up to then."""
        self.output = Output()
        try:
            self.output.code = self.look_at(found)
        except KeyboardInterrupt:
            self.output.is_cut_short = True
        return self.output

    def go_through(self, items: Iterable[P], progress: InputProgress) -> Counter[Exit]:
        """Many, as they come in; how often each exit code came up."""
        from sudologue.cli.run.run import Run

        return Run(self, progress).through(items)

    @abstractmethod
    def look_at(self, found: P) -> Exit:
        """Write what comes of one."""

    def failed(self, found: P, error: str) -> Output:
        """What is written of one for which something went wrong that nobody expected."""
        self.output = Output(code=Exit.UNREADABLE)
        self.complain(f"{found.place}: {error}" if found.place else error)
        if self.has_records:
            self.write_failure(found, error)
        return self.output

    @abstractmethod
    def write_failure(self, found: P, message: str) -> None:
        """Write the record of one for which something went wrong."""

    # what is written and said

    def write(self, text: str) -> None:
        """Write a result."""
        self.output.events.append(("write", text))

    def write_page(self, text: str) -> None:
        """Write what people read of a puzzle, a blank line after the one before."""
        self.output.events.append(("page", text))

    def write_row(self, text: str) -> None:
        """Write a row of a table."""
        self.output.events.append(("row", text))

    def complain(self, message: object) -> None:
        """Say something on standard error."""
        self.output.events.append(("complain", str(message)))

    def refuse(self, message: object) -> None:
        """Say that it cannot be read, and why."""
        self.output.events.append(("refuse", str(message)))


class PuzzleHandler(Handler[Entry, Q]):
    """What a verb does with each puzzle, and with each that cannot be read.

    A puzzle `is_alone` where no other argument was given than its own.
    """

    verb: ClassVar[str]

    def __init__(self, asked: Q) -> None:
        super().__init__(asked)
        self.notation = notation_named(asked.notation)
        self.variant = asked.variant
        self.puzzles = asked.puzzles
        self.is_alone = False
        self._has_shown = False

    def results(self) -> AbstractContextManager[Sink]:
        """Where the results go."""
        return self.asked.results()

    def admit(self, board: Board) -> None:
        """Refuse a board that the verb, as it is called, can do nothing with."""
        if not self.as_json:
            self.notation.admit(board.layout.size)

    @abstractmethod
    def handle(self, entry: Entry, board: Board) -> Exit:
        """Write what comes of a puzzle."""

    def heading(self, entry: Entry, board: Board | None = None) -> str | None:
        """Which of several puzzles a page is about."""
        if self.is_alone and not entry.lines:
            return None
        return entry.place if board is None else f"{entry.place}: {board.to_string()}"

    def write_only(self, text: str) -> None:
        """Write what holds one puzzle alone."""
        self.write(text)
        self._has_shown = True

    def refuse_another(self, fault: str) -> None:
        """Refuse a puzzle where one has been shown, for what holds one alone."""
        if self._has_shown:
            raise SudologueError(fault)

    def incoming(
        self, arguments: Sequence[str], progress: InputProgress | None = None
    ) -> Iterator[Entry]:
        """The puzzles, each read when it is asked for."""
        from sudologue.cli.input.streams import entries

        return entries(arguments, self.variant, progress)

    def turn_away(self, entry: Entry, error: SudologueError) -> Exit:
        """Say that a puzzle cannot be read, and why."""
        from sudologue.narration.notations.respelling import fault

        self.refuse(fault(error.for_command_line, self.notation))
        if self.has_records:
            self.write_failure(entry, str(error))
        return Exit.UNREADABLE

    def write_failure(self, found: Entry, message: str) -> None:
        if self.table is not None:
            values = {"status": "unreadable", "error": message}
            self.write_row(self.table.row(found, values))
            return
        from sudologue.cli.output.records import unreadable_record

        self.write(unreadable_record(self.verb, found, message))

    def look_at(self, found: Entry) -> Exit:
        try:
            if found.is_plain(self.variant):
                board = found.board(self.variant)
            else:
                found, board = self._read(found)
            try:
                self.admit(board)
            except SudologueError as error:
                raise found.refusal(error) from error
        except SudologueError as error:
            return self.turn_away(found, error)
        self.output.events.append(("read",))
        return self.handle(found, board)

    def _read(self, entry: Entry) -> tuple[Entry, Board]:
        """A position of which more is known. What it was read as is said, if that is not plain."""
        reading = entry.reading(self.variant)
        was_named = self.variant.format is not None
        self.output.events += reading_events(entry, reading, was_named)
        return replace(entry, content=reading), reading.board

    def run(self) -> Exit:
        """All puzzles as they come; the highest exit code counts."""
        if self._is_simple:
            return self._handle_alone()
        from sudologue.cli.input.input_progress import InputProgress

        arguments = sources(self.puzzles)
        self.is_alone = len(arguments) == 1
        with self.results() as sink:
            self.begin(sink)
            progress = InputProgress(arguments)
            outcomes = self.go_through(self.incoming(arguments, progress), progress)
            return max(outcomes, default=Exit.OK)

    @property
    def _is_simple(self) -> bool:
        """Whether there is one puzzle, and nothing to be noted, shared out or waited for."""
        asked, is_terminal = self.asked, sys.stderr and sys.stderr.isatty()
        if asked.output is not None or asked.is_large or (is_terminal and not sys.stdout.isatty()):
            return False
        return len(asked.puzzles) == 1 and is_puzzle(asked.puzzles[0])

    def _handle_alone(self) -> Exit:
        """Read the one puzzle that there is, handle it, and write what came of it."""
        self.is_alone = True
        entry = argument_entry(self.puzzles[0])
        with self.results() as sink:
            self.begin(sink)
            try:
                self.output.code = self.look_at(entry)
            except KeyboardInterrupt:
                self.output.is_cut_short = True
            except Exception as error:  # noqa: BLE001 - whatever goes wrong with it is said of it
                from sudologue.batches.record import told

                self.failed(entry, told(error))
            self._write_alone()
        return self.output.code

    def _write_alone(self) -> None:
        """Write what came of one puzzle; if that is no more than a text, at once."""
        match self.output:
            case Output([("read",), ("page" | "write", text)], is_cut_short=False, then=None):
                self.sink.write(text)
            case output:
                results = Results(self.sink, complain, self.header, self.also)
                results.take(output)
                results.sum_up()
                if output.is_cut_short:
                    raise KeyboardInterrupt
