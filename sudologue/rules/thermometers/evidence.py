"""Evidence for thermometers: the cells of a tube, and the least or most that each can be."""

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


@dataclass(frozen=True, kw_only=True)
class NeighbourEvidence(ThermometerEvidence):
    """The `anchor` is at least, or at most, `bound`, and the cells go on from there.

    They lie between the anchor and the tip, or the bulb; `bounds` has what each is at least, or at
    most.
    """

    anchor: Cell
    bound: int
    is_least: bool
    bounds: tuple[int, ...]
