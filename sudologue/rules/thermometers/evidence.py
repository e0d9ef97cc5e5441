"""Evidence for thermometers: the cells of a tube, and those that bound the others."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.clues import Thermometer
from sudologue.inference import ClueConstraint, Evidence, RoleEvidence
from sudologue.model import Cell


@dataclass(frozen=True)
class Anchor:
    """A cell that is at least, or at most, `bound`, and so bounds the cells beyond it.

    By the cells before it, or by its place, it is at least, or at most, `base`; it can't be what is
    between.
    """

    cell: Cell
    base: int
    bound: int
    is_least: bool


@dataclass(frozen=True, kw_only=True)
class ThermometerEvidence(RoleEvidence):
    """The `cells` of a `thermometer` that lose candidates, from the bulb on, and the `anchors`.

    Without anchors, it is places alone that count.
    """

    thermometer: Thermometer
    cells: tuple[Cell, ...]
    anchors: tuple[Anchor, ...] = ()

    def basics(self) -> Evidence:
        return Evidence(self.cells, clues=(ClueConstraint(self.thermometer),))
