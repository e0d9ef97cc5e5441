"""`sudologue judge`: whether a step that somebody claims is so, and its reason enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import DEFAULT_BUDGET, Limits
from sudologue.cli.exits import CLAIMS_EPILOG, Exit
from sudologue.cli.input.questions import Asking
from sudologue.cli.input.sources import Entry
from sudologue.cli.options import shared_options, telling_options
from sudologue.cli.options.running_options import many
from sudologue.cli.output.coach_records import JUDGE, judge_record
from sudologue.cli.run.claim_batch import WITH_MORE, ClaimBatch, answer_claims, texts
from sudologue.coach import Finding, Ruling
from sudologue.coach.given_reason import GivenReason
from sudologue.coach.judge import ruling_on
from sudologue.model import Board
from sudologue.narration import Passage


@click.command(
    cls=Asking,
    epilog=CLAIMS_EPILOG,
    short_help="Say whether a step that is claimed is so, and its reason enough.",
)
@shared_options.puzzles_and("CLAIM")
@click.option(
    "--by",
    metavar="REASON",
    help="A rule, such as skyscraper; or what is to be looked at, such as 'row 3, box 2, r3c4', "
    "'5 in row 3' or 'cage at r1c1'. Without it, any rule will do.",
)
@telling_options.voice("Who tells the step of a rule:")
@telling_options.full
@shared_options.form("Prose; or a JSON document a line.")
@telling_options.reveal
@shared_options.notation
@shared_options.limits(
    "Look for each answer so long, and say so if that was not enough.", DEFAULT_BUDGET
)
@many
@shared_options.color
@shared_options.layout_options
@click.pass_context
def judge(
    ctx: click.Context,
    by: str | None,
    limits: Limits,
    reveal: bool,
    **said: Any,
) -> int:
    """Say whether a step that somebody claims is so, and whether the reason given is enough.

    A CLAIM is written like 'r5c6<>4' or r5c6-4, which say that r5c6 is not 4, or like r5c6=4; or
    as --notation says. Of several, all have to be so. A house in the REASON stands for what it says
    of every digit, a cell for its one digit, a clue for its law; nothing else may be needed.
    Puzzles are given as to 'sudologue solve'.

    \b
    Examples:
      sudologue judge 1.....3..4.....2 r1c4=4 --by 'r1c4'
      sudologue judge 1.....3..4.....2 r1c4=4 --by 'row 1'
      sudologue judge 1.....3..4.....2 r1c4=4
    """
    return answer_claims(ctx, _Judging, said, by=by, limits=limits, reveal=reveal)


@dataclass(kw_only=True, eq=False)
class _Judging(ClaimBatch):
    """Says of each puzzle whether the step is so, and its reason enough."""

    schema = JUDGE
    by: str | None
    limits: Limits
    reveal: bool

    def admit(self, board: Board) -> None:
        super().admit(board)
        self._grounds(board)

    def _grounds(self, board: Board) -> GivenReason | None:
        return None if self.by is None else GivenReason.of(self.by, board.layout, self.notation)

    def said_of(self, entry: Entry, board: Board) -> tuple[Sequence[Passage], Exit]:
        claim, grounds = self.claim(board), self._grounds(board)
        ruling = ruling_on(board, claim, grounds, self.limits, reveal=self.reveal)
        passages = ruling.passages(self.narrator)
        if not (ruling.in_time and ruling.standing.is_known):
            passages += (WITH_MORE,)
        if self.as_json:
            self.write(judge_record(entry, ruling, self.by, texts(passages)))
        return passages, _code(ruling)


def _code(ruling: Ruling) -> Exit:
    if ruling.standing.is_split:
        return Exit.SEVERAL_SOLUTIONS
    if ruling.verdict is Finding.FALSE or ruling.standing.found.has_none:
        return Exit.NO_SOLUTION
    return Exit.OK if ruling.verdict is Finding.VALID else Exit.STUCK
