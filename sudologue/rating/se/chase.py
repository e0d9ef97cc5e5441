"""Following one assumption, breadth first, what is on before what is off.

A *node* is a candidate that is on, or off: then its number is `OFF` higher. A *dynamic* chase takes
away what is off as it goes, so that further candidates become the last of their cell or house;
these lean on all that went there. Each node is kept with its ancestors, as bits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from sudologue.budget import spend
from sudologue.rating.se.grid import Grid
from sudologue.rating.se.houses import BITS, CELL_OF_PLACE, COUNT, HOUSES_OF, PEERS
from sudologue.rating.se.inner import Pattern

OFF = 729

Clash = tuple[int, int]
"""The ancestors of a candidate that came to be on, and of the same being off."""


class Chase:
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
                at = CELL_OF_PLACE[place]
                on = at[(positions & ~(1 << position)).bit_length() - 1]
                if all(on != other for other, _ in found):
                    gone = BITS[before.places[place] & ~positions]
                    found.append((on, self._with([at[other] for other in gone], ancestors, on)))
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
