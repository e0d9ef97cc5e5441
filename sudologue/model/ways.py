"""The ways to meet a clue: how many there are, which sets of digits they use, and each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from sudologue.model.bits import bits_of
from sudologue.model.clue import Clue
from sudologue.model.walks import Domains, walks_of

if TYPE_CHECKING:
    from sudologue.model.layout import Layout


@dataclass(frozen=True)
class Ways:
    """The ways to fill a clue's cells from what they have left; `size` is the number of digits.

    Going through them gives the digits in the order of the clue's cells, smallest first.

    >>> from sudologue.clues import Cage
    >>> ways = Ways(Cage.of("r1c1 r1c2 r1c3", 7), (0b111111111,) * 3, 9)
    >>> ways.count, ways.sets, next(iter(ways))
    (6, (frozenset({1, 2, 4}),), (1, 2, 4))
    """

    clue: Clue
    domains: Domains
    size: int

    @cached_property
    def count(self) -> int:
        """How many there are; they are counted without being listed."""
        return walks_of(self.clue, self.size).count(self.domains)

    @cached_property
    def sets(self) -> tuple[frozenset[int], ...]:
        """The sets of digits that they use: a cage's combinations."""
        masks = walks_of(self.clue, self.size).digit_sets(self.domains)
        each = (tuple(bit + 1 for bit in bits_of(mask)) for mask in masks)
        return tuple(map(frozenset, sorted(each)))

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return walks_of(self.clue, self.size).ways(self.domains)

    def __len__(self) -> int:
        return self.count


def pairs_in_sight(layout: Layout, clue: Clue) -> list[tuple[int, int]]:
    """The places of a clue, two by two, whose cells see each other: they take different digits."""
    numbers = layout.clue_numbers[clue]
    return [
        (one, other)
        for one, other in combinations(range(len(numbers)), 2)
        if layout.peer_masks[numbers[one]] >> numbers[other] & 1
    ]
