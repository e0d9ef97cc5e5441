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
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from sudologue.inference import Constraint, Elimination, Inference
from sudologue.model import Board, Candidate, House, Layout
from sudologue.rules.common.receipts import is_minimal_for_digit
from sudologue.rules.common.templates.filter import digits_worth_searching
from sudologue.rules.rule import Technique
from sudologue.rules.single_digit import card as cards
from sudologue.rules.single_digit.evidence import DualKiteEvidence, Kite
from sudologue.rules.single_digit.search.pairs import Meeting, meetings, receipt
from sudologue.rules.single_digit.search.strong_links import is_kite


@dataclass(frozen=True)
class _Flown:
    """A kite that refutes something, with its links."""

    layout: Layout
    digit: int
    plane: int
    meeting: Meeting
    box: House
    links: tuple[Constraint, ...]

    @property
    def knot(self) -> int:
        """The two cells in the box."""
        return self.meeting.one.near | self.meeting.other.near

    @property
    def ends(self) -> int:
        """The two cells at the far ends."""
        return self.meeting.one.far | self.meeting.other.far

    @cached_property
    def gone(self) -> tuple[Candidate, ...]:
        """What the kite refutes."""
        cells = self.layout.cells_in(self.meeting.gone)
        return tuple([Candidate(cell, self.digit) for cell in cells])

    def as_evidence(self) -> Kite:
        """The kite as evidence names it."""
        one, other = self.meeting.one.link(self.layout), self.meeting.other.link(self.layout)
        return Kite(self.digit, one, other, self.layout.cells_in(self.meeting.gone))


class DualTwoStringKite(Technique):
    """Pairs of kites in the order of the single ones: digit by digit."""

    card = cards.DUAL_TWO_STRING_KITE

    def find(self, board: Board) -> Iterator[Inference]:
        for one, other in combinations(_flown(board), 2):
            if one.box != other.box or one.knot != other.knot or one.gone == other.gone:
                continue
            truths = (*one.meeting.truths(one.digit), *other.meeting.truths(other.digit))
            links = tuple(dict.fromkeys((*one.links, *other.links)))
            if one.digit == other.digit:
                gone = one.meeting.gone | other.meeting.gone
                if not is_minimal_for_digit(
                    board.layout, one.digit, one.plane, gone, truths, links
                ):
                    continue
            evidence = DualKiteEvidence(
                board.layout.cells_in(one.knot | one.ends | other.ends),
                one.box,
                one.digit if one.digit == other.digit else None,
                frozenset((one.digit, other.digit)),
                truths,
                links,
                box=one.box,
                knot=board.layout.cells_in(one.knot),
                first=one.as_evidence(),
                second=other.as_evidence(),
            )
            yield Inference(self.card.slug, Elimination((*one.gone, *other.gone)), evidence)


def _flown(board: Board) -> Iterator[_Flown]:
    """The kites on a board."""
    layout = board.layout
    for digit, plane in digits_worth_searching(board):
        for meeting in meetings(layout, digit, plane):
            box = meeting.joint_house
            if box is not None and is_kite(layout, meeting):
                links = receipt(layout, digit, plane, meeting, meeting.gone)
                if links is not None:
                    yield _Flown(layout, digit, plane, meeting, box, links)
