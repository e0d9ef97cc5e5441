"""Receipts of rules that look at one digit: how a pattern sees what it refutes, and no more.

Which house shows that two cells see each other is sometimes a choice. It is made the same way
whichever way the board is turned: what can be told in one way only is told first; a pair that is
then still open is told by a block of cells rather than a line, since that is what the eye takes in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.inference import Constraint, HouseConstraint, SightConstraint
from sudologue.model import Layout, bits_of


def sight_links(
    layout: Layout,
    digit: int,
    gone: int,
    watchers: int,
    known: Iterable[Constraint] = (),
) -> tuple[Constraint, ...]:
    """Links by which each of the cells `gone` sees each of the watchers, beside the known ones."""
    start = (digit - 1) * layout.cell_count
    masks = [link.mask(layout) >> start for link in known]
    links: set[Constraint] = set()
    choices: list[tuple[int, list[tuple[HouseConstraint, int]]]] = []
    for one in bits_of(gone):
        for other in bits_of(watchers):
            pair = 1 << one | 1 << other
            if one == other or any(not pair & ~mask for mask in masks):
                continue
            houses = [
                (HouseConstraint(house, digit), mask)
                for house, mask in layout.houses_of[one]
                if not pair & ~mask
            ]
            if len(houses) == 1:
                links.add(houses[0][0])
            elif houses:
                choices.append((pair, houses))
            else:
                first, second = layout.cells_in(pair)
                links.add(SightConstraint(first, second, digit))
    sure = [link.mask(layout) >> start for link in links]
    for pair, houses in choices:
        if all(pair & ~mask for mask in sure):
            links.add(min(houses, key=lambda choice: choice[0].house.is_line)[0])
    return tuple(sorted(links, key=lambda link: _place(layout, link)))


def _place(layout: Layout, link: Constraint) -> tuple[int, str]:
    """Houses in the layout's order, then pairs of cells."""
    if isinstance(link, HouseConstraint):
        return layout.houses.index(link.house), ""
    return len(layout.houses), str(link)


def is_lean(
    layout: Layout,
    digit: int,
    plane: int,
    gone: int,
    truths: Sequence[Constraint],
    links: Sequence[Constraint],
) -> bool:
    """Whether each of these truths and links is needed to refute all of the candidates `gone`.

    If one is not, it is not this pattern that refutes them, but a smaller one inside it.
    """
    start = (digit - 1) * layout.cell_count
    needs = [truth.mask(layout) >> start for truth in truths]
    rules = [link.mask(layout) >> start for link in links]
    for place in range(len(rules)):
        if _stands(plane, gone, needs, rules[:place] + rules[place + 1 :]):
            return False
    for place in range(len(needs)):
        if _stands(plane, gone, needs[:place] + needs[place + 1 :], rules):
            return False
    return True


def _stands(plane: int, gone: int, truths: Sequence[int], links: Sequence[int]) -> bool:
    """Whether these truths and links refute each of the candidates."""
    for number in bits_of(gone):
        bit = 1 << number
        rest = [truth for truth in truths if not truth & bit]
        if not _refuted(_without_rivals(plane, bit, links), rest, links):
            return False
    return True


def _refuted(places: int, truths: Sequence[int], links: Sequence[int]) -> bool:
    """Whether no choice among the places of a digit meets all truths and breaks no link."""
    if not truths:
        return False
    tightest = min((truth & places for truth in truths), key=int.bit_count)
    while tightest:
        bit = tightest & -tightest
        tightest ^= bit
        rest = [truth for truth in truths if not truth & bit]
        if not _refuted(_without_rivals(places, bit, links), rest, links):
            return False
    return True


def _without_rivals(places: int, bit: int, links: Sequence[int]) -> int:
    """The places that are left once this one is true."""
    for link in links:
        if link & bit:
            places &= ~link | bit
    return places
