"""Colouring: one digit, painted in two colours along its strong links.

        .  A  .  |  .  B  .  |  .  .  .      Where a house has two places for the digit, paint one
        .  .  .  |  .  .  .  |  .  .  .      A and the other B, and go on from each to its other
        .  .  .  |  A  .  .  |  .  .  .      houses with two places. Either every A is true or every
                                             B is, for each step along the way passes that on.

- Trap: a place without colour that sees an A and a B cannot be true.
- Wrap: when two places of one colour see each other, they are not both true; so none of their
  colour is.

Two such pairs of colours, A and B here, C and D there, can meet. If an A sees a C, not both colours
are true; so B is, or D is.

- Multi-Colors 1: a place that sees a B and a D cannot be true.
- Multi-Colors 2: if A sees a C and also a D, one of which is true, then A is false altogether.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

from sudologue.caches import cached
from sudologue.inference import Inference
from sudologue.model import Board, Layout, bits_of
from sudologue.rules.colouring import card as cards
from sudologue.rules.colouring.search.painting import Painting
from sudologue.rules.colouring.search.strong_links import ColourPair, colour_pairs, partners_among
from sudologue.rules.common.templates.filter import digits_worth_searching
from sudologue.rules.rule import Technique


class SimpleColorsTrap(Technique):
    """Digit by digit, small pairs of colours before large ones."""

    card = cards.SIMPLE_COLORS_TRAP

    def find(self, board: Board) -> Iterator[Inference]:
        for digit, plane in digits_worth_searching(board):
            for pair, gone in traps(board.layout, plane):
                painting = Painting.of_digit(self.card.slug, board, digit)
                yield painting.trap(painting.lifted(pair), painting.lift(gone))


class SimpleColorsWrap(Technique):
    """Digit by digit, small pairs of colours before large ones."""

    card = cards.SIMPLE_COLORS_WRAP

    def find(self, board: Board) -> Iterator[Inference]:
        for digit, plane in digits_worth_searching(board):
            for pair, false in wraps(board.layout, plane):
                painting = Painting.of_digit(self.card.slug, board, digit)
                yield painting.wrap(painting.lifted(pair), painting.lift(false))


class MultiColors1(Technique):
    """Digit by digit, small pairs of colours before large ones."""

    card = cards.MULTI_COLORS_1

    def find(self, board: Board) -> Iterator[Inference]:
        for digit, plane in digits_worth_searching(board):
            for first, second, gone in open_meetings(board.layout, plane):
                painting = Painting.of_digit(self.card.slug, board, digit)
                pairs = painting.lifted(first), painting.lifted(second)
                yield painting.between_pairs(*pairs, painting.lift(gone))


class MultiColors2(Technique):
    """Digit by digit, small pairs of colours before large ones."""

    card = cards.MULTI_COLORS_2

    def find(self, board: Board) -> Iterator[Inference]:
        for digit, plane in digits_worth_searching(board):
            for pair, false, others in double_meetings(board.layout, plane):
                painting = Painting.of_digit(self.card.slug, board, digit)
                yield painting.between_colours(
                    painting.lifted(pair), painting.lift(false), painting.lifted(others)
                )


# What the places of one digit show, as masks of cells. Steps that leave the digit alone leave this
# alone, too; so it is remembered.
_remembered = cached(256)


@_remembered
def painted(layout: Layout, plane: int) -> tuple[ColourPair, ...]:
    """The pairs of colours of a digit with these places, smallest first."""
    return tuple(colour_pairs(partners_among(layout, plane)))


@_remembered
def traps(layout: Layout, plane: int) -> tuple[tuple[ColourPair, int], ...]:
    """Pairs of colours, each with the places that see both.

    If these all see both places of one strong link, it is a matter of locked candidates.
    """
    return tuple(
        (pair, trapped)
        for pair in painted(layout, plane)
        if (trapped := _trapped(layout, plane, pair)) and trapped & ~_locked_out(layout, plane)
    )


def ruled_out(layout: Layout, plane: int) -> int:
    """The places that one pair of colours rules out, or one strong link."""
    found = 0
    for pair in painted(layout, plane):
        found |= _trapped(layout, plane, pair)
    for _, false in wraps(layout, plane):
        found |= false
    return found


def _trapped(layout: Layout, plane: int, pair: ColourPair) -> int:
    return plane & ~pair.both & _seen(layout, pair.one) & _seen(layout, pair.other)


@_remembered
def _locked_out(layout: Layout, plane: int) -> int:
    """The places that see both places of some strong link."""
    found = 0
    for place, partners in partners_among(layout, plane).items():
        for partner in bits_of(partners):
            found |= plane & layout.common_peers(1 << place | 1 << partner)
    return found


@_remembered
def wraps(layout: Layout, plane: int) -> tuple[tuple[ColourPair, int], ...]:
    """Pairs of colours, each with the one that sees itself."""
    return tuple(
        (pair, colour)
        for pair in painted(layout, plane)
        for colour in (pair.one, pair.other)
        if colour & _seen(layout, colour)
    )


@_remembered
def open_meetings(layout: Layout, plane: int) -> tuple[tuple[ColourPair, ColourPair, int], ...]:
    """Two pairs of colours that meet, with the places that see the two colours left open.

    If these all see both colours of one pair, there is no need of the other.
    """
    found: list[tuple[ColourPair, ColourPair, int]] = []
    for first, second in combinations(painted(layout, plane), 2):
        gone = 0
        for mine, its in product((first.one, first.other), (second.one, second.other)):
            if mine & _seen(layout, its):
                one, other = first.opposite(mine), second.opposite(its)
                seen = _seen(layout, one) & _seen(layout, other)
                gone |= plane & seen & ~(one | other)
        trapped = 0
        for pair in (first, second):
            trapped |= _seen(layout, pair.one) & _seen(layout, pair.other) & ~pair.both
        if gone & ~trapped:
            found.append((first, second, gone))
    return tuple(found)


@_remembered
def double_meetings(layout: Layout, plane: int) -> tuple[tuple[ColourPair, int, ColourPair], ...]:
    """Pairs of colours, the one of either that sees both colours of another pair, and that pair."""
    return tuple(
        (pair, colour, others)
        for pair, others in permutations(painted(layout, plane), 2)
        for colour in (pair.one, pair.other)
        if others.one & _seen(layout, colour) and others.other & _seen(layout, colour)
    )


@_remembered
def _seen(layout: Layout, cells: int) -> int:
    """The cells that some cell of a mask sees."""
    seen = 0
    for number in bits_of(cells):
        seen |= layout.peer_masks[number]
    return seen
