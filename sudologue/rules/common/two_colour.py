"""Two-colouring: items joined in pairs take two colours by turns, component by component.

Strong links make conjugate pairs, of which just one is true: then all of a component's one colour
is true, or all of the other. Where an odd loop gives items both colours, neither can be.

`digit_colouring`, for chains, colours the nodes of a graph by itself: it needs the colour of each
node, and of a component with an odd loop that by which each node was first reached.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping


def two_colour(partners: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """The two colours, as masks, of each component; the first has the component's first number.

    Of each number, a mask has its partners. What comes out in both colours is on an odd loop, or
    joined to one.

    >>> list(two_colour({0: 0b10, 1: 0b101, 2: 0b10, 3: 0b10000, 4: 0b1000}))
    [(5, 2), (8, 16)]
    """
    coloured = 0
    for start in partners:
        if coloured >> start & 1:
            continue
        mine, others = 1 << start, 0
        fresh, swapped = mine, False
        while fresh:
            reached = 0
            while fresh:
                low = fresh & -fresh
                fresh ^= low
                reached |= partners[low.bit_length() - 1]
            fresh = reached & ~others
            mine, others, swapped = others | fresh, mine, not swapped
        coloured |= mine | others
        yield (others, mine) if swapped else (mine, others)
