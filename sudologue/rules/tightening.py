"""Receipts of several digits without a citation too many.

Where an inference joins several lines of reasoning, the citations of one may serve another as well,
and some turn out not to be needed. `tightened` drops them one by one, as long as what is left
forces the conclusion. It decides that as anyone would who checks a receipt: it supposes that the
conclusion is false and exhausts the cases.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sudologue.inference import Action, Constraint, Placement
from sudologue.model import Board, bits_of

Masks = Sequence[int]
Proof = tuple[Collection[Constraint], Collection[Constraint]]


def tightened(
    board: Board,
    action: Action,
    truths: Sequence[Constraint],
    links: Sequence[Constraint],
    some_true: int = 0,
    proofs: Mapping[int, Proof] | None = None,
) -> tuple[tuple[Constraint, ...], tuple[Constraint, ...]]:
    """The truths and links of a receipt without those that the others make superfluous.

    The last cited are tried first. `some_true` are candidates of which one is known to be true
    beside what the receipt cites. `proofs` tells of candidates, by number, which of the truths and
    links suffice for them, so that the others can go without another look at these candidates.
    """
    layout = board.layout
    numbers = [layout.candidate_number(c.cell, c.digit) for c in action.candidates]
    leaning = dict(proofs or {})
    numbers.sort(key=lambda number: len(leaning[number][0]) if number in leaning else 0)
    placing = isinstance(action, Placement)
    known = [some_true] if some_true else []
    kept = [list(dict.fromkeys(truths)), list(dict.fromkeys(links))]
    masks = [[citation.mask(layout) for citation in cited] for cited in kept]
    possible = board.live | board.filled
    for side in (1, 0):
        for place in reversed(range(len(kept[side]))):
            citation, mask = kept[side].pop(place), masks[side].pop(place)
            touched = [n for n in numbers if n not in leaning or citation in leaning[n][side]]
            if all(_forces(possible, n, placing, masks[0] + known, masks[1]) for n in touched):
                for number in touched:
                    leaning.pop(number, None)
            else:
                kept[side].insert(place, citation)
                masks[side].insert(place, mask)
    return tuple(kept[0]), tuple(kept[1])


def _forces(possible: int, number: int, placing: bool, truths: Masks, links: Masks) -> bool:
    if placing:
        return _impossible(possible & ~(1 << number), truths, links)
    return _impossible(*_with(number, possible, truths, links), links)


def _impossible(possible: int, truths: Masks, links: Masks) -> bool:
    """Whether no choice of candidates meets the truths without breaking a link."""
    while truths:
        tightest = min([truth & possible for truth in truths], key=int.bit_count)
        if tightest & (tightest - 1):
            return all(
                _impossible(*_with(number, possible, truths, links), links)
                for number in bits_of(tightest)
            )
        if not tightest:
            return True
        possible, truths = _with(tightest.bit_length() - 1, possible, truths, links)
    return False


def _with(number: int, possible: int, truths: Masks, links: Masks) -> tuple[int, Masks]:
    """What is possible, and which truths are still to be met, with one candidate true."""
    bit = 1 << number
    for link in links:
        if link & bit:
            possible &= ~link | bit
    return possible, [truth for truth in truths if not truth & bit]
