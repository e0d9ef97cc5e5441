"""singledigit's difficulty: points for what is found, divided by how much is found at a time.

    (eliminations and placements, each times its strategy's weight) / (placements per step)

It is infinite where the strategies do not solve the puzzle. A step is everything that one strategy
finds on a board at once; the first in the order of `STRATEGIES` that finds anything takes it. What
the definition leaves open is done as in the program that was published last
(obidavis/singledigit-cli, October 2024):

* Open cells start with all nine digits, and crossing out what givens rule out is the first step.
* Cells that have one candidate left at the end of a step are placed in that step, by its weight. So
  naked singles are only met in positions, and a placement costs what led to it.
* A candidate that several finds of a step remove is counted once.
* Locked candidates are seen only where all open cells of the crossing have the digit.
* Fish lie in rows and columns, of two and of three; the larger ones it has no weight for.
* Numbers are exact here, and single floats there, so the last digits may differ.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations
from types import MappingProxyType
from typing import Any, NamedTuple

from sudologue.budget import spend
from sudologue.model import CLASSIC, Board, HouseKind, bits_of, union_of
from sudologue.narration.phrasing.filling import Speaker
from sudologue.rating.models import Model
from sudologue.rating.path import Path

Masks = list[int]
"""A mask of cells for each digit, the first for 1."""

_MASKS = CLASSIC.tables.house_masks
_BOXES = tuple(_MASKS[house] for house in CLASSIC.houses if house.kind is HouseKind.BOX)
_ROWS = tuple(_MASKS[house] for house in CLASSIC.houses if house.kind is HouseKind.ROW)
_COLUMNS = tuple(_MASKS[house] for house in CLASSIC.houses if house.kind is HouseKind.COLUMN)
_HOUSES = (*_ROWS, *_COLUMNS, *_BOXES)
_PEERS = tuple(union_of([house for house in _HOUSES if house >> n & 1]) for n in range(81))


class State:
    """The digits that stand, and the candidates of the open cells."""

    def __init__(self, board: Board) -> None:
        """A board as it is before anything is crossed out but what somebody chose to."""
        masks = board.masks
        self.open = masks.open_cells
        self.placed: Masks = [0] * 9
        for cell, value in enumerate(masks.values):
            if value is not None:
                self.placed[value - 1] |= 1 << cell
        self.planes: Masks = [
            masks.open_cells & (masks.planes[n] | _seen(self.placed[n])) for n in range(9)
        ]

    @property
    def is_solved(self) -> bool:
        """Whether all cells are filled, and no house holds a digit twice."""
        full = sum([cells.bit_count() for cells in self.placed]) == 81
        return full and not any(
            (cells & house).bit_count() > 1 for cells in self.placed for house in _HOUSES
        )

    def remove(self, gone: Masks) -> int:
        """Remove candidates that are there; how many they are."""
        self.planes = [plane & ~mask for plane, mask in zip(self.planes, gone, strict=True)]
        return sum([mask.bit_count() for mask in gone])

    def place_singles(self) -> int:
        """Place all cells that have one candidate left; how many they are."""
        once = twice = 0
        for plane in self.planes:
            once, twice = once | plane, twice | once & plane
        singles = once & ~twice
        self.placed = [c | p & singles for c, p in zip(self.placed, self.planes, strict=True)]
        self.planes = [plane & ~singles for plane in self.planes]
        self.open &= ~singles
        return singles.bit_count()

    def domains(self) -> dict[int, int]:
        """The candidates of each open cell, as bits."""
        domains = dict.fromkeys(bits_of(self.open), 0)
        for digit, plane in enumerate(self.planes):
            for cell in bits_of(plane):
                domains[cell] |= 1 << digit
        return domains


def singledigit_rating(board: Board) -> float:
    """The difficulty of a classic puzzle; infinite if the strategies do not solve it.

    >>> solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    >>> singledigit_rating(Board("." + solved[1:]))
    0.9
    """
    state, points, steps, placements = State(board), 0, 0, 0
    while state.open:
        spend(1)
        weight, gone = _first_find(state)
        removed, placed = state.remove(gone), state.place_singles()
        if not removed and not placed:
            return math.inf
        points += weight * (removed + placed)
        placements += placed
        steps += 1
    if not state.is_solved:
        return math.inf
    return points * steps / (10 * placements) if steps else 0.0


def _first_find(state: State) -> tuple[int, Masks]:
    for strategy in STRATEGIES:
        gone: Masks = [0] * 9
        for digit, mask in strategy.finds(state):
            gone[digit] |= mask & state.planes[digit]
        if any(gone):
            return strategy.tenths, gone
    return 0, [0] * 9


def _seen(cells: int) -> int:
    return union_of([_PEERS[cell] for cell in bits_of(cells)])


# finds: a digit, and cells that lose it if they have it


def _basic(state: State) -> Iterator[tuple[int, int]]:
    yield from enumerate(map(_seen, state.placed))


def _naked(size: int, state: State) -> Iterator[tuple[int, int]]:
    domains = state.domains()
    for house in _HOUSES:
        cells = [c for c in bits_of(house & state.open) if domains[c].bit_count() <= size]
        for chosen in combinations(cells, size):
            digits = union_of([domains[cell] for cell in chosen])
            if digits.bit_count() == size:
                others = house & ~sum([1 << cell for cell in chosen])
                yield from [(digit, others) for digit in bits_of(digits)]


def _hidden(size: int, state: State) -> Iterator[tuple[int, int]]:
    for house in _HOUSES:
        places = [plane & house for plane in state.planes]
        digits = [digit for digit in range(9) if 0 < places[digit].bit_count() <= size]
        for chosen in combinations(digits, size):
            cells = union_of([places[digit] for digit in chosen])
            if cells.bit_count() == size:
                yield from [(other, cells) for other in range(9) if other not in chosen]


def _locked(bases: Iterable[int], covers: Iterable[int], state: State) -> Iterator[tuple[int, int]]:
    for base in bases:
        for cover in covers:
            crossing = base & cover & state.open
            for digit, plane in enumerate(state.planes):
                if crossing and plane & base == crossing:
                    yield digit, cover & ~crossing


def _fish(size: int, state: State) -> Iterator[tuple[int, int]]:
    for bases, covers in ((_ROWS, _COLUMNS), (_COLUMNS, _ROWS)):
        for digit, plane in enumerate(state.planes):
            used = [base for base in bases if plane & base]
            for chosen in combinations(used, size):
                inside = union_of(chosen)
                met = [cover for cover in covers if plane & inside & cover]
                if len(met) == size:
                    yield digit, union_of(met) & ~inside


class Strategy(NamedTuple):
    """A strategy by singledigit's name, its weight in tenths, and what it finds."""

    name: str
    tenths: int
    finds: Callable[[State], Iterator[tuple[int, int]]]


