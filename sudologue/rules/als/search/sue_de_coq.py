"""Sue de Coq: cells of a line and a box, where they cross and beyond, that use up their digits.

        line   | C C . |  A . . | . . .        C holds 1 2 3 4 5, say, A holds 1 2, B holds 3 4:
               | . . B |                       four cells, and 5 goes into the crossing
               | . . . |

The cells C lie where two houses cross, A lie in the first house only, B in the second only. A digit
of A goes into A and C once at most, for the first house's sake; a digit of B into B and C, for the
second's; any other digit into C once at most, for both. If that makes room for just as many digits
as there are cells, each is needed: all of them leave the rest of the house that keeps them single.
A digit that A and B both hold counts twice. In C it would count for both houses, and leave one cell
too many: so it goes into A and into B, and leaves C.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from sudologue.caches import LAYOUTS, SLIGHT, cached
from sudologue.inference import Constraint, HouseConstraint
from sudologue.model import Board, House, Layout, bits_of, union_of
from sudologue.rules.als import card as cards
from sudologue.rules.als.evidence import SueDeCoqEvidence
from sudologue.rules.als.search.als_receipts import Pattern, PatternTechnique, digits_in
from sudologue.rules.common.almost_locked_sets import (
    CELLS_AMONG_MANY,
    FEW_OPEN_CELLS,
    Domains,
    picker,
)
from sudologue.rules.common.incremental import IncrementalSearch

Group = tuple[int, int]
"""Cells and their digits."""


class SueDeCoq(PatternTechnique):
    """Fewer cells first, then crossing by crossing of a line and another house, in scan order."""

    card = cards.SUE_DE_COQ

    def patterns(self, board: Board) -> Iterator[Pattern]:
        found = [_located(board, *one) for one in crossings(board.layout).on(board)]
        for _, place, parts in sorted(found):
            pattern = _pattern(board, board.masks.tables.crossings[place][:2], parts)
            if pattern is not None:
                yield pattern


Spots = tuple[int, int, int]
"""The cells of a pattern's parts, by their places in these."""


class Crossings:
    """The search on the boards of a layout, where cells have changed (see `last_finds`)."""

    def __init__(self, layout: Layout) -> None:
        tables, masks = layout.tables, layout.tables.house_masks
        self._size = layout.size
        # the cells that two houses share, and pickers of these and of the rest of either house
        self._crossings = [
            (mask, picker(mask), picker(masks[one] & ~mask), picker(masks[other] & ~mask))
            for one, other, mask in tables.crossings
        ]
        self._touched_by = [0] * tables.cell_count
        for place, (one, other, _) in enumerate(tables.crossings):
            for cell in bits_of(masks[one] | masks[other]):
                self._touched_by[cell] |= 1 << place
        self._last = IncrementalSearch[tuple[int, Spots]]()

    def on(self, board: Board) -> frozenset[tuple[int, Spots]]:
        """The crossings, by their places, with the parts that use up their digits."""
        since, kept = self._last.since(board), frozenset[tuple[int, Spots]]()
        places = range(len(self._crossings))
        if since is not None:
            touched = union_of([self._touched_by[cell] for cell in bits_of(since.changed)])
            kept = frozenset([one for one in since.found if not touched >> one[0] & 1])
            places = bits_of(touched)
        found: list[tuple[int, Spots]] = []
        size, domains, open_cells = self._size, board.masks.domain_bits, board.masks.open_cells
        for place in places:
            shared, pick, pick_mine, pick_its = self._crossings[place]
            inside = shared & open_cells
            if inside & (inside - 1):
                chosen = _saturated(size, pick(domains), pick_mine(domains), pick_its(domains))
                found += [(place, spots) for spots in chosen]
        kept = kept.union(found)
        self._last.keep(board, kept)
        return kept


crossings = cached(LAYOUTS)(Crossings)


def _located(board: Board, place: int, spots: Spots) -> tuple[int, int, list[Group]]:
    """The number of all cells, the crossing's place, and the groups at these places.

    These are in the crossing, in the one house beyond it, and in the other.
    """
    tables, domains = board.masks.tables, board.masks.domain_bits
    one, other, shared = tables.crossings[place]
    masks = tables.house_masks
    groups: list[Group] = []
    for whole, chosen in zip(
        (shared, masks[one] & ~shared, masks[other] & ~shared), spots, strict=True
    ):
        numbers = list(bits_of(whole))
        cells = [numbers[spot] for spot in bits_of(chosen)]
        digits = union_of([domains[number] for number in cells])
        groups.append((sum([1 << number for number in cells]), digits))
    return sum(cells.bit_count() for cells, _ in groups), place, groups


