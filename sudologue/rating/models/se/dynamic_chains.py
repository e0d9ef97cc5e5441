"""Following one assumption, breadth first, what is on before what is off.

A *node* is a candidate that is on, or off: then its number is `OFF` higher. A *dynamic* chain takes
away what is off as it goes, so that further candidates become the last of their cell or house;
these lean on all that went there. Each node is kept with its ancestors, as bits.

When nothing follows by itself any more, patterns on its own grid help a nested chain on. Each hint
names the candidates that had to go before it was there. One that leans on none of them is of no use
to the chain, since it says nothing of the assumption.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from sudologue.budget import spend
from sudologue.rating.models.se.se_grid import (
    BITS,
    BOXES,
    CELL_OF_PLACE,
    CELLS_OF,
    COLUMNS,
    COUNT,
    HOUSES_OF,
    PEERS,
    ROWS,
    Grid,
    at,
    those,
)
from sudologue.rating.models.se.se_patterns import CROSSINGS

Leaning = tuple[Sequence[int], Sequence[int], int]
"""What a pattern takes away, what had to go for it, and the bit of the chain that it is, if any."""

Pattern = Callable[[Grid, Grid], Iterator[Leaning]]
"""What is there on a grid, given the grid as it was before the assumption."""

_PAIRS = sorted(combinations(range(9), 2), key=lambda pair: pair[::-1])


def locked(grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Digits locked where a box and a line cross, some place beside the crossing being gone."""
    places, earlier = grid.places, before.places
    for house, other, inside, across, _ in CROSSINGS:
        for digit in range(9):
            place = 9 * house + digit
            positions = places[place]
            gone = places[9 * other + digit] & ~across
            if not gone or positions & ~inside or not positions & (positions - 1):
                continue
            leaning = earlier[place] & ~positions & ~inside
            if leaning:
                yield at(9 * other + digit, gone), at(place, leaning), 0


