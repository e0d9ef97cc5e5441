"""Unique rectangles: four open corners in two boxes, and two digits that could be exchanged.

        r1  .  .  .  |  .  .  .        If r1c3, r1c4 and r2c3 can take only 1 and 2, r2c4 takes
        r1  .  . 12  | 12  .  .        neither: with 1 or 2 there, 1 and 2 would go round all four
        r2  .  . 12  |123  .  .        corners, and could go round the other way as well: no house
                                       would know.

So, if the puzzle has one solution, some corner takes an *extra*, a digit other than the two. The
types differ in where the extras are; `deadly` says what follows from that for types 1 to 5. Types 6
and the hidden rectangle also need places where one of the two digits is locked: then one choice at
a corner sends both digits round.

Two corners in a house are neighbours on the way round, so opposite corners never share one. In
terms of houses: the houses of two opposite corners are, all together, those of the other two. That
holds for four corners in two boxes, and not in four; it fails where a diagonal or another house of
the layout sees but one corner. Where cells see each other at a distance, nothing is exchanged.

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
from functools import cached_property
from itertools import combinations, product

from sudologue.caches import LAYOUTS, cached, cached_in_thread
from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    link_between,
)
from sudologue.model import Board, House, Layout, bits_of
from sudologue.model.folding import fold
from sudologue.rules.card import Card
from sudologue.rules.rule import Technique
from sudologue.rules.uniqueness import card as cards
from sudologue.rules.uniqueness.evidence import (
    DeadlyShape,
    ExtraXWingEvidence,
    HiddenRectangleEvidence,
)
from sudologue.rules.uniqueness.search.deadly import PatternWithExtras, extras_of


@dataclass(frozen=True)
class Rectangle:
    """Four cells by number, going round; `one` and `other` are masks of opposite corners."""

    corners: tuple[int, int, int, int]
    one: int
    other: int

    @cached_property
    def mask(self) -> int:
        """A bit for each corner."""
        return self.one | self.other

    def opposite(self, number: int) -> int:
        """The corner opposite one."""
        return self.corners[self.corners.index(number) - 2]

    def beside(self, number: int) -> tuple[int, int]:
        """The two neighbours of a corner."""
        index = self.corners.index(number)
        return self.corners[index - 3], self.corners[index - 1]


def houses_by_cell(layout: Layout) -> list[int]:
    """For each cell, a bit for each of its houses, which are numbered in their order."""
    houses = [0] * layout.tables.cell_count
    for index, mask in enumerate(layout.tables.house_masks.values()):
        for number in bits_of(mask):
            houses[number] |= 1 << index
    return houses


@cached(LAYOUTS)
def rectangles(layout: Layout) -> tuple[Rectangle, ...]:
    """All rectangles of a layout that two digits could fill in two ways, by their first cells.

    What a clue is about cannot be exchanged without regard to it.
    """
    if layout.sights:
        return ()
    houses, free = houses_by_cell(layout), layout.tables.free_cells
    diagonals: dict[int, list[tuple[int, int]]] = {}
    for number in bits_of(free):
        mask = houses[number]
        for other in bits_of(free & ~layout.tables.peer_masks[number] & -2 << number):
            diagonals.setdefault(mask | houses[other], []).append((number, other))
    crossed = [both for pairs in diagonals.values() for both in combinations(pairs, 2)]
    return tuple(
        Rectangle((a, b, c, d), 1 << a | 1 << c, 1 << b | 1 << d)
        for (a, c), (b, d) in sorted(crossed)
    )


@cached(LAYOUTS)
def rectangles_at(layout: Layout) -> tuple[tuple[Rectangle, ...], ...]:
    """For each cell, the rectangles with it."""
    by_cell: list[list[Rectangle]] = [[] for _ in range(layout.tables.cell_count)]
    for rectangle in rectangles(layout):
        for number in rectangle.corners:
            by_cell[number].append(rectangle)
    return tuple(map(tuple, by_cell))


@dataclass(frozen=True)
class RectangleWithExtras(PatternWithExtras):
    """A rectangle on a board, with the corners' extras."""

    rectangle: Rectangle

    @property
    def floor(self) -> int:
        """The corners without extras."""
        return self.rectangle.mask & ~self.extra_cells

    @property
    def has_opposite_extras(self) -> bool:
        """Whether the corners with extras are two, and opposite each other."""
        return self.extra_cells in (self.rectangle.one, self.rectangle.other)

    @property
    def has_neighbouring_extras(self) -> bool:
        """Whether the corners with extras are two, and in one house."""
        return self.extra_cells.bit_count() == 2 and not self.has_opposite_extras

    def locked_side(self, bit: int, number: int, neighbour: int) -> House | None:
        """The first house in which two neighbouring corners are the only places for a digit."""
        tables, corners = self.board.masks.tables, 1 << number | 1 << neighbour
        plane = self.board.masks.planes[bit]
        for house, mask in tables.houses_of[number]:
            if plane & mask == corners:
                return house
        return None

    def locked_sides(self, bit: int) -> Iterator[tuple[House, House]]:
        """The pairs of parallel sides that are both locked for a digit."""
        a, b, c, d = self.rectangle.corners
        for one, other in (((a, b), (c, d)), ((b, c), (d, a))):
            houses = self.locked_side(bit, *one), self.locked_side(bit, *other)
            if houses[0] is not None and houses[1] is not None:
                yield houses[0], houses[1]


