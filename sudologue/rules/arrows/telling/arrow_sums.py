"""The sums of an arrow by the digits placed on it, and why those are out that are not left."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.clues import Arrow
from sudologue.model import Board, Candidate, Cell, House
from sudologue.model.walks import walks_of
from sudologue.model.ways import pairs_in_sight
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.absences import holders, why_absent
from sudologue.narration.steps.scene import Scene
from sudologue.rules.arrows.evidence import ArrowFillingEvidence, Way, sums_of

_MOST_FREE = 200
_FEW = 3

Reason = tuple[House | Cell, int]
"""A house that has a digit, or a cell that lost it."""


@dataclass(frozen=True)
class SumsLeft:
    """The placed digits of the arrow leave it these sums, if cells in sight are different."""

    arrow: Arrow
    sums: tuple[Way, ...]

    def holds(self, board: Board) -> bool:
        apart, _ = _free_ways(board, self.arrow)
        return sums_of(self.arrow, apart) == self.sums


def _free_ways(board: Board, arrow: Arrow) -> tuple[list[Way], list[Way]]:
    """The ways by the placed digits alone: those without a digit twice in sight, and the others."""
    values = [board.value(cell) for cell in arrow.cells]
    every = (1 << board.layout.size) - 1
    domains = tuple(1 << value - 1 if value else every for value in values)
    walks = walks_of(arrow, board.layout.size)
    if walks.count(domains) > _MOST_FREE:
        return [], []
    pairs, ways = pairs_in_sight(board.layout, arrow), [*walks.ways(domains)]
    apart = [way for way in ways if all(way[one] != way[other] for one, other in pairs)]
    return apart, [way for way in ways if way not in apart]


@dataclass(frozen=True)
class ArrowSums:
    """The sums of an arrow by its placed digits, those that would repeat one, and why some of them
    are out: `reasons` for all ways but those that are left."""

    open_cells: tuple[Cell, ...]
    sums: tuple[Way, ...]
    clashing: tuple[Way, ...]
    reasons: tuple[Passage, ...]

    @classmethod
    def of(cls, scene: Scene[ArrowFillingEvidence]) -> ArrowSums:
        arrow, board = scene.evidence.arrow, scene.before
        apart, repeating = _free_ways(board, arrow)
        sums = sums_of(arrow, apart)
        alike = {tuple(sorted(way)) for way in sums}
        clashing = [x for x in sums_of(arrow, repeating) if tuple(sorted(x)) not in alike]
        out = [way for way in apart if way not in scene.evidence.ways]
        return cls(
            tuple(cell for cell in arrow.cells if board.value(cell) is None),
            sums,
            tuple(clashing[:_FEW]),
            tuple(why_absent(scene, _enough(scene, out))),
        )


def _enough(scene: Scene[ArrowFillingEvidence], out: list[Way]) -> list[Candidate]:
    """A few absent candidates such that each of the ways has one of them.

    Those that a digit in a house rules out count together, and come before those that a step did.
    """
    board, cells = scene.before, scene.evidence.arrow.cells
    uses = {way: {*map(Candidate, cells, way)} for way in out}
    absent: dict[Reason, set[Candidate]] = {}
    for one in sorted({one for its in uses.values() for one in its}):
        if board.value(one.cell) is None and one.digit not in board.domain(one.cell):
            for reason in holders(scene, one) or [one.cell]:
                absent.setdefault((reason, one.digit), set()).add(one)
    chosen: list[Candidate] = []
    while uses:
        refuses = {
            reason: [w for w, its in uses.items() if its & gone] for reason, gone in absent.items()
        }
        best = max(absent, key=lambda each: (len(refuses[each]), isinstance(each[0], House)))
        chosen += absent.pop(best)
        for way in refuses[best]:
            del uses[way]
    return sorted({*chosen})
