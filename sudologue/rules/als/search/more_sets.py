"""Three almost locked sets and more, each of which loses a digit to another.

        A  x z ..  ---x---  C  x y ..  ---y---  B  y z ..

In the wing, the pivot C and the pincer A take x once between them, C and the pincer B take y once.
If a candidate z in sight of all z of both pincers were true, A would take x and B would take y, and
C would be two digits short. So one of the pincers takes z.

        A  x z ..  ---x---  B  x y ..  ---y---  C  y w ..  ---w---  D  w z ..

In the chain, neighbours take one digit once between them, and a set's two such digits differ. If z
were true in sight of all z of the first set and of the last, the first would take x, so that the
second takes y, and so on to the last, which would be left without its two digits. So one of the two
ends takes z.

The search goes by levels: the candidates that a digit refutes through one set, then through two,
and so on. What a digit does depends on its shadow alone, so that shadows are what the search
visits: a few hundred on a hard board. So the shortest chain comes first, whatever its ends.

        petal  1 z ..  ---1---  stem  1 2 3  ---3---  petal  3 z ..
                                       |
                                       2
                                       |
                                  petal  2 z ..

In the blossom, all of a petal's places for its digit of the stem are in sight of that cell. If z
were true in sight of all z of all petals, each petal would lose z and take all its other digits,
and the stem would be left with none. So one of the petals takes z. The stem may hold z itself:
where it is in sight of the candidate, it needs no petal for that digit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial

from sudologue.budget import spend
from sudologue.model import Board, bits_of
from sudologue.rules.als import card as cards
from sudologue.rules.als.evidence import (
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    DeathBlossomEvidence,
    Petal,
)
from sudologue.rules.als.search.als_receipts import (
    WINGS_A_UNIT,
    Pairing,
    Pattern,
    PatternTechnique,
    as_evidence,
    digits_of,
    free_of,
    in_a_row,
    joint,
    pairings_to,
)
from sudologue.rules.als.search.als_table import AlsTable, als_table
from sudologue.rules.common.reachability import Reachability


class AlsXYWing(PatternTechnique):
    """A pivot and two pincers: by their cells, those that do not overlap first, smaller sets first.

    What several wings would rule out is told of the first.
    """

    card = cards.ALS_XY_WING

    def patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for _, _, *numbers, first, second, gone in sorted(_wings(table)):
            pivot, one, other = (table.sets[number] for number in numbers)
            yield Pattern(
                gone,
                partial(
                    AlsXYWingEvidence,
                    pivot=as_evidence(board, pivot),
                    pincers=(as_evidence(board, one), as_evidence(board, other)),
                    pivot_digits=(first + 1, second + 1),
                    digits=digits_of(board, gone),
                ),
                (pivot, one, other),
                (
                    1 << first | 1 << second,
                    free_of(board, gone, first),
                    free_of(board, gone, second),
                ),
                (joint(first, pivot, one), joint(second, pivot, other)),
                pairings_to(board, gone, (one, other)),
            )


def _wings(table: AlsTable) -> Iterator[tuple[int, ...]]:
    """Cells, whether sets overlap, pivot and pincers, the planes of the joints, what goes."""
    for one_side, other_side in table.pivots:
        sets, reach = table.sets, table.reach
        first, second = table.planes[one_side], table.planes[other_side]
        common = table.refuted[one_side] & table.refuted[other_side]
        pincers = [
            [
                (number, its)
                for number in bits_of(table.linked_sets[side])
                if (its := reach[number] & common)
            ]
            for side in (one_side, other_side)
        ]
        pairs = [
            (one, other, gone)
            for one, mine in pincers[0]
            for other, its in pincers[1]
            if (gone := mine & its) and one != other
        ]
        pivots = table.sets_casting[one_side] & table.sets_casting[other_side]
        spend(len(pairs) * pivots.bit_count() // WINGS_A_UNIT)
        for pivot in bits_of(pivots):
            pivot_set = sets[pivot]
            for one, other, gone in pairs:
                cells = pivot_set.cells | sets[one].cells | sets[other].cells
                size = pivot_set.size + sets[one].size + sets[other].size
                overlap = int(cells.bit_count() < size)
                yield overlap, size, pivot, one, other, first, second, gone


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
            make = partial(
                AlsXYChainEvidence,
                sets=tuple([as_evidence(board, one) for one in sets]),
                joints=tuple([plane + 1 for plane in joints]),
            )
            yield in_a_row(board, gone, sets, joints, make)


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


OWN = -1
"""In place of a petal: the stem's own candidate of the digit does it."""