def hidden_pairs(grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Two digits with the same two places, some other place being gone."""
    for house in (*BOXES, *COLUMNS, *ROWS):
        if grid.room[house] <= 4:
            continue
        own = grid.places[9 * house : 9 * house + 9]
        for one, other in _PAIRS:
            positions = own[one]
            if positions == own[other] and COUNT[positions] == 2:
                leaning = [
                    candidate
                    for digit in (one, other)
                    for candidate in at(
                        9 * house + digit, before.places[9 * house + digit] & ~positions
                    )
                ]
                if leaning:
                    inside = [CELLS_OF[house][position] for position in BITS[positions]]
                    gone = those(grid.cells, inside, ~(1 << one | 1 << other))
                    if gone:
                        yield gone, leaning, 0


def naked_pairs(grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Two cells with the same two candidates, some other candidate being gone."""
    cells = grid.cells
    for house in (*BOXES, *COLUMNS, *ROWS):
        if grid.room[house] <= 2:
            continue
        inside = CELLS_OF[house]
        for one, other in _PAIRS:
            digits = cells[inside[one]]
            if digits == cells[inside[other]] and COUNT[digits] == 2:
                pair = inside[one], inside[other]
                leaning = those(before.cells, pair, ~digits)
                if leaning:
                    gone = those(cells, [cell for cell in inside if cell not in pair], digits)
                    if gone:
                        yield gone, leaning, 0


def x_wings(grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Two lines where a digit has the same two places, some other place being gone."""
    places = grid.places
    for bases, covers in ((COLUMNS, ROWS), (ROWS, COLUMNS)):
        for one, other in _PAIRS:
            for digit in range(9):
                positions = places[9 * bases[one] + digit]
                if COUNT[positions] == 2 and positions == places[9 * bases[other] + digit]:
                    leaning = [
                        candidate
                        for line in (bases[one], bases[other])
                        for candidate in at(
                            9 * line + digit, before.places[9 * line + digit] & ~positions
                        )
                    ]
                    if leaning:
                        lines = 1 << one | 1 << other
                        gone = [
                            candidate
                            for n in BITS[positions]
                            for candidate in at(
                                9 * covers[n] + digit, places[9 * covers[n] + digit] & ~lines
                            )
                        ]
                        if gone:
                            yield gone, leaning, 0


PATTERNS: tuple[Pattern, ...] = (locked, hidden_pairs, naked_pairs, x_wings)
"""In their order; where one has a hint that leans on the assumption, no other is asked."""


OFF = 729

Clash = tuple[int, int]
"""The ancestors of a candidate that came to be on, and of the same being off."""


class DynamicChain:
    """What is on and off so far, each with its ancestors and itself; and the clash, if any."""

    __slots__ = (
        "_before",
        "_grid",
        "_in_cells",
        "_is_dynamic",
        "_off",
        "_on",
        "clash",
        "offs",
        "ons",
    )

    def __init__(self, grid: Grid, start: int, is_dynamic: bool, in_cells: bool = True) -> None:
        self.ons: dict[int, int] = {}
        self.offs: dict[int, int] = {}
        self.clash: Clash | None = None
        self._before = grid
        self._grid = grid.copy() if is_dynamic else grid
        self._is_dynamic, self._in_cells = is_dynamic, in_cells
        self._on = deque[int]()
        self._off = deque[int]()
        if start < OFF:
            self._note_on(start, 1 << start)
        else:
            self._note_off(start - OFF, 1 << start)

    def run(self, patterns: Iterable[Pattern] = ()) -> None:
        """Go on until nothing more comes of it, patterns included, or something is on and off.

        Where it has come to an end before, it goes on from there.
        """
        while not self.clash:
            spend(1)
            self._follow()
            if self.clash or not self._help(patterns):
                return

    def _note_on(self, candidate: int, ancestors: int) -> None:
        self.ons[candidate] = ancestors
        self._on.append(candidate)

    def _note_off(self, candidate: int, ancestors: int) -> None:
        self.offs[candidate] = ancestors
        self._off.append(candidate)

    def _follow(self) -> None:
        ons, offs = self.ons, self.offs
        while True:
            while self._on:
                node = self._on.popleft()
                ancestors = ons[node]
                for off in self._turned_off(node):
                    if off in ons:
                        self.clash = ons[off], ancestors | 1 << OFF + off
                        return
                    if off not in offs:
                        self._note_off(off, ancestors | 1 << OFF + off)
            if not self._off:
                return
            for on, ancestors in self._turned_on(self._off.popleft()):
                if on in offs:
                    self.clash = ancestors, offs[on]
                    return
                if on not in ons:
                    self._note_on(on, ancestors)

    def _turned_off(self, node: int) -> list[int]:
        """The rest of a cell, and the digit in sight, as far as they are there."""
        cell, digit = divmod(node, 9)
        cells, bit = self._grid.cells, 1 << digit
        seen = [9 * peer + digit for peer in PEERS[cell] if cells[peer] & bit]
        if self._in_cells and cells[cell] != bit:
            return [9 * cell + other for other in BITS[cells[cell] & ~bit]] + seen
        return seen

    def _turned_on(self, node: int) -> list[tuple[int, int]]:
        """The last of a cell and of its digit in a house, without this one, which goes."""
        cell, digit = divmod(node, 9)
        ancestors, grid, before = self.offs[node], self._grid, self._before
        cells, places = grid.cells, grid.places
        found: list[tuple[int, int]] = []
        if self._in_cells and COUNT[cells[cell]] == 2:
            on = 9 * cell + (cells[cell] & ~(1 << digit)).bit_length() - 1
            gone = BITS[before.cells[cell] & ~cells[cell]]
            found.append((on, self._with([9 * cell + other for other in gone], ancestors, on)))
        for house, position in HOUSES_OF[cell]:
            place = 9 * house + digit
            positions = places[place]
            if COUNT[positions] == 2:
                on = CELL_OF_PLACE[place][(positions & ~(1 << position)).bit_length() - 1]
                if all(on != other for other, _ in found):
                    gone = at(place, before.places[place] & ~positions)
                    found.append((on, self._with(gone, ancestors, on)))
        if self._is_dynamic:
            grid.remove(node)
        return found

    def _with(self, gone: Iterable[int], ancestors: int, on: int) -> int:
        offs = self.offs
        for candidate in gone:
            ancestors |= offs[candidate]
        return ancestors | 1 << on

    def _help(self, patterns: Iterable[Pattern]) -> bool:
        """Let the first pattern that finds something take it away; whether one did."""
        for pattern in patterns:
            for gone, leaning, inner in pattern(self._grid, self._before):
                ancestors = inner
                for candidate in leaning:
                    ancestors |= self.offs[candidate]
                for candidate in sorted(gone):
                    if candidate not in self.offs:
                        self._note_off(candidate, ancestors | 1 << OFF + candidate)
            if self._off:
                return True
        return False
