"""Evidence for exocets: two base cells, and the targets that must hold the same digits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from sudologue.inference.constraint import CellConstraint, Constraint, HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True)
class ExcludedPair:
    """`digits` cannot stand in the targets, the first of them in the first target.

    `dead` would have nothing left; where it is not given, the cross-lines have no room for both.
    """

    digits: tuple[int, int]
    dead: HouseConstraint | None = None


@dataclass(frozen=True)
class ExocetMirror:
    """Of `block`, only `cell` can take the digit of `target`, which is one of `digits`."""

    target: Cell
    block: House
    cell: Cell
    digits: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class JuniorExocetEvidence(RoleEvidence):
    """The `bases` hold two of the `digits`, and each `target` one of the two that the bases hold.

    Of the cells that do not see both bases, each digit has in the `cross_lines` only the targets,
    and cells of its two `covers`: given digit by digit. The targets lie on the last two of the
    cross-lines. `pairs` are what the targets can hold, the digit of the first target first;
    `excluded` are pairs that they have the candidates for. Of two `mirrors` at the most each is a
    further cell that holds the digit of a target.
    """

    told_whole = True

    bases: tuple[Cell, Cell]
    targets: tuple[Cell, Cell]
    digits: tuple[int, ...]
    cross_lines: tuple[House, House, House]
    covers: tuple[tuple[House, ...], ...]
    pairs: tuple[tuple[int, int], ...]
    excluded: tuple[ExcludedPair, ...] = ()
    mirrors: tuple[ExocetMirror, ...] = ()

    @property
    def lasting(self) -> object:
        """What stays of the pattern while digits go."""
        return self.bases, self.targets, self.cross_lines

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Base cells and targets."""
        return (*self.bases, *self.targets)

    @property
    def crowded(self) -> frozenset[int]:
        """The digits of the pairs for which the cross-lines have no room."""
        return frozenset(d for pair in self.excluded if pair.dead is None for d in pair.digits)

    def basics(self) -> Evidence:
        return Evidence(
            self.cells, candidates_seen=frozenset(self.digits), truths=tuple(self._stated())
        )

    def in_mirrors(self) -> Iterator[HouseConstraint]:
        """The digits that are looked for in the block of the other target."""
        yield from (pair.dead for pair in self.excluded if pair.dead is not None)
        for mirror in self.mirrors:
            yield from (HouseConstraint(mirror.block, digit) for digit in mirror.digits)

    def _stated(self) -> Iterator[Constraint]:
        """What the base cells hold, where the cross-lines have that, and the mirrors."""
        yield from map(CellConstraint, self.bases)
        for digit, line in product(self.digits, self.cross_lines):
            yield HouseConstraint(line, digit)
        yield from self.in_mirrors()
