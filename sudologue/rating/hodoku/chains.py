"""Preferences among colours, chains and loops."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby, pairwise

from sudologue.inference import Inference
from sudologue.model import Board, Cell
from sudologue.rating.hodoku.keys import Key, by_most_removed, digit_first, removed
from sudologue.rules.chains.evidence import LinkedNodesEvidence, LoopEvidence
from sudologue.rules.colouring.evidence import ColouringEvidence

LONGEST_CHAIN = 20


def by_colours(board: Board, inference: Inference) -> Key:
    """Colours: digit by digit, and by the first cells of what is coloured."""
    evidence = inference.evidence
    assert isinstance(evidence, ColouringEvidence)
    pairs = [(*pair.one, *pair.other) for pair in evidence.colour_pairs]
    return (pairs[0][0].digit, *[min(map(digit_first, pair))[1] for pair in pairs])


def by_chain(board: Board, inference: Inference) -> Key | None:
    """Chains of no more than twenty candidates, those that remove most before others."""
    evidence = inference.evidence
    assert isinstance(evidence, LinkedNodesEvidence)
    return by_most_removed(board, inference) if len(evidence.nodes) <= LONGEST_CHAIN else None


def by_loop(board: Board, inference: Inference) -> Key | None:
    """Loops and chains that do not come back to a cell, those that remove most before others.

    In its own cells a loop only removes what is neither the digit by which it comes in nor that by
    which it leaves. A chain does not come by the only candidate that it removes.
    """
    evidence, candidates = inference.evidence, removed(board, inference)
    assert isinstance(evidence, LinkedNodesEvidence)
    visits = [cells for cells, _ in groupby(node.cells for node in evidence.nodes)]
    gone = {candidate.cell for candidate in candidates}
    if isinstance(evidence, LoopEvidence):
        gone &= set(chain(*visits)) - _turned_in(evidence)
    elif len(candidates) == 1:
        gone &= set(chain(*visits[1:-1]))
    else:
        gone.clear()
    if len(visits) > 1 and visits[0] == visits[-1]:
        visits.pop()
    if gone or (_comes_back(visits) and _comes_back(visits[::-1])):
        return None
    return by_most_removed(board, inference)


def _comes_back(visits: Sequence[tuple[Cell, ...]]) -> bool:
    """Whether the first cell of a node is one that the chain has left: HoDoKu asks no further."""
    left = set[Cell]()
    for before, cells in pairwise(visits):
        if cells[0] in left:
            return True
        left.update(before)
    return False


def _turned_in(loop: LoopEvidence) -> set[Cell]:
    """The cells that a loop comes to by one digit and leaves by another."""
    following = (*loop.nodes[1:], loop.nodes[0])
    return {
        node.cells[0]
        for node, joint, after in zip(loop.nodes, loop.joints, following, strict=True)
        if not joint.is_strong and node.cells == after.cells
    }
