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

from sudologue.inference import Constraint, HouseConstraint, Inference
from sudologue.model import Board, House, bits_of
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.rule import Technique
from sudologue.rules.single_digit import card as cards
from sudologue.rules.single_digit.evidence import (
    DualEmptyRectangleEvidence,
    EmptyRectangleEvidence,
    HingedPair,
    RectangleEliminationEvidence,
)
from sudologue.rules.single_digit.search.joined_links import (
    JoinedLinks,
    SplitHouse,
    joined_links,
    joined_links_of,
)


@dataclass(frozen=True)
class JoinedRectangle:
    """Joined links as an empty rectangle: the block, the pair, the two lines through the block."""

    joined: JoinedLinks
    block: SplitHouse
    pair: SplitHouse
    near_line: House
    far_line: House
    targets: int

    def as_evidence(self) -> HingedPair:
        """The pair and the lines as evidence names them."""
        layout = self.joined.layout
        targets = layout.cells_in(self.targets)
        return HingedPair(self.near_line, self.far_line, self.pair.link(layout), targets)


def _block_and_pair(joined: JoinedLinks) -> Iterator[tuple[SplitHouse, SplitHouse, House]]:
    """A block and a line with two places, joined by a line, whichever way round."""
    joint = joined.joint_house
    if joint is None or not joint.is_line:
        return
    for block, pair in ((joined.one, joined.other), (joined.other, joined.one)):
        lone_ends = pair.near.bit_count() == 1 and pair.far.bit_count() == 1
        if lone_ends and pair.house.is_line and not block.house.is_line:
            yield block, pair, joint


def rectangles(joined: JoinedLinks) -> Iterator[JoinedRectangle]:
    """The joined links as an empty rectangle, for each line that the block's far places lie on."""
    masks = joined.layout.house_masks
    for block, pair, joint in _block_and_pair(joined):
        for line, mask in masks.items():
            crosses_in_block = mask & masks[joint] & masks[block.house]
            if not line.is_line or line == joint or block.far & ~mask or not crosses_in_block:
                continue
            off_far_line, parallel = block.near & ~mask, not mask & masks[pair.house]
            targets = joined.targets & mask & ~masks[block.house]
            if off_far_line and parallel and targets:
                yield JoinedRectangle(joined, block, pair, joint, line, targets)


RectangleWithLinks = tuple[JoinedRectangle, tuple[Constraint, ...]]


def _with_links(joined: JoinedLinks) -> Iterator[RectangleWithLinks]:
    """The joined links as empty rectangles, with the links of their receipts."""
    for rectangle in rectangles(joined):
        links = joined.receipt(rectangle.targets)
        if links is not None:
            yield rectangle, links


class EmptyRectangle(Technique):
    """Digit by digit, boxes and pairs with the fewest places first."""

    card = cards.EMPTY_RECTANGLE

    def find(self, board: Board) -> Iterator[Inference]:
        for joined in joined_links(board):
            for rectangle, links in _with_links(joined):
                evidence = EmptyRectangleEvidence(
                    truths=joined.truths,
                    links=links,
                    digit=joined.digit,
                    box=rectangle.block.house,
                    places=board.layout.cells_in(rectangle.block.places),
                    hinge=rectangle.as_evidence(),
                )
                yield Inference(self.card.slug, joined.elimination(rectangle.targets), evidence)


class DualEmptyRectangle(Technique):
    """Two empty rectangles in one box: digit by digit, in the order of the single ones."""

    card = cards.DUAL_EMPTY_RECTANGLE

    def find(self, board: Board) -> Iterator[Inference]:
        for digit, plane in digits_worth_searching(board):
            all_joined = joined_links_of(board.layout, digit, plane)
            single = [entry for joined in all_joined for entry in _with_links(joined)]
            for one, other in combinations(single, 2):
                inference = self._dual(*one, *other)
                if inference is not None:
                    yield inference

    def _dual(
        self,
        one: JoinedRectangle,
        links: tuple[Constraint, ...],
        other: JoinedRectangle,
        other_links: tuple[Constraint, ...],
    ) -> Inference | None:
        """The inference from two empty rectangles, if each of them adds something."""
        box, joined = one.block.house, one.joined
        if box != other.block.house or one.targets == other.targets:
            return None
        targets = one.targets | other.targets
        truths = tuple(dict.fromkeys((*joined.truths, *other.joined.truths)))
        links = tuple(dict.fromkeys((*links, *other_links)))
        if not joined.is_minimal(targets, truths, links):
            return None
        evidence = DualEmptyRectangleEvidence(
            truths=truths,
            links=links,
            digit=joined.digit,
            box=box,
            places=joined.layout.cells_in(one.block.places),
            first=one.as_evidence(),
            second=other.as_evidence(),
        )
        return Inference(self.card.slug, joined.elimination(targets), evidence)


class RectangleElimination(Technique):
    """Digit by digit, boxes and pairs with the fewest places first, weak wings in order."""

    card = cards.RECTANGLE_ELIMINATION

    def find(self, board: Board) -> Iterator[Inference]:
        for joined in joined_links(board):
            for block, pair, _ in _block_and_pair(joined):
                for wing in bits_of(joined.targets):
                    inference = self._with_wing(joined, block, pair, wing)
                    if inference is not None:
                        yield inference

    def _with_wing(
        self, joined: JoinedLinks, block: SplitHouse, pair: SplitHouse, wing: int
    ) -> Inference | None:
        """The inference about a weak wing, a cell by number, if a line joins it to the hinge."""
        layout, digit = joined.layout, joined.digit
        line = next((h for h, m in layout.houses_of[wing] if h.is_line and m & pair.far), None)
        if line is None or line == pair.house or layout.house_masks[block.house] >> wing & 1:
            return None
        links = joined.receipt(1 << wing)
        if links is None or HouseConstraint(line, digit) not in links:
            return None
        evidence = RectangleEliminationEvidence(
            truths=joined.truths,
            links=links,
            digit=digit,
            hinge=layout.cells_in(pair.far)[0],
            strong_wing=layout.cells_in(pair.near)[0],
            weak_wing=layout.cells[wing],
            strong_line=pair.house,
            weak_line=line,
            box=block.house,
            places=layout.cells_in(block.places),
        )
        return Inference(self.card.slug, joined.elimination(1 << wing), evidence)
