"""Which houses are worth adding up, and the cages in them.

Houses are taken one by one, and several of a kind that share no cell and are joined by cages: where
no cage reaches from one to the other, both together say no more than each by itself. Each cage of
them that makes a sum is *whole* if all its cells lie in the houses, and *cut* if some do.
Whole cages are always taken off. Of a cut one either the part inside is left over, or the whole is
taken off and the part outside is owed; whichever has fewer open cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sudologue.caches import LAYOUTS, cached
from sudologue.model import Clue, House, HouseKind, Layout, bits_of, union_of
from sudologue.model.clue import cage_total
from sudologue.model.lazy import lazy

MOST_LINES, MOST_BLOCKS = 5, 4
"""How many houses are added up: nobody follows more."""

MOST_REACHED = 3
"""Through so many houses of a kind goes a cage that joins them: a longer one is cut in any case."""


@dataclass(frozen=True, eq=False)
class Cut:
    """A cage that reaches out of some houses: its cells there and outside as masks, its total."""

    cage: Clue
    inside: int
    outside: int
    total: int


@dataclass(frozen=True)
class Account:
    """Houses with their cages.

    `loose` are the cells of the houses in none of these, `cut_inside` and `cut_outside` the parts
    of all that are cut, as masks; `left` is what the houses make less the whole cages.
    """

    houses: tuple[House, ...]
    whole: tuple[Clue, ...]
    cuts: tuple[Cut, ...]
    loose: int
    left: int
    cut_inside: int
    cut_outside: int


@dataclass(frozen=True)
class _Summed:
    """A cage that makes a total."""

    cage: Clue
    mask: int
    total: int


class Accounts:
    """The accounts of a layout, of single houses and of several; none if no cage makes a total."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._cages = list(_summed(layout))

    @lazy
    def of_one(self) -> Sequence[Account]:
        """House by house."""
        return self._of((house,) for house in self._layout.houses)

    @lazy
    def of_several(self) -> Sequence[Account]:
        """Those of few houses first."""
        return self._of(_house_sets(self._layout, self._cages))

    def _of(self, sets: Iterable[tuple[House, ...]]) -> Sequence[Account]:
        if not self._cages:
            return ()
        return tuple(_account(self._layout, houses, self._cages) for houses in sets)


accounts = cached(LAYOUTS)(Accounts)


def _summed(layout: Layout) -> Iterator[_Summed]:
    """The cages that make a total; of overlapping ones, the first."""
    taken = 0
    for clue in layout.clues:
        total, mask = cage_total(clue), layout.cell_mask(clue.cells)
        if total is not None and not mask & taken:
            taken |= mask
            yield _Summed(clue, mask, total)


def _account(layout: Layout, houses: tuple[House, ...], cages: Sequence[_Summed]) -> Account:
    region = union_of([layout.house_masks[house] for house in houses])
    loose, left = region, len(houses) * sum(layout.digits)
    whole: list[Clue] = []
    cuts: list[Cut] = []
    for each in cages:
        inside, outside = each.mask & region, each.mask & ~region
        if not inside:
            continue
        loose &= ~inside
        if outside:
            cuts.append(Cut(each.cage, inside, outside, each.total))
        else:
            whole.append(each.cage)
            left -= each.total
    inside = union_of([cut.inside for cut in cuts])
    outside = union_of([cut.outside for cut in cuts])
    return Account(houses, tuple(whole), tuple(cuts), loose, left, inside, outside)


def _house_sets(layout: Layout, cages: Sequence[_Summed]) -> Iterator[tuple[House, ...]]:
    """Two houses and more that share no cell and are joined by cages."""
    houses = list(layout.house_masks.items())
    joined = _joined(houses, cages)
    sets = {1 << place: mask for place, (_, mask) in enumerate(houses)}
    for size in range(2, MOST_LINES + 1):
        larger: dict[int, int] = {}
        for chosen, region in sets.items():
            places = [*bits_of(chosen)]
            if size > (MOST_LINES if houses[places[0]][0].is_line else MOST_BLOCKS):
                continue
            for place in bits_of(union_of([joined[place] for place in places]) & ~chosen):
                mask = houses[place][1]
                if not mask & region:
                    larger[chosen | 1 << place] = region | mask
        for chosen in larger:
            yield tuple(houses[place][0] for place in bits_of(chosen))
        sets = larger


def _joined(houses: Sequence[tuple[House, int]], cages: Sequence[_Summed]) -> list[int]:
    """For each house, by its place, those of its kind that a cage joins to it, as bits."""
    joined = [0] * len(houses)
    for each in cages:
        reached: dict[HouseKind, list[int]] = {}
        for place, (house, mask) in enumerate(houses):
            if mask & each.mask:
                reached.setdefault(house.kind, []).append(place)
        for places in reached.values():
            if len(places) <= MOST_REACHED:
                together = sum(1 << place for place in places)
                for place in places:
                    joined[place] |= together
    return joined
