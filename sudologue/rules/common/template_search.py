"""The search for templates: ways to put a digit into every house that lacks it; and what none has.

A template takes candidates of the digit's plane, one in each open house, no two in sight of each
other. One is nearly always met within a dozen tries, row by row. Where it is not, the tightest
house goes first, which costs more a try and needs far fewer.

An argument that looks at one digit alone, be it a fish, a kite or a chain, can refute no candidate
of a template, since the template obeys every constraint the argument could cite. So rules of one
digit need look only at candidates in no template; most boards have few of them, and most digits
none. Without this filter puzzles that need such rules take half as long again. It tells rules where
to look and is never a reason: what they find there stands on constraints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from sudologue.budget import spend
from sudologue.caches import BULKY, LAYOUTS, SLIGHT, cached, cached_for_current
from sudologue.model import Board, Layout

NOTHING = -1
UNSURE = -2

# What even the tightest house first does not settle counts as nothing, so that no candidate that
# might be dead is passed by.
QUICK_TRIES = 60
MANY_TRIES = 3000


@dataclass(frozen=True)
class _Frame:
    """A layout's houses as the search wants them.

    `rows` are houses that share no cell and cover the board; `rivals` are the other sets of such
    houses, and `extras` those in no such set. Put a cell into each row, no two in sight of each
    other, and they lie in as many houses of every rival set. `spared` are, for each cell, those
    that may hold the same digit.
    """

    rows: tuple[int, ...]
    rivals: tuple[tuple[int, ...], ...]
    extras: tuple[int, ...]
    hardest_first: tuple[int, ...]
    spared: tuple[int, ...]

    def open_extras(self, plane: int, open_rows: int) -> list[int]:
        """The houses that could be left out when every row with places of a plane has its cell."""
        extras = [mask for mask in self.extras if mask & plane] if self.extras else []
        for masks in self.rivals:
            open_ = [mask for mask in masks if mask & plane]
            if len(open_) != open_rows:
                extras += open_
        return extras


@cached(LAYOUTS)
def _frame(layout: Layout) -> _Frame:
    """The houses of a layout as the search wants them, made once."""
    tables = layout.tables
    covering: list[tuple[int, ...]] = []
    extras: tuple[int, ...] = ()
    for _, houses in groupby(layout.houses, lambda house: house.kind):
        masks = tuple([tables.house_masks[house] for house in houses])
        if len(masks) == layout.size and sum(masks) == tables.all_cells:
            covering.append(masks)
        else:
            extras += masks
    every = extras + tuple([mask for masks in covering for mask in masks])
    spared = [~(seen | 1 << number) for number, seen in enumerate(tables.peer_masks)]
    return _Frame(covering[-1], tuple(covering[:-1]), extras, every, tuple(spared))


class TemplateSearch:
    """The search for templates of one plane: quickly, and where that does not settle it, slowly."""

    def __init__(self, layout: Layout, plane: int) -> None:
        frame = _frame(layout)
        self._plane, self._spared, self._houses = plane, frame.spared, frame.hardest_first
        rows = [open_ for row in frame.rows if (open_ := row & plane)]
        self._extras = frame.open_extras(plane, len(rows))
        self._rows = sorted(rows, key=int.bit_count)

    def template_with(self, bit: int, used: int) -> int:
        """A template with this candidate, or `NOTHING`; those not used yet are tried first."""
        return self._complete(self._plane & self._spared[bit.bit_length() - 1], bit, used)

    def template_within(self, places: int) -> int:
        """A template of these candidates alone, or `NOTHING`."""
        return self._complete(places, 0, 0)

    def _complete(self, places: int, template: int, used: int) -> int:
        completed = self._row_by_row(places, template, used)
        if completed != UNSURE:
            return completed
        houses = [house for house in self._houses if house & self._plane and not house & template]
        return _TightestFirst(self._spared, used, MANY_TRIES).complete(houses, places, template)

    def _row_by_row(self, places: int, template: int, used: int) -> int:
        """The template completed; `NOTHING` if there is none, `UNSURE` after too many tries."""
        extras, spared, tries = self._extras, self._spared, QUICK_TRIES
        rows = [row for row in self._rows if not row & template]
        last, number = len(rows) - 1, 0
        if last < 0:
            return template if all(extra & template for extra in extras) else NOTHING
        row = rows[0] & places
        untried: list[tuple[int, int, int, int]] = []
        while True:
            fresh = row & ~used or row
            if not fresh:
                if not untried:
                    return NOTHING
                row, number, places, template = untried.pop()
                continue
            bit = fresh & -fresh
            if number == last and not extras:
                return template | bit
            tries -= 1
            if tries < 0:
                return UNSURE
            if row != bit:
                untried.append((row ^ bit, number, places, template))
            if number == last:
                if all(extra & (template | bit) for extra in extras):
                    return template | bit
                row = 0
            else:
                number += 1
                places &= spared[bit.bit_length() - 1]
                template |= bit
                row = rows[number] & places


class TemplatesMet:
    """The templates of a plane met so far: they mostly tell whether one remains with less of it."""

    def __init__(self, layout: Layout, plane: int) -> None:
        self._search = TemplateSearch(layout, plane)
        self._met: list[int] = []

    def within(self, places: int) -> int:
        """A template of these candidates of the plane alone, or `NOTHING`.

        What tries without end would be needed to tell counts as nothing.
        """
        lost = ~places
        for template in self._met:
            if not template & lost:
                return template
        template = self._search.template_within(places)
        if template != NOTHING:
            self._met.append(template)
        return template


templates_met = cached(BULKY)(TemplatesMet)


def template_with(layout: Layout, places: int, houses: Sequence[int], number: int) -> int:
    """Some template for these houses with the place of this number, or nothing."""
    bit = 1 << number
    others = [mask for mask in houses if not mask & bit]
    return _surely(layout, others, places & _frame(layout).spared[number], bit)


def template_within(layout: Layout, places: int, houses: Sequence[int]) -> int:
    """Some template that gives each of these houses one of the places, or nothing."""
    return _surely(layout, list(houses), places, 0)


def _surely(layout: Layout, houses: list[int], places: int, template: int) -> int:
    """The template completed, or nothing, however many tries it takes."""
    completed = _TightestFirst(_frame(layout).spared, 0, None).complete(houses, places, template)
    return 0 if completed == NOTHING else completed


class _TightestFirst:
    """Completes a template, the house with the fewest places first, candidates not used first."""

    def __init__(self, spared: tuple[int, ...], used: int, tries: int | None) -> None:
        self._spared, self._used, self._tries = spared, used, tries

    def complete(self, houses: list[int], places: int, template: int) -> int:
        """The template with one of the places in each of the houses, or `NOTHING`."""
        if not houses:
            return template
        if self._tries is None:
            spend(0)  # which looks at the time
        tightest = min([house & places for house in houses], key=int.bit_count)
        for group in (tightest & ~self._used, tightest & self._used):
            while group:
                bit = group & -group
                group ^= bit
                if self._tries is not None:
                    self._tries -= 1
                    if self._tries < 0:
                        return NOTHING
                further = places & self._spared[bit.bit_length() - 1]
                others = [house for house in houses if not house & bit]
                completed = self.complete(others, further, template | bit)
                if completed != NOTHING:
                    return completed
        return NOTHING


@cached_for_current
def digits_worth_searching(board: Board) -> tuple[tuple[int, int], ...]:
    """The digits with candidates in no template, each with its plane."""
    layout, planes = board.layout, enumerate(board.masks.planes, 1)
    return tuple([(digit, plane) for digit, plane in planes if plane and dead(layout, plane)])


@cached(SLIGHT)
def dead(layout: Layout, plane: int) -> int:
    """The candidates of a plane that are in no template, as a mask of cells.

    >>> board = Board.from_string("1... ..3. .4.. ...2")
    >>> gone = dead(board.layout, board.masks.plane(4))
    >>> [str(cell) for cell in board.layout.tables.cells_in(gone)]
    ['r1c3', 'r2c4']
    """
    search, in_some, in_none = TemplateSearch(layout, plane), 0, 0
    while untried := plane & ~(in_some | in_none):
        bit = untried & -untried
        template = search.template_with(bit, in_some)
        if template == NOTHING:
            in_none |= bit
        else:
            in_some |= template
    return in_none