@cached(SLIGHT)
def _saturated(size: int, here: Domains, mine: Domains, its: Domains) -> tuple[Spots, ...]:
    """Parts of a crossing and of two houses beyond it with as many cells as room for digits.

    Cells beyond the crossing may hold a few digits more than they are. So there is room for just as
    many as there are cells, if what both groups have too many, together with the digits of the
    crossing that neither holds, makes up the number of the crossing's cells. That leaves few groups
    to try. Either must hold more of the crossing's digits than it has too many: else the rest does
    without it. Parts are told by their cells' places in the tuples.
    """
    found: list[Spots] = []
    every = (1 << size) - 1
    ones = _close_to_closed(size, len(here), mine)
    for crossing in _groups(size, here):
        count, digits = (crossing >> size).bit_count(), every & ~crossing
        if count < 2 or digits.bit_count() - count < 2:
            continue
        near = _of_use(size, ones, digits, count)
        least = next((excess for excess, groups in enumerate(near) if groups), count + 1)
        if least > count:
            continue
        others = _close_to_closed(size, len(here), its)
        for its_excess, far in enumerate(_of_use(size, others, digits, count - least)):
            if far:
                for excess in range(least, count - its_excess + 1):
                    left_over = count - its_excess - excess
                    for one in near[excess]:
                        left = digits & one
                        for other in far:
                            if (left & other).bit_count() == left_over:
                                found.append((crossing >> size, one >> size, other >> size))
    return tuple(found)


def _of_use(size: int, groups: list[int], digits: int, most: int) -> list[list[int]]:
    """The groups by how many digits they have too many, so many at the most.

    Without those that hold no more of these digits than that.
    """
    # of a group's bits, those for digits outside the crossing, and for cells: few, if too many
    counted, fewest = ~digits, size - digits.bit_count()
    found: list[list[int]] = [[] for _ in range(most + 1)]
    for group in groups:
        excess = size - group.bit_count()
        if excess <= most and (group & counted).bit_count() > fewest:
            found[excess].append(group)
    return found


@cached(SLIGHT)
def _close_to_closed(size: int, most: int, domains: Domains) -> list[int]:
    """The groups of these cells that have so many digits too many at the most."""
    fewest = size - most
    return [group for group in _groups(size, domains) if fewest <= group.bit_count() <= size]


@cached(SLIGHT)
def _groups(size: int, domains: Domains) -> tuple[int, ...]:
    """All groups of the open ones of these cells; of many cells, the small ones only.

    Each has a bit for each of the digits that are in none of its cells, and from bit `size` on, one
    for each cell: so what it lacks of `size` bits are digits that it has too many.
    """
    cells = [(1 << size + spot, ~domain) for spot, domain in enumerate(domains) if domain]
    found = [(1 << size) - 1]
    if len(cells) <= FEW_OPEN_CELLS:
        for bit, without in cells:
            found += [group & without | bit for group in found]
        return tuple(found[1:])
    for count in range(1, CELLS_AMONG_MANY + 1):
        for chosen in combinations(cells, count):
            group = found[0]
            for bit, without in chosen:
                group = group & without | bit
            found.append(group)
    return tuple(found[1:])


def _pattern(board: Board, houses: tuple[House, House], parts: list[Group]) -> Pattern | None:
    """What a pattern rules out, if anything."""
    tables, planes = board.masks.tables, board.masks.planes
    (crossing, of_crossing), (near, of_near), (far, of_far) = parts
    one, other = houses
    rest_of_one = tables.house_masks[one] & ~(crossing | near)
    rest_of_other = tables.house_masks[other] & ~(crossing | far)
    gone = 0
    links: list[Constraint] = []
    for plane in bits_of(of_crossing | of_near | of_far):
        bit = 1 << plane
        lost = 0
        if not of_far & bit or of_near & bit:
            lost |= planes[plane] & rest_of_one
            links.append(HouseConstraint(one, plane + 1))
        if not of_near & bit or of_far & bit:
            lost |= planes[plane] & rest_of_other
            links.append(HouseConstraint(other, plane + 1))
        if of_near & of_far & bit:
            lost |= planes[plane] & crossing
        gone |= lost << plane * tables.cell_count
    if not gone:
        return None
    return Pattern(
        gone,
        partial(
            SueDeCoqEvidence,
            houses=houses,
            crossing=tables.cells_in(crossing),
            beyond_first=tables.cells_in(near),
            beyond_second=tables.cells_in(far),
            first_digits=digits_in(of_near),
            second_digits=digits_in(of_far),
            crossing_digits=digits_in(of_crossing & ~(of_near | of_far)),
        ),
        links=links,
    )
