"""The Junior Exocet: what the pairs that its targets can hold rule out.

A conclusion names the pairs that had to be excluded for it, and cites no more than it needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sudologue.budget import spend
from sudologue.inference import Elimination, Inference
from sudologue.inference.constraint import HouseConstraint
from sudologue.model import Board, bits_of
from sudologue.rules.common.minimal_receipts import minimal_receipt
from sudologue.rules.exocet import card as cards
from sudologue.rules.exocet.evidence import (
    ExcludedPair,
    ExocetMirror,
    JuniorExocetEvidence,
)
from sudologue.rules.exocet.search.links import links_of
from sudologue.rules.exocet.search.patterns import exocets
from sudologue.rules.exocet.search.table import Excluded, Filling, Table
from sudologue.rules.rule import Technique

_UNITS_A_TABLE = 6
"""What it takes to look at all pairs that the targets of an exocet can hold."""


class JuniorExocet(Technique):
    """Those first that rule out most; of several that rule out the same, the first."""

    card = cards.JUNIOR_EXOCET

    def find(self, board: Board) -> Iterator[Inference]:
        by_conclusion: dict[int, Table] = {}
        for exocet in exocets(board):
            spend(_UNITS_A_TABLE)
            table = Table(board, exocet)
            gone = table.ruled_out(table.fillings) if table.fillings else 0
            if gone:
                by_conclusion.setdefault(gone, table)
        for gone in sorted(by_conclusion, key=int.bit_count, reverse=True):
            yield self._inference(board, by_conclusion[gone], gone)

    def _inference(self, board: Board, table: Table, gone: int) -> Inference:
        action = Elimination(board.layout.candidates_in(gone))
        draft = _evidence(table, gone)
        links = links_of(board, draft, gone)
        truths, links = minimal_receipt(
            board, action, draft.truths, links, split_first=draft.truths[:2]
        )
        return Inference(self.name, action, replace(draft, truths=truths, links=links))


def _evidence(table: Table, gone: int) -> JuniorExocetEvidence:
    """What is seen of the exocet and its table, as far as the conclusion needs it."""
    layout, exocet = table.board.layout, table.exocet
    way, cells = exocet.bases.way, layout.cells
    fillings, excluded = _needed(table, gone)
    helper, (one, other) = exocet.bases.helping, exocet.crossings
    base, its_base = exocet.bases.cells
    first, second = exocet.targets
    return JuniorExocetEvidence(
        bases=(cells[base], cells[its_base]),
        targets=(cells[first], cells[second]),
        digits=tuple([plane + 1 for plane in bits_of(exocet.digits)]),
        cross_lines=(way.across[helper], way.across[one], way.across[other]),
        covers=tuple([tuple([way.lines[at] for at in bits_of(its)]) for its in exocet.covers]),
        pairs=tuple([_digits(filling) for filling in fillings]),
        excluded=tuple(
            [ExcludedPair(_digits(each.filling), _placeless(table, each)) for each in excluded]
        ),
        mirrors=tuple(_mirrors(table, fillings, gone)),
    )


def _digits(filling: Filling) -> tuple[int, int]:
    return filling.pair[0] + 1, filling.pair[1] + 1


def _needed(table: Table, gone: int) -> tuple[list[Filling], list[Excluded]]:
    """The pairs that are left, and those that the conclusion needs to be out."""
    fillings, needed = list(table.fillings), list[Excluded]()
    for each in table.excluded:
        if table.ruled_out([*fillings, each.filling]) & gone == gone:
            fillings.append(each.filling)
        else:
            needed.append(each)
    return fillings, needed


def _placeless(table: Table, excluded: Excluded) -> HouseConstraint | None:
    """The digit that has no place in its target's mirror, with the block, if that is why."""
    side = excluded.side
    if side is None:
        return None
    return HouseConstraint(table.blocks[side], excluded.filling.pair[side] + 1)


def _mirrors(table: Table, fillings: list[Filling], gone: int) -> Iterator[ExocetMirror]:
    """The single cells that hold the digit of a target, where that rules out something."""
    layout, targets = table.board.layout, table.exocet.targets
    for side, cell in enumerate(table.mirrors_of(fillings)):
        if cell is not None and gone & layout.domain_masks[cell]:
            digits = sorted({filling.pair[side] + 1 for filling in fillings})
            target, mirror = layout.cells[targets[side]], layout.cells[cell]
            yield ExocetMirror(target, table.blocks[side], mirror, tuple(digits))
