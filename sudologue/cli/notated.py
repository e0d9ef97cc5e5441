"""Many puzzles, spoken of in a notation of the user's choice."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.cli.batch import Batch
from sudologue.errors import SudologueError
from sudologue.narration.faults import fault
from sudologue.narration.notations import Notation


@dataclass(kw_only=True, eq=False)
class NotatedBatch(Batch):
    """What a verb does with each puzzle, cells being written in a notation."""

    notation: Notation

    def worded(self, error: SudologueError) -> str:
        return fault(error, self.notation)
