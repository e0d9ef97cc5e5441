"""Whether a receipt says no more than it must.

A pattern of many cells may hold a smaller one that does the same work, in ways that depend on which
candidates are missing. Rules that meet such patterns ask here, before they yield anything, whether
each of their citations is needed: whether, without it, some candidate that is to go could be true.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.inference import Constraint, Elimination
from sudologue.model import Board, Candidate, bits_of


def spared_truth(
    board: Board, truths: Sequence[Constraint], links: Sequence[Constraint], gone: Elimination
) -> Constraint | None:
    """The first truth without which the others still rule out all of these candidates, if any."""
    needs, masks = _masks(board, truths), _masks(board, links)
    numbers = _numbers(board, gone.candidates)
    for place, truth in enumerate(truths):
        if _ruled_out(numbers, needs[:place] + needs[place + 1 :], masks):
            return truth
    return None


def needed_links(
    board: Board, truths: Sequence[Constraint], links: Sequence[Constraint], gone: Elimination
) -> tuple[Constraint, ...]:
    """The links without those that can be spared; of links that do the same, the earlier stay."""
    needs, numbers = _masks(board, truths), _numbers(board, gone.candidates)
    kept = list(zip(links, _masks(board, links), strict=True))
    for place in reversed(range(len(kept))):
        fewer = kept[:place] + kept[place + 1 :]
        if _ruled_out(numbers, needs, [mask for _, mask in fewer]):
            kept = fewer
    return tuple([link for link, _ in kept])


def _masks(board: Board, constraints: Iterable[Constraint]) -> list[int]:
    return [constraint.mask(board.layout) & board.live for constraint in constraints]


def _numbers(board: Board, candidates: Iterable[Candidate]) -> list[int]:
    return [board.layout.candidate_number(c.cell, c.digit) for c in candidates]


def _ruled_out(numbers: Iterable[int], truths: list[int], links: list[int]) -> bool:
    """Whether none of these candidates can be true."""
    return not any(_possible(number, truths, links) for number in numbers)


def _possible(number: int, truths: list[int], links: list[int]) -> bool:
    """Whether the candidate, and one of each truth, can be true without breaking a link."""
    bit, gone = 1 << number, 0
    for link in links:
        if link & bit:
            gone |= link ^ bit
    left = [truth & ~gone for truth in truths if not truth & bit]
    if not left:
        return True
    tightest = min(left, key=int.bit_count)
    return any(_possible(other, left, links) for other in bits_of(tightest))
