"""Shortfalls: n houses that all need a digit, and only n − 1 places' worth of room for it.

Every fish is one. Suppose that a candidate is true. What it sees is gone, and its own houses have
their digit. If now n houses, the *bases*, have all their places inside n − 1 other houses, the
*covers*, and no place in two bases, then the bases want n digits and the covers give n − 1 at most.
So the candidate is false. For an X-Wing, where the candidate X sees all of one cover:

        | cover        | cover              bases want 2 digits
    ----+--------------+----- base          the cover on the left, in sight of X, gives none
        |              |                    the other cover gives 1
    ----+--------------+----- base
        X

To find all shortfalls without trying all sets of houses, lay a *guide*: as many places as will go
together, no two of them in one house. Count them in a shortfall. Each of the covers holds one at
most; every guide place in a base lies in a cover; so the n bases hold at most n − 1, and some base
was missed by the guide. Start from the bases that were missed. A place of theirs that is not yet
covered needs a cover; the cover's guide place, if the count is to come out, lies in a base; that
base has places that need covers; and so on, until all are covered or the fish is too large. This is
how one proves that a matching cannot grow, and it seldom branches. With k missed bases the count
allows k − 1 covers without such a guide place; they are the *slack*.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from sudologue.model import bits_of
from sudologue.rules.common.shortfalls.fish_houses import FishHouses, Pools


class Shortfall(NamedTuple):
    """The bases and the covers, one fewer, as sets of houses."""

    bases: int
    covers: int


# Boards of nine rows come nowhere near this; on much larger ones it keeps a search in bounds.
MOST_STEPS = 20_000


def shortfalls(
    houses: FishHouses, pools: Pools, remaining: int, served: int, most: int
) -> list[Shortfall]:
    """The shortfalls with at most `most` bases that have no smaller one inside them.

    `remaining` are the digit's places, `served` the houses that already have it.
    """
    guide, masks = pools.guides[remaining], houses.masks
    missed: list[int] = []
    open_bases = pools.bases & ~served
    while open_bases:
        low = open_bases & -open_bases
        open_bases ^= low
        places = masks[low.bit_length() - 1] & remaining
        if places and not places & guide:
            missed.append(low.bit_length() - 1)
    if not missed:
        return []
    if pools.is_plain:
        following = (_following(houses, pools, remaining, served, base) for base in missed)
        known = {shortfall for shortfall in following if shortfall}
        if len(missed) > 1:
            known |= ShortfallSearch(houses, pools, remaining, served, most).run(missed, least=2)
        known = {shortfall for shortfall in known if shortfall.bases.bit_count() <= most}
    else:
        known = ShortfallSearch(houses, pools, remaining, served, most).run(missed)
    smallest: list[Shortfall] = []
    for bases, covers in sorted(known, key=lambda each: (each.bases.bit_count(), each)):
        if not any(not inner.bases & ~bases and not inner.covers & ~covers for inner in smallest):
            smallest.append(Shortfall(bases, covers))
    return smallest


def _following(
    houses: FishHouses, pools: Pools, remaining: int, served: int, missed: int
) -> Shortfall | None:
    """The shortfall that follows from one missed base, if every place has one cover."""
    masks, at, guide = houses.masks, houses.at, pools.guides[remaining]
    open_bases, open_covers = pools.bases & ~served, pools.covers & ~served
    bases, wanted = 1 << missed, masks[missed] & remaining
    covers, given, bare = 0, 0, wanted
    while bare:
        cover = at[(bare & -bare).bit_length() - 1] & open_covers
        places = masks[cover.bit_length() - 1] & remaining
        if not cover or not places & (places - 1):
            return None
        covers |= cover
        given |= places
        marked = places & guide
        if not marked & wanted:
            base = at[marked.bit_length() - 1] & open_bases if marked else 0
            if not base:
                return None
            bases |= base
            wanted |= masks[base.bit_length() - 1] & remaining
        bare = wanted & ~given
    return Shortfall(bases, covers)


class ShortfallSearch:
    """One search for shortfalls: what is fixed in it, and how sets of houses grow."""

    def __init__(
        self, houses: FishHouses, pools: Pools, remaining: int, served: int, most: int
    ) -> None:
        self.houses, self.pools, self.most = houses, pools, most
        self.guide = pools.guides[remaining]
        masks = houses.masks
        self.bases = {
            number: places
            for number in bits_of(pools.bases & ~served)
            if (places := masks[number] & remaining)
        }
        # a cover of a single place could go, and its base with it
        self.covers = {
            number: places
            for number in bits_of(pools.covers & ~served)
            if (places := masks[number] & remaining) & (places - 1)
        }
        self.base_set = sum([1 << number for number in self.bases])
        self.cover_set = sum([1 << number for number in self.covers])
        self.steps = 0
        self.shortfalls: set[Shortfall] = set()

    def run(self, missed: list[int], least: int = 1) -> set[Shortfall]:
        """All shortfalls that have no smaller one inside them, and some that have.

        Those with `least` of the bases that the guide missed, or more.
        """
        bases = self.bases
        for count in range(least, min(len(missed), self.most) + 1):
            for chosen in combinations(missed, count):
                places = _sum_of_disjoint([bases[number] for number in chosen])
                if places:
                    start = sum([1 << number for number in chosen])
                    self._grow(start, 0, places, 0, count - 1, self.most - count)
        return self.shortfalls

    def _grow(
        self, bases: int, covers: int, wanted: int, given: int, slack: int, room: int
    ) -> None:
        """Cover one more place of the bases in all ways that the count allows.

        `wanted` are the bases' places, `given` those of the covers, `room` how many bases may come.
        """
        self.steps += 1
        if self.steps > MOST_STEPS:
            return
        bare = wanted & ~given
        if not bare:
            if not slack:
                self.shortfalls.add(Shortfall(bases, covers))
            return
        if self._covers_needed(bare) >= self.most - covers.bit_count():
            return
        for cover in bits_of(self._fewest_covers(bare, bases)):
            places = self.covers[cover]
            more, all_given = covers | 1 << cover, given | places
            marked = places & self.guide
            if marked & wanted and not marked & given:
                self._grow(bases, more, wanted, all_given, slack, room)
                continue
            if slack:
                self._grow(bases, more, wanted, all_given, slack - 1, room)
            if room and marked and not marked & given:
                through = self.houses.at[marked.bit_length() - 1] & self.base_set
                for base in bits_of(through & ~(bases | more)):
                    if not self.bases[base] & wanted:
                        all_wanted = wanted | self.bases[base]
                        self._grow(bases | 1 << base, more, all_wanted, all_given, slack, room - 1)

    def _covers_needed(self, bare: int) -> int:
        """A number of covers that these places need at least: so many share no house."""
        needed, reach = 0, self.pools.reach
        while bare:
            needed += 1
            bare &= ~reach[(bare & -bare).bit_length() - 1]
        return needed

    def _fewest_covers(self, bare: int, bases: int) -> int:
        """The covers to choose from, for the place that leaves the least choice."""
        at, open_covers = self.houses.at, self.cover_set & ~bases
        best, least = 0, len(self.covers) + 1
        while bare:
            bit = bare & -bare
            bare ^= bit
            covers = at[bit.bit_length() - 1] & open_covers
            count = covers.bit_count()
            if count < least:
                best, least = covers, count
                if count < 2:
                    break
        return best


def _sum_of_disjoint(masks: list[int]) -> int:
    """The union of masks that share nothing, or nothing if some do."""
    union = 0
    for mask in masks:
        if mask & union:
            return 0
        union |= mask
    return union
