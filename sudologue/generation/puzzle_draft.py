"""Puzzles from nothing but random numbers: full grids, and givens dug out of them or filled in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from sudologue.caches import LAYOUTS, cached
from sudologue.clues import Cage
from sudologue.errors import SudologueError
from sudologue.generation.killer_cages import caged
from sudologue.generation.random_stream import RandomStream
from sudologue.generation.request import NONE, Request
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, BoardMasks, Layout, bits_of, union_of
from sudologue.model.symmetries import FULL, MOVES
from sudologue.oracle import classic, count_solutions, search
from sudologue.oracle.singles_placer import (
    Cases,
    Settle,
    SinglesPlacer,
    State,
    TooManyDeadEndsError,
    completion,
)

_say = Messages(__name__)

_GRID_DEAD_ENDS, _GRID_TRIES = 100, 200
"""After so many dead ends a grid is begun anew, and so often."""
_DEAD_ENDS = 10_000
"""After so many it is not known whether a given can go. On 16 rows 2,000 are seldom met."""


class GridSource:
    """The search for grids and solutions of a layout; it keeps nothing from one to the next."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._is_classic = layout == CLASSIC
        self._spared = [
            layout.tables.spared_masks[n] for n in range(layout.size * layout.tables.cell_count)
        ]

    def grid(self, numbers: RandomStream) -> int:
        """A full grid at random, as candidates; `TooManyDeadEndsError` if none is soon found."""
        begun = self.state(self._diagonal_boxes(numbers) if self._is_classic else 0)
        placer = SinglesPlacer(self.layout)
        settle = classic.settle if self._is_classic else placer.settle
        cases = partial(self._shuffled, numbers, placer)
        for _ in range(_GRID_TRIES):
            try:
                full = completion(begun, settle, cases, _GRID_DEAD_ENDS)
            except TooManyDeadEndsError:
                continue  # begun anew with what it has learnt of where the trouble is
            if full is None:
                raise SudologueError(_say("no_grid", layout=self.layout))
            return full
        raise TooManyDeadEndsError

    def _diagonal_boxes(self, numbers: RandomStream) -> int:
        """Three boxes of the classic board that do not see each other, filled at random."""
        filled, digits = 0, list(range(9))
        for corner in (0, 30, 60):
            numbers.shuffle(digits)
            for place, digit in enumerate(digits):
                filled |= 1 << digit * 81 + corner + place // 3 * 9 + place % 3
        return filled

    def _shuffled(
        self, numbers: RandomStream, placer: SinglesPlacer, state: State
    ) -> Sequence[State]:
        """The cases of a cell with few candidates, in random order."""
        live, filled, open_cells = state
        cell = min(bits_of(open_cells), key=search.crowding(placer, live))
        candidates = [*bits_of(live & self.layout.tables.domain_masks[cell])]
        numbers.shuffle(candidates)
        left, spared = open_cells ^ 1 << cell, self._spared
        return [(live & spared[each], filled | 1 << each, left) for each in candidates]

    def state(self, givens: int) -> State:
        """Where a search with these givens begins."""
        tables = self.layout.tables
        if self._is_classic:
            return classic.state_of(givens)
        live, open_cells = tables.all_candidates, tables.all_cells
        for number in bits_of(givens):
            live &= self._spared[number]
            open_cells ^= 1 << number % tables.cell_count
        return live, givens, open_cells

    def settled(self, givens: int) -> State | None:
        """Where singles lead from these givens; nothing if that is a contradiction."""
        return self._search()[0](self.state(givens))

    def needs(self, givens: int, given: int) -> bool:
        """Whether givens of a grid need one more, a bit, since without it there are others."""
        return self.other(givens, given) is not None

    def other(self, givens: int, given: int) -> int | None:
        """A solution of these givens with another digit in the cell of one more, a bit, if any.

        Where looking for it takes too long, a `TooManyDeadEndsError` says so.
        """
        live, _, open_cells = self.state(givens)
        live &= ~given
        if (
            not live
            & self.layout.tables.domain_masks[
                (given.bit_length() - 1) % self.layout.tables.cell_count
            ]
        ):
            return None  # all other digits are seen there
        settle, cases = self._search()
        return completion((live, givens, open_cells), settle, cases, _DEAD_ENDS)

    def _search(self) -> tuple[Settle, Cases]:
        if self._is_classic:
            return classic.settle, classic.cases
        placer = SinglesPlacer(self.layout)
        return placer.settle, partial(search.cases, placer)

    def board(self, givens: int, cages: Sequence[Cage] = ()) -> Board:
        """The puzzle with these givens, or with these cages."""
        layout = self.layout.with_clues(*cages) if cages else self.layout
        return Board(BoardMasks(layout, self.state(givens)[0], givens, givens))


