"""Empty rectangles: a box whose places of a digit lie on two lines that cross in it.

        box           ·
        x . . ──── near           near line: through the box and one end of a pair
        . . .        │
        . . .        │            pair: a line with two places
        │            │
        X ───────── far           far line: through the box and X

If the pair's near end is false, its far end is true and rules X out. If the near end is true, the
box has its digit on the far line instead, which rules X out too. The box may have many places or
only two; what it must have is a place off either line.

The same seen from X, with the pair's far end as the hinge, is the rectangle elimination: if X were
true, the hinge would not be, the near end would, and between them they leave the box no place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from sudologue.inference import Constraint, Elimination, HouseConstraint, Inference
from sudologue.model import Board, House, Layout, bits_of
from sudologue.rules.common.receipts import is_minimal_for_digit
from sudologue.rules.common.templates.filter import digits_worth_searching
from sudologue.rules.rule import Technique
from sudologue.rules.single_digit import card as cards
from sudologue.rules.single_digit.evidence import (
    DualEmptyRectangleEvidence,
    EmptyRectangleEvidence,
    HingedPair,
    RectangleEliminationEvidence,
)
from sudologue.rules.single_digit.search.pairs import Meeting, Side, meetings, receipt


@dataclass(frozen=True)
class Hinge:
    """A meeting as an empty rectangle: the block, the pair, the two lines through the block."""

    meeting: Meeting
    block: Side
    pair: Side
    near_line: House
    far_line: House
    gone: int

    def as_evidence(self, layout: Layout) -> HingedPair:
        """The hinge as evidence names it."""
        pair, gone = self.pair.link(layout), layout.cells_in(self.gone)
        return HingedPair(self.near_line, self.far_line, pair, gone)


def _block_and_pair(meeting: Meeting) -> Iterator[tuple[Side, Side, House]]:
    """A block and a line with two places, joined by a line, whichever way round."""
    joint = meeting.joint_house
    if joint is None or not joint.is_line:
        return
    for block, pair in ((meeting.one, meeting.other), (meeting.other, meeting.one)):
        lone_ends = pair.near.bit_count() == 1 and pair.far.bit_count() == 1
        if lone_ends and pair.house.is_line and not block.house.is_line:
            yield block, pair, joint


def hinges(layout: Layout, meeting: Meeting) -> Iterator[Hinge]:
    """The meeting as an empty rectangle, for each line that its far places lie on."""
    masks = layout.house_masks
    for block, pair, joint in _block_and_pair(meeting):
        for line, mask in masks.items():
            crosses_in_block = mask & masks[joint] & masks[block.house]
            if not line.is_line or line == joint or block.far & ~mask or not crosses_in_block:
                continue
            off_far_line, parallel = block.near & ~mask, not mask & masks[pair.house]
            gone = meeting.gone & mask & ~masks[block.house]
            if off_far_line and parallel and gone:
                yield Hinge(meeting, block, pair, joint, line, gone)


def empty_rectangles(
    layout: Layout, digit: int, plane: int
) -> Iterator[tuple[Hinge, tuple[Constraint, ...]]]:
    """All empty rectangles of a digit, with their links."""
    for meeting in meetings(layout, digit, plane):
        for hinge in hinges(layout, meeting):
            links = receipt(layout, digit, plane, meeting, hinge.gone)
            if links is not None:
                yield hinge, links


class EmptyRectangle(Technique):
    """Digit by digit, boxes and pairs with the fewest places first."""

    card = cards.EMPTY_RECTANGLE

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in digits_worth_searching(board):
            for hinge, links in empty_rectangles(layout, digit, plane):
                places = layout.cells_in(hinge.block.near | hinge.block.far)
                evidence = EmptyRectangleEvidence(
                    (*places, *layout.cells_in(hinge.pair.near | hinge.pair.far)),
                    hinge.block.house,
                    digit,
                    None,
                    hinge.meeting.truths(digit),
                    links,
                    digit=digit,
                    box=hinge.block.house,
                    places=places,
                    hinge=hinge.as_evidence(layout),
                )
                gone = Elimination.of(layout.cells_in(hinge.gone), (digit,))
                yield Inference(self.card.slug, gone, evidence)


class DualEmptyRectangle(Technique):
    """Two empty rectangles in one box: digit by digit, in the order of the single ones."""

    card = cards.DUAL_EMPTY_RECTANGLE

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in digits_worth_searching(board):
            single = tuple(empty_rectangles(layout, digit, plane))
            for (one, its_links), (other, other_links) in combinations(single, 2):
                if one.block.house != other.block.house or one.gone == other.gone:
                    continue
                truths = dict.fromkeys((*one.meeting.truths(digit), *other.meeting.truths(digit)))
                links, gone = (
                    tuple(dict.fromkeys((*its_links, *other_links))),
                    one.gone | other.gone,
                )
                if not is_minimal_for_digit(layout, digit, plane, gone, tuple(truths), links):
                    continue
                places = layout.cells_in(one.block.near | one.block.far)
                pairs = one.pair.near | one.pair.far | other.pair.near | other.pair.far
                evidence = DualEmptyRectangleEvidence(
                    (*places, *layout.cells_in(pairs)),
                    one.block.house,
                    digit,
                    None,
                    tuple(truths),
                    links,
                    digit=digit,
                    box=one.block.house,
                    places=places,
                    first=one.as_evidence(layout),
                    second=other.as_evidence(layout),
                )
                yield Inference(
                    self.card.slug, Elimination.of(layout.cells_in(gone), (digit,)), evidence
                )


class RectangleElimination(Technique):
    """Digit by digit, boxes and pairs with the fewest places first, weak wings in order."""

    card = cards.RECTANGLE_ELIMINATION

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for digit, plane in digits_worth_searching(board):
            for meeting in meetings(layout, digit, plane):
                for block, pair, _ in _block_and_pair(meeting):
                    for number in bits_of(meeting.gone):
                        found = self._with_wing(layout, digit, plane, meeting, block, pair, number)
                        if found is not None:
                            yield found

    def _with_wing(
        self,
        layout: Layout,
        digit: int,
        plane: int,
        meeting: Meeting,
        block: Side,
        pair: Side,
        number: int,
    ) -> Inference | None:
        """The inference about one weak wing, if a line joins it to the hinge."""
        masks, wing = layout.house_masks, layout.cells[number]
        line = next((h for h, m in layout.houses_of[number] if h.is_line and m & pair.far), None)
        if line is None or line == pair.house or 1 << number & masks[block.house]:
            return None
        links = receipt(layout, digit, plane, meeting, 1 << number)
        if links is None or HouseConstraint(line, digit) not in links:
            return None
        places = layout.cells_in(block.near | block.far)
        (hinge,), (strong_wing,) = layout.cells_in(pair.far), layout.cells_in(pair.near)
        evidence = RectangleEliminationEvidence(
            (hinge, strong_wing, wing, *places),
            block.house,
            digit,
            None,
            meeting.truths(digit),
            links,
            digit=digit,
            hinge=hinge,
            strong_wing=strong_wing,
            weak_wing=wing,
            strong_line=pair.house,
            weak_line=line,
            box=block.house,
            places=places,
        )
        return Inference(self.card.slug, Elimination.of((wing,), (digit,)), evidence)
