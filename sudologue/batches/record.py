"""What a batch says of each puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sudologue.errors import SudologueError

UNREADABLE = "unreadable"
FAILED = "failed"
CRASHED = "crashed"


class BatchError(SudologueError):
    """A batch that cannot go on: its workers do not start, or its executor has come to an end."""


@dataclass(frozen=True, slots=True)
class JobResult:
    """What a job finds out about one puzzle."""

    status: str
    puzzle: str | None = None
    solution: str | None = None
    error: str | None = None
    facts: Mapping[str, object] = field(default_factory=dict[str, object])
    result: object = None


@dataclass(frozen=True, slots=True)
class Record:
    """What came of one puzzle, the `index`-th from 0.

    The `status` is the job's own word, such as `solved`; or `unreadable`, `failed` where an
    exception was raised, `crashed` where the puzzle took two workers along. Then `error` says what
    was wrong. The `facts` are flat columns; the `result` is the whole one, where it was asked for.
    Records that differ in their `seconds` alone are equal.
    """

    index: int
    puzzle: str | None
    status: str
    solution: str | None = None
    error: str | None = None
    seconds: float = field(default=0.0, compare=False)
    facts: Mapping[str, object] = field(default_factory=dict[str, object])
    result: object = None

    def row(self) -> dict[str, object]:
        """The record as a flat row, as data frames have them, without what differs each time."""
        return {
            "index": self.index,
            "puzzle": self.puzzle,
            "status": self.status,
            "solution": self.solution,
            **self.facts,
            "error": self.error,
        }
