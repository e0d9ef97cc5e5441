"""What the verbs share that are told a claim: `explain` and `judge`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.questions import told_apart
from sudologue.cli.input.sources import Entry
from sudologue.cli.options import shared_options
from sudologue.cli.output.page import Page
from sudologue.cli.run.puzzle_batch import NotatedBatch
from sudologue.coach import Claim
from sudologue.inference import Elimination, Placement
from sudologue.model import Board, Cell
from sudologue.narration import Narrator, Passage, in_full, say, voice_named
from sudologue.narration.notations import Notation, all_in_notation, notation_named
from sudologue.rendering import plain_text

WITH_MORE = say("A larger --budget or --timeout may find more.")


def puzzles_and_claim(
    ctx: click.Context, arguments: Sequence[str], notation: Notation
) -> tuple[tuple[str, ...], str]:
    """The arguments that are puzzles, and what is claimed of each, in one text."""
    puzzles, claimed = told_apart(arguments, notation)
    if not claimed:
        written = (Elimination([Cell(4, 5)], [4]), Placement(Cell(4, 5), 4))
        one, other = (notation.conclusion(action, size=9) for action in written)
        fault = f"no claim: write one after the puzzle, like '{one}' or {other}"
        raise click.UsageError(fault, ctx)
    return puzzles, ", ".join(claimed)


def answer_claims(
    ctx: click.Context, answering: Callable[..., ClaimBatch], said: dict[str, Any], **asked: object
) -> Exit:
    """Answer what is claimed of each puzzle, as the options that both verbs share have `said`."""
    arguments, voice, full, form, running, notation, color = (said.pop(name) for name in _SHARED)
    names_in = notation_named(notation)
    variant = shared_options.variant_from(**said)
    narrator = in_full(voice_named(voice), full=full)
    named, claimed = puzzles_and_claim(ctx, arguments, names_in)
    puzzles = shared_options.sources(ctx, named)
    with running.results() as results:
        return answering(
            sink=results,
            running=running,
            form=form,
            claimed=claimed,
            narrator=narrator,
            page=Page(results.stream, color),
            notation=names_in,
            **asked,
        ).run(puzzles, variant)


_SHARED = ("arguments", "voice", "full", "form", "running", "notation", "color")


@dataclass(kw_only=True, eq=False)
class ClaimBatch(NotatedBatch):
    """What is said of each puzzle about one claim."""

    claimed: str
    narrator: Narrator
    page: Page

    def admit(self, board: Board) -> None:
        super().admit(board)
        self.claim(board)

    def claim(self, board: Board) -> Claim:
        """The claim, on a board of this layout."""
        return Claim.parse(self.claimed, board.layout, self.notation)

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
