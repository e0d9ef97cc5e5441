"""Dual 2-string kites: two kites knotted at the same two cells of a box.

        near ─────── far         row of the first cell, column of the second: one kite
          │ near ─── far         column of the first cell, row of the second: the other
         far  │
             far

The two are of one digit, as drawn, or of two digits that share the knot. Each refutes a candidate
of its own (see `strong_links`). They are told as one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudologue.inference import Constraint, Elimination, Inference
from sudologue.model import Board
from sudologue.rules.rule import Technique
from sudologue.rules.single_digit import card as cards
from sudologue.rules.single_digit.evidence import DualKiteEvidence, Kite
from sudologue.rules.single_digit.search.joined_links import JoinedLinks, joined_links
from sudologue.rules.single_digit.search.two_strong_links import is_kite


class KiteWithLinks(NamedTuple):
    """A kite that refutes something, with the links of its receipt."""

    strings: JoinedLinks
    links: tuple[Constraint, ...]

    @property
    def knot(self) -> int:
        """The two cells in the box."""
        return self.strings.one.near | self.strings.other.near

    def as_evidence(self) -> Kite:
        """The kite as evidence names it."""
        strings, layout = self.strings, self.strings.layout
        one, other = strings.one.link(layout), strings.other.link(layout)
        return Kite(strings.digit, one, other, layout.cells_in(strings.targets))


class DualTwoStringKite(Technique):
    """Pairs of kites in the order of the single ones: digit by digit."""

    card = cards.DUAL_TWO_STRING_KITE

    def find(self, board: Board) -> Iterator[Inference]:
        for one, other in combinations(_kites(board), 2):
            first, second = one.strings, other.strings
            box = first.joint_house
            if box is None or box != second.joint_house or one.knot != other.knot:
                continue
            links = tuple(dict.fromkeys((*one.links, *other.links)))
            if first.digit == second.digit:
                targets, truths = first.targets | second.targets, (*first.truths, *second.truths)
                if first.targets == second.targets or not first.is_minimal(targets, truths, links):
                    continue
            evidence = DualKiteEvidence(
                links=links,
                box=box,
                knot=board.layout.cells_in(one.knot),
                first=one.as_evidence(),
                second=other.as_evidence(),
            )
            eliminations = [kite.elimination(kite.targets) for kite in (first, second)]
            eliminated = [c for elimination in eliminations for c in elimination.candidates]
            yield Inference(self.card.slug, Elimination(tuple(eliminated)), evidence)


def _kites(board: Board) -> Iterator[KiteWithLinks]:
    """The kites on a board."""
    for strings in joined_links(board):
        links = strings.receipt(strings.targets) if is_kite(strings) else None
        if links is not None:
            yield KiteWithLinks(strings, links)
