"""Unique rectangles: four open corners in two boxes, and two digits that could be exchanged.

        r1  .  .  .  |  .  .  .        If r1c3, r1c4 and r2c3 can take only 1 and 2, r2c4 takes
        r1  .  . 12  | 12  .  .        neither: with 1 or 2 there, 1 and 2 would go round all four
        r2  .  . 12  |123  .  .        corners, and could go round the other way as well.

So, if the puzzle has one solution, some corner takes an *extra*, a digit other than the two. The
types differ in where the extras are; `deadly` says what follows from that for types 1 to 5. Types 6
and the hidden rectangle also need places where one of the two digits is locked: then one choice at
a corner sends both digits round.

Avoidable rectangles are unique rectangles whose corners are partly placed:

        .  .  1+ |  2+ .  .        1 and 2 were placed, not given (+). A 1 in r2c4 would make the
        .  .  2+ | 13  .  .        corners read 1, 2, 1, 2 going round; another solution could read
        .  .  .  |  .  .  .        2, 1, 2, 1 and differ in nothing else.

That the two digits were worked out for these cells does not help: whoever worked them out had the
one solution in view. It does matter that none of the corners is given, for a given stays where it
is. So an avoidable rectangle needs a board that knows its givens from its placed digits.

A corner may have lost one of the two digits. The other solution would not have to agree with what
was found out about the first one, so the rectangle is as deadly as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    link_between,
)
from sudologue.model import Board, bits_of
from sudologue.rules.card import Card
from sudologue.rules.rule import Technique
from sudologue.rules.uniqueness import card as cards
from sudologue.rules.uniqueness.evidence import ExtraXWingEvidence, HiddenRectangleEvidence
from sudologue.rules.uniqueness.search.deadly_rectangles import RectangleWithExtras, open_rectangles


@dataclass(frozen=True, eq=False, repr=False)
class RectangleType(Technique):
    """A type of rectangle: where its extras may be, and what follows from extras such as these.

    In two neighbouring corners, anywhere but there, or (None) wherever they are.
    """

    card: Card
    rectangles: Callable[[Board], Iterable[RectangleWithExtras]]
    conclude: Callable[[RectangleWithExtras, str], Iterator[Inference]]
    has_neighbouring_extras: bool | None = None

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in self.rectangles(board):
            if self.has_neighbouring_extras in (None, rectangle.has_neighbouring_extras):
                yield from self.conclude(rectangle, self.card.slug)


class UniqueRectangle6(Technique):
    """Two opposite corners have extras, and two parallel sides hold one digit in corners only.

    Were a corner with extras that digit, its neighbours would not be; the side that it is not on
    would put the digit into the other corner with extras, and the neighbours would take the other
    digit: no extra would be true.
    """

    card = cards.UNIQUE_RECTANGLE_6

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in open_rectangles(board):
            if rectangle.has_opposite_extras:
                for bit in bits_of(rectangle.digits):
                    yield from self._locked(rectangle, bit)

    def _locked(self, rectangle: RectangleWithExtras, bit: int) -> Iterator[Inference]:
        board, layout = rectangle.board, rectangle.board.layout
        targets = layout.cells_in(board.planes[bit] & rectangle.extra_cells)
        for houses in rectangle.locked_sides(bit):
            if targets:
                action = Elimination.of(targets, (bit + 1,))
                truths = [HouseConstraint(house, bit + 1) for house in houses]
                links: list[Constraint] = [
                    CellConstraint(cell) for cell in layout.cells_in(rectangle.extra_cells)
                ]
                links += [
                    link_between(layout, one, other, bit + 1)
                    for one in targets
                    for other in layout.cells_in(rectangle.floor)
                ]
                evidence = ExtraXWingEvidence(
                    **rectangle.roles(action, truths, links),
                    houses=houses,
                    locked_digit=bit + 1,
                )
                yield Inference(self.card.slug, action, evidence)
                return


class HiddenRectangle(Technique):
    """One corner, or two opposite ones, has no extras; see from it to the corner opposite.

    Were that corner the one digit, and the other digit locked on both of its sides, that other
    digit would go into both neighbours, and the first into the corner we look from.
    """

    card = cards.HIDDEN_RECTANGLE

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in open_rectangles(board):
            floor = rectangle.floor
            if floor.bit_count() == 1 or rectangle.has_opposite_extras:
                for number in bits_of(floor):
                    for bit in bits_of(rectangle.digits):
                        yield from self._seen_from(rectangle, number, bit)

    def _seen_from(
        self, rectangle: RectangleWithExtras, number: int, bit: int
    ) -> Iterator[Inference]:
        """From a corner without extras, with a digit that may be locked at the opposite one."""
        board, layout = rectangle.board, rectangle.board.layout
        opposite = rectangle.rectangle.opposite(number)
        (other_bit,) = bits_of(rectangle.digits & ~(1 << bit))
        if not board.planes[other_bit] >> opposite & 1:
            return
        beside = rectangle.rectangle.beside(opposite)
        one, other = (rectangle.locked_side(bit, opposite, corner) for corner in beside)
        if one is None or other is None:
            return
        cell = layout.cells[opposite]
        action = Elimination.of((cell,), (other_bit + 1,))
        truths = [HouseConstraint(house, bit + 1) for house in (one, other)]
        links = [CellConstraint(layout.cells[corner]) for corner in (opposite, *beside)]
        evidence = HiddenRectangleEvidence(
            **rectangle.roles(action, truths, links),
            floor=layout.cells[number],
            corner=cell,
            houses=(one, other),
            locked_digit=bit + 1,
        )
        yield Inference(self.card.slug, action, evidence)
