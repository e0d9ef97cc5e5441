"""The ways to put one digit into every house that has it not: found one by one, or listed.

A step mostly leaves some of the ways that were listed before it. So they are kept, digit by digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sudologue.caches import cached, cached_for_current
from sudologue.model import Board, Layout, bits_of

MOST_WAYS = 1000
"""A digit with more ways is left out of account: it says little."""


class Ways(NamedTuple):
    """All ways to place a digit, the places that some of them use, and those that all use.

    There are none where the digit has its place everywhere, none at all, or too many ways to list.
    """

    all: tuple[int, ...]
    some: int
    common: int


@cached_for_current
def listed_ways(board: Board) -> Sequence[Ways]:
    """The ways to place each digit."""
    lists, width = _Lists.of(board.layout), board.layout.cell_count
    return [
        lists.ways(plane, places, board.filled >> plane * width & board.layout.all_cells)
        for plane, places in enumerate(board.planes)
    ]


def open_houses(board: Board, plane: int) -> tuple[int, ...]:
    """The cells of the houses that a digit is not placed in yet."""
    filled = board.filled >> plane * board.layout.cell_count
    return _without(board.layout, filled)


def _without(layout: Layout, filled: int) -> tuple[int, ...]:
    return tuple([mask for mask in layout.house_masks.values() if not mask & filled])


class _Lists:
    """For each digit of a layout the ways last listed: with fewer places, some of them are left."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._last: dict[int, tuple[int, int, Ways]] = {}

    @staticmethod
    @cached(16)
    def of(layout: Layout) -> _Lists:
        """Those of a layout."""
        return _Lists(layout)

    def ways(self, plane: int, places: int, filled: int) -> Ways:
        """The ways to give each house without a digit one of its places."""
        last = self._last.get(plane)
        listed: tuple[int, ...] = ()
        if last is not None and last[0] == filled and not places & ~last[1]:
            if places == last[1]:
                return last[2]
            gone = last[1] & ~places
            listed = tuple([way for way in last[2].all if not way & gone])
        if not listed:
            listed = _listed(self._layout, places, _without(self._layout, filled))
        some = 0
        for way in listed:
            some |= way
        found = Ways(listed, some, common_to(listed))
        self._last[plane] = filled, places, found
        return found


def common_to(ways: Sequence[int]) -> int:
    """The places that all of these ways use; none, if there are no ways."""
    common = -1 if ways else 0
    for way in ways:
        common &= way
    return common


def _listed(layout: Layout, places: int, houses: tuple[int, ...]) -> tuple[int, ...]:
    """All ways to give each of these houses one of the places, if not too many to list."""
    if not houses:
        return ()
    ways: list[int] = []
    open_ends = [(places, houses, 0)]
    while open_ends and len(ways) <= MOST_WAYS:
        places, houses, way = open_ends.pop()
        if not houses:
            ways.append(way)
            continue
        for number in bits_of(min([mask & places for mask in houses], key=int.bit_count)):
            bit = 1 << number
            left = tuple([mask for mask in houses if not mask & bit])
            open_ends.append((places & ~(layout.peer_masks[number] | bit), left, way | bit))
    return tuple(ways) if len(ways) <= MOST_WAYS else ()


@cached(1 << 10)
def somewhere(layout: Layout, places: int, houses: tuple[int, ...]) -> int:
    """The places that are in some way to give each of these houses one of them."""
    found = 0
    for number in bits_of(places):
        if not found >> number & 1:
            found |= way_with(layout, places, houses, number)
    return found


@cached(1 << 10)
def everywhere(layout: Layout, places: int, houses: tuple[int, ...]) -> int:
    """The places that every way to give each of these houses one of them uses."""
    common = first = way_within(layout, places, houses)
    for number in bits_of(first):
        if common >> number & 1:
            other = way_within(layout, places & ~(1 << number), houses)
            if other:
                common &= other
    return common


def way_with(layout: Layout, places: int, houses: tuple[int, ...], number: int) -> int:
    """Some way with this place, or nothing."""
    bit = 1 << number
    left = tuple([mask for mask in houses if not mask & bit])
    if not left:
        return bit
    way = way_within(layout, places & ~(layout.peer_masks[number] | bit), left)
    return way | bit if way else 0


def way_within(layout: Layout, places: int, houses: tuple[int, ...]) -> int:
    """Some way to give each of these houses one of the places, or nothing."""
    if not houses:
        return 0
    tightest = min([mask & places for mask in houses], key=int.bit_count)
    for number in bits_of(tightest):
        way = way_with(layout, places, houses, number)
        if way:
            return way
    return 0