grid_source_of = cached(LAYOUTS)(GridSource)


Orbit = tuple[int, ...]


@cached(LAYOUTS)
def orbits_of(layout: Layout, symmetry: str) -> tuple[Orbit, ...]:
    """The orbits of a layout's cells, which are given by number; each cell is in one."""
    tables = layout.tables
    if symmetry == NONE:
        return tuple((number,) for number in range(tables.cell_count))
    moves = tuple(MOVES.values()) if symmetry == FULL else (MOVES[symmetry],)
    left = set(range(tables.cell_count))
    orbits: list[Orbit] = []
    while left:
        orbit = [min(left)]
        for number in orbit:  # which grows on the way
            for move in moves:
                moved = tables.cell_number(move(layout.cells[number], layout.size - 1))
                if moved not in orbit:
                    orbit.append(moved)
        left.difference_update(orbit)
        orbits.append(tuple(sorted(orbit)))
    return tuple(orbits)


def dug(grids: GridSource, givens: int, sets: Sequence[int], fewest: int = 0) -> int:
    """The givens, which have one solution, without all sets of them that can go, tried in turn.

    None goes that would leave fewer than the fewest. Of a full grid the first third of the sets can
    mostly go at one stroke.
    """
    stroke = len(sets) // 3
    givens = _without(grids, givens, sets[:stroke], fewest)
    for each in sets[stroke:]:
        givens = _without_one(grids, givens, each, fewest)
    return givens


def _without(grids: GridSource, givens: int, sets: Sequence[int], fewest: int) -> int:
    """The same as one set after the other, in fewer looks.

    What can go together could have gone one by one. Singles tell soon that it can; where they do
    not, both halves are looked at.
    """
    if len(sets) < 2:
        return _without_one(grids, givens, sets[0], fewest) if sets else givens
    left = givens & ~union_of(sets)
    if left.bit_count() >= fewest:
        settled = grids.settled(left)
        if settled is not None and not settled[2]:
            return left
    half = len(sets) // 2
    return _without(grids, _without(grids, givens, sets[:half], fewest), sets[half:], fewest)


def _without_one(grids: GridSource, givens: int, gone: int, fewest: int) -> int:
    """The givens without a set, if it can go: the rest can spare one after the other."""
    left, gone = givens, givens & gone
    if givens.bit_count() - gone.bit_count() < fewest:
        return givens
    for number in bits_of(gone):
        left ^= 1 << number
        if grids.needs(left, 1 << number):
            return givens
    return left


def is_dug_out(grids: GridSource, givens: int) -> bool:
    """Whether no given can go."""
    return all(grids.needs(givens ^ 1 << number, 1 << number) for number in bits_of(givens))


_EXCHANGES = 300
"""After so many it is better to begin anew."""


