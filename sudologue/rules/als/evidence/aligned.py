"""Evidence for aligned exclusion: what a few cells can hold together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import CellConstraint, Constraint
from sudologue.inference.inference import Evidence
from sudologue.model import Candidate, Cell


@dataclass(frozen=True, kw_only=True)
class Exclusion:
    """`choices`, each of another base cell, do not go together.

    They would leave `excluder`, cells of one house, a digit short; where that is empty, they are
    equal digits in sight of each other.
    """

    choices: tuple[Candidate, ...]
    excluder: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class AlignedExclusionEvidence(Evidence):
    """What goes together in `bases` leaves out the candidates that go, as `exclusions` say."""

    bases: tuple[Cell, ...]
    exclusions: tuple[Exclusion, ...]

    @classmethod
    def of(
        cls,
        bases: tuple[Cell, ...],
        needed: tuple[Cell, ...],
        exclusions: tuple[Exclusion, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: the excluders' cells need digits, and so do the bases that are `needed`."""
        excluders = [cell for exclusion in exclusions for cell in exclusion.excluder]
        return cls(
            bases,
            None,
            None,
            frozenset(choice.digit for each in exclusions for choice in each.choices),
            tuple([CellConstraint(cell) for cell in dict.fromkeys((*needed, *excluders))]),
            tuple(links),
            bases=bases,
            exclusions=exclusions,
        )
