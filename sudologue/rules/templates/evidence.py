"""Evidence for templates: the ways to place a digit in the whole grid."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import Constraint, HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Candidate, House


@dataclass(frozen=True, kw_only=True)
class TemplateEvidence(Evidence):
    """The ways to place `digit` in each of `houses` decide the matter.

    `closed` are candidates of other digits, each in every way to place its own, that take cells
    which ways to place this one would need.
    """

    digit: int
    houses: tuple[House, ...]
    closed: tuple[Candidate, ...]

    @classmethod
    def of(
        cls,
        digit: int,
        truths: Iterable[Constraint],
        links: Iterable[Constraint],
        closed: tuple[Candidate, ...],
    ) -> Self:
        """The evidence: the houses are those that are said to need the digit."""
        needs = tuple(truths)
        houses = tuple(
            [
                need.house
                for need in needs
                if isinstance(need, HouseConstraint) and need.digit == digit
            ]
        )
        return cls(
            (),
            None,
            digit,
            frozenset((digit,)),
            needs,
            tuple(links),
            digit=digit,
            houses=houses,
            closed=closed,
        )


@dataclass(frozen=True, kw_only=True)
class PatternOverlayEvidence(Evidence):
    """The ways to place `digits` side by side decide the matter."""

    digits: tuple[int, ...]

    @classmethod
    def of(
        cls, digits: tuple[int, ...], truths: Iterable[Constraint], links: Iterable[Constraint]
    ) -> Self:
        """The evidence: the digits' houses, and the cells that several of them could take."""
        return cls((), None, None, frozenset(digits), tuple(truths), tuple(links), digits=digits)
