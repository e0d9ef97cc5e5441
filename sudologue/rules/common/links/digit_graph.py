"""What one digit's places alone give to a graph: its nodes, and its links in houses.

That depends on the digit's plane and on nothing else. A step touches few digits, so it leaves most
of the digits' graphs as they were, and the next board's graph is put together from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sudologue.caches import LAYOUTS, PLANES, cached
from sudologue.model import House, Layout, bits_of
from sudologue.model.lazy import lazy
from sudologue.rules.common.links.colouring import DigitColouring, digit_colouring

SPLITS_KEPT = 1 << 14


class DigitGraph:
    """A digit's nodes that strong links in houses join, by number, and these links.

    A single candidate's node has the candidate's own number. Groups come after all of these, in
    the order in which they are met; each digit has numbers of its own for them.
    """

    def __init__(self, layout: Layout, plane: int, places: int, grouped: bool) -> None:
        self._layout, self._seen_masks = layout, layout.seen_masks
        self._start = plane * layout.cell_count
        self.group_at: dict[int, int] = {}
        self.group_sees: dict[int, int] = {}
        self.house_of: dict[tuple[int, int], House] = {}
        for house, pair in layout.pairs_in(places):
            pair <<= self._start
            self._link((pair & -pair).bit_length() - 1, pair.bit_length() - 1, house)
        if grouped:
            self._first_group = layout.all_candidates.bit_length() + plane * len(layout.crossings)
            splits = splits_of(layout)
            for house, group, rest in splits.of_places(places):
                seen, its_seen = splits.seen_by[group] & places, splits.seen_by[rest] & places
                one, other = self._node(group, seen), self._node(rest, its_seen)
                if seen and its_seen:
                    self._link(min(one, other), max(one, other), house)

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

    @lazy
    def _after(self) -> dict[int, int]:
        return {}

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

    @lazy
    def _in_view(self) -> dict[int, int]:
        return {}

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

    def _link(self, lower: int, higher: int, house: House) -> None:
        """Join two nodes; where several houses do, the first is told."""
        self.house_of.setdefault((lower, higher), house)


digit_graph = cached(PLANES)(DigitGraph)


@cached(PLANES)
def _colours(
    layout: Layout,
    start: int,
    links: tuple[tuple[int, int], ...],
    groups: tuple[tuple[int, tuple[int, int]], ...],
) -> DigitColouring:
    """The colours of a digit: most steps that take places from it leave its links as they were."""
    partners: dict[int, list[int]] = {}
    for lower, higher in links:
        partners.setdefault(lower, []).append(higher)
        partners.setdefault(higher, []).append(lower)
    sees: Mapping[int, int] = layout.seen_masks
    if groups:
        alone = layout.all_candidates.bit_length()
        sees = {node: sees[node] for node in partners if node < alone} | dict(
            [number_and_sight for _, number_and_sight in groups]
        )
    masks = {number: mask for mask, (number, _) in groups}
    return digit_colouring(partners, sees, masks, start, layout.all_cells)


class Splits:
    """How the places of a digit in a house split in two nodes, one a group at least.

    A group lies where the house crosses another. There are few ways for places to lie in a house,
    and they come back with every digit and every puzzle: so they are kept, once for all houses of
    one shape, counted from a house's first cell. What sees a node is kept as well.
    """

    def __init__(self, layout: Layout) -> None:
        shared: dict[House, list[int]] = {house: [] for house in layout.houses}
        for one, other, mask in layout.crossings:
            shared[one].append(mask)
            shared[other].append(mask)
        shapes: dict[tuple[int, ...], _Shape] = {}
        self._houses: list[tuple[House, int, int, _Shape]] = []
        for house, masks in shared.items():
            mask = layout.house_masks[house]
            first = (mask & -mask).bit_length() - 1
            crossings = tuple([its >> first for its in masks])
            shape = shapes.setdefault(crossings, _Shape(crossings))
            self._houses.append((house, mask, first, shape))
        self.seen_by = _SeenBy(layout)

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


class _Shape(dict[int, tuple[tuple[int, int], ...]]):
    """By places of a house, how they split; the house crosses others in these cells."""

    def __init__(self, crossings: tuple[int, ...]) -> None:
        super().__init__()
        self._crossings = crossings

    def __missing__(self, inside: int) -> tuple[tuple[int, int], ...]:
        if len(self) >= SPLITS_KEPT:
            self.clear()
        splits = self[inside] = tuple(self._split(inside)) if inside.bit_count() > 2 else ()
        return splits

    def _split(self, inside: int) -> Iterator[tuple[int, int]]:
        tried: set[int] = set()
        for crossing in self._crossings:
            group, rest = inside & crossing, inside & ~crossing
            if group and rest and group not in tried and rest not in tried:
                tried.add(group)
                one_cell = not rest & (rest - 1)
                if one_cell or any(not rest & ~other for other in self._crossings):
                    yield group, rest


class _SeenBy(dict[int, int]):
    """By cells, those that see all of them."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self._layout = layout

    def __missing__(self, cells: int) -> int:
        if len(self) >= SPLITS_KEPT:
            self.clear()
        seen = self[cells] = self._layout.common_peers(cells)
        return seen
