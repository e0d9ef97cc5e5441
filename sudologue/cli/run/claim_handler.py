"""What the verbs share that are told a claim: `explain` and `judge`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.questions import told_apart
from sudologue.cli.options.puzzle_options import LimitOptions
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.coach import Claim
from sudologue.inference import Elimination, Placement
from sudologue.messages import Messages
from sudologue.model import Board, Cell
from sudologue.narration import Passage, in_full, say, voice_named
from sudologue.narration.notations import all_in_notation
from sudologue.rendering import plain_text

_say = Messages(__name__)

WITH_MORE = say("A larger --budget or --timeout may find more.")


@dataclass(frozen=True, kw_only=True)
class ClaimOptions(LimitOptions):
    """What is asked about a claim, which is among the `arguments`."""

    arguments: tuple[str, ...]
    voice: str
    full: bool
    reveal: bool


C = TypeVar("C", bound=ClaimOptions)


class ClaimHandler(PuzzleHandler[C]):
    """What is said of each puzzle about one claim."""

    def __init__(self, asked: C) -> None:
        super().__init__(asked)
        self.narrator = in_full(voice_named(asked.voice), full=asked.full)
        self.limits = asked.limits
        self.puzzles, claimed = told_apart(asked.arguments, self.notation)
        self._claimed = ", ".join(claimed)
        if not claimed:
            written = (Elimination([Cell(4, 5)], [4]), Placement(Cell(4, 5), 4))
            one, other = (self.notation.conclusion(action, size=9) for action in written)
            fault = _say("which_claim", other=other, one=one)
            raise click.UsageError(fault, click.get_current_context())

    def admit(self, board: Board) -> None:
        super().admit(board)
        self.claim(board)

    def claim(self, board: Board) -> Claim:
        """The claim, on a board of this layout."""
        return Claim.parse(self._claimed, board.layout, self.notation)

    def handle(self, entry: Entry, board: Board) -> Exit:
        passages, code = self.said_of(entry, board)
        if not self.as_json:
            told = all_in_notation(passages, self.notation, board.layout.size)
            self.write_page(self.page.text(self.heading(entry, board), told))
        return code

    @abstractmethod
    def said_of(self, entry: Entry, board: Board) -> tuple[Sequence[Passage], Exit]:
        """What is said, and the exit code; as JSON it is written at once."""


def texts(passages: Sequence[Passage]) -> list[str]:
    """Passages as records have them."""
    return [plain_text([passage]) for passage in passages]
