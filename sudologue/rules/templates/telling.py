"""Templates: the ways to place a digit in the whole grid.

Whoever follows such a step has to go through these ways, and is told so: no pencil does it quickly.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sudologue.grouping import grouped
from sudologue.inference import Elimination, HouseConstraint, Placement
from sudologue.model import Board, Candidate, Cell, House, bits_of
from sudologue.narration.claims.board_claims import Follows, Numbers, OnlyPlaces, Sees
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, say
from sudologue.narration.phrasing.short_forms import digits_word
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.templates.evidence import PatternOverlayEvidence, TemplateEvidence


@dataclass(frozen=True)
class StillNeed:
    """None of the houses has the digit yet."""

    digit: int
    houses: tuple[House, ...]

    def holds(self, board: Board) -> bool:
        return all(board.value(c) != self.digit for house in self.houses for c in house.cells)


@dataclass(frozen=True)
class NoWay:
    """The digits cannot be placed in all of their houses, no two in sight of each other.

    With `using`, whichever of these candidates is among them; and never with those of `without`.
    """

    needs: tuple[HouseConstraint, ...]
    using: tuple[Candidate, ...] = ()
    without: tuple[Candidate, ...] = ()

    def holds(self, board: Board) -> bool:
        layout, tables = board.layout, board.masks.tables
        numbers = [tables.candidate_number(c.cell, c.digit) for c in self.using]
        left = (board.masks.live | board.masks.filled) & ~tables.candidate_mask(self.without)
        masks = [need.mask(layout) for need in self.needs]
        if not numbers:
            return not _some_way(masks, left, tables.seen_masks)
        return not any(_some_way_with(n, masks, left, tables.seen_masks) for n in numbers)


def _some_way(masks: list[int], left: int, seen_masks: Mapping[int, int]) -> bool:
    """Whether each of the masks can have a candidate, none in sight of another."""
    if not masks:
        return True
    tightest = min([mask & left for mask in masks], key=int.bit_count)
    return any(_some_way_with(n, masks, left, seen_masks) for n in bits_of(tightest))


def _some_way_with(number: int, masks: list[int], left: int, seen_masks: Mapping[int, int]) -> bool:
    """Whether they can, this candidate being one of those that they have."""
    others = [mask for mask in masks if not mask >> number & 1]
    in_sight = seen_masks[number]
    return bool(left >> number & 1) and _some_way(others, left & ~in_sight, seen_masks)


_MANY = 8  # that many candidates are not named twice


@tells(TemplateEvidence)
class TemplateTelling(Telling[TemplateEvidence]):
    """One digit, in all the houses that decide the matter: `none`, `one` or `several`.

    It is `placed` or `lost`; other digits, always in some cells, may have `closed` these to it.
    """

    def names(self, scene: Scene[TemplateEvidence]) -> Mapping[str, Any]:
        its, closed = scene.evidence, tuple(c.cell for c in scene.evidence.closed)
        needs = tuple(HouseConstraint(house, its.digit) for house in its.houses)
        left: tuple[Cell, ...] = ()
        if len(needs) == 1:
            places = scene.before.range_of(its.digit, its.houses[0])
            left = tuple(cell for cell in places if cell not in closed)
        truths = [Candidate(cell, its.digit) for cell in left]
        gone = tuple(Candidate(cell, its.digit) for cell in closed)
        seers = tuple(cell for cell in scene.target_cells if cell not in closed)
        return {
            **self._elsewhere(scene),
            "by_kind": _by_kind(its.houses),
            "only": OnlyPlaces(its.digit, its.houses, left),
            "leaves": [Follows(each, tuple(truths), its.closed) for each in needs],
            "house": its.houses[0] if its.houses else None,
            "left": left,
            "need": StillNeed(its.digit, its.houses),
            "sight": Sees(seers, left),
            "target": scene.target_cells,
            "number": Numbers(len(its.houses), its.houses),
            "without_it": NoWay(needs, without=(*gone, *scene.action.candidates)),
            "with_it": NoWay(needs, scene.action.candidates, gone),
        }

    def _elsewhere(self, scene: Scene[TemplateEvidence]) -> Mapping[str, Any]:
        """What other digits always have, so that this one cannot have it."""
        its = scene.evidence
        digits = sorted({need.digit for need in its.truths if isinstance(need, HouseConstraint)})
        needs = tuple(HouseConstraint(house, d) for d in digits for house in scene.layout.houses)
        always = [
            self.clause("always", scene, cell=c.cell, digit=c.digit, is_=NoWay(needs, without=(c,)))
            for c in its.closed
        ]
        return {"others": digits, "always": always}

    def cases(self, scene: Scene[TemplateEvidence]) -> Collection[str]:
        its, kinds = scene.evidence, [house.kind for house in scene.evidence.houses]
        return when(
            none=not kinds,
            one=len(kinds) == 1,
            several=len(kinds) > 1,
            closed=its.closed,
            lost=isinstance(scene.action, Elimination),
            placed=isinstance(scene.action, Placement),
            mixed=len(set(kinds)) == len(kinds),
        )

    def pattern(self, scene: Scene[TemplateEvidence]) -> Passage:
        return say()


@tells(PatternOverlayEvidence)
class PatternOverlayTelling(Telling[PatternOverlayEvidence]):
    """Several digits, two or `three`, side by side; what goes is of `one`, or may be `many`."""

    def names(self, scene: Scene[PatternOverlayEvidence]) -> Mapping[str, Any]:
        digits, gone = scene.evidence.digits, scene.action.candidates
        cells = grouped((c.digit, c.cell) for c in sorted(gone, key=lambda c: (c.digit, c)))
        needs = [HouseConstraint(house, d) for d in digits for house in scene.layout.houses]
        return {
            "tried": [self.clause("try", scene, digit=d, cells=its) for d, its in cells.items()],
            "tried_digit": min(cells),
            "others": [digit for digit in digits if digit != min(cells)],
            "no_way": NoWay(tuple(needs), gone),
        }

    def cases(self, scene: Scene[PatternOverlayEvidence]) -> Collection[str]:
        gone = scene.action.candidates
        one = len({candidate.digit for candidate in gone}) == 1
        three = len(scene.evidence.digits) > 2
        return when(one=one, three=three, many=len(gone) > _MANY)

    def pattern(self, scene: Scene[PatternOverlayEvidence]) -> Passage:
        return digits_word(scene.evidence.digits, "/")


def _by_kind(houses: Sequence[House]) -> list[list[House]]:
    """Neighbours of one kind together."""
    return [list(alike) for _, alike in groupby(houses, lambda house: house.kind)]
