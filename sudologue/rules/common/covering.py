"""The links by which eliminated candidates see the cells of a pattern."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.inference import (
    CellConstraint,
    Constraint,
    HouseConstraint,
    covering_links,
    link_between,
)
from sudologue.model import Board, Layout, bits_of
from sudologue.model.bits import CellMask


def seen_by_all(board: Board, mask: int) -> int:
    """The candidates that are false when one of these is true, whichever it is."""
    seen, masks = board.masks.live, board.masks.tables.seen_masks
    for candidate in bits_of(mask):
        seen &= masks[candidate]
    return seen


def links_to(
    board: Board,
    digit: int,
    targets: int,
    holders: Iterable[int],
    known: Iterable[Constraint] = (),
) -> tuple[Constraint, ...]:
    """The links by which a digit in any of these targets would leave all of these holders.

    Those that are known already are taken into account, and not repeated.
    """
    pairs = [(target, holder) for holder in holders for target in bits_of(targets)]
    known_here = [link for link in known if not isinstance(link, CellConstraint)]
    mine = [link for link in known_here if link.digit == digit]
    return covering_links(board.layout, digit, pairs, mine)


def sight_links(
    layout: Layout,
    digit: int,
    gone: int,
    watchers: int,
    known: Iterable[Constraint] = (),
) -> tuple[Constraint, ...]:
    """Links by which each of the cells `gone` sees each of the watchers, beside the known ones.

    Unlike `links_to`, which takes the house that covers most, this chooses alike whichever way the
    board is turned. A pair in one house only takes that; one still open then takes a block rather
    than a line, since that is what the eye takes in.
    """
    tables = layout.tables
    start = (digit - 1) * tables.cell_count
    masks = [link.mask(layout) >> start for link in known]
    sure: dict[int, int] = {}
    apart: set[Constraint] = set()
    choices: list[tuple[int, list[tuple[int, CellMask]]]] = []
    for one in bits_of(gone):
        for other in bits_of(watchers):
            pair = 1 << one | 1 << other
            if one == other or any(not pair & ~mask for mask in masks):
                continue
            places = [entry for entry in tables.places_of[one] if entry[1] >> other & 1]
            if len(places) == 1:
                sure[places[0][0]] = places[0][1]
            elif places:
                choices.append((pair, places))
            else:
                first, second = tables.cells_in(pair)
                apart.add(link_between(layout, first, second, digit))
    taken = set(sure)
    for pair, places in choices:
        if all(pair & ~mask for mask in sure.values()):
            taken.add(min(places, key=lambda entry: layout.houses[entry[0]].is_line)[0])
    houses = [HouseConstraint(layout.houses[place], digit) for place in sorted(taken)]
    return (*houses, *sorted(apart, key=str))
