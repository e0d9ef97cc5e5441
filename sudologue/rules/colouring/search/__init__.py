"""Colouring: one digit in two colours along its strong links, or all digits at once.

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

In 3D Medusa, a cell with two candidates joins candidates of different digits, as a house with two
places joins candidates of one: the colours spread over several digits. As before, one colour is
true throughout and the other false throughout.

- A colour is false if it sees itself: twice in a cell, or twice with one digit in a house. It is
  false, too, if it would leave a cell without candidates, or a house without a place for a digit.
- Otherwise a candidate without colour is false if it sees both colours, each in its own cell or
  with its own digit in one of its houses.

What is concluded is what the path between the two places proves: of a colour that is false, singles
find the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product

from sudologue.caches import PLANES, cached
from sudologue.inference import CellConstraint, Constraint, HouseConstraint, Inference
from sudologue.model import Board, Layout, bits_of, union_of
from sudologue.model.folding import any_of, fold
from sudologue.rules.card import Card
from sudologue.rules.colouring import card as cards
from sudologue.rules.colouring.search.coloured_links import (
    ColouringInferences,
    ColourPair,
    StrongLinks,
)
from sudologue.rules.common.links.link_graph import PLAIN, graph
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.common.two_colour import two_colour
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
            start = (digit - 1) * board.masks.tables.cell_count
            for pattern in self.patterns(board.layout, plane):
                strong_links = StrongLinks.of_digit(board, digit)
                inferences = ColouringInferences(self.card.slug, board, strong_links)
                yield self.conclude(inferences, *[masks << start for masks in pattern])


def partners_among(layout: Layout, plane: int) -> dict[int, int]:
    """For each place of one digit, by number, its partners in houses with two places."""
    partners: dict[int, int] = {}
    for _, pair in layout.tables.pairs_in(plane):
        low = pair & -pair
        high = pair ^ low
        one, other = low.bit_length() - 1, high.bit_length() - 1
        partners[one] = partners.get(one, 0) | high
        partners[other] = partners.get(other, 0) | low
    return partners


# What the places of one digit show, as masks of cells. Steps that leave the digit alone leave this
# alone, too; so it is remembered.
_remembered = cached(PLANES)


@_remembered
def pairs_in(layout: Layout, plane: int) -> tuple[ColourPair, ...]:
    """The pairs of colours of a digit with these places, smallest first.

    What comes out in both colours is passed over: its board has no solution.
    """
    pairs = [
        ColourPair(one, other) if one & -one < other & -other else ColourPair(other, one)
        for one, other in two_colour(partners_among(layout, plane))
        if not one & other
    ]
    return tuple(sorted(pairs, key=lambda pair: (pair.both.bit_count(), pair.both)))


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
            seers |= plane & layout.tables.common_peers(1 << number | 1 << partner)
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
    return union_of([layout.tables.peer_masks[number] for number in bits_of(cells)])


class Medusa3D(Technique):
    """Small pairs of colours before large ones; what one digit alone shows is simple colouring."""

    card = cards.MEDUSA_3D

    def find(self, board: Board) -> Iterator[Inference]:
        components = [
            component
            for component in graph(board, PLAIN).colouring.components()
            if _is_mixed(board, *component[:2])
        ]
        several = [
            seen
            for one, other, one_sees, other_sees in components
            for colour, seen in ((one, one_sees), (other, other_sees))
            if colour & (colour - 1)
        ]
        dead_ends = _dead_ends(board, several)
        for one, other, one_sees, other_sees in components:
            trapped = one_sees & other_sees & board.masks.live & ~(one | other)
            if trapped or one & one_sees or other & other_sees or dead_ends:
                pair = ColourPair(one, other)
                seen = one_sees, other_sees
                yield from self._from_colours(board, pair, seen, trapped, dead_ends)

    def _from_colours(
        self,
        board: Board,
        pair: ColourPair,
        seen: tuple[int, int],
        trapped: int,
        dead_ends: Mapping[int, Constraint],
    ) -> Iterator[Inference]:
        colours = pair.one, pair.other
        for false, seen_by_false in zip(colours, seen, strict=True):
            if false & seen_by_false:
                if false & ~_plain(board):
                    yield self._inferences(board).wrap(pair, false, along_path=True)
                return
        for false, seen_by_false in zip(colours, seen, strict=True):
            emptied = dead_ends.get(seen_by_false)
            if emptied and false & (false - 1):
                if false & ~_plain(board):
                    yield self._inferences(board).dead_end(pair, false, emptied)
                return
        if trapped and trapped & ~(plain := _plain(board)):
            for found, targets in self._inferences(board).traps_along_paths(pair, trapped):
                if targets & ~plain:
                    yield found

    def _inferences(self, board: Board) -> ColouringInferences:
        return ColouringInferences(self.card.slug, board, StrongLinks.of_board(board))


def _plain(board: Board) -> int:
    """The candidates that the colours of their own digit rule out: that is simple colouring."""
    layout, width = board.layout, board.masks.tables.cell_count
    return union_of(
        [ruled_out(layout, p) << bit * width for bit, p in enumerate(board.masks.planes)]
    )


def _is_mixed(board: Board, one: int, other: int) -> bool:
    """Whether more than two candidates have the colours, on several digits."""
    both = one | other
    width, lowest = board.masks.tables.cell_count, both & -both
    others = both ^ lowest
    if not others & (others - 1):
        return False
    return (lowest.bit_length() - 1) // width != (both.bit_length() - 1) // width


def _dead_ends(board: Board, colours: Sequence[int]) -> dict[int, Constraint]:
    """What has no candidate left, for each colour that would leave it none.

    The first cell, else the first digit in a house. Colours are given as the candidates that they
    see. What they leave is laid end to end in one integer, and folded as a board is, but that here
    none is told from some.
    """
    masks = board.masks
    tables, width, count = board.masks.tables, board.masks.tables.cell_count, len(colours)
    if not colours:
        return {}
    size = (tables.size * width + 7) // 8
    span, live = size * 8, masks.live
    remaining = int.from_bytes(
        b"".join([(live & ~seen).to_bytes(size, "little") for seen in colours]), "little"
    )
    emptied: dict[int, Constraint] = {}
    dead = repeated(masks.open_cells, span, count) & ~any_of(remaining, tables.digit_levels)
    for bit in bits_of(dead):
        index, cell = divmod(bit, span)
        emptied.setdefault(colours[index], CellConstraint(tables.cells[cell]))
    for family in tables.families:
        placeless = repeated(family.bases, span, count) & ~any_of(remaining, family.levels)
        # each digit that is placed in one of the houses has no place left there
        if placeless.bit_count() > (masks.filled & family.candidates).bit_count() * count:
            served = fold(masks.filled, family.levels)[0] & family.bases
            for bit in bits_of(placeless & ~repeated(served, span, count)):
                index, base = divmod(bit, span)
                plane, first = divmod(base, width)
                constraint = HouseConstraint(family.house_at[first], plane + 1)
                emptied.setdefault(colours[index], constraint)
    return emptied


@_remembered
def repeated(mask: int, span: int, count: int) -> int:
    """A mask of so many bits, so many times end to end.

    >>> bin(repeated(0b01, 2, 4))
    '0b1010101'
    """
    return sum([mask << index * span for index in range(count)])


RULES = (
    ColouringOfOneDigit(cards.SIMPLE_COLORS_TRAP, traps, ColouringInferences.trap),
    ColouringOfOneDigit(cards.SIMPLE_COLORS_WRAP, wraps, ColouringInferences.wrap),
    ColouringOfOneDigit(cards.MULTI_COLORS_1, open_meetings, ColouringInferences.between_pairs),
    ColouringOfOneDigit(cards.MULTI_COLORS_2, double_meetings, ColouringInferences.between_colours),
    Medusa3D(),
)
