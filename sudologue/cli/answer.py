"""What comes of one puzzle, as something to be sent from wherever it is worked out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sudologue.cli.exits import Exit

Event = tuple[str, ...]
"""Something to be written or said: its kind, and its texts. `Results` does what it says."""


@dataclass(eq=False)
class Answer:
    """All that is to be written and said of a puzzle, in order, and its exit code.

    One that `is_cut_short` ends with an interruption. What is to be done `first`, and what `then`,
    needs the disk or the terminal of whoever asked.
    """

    events: list[Event] = field(default_factory=list[Event])
    code: Exit = Exit.OK
    is_cut_short: bool = False
    first: Callable[[], object] | None = None
    then: Callable[[], object] | None = None

    def add(self, kind: str, *texts: str) -> None:
        """One more thing to be written or said."""
        self.events.append((kind, *texts))