def in_pattern(
    grids: GridSource, cells: Sequence[int], numbers: RandomStream
) -> tuple[int, int] | None:
    """Givens of these cells with one solution, and the solution; nothing if none is soon found.

    A grid at random gives the first digits. Then one cell after the other takes another digit, if
    singles go at least as far with it. *Tried and left:* a new grid each time, of which so few have
    one solution where 25 cells are given; and, for a minimal puzzle, exchanging on until no given
    is spare, which is no quicker than beginning anew.
    """
    tables = grids.layout.tables
    domains, full = tables.domain_masks, grids.grid(numbers)
    tried = givens = sum(full & domains[cell] for cell in cells)
    left = tables.all_candidates.bit_count()
    for _ in range(_EXCHANGES):
        settled = grids.settled(tried)
        if settled is not None and settled[0].bit_count() <= left:
            if settled[0].bit_count() < tables.cell_count:
                found = count_solutions(grids.board(tried))
                if found.is_unique:
                    return tried, found.found[0].masks.filled
                if found.has_none:
                    tried = _exchanged(grids, givens, cells, numbers)
                    continue
            givens, left = tried, settled[0].bit_count()
        tried = _exchanged(grids, givens, cells, numbers)
    return None


def _exchanged(grids: GridSource, givens: int, cells: Sequence[int], numbers: RandomStream) -> int:
    """The givens with another digit in one of the cells, if singles leave it one."""
    domain = grids.layout.tables.domain_masks[cells[numbers.below(len(cells))]]
    rest = givens & ~domain
    settled = grids.settled(rest)
    others = [] if settled is None else [*bits_of((settled[0] | settled[1]) & domain & ~givens)]
    return rest | 1 << others[numbers.below(len(others))] if others else givens


class PuzzleDraft(NamedTuple):
    """A puzzle: its givens and the digits of its solution, as candidates, and its symmetry.

    One with `cages` has no givens. The `others` are solutions that fewer of its givens have, as far
    as some are known.
    """

    givens: int
    full: int
    symmetry: str
    others: tuple[int, ...] = ()
    cages: tuple[Cage, ...] = ()


def new_draft(request: Request, grids: GridSource, numbers: RandomStream) -> PuzzleDraft | None:
    """A puzzle, unless its givens are not as wished."""
    if request.cages:
        full = _full(request, grids, numbers)
        return PuzzleDraft(0, full, NONE, cages=caged(grids.layout, full, numbers))
    symmetry = one_of(request.symmetries, numbers)
    if request.pattern is None:
        return _dug(request, grids, symmetry, numbers)
    made = in_pattern(grids, sorted(request.pattern), numbers)
    if made is None or (request.minimal and not is_dug_out(grids, made[0])):
        return None
    return PuzzleDraft(*made, symmetry)


def _dug(
    request: Request, grids: GridSource, symmetry: str, numbers: RandomStream
) -> PuzzleDraft | None:
    full = _full(request, grids, numbers)
    sets = given_sets(grids, full, symmetry)
    numbers.shuffle(sets)
    fewest, most = request.clues or (0, request.layout.tables.cell_count)
    goal = 0 if request.minimal else fewest + numbers.below(most - fewest + 1)
    givens = dug(grids, full, sets, goal)
    return PuzzleDraft(givens, full, symmetry) if fewest <= givens.bit_count() <= most else None


def _full(request: Request, grids: GridSource, numbers: RandomStream) -> int:
    """The grid that is asked for, or else one at random."""
    return grids.grid(numbers) if request.grid is None else request.grid


def given_sets(grids: GridSource, full: int, symmetry: str) -> list[int]:
    """The sets of a grid's digits that a symmetry keeps together, so that all are given or none."""
    domains = grids.layout.tables.domain_masks
    return [
        sum(full & domains[cell] for cell in orbit) for orbit in orbits_of(grids.layout, symmetry)
    ]


def one_of(choices: Sequence[str], numbers: RandomStream) -> str:
    """One of some words at random; where there is one, no number is drawn."""
    return choices[numbers.below(len(choices))] if len(choices) > 1 else choices[0]
