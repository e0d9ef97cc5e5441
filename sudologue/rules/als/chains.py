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
from functools import partial
from itertools import pairwise

from sudologue.inference import Inference
from sudologue.inference.evidence import AlsXYChainEvidence
from sudologue.model import Board, bits_of
from sudologue.rules.als.receipts import (
    Pattern,
    as_evidence,
    digits_of,
    free_of,
    joint,
    pairings_to,
    told,
)
from sudologue.rules.als.table import AlsTable, als_table
from sudologue.rules.cards import als as cards
from sudologue.rules.rule import Technique

Node = tuple[int, int]
"""A digit's plane and the shadow it casts."""
Path = tuple[tuple[int, ...], tuple[int, ...]]
"""The sets of a chain, and the planes of the digits that join them."""


class AlsXYChain(Technique):
    """Four sets and more, shorter chains first: by the first set, smaller ones first.

    Then chains between other sets that rule out something else together. What several chains would
    rule out is told of the first.
    """

    card = cards.ALS_XY_CHAIN

    def find(self, board: Board) -> Iterator[Inference]:
        return told(self.card.slug, board, self._patterns(board))

    def _patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for numbers, joints in _Search(table).paths():
            gone = _ruled_out(table, (numbers, joints))
            sets = [table.sets[number] for number in numbers]
            free = [1 << before | 1 << after for before, after in pairwise(joints)]
            yield Pattern(
                gone,
                partial(
                    AlsXYChainEvidence.of,
                    tuple([as_evidence(board, one) for one in sets]),
                    tuple([plane + 1 for plane in joints]),
                    digits_of(board, gone),
                ),
                sets,
                (free_of(board, gone, joints[0]), *free, free_of(board, gone, joints[-1])),
                [joint(plane, *pair) for plane, pair in zip(joints, pairwise(sets), strict=True)],
                pairings_to(board, gone, (sets[0], sets[-1])),
            )


def _ruled_out(table: AlsTable, path: Path) -> int:
    """What the ends of a chain rule out together."""
    sets, joints = path
    return table.beyond(sets[0], joints[0]) & table.beyond(sets[-1], joints[-1])


class _Search:
    """What each shadow refutes, level by level."""

    def __init__(self, table: AlsTable) -> None:
        self.table = table
        self.starts = [
            (number, plane)
            for number, planes in enumerate(table.digits)
            for plane in planes
            if table.linked(plane, table.shadows[number][plane])
        ]
        nodes = dict.fromkeys(self._node(*start) for start in self.starts)
        self.onward = {node: self._onward(node) for node in nodes}
        # at place k, what is refuted through k + 1 sets and not through fewer
        self.levels = [{node: table.refuted(*node) for node in nodes}]

    def _node(self, number: int, plane: int) -> Node:
        return plane, self.table.shadows[number][plane]

    def _onward(self, node: Node) -> dict[Node, None]:
        """The shadows cast next by the sets that lose the digit, in the order of the sets."""
        table, plane = self.table, node[0]
        return {
            following: None
            for number in bits_of(table.linked(*node))
            for other in table.digits[number]
            if other != plane and table.linked(*(following := self._node(number, other)))
        }

    def paths(self) -> Iterator[Path]:
        """Chains of four sets and more that rule something out, those by levels first."""
        table = self.table
        known = dict(self.levels[0])
        while True:
            last = self.levels[-1]
            fresh: dict[Node, int] = {}
            for node, onward in self.onward.items():
                found = 0
                for following in onward:
                    found |= last.get(following, 0)
                found &= ~known[node]
                if found:
                    fresh[node] = found
                    known[node] |= found
            if not fresh:
                break
            self.levels.append(fresh)
            if len(self.levels) < 3:
                continue
            for number, plane in self.starts:
                hit = table.beyond(number, plane) & fresh.get(self._node(number, plane), 0)
                while hit:
                    path = self._path(number, plane, hit & -hit)
                    hit &= hit - 1
                    if path is not None:
                        hit &= ~_ruled_out(table, path)
                        yield path
        yield from self._other_paths(known)

    def _path(self, number: int, plane: int, candidate: int) -> Path | None:
        """The chain from a set by one of its digits that refutes a candidate at the last level."""
        table = self.table
        sets, joints = [number], [plane]
        node = self._node(number, plane)
        for level in reversed(self.levels[:-1]):
            step = next(
                (other, digit)
                for other in bits_of(table.linked(*node))
                for digit in table.digits[other]
                if digit != node[0] and level.get(self._node(other, digit), 0) & candidate
            )
            sets.append(step[0])
            joints.append(step[1])
            node = self._node(*step)
        for other in bits_of(table.linked(*node)):
            if table.beyond(other, node[0]) & candidate and other not in sets:
                sets.append(other)
                break
        # a chain that comes back to a set says what a shorter one does
        return (tuple(sets), tuple(joints)) if len(set(sets)) == len(joints) + 1 else None

    def _other_paths(self, known: dict[Node, int]) -> Iterator[Path]:
        """Shortest chains between any two sets that can be joined, from each set in turn."""
        table = self.table
        tried: set[int] = set()
        for number, plane in self.starts:
            start = self._node(number, plane)
            beyond = table.beyond(number, plane)
            if not beyond & known[start]:
                continue
            routes: dict[Node, Path] = {start: ((number,), (plane,))}
            frontier = [start]
            while frontier:
                reached: list[Node] = []
                for node in frontier:
                    sets, joints = routes[node]
                    if len(sets) > 2 and table.refuted(*node) & beyond:
                        for last in bits_of(table.linked(*node)):
                            gone = table.beyond(last, node[0]) & beyond
                            if gone and gone not in tried and last not in sets:
                                tried.add(gone)
                                yield (*sets, last), joints
                    for other in bits_of(table.linked(*node)):
                        if other in sets:
                            continue
                        for digit in table.digits[other]:
                            following = self._node(other, digit)
                            if digit != node[0] and following not in routes:
                                if following not in self.onward:
                                    continue
                                routes[following] = (*sets, other), (*joints, digit)
                                reached.append(following)
                frontier = reached
