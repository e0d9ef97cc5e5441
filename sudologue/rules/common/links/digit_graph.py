"""What one digit's places alone give to a graph: its nodes, and its links in houses.

That depends on the digit's plane and on nothing else. A step touches few digits, so it leaves most
of the digits' graphs as they were, and the next board's graph is put together from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from sudologue.caches import LAYOUTS, PLANES, Lookup, cached, lazy
from sudologue.model import House, Layout, bits_of
from sudologue.rules.common.links.node_colours import DigitColouring, digit_colouring

SPLITS_KEPT = 1 << 14


class DigitGraph:
    """A digit's nodes that strong links in houses join, by number, and these links.

    A single candidate's node has the candidate's own number. Groups come after all of these, in
    the order in which they are met; each digit has numbers of its own for them.
    """

    def __init__(self, layout: Layout, plane: int, places: int, grouped: bool) -> None:
        tables = layout.tables
        self._layout, self._seen_masks = layout, tables.seen_masks
        self._start = plane * tables.cell_count
        self.group_at: dict[int, int] = {}
        self.group_sees: dict[int, int] = {}
        # where several houses join two nodes, the first is told
        self.house_of: dict[tuple[int, int], House] = {}
        self._after: dict[int, int] = {}
        self._in_view: dict[int, int] = {}
        for house, pair in tables.pairs_in(places):
            pair <<= self._start
            link = (pair & -pair).bit_length() - 1, pair.bit_length() - 1
            self.house_of.setdefault(link, house)
        if grouped:
            self._first_group = tables.all_candidates.bit_length() + plane * len(tables.crossings)
            splits = splits_of(layout)
            for house, group, rest in splits.of_places(places):
                seen, its_seen = splits.seen_by[group] & places, splits.seen_by[rest] & places
                one, other = self._node(group, seen), self._node(rest, its_seen)
                if seen and its_seen:
                    self.house_of.setdefault((min(one, other), max(one, other)), house)

    @lazy
    def strong(self) -> dict[int, int]:
        """For each node, its partners."""
        strong: dict[int, int] = {}
        for lower, higher in self.house_of:
            strong[lower] = strong.get(lower, 0) | 1 << higher
            strong[higher] = strong.get(higher, 0) | 1 << lower
        return strong

    @lazy
    def linked(self) -> int:
        """All nodes."""
        return sum([1 << node for node in self.strong])

    @lazy
    def colours(self) -> DigitColouring:
        """The two colours of each component of its nodes."""
        groups = tuple(zip(self.group_at, self.group_sees.items(), strict=True))
        return _colours(self._layout, self._start, tuple(self.house_of), groups)

    def after(self, node: int) -> int:
        """The nodes true when this one is, by way of one of the digit's own links of each kind."""
        nodes = self._after.get(node)
        if nodes is None:
            nodes, strong = 0, self.strong
            sees = self.group_sees.get(node)
            if sees is None:
                false = self._seen_masks[node] & self.linked | self.groups_in_view(node)
            else:
                false = sees & self.linked | self.groups_apart[node]
            while false:
                low = false & -false
                false ^= low
                nodes |= strong.get(low.bit_length() - 1, 0)
            self._after[node] = nodes
        return nodes

    def groups_in_view(self, candidate: int) -> int:
        """The groups with strong links that a candidate sees whole."""
        groups = self._in_view.get(candidate)
        if groups is None:
            groups = 0
            for number, sees in self.group_sees.items():
                if sees >> candidate & 1 and number in self.strong:
                    groups |= 1 << number
            self._in_view[candidate] = groups
        return groups

    @lazy
    def groups_apart(self) -> dict[int, int]:
        """For each group, the groups with strong links that it sees whole."""
        groups_apart: dict[int, int] = {}
        for mask, number in self.group_at.items():
            apart = -1
            for candidate in bits_of(mask):
                apart &= self.groups_in_view(candidate)
            groups_apart[number] = apart
        return groups_apart

    def _node(self, cells: int, sight: int) -> int:
        """The number of a node, made when first asked for."""
        if not cells & (cells - 1):
            return self._start + cells.bit_length() - 1
        mask = cells << self._start
        number = self.group_at.get(mask, -1)
        if number < 0:
            number = self.group_at[mask] = self._first_group + len(self.group_at)
            self.group_sees[number] = sight << self._start
        return number


digit_graph = cached(PLANES)(DigitGraph)


@cached(PLANES)
def _colours(
    layout: Layout,
    start: int,
    links: tuple[tuple[int, int], ...],
    groups: tuple[tuple[int, tuple[int, int]], ...],
) -> DigitColouring:
    """The colours of a digit: most steps that take places from it leave its links as they were."""
    tables = layout.tables
    partners: dict[int, list[int]] = {}
    for lower, higher in links:
        partners.setdefault(lower, []).append(higher)
        partners.setdefault(higher, []).append(lower)
    sees: Mapping[int, int] = tables.seen_masks
    if groups:
        alone = tables.all_candidates.bit_length()
        sees = {node: sees[node] for node in partners if node < alone} | dict(
            [number_and_sight for _, number_and_sight in groups]
        )
    masks = {number: mask for mask, (number, _) in groups}
    return digit_colouring(partners, sees, masks, start, tables.all_cells)


SplitPlaces = Lookup[int, tuple[tuple[int, int], ...]]
"""By places of a house, counted from its first cell, the pairs of nodes that they split in."""


class Splits:
    """How the places of a digit in a house split in two nodes, one a group at least.

    A group lies where the house crosses another. There are few ways for places to lie in a house,
    and they come back with every digit and every puzzle: so they are kept, once for all houses of
    one shape, counted from a house's first cell. What sees a node is kept as well.
    """

    def __init__(self, layout: Layout) -> None:
        tables = layout.tables
        shared: dict[House, list[int]] = {house: [] for house in layout.houses}
        for one, other, mask in tables.crossings:
            shared[one].append(mask)
            shared[other].append(mask)
        shapes: dict[tuple[int, ...], SplitPlaces] = {}
        self._houses: list[tuple[House, int, int, SplitPlaces]] = []
        for house, masks in shared.items():
            mask = tables.house_masks[house]
            first = (mask & -mask).bit_length() - 1
            crossings = tuple([its >> first for its in masks])
            splits = Lookup(partial(_splits, crossings), SPLITS_KEPT)
            self._houses.append((house, mask, first, shapes.setdefault(crossings, splits)))
        self.seen_by = Lookup(tables.common_peers, SPLITS_KEPT)

    def of_places(self, places: int) -> list[tuple[House, int, int]]:
        """The houses where the places split, with the cells of the two nodes."""
        found: list[tuple[House, int, int]] = []
        for house, mask, first, splits in self._houses:
            inside = places & mask
            if inside:
                for group, rest in splits[inside >> first]:
                    found.append((house, group << first, rest << first))
        return found


splits_of = cached(LAYOUTS)(Splits)


def _splits(crossings: tuple[int, ...], inside: int) -> tuple[tuple[int, int], ...]:
    """How places of a house split; the house crosses others in these cells."""
    splits: dict[int, int] = {}
    for crossing in crossings if inside.bit_count() > 2 else ():
        group, others = inside & crossing, inside & ~crossing
        if group and others and group not in splits and others not in splits:
            is_one_cell = not others & (others - 1)
            if is_one_cell or any(not others & ~crossed for crossed in crossings):
                splits[group] = others
    return tuple(splits.items())
