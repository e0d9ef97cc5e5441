"""Evidence for aligned exclusion: what a few cells can hold together."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.inference import Evidence, RoleEvidence
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
class AlignedExclusionEvidence(RoleEvidence):
    """What goes together in `bases` leaves out the candidates that go, as `exclusions` say."""

    bases: tuple[Cell, ...]
    exclusions: tuple[Exclusion, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.bases,
            candidates_seen=frozenset(
                choice.digit for exclusion in self.exclusions for choice in exclusion.choices
            ),
        )
