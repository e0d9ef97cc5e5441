"""`sudologue explain`: why what somebody says of a position is so, or that it is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import DEFAULT_BUDGET, Limits
from sudologue.cli.exits import CLAIMS_EPILOG, Exit
from sudologue.cli.input.questions import Asking
from sudologue.cli.input.sources import Entry
from sudologue.cli.options import shared_options, solving_options, telling_options
from sudologue.cli.options.running_options import many
from sudologue.cli.output.coach_records import EXPLAIN, explain_record
from sudologue.cli.run.claim_batch import WITH_MORE, ClaimBatch, answer_claims, texts
from sudologue.coach import Answer, Explanation
from sudologue.coach.explain import explanation_of
from sudologue.model import Board
from sudologue.narration import Passage


@click.command(
    cls=Asking,
    epilog=CLAIMS_EPILOG,
    short_help="Say why a claim about a position is so, or is not.",
)
@shared_options.puzzles_and("CLAIM")
@telling_options.voice("Who tells the reason:")
@telling_options.full
@shared_options.form("Prose; or a JSON document a line, with the reason as a trace.")
@solving_options.assume_unique
@telling_options.reveal
@shared_options.notation
@shared_options.limits("Look for so long, and say so if that was not enough.", DEFAULT_BUDGET)
@many
@shared_options.color
@shared_options.layout_options
@click.pass_context
def explain(
    ctx: click.Context,
    assume_unique: bool,
    limits: Limits,
    reveal: bool,
    **said: Any,
) -> int:
    """Say why a claim about a position is so; or that it is not, and why.

    A CLAIM is written like 'r5c6<>4' or r5c6-4, which say that r5c6 is not 4, or like r5c6=4; or
    as --notation says. Of several, all have to be so. The position is taken as it stands. A rule
    that shows it now is looked for first, then the contradiction that the candidate leads to, and
    then the steps of a solve that lead there. Puzzles are given as to 'sudologue solve'.

    \b
    Examples:
      sudologue explain 1.....3..4.....2 'r1c2<>2'
      sudologue explain 1.....3..4.....2 r1c2=3 r1c3-3
      sudologue explain --voice proof --notation a1 1.....3..4.....2 B2=2
    """
    asked = {"assume_unique": assume_unique, "limits": limits, "reveal": reveal}
    return answer_claims(ctx, _Explaining, said, **asked)


@dataclass(kw_only=True, eq=False)
class _Explaining(ClaimBatch):
    """Says of each puzzle why the claim is so, or is not."""

    schema = EXPLAIN
    assume_unique: bool
    limits: Limits
    reveal: bool

    def said_of(self, entry: Entry, board: Board) -> tuple[Sequence[Passage], Exit]:
        claim, unique = self.claim(board), self.assume_unique
        found = explanation_of(board, claim, unique, self.limits, reveal=self.reveal)
        passages = found.passages(self.narrator)
        if not (found.in_time or found.verdict.is_proved):
            passages += (WITH_MORE,)
        if self.as_json:
            self.write(explain_record(entry, found, texts(passages)))
        return passages, _code(found)


def _code(found: Explanation) -> Exit:
    if found.standing.found.has_none or found.verdict in (Answer.MUST_BE, Answer.FALSE):
        return Exit.NO_SOLUTION
    if found.standing.is_split:
        return Exit.SEVERAL_SOLUTIONS
    return Exit.OK if found.verdict.is_proved else Exit.STUCK
