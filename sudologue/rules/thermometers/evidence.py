"""Evidence for thermometers: the cells of a tube, and those that bound the others."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.clues import Thermometer
from sudologue.inference import ClueConstraint, Evidence, RoleEvidence
from sudologue.model import Cell


@dataclass(frozen=True, kw_only=True)
class ThermometerEvidence(RoleEvidence):
    """The `cells` of a `thermometer` that lose candidates, from the bulb on."""

    thermometer: Thermometer
    cells: tuple[Cell, ...]

    def basics(self) -> Evidence:
        return Evidence(self.cells, clues=(ClueConstraint(self.thermometer),))


@dataclass(frozen=True, kw_only=True)
class PlacesEvidence(ThermometerEvidence):
    """Their places on it are all that counts."""


@dataclass(frozen=True)
class Anchor:
    """A cell that is at least, or at most, `bound`, and so bounds the cells next to it."""

    cell: Cell
    bound: int
    is_least: bool


@dataclass(frozen=True, kw_only=True)
class NeighbourEvidence(ThermometerEvidence):
    """The cells lie between `anchors` and the tip, or the bulb, and go on from there."""

    anchors: tuple[Anchor, ...]