_LINES = (*_ROWS, *_COLUMNS)

STRATEGIES = (
    Strategy("basic", 1, _basic),
    Strategy("naked_singles", 1, partial(_naked, 1)),
    Strategy("hidden_singles", 20, partial(_hidden, 1)),
    Strategy("naked_pairs", 20, partial(_naked, 2)),
    Strategy("naked_triples", 20, partial(_naked, 3)),
    Strategy("hidden_pairs", 20, partial(_hidden, 2)),
    Strategy("hidden_triples", 20, partial(_hidden, 3)),
    Strategy("naked_quads", 50, partial(_naked, 4)),
    Strategy("hidden_quads", 50, partial(_hidden, 4)),
    Strategy("pointing_pairs_triples", 50, partial(_locked, _BOXES, _LINES)),
    Strategy("box_line_reduction", 50, partial(_locked, _LINES, _BOXES)),
    Strategy("x_wing", 250, partial(_fish, 2)),
    Strategy("swordfish", 500, partial(_fish, 3)),
)
"""The strategies in their order."""


_words = Speaker(__name__)


class _Singledigit(Model[float]):
    name = "singledigit"
    version = "singledigit-cli, October 2024"
    turn = 2
    columns = MappingProxyType({"singledigit": "float"})

    def rate(self, path: Path) -> float:
        return singledigit_rating(path.puzzle)

    def is_between(self, board: Board, low: float, high: float) -> bool:
        return low <= singledigit_rating(board) <= high

    def phrase(self, rated: float) -> str:
        return f"{rated:.2f}" if math.isfinite(rated) else _words.say("unsolved").text

    def row(self, rated: float) -> str:
        return self.phrase(rated) if math.isfinite(rated) else _words.say("none").text

    def values(self, rated: float | None) -> dict[str, object]:
        return {"singledigit": rated}

    def data(self, rated: float) -> dict[str, object]:
        """The number; where `solved` is false, there is none."""
        solved = math.isfinite(rated)
        return {"value": rated if solved else None, "solved": solved}

    def read(self, data: dict[str, Any]) -> float:
        return data["value"] if data["solved"] else math.inf


MODEL = _Singledigit()
