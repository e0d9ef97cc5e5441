"""What lines of a proof are all that is left of, or leave with nothing: truths and clues."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sudologue.inference import ClueConstraint, Constraint
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import Assertion
from sudologue.narration.steps.citations import OneIs, kind_of
from sudologue.narration.steps.conclusions import group_by_digits
from sudologue.rules.forcing.evidence import Refutation, Struck
from sudologue.rules.forcing.telling.settled import Settled, dead, strikes


@dataclass(frozen=True)
class TruthOfLine:
    """What a line is all that is left of, or the clue that strikes something."""

    truth: Constraint | ClueConstraint

    @property
    def cases(self) -> Collection[str]:
        """Of what kind it is."""
        return (kind_of(self.truth),)

    @property
    def names(self) -> Mapping[str, Any]:
        """What it is about."""
        return vars(self.truth)


@dataclass(frozen=True)
class NothingLeft:
    """That nothing is left of a truth, or no way to fill a clue."""

    truth: Constraint | ClueConstraint
    claims: tuple[Assertion, ...] = ()

    @classmethod
    def of(cls, proof: Refutation, settled: Settled) -> NothingLeft:
        """How a refutation ends, with what is settled there."""
        return cls(proof.dead, (dead(proof.dead, proof.because, settled),))

    @property
    def cases(self) -> Collection[str]:
        """Of what kind it is."""
        return (kind_of(self.truth),)

    @property
    def names(self) -> Mapping[str, Any]:
        """What it is about."""
        return vars(self.truth)


def placed(candidate: Candidate) -> Mapping[str, Any]:
    """The names of a candidate's cell and its digit."""
    return {"cell": candidate.cell, "digit": candidate.digit}


def struck(line: Struck, settled: Settled) -> list[OneIs]:
    """What a clue strikes: `r1c1 cannot be 5 or 9, and r1c3 cannot be 2`."""
    claims = (strikes(line, settled),)
    return [OneIs(*each, claims) for each in group_by_digits(line.candidates)]
