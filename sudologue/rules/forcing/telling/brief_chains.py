"""Chains of nodes, digits in one cell or in one of several, told briefly."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import Cell
from sudologue.narration.phrasing.english import listing, number_word, one_of
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.rules.chains.evidence import ChainNode

TOLD_WHOLE = 5
"""The most nodes that are told one by one."""


def what_follows(start: ChainNode, nodes: Sequence[ChainNode], target: Cell) -> Passage:
    """The digits that a start leads to; or, without any, what it does to the target itself."""
    if not nodes:
        if start.cells == (target,):
            return say("that cell is taken")
        return phrase("{} sees that {}", target, start.digit)
    if len(nodes) <= TOLD_WHOLE:
        return one_after_the_other(nodes, "has to be")
    last, number = nodes[-1], number_word(len(nodes))
    text = "{} digits follow, the last of them {} in {}"
    return phrase(text, number, last.digit, listing(last.cells))


def one_after_the_other(nodes: Sequence[ChainNode], verb: str) -> Passage:
    """`r5c1 has to be 7 and r5c6 9`."""
    first, *others = nodes
    opening = phrase("{} {} {}", one_of(first.cells), verb, first.digit)
    more = (phrase("{} {}", one_of(node.cells), node.digit) for node in others)
    return listing((opening, *more))
