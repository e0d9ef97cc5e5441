"""Forcing chains of several branches, and those that remember what they have taken away.

Where a chain has a candidate both on and off, its assumption is false. What all candidates of a
cell, or all places of a digit, lead to is true; so is what a candidate leads to both on and off.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from sudologue.rating.models.se.chains_and_cycles import added
from sudologue.rating.models.se.dynamic_chains import OFF, PATTERNS, DynamicChain, Pattern
from sudologue.rating.models.se.nested_chains import Inner, branching, chains
from sudologue.rating.models.se.se_grid import BITS, CELL_OF_PLACE, COUNT, HOUSES_OF, Grid, SeHint

_DOUBLE, _CELL, _REGION, _CONTRADICTION = 1, 5, 6, 7
"""Of hints rated alike and equally long, the first of these kinds comes first."""

DEEPEST = 3
"""The levels of nested chains that are followed; what takes more is rated 10.5 at least."""


@dataclass(frozen=True)
class Kind:
    """Which branches are looked at, and what chains may do."""

    base: int
    is_dynamic: bool = True
    is_nishio: bool = False


NISHIO = Kind(75, is_nishio=True)
MULTIPLE = Kind(80, is_dynamic=False)


def nishio(grid: Grid) -> Iterator[SeHint]:
    """The shortest contradiction of one digit."""
    return Forcing(grid, NISHIO).best()


def multiple(grid: Grid) -> Iterator[SeHint]:
    """The shortest verity of a cell or a house."""
    return Forcing(grid, MULTIPLE).best()


def dynamic(grid: Grid) -> Iterator[tuple[int, Iterator[SeHint]]]:
    """Level by level, going on from the last: the least that a hint is rated, and the best hint."""
    forcing = Forcing(grid, Kind(85))
    yield 85, forcing.best()
    inner = Inner()
    helpers: list[Pattern] = [*PATTERNS]
    for level, more in enumerate(((), (chains,), (branching,)), start=1):
        helpers += (partial(each, inner) for each in more)
        base = 85 + 5 * level
        yield base, forcing.at_level(base, helpers, inner).best()


Found = tuple[tuple[int, ...], int, int]
"""A hint: the ancestors of its targets, its kind, and the node that it concludes."""


@dataclass
class Forcing:
    """All hints of a kind on a grid, in their order."""

    grid: Grid
    kind: Kind
    _patterns: Sequence[Pattern] = ()
    _inner: Inner = field(default_factory=Inner)
    _chains: dict[int, DynamicChain] = field(default_factory=dict[int, DynamicChain])
    _ran: set[int] = field(default_factory=set[int])

    def at_level(self, base: int, patterns: Sequence[Pattern], inner: Inner) -> Forcing:
        """The same with help from patterns, going on from what has been followed."""
        return Forcing(self.grid, Kind(base), patterns, inner, self._chains)

    def best(self) -> Iterator[SeHint]:
        """The best hint, if there is one."""
        best, hint = (1 << 30, 0, 0), None
        for ancestors, kind, conclusion in self._found():
            nodes = self._inner.nodes(ancestors)
            rating = self.kind.base + added(nodes)
            if (rating, nodes, kind) < best:
                best, hint = (rating, nodes, kind), _concluding(rating, conclusion)
        if hint:
            yield hint

    def _followed(self, node: int) -> DynamicChain:
        if node not in self._ran:
            self._ran.add(node)
            if node not in self._chains:
                is_nishio = self.kind.is_nishio
                self._chains[node] = DynamicChain(
                    self.grid, node, self.kind.is_dynamic, not is_nishio
                )
            self._chains[node].run(self._patterns)
        return self._chains[node]

    def _found(self) -> Iterator[Found]:
        least = 1 if self.kind.is_dynamic else 2
        for cell, domain in enumerate(self.grid.cells):
            if COUNT[domain] > least:
                for digit in BITS[domain]:
                    yield from self._from_candidate(9 * cell + digit, COUNT[domain])
                if not self.kind.is_nishio:
                    branches = [self._followed(9 * cell + digit) for digit in BITS[domain]]
                    yield from _common(branches, _CELL)

    def _from_candidate(self, candidate: int, choices: int) -> Iterator[Found]:
        if self.kind.is_dynamic:
            on, off = self._followed(candidate), self._followed(OFF + candidate)
            if on.clash:
                yield on.clash, _CONTRADICTION, OFF + candidate
            if off.clash:
                yield off.clash, _CONTRADICTION, candidate
            if choices > 2 and not self.kind.is_nishio:
                yield from _common((on, off), _DOUBLE)
        if not self.kind.is_nishio:
            yield from self._from_houses(candidate)

    def _from_houses(self, candidate: int) -> Iterator[Found]:
        """What all places of a digit lead to, in houses where this is the first."""
        cell, digit = divmod(candidate, 9)
        for house, position in HOUSES_OF[cell]:
            positions = self.grid.places[9 * house + digit]
            first, *others = BITS[positions]
            if first == position and others:
                at = CELL_OF_PLACE[9 * house + digit]
                yield from _common(
                    [self._followed(at[place]) for place in BITS[positions]], _REGION
                )


def _concluding(rating: int, node: int) -> SeHint:
    if node < OFF:
        return SeHint(rating, placed=(node,))
    return SeHint(rating, removed=(node - OFF,))


def _common(branches: Sequence[DynamicChain], kind: int) -> Iterator[Found]:
    """What all branches lead to, what is on first."""
    for candidate in _in_all([branch.ons for branch in branches]):
        yield tuple([branch.ons[candidate] for branch in branches]), kind, candidate
    for candidate in _in_all([branch.offs for branch in branches]):
        yield tuple([branch.offs[candidate] for branch in branches]), kind, OFF + candidate


def _in_all(reached: Sequence[dict[int, int]]) -> list[int]:
    """The keys of all, in the order of the first."""
    first, *others = reached
    common = list(first)
    for other in others:
        common = [key for key in common if key in other]
    return common
