"""Verities: whichever of a truth's candidates is true, the same follows.

One candidate of a cell is true, and one place of a digit in a house. Follow each of them by
singles; what comes out false on every way is false, and what comes out true on every way is true.

One search finds the shortest verities of a board. Their names tell where they start from and what
they are made of: the candidates of a cell; the places of a digit in a house; a digit's only two
places, which is a candidate true or false; and a net where some line follows from several facts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sudologue.caches import cached
from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.model import Board, bits_of
from sudologue.rules.card import Card
from sudologue.rules.common.propagation.explanation import Account, explain_false, explain_true
from sudologue.rules.common.propagation.survey import Run, Survey, survey
from sudologue.rules.common.propagation.truths import tables
from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.evidence import Case, VerityEvidence
from sudologue.rules.forcing.search.receipts import proof_lines, receipt
from sudologue.rules.rule import Technique


@dataclass(frozen=True)
class Verity:
    """A truth whose candidates all lead to one conclusion, with the account of each."""

    truth: Constraint
    conclusion: int
    holds: bool
    accounts: tuple[Account, ...]

    @cached_property
    def size(self) -> int:
        """How many nodes the accounts have together."""
        return sum(account.size for account in self.accounts)


@cached(8)
def verities(board: Board) -> tuple[Verity, ...]:
    """The verities with the fewest nodes, in the order of their truths and conclusions."""
    best: list[Verity] = []
    if survey(board).is_settled:
        return ()
    for bound, _, truth, conclusion, holds, runs in sorted(
        agreements(survey(board)), key=lambda entry: entry[:2]
    ):
        if best and bound > best[0].size:
            break
        explain = explain_true if holds else explain_false
        accounts = tuple([explain(board, run.events, conclusion) for run in runs])
        verity = Verity(truth, conclusion, holds, accounts)
        if not best or verity.size < best[0].size:
            best = [verity]
        elif verity.size == best[0].size:
            best.append(verity)
    return tuple(best)


_Agreement = tuple[int, int, Constraint, int, bool, list[Run]]


def agreements(its: Survey) -> Iterator[_Agreement]:
    """What all candidates of a truth lead to, each with the fewest nodes its accounts can have."""
    live, alive, agreed = its.board.live, its.alive, its.agreed
    refuted = live & ~sum([1 << number for number in alive])
    order = 0
    for mask, truth in tables(its.board.layout).every:
        candidates = mask & live
        if candidates & refuted or not candidates & (candidates - 1):
            continue
        known = agreed.get(candidates)
        if known is None:
            known = agreed[candidates] = _agreed(live, [alive[n] for n in bits_of(candidates)])
        if known == (0, 0):
            continue
        runs = [alive[number] for number in bits_of(candidates)]
        for holds, conclusions in zip((True, False), known, strict=True):
            for conclusion in bits_of(conclusions & live):
                order += 1
                rounds = [_round(run, conclusion, holds) for run in runs]
                yield sum(rounds) + 2 * len(runs), order, truth, conclusion, holds, runs


def _agreed(live: int, runs: list[Run]) -> tuple[int, int]:
    """What comes out true in all runs, and what comes out false."""
    true = false = live
    for run in runs:
        true &= run.made_true
        false &= ~(run.state | run.made_true)
        if not (true or false):
            break
    return true, false


def _round(run: Run, conclusion: int, holds: bool) -> int:
    """The round in which a run came to a conclusion: as many lines, at least, lead up to it."""
    bit = 1 << conclusion
    if holds:
        return next(i for i, (true, _) in enumerate(run.trail) if true & bit)
    return next(i for i, (_, left) in enumerate(run.trail) if not left & bit)


@dataclass(frozen=True, eq=False, repr=False)
class VerityRule(Technique):
    """The shortest verities of one make, in the order of their truths."""

    assumptions = 1
    card: Card

    def find(self, board: Board) -> Iterator[Inference]:
        told: set[tuple[int, bool]] = set()
        for verity in verities(board):
            outcome = (verity.conclusion, verity.holds)
            if _make(verity) == self.card and outcome not in told:
                told.add(outcome)
                yield self._inference(board, verity)

    def _inference(self, board: Board, verity: Verity) -> Inference:
        layout = board.layout
        candidate = layout.candidate(verity.conclusion)
        truths, links = receipt(layout, verity.accounts, [verity.truth])
        evidence = VerityEvidence(
            focus_cells=(candidate.cell,),
            focus_house=verity.truth.house if isinstance(verity.truth, HouseConstraint) else None,
            focus_digit=candidate.digit,
            truths=truths,
            links=links,
            truth=verity.truth,
            cases=tuple(
                Case(
                    layout.candidate(account.assumption),
                    proof_lines(layout, account),
                    layout.candidate(account.because[0]),
                )
                for account in verity.accounts
            ),
        )
        action = (
            Placement(candidate.cell, candidate.digit)
            if verity.holds
            else Elimination((candidate,))
        )
        return Inference(self.card.slug, action, evidence)


def _make(verity: Verity) -> Card:
    """The card of the rule that a verity belongs to."""
    lines = (line for account in verity.accounts for line in account.lines)
    if any(len(line.because) > 1 for line in lines):
        return cards.NET_VERITY
    if isinstance(verity.truth, CellConstraint):
        return cards.CELL_FORCING_CHAIN
    if len(verity.accounts) == 2:
        return cards.DIGIT_FORCING_CHAIN
    return cards.REGION_FORCING_CHAIN
