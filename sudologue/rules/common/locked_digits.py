"""Digits that some cells have in any case: whatever sees all their places there loses them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from sudologue.inference.constraint import Constraint, HouseConstraint, covering_links
from sudologue.model import Board, Candidate, Cell, House, bits_of, union_of


@dataclass(frozen=True)
class LockedDigits:
    """The cells have these digits in `places`, so they go from the rest of `houses`.

    Where further `cells` see all the places, they go from these, too.
    """

    digits: tuple[int, ...]
    places: tuple[Cell, ...]
    houses: tuple[House, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Locks:
    """What is locked in some cells, with the links that say so, and the candidates that go."""

    locked: tuple[LockedDigits, ...] = ()
    links: tuple[Constraint, ...] = ()
    gone: tuple[Candidate, ...] = ()


def locks(
    board: Board, numbers: Sequence[int], domains: Sequence[int], digits: Iterable[int]
) -> Locks:
    """What goes elsewhere because cells, given by number, have these digits, each in its domain.

    A digit with a single place is left out: that cell has to be it.
    """
    tables, planes = board.layout.tables, board.masks.planes
    cells = sum(1 << number for number in numbers)
    found: dict[tuple[int, tuple[House, ...], int], list[int]] = {}
    links: list[Constraint] = []
    gone: list[Candidate] = []
    for digit in digits:
        has = [n for n, its in zip(numbers, domains, strict=True) if its >> digit - 1 & 1]
        places = sum(1 << number for number in has)
        seen = planes[digit - 1] & ~cells & tables.common_peers(places)
        if len(has) > 1 and seen:
            covering = covering_links(board.layout, digit, product(bits_of(seen), has))
            cited = [link.house for link in covering if isinstance(link, HouseConstraint)]
            houses = tuple([house for house in cited if not places & ~tables.house_masks[house]])
            beyond = seen & ~union_of([tables.house_masks[house] for house in houses])
            found.setdefault((places, houses, beyond), []).append(digit)
            links += covering
            gone += board.masks.candidates_at(digit, seen)
    locked = (
        LockedDigits((*its,), tables.cells_in(places), houses, tables.cells_in(beyond))
        for (places, houses, beyond), its in found.items()
    )
    return Locks((*locked,), (*links,), (*gone,))


def gone_from_houses(locked: Iterable[LockedDigits], cells: Iterable[Cell], board: Board) -> int:
    """All candidates of a board that go from the houses, by their numbers as bits."""
    tables, planes = board.layout.tables, board.masks.planes
    others, gone = ~tables.cell_mask(tuple(cells)), 0
    for each in locked:
        inside = union_of([tables.house_masks[house] for house in each.houses]) & others
        for digit in each.digits:
            gone |= (planes[digit - 1] & inside) << (digit - 1) * tables.cell_count
    return gone
