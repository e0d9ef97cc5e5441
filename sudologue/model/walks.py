"""Walks: the ways through a clue's law, and which digits of its cells are on one.

The law is laid out once as a table, cell by cell: from which state each digit leads to which. What
cannot be reached from the start, or does not lead to the end, is left out. The digits that a cell
keeps are then those on some walk through what the cells' domains leave of the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any

from sudologue.caches import Lookup, cached
from sudologue.errors import LayoutError
from sudologue.messages import Messages
from sudologue.model.bits import bits_of
from sudologue.model.cell import cell_of
from sudologue.model.clue import Clue, State, equation_of, shape_of

_say = Messages(__name__)

Domains = tuple[int, ...]
"""The digits of each cell of a clue, in its order, as bits: digit d is bit `d - 1`."""

MOST_EDGES = 60_000
"""As many as a table may have: the widest cage of nine digits has 2,304.

Cages of boards with 16 rows may go beyond that: their sum is read, and that no digit is there twice
is left to the links, until there are few ways to fill their cells.
"""

_FEW_FILLINGS = 1_000
"""With no more of them left, the law itself is read, however wide its table would be."""

_SHAPES = 2_048
"""As many tables are kept: 130 cages of nine digits, and sums of all kinds."""

_SUPPORTS = 1 << 13
"""What is remembered of each table: most boards differ little in the cells of a clue."""

Table = tuple[tuple[tuple[tuple[int, int], ...], ...], ...]


class _TooWideError(Exception):
    """A table gets too large."""


class Walks:
    """A law's table. States are numbered cell by cell; `edges` are, for each cell and each state
    before it, the digits as bits, each with the state it leads to as a bit."""

    def __init__(self, edges: Table, wide: Clue | None = None) -> None:
        self.edges, self._wide = edges, wide
        self._supported = Lookup[Domains, Domains | None](self._support, _SUPPORTS)

    def edges_of(self, domains: Domains) -> Table:
        """The edges for walks of the domains: a wide clue's own, where few fillings are left."""
        if self._wide is None or prod(map(int.bit_count, domains)) > _FEW_FILLINGS:
            return self.edges
        return _table(self._wide, domains)

    def supported(self, domains: Domains) -> Domains | None:
        """What is on some walk of the cells' domains; nothing if there is no walk at all."""
        return self._supported[domains]

    def _support(self, domains: Domains) -> Domains | None:
        table, reached = self.edges_of(domains), [1]
        for edges, domain in zip(table, domains, strict=True):
            after = 0
            for state in bits_of(reached[-1]):
                for digit, to in edges[state]:
                    if digit & domain:
                        after |= to
            if not after:
                return None
            reached.append(after)
        kept: list[int] = []
        alive = reached[-1]
        for place in range(len(domains) - 1, -1, -1):
            domain, edges = domains[place], table[place]
            digits = before = 0
            for state in bits_of(reached[place]):
                for digit, to in edges[state]:
                    if digit & domain and to & alive:
                        digits |= digit
                        before |= 1 << state
            kept.append(digits)
            alive = before
        return tuple(reversed(kept)) if alive else None

    def ways(self, domains: Domains) -> Iterator[tuple[int, ...]]:
        """The fillings that the domains allow, one after the other, as digits, smallest first."""
        kept, table = self.supported(domains), self.edges_of(domains)
        if kept is None:
            return
        waiting: list[tuple[tuple[int, ...], int]] = [((), 0)]
        while waiting:
            digits, state = waiting.pop()
            place = len(digits)
            if place == len(kept):
                yield digits
                continue
            for digit, to in reversed(table[place][state]):
                if digit & kept[place]:
                    waiting.append(((*digits, digit.bit_length()), to.bit_length() - 1))

    def count(self, domains: Domains) -> int:
        """How many fillings the domains allow."""
        ways = {0: 1}
        for edges, domain in zip(self.edges_of(domains), domains, strict=True):
            after: dict[int, int] = {}
            for state, number in ways.items():
                for digit, to in edges[state]:
                    if digit & domain:
                        at = to.bit_length() - 1
                        after[at] = after.get(at, 0) + number
            ways = after
        return sum(ways.values())

    def digit_sets(self, domains: Domains) -> frozenset[int]:
        """The sets of digits that fillings use, each as bits."""
        used: dict[int, set[int]] = {0: {0}}
        for edges, domain in zip(self.edges_of(domains), domains, strict=True):
            after: dict[int, set[int]] = {}
            for state, sets in used.items():
                for digit, to in edges[state]:
                    if digit & domain:
                        after.setdefault(to.bit_length() - 1, set()).update(
                            [digits | digit for digits in sets]
                        )
            used = after
        return frozenset[int]().union(*used.values())


