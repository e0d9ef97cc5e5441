"""All that follows from one assumption, and proofs with the strong links they rest on."""

from __future__ import annotations

from typing import NamedTuple

from sudologue.rating.se.cycles import Rank
from sudologue.rating.se.graph import Graph, StrongLink
from sudologue.rating.se.grid import Grid
from sudologue.rating.se.houses import BITS


class Proof(NamedTuple):
    """A hint with its strong links, each by what is off in it and what is on.

    What it concludes is a candidate that is on, or `~candidate` for each that is off.
    """

    rank: Rank
    concludes: tuple[int, ...]
    strong: tuple[StrongLink, ...]

    def removed(self, grid: Grid) -> list[int]:
        """The candidates that it takes away."""
        if self.concludes[0] < 0:
            return [~candidate for candidate in self.concludes]
        cell, digit = divmod(self.concludes[0], 9)
        return [9 * cell + other for other in BITS[grid.cells[cell] & ~(1 << digit)]]


class Branch:
    """All that follows from one assumption, the nearest first; `~candidate` is one that is off."""

    def __init__(self, graph: Graph, start: int) -> None:
        self.ons: dict[int, int] = {}
        """What comes on, in order, each with the candidate that is off before it."""
        self.offs: dict[int, int] = {}
        """What goes off, in order, each with the candidate that is on before it."""
        self.graph = graph
        if start >= 0:
            self.ons[start] = -1
            frontier = [start]
        else:
            self.offs[~start] = -1
            frontier = self._turn_on([~start])
        while frontier:
            frontier = self._turn_on(self._turn_off(frontier))

    def _turn_off(self, frontier: list[int]) -> list[int]:
        offs, after = self.graph.offs, list[int]()
        for on in frontier:
            for off in offs[on]:
                if off not in self.offs:
                    self.offs[off] = on
                    after.append(off)
        return after

    def _turn_on(self, frontier: list[int]) -> list[int]:
        ons, after = self.graph.ons, list[int]()
        for off in frontier:
            for on in ons[off]:
                if on not in self.ons:
                    self.ons[on] = off
                    after.append(on)
        return after

    def strong_links(self, target: int, is_on: bool) -> tuple[int, tuple[StrongLink, ...]]:
        """The number of nodes up to a target, and the strong links on the way there."""
        strong: list[StrongLink] = []
        nodes, node = 1, target
        while True:
            before = (self.ons if is_on else self.offs)[node]
            if before < 0:
                return nodes, tuple(strong)
            if is_on:
                strong.append((before, node))
            nodes, node, is_on = nodes + 1, before, not is_on
