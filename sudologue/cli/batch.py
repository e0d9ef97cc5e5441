"""Many puzzles: one after the other, in order, whatever is wrong with some of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from sudologue.cli.console import Progress
from sudologue.cli.exits import Exit
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

    @abstractmethod
    def handle(self, entry: Entry, board: Board) -> Exit:
        """Write what comes of a puzzle."""

    @abstractmethod
    def refuse(self, entry: Entry, message: str) -> None:
        """Write what there is to write of a puzzle that cannot be read, which has been said."""

    def run(self, arguments: Sequence[str], variant: Variant) -> Exit:
        """All puzzles as they come; the highest exit code counts."""
        worst = Exit.OK
        with self.progress:
            for entry in entries(arguments, variant):
                try:
                    board = entry.board(variant)
                except SudologueError as error:
                    self.progress.complain(error)
                    self.refuse(entry, str(error))
                    worst = max(worst, Exit.UNREADABLE)
                else:
                    worst = max(worst, self.handle(entry, board))
                self.progress.advance()
        return worst