def _with_extras(board: Board, rectangle: Rectangle, digits: int) -> RectangleWithExtras | None:
    """The rectangle as a pattern of two digits, unless the puzzle bars one or it has no extras."""
    shape, corners = DeadlyShape.RECTANGLE, rectangle.corners
    extras = extras_of(board, corners, digits)
    return RectangleWithExtras(board, shape, corners, digits, extras, rectangle) if extras else None


@cached_in_thread
def open_rectangles(board: Board) -> tuple[RectangleWithExtras, ...]:
    """The rectangles of open cells of which one corner at least holds just the two digits.

    Corners may have lost one of the two digits, as long as one of the two ways to fill the
    rectangle is left. In order of that corner, and of the others.
    """
    masks = board.masks
    patterns: list[RectangleWithExtras | None] = []
    layout, domains = board.layout, masks.domain_bits
    met: dict[int, int] = {}
    for number in bits_of(masks.bivalue_cells):
        digits = domains[number]
        a, b = (masks.planes[bit] for bit in bits_of(digits))
        not_a, not_b, neither = ~a, ~b, ~(a | b) | met.get(digits, 0)
        met[digits] = met.get(digits, 0) | 1 << number
        for rectangle in rectangles_at(layout)[number]:
            one, other = rectangle.one, rectangle.other
            if rectangle.mask & neither:
                continue
            if not (one & not_a or other & not_b) or not (one & not_b or other & not_a):
                patterns.append(_with_extras(board, rectangle, digits))
    return tuple([pattern for pattern in patterns if pattern])


@cached_in_thread
def partly_placed_rectangles(board: Board) -> tuple[RectangleWithExtras, ...]:
    """The rectangles without givens where three corners hold digits, or two.

    Of three placed corners, and of two, the digits are those that the open ones could complete. Two
    open corners have two candidates each: with more, nothing follows here.
    """
    masks = board.masks
    patterns: list[RectangleWithExtras | None] = []
    open_cells, bivalue = masks.open_cells, masks.bivalue_cells
    for rectangle in _without_givens(board.layout, masks.givens):
        open_corners = rectangle.mask & open_cells
        count = open_corners.bit_count()
        if count == 1 or (count == 2 and not open_corners & ~bivalue):
            for first in bits_of(_digits_for(board, rectangle.one)):
                for second in bits_of(_digits_for(board, rectangle.other)):
                    digits = 1 << first | 1 << second
                    patterns.append(_with_extras(board, rectangle, digits))
    return tuple([pattern for pattern in patterns if pattern])


def _digits_for(board: Board, corners: int) -> int:
    """The digits that two opposite corners hold, or could both hold."""
    digits = -1
    for number in bits_of(corners):
        value = board.masks.values[number]
        digits &= board.masks.domain_bits[number] if value is None else 1 << value - 1
    return digits


@cached(LAYOUTS)
def _without_givens(layout: Layout, givens: int) -> tuple[Rectangle, ...]:
    """The rectangles none of whose corners is given."""
    given, _ = fold(givens, layout.tables.digit_levels)
    return tuple(each for each in rectangles(layout) if not each.mask & given)


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


