"""What a narrator is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sudologue.inference import SolveResult, TraceStep
from sudologue.model import Board
from sudologue.narration.passage import Passage


class Narrator(Protocol):
    """A voice: all that one of your own needs to be registered, or handed to `narrate`."""

    @property
    def name(self) -> str:
        """The name to ask for it by."""
        ...

    @property
    def summary(self) -> str:
        """What the voice is like, in one sentence."""
        ...

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        """The passages of a whole result, one for each paragraph or line."""
        ...

    def tell(self, step: TraceStep, before: Board) -> Passage:
        """The passage of one step, from the board it saw."""
        ...
