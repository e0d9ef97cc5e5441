"""Evidence for SK-loops: a ring of cell pairs, and the digits that each house takes from it."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import each_cell
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class SkLoopEvidence(RoleEvidence):
    """The `pairs` of cells round the `centres` use up every digit that their houses share.

    Each pair lies in two of the `houses`, its own and the next, round to the first; `digits` are,
    house by house, those that it takes from the cells of its two pairs: as many in all as there are
    cells. The centres are filled.
    """

    told_whole = True

    centres: tuple[Cell, ...]
    pairs: tuple[tuple[Cell, ...], ...]
    houses: tuple[House, ...]
    digits: tuple[tuple[int, ...], ...]

    def basics(self) -> Evidence:
        cells = tuple(sorted(cell for pair in self.pairs for cell in pair))
        seen = frozenset(digit for its in self.digits for digit in its)
        return Evidence(cells, candidates_seen=seen, truths=each_cell(cells))
