"""Many puzzles: one after the other, in order, whatever is wrong with some of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sudologue.cli.console import Progress
from sudologue.cli.exits import Exit
from sudologue.cli.refusals import Refusals
from sudologue.cli.remarks import Remarks
from sudologue.cli.sink import Sink
from sudologue.cli.sources import Entry, entries
from sudologue.cli.variant import Variant
from sudologue.errors import SudologueError
from sudologue.model import Board


@dataclass(kw_only=True, eq=False)
class Batch(ABC):
    """What a verb does with each puzzle, and with each that cannot be read.

    `form` is what the results look like, `schema` the name of the verb's records in JSON. A puzzle
    `is_alone` where no other argument was given.
    """

    schema: ClassVar[str]
    sink: Sink
    form: str = "text"

    def __post_init__(self) -> None:
        self.progress = Progress(self.sink.stream)
        self.is_alone = False
        self._remarks = Remarks(self.progress)
        self._refusals = Refusals(self.progress)
        self._has_pages = False

    @property
    def as_json(self) -> bool:
        """Whether the results are records."""
        return self.form == "json"

    @property
    def has_records(self) -> bool:
        """Whether every puzzle has a record, those that cannot be read among them."""
        return self.as_json

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

    def write_page(self, text: str) -> None:
        """Write what people read of a puzzle, a blank line after the one before."""
        self.sink.write(f"\n{text}" if self._has_pages else text)
        self._has_pages = True

    def refuse_another(self) -> None:
        """Refuse a puzzle where a page has been written, for what holds one alone."""
        if self._has_pages:
            raise SudologueError("a picture shows one board: draw the others one by one")

    def incoming(self, arguments: Sequence[str], variant: Variant) -> Iterator[Entry]:
        """The puzzles, each read when it is asked for."""
        return entries(arguments, variant)

    def turn_away(self, entry: Entry, error: SudologueError) -> Exit:
        """Say that a puzzle cannot be read, and why."""
        self._refusals.say(self.worded(error))
        if self.has_records:
            self.write_refusal(entry, str(error))
        return Exit.UNREADABLE

    def write_refusal(self, entry: Entry, message: str) -> None:
        """Write the record of a puzzle that cannot be read."""
        # boards are shown without what the records of other verbs need
        from sudologue.cli.records import unreadable_record

        self.sink.write(unreadable_record(self.schema, entry, message))

    def _read(self, entry: Entry, variant: Variant) -> tuple[Entry, Board]:
        """The position of an entry. What it was read as is said, if that is not plain."""
        if entry.is_plain(variant):
            return entry, entry.board(variant)
        reading = entry.reading(variant)
        self._remarks.say(entry, reading, was_named=variant.format is not None)
        return replace(entry, content=reading), reading.board

    def _admit(self, entry: Entry, board: Board) -> None:
        try:
            self.admit(board)
        except SudologueError as error:
            raise entry.refusal(error) from error

    def run(self, arguments: Sequence[str], variant: Variant) -> Exit:
        """All puzzles as they come; the highest exit code counts."""
        self.is_alone = len(arguments) == 1
        with self.progress:
            try:
                return self._run(self.incoming(arguments, variant), variant)
            finally:
                self._refusals.sum_up()
                self._remarks.sum_up()

    def _run(self, incoming: Iterator[Entry], variant: Variant) -> Exit:
        worst = Exit.OK
        for entry in incoming:
            try:
                entry, board = self._read(entry, variant)
                self._admit(entry, board)
            except SudologueError as error:
                worst = max(worst, self.turn_away(entry, error))
            else:
                self._refusals.count_one_read()
                worst = max(worst, self.handle(entry, board))
            self.progress.advance()
            if self._refusals.are_hopeless:
                break
        if self._refusals.are_all and not self.has_records:
            self.sink.leave_what_was_there()
        return worst
