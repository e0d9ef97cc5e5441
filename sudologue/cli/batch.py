"""Many puzzles: one after the other, in order, whatever is wrong with some of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sudologue.cli.console import Progress
from sudologue.cli.exits import Exit
from sudologue.cli.remarks import Remarks
from sudologue.cli.sink import Sink
from sudologue.cli.sources import Entry, entries
from sudologue.cli.variant import Variant
from sudologue.errors import SudologueError
from sudologue.model import Board


class Batch(ABC):
    """What a verb does with each puzzle, and with each that cannot be read."""

    def __init__(self, sink: Sink) -> None:
        self.sink = sink
        self.progress = Progress(sink.stream)
        self._remarks = Remarks(self.progress)

    def admit(self, board: Board) -> None:
        """Refuse a board that the verb, as it is called, can do nothing with."""
        return

    @abstractmethod
    def handle(self, entry: Entry, board: Board) -> Exit:
        """Write what comes of a puzzle."""

    @abstractmethod
    def refuse(self, entry: Entry, message: str) -> None:
        """Write what there is to write of a puzzle that cannot be read, which has been said."""

    def incoming(self, arguments: Sequence[str], variant: Variant) -> Iterator[Entry]:
        """The puzzles, each read when it is asked for."""
        return entries(arguments, variant)

    def turn_away(self, entry: Entry, error: SudologueError) -> Exit:
        """Say that a puzzle cannot be read, and why."""
        self.progress.complain(error)
        self.refuse(entry, str(error))
        return Exit.UNREADABLE

    def _read(self, entry: Entry, variant: Variant) -> tuple[Entry, Board]:
        """The position of an entry. What it was read as is said, if that is not plain."""
        if entry.form is not None and variant.format is None:
            return entry, entry.board(variant)
        reading = entry.reading(variant)
        self._remarks.say(entry, reading, was_named=variant.format is not None)
        return replace(entry, content=reading), reading.board

    def _admit(self, entry: Entry, board: Board) -> None:
        try:
            self.admit(board)
        except SudologueError as error:
            raise SudologueError(entry.placed(str(error))) from error

    def run(self, arguments: Sequence[str], variant: Variant) -> Exit:
        """All puzzles as they come; the highest exit code counts."""
        worst = Exit.OK
        with self.progress:
            for entry in self.incoming(arguments, variant):
                try:
                    entry, board = self._read(entry, variant)
                    self._admit(entry, board)
                except SudologueError as error:
                    worst = max(worst, self.turn_away(entry, error))
                else:
                    worst = max(worst, self.handle(entry, board))
                self.progress.advance()
            self._remarks.sum_up()
        return worst
