"""Counting to two, for many groups of bits at once.

A *group* is a set of bits in one long integer: the nine places of a digit in a row, the nine digits
of a cell. The question that singles ask is always "which groups hold exactly one bit?". Asking
group by group costs a loop of hundreds; folding answers it for all groups of the same shape in some
twenty operations on whole integers.

Groups of one shape are copies of each other, moved: bit `base + offset` for the same offsets and
many bases. Shift the integer right by an offset and every group's bit comes to lie on its base, so
two running integers are enough: `once` (some bit of the group was met) and `more` (a second one
was).

        once, more = x, 0
        for each other offset:  bit = x >> offset;  more |= once & bit;  once |= bit

A row's offsets are {0, 1, 2} + {0, 3, 6}, a box's {0, 1, 2} + {0, 9, 18}: folding by the parts of
such a sum, one after the other, takes far fewer shifts than folding by all nine offsets. `split`
finds the sum. Bits that a shift brings in from a neighbouring group land off the bases and are
masked away at the end.

Houses of one shape are gathered so that they can be folded together, and the open cells of all are
counted in one integer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from sudologue.model.bits import bits_of
from sudologue.model.house import House, HouseKind

if TYPE_CHECKING:
    from sudologue.model.layout_tables import LayoutTables

Levels = tuple[tuple[int, ...], ...]


def split(offsets: Sequence[int]) -> Levels:
    """Write a set of offsets, 0 among them, as a sum of smaller sets, for as long as that goes.

    Each level is given without its 0.

    >>> split(range(9)), split([0, 1, 2, 9, 10, 11, 18, 19, 20]), split([0, 1, 2, 9])
    (((1, 2), (3, 6)), ((1, 2), (9, 18)), ((1, 2, 9),))
    """
    rest = sorted(offsets)
    levels: list[tuple[int, ...]] = []
    while len(rest) > 1:
        part, rest = _first_part(rest)
        levels.append(part[1:])
    return tuple(levels)


def _first_part(offsets: list[int]) -> tuple[tuple[int, ...], list[int]]:
    """The shortest run 0, s, 2s, … such that `offsets` is that run plus a smaller set."""
    step = offsets[1]
    for length in range(2, len(offsets)):
        if len(offsets) % length:
            continue
        run = tuple(range(0, step * length, step))
        starts: list[int] = []
        left = set(offsets)
        for offset in offsets:
            if offset in left:
                copy = {offset + move for move in run}
                if not copy <= left:
                    break
                left -= copy
                starts.append(offset)
        else:
            return run, starts
    return tuple(offsets), [0]


def fold(bits: int, levels: Levels, several: int = 0) -> tuple[int, int]:
    """`(once, more)`: on each base, whether its group holds any bit, and whether it holds several.

    Where the first levels are folded already, `bits` and `several` are what that gave.

    >>> once, more = fold(0b110_010_000, ((1, 2),))  # three groups of three, bases 0, 3 and 6
    >>> [(once >> base & 1, more >> base & 1) for base in (0, 3, 6)]
    [(0, 0), (1, 0), (1, 1)]
    """
    once, more = bits, several
    for level in levels:
        several = more
        if len(level) == 2:  # groups of three, by far the commonest: the loop below, written out
            near, far = level
            bit, last = once >> near, once >> far
            either = once | bit
            more |= once & bit | either & last
            once = either | last
            if several:
                more |= several >> near | several >> far
            continue
        any_bit = once
        for offset in level:
            bit = any_bit >> offset
            more |= once & bit
            once |= bit
            if several:
                more |= several >> offset
    return once, more


def any_of(bits: int, levels: Levels) -> int:
    """On each base, whether its group holds any bit: the first half of `fold`."""
    for level in levels:
        part = bits
        for offset in level:
            bits |= part >> offset
    return bits


Layers = tuple[tuple[tuple[int, ...], int], ...]
"""The levels of `split` from the last to the first, each with a mask of the bits below its step."""


def layers_of(levels: Levels) -> Layers:
    """The layers in which stacked groups are folded."""
    return tuple((level, (1 << level[0]) - 1) for level in reversed(levels))


def fold_stacked(bits: int, layers: Layers) -> tuple[int, int]:
    """What `fold` gives, for groups that stand on the lowest bits and fill all there is.

    Such are the planes of a board's digits, which lie end to end. They can be folded from the top,
    so that what is left to fold gets shorter each time: that takes half as long.

    >>> once, more = fold_stacked(0b110_010_010_010, layers_of(split([0, 3, 6, 9])))
    >>> f"{once:03b} {more:03b}"
    '110 010'
    """
    once, more = bits, 0
    for offsets, mask in layers:
        several = more
        if len(offsets) == 2:  # three parts, by far the commonest: the loop below, written out
            near, far = offsets
            bit, last = once >> near & mask, once >> far
            once &= mask
            either = once | bit
            more = once & bit | either & last
            once = either | last
            if several:
                more |= (several | several >> near | several >> far) & mask
            continue
        parts = once
        once, more = parts & mask, several & mask
        for offset in offsets:
            bit = parts >> offset & mask
            more |= once & bit | several >> offset & mask
            once |= bit
    return once, more


@dataclass(frozen=True)
class HouseFamily:
    """Houses of one shape, to be folded together (see `fold`).

    `bases` has a bit for each house and digit: the number of the candidate on the house's first
    cell. `house_at` tells the house from that cell. `candidates` are those of all its cells.
    `is_of_lines` is true of rows, columns and diagonals, and not of boxes, regions and the like. A
    base times `pattern` is the bits of its house.
    """

    levels: Levels
    bases: int
    house_at: dict[int, House]
    candidates: int
    is_of_lines: bool
    pattern: int


@dataclass(frozen=True)
class RoomCounter:
    """The open cells of every house, counted in one integer with a field per house.

    `share` is what each cell adds, a one in the field of each of its houses, and `of_all_cells` is
    what all add together. A field has a bit to spare at its top, so that fields can be compared
    without disturbing their neighbours; `house_at` tells the house, with its mask, from that bit.
    """

    share: tuple[int, ...]
    of_all_cells: int
    ones: int
    tops: int
    house_at: dict[int, tuple[House, int]]

    @classmethod
    def of(cls, tables: LayoutTables) -> Self:
        """The counter of a layout, from its tables."""
        width = tables.size.bit_length() + 1
        share = [0] * tables.cell_count
        house_at: dict[int, tuple[House, int]] = {}
        for index, (house, mask) in enumerate(tables.house_masks.items()):
            house_at[1 << index * width + width - 1] = house, mask
            for number in bits_of(mask):
                share[number] |= 1 << index * width
        tops = sum(house_at)
        return cls(tuple(share), sum(share), tops >> width - 1, tops, house_at)

    def with_room_for_one(self, room: int) -> int:
        """The top bits of the fields that are one."""
        # A field that is one becomes zero; taking one from a zero field uses up its spare bit.
        tops = self.tops
        return tops & ~(((room ^ self.ones) | tops) - self.ones)


def gathered_families(tables: LayoutTables) -> tuple[HouseFamily, ...]:
    """The houses in scan order, gathered where neighbours in that order have one shape."""
    gathered: list[tuple[tuple[HouseKind, tuple[int, ...]], dict[int, House], set[int]]] = []
    for house in tables.houses:
        numbers = sorted(tables.cell_number(cell) for cell in house.cells)
        shape = (house.kind, tuple(number - numbers[0] for number in numbers))
        if not gathered or gathered[-1][0] != shape or gathered[-1][2] & set(numbers):
            gathered.append((shape, {}, set()))
        gathered[-1][1][numbers[0]] = house
        gathered[-1][2].update(numbers)
    planes = sum(1 << plane * tables.cell_count for plane in range(tables.size))
    return tuple(
        HouseFamily(
            split(offsets),
            sum(1 << base for base in house_at) * planes,
            house_at,
            sum(1 << number for number in numbers) * planes,
            kind.is_line,
            sum(1 << offset for offset in offsets),
        )
        for (kind, offsets), house_at, numbers in gathered
    )