@dataclass(frozen=True)
class _Law:
    """A clue as far as its law goes: two of one shape are the same."""

    shape: Hashable
    size: int
    clue: Clue = field(compare=False)


def walks_of(clue: Clue, size: int) -> Walks:
    """The walks of a clue on boards of a size; clues of one shape share them."""
    return _walks(_Law(shape_of(clue), size, clue))


def allows(clue: Clue, digits: Mapping[Any, int], size: int = 9) -> bool:
    """Whether a clue can be met with these digits in some of its cells, and any in the others.

    >>> from sudologue.clues import Cage
    >>> cage = Cage.of("r1c1 r1c2", 10)
    >>> allows(cage, {"r1c1": 4}), allows(cage, {"r1c1": 5})
    (True, False)
    """
    _say.expect(digits, Mapping, "digits")
    known = {cell_of(cell): digit for cell, digit in digits.items()}
    for cell, digit in known.items():
        if cell not in clue.cells:
            raise LayoutError(_say("not_in", cell=cell, clue=clue.noun))
        if not 1 <= digit <= size:
            raise LayoutError(_say("no_digit", cell=cell, digit=digit, size=size))
    every = (1 << size) - 1
    domains = tuple(1 << known[cell] - 1 if cell in known else every for cell in clue.cells)
    return walks_of(clue, size).supported(domains) is not None


@cached(_SHAPES)
def _walks(law: _Law) -> Walks:
    clue, size = law.clue, law.size
    try:
        return Walks(_table(clue, ((1 << size) - 1,) * len(clue.cells)))
    except _TooWideError:
        pass
    equation = equation_of(clue)
    if equation is not None and equation is not clue:
        return Walks(walks_of(equation, size).edges, clue)
    free = tuple((1 << digit, 1) for digit in range(size))
    return Walks(((free,),) * len(clue.cells), clue)


def _table(clue: Clue, domains: Domains) -> Table:
    """The law's edges, trimmed from both ends; states with the same edges are taken as one."""
    layers: list[dict[State, list[tuple[int, State]]]] = []
    states: dict[State, None] = {clue.start: None}
    count = 0
    for place, domain in enumerate(domains):
        layer: dict[State, list[tuple[int, State]]] = {}
        edges: list[tuple[int, State]]
        after: dict[State, None] = {}
        for state in states:
            edges = layer[state] = []
            for bit in bits_of(domain):
                to = clue.step(place, state, bit + 1)
                if to is not None:
                    edges.append((1 << bit, to))
                    after[to] = None
            count += len(edges)
            if count > MOST_EDGES:
                raise _TooWideError
        layers.append(layer)
        states = after
    alive = {state: 1 for state in states if clue.accepts(state)}  # ends are alike
    table: list[tuple[tuple[tuple[int, int], ...], ...]] = []
    for layer in reversed(layers):
        trimmed = {
            state: tuple((digit, alive[to]) for digit, to in edges if to in alive)
            for state, edges in layer.items()
        }
        merged: dict[tuple[tuple[int, int], ...], int] = {}
        alive = {}
        for state, ways in trimmed.items():
            if ways:
                alive[state] = 1 << merged.setdefault(ways, len(merged))
        table.append(tuple(merged))
    return tuple(reversed(table)) if alive else (((),),) * len(clue.cells)
