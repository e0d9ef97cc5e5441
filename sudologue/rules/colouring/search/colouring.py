"""Colouring: one digit, in two colours along its strong links.

        .  A  .  |  .  B  .  |  .  .  .      Where a house has two places for the digit, colour one
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

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product

from sudologue.caches import PLANES, cached
from sudologue.inference import Inference
from sudologue.model import Board, Layout, bits_of, union_of
from sudologue.rules.card import Card
from sudologue.rules.colouring.search.coloured_links import (
    ColourPair,
    StrongLinks,
    colour_pairs,
    partners_among,
)
from sudologue.rules.colouring.search.inferences import ColouringInferences
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.rule import Technique


@dataclass(frozen=True, eq=False, repr=False)
class ColouringOfOneDigit(Technique):
    """A rule that looks at digit after digit, at small pairs of colours before large ones.

    `patterns` are what the cells with a digit show, and `conclude` says what follows of each, once
    its masks of cells are masks of the digit's candidates.
    """

    card: Card
    patterns: Callable[[Layout, int], tuple[tuple[ColourPair | int, ...], ...]]
    conclude: Callable[..., Inference]

    def find(self, board: Board) -> Iterator[Inference]:
        for digit, plane in digits_worth_searching(board):
            start = (digit - 1) * board.layout.cell_count
            for pattern in self.patterns(board.layout, plane):
                strong_links = StrongLinks.of_digit(board, digit)
                inferences = ColouringInferences(self.card.slug, board, strong_links)
                yield self.conclude(inferences, *[masks << start for masks in pattern])


# What the places of one digit show, as masks of cells. Steps that leave the digit alone leave this
# alone, too; so it is remembered.
_remembered = cached(PLANES)


@_remembered
def pairs_in(layout: Layout, plane: int) -> tuple[ColourPair, ...]:
    """The pairs of colours of a digit with these places, smallest first."""
    return tuple(colour_pairs(partners_among(layout, plane)))


@_remembered
def traps(layout: Layout, plane: int) -> tuple[tuple[ColourPair, int], ...]:
    """Pairs of colours, each with the places that see both.

    If these all see both places of one strong link, it is a matter of locked candidates.
    """
    return tuple(
        (pair, trapped)
        for pair in pairs_in(layout, plane)
        if (trapped := _trapped(layout, plane, pair)) and trapped & ~_locked_out(layout, plane)
    )


def ruled_out(layout: Layout, plane: int) -> int:
    """The places that one pair of colours rules out, or one strong link."""
    trapped = union_of([_trapped(layout, plane, pair) for pair in pairs_in(layout, plane)])
    return trapped | union_of([false for _, false in wraps(layout, plane)])


def _trapped(layout: Layout, plane: int, pair: ColourPair) -> int:
    return plane & ~pair.both & _seen(layout, pair.one) & _seen(layout, pair.other)


@_remembered
def _locked_out(layout: Layout, plane: int) -> int:
    """The places that see both places of some strong link."""
    seers = 0
    for number, partners in partners_among(layout, plane).items():
        for partner in bits_of(partners):
            seers |= plane & layout.common_peers(1 << number | 1 << partner)
    return seers


@_remembered
def wraps(layout: Layout, plane: int) -> tuple[tuple[ColourPair, int], ...]:
    """Pairs of colours, each with the one that sees itself."""
    return tuple(
        (pair, colour)
        for pair in pairs_in(layout, plane)
        for colour in (pair.one, pair.other)
        if colour & _seen(layout, colour)
    )


@_remembered
def open_meetings(layout: Layout, plane: int) -> tuple[tuple[ColourPair, ColourPair, int], ...]:
    """Two pairs of colours that meet, with the places that see the two colours left open.

    If these all see both colours of one pair, there is no need of the other.
    """
    meetings: list[tuple[ColourPair, ColourPair, int]] = []
    for first, second in combinations(pairs_in(layout, plane), 2):
        targets = 0
        for one, other in product((first.one, first.other), (second.one, second.other)):
            if one & _seen(layout, other):
                open_colours = first.opposite(one), second.opposite(other)
                seen = _seen(layout, open_colours[0]) & _seen(layout, open_colours[1])
                targets |= plane & seen & ~(open_colours[0] | open_colours[1])
        trapped = 0
        for pair in (first, second):
            trapped |= _seen(layout, pair.one) & _seen(layout, pair.other) & ~pair.both
        if targets & ~trapped:
            meetings.append((first, second, targets))
    return tuple(meetings)


@_remembered
def double_meetings(layout: Layout, plane: int) -> tuple[tuple[ColourPair, int, ColourPair], ...]:
    """Pairs of colours, the one of either that sees both colours of another pair, and that pair."""
    return tuple(
        (pair, colour, others)
        for pair, others in permutations(pairs_in(layout, plane), 2)
        for colour in (pair.one, pair.other)
        if others.one & _seen(layout, colour) and others.other & _seen(layout, colour)
    )


@_remembered
def _seen(layout: Layout, cells: int) -> int:
    """The cells that some cell of a mask sees."""
    return union_of([layout.peer_masks[number] for number in bits_of(cells)])
