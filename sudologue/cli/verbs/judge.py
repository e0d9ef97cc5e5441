"""`sudologue judge`: whether a step that somebody claims is so, and its reason enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import DEFAULT_BUDGET
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.questions import Asking
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.run_options import many
from sudologue.cli.output.records import record_line
from sudologue.cli.run.claim_handler import WITH_MORE, ClaimHandler, ClaimOptions, texts
from sudologue.coach import Finding, Ruling
from sudologue.coach.given_reason import GivenReason
from sudologue.coach.judge import ruling_on
from sudologue.json_documents import ruling_data
from sudologue.model import Board
from sudologue.narration import Passage


@dataclass(frozen=True, kw_only=True)
class JudgeOptions(ClaimOptions):
    """What is asked of a ruling."""

    by: str | None


@verb(cls=Asking)
@shared_options.puzzles_and("CLAIM")
@group(
    "printing",
    option("--by", metavar="REASON"),
    shared_options.voice(),
    shared_options.reveal,
    shared_options.full,
    shared_options.notation,
)
@group("output", shared_options.form("markdown", "json"), shared_options.output)
@shared_options.limits(DEFAULT_BUDGET)
@many
@shared_options.layout_options
@shared_options.color
@click.pass_context
def judge(ctx: click.Context, **_: Any) -> int:
    """`sudologue judge`."""
    return JudgeHandler(JudgeOptions.of(ctx)).run()


class JudgeHandler(ClaimHandler[JudgeOptions]):
    """Says of each puzzle whether the step is so, and its reason enough."""

    verb = "judge"

    def admit(self, board: Board) -> None:
        super().admit(board)
        self._reason(board)

    def _reason(self, board: Board) -> GivenReason | None:
        by = self.asked.by
        return None if by is None else GivenReason.of(by, board.layout, self.notation)

    def said_of(self, entry: Entry, board: Board) -> tuple[Sequence[Passage], Exit]:
        claim, reason = self.claim(board), self._reason(board)
        ruling = ruling_on(board, claim, reason, self.limits, reveal=self.asked.reveal)
        passages = ruling.passages(self.narrator)
        if not (ruling.in_time and ruling.standing.is_known):
            passages += (WITH_MORE,)
        if self.as_json:
            told = ruling_data(ruling, self.asked.by, texts(passages))
            self.write(record_line("judge", entry, **told))
        return passages, _code(ruling)


def _code(ruling: Ruling) -> Exit:
    if ruling.standing.is_split:
        return Exit.SEVERAL_SOLUTIONS
    if ruling.verdict is Finding.FALSE or ruling.standing.found.has_none:
        return Exit.NO_SOLUTION
    return Exit.OK if ruling.verdict is Finding.VALID else Exit.STUCK
