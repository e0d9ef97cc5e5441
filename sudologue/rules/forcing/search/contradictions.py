"""Contradictions: an assumption that leaves something with nothing left was false.

Suppose a candidate true, and follow what singles make of it. If some cell ends without a candidate,
or some house without a place for a digit, the supposition was wrong. That is a proof, not a guess:
every line of it says what forced it, and nothing rests on the supposition but its own denial.

One search finds the shortest contradictions of a board. Their names tell what they are made of:
one digit alone (Nishio), links between two candidates only (a chain), or anything (a net). So a
chain longer than the shortest net is not reported: the shorter proof is the simpler one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.inference import Elimination, HouseConstraint, Inference
from sudologue.model import Board, Candidate
from sudologue.rules.card import Card
from sudologue.rules.common.propagation.explanation import Account
from sudologue.rules.common.propagation.survey import survey
from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.forcing.search.receipts import receipt, refutation
from sudologue.rules.rule import Technique


def contradiction(board: Board, rule: str, account: Account) -> Inference:
    """The inference of a contradiction's account."""
    layout = board.layout
    truths, links = receipt(layout, [account])
    candidate: Candidate = layout.candidate(account.assumption)
    evidence = ContradictionEvidence(
        focus_cells=(candidate.cell,),
        focus_digit=candidate.digit,
        truths=truths,
        links=links,
        proof=refutation(layout, account),
    )
    return Inference(rule, Elimination((candidate,)), evidence)


@dataclass(frozen=True, eq=False, repr=False)
class ContradictionRule(Technique):
    """The shortest contradictions of one make, in the order of their assumptions."""

    assumptions = 1
    card: Card

    def find(self, board: Board) -> Iterator[Inference]:
        for account in survey(board).contradictions:
            if _make(board, account) == self.card:
                yield contradiction(board, self.card.slug, account)


def _make(board: Board, account: Account) -> Card:
    """The card of the rule that an account belongs to."""
    digit = account.assumption // board.layout.cell_count + 1
    truths = [line.truth for line in account.lines] + [account.dead]
    if all(isinstance(truth, HouseConstraint) and truth.digit == digit for truth in truths):
        return cards.NISHIO
    if all(len(line.because) == 1 for line in account.lines):
        return cards.CONTRADICTION_CHAIN
    return cards.NET_CONTRADICTION
