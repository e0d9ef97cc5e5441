"""Unique rectangles: four open corners in two boxes, and two digits that could be exchanged.

        r1  .  .  .  |  .  .  .        If r1c3, r1c4 and r2c3 can take only 1 and 2, r2c4 takes
        r1  .  . 12  | 12  .  .        neither: with 1 or 2 there, 1 and 2 would go round all four
        r2  .  . 12  |123  .  .        corners, and could go round the other way as well.

So, if the puzzle has one solution, some corner takes an *extra*, a digit other than the two. The
types differ in where the extras are; `deadly` says what follows from that for types 1 to 5. Types 6
and the hidden rectangle also need places where one of the two digits is locked: then one choice at
a corner sends both digits round.

A corner may have lost one of the two digits. The other solution would not have to agree with what
was found out about the first one, so the rectangle is as deadly as before.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    link_between,
)
from sudologue.model import Board, bits_of
from sudologue.rules.rule import Technique
from sudologue.rules.uniqueness import card as cards
from sudologue.rules.uniqueness.evidence import ExtraXWingEvidence, HiddenRectangleEvidence
from sudologue.rules.uniqueness.search.rectangles import SavedRectangle, open_rectangles


class UniqueRectangle1(Technique):
    """One corner has extras: it loses both digits."""

    card = cards.UNIQUE_RECTANGLE_1

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in open_rectangles(board):
            yield from rectangle.in_one_cell(self.card.slug)


class UniqueRectangle2(Technique):
    """Two neighbouring corners have the same one extra: it leaves the cells that see both."""

    card = cards.UNIQUE_RECTANGLE_2

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in open_rectangles(board):
            if rectangle.has_neighbouring_extras:
                yield from rectangle.of_one_digit(self.card.slug)


class UniqueRectangle3(Technique):
    """Two neighbouring corners' extras form a naked subset with cells of a house of both."""

    card = cards.UNIQUE_RECTANGLE_3

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in open_rectangles(board):
            if rectangle.has_neighbouring_extras:
                yield from rectangle.in_subset(self.card.slug)


class UniqueRectangle4(Technique):
    """Two neighbouring corners have extras, and one of the two digits is locked in them."""

    card = cards.UNIQUE_RECTANGLE_4

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in open_rectangles(board):
            if rectangle.has_neighbouring_extras:
                yield from rectangle.with_locked_digit(self.card.slug)


class UniqueRectangle5(Technique):
    """Two opposite corners, or three, have the same one extra: as type 2."""

    card = cards.UNIQUE_RECTANGLE_5

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in open_rectangles(board):
            if not rectangle.has_neighbouring_extras:
                yield from rectangle.of_one_digit(self.card.slug)


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

    def _locked(self, rectangle: SavedRectangle, bit: int) -> Iterator[Inference]:
        board, layout = rectangle.board, rectangle.board.layout
        gone = layout.cells_in(board.planes[bit] & rectangle.extra_cells)
        for houses in rectangle.locked_sides(bit):
            if gone:
                action = Elimination.of(gone, (bit + 1,))
                truths: list[Constraint] = [HouseConstraint(house, bit + 1) for house in houses]
                links: list[Constraint] = [
                    CellConstraint(cell) for cell in layout.cells_in(rectangle.extra_cells)
                ]
                links += [
                    link_between(layout, one, other, bit + 1)
                    for one in gone
                    for other in layout.cells_in(rectangle.floor)
                ]
                evidence = ExtraXWingEvidence(
                    **rectangle.roles,
                    **rectangle.cited(action, truths, links),
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

    def _seen_from(self, rectangle: SavedRectangle, number: int, bit: int) -> Iterator[Inference]:
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
        truths: list[Constraint] = [HouseConstraint(house, bit + 1) for house in (one, other)]
        links: list[Constraint] = [CellConstraint(cell)]
        links += [CellConstraint(layout.cells[corner]) for corner in beside]
        evidence = HiddenRectangleEvidence(
            **rectangle.roles,
            **rectangle.cited(action, truths, links),
            floor=layout.cells[number],
            corner=cell,
            houses=(one, other),
            locked_digit=bit + 1,
        )
        yield Inference(self.card.slug, action, evidence)
