"""Evidence for arrows: how much the others leave for a cell, and which ways to fill are left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sudologue.clues import Arrow
from sudologue.inference import ClueConstraint, Constraint, Evidence, RoleEvidence
from sudologue.model import Cell

Way = tuple[int, ...]
"""A digit for each cell of an arrow, in its order."""


@dataclass(frozen=True, kw_only=True)
class ArrowEvidence(RoleEvidence):
    """The `cells` of an `arrow` that lose candidates, in its order.

    `apart` are the links that keep cells of the arrow from taking the same digit, as far as that
    counts.
    """

    arrow: Arrow
    cells: tuple[Cell, ...]
    apart: tuple[Constraint, ...] = ()

    def basics(self) -> Evidence:
        return Evidence(self.cells, links=self.apart, clues=(ClueConstraint(self.arrow),))


@dataclass(frozen=True, kw_only=True)
class ArrowBound:
    """The other cells of the circle and of this `shaft` leave `cell` so much at least, or at most.

    In the number of the circle or pill they come to `number`, with 0 for the cell itself if it is
    there; on the shaft they come to the `rest`, as these `digits`. `groups` are cells of the shaft
    in sight of each other, as far as it counts that they take different digits.
    """

    cell: Cell
    shaft: tuple[Cell, ...]
    number: int
    digits: tuple[int, ...]
    bound: int
    is_least: bool
    groups: tuple[tuple[Cell, ...], ...] = ()

    @property
    def rest(self) -> int:
        """What the others on the shaft come to."""
        return sum(self.digits)


@dataclass(frozen=True, kw_only=True)
class ArrowBoundsEvidence(ArrowEvidence):
    """What each of the cells is at least, or at most, by the others."""

    bounds: tuple[ArrowBound, ...]


@dataclass(frozen=True, kw_only=True)
class ArrowFillingEvidence(ArrowEvidence):
    """No way to fill the arrow that keeps to `apart` has what goes.

    If few are left, these are the `ways`; where the links refuse but few ways to have what goes,
    they are the `refused`.
    """

    ways: tuple[Way, ...] = ()
    refused: tuple[Way, ...] = ()


def sums_of(arrow: Arrow, ways: Iterable[Way]) -> tuple[Way, ...]:
    """The sums of ways: those that differ only in the order along a shaft are one, as it comes."""
    found: dict[tuple[Way, ...], Way] = {}
    for way in sorted(ways):
        number, *shafts = parts_of(arrow, way)
        found.setdefault((number, *(tuple(sorted(shaft)) for shaft in shafts)), way)
    return tuple(found.values())


def parts_of(arrow: Arrow, way: Way) -> list[Way]:
    """The digits of the circle, and those of each shaft."""
    digits = iter(way)
    return [tuple(next(digits) for _ in cells) for cells in (arrow.circle, *arrow.shafts)]
