"""What tridagons rule out: whichever of their guardians is true.

A single guardian is true; what sees all of several is false. Where that says nothing, a proof by
cases may: one of the guardians is true, as one candidate of a cell is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypedDict

from sudologue.budget import spend
from sudologue.inference import (
    Action,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.model import Board, Candidate, Cell, House, Layout, bits_of
from sudologue.rules.common.minimal_receipts import minimal_receipt
from sudologue.rules.common.propagation.evidence_of_proofs import (
    case_of,
    link_between_candidates,
    links_of,
)
from sudologue.rules.common.propagation.proof_tree import ProofTree, explain_conclusion
from sudologue.rules.common.propagation.propagations import propagations
from sudologue.rules.rule import Technique
from sudologue.rules.tridagon import card as cards
from sudologue.rules.tridagon.evidence import TridagonEvidence, TridagonVerityEvidence
from sudologue.rules.tridagon.search.patterns import Tridagon as Pattern
from sudologue.rules.tridagon.search.patterns import odd_diagonals, tridagons

MOST_LINES = 16
"""Of all cases together. With fewer or more, proofs of whole puzzles come out longer."""


_UNITS_A_TREE = 3
"""What it takes to write down how a guardian leads to a conclusion."""


class _Roles(TypedDict):
    """A pattern as evidence names it."""

    digits: tuple[int, ...]
    blocks: tuple[House, ...]
    odd_blocks: tuple[House, ...]
    cells: tuple[Cell, ...]
    guardians: tuple[Candidate, ...]


def _roles(layout: Layout, pattern: Pattern) -> _Roles:
    """The roles of a pattern's cells, block by block."""
    cells, odd = pattern.cells, odd_diagonals(layout)
    blocks = {
        next(
            h for h, mask in layout.house_masks.items() if not h.is_line and mask & cells == its
        ): its
        for its in sorted(pattern.diagonals)
    }
    return {
        "digits": tuple([plane + 1 for plane in bits_of(pattern.digits)]),
        "blocks": tuple(blocks),
        "odd_blocks": tuple([block for block, its in blocks.items() if its in odd]),
        "cells": tuple([cell for its in blocks.values() for cell in layout.cells_in(its)]),
        "guardians": layout.candidates_in(pattern.guardians),
    }


def _core_links(layout: Layout, pattern: Pattern, roles: _Roles) -> list[Constraint]:
    """What keeps the three digits from filling the cells."""
    shared = [(h, (mask & pattern.cells).bit_count()) for h, mask in layout.house_masks.items()]
    lines = [house for house, number in shared if house.is_line and number == 2]
    houses = *roles["blocks"], *lines
    return [HouseConstraint(house, digit) for house, digit in product(houses, roles["digits"])]


class Tridagon(Technique):
    """Those with one guardian first; of several with the same conclusion, the first."""

    card = cards.TRIDAGON

    def find(self, board: Board) -> Iterator[Inference]:
        reported: set[Action] = set()
        for pattern in tridagons(board):
            action = _conclusion(board, pattern)
            if action is not None and action not in reported:
                reported.add(action)
                yield self._inference(board, pattern, action)

    def _inference(self, board: Board, pattern: Pattern, action: Action) -> Inference:
        layout, roles = board.layout, _roles(board.layout, pattern)
        links = _core_links(layout, pattern, roles)
        if isinstance(action, Elimination):
            for one, guardian in product(action.candidates, roles["guardians"]):
                links.append(link_between_candidates(layout, one, guardian))
        return _cited(board, action, self.name, TridagonEvidence(links=tuple(links), **roles))


def _cited(board: Board, action: Action, rule: str, draft: TridagonEvidence) -> Inference:
    """The inference from evidence that cites no more than it needs."""
    truths, links = minimal_receipt(board, action, draft.truths, draft.links)
    return Inference(rule, action, replace(draft, truths=truths, links=links))


def _conclusion(board: Board, pattern: Pattern) -> Action | None:
    """The only guardian is true; of several, what sees all of them is false."""
    layout, numbers = board.layout, list(bits_of(pattern.guardians))
    if len(numbers) == 1:
        guardian = layout.candidate(numbers[0])
        return Placement(guardian.cell, guardian.digit)
    gone: int = board.live
    for number in numbers:
        gone &= layout.seen_masks[number]
    return Elimination(layout.candidates_in(gone)) if gone else None


class TridagonVerity(Technique):
    """The shortest proofs from the guardians of a tridagon, one for each conclusion."""

    card = cards.TRIDAGON_VERITY
    assumptions = 1

    def find(self, board: Board) -> Iterator[Inference]:
        proofs = sorted(_proofs(board), key=lambda proof: (proof.size, proof.conclusion))
        reported: set[tuple[int, bool]] = set()
        for proof in proofs:
            outcome = proof.conclusion, proof.holds
            if proof.size == proofs[0].size and outcome not in reported:
                reported.add(outcome)
                yield self._inference(board, proof)

    def _inference(self, board: Board, proof: _Proof) -> Inference:
        layout, roles = board.layout, _roles(board.layout, proof.pattern)
        candidate = layout.candidate(proof.conclusion)
        action: Action = Elimination((candidate,))
        if proof.holds:
            action = Placement(candidate.cell, candidate.digit)
        draft = TridagonVerityEvidence(
            links=(*_core_links(layout, proof.pattern, roles), *links_of(layout, proof.trees)),
            cases=tuple([case_of(layout, tree) for tree in proof.trees]),
            **roles,
        )
        return _cited(board, action, self.name, draft)


@dataclass(frozen=True)
class _Proof:
    """A conclusion, true or false, that each guardian leads to, with the proof from each."""

    pattern: Pattern
    conclusion: int
    holds: bool
    trees: Sequence[ProofTree]

    @property
    def size(self) -> int:
        """How many nodes the proofs have together."""
        return sum(tree.size for tree in self.trees)


def _proofs(board: Board) -> Iterator[_Proof]:
    """The short ones. A guardian that fails outright is for proofs by contradiction to rule out."""
    for pattern in tridagons(board):
        made, guardians = propagations(board), list(bits_of(pattern.guardians))
        standing = [made.standing[number] for number in guardians if number in made.standing]
        if len(guardians) < 2 or len(standing) < len(guardians) or made.is_settled:
            continue
        true, false = made.agreement(pattern.guardians)
        for holds, conclusions in ((True, true), (False, false)):
            for number in bits_of(conclusions & board.live):
                spend(_UNITS_A_TREE * len(standing))
                trees = [explain_conclusion(board, g.rounds, number, holds) for g in standing]
                proof = _Proof(pattern, number, holds, trees)
                if proof.size <= MOST_LINES:
                    yield proof
