"""Nodes that take turns: the two colours that strong links give, class by class.

Where just one of the two nodes of every strong link is true, nodes along strong links are true by
turns: paint them in two colours, and either all of the one colour are true or all of the other.
So what follows from a node is what follows from its colour, and of these there are far fewer.

Two nodes of a strong link in a house, or in a cell with two candidates, see each other, so they are
not both true. Of an almost locked set's digits several can be true: a graph with sets has no turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sudologue.rules.strong_links import ColourPair


class Turns(NamedTuple):
    """The colours of a graph, by number: a colour's opposite has its number but for the last bit.

    By colour, `members` are its nodes, `seen` the candidates that some of them sees, open or not;
    and `onward` are the colours that are true when it is. Where the colours of a class are at odds,
    so that a node would have both, both have all of its nodes.
    """

    members: list[int]
    seen: list[int]
    onward: list[int]

    def pairs(self) -> list[tuple[ColourPair, tuple[int, int]]]:
        """The classes whose colours are not at odds, smallest first, with what each colour sees."""
        found: list[tuple[int, int, int, int]] = []
        for colour in range(0, len(self.members), 2):
            one, other = self.members[colour], self.members[colour | 1]
            if one != other:
                both = one | other
                first = colour if both & -both & one else colour | 1
                found.append((both.bit_count(), both, first, first ^ 1))
        return [
            (
                ColourPair(self.members[first], self.members[second]),
                (self.seen[first], self.seen[second]),
            )
            for _, _, first, second in sorted(found)
        ]


def turns(
    strong: Mapping[int, int],
    sees: Mapping[int, int],
    weak_to: Mapping[int, int],
    linked: int,
) -> Turns:
    """The turns of nodes that strong links join.

    For each node, `strong` are its partners, `sees` the candidates that it sees. Of the nodes that
    are false when it is true, those that are no candidates it sees are in `weak_to`. All nodes with
    partners are `linked`.
    """
    members: list[int] = []
    seen: list[int] = []
    false: list[int] = []
    colour_of: dict[int, int] = {}
    for start in strong:
        if start in colour_of:
            continue
        colour = len(members)
        mine, others, my_sight, their_sight, my_weak, their_weak = 1 << start, 0, 0, 0, 0, 0
        fresh, swaps = mine, 0
        while fresh:
            reached = 0
            while fresh:
                low = fresh & -fresh
                fresh ^= low
                node = low.bit_length() - 1
                colour_of[node] = colour
                reached |= strong[node]
                my_sight |= sees[node]
                if weak_to:
                    my_weak |= weak_to.get(node, 0)
            fresh = reached & ~others
            mine, others = others | fresh, mine
            my_sight, their_sight = their_sight, my_sight
            my_weak, their_weak = their_weak, my_weak
            colour ^= 1
            swaps ^= 1
        if swaps:
            mine, others = others, mine
            my_sight, their_sight = their_sight, my_sight
            my_weak, their_weak = their_weak, my_weak
        if mine & others:
            mine = others = mine | others
            my_sight = their_sight = my_sight | their_sight
            my_weak = their_weak = my_weak | their_weak
        members += mine, others
        seen += my_sight, their_sight
        false += (my_sight | my_weak) & linked, (their_sight | their_weak) & linked
    onward: list[int] = []
    for left in false:
        found = 0
        while left:
            colour = colour_of[(left & -left).bit_length() - 1]
            found |= 1 << (colour ^ 1)
            left &= ~members[colour]
        onward.append(found)
    return Turns(members, seen, onward)
