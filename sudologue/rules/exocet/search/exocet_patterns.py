"""Where exocets are: base cells, targets and cross-lines; and which pairs the targets can hold.

        B B h | . u . | . v .        The two base cells B lie in a block and on a line of it. Three
        . . h | . t . | . v .        cross-lines h, u and v cross that line: one in the block, the
        . . h | . u . | . t .        others in other blocks, each through a target t there.
        ------+-------+------
            x |       |   x          Any digit x of the base cells has only two lines (here rows)
              |       |              to lie in, in the cross-lines, but for the targets and for the
            x |   x   |              cells that both base cells see.

If a base cell is x, then x is in none of the cells that both see, and in those two lines only two
of the three cross-lines find room for it: the third has it in a target. So each of the two digits
of the base cells is in a target; and as a target holds one digit, each target holds one of the two.

A pair is out when the base cells cannot hold it, or a target lacks its digit; when the cross-lines
have no room for both digits beside the targets; or when one of them would have no place in the
block of the other target. There it goes to the target's *mirror*: the cells of that block that
neither the base cells nor the target see, but for the other target itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import NamedTuple

from sudologue.budget import spend
from sudologue.caches import LAYOUTS, cached
from sudologue.model import Board, House, Layout, bits_of, union_of
from sudologue.rules.common.parallel_lines import ParallelLines, parallel_lines

MOST_DIGITS = 4
"""Of two cells with five candidates between them no exocet came of in hundreds of hard boards."""

COVERS = 2

_LINES_A_UNIT = 6
"""Lines that are looked at for targets, for one unit of work: so many has the classic board."""

_SIDES_A_UNIT = 16
"""Pairs of targets that are looked at for one unit of work."""


class Approach(NamedTuple):
    """A line, by index, that crosses the base cells' line in another block.

    `beyond` are the lines that it meets in cells that do not see both base cells, `spots` those
    where it can have a target; a bit for each index.
    """

    crossing: int
    beyond: int
    spots: int


@dataclass(frozen=True, eq=False)
class Bases:
    """Two cells that a line of `way`, given by its index, has in a block, and what goes with them.

    `block` are the lines across that cross theirs in the block; that of index `helping` is to be
    the first of the cross-lines. What few boards ask for is worked out when it is asked for.
    """

    way: ParallelLines
    line: int
    block: tuple[int, ...]
    cells: tuple[int, int]
    helping: int

    @cached_property
    def seen(self) -> int:
        """The cells that both see."""
        return self.way.layout.tables.common_peers(1 << self.cells[0] | 1 << self.cells[1])

    @cached_property
    def beyond(self) -> int:
        """The lines that the first cross-line meets in cells that do not see both."""
        return self.way.lines_met(self.helping, ~self.seen)

    @cached_property
    def approaches(self) -> tuple[Approach, ...]:
        """The lines that cross theirs in another block."""
        way, unseen = self.way, ~self.seen
        return tuple(
            Approach(
                crossing,
                way.lines_met(crossing, unseen),
                way.lines_met(crossing, self.around(crossing) & unseen),
            )
            for crossing in range(len(way.across))
            if crossing not in self.block
        )

    def around(self, crossing: int) -> int:
        """The cells of the blocks in which a line crosses theirs."""
        houses = self.way.layout.tables.houses_of[self.way.cells[self.line][crossing]]
        return union_of([mask for house, mask in houses if not house.is_line])


@dataclass(frozen=True, eq=False)
class Exocet:
    """`bases` whose `digits`, as bits, are those of the `targets`, on the lines of `crossings`.

    `covers` are, digit by digit, the lines that have it in the cross-lines beside the targets.
    """

    bases: Bases
    digits: int
    crossings: tuple[int, int]
    targets: tuple[int, int]
    covers: tuple[int, ...]


@cached(LAYOUTS)
def _all_bases(layout: Layout) -> tuple[tuple[int, Bases], ...]:
    """All pairs of cells that could be base cells, as masks, with what can go with them."""
    return tuple(
        (1 << bases.cells[0] | 1 << bases.cells[1], bases)
        for way in parallel_lines(layout)
        for bases in _bases(way)
    )


def _bases(way: ParallelLines) -> Iterator[Bases]:
    blocks = [mask for house, mask in way.layout.tables.house_masks.items() if not house.is_line]
    for line, cells in enumerate(way.cells):
        for mask in blocks:
            block = tuple([crossing for crossing, cell in enumerate(cells) if mask >> cell & 1])
            for one, other in combinations(block, 2):
                for helping in block:
                    if helping not in (one, other):
                        yield Bases(way, line, block, (cells[one], cells[other]), helping)


def exocets(board: Board) -> Iterator[Exocet]:
    """The exocets on a board, in the order of their base cells."""
    masks = board.masks
    layout, domains = board.layout, masks.domain_bits
    _, _, two, three, four = masks.cells_by_size
    too_many, possible = ~(two | three | four), masks.live | masks.filled
    width = layout.tables.cell_count
    planes = [possible >> plane * width & layout.tables.all_cells for plane in range(layout.size)]
    for pair, bases in _all_bases(layout):
        if pair & too_many:
            continue
        one, other = bases.cells
        digits = domains[one] | domains[other]
        if not 2 < digits.bit_count() <= MOST_DIGITS:
            continue
        profiles, helper = list[tuple[int, ...]](), list[int]()
        crossing, beyond = bases.helping, bases.beyond
        for plane in bits_of(digits):
            profile = bases.way.profiles[planes[plane]]
            met = profile[crossing] & beyond
            if met.bit_count() > COVERS:
                break
            profiles.append(profile)
            helper.append(met)
        else:
            spend(1 + len(bases.approaches) // _LINES_A_UNIT)
            sides = list(_sides(board, bases, digits, profiles, helper))
            spend(len(sides) ** 2 // 2 // _SIDES_A_UNIT)
            yield from _joined(bases, digits, sides)


class _Side(NamedTuple):
    """A target with the line through it, and the lines that cover each digit so far."""

    crossing: int
    target: int
    covers: Sequence[int]


def _sides(
    board: Board,
    bases: Bases,
    digits: int,
    profiles: Sequence[tuple[int, ...]],
    helper: Sequence[int],
) -> Iterator[_Side]:
    """The targets that go with the helping line."""
    cells, domains = bases.way.cells, board.masks.domain_bits
    for crossing, beyond, spots in bases.approaches:
        left = spots
        for own, profile in zip(helper, profiles, strict=True):
            met = profile[crossing] & beyond
            too_many = (own | met).bit_count() - COVERS
            if too_many > 0:  # by one at the most, and that must be the target's line
                left = left & met & ~own if too_many == 1 else 0
                if not left:
                    break
        for spot in bits_of(left):
            target, others = cells[spot][crossing], beyond & ~(1 << spot)
            if domains[target] & digits:
                beside = [profile[crossing] & others for profile in profiles]
                covers = [own | met for own, met in zip(helper, beside, strict=True)]
                yield _Side(crossing, target, covers)


def _joined(bases: Bases, digits: int, sides: Sequence[_Side]) -> Iterator[Exocet]:
    """The exocets that two targets in different blocks make."""
    for one, other in combinations(sides, 2):
        if not bases.around(one.crossing) >> other.target & 1:
            covers = tuple([a | b for a, b in zip(one.covers, other.covers, strict=True)])
            if max(map(int.bit_count, covers)) <= COVERS:
                crossings = one.crossing, other.crossing
                yield Exocet(bases, digits, crossings, (one.target, other.target), covers)


Pair = tuple[int, int]
"""Two digits by their planes: that of the first target, and that of the second."""


@dataclass(frozen=True)
class Filling:
    """A pair for the targets, with the places that it leaves to the mirror of either."""

    pair: Pair
    mirrors: tuple[int, int]


@dataclass(frozen=True)
class Excluded:
    """A filling that is out: `side` is 0 or 1 if that digit has no place in its target's mirror.

    Otherwise the cross-lines have no room for the pair.
    """

    filling: Filling
    side: int | None


class PairTable:
    """The pairs that are candidates of the targets and the base cells: those that are left, and why
    the others are out.

    `blocks` are those of the targets' mirrors.
    """

    def __init__(self, board: Board, exocet: Exocet) -> None:
        self.board, self.exocet = board, exocet
        self.fillings: list[Filling] = []
        self.excluded: list[Excluded] = []
        possible, tables = board.masks.live | board.masks.filled, board.masks.tables
        self._places = {
            plane: possible >> plane * tables.cell_count & tables.all_cells & ~exocet.bases.seen
            for plane in bits_of(exocet.digits)
        }
        first, second = exocet.targets
        self.blocks = self._mirror_block(first, second), self._mirror_block(second, first)
        for pair in permutations(bits_of(exocet.digits), 2):
            if self._is_open(pair):
                self._enter(pair)

    def _mirror_block(self, target: int, opposite: int) -> House:
        """The block of the other target."""
        return next(
            house
            for house, mask in self.board.masks.tables.houses_of[opposite]
            if not house.is_line and not mask >> target & 1
        )

    def _is_open(self, pair: Pair) -> bool:
        """Whether the targets have these candidates, and the base cells have them in some order."""
        one, other = 1 << pair[0], 1 << pair[1]
        domains, (first, second) = self.board.masks.domain_bits, self.exocet.targets
        if not (domains[first] & one and domains[second] & other):
            return False
        base, its_base = [domains[cell] for cell in self.exocet.bases.cells]
        return bool((base & one and its_base & other) or (base & other and its_base & one))

    def _enter(self, pair: Pair) -> None:
        mirrors = self._mirror(pair, 0), self._mirror(pair, 1)
        filling = Filling(pair, mirrors)
        if not all(mirrors):
            self.excluded.append(Excluded(filling, 1 if mirrors[0] else 0))
        elif not self._has_room(pair):
            self.excluded.append(Excluded(filling, None))
        else:
            self.fillings.append(filling)

    def _mirror(self, pair: Pair, side: int) -> int:
        """The places that the digit of one target has in the block of the other."""
        target, opposite, layout = *self._targets(side), self.board.layout
        gone = layout.tables.peer_masks[target] | 1 << opposite
        return self._places[pair[side]] & layout.tables.house_masks[self.blocks[side]] & ~gone

    def _targets(self, side: int) -> tuple[int, int]:
        """The target of a side, and the other one."""
        return self.exocet.targets[side], self.exocet.targets[1 - side]

    def _has_room(self, pair: Pair) -> bool:
        """Whether each digit has places on the two cross-lines that do not go through its target.

        They share the one that goes through the block of the base cells.
        """
        way, helper = self.exocet.bases.way, self.exocet.bases.helping
        peers, shared = self.board.masks.tables.peer_masks, 0
        for side in (0, 1):
            target, opposite = self._targets(side)
            places = self._places[pair[side]] & ~(peers[target] | 1 << target | 1 << opposite)
            far = way.lines_met(self.exocet.crossings[1 - side], places)
            near = [1 << at for at in bits_of(way.lines_met(helper, places)) if far & ~(1 << at)]
            if not near:
                return False
            shared |= union_of(near)
        return shared.bit_count() > 1

    def ruled_out(self, fillings: Sequence[Filling]) -> int:
        """The candidates, as a mask, that none of these fillings allows."""
        board, bases, targets = self.board, self.exocet.bases, self.exocet.targets
        domains, width = board.masks.domain_bits, board.masks.tables.cell_count
        base, its_base = bases.cells
        kept, in_all = dict.fromkeys((*bases.cells, *targets), 0), self.exocet.digits
        for filling in fillings:
            one, other = 1 << filling.pair[0], 1 << filling.pair[1]
            kept[targets[0]] |= one
            kept[targets[1]] |= other
            in_all &= one | other
            for first, second in ((one, other), (other, one)):
                if domains[base] & first and domains[its_base] & second:
                    kept[base] |= first
                    kept[its_base] |= second
        for side, mirror in enumerate(self.mirrors_of(fillings)):
            if mirror is not None:
                kept[mirror] = union_of([1 << filling.pair[side] for filling in fillings])
        gone = 0
        for cell, digits in kept.items():
            for plane in bits_of(domains[cell] & ~digits):
                gone |= 1 << plane * width + cell
        see_two = bases.seen | board.masks.tables.common_peers(1 << targets[0] | 1 << targets[1])
        for plane in bits_of(in_all):
            gone |= see_two << plane * width
        return gone & board.masks.live

    @staticmethod
    def mirrors_of(fillings: Sequence[Filling]) -> tuple[int | None, ...]:
        """For each target the cell, if there is one, that has the target's digit in any case."""
        found: list[int | None] = []
        for side in (0, 1):
            mirrors = {filling.mirrors[side] for filling in fillings}
            only = mirrors.pop() if len(mirrors) == 1 else 0
            found.append(only.bit_length() - 1 if only.bit_count() == 1 else None)
        return tuple(found)
