"""Singles at full speed, all that a search does between two guesses; and searches that end soon.

A state is three integers: `live`, the open cells' candidates; `filled`, the placed digits; and
`open_cells`. Every round finds all naked singles of the board at one stroke, or else all hidden
ones, by folding (see `model.folding`), and places them; where clues are, what they rule out goes
when no single is left.

That takes one look-up for each clue: what a clue leaves its cells depends on their candidates
alone, so it is remembered by these, as one integer. Beside the clues as they are, sums of houses
and cages that leave few cells count as clues: that divides the time of the hardest killers by ten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from sudologue.budget import units_for
from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.model import Board, Clue, Equation, Layout, bits_of
from sudologue.model.clue import equation_of
from sudologue.model.folding import Levels, any_of, fold
from sudologue.model.walks import walks_of

_REMEMBERED = 1 << 12
"""Of each clue; a search comes back to the same candidates of a few cells time and again."""

_MOST_HOUSES = 4
_MOST_LEFT = 5
"""More cells say too little of each."""

BROKEN = -1
"""In place of candidates: there is no way to meet the clue."""


class ClueCheck:
    """One clue: its candidates' bits, and what is left of any of them."""

    def __init__(self, layout: Layout, clue: Clue) -> None:
        tables = layout.tables
        self._layout = layout
        self._numbers = [tables.cell_number(cell) for cell in clue.cells]
        self._walks = walks_of(clue, layout.size)
        self.mask = sum(tables.domain_masks[number] for number in self._numbers)
        self.cells = tables.cell_mask(clue.cells)
        self.left_of = Lookup[int, int](self._left_of, _REMEMBERED)

    def _left_of(self, candidates: int) -> int:
        width, size = self._layout.tables.cell_count, self._layout.size
        domains = [0] * len(self._numbers)
        for place, number in enumerate(self._numbers):
            column = candidates >> number
            for digit in range(size):
                if column >> digit * width & 1:
                    domains[place] |= 1 << digit
        kept = self._walks.supported(tuple(domains))
        if kept is None:
            return BROKEN
        left = 0
        for number, domain in zip(self._numbers, kept, strict=True):
            for digit in bits_of(domain):
                left |= 1 << digit * width + number
        return left


def _sums(layout: Layout) -> Iterator[Equation]:
    """What houses, alone or a few of a kind in a row, leave when the cages mostly in them go.

    Of the cells that are left, those of the houses count up and those outside down.
    """
    tables = layout.tables
    cages = [
        (equation, tables.cell_mask(equation.cells))
        for equation in map(equation_of, layout.clues)
        if equation is not None and all(share == 1 for share in equation.coefficients)
    ]
    for count in range(1, _MOST_HOUSES + 1 if cages else 1):
        for first in range(len(layout.houses) - count + 1):
            houses = layout.houses[first : first + count]
            inside = covered = 0
            for house in houses:
                inside |= tables.house_masks[house]
            if inside.bit_count() < count * layout.size or len({h.kind for h in houses}) > 1:
                continue
            taken: list[Equation] = []
            for cage, mask in cages:
                if 2 * (mask & inside).bit_count() > mask.bit_count():
                    covered |= mask
                    taken.append(cage)
            if (covered ^ inside).bit_count() > _MOST_LEFT:
                continue
            left = dict.fromkeys(tables.cells_in(inside), 1)
            for cage in taken:
                for cell in cage.cells:
                    left[cell] = left.get(cell, 0) - 1
            shares = {cell: share for cell, share in left.items() if share}
            if 0 < len(shares) <= _MOST_LEFT:
                total = count * sum(tables.digits) - sum(cage.total for cage in taken)
                yield Equation(tuple(shares), tuple(shares.values()), total)


class Clues:
    """A layout's clues, and what their sums come to; layouts with the same cells share checks."""

    def __init__(self, layout: Layout, checks: dict[Clue, ClueCheck] | None = None) -> None:
        clues = [*layout.clues, *dict.fromkeys(_sums(layout))]
        known = Lookup(partial(ClueCheck, layout)) if checks is None else checks
        self._checks = [known[clue] for clue in clues]
        self.count = len(clues)

    def left_of(self, live: int, filled: int) -> tuple[int, int]:
        """What the clues leave of the candidates, and the cells of one that cannot be met."""
        gone = 1
        while gone:
            gone, possible = 0, live | filled
            for check in self._checks:
                its = possible & check.mask
                left = check.left_of[its]
                if left != its:
                    if left == BROKEN:
                        return live, check.cells
                    gone |= its ^ left
                    possible ^= its ^ left
            live &= possible
        return live, 0


State = tuple[int, int, int]


def state_of(board: Board) -> State:
    """The state a search of a board starts from."""
    masks = board.masks
    return masks.live, masks.filled, masks.open_cells


