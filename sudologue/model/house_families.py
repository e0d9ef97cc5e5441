"""Houses gathered, so that one operation on a long integer asks something of all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from sudologue.model.bits import bits_of
from sudologue.model.folding import Levels, split
from sudologue.model.house import House, HouseKind

if TYPE_CHECKING:
    from sudologue.model.geometry import Geometry


@dataclass(frozen=True)
class HouseFamily:
    """Houses of one shape, to be folded together (see `folding`).

    `bases` has a bit for each house and digit: the number of the candidate on the house's first
    cell. `house_at` tells the house from that cell. `candidates` are those of all its cells.
    """

    levels: Levels
    bases: int
    house_at: dict[int, House]
    candidates: int


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
    def of(cls, layout: Geometry) -> Self:
        """The counter of a layout."""
        width = layout.size.bit_length() + 1
        share = [0] * layout.cell_count
        house_at: dict[int, tuple[House, int]] = {}
        for index, (house, mask) in enumerate(layout.house_masks.items()):
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


def gathered_families(layout: Geometry) -> tuple[HouseFamily, ...]:
    """The houses in scan order, gathered where neighbours in that order have one shape."""
    gathered: list[tuple[tuple[HouseKind, tuple[int, ...]], dict[int, House], set[int]]] = []
    for house in layout.houses:
        numbers = sorted(layout.cell_number(cell) for cell in house.cells)
        shape = (house.kind, tuple(number - numbers[0] for number in numbers))
        if not gathered or gathered[-1][0] != shape or gathered[-1][2] & set(numbers):
            gathered.append((shape, {}, set()))
        gathered[-1][1][numbers[0]] = house
        gathered[-1][2].update(numbers)
    planes = sum(1 << plane * layout.cell_count for plane in range(layout.size))
    return tuple(
        HouseFamily(
            split(offsets),
            sum(1 << base for base in house_at) * planes,
            house_at,
            sum(1 << number for number in numbers) * planes,
        )
        for (_, offsets), house_at, numbers in gathered
    )
