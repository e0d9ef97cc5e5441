"""Chains of almost locked sets: each loses a digit to the one before, and takes all its others.

        A  x z ..  ---x---  B  x y ..  ---y---  C  y w ..  ---w---  D  w z ..

Neighbours take one digit once between them, and a set's two such digits differ. If a candidate z in
sight of all z of the first set and of the last were true, the first would take x, so that the
second takes y, and so on to the last, which would be left without its two digits. So one of the two
ends takes z.

The search goes by levels: the candidates that a digit refutes through one set, then through two,
and so on. What a digit does depends on its shadow alone, so that shadows are what the search
visits: a few hundred on a hard board. So the shortest chain comes first, whatever its ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial
from itertools import pairwise

from sudologue.model import Board, bits_of
from sudologue.rules.als import card as cards
from sudologue.rules.als.evidence.als import AlsXYChainEvidence
from sudologue.rules.als.search.receipts import (
    Pattern,
    PatternTechnique,
    as_evidence,
    digits_of,
    free_of,
    joint,
    pairings_to,
)
from sudologue.rules.als.search.table import AlsTable, als_table
from sudologue.rules.common.reachability import Reachability

Path = tuple[tuple[int, ...], tuple[int, ...]]
"""The sets of a chain, and the planes of the digits that join them."""


class AlsXYChain(PatternTechnique):
    """Four sets and more, shorter chains first: by the first set, smaller ones first.

    Then chains between other sets that rule out something else together. What several chains would
    rule out is told of the first.
    """

    card = cards.ALS_XY_CHAIN

    def patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for numbers, joints in _Search(table).paths():
            gone = _ruled_out(table, (numbers, joints))
            sets = [table.sets[number] for number in numbers]
            free = [1 << before | 1 << after for before, after in pairwise(joints)]
            yield Pattern(
                gone,
                partial(
                    AlsXYChainEvidence,
                    sets=tuple([as_evidence(board, one) for one in sets]),
                    joints=tuple([plane + 1 for plane in joints]),
                    digits=digits_of(board, gone),
                ),
                sets,
                (free_of(board, gone, joints[0]), *free, free_of(board, gone, joints[-1])),
                [joint(plane, *pair) for plane, pair in zip(joints, pairwise(sets), strict=True)],
                pairings_to(board, gone, (sets[0], sets[-1])),
            )


def _ruled_out(table: AlsTable, path: Path) -> int:
    """What the ends of a chain rule out together."""
    sets, joints = path
    return table.beyond_of(sets[0], joints[0]) & table.beyond_of(sets[-1], joints[-1])


class _Search:
    """What each shadow refutes, level by level."""

    def __init__(self, table: AlsTable) -> None:
        self.table = table
        # for each shadow, those cast next by the sets that lose the digit, as bits
        same_set, onward = table.same_set, [0] * len(table.linked)
        for one, other in table.restricted_commons:
            onward[one] |= same_set.get(other, 0)
            onward[other] |= same_set.get(one, 0)
        self._onward_bits = onward

    def finds_something(self) -> bool:
        """Whether there is any chain at all, however long, from a set to another, or to itself."""
        table = self.table
        linked = sum([1 << shadow for shadow, others in enumerate(table.linked) if others])
        walk = Reachability(linked, self._onward_bits.__getitem__, table.refuted.__getitem__)
        return any(refuted & table.beyond[shadow] for shadow, refuted in walk.seen.items())

    @cached_property
    def onward(self) -> dict[int, tuple[int, ...]]:
        """For each shadow with links, the shadows cast next by the sets that lose the digit."""
        linked = enumerate(self.table.linked)
        return {
            shadow: tuple(bits_of(self._onward_bits[shadow])) for shadow, others in linked if others
        }

    @cached_property
    def levels(self) -> list[dict[int, int]]:
        """At place k, what is refuted through k + 1 sets and not through fewer."""
        return [{shadow: self.table.refuted[shadow] for shadow in self.onward}]

    def _starts(self, found: dict[int, int]) -> list[tuple[int, int, int]]:
        """The sets that refute something by a shadow, with its number and what it refutes."""
        table = self.table
        return sorted(
            (number, shadow, its)
            for shadow, its in found.items()
            if its & table.beyond[shadow]
            for number in bits_of(table.sets_casting[shadow])
        )

    def paths(self) -> Iterator[Path]:
        """Chains of four sets and more that rule something out, those by levels first."""
        if not self.finds_something():
            return
        table = self.table
        known = dict(self.levels[0])
        while True:
            last = self.levels[-1]
            fresh: dict[int, int] = {}
            for shadow, onward in self.onward.items():
                found = 0
                for following in onward:
                    found |= last.get(following, 0)
                found &= ~known[shadow]
                if found:
                    fresh[shadow] = found
                    known[shadow] |= found
            if not fresh:
                break
            self.levels.append(fresh)
            if len(self.levels) < 3:
                continue
            for number, shadow, found in self._starts(fresh):
                hit = table.beyond_of(number, table.planes[shadow]) & found
                while hit:
                    path = self._path(number, shadow, hit & -hit)
                    hit &= hit - 1
                    if path is not None:
                        hit &= ~_ruled_out(table, path)
                        yield path
        yield from self._other_paths(known)

    def _path(self, number: int, shadow: int, candidate: int) -> Path | None:
        """The chain from a set by one of its digits that refutes a candidate at the last level."""
        table = self.table
        plane = table.planes[shadow]
        sets, joints = [number], [plane]
        for level in reversed(self.levels[:-1]):
            number, shadow = next(
                (other, following)
                for other in bits_of(table.linked_sets[shadow])
                for following in table.casts[other]
                if table.planes[following] != plane and level.get(following, 0) & candidate
            )
            plane = table.planes[shadow]
            sets.append(number)
            joints.append(plane)
        for other in bits_of(table.linked_sets[shadow]):
            if table.beyond_of(other, plane) & candidate and other not in sets:
                sets.append(other)
                break
        # a chain that comes back to a set says what a shorter one does
        return (tuple(sets), tuple(joints)) if len(set(sets)) == len(joints) + 1 else None

    def _other_paths(self, known: dict[int, int]) -> Iterator[Path]:
        """Shortest chains between any two sets that can be joined, from each set in turn."""
        table = self.table
        tried: set[int] = set()
        for number, start, found in self._starts(known):
            beyond = table.beyond_of(number, table.planes[start])
            if not beyond & found:
                continue
            routes: dict[int, Path] = {start: ((number,), (table.planes[start],))}
            frontier = [start]
            while frontier:
                reached: list[int] = []
                for shadow in frontier:
                    plane, (sets, joints) = table.planes[shadow], routes[shadow]
                    if len(sets) > 2 and table.refuted[shadow] & beyond:
                        for last in bits_of(table.linked_sets[shadow]):
                            gone = table.beyond_of(last, plane) & beyond
                            if gone and gone not in tried and last not in sets:
                                tried.add(gone)
                                yield (*sets, last), joints
                    for other in bits_of(table.linked_sets[shadow]):
                        if other in sets:
                            continue
                        for following in table.casts[other]:
                            digit = table.planes[following]
                            if digit != plane and following not in routes:
                                if following not in self.onward:
                                    continue
                                routes[following] = (*sets, other), (*joints, digit)
                                reached.append(following)
                frontier = reached