def by_x_wing(rectangle: RectangleWithExtras, slug: str) -> Iterator[Inference]:
    """Two opposite corners have extras, and two parallel sides hold one digit in corners only.

    Were a corner with extras that digit, its neighbours would not be; the side that it is not on
    would put the digit into the other corner with extras, and the neighbours would take the other
    digit: no extra would be true.
    """
    board, layout = rectangle.board, rectangle.board.layout
    tables = layout.tables
    for bit in bits_of(rectangle.digits) if rectangle.has_opposite_extras else ():
        targets = tables.cells_in(board.masks.planes[bit] & rectangle.extra_cells)
        houses = next(rectangle.locked_sides(bit), None)
        if houses is not None and targets:
            action = Elimination(targets, (bit + 1,))
            truths = [HouseConstraint(house, bit + 1) for house in houses]
            links: list[Constraint] = [
                CellConstraint(cell) for cell in tables.cells_in(rectangle.extra_cells)
            ]
            links += [
                link_between(layout, one, other, bit + 1)
                for one in targets
                for other in tables.cells_in(rectangle.floor)
            ]
            roles = rectangle.roles(action, truths, links)
            evidence = ExtraXWingEvidence(**roles, houses=houses, locked_digit=bit + 1)
            yield Inference(slug, action, evidence)


def seen_from_floor(rectangle: RectangleWithExtras, slug: str) -> Iterator[Inference]:
    """One corner, or two opposite ones, has no extras; see from it to the corner opposite.

    Were that corner the one digit, and the other digit locked on both of its sides, that other
    digit would go into both neighbours, and the first into the corner we look from.
    """
    floor = rectangle.floor
    if floor.bit_count() == 1 or rectangle.has_opposite_extras:
        for number, bit in product(bits_of(floor), bits_of(rectangle.digits)):
            yield from _seen_from(rectangle, slug, number, bit)


def _seen_from(
    rectangle: RectangleWithExtras, slug: str, number: int, bit: int
) -> Iterator[Inference]:
    """From a corner without extras, with a digit that may be locked at the opposite one."""
    board, layout = rectangle.board, rectangle.board.layout
    opposite = rectangle.rectangle.opposite(number)
    (other_bit,) = bits_of(rectangle.digits & ~(1 << bit))
    if not board.masks.planes[other_bit] >> opposite & 1:
        return
    beside = rectangle.rectangle.beside(opposite)
    one, other = (rectangle.locked_side(bit, opposite, corner) for corner in beside)
    if one is None or other is None:
        return
    cell = layout.cells[opposite]
    action = Elimination((cell,), (other_bit + 1,))
    truths = [HouseConstraint(house, bit + 1) for house in (one, other)]
    links = [CellConstraint(layout.cells[corner]) for corner in (opposite, *beside)]
    evidence = HiddenRectangleEvidence(
        **rectangle.roles(action, truths, links),
        floor=layout.cells[number],
        corner=cell,
        houses=(one, other),
        locked_digit=bit + 1,
    )
    yield Inference(slug, action, evidence)


in_one_cell, of_one_digit = RectangleWithExtras.in_one_cell, RectangleWithExtras.of_one_digit
in_subset, with_locked_digit = RectangleWithExtras.in_subset, RectangleWithExtras.with_locked_digit

RECTANGLE_RULES = (
    RectangleType(cards.UNIQUE_RECTANGLE_1, open_rectangles, in_one_cell),
    RectangleType(cards.AVOIDABLE_RECTANGLE_1, partly_placed_rectangles, in_one_cell),
    RectangleType(cards.UNIQUE_RECTANGLE_2, open_rectangles, of_one_digit, True),
    RectangleType(cards.UNIQUE_RECTANGLE_5, open_rectangles, of_one_digit, False),
    RectangleType(cards.AVOIDABLE_RECTANGLE_2, partly_placed_rectangles, of_one_digit),
    RectangleType(cards.UNIQUE_RECTANGLE_4, open_rectangles, with_locked_digit, True),
    RectangleType(cards.UNIQUE_RECTANGLE_3, open_rectangles, in_subset, True),
    RectangleType(cards.UNIQUE_RECTANGLE_6, open_rectangles, by_x_wing),
    RectangleType(cards.HIDDEN_RECTANGLE, open_rectangles, seen_from_floor),
)
