"""Many puzzles: what a verb does with each, whatever is wrong with some of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Placed
from sudologue.cli.input.sources import Entry, entries
from sudologue.cli.input.variant import Variant
from sudologue.cli.options.running_options import HERE, Running
from sudologue.cli.output.console import Extent
from sudologue.cli.output.results import Answer, reading_events
from sudologue.cli.output.sink import Sink
from sudologue.cli.output.tables import FORMS, Table
from sudologue.errors import SudologueError
from sudologue.model import Board

if TYPE_CHECKING:
    from sudologue.narration.notations import Notation

P = TypeVar("P", bound=Placed)


@dataclass(kw_only=True, eq=False)
class Job(ABC, Generic[P]):
    """What a verb does with each of many things, one as if there were no other.

    It is sent to wherever the work is done, without the `sink`; what it writes and says is held in
    an answer. `form` is what the results look like, `columns` those of a table.
    """

    sink: Sink
    running: Running = HERE
    form: str = "text"
    columns: Mapping[str, str] = field(default_factory=dict[str, str])

    def __post_init__(self) -> None:
        self.table = Table(self.columns, self.form) if self.form in FORMS else None
        if self.form == "parquet" and not self.sink.is_file:
            raise SudologueError("--format parquet makes a file: name it with --output")
        self.answer = Answer()
        self.is_alone = False
        self.is_on_terminal = self.sink.stream.isatty()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "sink"}

    @property
    def as_json(self) -> bool:
        """Whether the results are records."""
        return self.form == "json"

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

    def answered(self, found: P) -> Answer:
        """All that comes of one, by itself; of an interruption, what was written up to then."""
        self.answer = Answer()
        try:
            self.answer.code = self.looked_at(found)
        except KeyboardInterrupt:
            self.answer.is_cut_short = True
        return self.answer

    def go_through(self, incoming: Iterator[P], extent: Extent) -> Counter[Exit]:
        """All that comes in; how often each exit code came up."""
        from sudologue.cli.run.run import go_through  # which knows what jobs are

        return go_through(self, incoming, extent)

    @abstractmethod
    def looked_at(self, found: P) -> Exit:
        """Write what comes of one."""

    def failed(self, found: P, error: str) -> Answer:
        """What is written of one for which something went wrong that nobody expected."""
        self.answer = Answer(code=Exit.UNREADABLE)
        self.complain(f"{found.place}: {error}" if found.place else error)
        if self.has_records:
            self.write_failure(found, error)
        return self.answer

    @abstractmethod
    def write_failure(self, found: P, message: str) -> None:
        """Write the record of one for which something went wrong."""

    # what is written and said

    def write(self, text: str) -> None:
        """Write a result."""
        self.answer.add("write", text)

    def write_page(self, text: str) -> None:
        """Write what people read of a puzzle, a blank line after the one before."""
        self.answer.add("page", text)

    def write_row(self, text: str) -> None:
        """Write a row of a table."""
        self.answer.add("row", text)

    def complain(self, message: object) -> None:
        """Say something on standard error."""
        self.answer.add("complain", str(message))

    def refuse(self, message: object) -> None:
        """Say that it cannot be read, and why."""
        self.answer.add("refuse", str(message))


@dataclass(kw_only=True, eq=False)
class Batch(Job[Entry]):
    """What a verb does with each puzzle, and with each that cannot be read.

    `schema` is the name of the verb's records in JSON. A puzzle `is_alone` where no other argument
    was given.
    """

    schema: ClassVar[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        self.variant = Variant()
        self._has_shown = False

    def admit(self, board: Board) -> None:
        """Refuse a board that the verb, as it is called, can do nothing with."""
        return

    def worded(self, error: SudologueError) -> str:
        """What people read of an error."""
        return str(error)

    @abstractmethod
    def handle(self, entry: Entry, board: Board) -> Exit:
        """Write what comes of a puzzle."""

    def heading(self, entry: Entry, board: Board | None = None) -> str | None:
        """Which of several puzzles a page is about."""
        if self.is_alone and entry.line is None:
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
        self, arguments: Sequence[str], variant: Variant, extent: Extent
    ) -> Iterator[Entry]:
        """The puzzles, each read when it is asked for."""
        return entries(arguments, variant, extent)

    def turn_away(self, entry: Entry, error: SudologueError) -> Exit:
        """Say that a puzzle cannot be read, and why."""
        self.refuse(self.worded(error))
        if self.has_records:
            self.write_failure(entry, str(error))
        return Exit.UNREADABLE

    def write_failure(self, found: Entry, message: str) -> None:
        if self.table is not None:
            values = {"status": "unreadable", "error": message}
            self.write_row(self.table.row(found, values))
            return
        # boards are shown without what the records of other verbs need
        from sudologue.cli.output.records import unreadable_record

        self.write(unreadable_record(self.schema, found, message))

    def _read(self, entry: Entry) -> tuple[Entry, Board]:
        """The position of an entry. What it was read as is said, if that is not plain."""
        if entry.is_plain(self.variant):
            return entry, entry.board(self.variant)
        reading = entry.reading(self.variant)
        was_named = self.variant.format is not None
        self.answer.events += reading_events(entry, reading, was_named)
        return replace(entry, content=reading), reading.board

    def _admit(self, entry: Entry, board: Board) -> None:
        try:
            self.admit(board)
        except SudologueError as error:
            raise entry.refusal(error) from error

    def looked_at(self, found: Entry) -> Exit:
        try:
            entry, board = self._read(found)
            self._admit(entry, board)
        except SudologueError as error:
            return self.turn_away(found, error)
        self.answer.add("read")
        return self.handle(entry, board)

    def run(self, arguments: Sequence[str], variant: Variant) -> Exit:
        """All puzzles as they come; the highest exit code counts."""
        self.is_alone = len(arguments) == 1
        self.variant = variant
        extent = Extent(arguments)
        outcomes = self.go_through(self.incoming(arguments, variant, extent), extent)
        return max(outcomes, default=Exit.OK)


@dataclass(kw_only=True, eq=False)
class NotatedBatch(Batch):
    """What a verb does with each puzzle, cells being written in a notation."""

    notation: Notation

    def admit(self, board: Board) -> None:
        if not self.as_json:
            self.notation.admit(board.layout.size)

    def worded(self, error: SudologueError) -> str:
        from sudologue.narration.notations.respelling import (
            fault,  # for which other batches do not wait
        )

        return fault(error, self.notation)
