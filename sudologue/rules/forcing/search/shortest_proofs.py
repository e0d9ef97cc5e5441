"""The shortest proofs by one assumption, or by the cases of one truth.

Suppose a candidate true, and follow what singles make of it. If some cell ends without a candidate,
or some house without a place for a digit, the supposition was wrong. That is a proof, not a guess:
every line of it says what forced it, and nothing rests on the supposition but its own denial.

One search finds the shortest contradictions of a board. Their names tell what they are made of:
one digit alone (Nishio), links between two candidates only (a chain), or anything (a net). So a
chain longer than the shortest net is not reported: the shorter proof is the simpler one.

Verities say that whichever of a truth's candidates is true, the same follows. One candidate of a
cell is true, and one place of a digit in a house. Follow each of them by singles; what comes out
false on every way is false, and what comes out true on every way is true.

Their names tell where they start from and what they are made of: the candidates of a cell; the
places of a digit in a house; a digit's only two places, which is a candidate true or false; and a
net where some line follows from several facts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sudologue.caches import cached_in_thread
from sudologue.inference import (
    CellConstraint,
    ClueConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.model import Board, Layout, bits_of
from sudologue.rules.card import Card
from sudologue.rules.common.propagation.evidence_of_proofs import case_of, links_of, refutation
from sudologue.rules.common.propagation.proof_tree import (
    ProofLine,
    ProofTree,
    explain_conclusion,
    explain_contradiction,
)
from sudologue.rules.common.propagation.propagations import Propagation, Propagations, propagations
from sudologue.rules.common.propagation.truths import truths_in
from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.evidence import ContradictionEvidence, VerityEvidence
from sudologue.rules.rule import Technique


def contradiction(board: Board, rule: str, tree: ProofTree) -> Inference:
    """The inference of a contradiction's tree."""
    layout = board.layout
    evidence = ContradictionEvidence(links=links_of(layout, [tree]), proof=refutation(layout, tree))
    return Inference(rule, Elimination.of_candidates((evidence.proof.assumption,)), evidence)


def contradiction_of(board: Board, number: int) -> Inference | None:
    """The contradiction that one candidate leads to, if singles lead it to one.

    It goes by the name of the rule that would find it, were it one of the shortest on the board.
    """
    propagation = Propagation.of(board).assume(number)
    if not propagation.is_dead:
        return None
    tree = explain_contradiction(board, propagation.rounds)
    return contradiction(board, _card_of_tree(board, tree).slug, tree)


@dataclass(frozen=True, eq=False, repr=False)
class ContradictionRule(Technique):
    """The shortest contradictions of one name, in the order of their assumptions."""

    assumptions = 1
    card: Card

    def find(self, board: Board) -> Iterator[Inference]:
        for tree in propagations(board).contradictions:
            if _card_of_tree(board, tree) == self.card:
                yield contradiction(board, self.card.slug, tree)


def _card_of_tree(board: Board, tree: ProofTree) -> Card:
    """The card of the rule that a proof belongs to."""
    digit = tree.assumption // board.masks.tables.cell_count + 1
    truths = [line.truth if isinstance(line, ProofLine) else None for line in tree.lines]
    truths.append(None if isinstance(tree.dead, ClueConstraint) else tree.dead)
    if all(isinstance(truth, HouseConstraint) and truth.digit == digit for truth in truths):
        return cards.NISHIO
    if all(len(line.because) == 1 for line in tree.lines):
        return cards.CONTRADICTION_CHAIN
    return cards.NET_CONTRADICTION


@dataclass(frozen=True)
class Verity:
    """A truth whose candidates all lead to one conclusion, with the proof from each."""

    truth: Constraint
    conclusion: int
    holds: bool
    trees: tuple[ProofTree, ...]

    @cached_property
    def size(self) -> int:
        """How many nodes the proofs have together."""
        return sum(tree.size for tree in self.trees)


class _Agreement(NamedTuple):
    """What all candidates of a truth lead to, and the fewest nodes the proofs can have."""

    least: int
    truth: Constraint
    conclusion: int
    holds: bool
    assumptions: list[Propagation]


def verities(board: Board) -> tuple[Verity, ...]:
    """The verities with the fewest nodes, in the order of their truths and conclusions."""
    return () if propagations(board).is_settled else _verities(board)


@cached_in_thread
def _verities(board: Board) -> tuple[Verity, ...]:
    best: list[Verity] = []
    agreements = sorted(_agreements(propagations(board)), key=lambda agreement: agreement.least)
    for least, truth, conclusion, holds, assumptions in agreements:
        if best and least > best[0].size:
            break
        trees = [explain_conclusion(board, each.rounds, conclusion, holds) for each in assumptions]
        verity = Verity(truth, conclusion, holds, tuple(trees))
        if not best or verity.size < best[0].size:
            best = [verity]
        elif verity.size == best[0].size:
            best.append(verity)
    return tuple(best)


def _agreements(by_candidate: Propagations) -> Iterator[_Agreement]:
    live, standing = by_candidate.board.masks.live, by_candidate.standing
    refuted = live & ~sum([1 << number for number in standing])
    for mask, truth in truths_in(by_candidate.board.layout).every:
        candidates = mask & live
        if candidates & refuted or not candidates & (candidates - 1):
            continue
        true, false = by_candidate.agreement(candidates)
        if not (true or false):
            continue
        assumptions = [standing[number] for number in bits_of(candidates)]
        for holds, conclusions in ((True, true), (False, false)):
            for conclusion in bits_of(conclusions & live):
                least = sum([2 + _round_of(each, conclusion, holds) for each in assumptions])
                yield _Agreement(least, truth, conclusion, holds, assumptions)


def _round_of(assumption: Propagation, conclusion: int, holds: bool) -> int:
    """The index of the round that led to a conclusion: as many lines, at least, lead up to it."""
    bit = 1 << conclusion
    reached = [bool(r.true & bit) if holds else not r.left & bit for r in assumption.rounds]
    return reached.index(True)


@dataclass(frozen=True, eq=False, repr=False)
class VerityRule(Technique):
    """The shortest verities of one name, in the order of their truths."""

    assumptions = 1
    card: Card

    def find(self, board: Board) -> Iterator[Inference]:
        reported: set[tuple[int, bool]] = set()
        for verity in verities(board):
            outcome = (verity.conclusion, verity.holds)
            if _card_of_verity(verity) == self.card and outcome not in reported:
                reported.add(outcome)
                yield self._inference(board.layout, verity)

    def _inference(self, layout: Layout, verity: Verity) -> Inference:
        candidate = layout.tables.candidate(verity.conclusion)
        evidence = VerityEvidence(
            focus_cells=(candidate.cell,),
            focus_digit=candidate.digit,
            links=links_of(layout, verity.trees),
            truth=verity.truth,
            cases=tuple([case_of(layout, tree) for tree in verity.trees]),
        )
        action = (
            Placement(candidate.cell, candidate.digit)
            if verity.holds
            else Elimination.of_candidates((candidate,))
        )
        return Inference(self.card.slug, action, evidence)


def _card_of_verity(verity: Verity) -> Card:
    """The card of the rule that a verity belongs to."""
    lines = (line for tree in verity.trees for line in tree.lines)
    if any(len(line.because) > 1 for line in lines):
        return cards.NET_VERITY
    if isinstance(verity.truth, CellConstraint):
        return cards.CELL_FORCING_CHAIN
    if len(verity.trees) == 2:
        return cards.DIGIT_FORCING_CHAIN
    return cards.REGION_FORCING_CHAIN
