"""What one digit's places alone give to a graph: its nodes, and its links in houses.

That depends on the digit's plane and on nothing else. A step touches few digits, so it leaves most
of the graph's parts as they were, and the next graph is put together from those.
"""

from __future__ import annotations

from functools import lru_cache

from sudologue.model import House, Layout, bits_of


class Part:
    """A digit's nodes that strong links in houses join, by number, and these links.

    A single candidate's node has the candidate's own number. Groups come after all of these, in
    the order in which they are met; each digit has numbers of its own for them.
    """

    def __init__(self, layout: Layout, plane: int, places: int, grouped: bool) -> None:
        self._seen_masks = layout.seen_masks
        self.strong: dict[int, int] = {}
        self.house_of: dict[tuple[int, int], House] = {}
        self.group_at: dict[int, int] = {}
        self.group_sees: dict[int, int] = {}
        self.groups_seen: dict[int, int] = {}
        self.groups_apart: dict[int, int] = {}
        self.linked = 0
        start, strong = plane * layout.cell_count, self.strong
        for house, pair in layout.pairs_in(places):
            pair <<= start
            low = pair & -pair
            high = pair ^ low
            lower, higher = low.bit_length() - 1, high.bit_length() - 1
            if (lower, higher) not in self.house_of:
                self.house_of[lower, higher] = house
                strong[lower] = strong.get(lower, 0) | high
                strong[higher] = strong.get(higher, 0) | low
                self.linked |= pair
        if grouped:
            self._first_group = layout.all_candidates.bit_length() + plane * len(layout.crossings)
            candidates = places << start
            for house, group, rest in group_links(layout, places):
                one, other = (self._node(cells << start, candidates) for cells in (group, rest))
                if self._sees(one) & candidates and self._sees(other) & candidates:
                    self._link(min(one, other), max(one, other), house)
            self.linked = sum([1 << number for number in strong])
            self._index_groups()
        self._after: dict[int, int] = {}

    def after(self, node: int) -> int:
        """The nodes true when this one is, by way of one of the digit's own links of each kind."""
        found = self._after.get(node)
        if found is None:
            found, strong = 0, self.strong
            groups, sees = self.groups_apart.get(node), self.group_sees.get(node)
            if sees is None:
                groups, sees = self.groups_seen.get(node), self._seen_masks[node]
            left = sees & self.linked | (groups or 0)
            while left:
                low = left & -left
                left ^= low
                found |= strong.get(low.bit_length() - 1, 0)
            self._after[node] = found
        return found

    def _node(self, mask: int, candidates: int) -> int:
        """The number of a node, made when first asked for."""
        if not mask & (mask - 1):
            return mask.bit_length() - 1
        number = self.group_at.get(mask, -1)
        if number < 0:
            number = self.group_at[mask] = self._first_group + len(self.group_at)
            sees = candidates
            for candidate in bits_of(mask):
                sees &= self._seen_masks[candidate]
            self.group_sees[number] = sees
        return number

    def _sees(self, node: int) -> int:
        sees = self.group_sees.get(node)
        return self._seen_masks[node] if sees is None else sees

    def _link(self, lower: int, higher: int, house: House) -> None:
        pair = lower, higher
        if pair not in self.house_of:
            self.house_of[pair] = house
            self.strong[lower] = self.strong.get(lower, 0) | 1 << higher
            self.strong[higher] = self.strong.get(higher, 0) | 1 << lower

    def _index_groups(self) -> None:
        """The groups that each candidate sees whole, and those that each group does."""
        seen, sees = self.groups_seen, self.group_sees
        for number, its in sees.items():
            if number in self.strong:
                for candidate in bits_of(its):
                    seen[candidate] = seen.get(candidate, 0) | 1 << number
        for mask, number in self.group_at.items():
            apart = -1
            for candidate in bits_of(mask):
                apart &= seen.get(candidate, 0)
            self.groups_apart[number] = apart


@lru_cache(maxsize=1 << 11)
def part(layout: Layout, plane: int, places: int, grouped: bool) -> Part:
    """A digit's part of a graph, made once."""
    return Part(layout, plane, places, grouped)


@lru_cache(maxsize=1 << 12)
def group_links(layout: Layout, places: int) -> tuple[tuple[House, int, int], ...]:
    """For the places of a digit: the houses where they split in two nodes, one a group at least."""
    found: list[tuple[House, int, int]] = []
    for house, mask, crossings in crossings_of(layout):
        inside = places & mask
        if inside.bit_count() < 3:
            continue
        tried: set[int] = set()
        for crossing in crossings:
            group, rest = inside & crossing, inside & ~crossing
            if group and rest and group not in tried and rest not in tried:
                tried.add(group)
                if is_node(rest, crossings) and is_node(group, crossings):
                    found.append((house, group, rest))
    return tuple(found)


def is_node(places: int, crossings: tuple[int, ...]) -> bool:
    """Whether places of a house are one cell, or lie where it crosses one other house."""
    return not places & (places - 1) or any(not places & ~other for other in crossings)


@lru_cache(maxsize=16)
def crossings_of(layout: Layout) -> tuple[tuple[House, int, tuple[int, ...]], ...]:
    """For each house, the cells it shares with each house that it shares several with."""
    shared: dict[House, list[int]] = {house: [] for house in layout.houses}
    for one, other, mask in layout.crossings:
        shared[one].append(mask)
        shared[other].append(mask)
    return tuple(
        (house, layout.house_masks[house], tuple(masks)) for house, masks in shared.items()
    )