class PlacerTables:
    """What propagation needs to know of a layout, laid out for it.

    `first_cell` has a bit for each candidate of cell 0: shifted by a cell's number, and multiplied
    by a set of cells, it selects their candidates. A family is its folding levels, its bases, and
    for the number of each base the candidates of that house and digit.
    """

    def __init__(self, layout: Layout) -> None:
        tables, width = layout.tables, layout.tables.cell_count
        self.width = width
        self.all_cells = tables.all_cells
        self.levels = tables.digit_levels
        self.spared = tables.spared_masks
        self.starts = range(0, layout.size * width, width)
        self.first_cell = sum(1 << start for start in self.starts)
        self.families: list[tuple[Levels, int, dict[int, int]]] = []
        for family in tables.families:
            places = {
                start + first: tables.house_masks[house] << start
                for first, house in family.house_at.items()
                for start in self.starts
            }
            self.families.append((family.levels, family.bases, places))


_tables_of = cached(LAYOUTS)(PlacerTables)
_clues_of = cached(LAYOUTS)(Clues)


class SinglesPlacer:
    """Carries states to where no single is left, and remembers which cells made trouble.

    `blame` counts, for each cell, how often a contradiction was met there, a contradiction that
    several cells share in equal parts. Cells that were often in trouble are the ones to guess in:
    that halves the search of hard boards, and divides it by hundreds on those with wide houses.
    """

    def __init__(self, layout: Layout, clues: Clues | None = None) -> None:
        self.tables = _tables_of(layout)
        self.blame = [1.0] * layout.tables.cell_count
        self._clues = clues or (_clues_of(layout) if layout.clues else None)
        self.price = units_for(layout.size) + (self._clues.count if self._clues else 0)
        """The units of work that settling a state takes, in the mean."""

    def settle(self, state: State) -> State | None:
        """Place singles until none is left; nothing if that runs into a contradiction."""
        live, filled, open_cells = state
        tables = self.tables
        width, levels, spared = tables.width, tables.levels, tables.spared
        while open_cells:
            once, more = fold(live, levels)
            dead = open_cells & ~once
            if dead:
                self._blame(dead & -dead)
                return None
            lone = once & ~more & tables.all_cells
            singles = live & lone * tables.first_cell if lone else self._hidden(live, filled)
            if singles is None:
                return None
            if not singles:
                if self._clues is None:
                    break
                left, broken = self._clues.left_of(live, filled)
                if broken:
                    self._blame(broken)
                    return None
                if left == live:
                    break
                live = left
                continue
            filled |= singles
            while singles:
                low = singles & -singles
                singles ^= low
                number = low.bit_length() - 1
                open_cells ^= 1 << number % width
                live &= spared[number]
                if singles & ~live:  # two singles that rule each other out
                    self._blame(1 << number % width)
                    return None
        if self._clues is not None and not open_cells and self._clues.left_of(live, filled)[1]:
            return None
        return live, filled, open_cells

    def _hidden(self, live: int, filled: int) -> int | None:
        """All hidden singles; nothing if some digit has no place left in a house."""
        tables, possible, found = self.tables, live | filled, 0
        for levels, bases, places in tables.families:
            dead = bases & ~any_of(possible, levels)
            if dead:
                homeless = places[(dead & -dead).bit_length() - 1]
                self._blame(any_of(homeless, tables.levels) & tables.all_cells)
                return None
            once, more = fold(live, levels)
            lone = once & ~more & bases
            while lone:
                low = lone & -lone
                lone ^= low
                found |= live & places[low.bit_length() - 1]
        return found

    def _blame(self, cells: int) -> None:
        share = 1 / cells.bit_count()
        for number in bits_of(cells):
            self.blame[number] += share


Settle = Callable[[State], State | None]
"""Carries a state to where no single is left; nothing if that runs into a contradiction."""

Cases = Callable[[State], Sequence[State]]
"""The cases of a guess in a state without singles; the last is looked at first."""


class TooManyDeadEndsError(Exception):
    """A search met as many dead ends as it was allowed."""


def completion(state: State, settle: Settle, cases: Cases, dead_ends: int) -> int | None:
    """The digits of some solution, as candidates; nothing if there is none."""
    return next(completions(state, settle, cases, dead_ends), None)


def completions(state: State, settle: Settle, cases: Cases, dead_ends: int) -> Iterator[int]:
    """The digits of one solution after the other."""
    waiting, met = [state], 0
    while waiting:
        settled = settle(waiting.pop())
        if settled is None:
            met += 1
            if met == dead_ends:
                raise TooManyDeadEndsError
        elif settled[2]:
            waiting.extend(cases(settled))
        else:
            yield settled[1]
