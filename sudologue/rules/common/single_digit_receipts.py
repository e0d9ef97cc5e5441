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
    sure: dict[int, int] = {}
    apart: set[SightConstraint] = set()
    choices: list[tuple[int, Sequence[tuple[int, int]]]] = []
    for one in bits_of(gone):
        for other in bits_of(watchers):
            pair = 1 << one | 1 << other
            if one == other or any(not pair & ~mask for mask in masks):
                continue
            places = [entry for entry in layout.places_of[one] if entry[1] >> other & 1]
            if len(places) == 1:
                sure[places[0][0]] = places[0][1]
            elif places:
                choices.append((pair, places))
            else:
                first, second = layout.cells_in(pair)
                apart.add(SightConstraint(first, second, digit))
    taken = set(sure)
    for pair, places in choices:
        if all(pair & ~mask for mask in sure.values()):
            taken.add(min(places, key=lambda entry: layout.houses[entry[0]].is_line)[0])
    houses = [HouseConstraint(layout.houses[place], digit) for place in sorted(taken)]
    return (*houses, *sorted(apart, key=str))


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
    while gone:
        bit = gone & -gone
        gone ^= bit
        if not _refuted(plane, bit, truths, links):
            return False
    return True


def _refuted(places: int, bit: int, truths: Sequence[int], links: Sequence[int]) -> bool:
    """Whether no choice among the places of a digit, this one made, can meet the truths.

    To meet all of them, that is, and to break no link.
    """
    for link in links:
        if link & bit:
            places &= ~link | bit
    left = [truth for truth in truths if not truth & bit]
    if not left:
        return False
    tightest = left[0] & places
    for truth in left[1:]:
        its = truth & places
        if its.bit_count() < tightest.bit_count():
            tightest = its
    while tightest:
        choice = tightest & -tightest
        tightest ^= choice
        if not _refuted(places, choice, left, links):
            return False
    return True
