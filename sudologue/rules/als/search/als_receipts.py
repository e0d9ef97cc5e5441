"""Receipts of almost locked sets: what keeps a digit from going into a set twice, or into two.

A set cites its cells, which need digits, and its digits in its house. One that it loses needs no
such link; nor does one that it takes from another set, for once is enough there. Of the rest, some
may be spared too, say those of a digit that is gone before it matters: so the links are tried one
by one.

Where a cell can be spared, some of the sets overlap in a way that makes a smaller pattern do. Such
a pattern comes last, and only if nothing else rules out the same; its receipt cites what it needs.
One that would take too long to write is not told.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise, product
from typing import NamedTuple

from sudologue.inference import (
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    covering_links,
)
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.als.evidence import AlmostLocked
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet
from sudologue.rules.common.minimal_receipts import DraftReceipt, TangledError, draft_receipt
from sudologue.rules.rule import Technique

PATIENCE = 50_000
"""How often truths are looked at for one question before a receipt is given up.

The questions of a usual receipt take hundreds, the costliest known of hard puzzles some thousands.
Whoever checks receipts has patience for forty times as many looks (see
`sudologue.audit.kernel_budget`), but takes the cases in an order of its own, and may need several
times as many: on a board with a knight's move barred half a million looks here were two million
there.
"""

WINGS_A_UNIT = 2
"""Wings that are looked at for one unit of work: all of them are kept, to be sorted."""

Pairing = tuple[int, int, int]
"""A plane, and two masks of cells, no two of which, one from either, both take its digit."""


class Pattern(NamedTuple):
    """Sets that rule out the candidates `gone`, as a mask.

    `make` makes the evidence from its links. These must keep `joints` and `targets` apart, and each
    digit of a set from going into it twice, but for those in `free`, as planes' bits. `links` are
    known to be of use.
    """

    gone: int
    make: Callable[..., Evidence]
    sets: Sequence[AlmostLockedSet] = ()
    free: Sequence[int] = ()
    joints: Sequence[Pairing] = ()
    targets: Sequence[Pairing] = ()
    links: Sequence[Constraint] = ()


class PatternTechnique(Technique):
    """A rule that looks for patterns. Each group of candidates goes by the first that rules it out.

    Patterns that could do without a cell come last.
    """

    @abstractmethod
    def patterns(self, board: Board) -> Iterator[Pattern]:
        """The patterns on a board, simplest first."""

    def find(self, board: Board) -> Iterator[Inference]:
        slug, ruled_out = self.card.slug, set[int]()
        loose: dict[int, Pattern] = {}
        for pattern in self.patterns(board):
            if pattern.gone in ruled_out:
                continue
            try:
                inference = _tight(slug, board, pattern)
            except TangledError:
                continue
            if inference is None:
                loose.setdefault(pattern.gone, pattern)
                continue
            ruled_out.add(pattern.gone)
            yield inference
        for gone, pattern in loose.items():
            if gone not in ruled_out:
                evidence, draft, elimination = _begun(board, pattern)
                try:
                    truths, links = draft.needed_truths(), draft.needed_links()
                except TangledError:
                    continue
                yield Inference(slug, elimination, replace(evidence, truths=truths, links=links))


def _tight(slug: str, board: Board, pattern: Pattern) -> Inference | None:
    """What a pattern rules out; nothing, if it could do without a cell."""
    _, draft, elimination = _begun(board, pattern)
    if draft.spares_a_truth():
        return None
    return Inference(slug, elimination, pattern.make(links=draft.needed_links()))


def _begun(board: Board, pattern: Pattern) -> tuple[Evidence, DraftReceipt, Elimination]:
    """The evidence of a pattern without its links, and a draft with all that may be needed."""
    elimination, evidence = (
        Elimination.of_candidates(board.masks.tables.candidates_in(pattern.gone)),
        pattern.make(),
    )
    links = _links(board, pattern)
    draft = draft_receipt(board, elimination, evidence.truths, links, patience=PATIENCE)
    return evidence, draft, elimination


def as_evidence(board: Board, one: AlmostLockedSet) -> AlmostLocked:
    """A set as evidence tells it."""
    cells = board.masks.tables.cells_in(one.cells)
    return AlmostLocked(cells=cells, digits=digits_in(one.digits), house=one.house)


def digits_in(planes: int) -> tuple[int, ...]:
    """The digits of planes given as bits."""
    return tuple([plane + 1 for plane in bits_of(planes)])


def digits_of(board: Board, gone: int) -> tuple[int, ...]:
    """The digits of candidates given as a mask."""
    return tuple([plane + 1 for plane, _ in by_plane(board, gone)])


def by_plane(board: Board, candidates: int) -> list[tuple[int, int]]:
    """The planes of candidates given as a mask, each with the cells."""
    width, whole = board.masks.tables.cell_count, board.masks.tables.all_cells
    planes = [(plane, candidates >> plane * width & whole) for plane in range(board.layout.size)]
    return [(plane, cells) for plane, cells in planes if cells]


def joint(plane: int, one: AlmostLockedSet, other: AlmostLockedSet) -> Pairing:
    """What keeps a digit from going into both of two sets."""
    return plane, one.places[plane], other.places[plane]


def keeps_both_single(board: Board, pairing: Pairing) -> bool:
    """Whether the links of a joint keep its digit from going twice into either set, too.

    They do where one of them covers all places of the set. Else two of its places may be kept from
    the other set by two links: one by a house, say, and one by sight.
    """
    plane, one, other = pairing
    pairs = product(bits_of(one), bits_of(other))
    links = covering_links(board.layout, plane + 1, pairs)
    masks = [link.mask(board.layout) >> plane * board.masks.tables.cell_count for link in links]
    return all(any(not places & ~mask for mask in masks) for places in (one, other))


def pairings_to(board: Board, gone: int, ends: Sequence[AlmostLockedSet]) -> list[Pairing]:
    """What each of these candidates takes from all of these sets."""
    return [
        (plane, targets, union_of([one.places[plane] for one in ends]))
        for plane, targets in by_plane(board, gone)
    ]


def free_of(board: Board, gone: int, joint: int) -> int:
    """The plane of a joint, and of the digit to go if there is but one: neither needs a link."""
    planes = by_plane(board, gone)
    return 1 << joint | (1 << planes[0][0] if len(planes) == 1 else 0)


def in_a_row(
    board: Board,
    gone: int,
    sets: Sequence[AlmostLockedSet],
    joints: Sequence[int],
    make: Callable[..., Evidence],
) -> Pattern:
    """Sets of which each takes a digit once together with the next: the planes are the joints."""
    between = [1 << before | 1 << after for before, after in pairwise(joints)]
    return Pattern(
        gone,
        partial(make, digits=digits_of(board, gone)),
        sets,
        (free_of(board, gone, joints[0]), *between, free_of(board, gone, joints[-1])),
        [joint(plane, *pair) for plane, pair in zip(joints, pairwise(sets), strict=True)],
        pairings_to(board, gone, (sets[0], sets[-1])),
    )


def _links(board: Board, pattern: Pattern) -> list[Constraint]:
    links: dict[Constraint, None] = dict.fromkeys(pattern.links)
    for one, free in zip(pattern.sets, pattern.free, strict=True):
        for plane in bits_of(one.digits & ~free):
            if one.places[plane] & (one.places[plane] - 1):
                links[HouseConstraint(one.house, plane + 1)] = None
    for plane, ones, others in (*pattern.joints, *pattern.targets):
        digit, pairs = plane + 1, product(bits_of(ones), bits_of(others))
        known = [each for each in links if isinstance(each, HouseConstraint)]
        known = [each for each in known if each.digit == digit]
        apart = [pair for pair in pairs if pair[0] != pair[1]]
        links |= dict.fromkeys(covering_links(board.layout, digit, apart, known))
    return list(links)
