"""The links that an exocet's conclusion may stand on; what it can do without is left out later."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from sudologue.inference import CellConstraint, Constraint, HouseConstraint, covering_links
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.exocet.evidence import JuniorExocetEvidence

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
        its_gone = gone >> (digit - 1) * layout.cell_count & layout.all_cells
        pairs = [
            *_from_bases(board, evidence, digit, its_gone),
            *_from_targets(board, evidence, digit, its_gone),
        ]
        links += [*known, *covering_links(layout, digit, pairs, known)]
    return list(dict.fromkeys(links))


def _from_bases(board: Board, evidence: JuniorExocetEvidence, digit: int, gone: int) -> Pairs:
    """The base cells, one and the other; either, and the places that both see."""
    layout = board.layout
    base, its_base = map(layout.cell_number, evidence.bases)
    yield base, its_base
    spoken_of = _mirror_cells(board, evidence, digit) | _cross_lines(board, evidence)
    places = spoken_of & _places(board, digit) | gone
    seen = places & layout.peer_masks[base] & layout.peer_masks[its_base]
    yield from product((base, its_base), bits_of(seen))


def _from_targets(board: Board, evidence: JuniorExocetEvidence, digit: int, gone: int) -> Pairs:
    """A target, and the places that it sees and that matter."""
    peers = board.layout.peer_masks
    first, second = targets = [board.layout.cell_number(cell) for cell in evidence.targets]
    seen_by_both = gone & peers[first] & peers[second]
    spoken_of = _mirror_cells(board, evidence, digit)
    if digit in evidence.crowded:
        spoken_of |= _cross_lines(board, evidence)
    for target in targets:
        seen = seen_by_both | spoken_of & _places(board, digit) & peers[target]
        yield from product((target,), bits_of(seen))


def _places(board: Board, digit: int) -> int:
    layout = board.layout
    return (board.live | board.filled) >> (digit - 1) * layout.cell_count & layout.all_cells


def _cross_lines(board: Board, evidence: JuniorExocetEvidence) -> int:
    return union_of([board.layout.house_masks[line] for line in evidence.cross_lines])


def _mirror_cells(board: Board, evidence: JuniorExocetEvidence, digit: int) -> int:
    """The cells of the blocks in which a digit is looked for."""
    blocks = [each.house for each in evidence.in_mirrors() if each.digit == digit]
    return union_of([board.layout.house_masks[block] for block in blocks])
