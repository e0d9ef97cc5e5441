"""Nodes that take turns: the two colours that strong links give, component by component.

Where just one of the two nodes of every strong link is true, nodes along strong links are true by
turns: paint them in two colours, and either all of the one colour are true or all of the other.
So what follows from a node is what follows from its colour, and of these there are far fewer.

Two nodes of a strong link in a house, or in a cell with two candidates, see each other, so they are
not both true. Of an almost locked set's digits several can be true: a graph with sets has no turns.

The links in houses join nodes of one digit. So each digit is painted by itself, once for all boards
with the same places for it. On a board the digits' colours are laid end to end, and what is left to
add is what cells do: where one candidate is true the others of its cell are false, and in a cell of
two the other way round as well. A candidate that is linked in its cell alone takes the colour of
what its being true comes to; where neither of the two is linked elsewhere, they are a component.

Colours are numbered; a colour's opposite has its number but for the last bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sudologue.caches import lazy
from sudologue.model.bits import union_of


@dataclass(eq=False, slots=True)
class DigitColouring:
    """The colours of one digit's nodes, by number.

    By colour, `members` are its nodes, `seen` the candidates that some of them sees, open or not;
    and `onward` are the colours that are true when it is. `of` is the colour of each node, `cells`
    are those of its single candidates. Where the colours of a component are at odds, so that a node
    would have both, both have all of its nodes.
    """

    members: list[int]
    seen: list[int]
    onward: list[int]
    of: dict[int, int]
    cells: int


def digit_colouring(
    partners: Mapping[int, Sequence[int]],
    sees: Mapping[int, int],
    groups: Mapping[int, int],
    start: int,
    every: int,
) -> DigitColouring:
    """The colours of a digit. For each node, its partners and its sight; each group's candidates.

    The digit's candidates have numbers from `start`; `every` is a mask of so many. Groups have no
    bits in what is seen: the groups that a node sees whole are those that see it.
    """
    members: list[int] = []
    seen: list[int] = []
    of: dict[int, int] = {}
    for first in partners:
        if first in of:
            continue
        colour, at_odds, nodes = len(members), False, [first]
        of[first] = colour
        met, sight = [0, 0], [0, 0]
        for node in nodes:
            its = of[node]
            met[its & 1] |= 1 << node
            sight[its & 1] |= sees[node]
            for partner in partners[node]:
                known = of.get(partner)
                if known is None:
                    of[partner] = its ^ 1
                    nodes.append(partner)
                elif known == its:
                    at_odds = True
        if at_odds:
            met, sight = [met[0] | met[1]] * 2, [sight[0] | sight[1]] * 2
        members += met
        seen += sight
    onward = [0] * len(members)
    inside = [its >> start & every for its in members]
    sights = [sight >> start & every for sight in seen]
    for one, (its, sight) in enumerate(zip(inside, sights, strict=True)):
        for other in range(one, len(members)):
            if sight & inside[other] or (groups and its & sights[other]):
                onward[one] |= 1 << (other ^ 1)
                onward[other] |= 1 << (one ^ 1)
    linked = [(of[group], mask, sees[group]) for group, mask in groups.items() if group in of]
    for place, (one, _, sight) in enumerate(linked):
        for other, mask, _ in linked[place + 1 :]:
            if not mask & ~sight:
                onward[one] |= 1 << (other ^ 1)
                onward[other] |= 1 << (one ^ 1)
    return DigitColouring(members, seen, onward, of, union_of(inside))


class Component(NamedTuple):
    """Nodes joined by strong links: those of one colour and of the other, and what each sees."""

    one: int
    other: int
    one_sees: int
    other_sees: int


class Colouring:
    """The colours of a graph, with the fields of `DigitColouring`: its digits' and what cells add.

    `pairs` are the candidates of the bivalue cells; `seen_masks` tell what a candidate sees,
    `width` how many candidates a digit has.
    """

    def __init__(
        self,
        digits: Sequence[DigitColouring],
        pairs: Iterable[tuple[int, int]],
        seen_masks: Mapping[int, int],
        width: int,
    ) -> None:
        self.members: list[int] = []
        self.seen: list[int] = []
        self.onward: list[int] = []
        self._digits, self._width = digits, width
        self._bases: list[int] = []
        for digit in digits:
            base = len(self.members)
            self._bases.append(base)
            self.members += digit.members
            self.seen += digit.seen
            self.onward += [after << base for after in digit.onward]
        self._same: list[tuple[int, int]] = []
        self._alone: dict[int, int] = {}
        pairs = tuple(pairs)
        self._part_in_cells(sum([1 << one % width for one, _ in pairs]))
        self._join_in_cells(pairs, seen_masks)

    @lazy
    def of(self) -> dict[int, int]:
        """The colour of each node."""
        of = self._alone.copy()
        for digit, base in zip(self._digits, self._bases, strict=True):
            for node, colour in digit.of.items():
                of[node] = base + colour
        return of

    def components(self) -> list[Component]:
        """The components whose colours are not at odds, smallest first."""
        members, seen = self._joined()
        ranked: list[tuple[int, int, int]] = []
        for colour in range(0, len(members), 2):
            one, other = members[colour], members[colour | 1]
            nodes = one | other
            if nodes and not one & other:
                first = colour if nodes & -nodes & one else colour | 1
                ranked.append((nodes.bit_count(), nodes, first))
        return [
            Component(members[one], members[one ^ 1], seen[one], seen[one ^ 1])
            for _, _, one in sorted(ranked)
        ]

    def _part_in_cells(self, of_two: int) -> None:
        """Where one candidate of a cell is true, no other is: all cells but those of two."""
        once = several = 0
        for digit in self._digits:
            several |= once & digit.cells
            once |= digit.cells
        several &= ~of_two
        met: list[tuple[int, int]] = []
        others: dict[int, int] = {}
        start = 0
        for digit, base in zip(self._digits, self._bases, strict=True):
            cells, of = digit.cells & several, digit.of
            while cells:
                low = cells & -cells
                cells ^= low
                colour = of[start + low.bit_length() - 1] + base
                met.append((low, colour))
                others[low] = others.get(low, 0) | 1 << (colour ^ 1)
            start += self._width
        onward = self.onward
        for cell, colour in met:
            onward[colour] |= others[cell] & ~(1 << (colour ^ 1))

    def _join_in_cells(
        self, pairs: Iterable[tuple[int, int]], seen_masks: Mapping[int, int]
    ) -> None:
        """In a cell of two, each is true where the other is false."""
        onward, alone = self.onward, self._alone
        for one, other in pairs:
            first, second = self._colour_of(one), self._colour_of(other)
            if first >= 0 and second >= 0:
                true, false = 1 << first, 1 << (first ^ 1)
                onward[second] |= false
                onward[second ^ 1] |= true
                onward[first] |= 1 << (second ^ 1)
                onward[first ^ 1] |= 1 << second
                self._same.append((first, second ^ 1))
            elif first >= 0:
                alone[other] = first ^ 1
            elif second >= 0:
                alone[one] = second ^ 1
            else:
                alone[one] = len(onward)
                alone[other] = len(onward) + 1
                for table in (self.members, self.seen, onward):
                    table += 0, 0
        if alone:
            self._let_meet(seen_masks)

    def _colour_of(self, candidate: int) -> int:
        """The colour of a candidate in its digit; -1, if it has none."""
        if not self._digits:
            return -1
        plane = candidate // self._width
        colour = self._digits[plane].of.get(candidate, -1)
        return colour if colour < 0 else self._bases[plane] + colour

    def _let_meet(self, seen_masks: Mapping[int, int]) -> None:
        """What is false when a candidate linked in its cell alone is true.

        What sees something of a colour is seen by that in turn.
        """
        members, seen, onward, alone = self.members, self.seen, self.onward, self._alone
        met = 0
        for node, colour in alone.items():
            bit, sight = 1 << node, seen_masks[node]
            forth = 0
            if self._digits:
                plane = node // self._width
                other, back = self._bases[plane], 1 << (colour ^ 1)
                for sight_of_colour in self._digits[plane].seen:
                    if sight_of_colour & bit:
                        forth |= 1 << (other ^ 1)
                        onward[other] |= back
                    other += 1
            near = sight & met
            while near:
                low = near & -near
                near ^= low
                other = alone[low.bit_length() - 1]
                forth |= 1 << (other ^ 1)
                onward[other] |= 1 << (colour ^ 1)
            onward[colour] |= forth
            members[colour] |= bit
            seen[colour] |= sight
            met |= bit

    def _joined(self) -> tuple[list[int], list[int]]:
        """Members and sight of components, those joined by cells as one: the others stay empty."""
        tables = members, _ = self.members.copy(), self.seen.copy()
        into: dict[int, int] = {}
        for one, other in self._same:
            while one in into:
                one = into[one]
            while other in into:
                other = into[other]
            if one == other:
                continue
            mixed = int(one == other ^ 1)
            if not mixed:
                mixed = members[one] & members[one ^ 1] | members[other] & members[other ^ 1]
                for kept, joined in ((one, other), (one ^ 1, other ^ 1)):
                    into[joined] = kept
                    for table in tables:
                        table[kept] |= table[joined]
                        table[joined] = 0
            if mixed:
                for table in tables:
                    table[one] = table[one ^ 1] = table[one] | table[one ^ 1]
        return tables
