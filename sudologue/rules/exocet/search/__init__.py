"""The Junior Exocet: what the pairs that its targets can hold rule out.

A conclusion names the pairs that had to be excluded for it, and cites no more than it needs: of the
links that it may stand on, what it can do without is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from sudologue.budget import spend
from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    covering_links,
)
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.common.minimal_receipts import minimal_receipt
from sudologue.rules.exocet import card as cards
from sudologue.rules.exocet.evidence import ExcludedPair, ExocetMirror, JuniorExocetEvidence
from sudologue.rules.exocet.search.exocet_patterns import Excluded, Filling, PairTable, exocets
from sudologue.rules.rule import FunctionRule

_UNITS_A_TABLE = 6
"""What it takes to look at all pairs that the targets of an exocet can hold."""


def junior_exocet(rule: str, board: Board) -> Iterator[Inference]:
    """Those first that rule out most; of several that rule out the same, the first."""
    by_conclusion: dict[int, PairTable] = {}
    for exocet in exocets(board):
        spend(_UNITS_A_TABLE)
        table = PairTable(board, exocet)
        gone = table.ruled_out(table.fillings) if table.fillings else 0
        if gone:
            by_conclusion.setdefault(gone, table)
    for gone in sorted(by_conclusion, key=int.bit_count, reverse=True):
        yield _inference(rule, board, by_conclusion[gone], gone)


def _inference(rule: str, board: Board, table: PairTable, gone: int) -> Inference:
    action = Elimination.of_candidates(board.masks.tables.candidates_in(gone))
    draft = _evidence(table, gone)
    links = links_of(board, draft, gone)
    truths, links = minimal_receipt(
        board, action, draft.truths, links, split_first=draft.truths[:2]
    )
    return Inference(rule, action, replace(draft, truths=truths, links=links))


def _evidence(table: PairTable, gone: int) -> JuniorExocetEvidence:
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


def _needed(table: PairTable, gone: int) -> tuple[list[Filling], list[Excluded]]:
    """The pairs that are left, and those that the conclusion needs to be out."""
    fillings, needed = list(table.fillings), list[Excluded]()
    for each in table.excluded:
        if table.ruled_out([*fillings, each.filling]) & gone == gone:
            fillings.append(each.filling)
        else:
            needed.append(each)
    return fillings, needed


def _placeless(table: PairTable, excluded: Excluded) -> HouseConstraint | None:
    """The digit that has no place in its target's mirror, with the block, if that is why."""
    side = excluded.side
    if side is None:
        return None
    return HouseConstraint(table.blocks[side], excluded.filling.pair[side] + 1)


def _mirrors(table: PairTable, fillings: list[Filling], gone: int) -> Iterator[ExocetMirror]:
    """The single cells that hold the digit of a target, where that rules out something."""
    tables, targets = table.board.masks.tables, table.exocet.targets
    for side, cell in enumerate(table.mirrors_of(fillings)):
        if cell is not None and gone & tables.domain_masks[cell]:
            digits = sorted({filling.pair[side] + 1 for filling in fillings})
            target, mirror = tables.cells[targets[side]], tables.cells[cell]
            yield ExocetMirror(target, table.blocks[side], mirror, tuple(digits))


Pairs = Iterator[tuple[int, int]]
"""Cells, by number, that see each other and cannot both take a digit."""


def links_of(board: Board, evidence: JuniorExocetEvidence, gone: int) -> list[Constraint]:
    """A target holds one digit, a cover takes a digit once, and so does whatever sees another."""
    layout = board.layout
    links: list[Constraint] = [CellConstraint(cell) for cell in evidence.targets]
    links += [CellConstraint(mirror.cell) for mirror in evidence.mirrors]
    if evidence.crowded:
        links += [CellConstraint(cell) for cell in evidence.cross_lines[0].cells]
    for digit, covers in zip(evidence.digits, evidence.covers, strict=True):
        known = [HouseConstraint(cover, digit) for cover in covers]
        its_gone = gone >> (digit - 1) * layout.tables.cell_count & layout.tables.all_cells
        pairs = [
            *_from_bases(board, evidence, digit, its_gone),
            *_from_targets(board, evidence, digit, its_gone),
        ]
        links += [*known, *covering_links(layout, digit, pairs, known)]
    return list(dict.fromkeys(links))


def _from_bases(board: Board, evidence: JuniorExocetEvidence, digit: int, gone: int) -> Pairs:
    """The base cells, one and the other; either, and the places that both see."""
    tables = board.masks.tables
    base, its_base = map(tables.cell_number, evidence.bases)
    yield base, its_base
    spoken_of = _mirror_cells(board, evidence, digit) | _cross_lines(board, evidence)
    places = spoken_of & _places(board, digit) | gone
    seen = places & tables.peer_masks[base] & tables.peer_masks[its_base]
    yield from product((base, its_base), bits_of(seen))


def _from_targets(board: Board, evidence: JuniorExocetEvidence, digit: int, gone: int) -> Pairs:
    """A target, and the places that it sees and that matter."""
    peers = board.masks.tables.peer_masks
    first, second = targets = [board.masks.tables.cell_number(cell) for cell in evidence.targets]
    seen_by_both = gone & peers[first] & peers[second]
    spoken_of = _mirror_cells(board, evidence, digit)
    if digit in evidence.crowded:
        spoken_of |= _cross_lines(board, evidence)
    for target in targets:
        seen = seen_by_both | spoken_of & _places(board, digit) & peers[target]
        yield from product((target,), bits_of(seen))


def _places(board: Board, digit: int) -> int:
    tables = board.masks.tables
    return (board.masks.live | board.masks.filled) >> (
        digit - 1
    ) * tables.cell_count & tables.all_cells


def _cross_lines(board: Board, evidence: JuniorExocetEvidence) -> int:
    return union_of([board.masks.tables.house_masks[line] for line in evidence.cross_lines])


def _mirror_cells(board: Board, evidence: JuniorExocetEvidence, digit: int) -> int:
    """The cells of the blocks in which a digit is looked for."""
    blocks = [each.house for each in evidence.in_mirrors() if each.digit == digit]
    return union_of([board.masks.tables.house_masks[block] for block in blocks])


RULES = (FunctionRule(cards.JUNIOR_EXOCET, junior_exocet),)
