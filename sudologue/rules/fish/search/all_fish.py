"""All fish of a digit: the shortfalls of its dead candidates, with everything they give.

A shortfall refutes the candidate it was found with (see `shortfall`). One more cover, through that
candidate, makes it a fish: as many covers as bases. *Fins* are the places of the bases outside the
covers, and those in two bases at once (*endo-fins*). Were all fins false, each digit the bases want
would fill a cover, and a candidate would be false if more covers hold it than bases. So whatever is
held by more covers than bases, and sees all fins, is false: either some fin is true, or none is.

A receipt has the bases as truths, and as links the covers and what sees the fins. A fish that could
do without one of its houses is not yielded: a smaller one does its work. The exception says so: a
padded fish cites all but the base it could do without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from itertools import combinations, groupby
from typing import TypeVar

from sudologue.caches import BULKY, PARTS, SLIGHT, cached
from sudologue.inference import Constraint, HouseConstraint
from sudologue.model import Layout, bits_of
from sudologue.rules.common.covering import sight_links
from sudologue.rules.common.minimal_receipts import is_minimal_for_digit
from sudologue.rules.common.shortfalls.fish_houses import (
    SMALL,
    FishHouses,
    HouseShape,
    Pools,
    fish_houses,
)
from sudologue.rules.common.shortfalls.shortfall import Shortfall, shortfalls
from sudologue.rules.common.subset_search import subsets
from sudologue.rules.common.template_search import dead

C = TypeVar("C")
T = TypeVar("T")

LARGE = 7  # beyond, nobody fishes

# On boards with more houses than sixteen rows, columns and boxes, Franken and mutant fish are many
# and slow to find; there the search for them stops at the small sizes.
MOST_HOUSES_FOR_LARGE = 48


class FinKind(IntEnum):
    """What a fish has outside its covers.

    SASHIMI is a basic fish some base of which would be left with one place, were it not for fins.
    """

    NONE = 0
    FINNED = 1
    SASHIMI = 2


@dataclass(frozen=True, slots=True)
class Fish:
    """A fish: its bases and covers as sets of houses, the rest as masks of cells.

    `eliminated` are the candidates it refutes. A fish that is `padded` refutes nothing but a place
    in a base of its own, which two of its covers hold; it could do without that base.
    """

    shape: HouseShape
    size: int
    bases: int
    covers: int
    fins: int
    endo_fins: int
    eliminated: int
    kind: FinKind
    padded: bool

    @property
    def simplicity(self) -> tuple[int, ...]:
        """What makes a fish easier to see than another of its kind: the lower, the easier."""
        fins = (self.fins | self.endo_fins).bit_count()
        return (self.size, self.padded, fins, self.endo_fins.bit_count())


@cached(BULKY)
def unchecked_fish(layout: Layout, plane: int, wide: bool, most: int) -> Sequence[Fish]:
    """Every fish of a plane, receipts still to come: the basic ones, or else all others."""
    houses = fish_houses(layout)
    if wide and most > SMALL and len(houses.houses) > MOST_HOUSES_FOR_LARGE:
        return ()
    masks, cells = houses.masks, list(bits_of(dead(layout, plane)))
    padded_by_sets: dict[tuple[int, int], bool] = {}
    for pools in (houses.whole_pool,) if wide else houses.parallel_pools:
        open_bases = len([mask for mask in pools.base_masks if mask & plane])
        for cell in cells:
            at = houses.at[cell]
            if _is_served(pools, plane, cell, open_bases - (at & pools.bases).bit_count()):
                continue
            for (bases, covers), seeing in _all_shortfalls(layout, pools, plane, cell, most):
                bare = _places(houses, bases, plane) & ~houses.union(covers)
                if not bare:
                    continue  # a house with one place left needs no fish
                through = [h for h in bits_of(seeing & pools.covers) if masks[h] & bare]
                for last in through:
                    padded_by_sets[bases, covers | 1 << last] = False
                if wide and bases.bit_count() < most:
                    for pair in combinations(through, 2):
                        two_covers = 1 << pair[0] | 1 << pair[1]
                        for base in bits_of(at & ~two_covers):
                            if _places(houses, 1 << base, plane):
                                sets = bases | 1 << base, covers | two_covers
                                padded_by_sets.setdefault(sets, True)
    fish = [_fish(layout, plane, *sets, padded) for sets, padded in padded_by_sets.items()]
    if wide:  # of parallel lines, all fish are basic
        fish = [each for each in fish if each.shape is not HouseShape.BASIC]
    return tuple(fish)


@cached(SLIGHT)
def has_closed_lines(layout: Layout, plane: int, size: int) -> bool:
    """Whether so many parallel lines have all their places on as many lines across.

    All fish without fins have. Where there are none, which is nearly always, a rule for them can
    do without the search for all fish, with fins and without: puzzles that need wings take 3 %
    less time.
    """
    for pools in fish_houses(layout).parallel_pools:
        lines = [pools.crossing[places] for mask in pools.base_masks if (places := mask & plane)]
        few = [(0, across) for across in lines if 1 < across.bit_count() <= size]
        if len(few) >= size and subsets(few, size, size):
            return True
    return False


@cached(BULKY)
def unchecked_by_kind(
    layout: Layout, plane: int, wide: bool, most: int
) -> Mapping[tuple[HouseShape, FinKind, int], Sequence[Fish]]:
    """Every fish of a plane by shape, fins and size, receipts still to come."""
    kinds: dict[tuple[HouseShape, FinKind, int], list[Fish]] = {}
    for fish in unchecked_fish(layout, plane, wide, most):
        kinds.setdefault((fish.shape, fish.kind, fish.size), []).append(fish)
    return kinds


def _places(houses: FishHouses, bases: int, plane: int) -> int:
    """The places of some bases; none, if one of them has one place left."""
    union = 0
    while bases:
        low = bases & -bases
        bases ^= low
        places = houses.masks[low.bit_length() - 1] & plane
        if not places & (places - 1):
            return 0
        union |= places
    return union


def _is_served(pools: Pools, plane: int, cell: int, bases: int) -> bool:
    """Whether a guide serves so many bases even if a candidate that sees all it can is true."""
    sightlines = pools.sightlines[cell]
    return not sightlines or pools.guides[plane & sightlines[0].spares].bit_count() == bases


def _all_shortfalls(
    layout: Layout, pools: Pools, plane: int, cell: int, most: int
) -> Iterator[tuple[Shortfall, int]]:
    """The shortfalls that a candidate being true leads to, with the houses it looks along.

    If it sees all it can and there is none, there is none when it sees less, unless by seeing all
    it leaves a base no place at all.
    """
    houses = fish_houses(layout)
    served = houses.at[cell]
    for later, (remaining, seeing) in enumerate(_views(pools, plane, cell).items()):
        in_view = shortfalls(houses, pools, remaining, served, most)
        for shortfall in in_view:
            yield shortfall, seeing
        if not (later or in_view or _starves(houses, pools.bases & ~served, plane, remaining)):
            return


def _starves(houses: FishHouses, bases: int, plane: int, remaining: int) -> bool:
    """Whether some of the bases had places and have none left."""
    masks = (houses.masks[number] for number in bits_of(bases))
    return any(mask & plane and not mask & remaining for mask in masks)


def _views(pools: Pools, plane: int, cell: int) -> Mapping[int, int]:
    """For each set of places that may remain if a candidate is true, the houses it looks along.

    The places it rules out are those in some of its houses. To look along all of them finds the
    smallest fish; but a fish that needs fewer is a fish too, though along another house a smaller
    one might eliminate the same.
    """
    views: dict[int, int] = {}
    for along, spares in pools.sightlines[cell]:
        remaining = plane & spares
        views[remaining] = views.get(remaining, 0) | along
    return views


def _fish(layout: Layout, plane: int, bases: int, covers: int, padded: bool) -> Fish:
    """The fish of these bases and covers."""
    houses = fish_houses(layout)
    base_once, base_twice = houses.once_and_twice(bases)
    cover_once, cover_twice = houses.once_and_twice(covers)
    fins, endo_fins = base_once & ~cover_once & plane, base_twice & plane
    spare = (cover_once & ~base_once) | (cover_twice & ~base_twice)
    eliminated = spare & plane & layout.tables.common_peers(fins | endo_fins)
    shape = houses.shape(bases, covers)
    kind = FinKind.FINNED if fins | endo_fins else FinKind.NONE
    if kind and shape is HouseShape.BASIC:
        kept = base_once & plane & ~fins
        corners = [houses.masks[base] & kept for base in bits_of(bases)]
        if any(not in_base & (in_base - 1) for in_base in corners):
            kind = FinKind.SASHIMI
    return Fish(shape, bases.bit_count(), bases, covers, fins, endo_fins, eliminated, kind, padded)


@dataclass(frozen=True)
class FishWithReceipt:
    """A fish with its receipt."""

    fish: Fish
    truths: tuple[Constraint, ...]
    links: tuple[Constraint, ...]


@cached(PARTS)
def fish_of(
    layout: Layout, digit: int, plane: int, shape: HouseShape, fins: FinKind, size: int
) -> Sequence[FishWithReceipt]:
    """The fish of one kind of a digit, simplest first.

    Basic fish are all kept. With Franken and mutant fish there are many ways to eliminate the
    same; only the simplest that do are kept, but all that are equally simple.
    """
    houses, wide = fish_houses(layout), shape is not HouseShape.BASIC
    if size < SMALL and not (wide or fins or has_closed_lines(layout, plane, size)):
        return ()
    most = SMALL if wide and size <= SMALL else LARGE
    fish = unchecked_by_kind(layout, plane, wide, most).get((shape, fins, size), ())
    checked = partial(with_receipt, layout, digit, plane)

    def effort(fish: Fish) -> tuple[int, ...]:
        blocks = (fish.bases | fish.covers) & ~houses.lines
        places = houses.union(fish.bases) & plane
        return (*fish.simplicity, blocks.bit_count(), places.bit_count())

    if wide:
        chosen = simplest(fish, lambda fish: fish.eliminated, effort, checked)
    else:
        chosen = (each for each in map(checked, fish) if each is not None)
    return tuple(sorted(chosen, key=_order))


def simplest(
    patterns: Iterable[T],
    eliminated: Callable[[T], int],
    effort: Callable[[T], tuple[int, ...]],
    checked: Callable[[T], C | None],
) -> Iterator[C]:
    """For each set of candidates the simplest that eliminate it and stand the check."""
    ordered = sorted(patterns, key=lambda each: (eliminated(each), effort(each)))
    for _, rivals in groupby(ordered, eliminated):
        for _, equals in groupby(rivals, effort):
            standing = [each for each in map(checked, equals) if each is not None]
            if standing:
                yield from standing
                break


def with_receipt(layout: Layout, digit: int, plane: int, fish: Fish) -> FishWithReceipt | None:
    """The fish with its receipt; nothing if it could do without one of its houses."""
    houses = fish_houses(layout)
    idle = idle_covers = 0
    if fish.padded:
        idle, idle_covers = _padding(houses, fish)
        if not idle:
            return None
    truths = tuple([HouseConstraint(base, digit) for base in houses.named(fish.bases & ~idle)])
    links = links_of(layout, digit, plane, fish, idle, idle_covers)
    if not is_minimal_for_digit(layout, digit, plane, fish.eliminated, truths, links):
        return None
    return FishWithReceipt(fish, truths, links)


def _padding(houses: FishHouses, fish: Fish) -> tuple[int, int]:
    """The base and the covers of a padded fish that hold the one candidate it refutes."""
    if fish.eliminated & (fish.eliminated - 1):
        return 0, 0
    at = houses.at[fish.eliminated.bit_length() - 1]
    return fish.bases & at, fish.covers & at


def links_of(
    layout: Layout, digit: int, plane: int, fish: Fish, idle: int = 0, idle_covers: int = 0
) -> tuple[Constraint, ...]:
    """The covers, and the links by which what is outside them sees the candidates refuted."""
    houses = fish_houses(layout)
    covers = [HouseConstraint(cover, digit) for cover in houses.named(fish.covers & ~idle_covers)]
    outside = fish.fins | fish.endo_fins
    if idle:
        places = houses.union(fish.bases & ~idle) & plane
        outside |= places & ~houses.union(fish.covers & ~idle_covers)
    return (*covers, *sight_links(layout, digit, fish.eliminated, outside, covers))


def _order(checked: FishWithReceipt) -> tuple[object, ...]:
    fish = checked.fish
    return (fish.simplicity, tuple(bits_of(fish.bases)), tuple(bits_of(fish.covers)))
