"""`sudologue judge`: whether a step that somebody claims is so, and its reason enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import DEFAULT_BUDGET
from sudologue.cli.exits import CLAIMS_EPILOG, Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.questions import Asking
from sudologue.cli.options import shared_options
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


@click.command(
    cls=Asking,
    epilog=CLAIMS_EPILOG,
)
@shared_options.puzzles_and("CLAIM")
@click.option(
    "--by",
    metavar="REASON",
    help="A rule, such as skyscraper; or what is to be looked at, such as 'row 3, box 2, r3c4', "
    "'5 in row 3' or 'cage at r1c1'. Without it, any rule will do.",
)
@shared_options.voice("Who tells the step of a rule:")
@shared_options.full
@shared_options.form("Prose; or a JSON document a line.")
@shared_options.reveal
@shared_options.notation
@shared_options.limits(
    "Look for each answer so long, and say so if that was not enough.", DEFAULT_BUDGET
)
@many
@shared_options.color
@shared_options.layout_options
@click.pass_context
def judge(ctx: click.Context, **_: Any) -> int:
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
