"""Wings: a few cells of which one must take a digit, whatever the others do.

XY        12 . . | 13 . .        if the pivot 12 is 1, the pincer 13 is 3;
          . 23 . |  -            if it is 2, the pincer 23 is 3;
          -      |               so a cell that sees both pincers (-) is not 3

XYZ       123 - - | 13           the same, but the pivot may be 3 itself;
          23      |              so the cell must see all three

W         12 ...... 1            if neither end 12 is 2, both are 1;
                    :            but some house has its 1 only where the one end
          12 ...... 1            sees it or the other does; so one end is 2
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sudologue.inference import Elimination, Inference, link_between
from sudologue.model import Board, House, bits_of
from sudologue.rules.common.covering import links_to
from sudologue.rules.common.twin_cells import twins
from sudologue.rules.rule import Technique
from sudologue.rules.wings import card as cards
from sudologue.rules.wings.evidence import WingEvidence, WWingEvidence


class XYWing(Technique):
    """Three bivalue cells: by the pivot's digits, the digit to go, and the cells in order."""

    card = cards.XY_WING

    def find(self, board: Board) -> Iterator[Inference]:
        groups, peers = board.masks.bivalue_groups, board.masks.tables.peer_masks
        for digits, first, second in _triangles(groups):
            ones, others = groups[first], groups[second]
            digit = (first & second).bit_length()
            for pivot in bits_of(groups[digits]):
                mine, its = ones & peers[pivot], others & peers[pivot]
                if mine and its:
                    joints = (first & digits).bit_length(), (second & digits).bit_length()
                    within = board.masks.planes[digit - 1]
                    yield from _wings(self.name, board, pivot, mine, its, joints, digit, within)


def _triangles(groups: Mapping[int, int]) -> list[tuple[int, int, int]]:
    """The three pairs of three digits, if there are groups of all: each with the other two."""
    found: list[tuple[int, int, int]] = []
    pairs = list(groups)
    for place, one in enumerate(pairs, 1):
        for other in pairs[place:]:
            if one & other and one ^ other in groups:
                found.append((one ^ other, min(one, other), max(one, other)))
    if found:
        order = {digits: place for place, digits in enumerate(pairs)}
        found.sort(key=lambda three: (order[three[0]], order[three[1]]))
    return found


class XYZWing(Technique):
    """Two bivalue cells and one with the digits of both: by these digits, and cells in order."""

    card = cards.XYZ_WING

    def find(self, board: Board) -> Iterator[Inference]:
        masks = board.masks
        groups, peers, planes = masks.bivalue_groups, masks.tables.peer_masks, masks.planes
        for first, second, pivots in _with_pivots(board):
            ones, others = groups[first], groups[second]
            for pivot in bits_of(pivots):
                mine, its = ones & peers[pivot], others & peers[pivot]
                if mine and its:
                    joints = (first & ~second).bit_length(), (second & ~first).bit_length()
                    digit = (first & second).bit_length()
                    within = planes[digit - 1] & peers[pivot]
                    yield from _wings(self.name, board, pivot, mine, its, joints, digit, within)


def _with_pivots(board: Board) -> list[tuple[int, int, int]]:
    """Two pairs of digits with one in common, and the cells that hold just the three digits."""
    masks = board.masks
    found: list[tuple[int, int, int]] = []
    groups, planes, three = masks.bivalue_groups, masks.planes, masks.cells_by_size[3]
    if not three:
        return found
    within = {
        digits: planes[(digits & -digits).bit_length() - 1]
        & planes[digits.bit_length() - 1]
        & three
        for digits in groups
    }
    pairs = [(digits, pivots) for digits, pivots in within.items() if pivots]
    for one, pivots in pairs:
        for other, its in pairs:
            if other > one and one & other and pivots & its:
                found.append((one, other, pivots & its))
    return found


def _wings(
    slug: str,
    board: Board,
    pivot: int,
    ones: int,
    others: int,
    pivot_digits: tuple[int, int],
    digit: int,
    within: int,
) -> Iterator[Inference]:
    """The wings of a pivot with a pincer from either mask, ridding cells `within` of a digit."""
    layout = board.layout
    for one in bits_of(ones):
        targets_of_one = within & layout.tables.peer_masks[one]
        for other in bits_of(others):
            targets = targets_of_one & layout.tables.peer_masks[other]
            if not targets:
                continue
            has_digit = board.masks.planes[digit - 1] >> pivot & 1
            holders = (pivot, one, other) if has_digit else (one, other)
            hinge, pincers = layout.cells[pivot], (layout.cells[one], layout.cells[other])
            joints = zip(pincers, pivot_digits, strict=True)
            links = [link_between(layout, hinge, *joint) for joint in joints]
            links += links_to(board, digit, targets, holders)
            evidence = WingEvidence(
                pivot=hinge,
                pincers=pincers,
                pivot_digits=pivot_digits,
                digit=digit,
                links=tuple(links),
            )
            yield Inference(
                slug, Elimination.of_candidates(board.masks.candidates_at(digit, targets)), evidence
            )


class WWing(Technique):
    """Two bivalue cells alike: by their digits, cells in order, the digit to go.

    What several houses would do is told of the first.
    """

    card = cards.W_WING

    def find(self, board: Board) -> Iterator[Inference]:
        layout, masks = board.layout, board.masks
        for *ends, targets in twins(board):
            for digit, linked, gone in targets:
                bridge = _bridge(board, linked, *ends)
                if bridge is None:
                    continue
                house, *piers = bridge
                one, other, near, far = (layout.cells[number] for number in (*ends, *piers))
                links = (
                    link_between(layout, one, near, linked),
                    link_between(layout, other, far, linked),
                    *links_to(board, digit, gone, ends),
                )
                evidence = WWingEvidence(
                    ends=(one, other),
                    house=house,
                    bridge=(near, far),
                    linked_digit=linked,
                    digit=digit,
                    links=links,
                )
                elimination = Elimination.of_candidates(masks.candidates_at(digit, gone))
                yield Inference(self.name, elimination, evidence)


def _bridge(board: Board, digit: int, one: int, other: int) -> tuple[House, int, int] | None:
    """The first house with two places for a digit, each in sight of one of the cells.

    A cell in sight of both places would not hold the digit for long, whatever the other does.
    """
    by_one, by_other = board.masks.tables.peer_masks[one], board.masks.tables.peer_masks[other]
    for house, pair in board.masks.conjugate_pairs[digit - 1]:
        near = pair & by_one
        if near and near ^ pair == pair & by_other and near != pair:
            return house, near.bit_length() - 1, (near ^ pair).bit_length() - 1
    return None
