"""Avoidable rectangles: unique rectangles whose corners are partly placed.

        .  .  1+ |  2+ .  .        1 and 2 were placed, not given (+). A 1 in r2c4 would make the
        .  .  2+ | 13  .  .        corners read 1, 2, 1, 2 going round; another solution could read
        .  .  .  |  .  .  .        2, 1, 2, 1 and differ in nothing else.

That the two digits were worked out for these cells does not help: whoever worked them out had the
one solution in view. It does matter that none of the corners is given, for a given stays where it
is. So an avoidable rectangle needs a board that knows its givens from its placed digits.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules.rule import Technique
from sudologue.rules.uniqueness import card as cards
from sudologue.rules.uniqueness.search.rectangles import partly_placed_rectangles


class AvoidableRectangle1(Technique):
    """Three corners are placed: the fourth does not take the digit that would complete them."""

    card = cards.AVOIDABLE_RECTANGLE_1

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in partly_placed_rectangles(board):
            yield from rectangle.in_one_cell(self.card.slug)


class AvoidableRectangle2(Technique):
    """Two corners are placed, and the others have the same one extra: one of them takes it."""

    card = cards.AVOIDABLE_RECTANGLE_2

    def find(self, board: Board) -> Iterator[Inference]:
        for rectangle in partly_placed_rectangles(board):
            yield from rectangle.of_one_digit(self.card.slug)
