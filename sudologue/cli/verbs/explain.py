"""`sudologue explain`: why what somebody says of a position is so, or that it is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import DEFAULT_BUDGET
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.questions import Asking
from sudologue.cli.options import advanced, group, shared_options, verb
from sudologue.cli.options.run_options import many
from sudologue.cli.output.records import record_line
from sudologue.cli.run.claim_handler import WITH_MORE, ClaimHandler, ClaimOptions, texts
from sudologue.coach import Answer, Claim, Explanation
from sudologue.coach.explain import claim_about, explanation_of
from sudologue.json_documents import explanation_data
from sudologue.model import Board
from sudologue.narration import Passage


@dataclass(frozen=True, kw_only=True)
class ExplainOptions(ClaimOptions):
    """What is asked of an explanation."""

    assume_unique: bool


@verb(cls=Asking)
@shared_options.puzzles_and("CLAIM")
@group(
    "printing",
    shared_options.voice(),
    shared_options.reveal,
    shared_options.full,
    shared_options.notation,
)
@group("output", shared_options.form("markdown", "json"), shared_options.output)
@shared_options.limits(DEFAULT_BUDGET)
@advanced("printing", shared_options.assume_unique)
@many
@shared_options.layout_options
@shared_options.color
@click.pass_context
def explain(ctx: click.Context, **_: Any) -> int:
    """`sudologue explain`."""
    return ExplainHandler(ExplainOptions.of(ctx)).run()


class ExplainHandler(ClaimHandler[ExplainOptions]):
    """Says of each puzzle why the claim is so, or is not."""

    verb = "explain"

    def claim(self, board: Board) -> Claim:
        return claim_about(board, self._claimed, self.notation)

    def said_of(self, entry: Entry, board: Board) -> tuple[Sequence[Passage], Exit]:
        claim, asked = self.claim(board), self.asked
        found = explanation_of(board, claim, asked.assume_unique, self.limits, reveal=asked.reveal)
        passages = found.passages(self.narrator)
        if not (found.in_time or found.verdict.is_proved):
            passages += (WITH_MORE,)
        if self.as_json:
            self.write(record_line("explain", entry, **explanation_data(found, texts(passages))))
        return passages, _code(found)


def _code(found: Explanation) -> Exit:
    if found.standing.found.has_none or found.verdict in (Answer.MUST_BE, Answer.FALSE):
        return Exit.NO_SOLUTION
    if found.standing.is_split:
        return Exit.SEVERAL_SOLUTIONS
    return Exit.OK if found.verdict.is_proved else Exit.STUCK