Blossom = tuple[int, int, int, tuple[int, ...], int]
"""Stem digits, cells of the petals, the stem, a petal for each of its digits, what goes."""

Ways = dict[int, tuple[int, tuple[int, ...]]]
"""For each group of candidates that goes, the cells of the petals that do it, and these."""


class DeathBlossom(PatternTechnique):
    """Stems with fewer digits first, then petals with fewer cells, then the stems in order.

    What several blossoms would rule out is told of the first.
    """

    card = cards.DEATH_BLOSSOM

    def patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for _, _, number, petals, gone in sorted(_blossoms(board, table)):
            yield self._pattern(board, table, number, petals, gone)

    def _pattern(
        self, board: Board, table: AlsTable, number: int, petals: tuple[int, ...], gone: int
    ) -> Pattern:
        stem, bit = board.layout.cells[number], 1 << number
        planes_of: dict[int, list[int]] = {}
        joints: list[Pairing] = []
        targets: list[Pairing] = []
        own: int | None = None
        for plane, petal in zip(bits_of(board.masks.domain_bits[number]), petals, strict=True):
            if petal == OWN:
                own = plane + 1
                cells = gone >> plane * table.width & board.masks.tables.all_cells
                targets.append((plane, cells, bit))
            else:
                planes_of.setdefault(petal, []).append(plane)
                joints.append((plane, bit, table.sets[petal].places[plane]))
        sets, of_sets = [table.sets[petal] for petal in planes_of], planes_of.values()
        digits = [tuple([plane + 1 for plane in planes]) for planes in of_sets]
        told = [as_evidence(board, one) for one in sets]
        flower = tuple([Petal(petal=p, stem_digits=d) for p, d in zip(told, digits, strict=True)])
        free = [free_of(board, gone, planes[0]) if len(planes) == 1 else 0 for planes in of_sets]
        make = partial(DeathBlossomEvidence, stem=stem, petals=flower, own_digit=own)
        targets = [*pairings_to(board, gone, sets), *targets]
        gone_digits = digits_of(board, gone)
        return Pattern(gone, partial(make, digits=gone_digits), sets, free, joints, targets)


def _blossoms(board: Board, table: AlsTable) -> Iterator[Blossom]:
    """For each stem, a way to rule out each group of candidates that can be: the smallest."""
    for number, common in table.stems.items():
        digits = tuple(bits_of(board.masks.domain_bits[number]))
        if len(digits) > 1:
            ways: Ways = {common: (0, ())}
            for plane in digits:
                ways = _with_petal(table, ways, plane, number)
            for gone, (size, petals) in ways.items():
                yield len(digits), size, number, petals, gone


def _with_petal(table: AlsTable, ways: Ways, plane: int, stem: int) -> Ways:
    """The ways so far, each with any petal for a further digit; for what goes, the smallest way."""
    grown: Ways = {}
    own = table.board.masks.tables.peer_masks[stem] & table.board.masks.planes[plane]
    choices = [
        (petal, table.sets[petal].size, table.beyond_of(petal, plane))
        for petal in bits_of(table.losing_to(plane, stem))
    ]
    choices.append((OWN, 0, own << plane * table.width))
    for mask, (size, petals) in ways.items():
        for petal, its_size, reach in choices:
            gone = mask & reach
            if gone:
                more = 0 if petal in petals else its_size
                way = size + more, (*petals, petal)
                if gone not in grown or way < grown[gone]:
                    grown[gone] = way
    return grown
