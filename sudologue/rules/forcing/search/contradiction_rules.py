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

from sudologue.inference import ClueConstraint, Elimination, HouseConstraint, Inference
from sudologue.model import Board
from sudologue.rules.card import Card
from sudologue.rules.common.propagation.evidence_of_proofs import links_of, refutation
from sudologue.rules.common.propagation.proof_tree import (
    ProofLine,
    ProofTree,
    explain_contradiction,
)
from sudologue.rules.common.propagation.propagations import Propagation, propagations
from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.rule import Technique


def contradiction(board: Board, rule: str, tree: ProofTree) -> Inference:
    """The inference of a contradiction's tree."""
    layout = board.layout
    evidence = ContradictionEvidence(links=links_of(layout, [tree]), proof=refutation(layout, tree))
    return Inference(rule, Elimination((evidence.proof.assumption,)), evidence)


def contradiction_of(board: Board, number: int) -> Inference | None:
    """The contradiction that one candidate leads to, if singles lead it to one.

    It goes by the name of the rule that would find it, were it one of the shortest on the board.
    """
    propagation = Propagation.of(board).assume(number)
    if not propagation.is_dead:
        return None
    tree = explain_contradiction(board, propagation.rounds)
    return contradiction(board, _card(board, tree).slug, tree)


@dataclass(frozen=True, eq=False, repr=False)
class ContradictionRule(Technique):
    """The shortest contradictions of one name, in the order of their assumptions."""

    assumptions = 1
    card: Card

    def find(self, board: Board) -> Iterator[Inference]:
        for tree in propagations(board).contradictions:
            if _card(board, tree) == self.card:
                yield contradiction(board, self.card.slug, tree)


def _card(board: Board, tree: ProofTree) -> Card:
    """The card of the rule that a proof belongs to."""
    digit = tree.assumption // board.layout.cell_count + 1
    truths = [line.truth if isinstance(line, ProofLine) else None for line in tree.lines]
    truths.append(None if isinstance(tree.dead, ClueConstraint) else tree.dead)
    if all(isinstance(truth, HouseConstraint) and truth.digit == digit for truth in truths):
        return cards.NISHIO
    if all(len(line.because) == 1 for line in tree.lines):
        return cards.CONTRADICTION_CHAIN
    return cards.NET_CONTRADICTION
