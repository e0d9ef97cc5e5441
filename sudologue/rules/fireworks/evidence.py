"""Evidence for fireworks: a crossing of two lines in a block, and the far end of each."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class FireworkEvidence(RoleEvidence):
    """Outside `block`, the first of `lines` has the `digits` only in the first of `ends`.

    The second line has them only in the second end; the lines cross in `crossing`.
    """

    told_whole = True

    crossing: Cell
    ends: tuple[Cell, Cell]
    block: House
    lines: tuple[House, House]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(
            (self.crossing, *self.ends),
            self.block,
            candidates_seen=frozenset(self.digits),
            truths=tuple([HouseConstraint(line, d) for d in self.digits for line in self.lines]),
        )
