"""Evidence for templates: the ways to place a digit in the whole grid."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Candidate, House


@dataclass(frozen=True, kw_only=True)
class TemplateEvidence(RoleEvidence):
    """The templates of `digit`, with a place for it in each of `houses`, decide the matter.

    `closed` are candidates of other digits, each in every template of its own, that take cells
    which templates of this one would need.
    """

    digit: int
    houses: tuple[House, ...]
    closed: tuple[Candidate, ...]

    def basics(self) -> Evidence:
        return Evidence(focus_digit=self.digit, candidates_seen=frozenset((self.digit,)))


@dataclass(frozen=True, kw_only=True)
class PatternOverlayEvidence(RoleEvidence):
    """The templates of `digits`, laid over each other, decide the matter."""

    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(candidates_seen=frozenset(self.digits))
