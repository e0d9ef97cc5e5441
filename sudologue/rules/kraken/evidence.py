"""Evidence for kraken fish: what a fish leaves open, and where each of these places leads."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import Constraint, each_house
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Candidate, Cell, House
from sudologue.rules.chains.evidence import ChainNode


@dataclass(frozen=True)
class KrakenLine:
    """`node` is true: `because` of the node before it, it is all that `truth` has left."""

    node: ChainNode
    truth: Constraint
    because: ChainNode


@dataclass(frozen=True)
class KrakenBranch:
    """If `start` is true, its lines follow, each from the one before; the last denies the target.

    Without lines, `start` itself sees the target.
    """

    start: Candidate
    lines: tuple[KrakenLine, ...]

    @property
    def last(self) -> ChainNode:
        """The node that denies the target."""
        if self.lines:
            return self.lines[-1].node
        return ChainNode(self.start.digit, (self.start.cell,))


@dataclass(frozen=True)
class KrakenBody:
    """The fish: all places of `digit` in the `base` houses lie in the `cover` houses, or are fins.

    `fins` are the places in no cover, `endo_fins` those in two bases at once, `corners` all others.
    """

    digit: int
    base: tuple[House, ...]
    cover: tuple[House, ...]
    corners: tuple[Cell, ...]
    fins: tuple[Cell, ...]
    endo_fins: tuple[Cell, ...]


@dataclass(frozen=True, kw_only=True)
class KrakenEvidence(RoleEvidence):
    """A fish, and `branches` from places of its bases to the one candidate that is false."""

    body: KrakenBody
    branches: tuple[KrakenBranch, ...]

    def basics(self) -> Evidence:
        body = self.body
        bases = each_house(body.base, body.digit)
        lines = [line.truth for branch in self.branches for line in branch.lines]
        return Evidence(
            focus_cells=tuple(sorted(body.corners + body.fins + body.endo_fins)),
            focus_digit=body.digit,
            truths=tuple(dict.fromkeys([*bases, *lines])),
        )


@dataclass(frozen=True, kw_only=True)
class KrakenFinsEvidence(KrakenEvidence):
    """Without its fins, the fish denies the target: that lies in a cover. Each fin denies it too.

    There is a branch for each fin, and then one for each endo-fin.
    """


@dataclass(frozen=True, kw_only=True)
class KrakenCoverEvidence(KrakenEvidence):
    """Without its fins, the fish takes one of the `vertices`: corners in the cover `pivot` alone.

    There is a branch for each vertex, then one for each fin, and then one for each endo-fin.
    """

    pivot: House
    vertices: tuple[Cell, ...]
