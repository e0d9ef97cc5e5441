"""How arrows are told: that a shaft adds up to its circle, and what that leaves of some cells."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from sudologue.clues import Arrow
from sudologue.inference import Constraint
from sudologue.model import Candidate, Cell, Layout
from sudologue.narration.claims.board_claims import ClueLeaves, SeeEachOther
from sudologue.narration.claims.clue_claims import CannotMake, SumBounds, WaysLeft, WaysTake
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, join, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.arrows.evidence import (
    ArrowBoundsEvidence,
    ArrowEvidence,
    ArrowFillingEvidence,
    Way,
)

E = TypeVar("E", bound=ArrowEvidence)
Groups = tuple[tuple[Cell, ...], ...]

_FEW_DIGITS = 2
_FEW_TOTALS = 3


class ArrowTelling(Telling[E]):
    """What all steps on an arrow have in common."""

    def names(self, scene: Scene[E]) -> Mapping[str, Any]:
        arrow = scene.evidence.arrow
        return {"circle": arrow.circle, "shafts": arrow.shafts, "cell": scene.evidence.cells[0]}

    def pattern(self, scene: Scene[E]) -> Passage:
        return say("arrow ", _in_short(scene.evidence.arrow, scene.size))

    def contradiction(self, scene: Scene[E]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.arrow, scene.action.candidates),)


@tells(ArrowBoundsEvidence)
class ArrowBoundsTelling(ArrowTelling[ArrowBoundsEvidence]):
    """What the others make at least or at `most`, and what that leaves for the cell.

    It may be all of the `circle`, or lie `on_shaft`.
    """

    def cases(self, scene: Scene[ArrowBoundsEvidence]) -> Collection[str]:
        circle, cells = scene.evidence.arrow.circle, scene.evidence.cells
        on_shaft = cells[0] not in circle
        return when(on_shaft=on_shaft, circle=circle == cells, most=not scene.evidence.is_least)

    def names(self, scene: Scene[ArrowBoundsEvidence]) -> Mapping[str, Any]:
        its, arrow, (cell,) = scene.evidence, scene.evidence.arrow, scene.evidence.cells
        in_circle = cell in arrow.circle
        circle = tuple(other for other in arrow.circle if other != cell)
        others = tuple(other for other in its.shaft if other != cell)
        parts: list[Passage] = []
        if len(arrow.circle) == 1 and circle:
            parts.append(self._makes(scene, circle, its.is_least, its.number))
        elif circle:
            parts.append(self._in_pill(scene, circle, its.is_least is not in_circle))
        if others:
            parts.append(
                self._makes(scene, others, its.is_least is in_circle, its.rest, its.groups)
            )
        return {**super().names(scene), "others": parts}

    def _makes(
        self,
        scene: Scene[ArrowBoundsEvidence],
        cells: tuple[Cell, ...],
        least: bool,
        amount: int,
        groups: Groups = (),
    ) -> Passage:
        """`r1c3 and r2c3 make at least 3`, `r1c3 is at least 1`, `r1c3 is 4`."""
        one, apart = len(cells) == 1, groups == (cells,)
        return self.clause(
            "makes",
            scene,
            *when(
                most=not least,
                one=one,
                filled=one and scene.before.value(cells[0]),
                apart=not one and apart,
                grouped=not one and groups and not apart,
            ),
            cells=cells,
            amount=amount,
            apart=[SeeEachOther(group) for group in groups],
            bounds=SumBounds(cells, *((amount, None) if least else (None, amount)), groups),
        )

    def _in_pill(
        self, scene: Scene[ArrowBoundsEvidence], cells: tuple[Cell, ...], least: bool
    ) -> Passage:
        """`r1c2 is at least 3`, for each of the pill's other cells."""
        board, extreme = scene.before, min if least else max
        digits = [board.value(cell) or extreme(board.domain(cell)) for cell in cells]
        both = zip(cells, digits, strict=True)
        others = [self._makes(scene, (cell,), least, digit) for cell, digit in both]
        return self.clause("in_pill", scene, others=others)


@tells(ArrowFillingEvidence)
class ArrowFillingTelling(ArrowTelling[ArrowFillingEvidence]):
    """The `ways` that are left, if these are few, or what the cell takes in all of them.

    Cells may be `grouped` that cannot repeat a digit, so that ways are `refused`; or it is soon
    said what a digit that goes would be `leaving`.
    """

    def cases(self, scene: Scene[ArrowFillingEvidence]) -> Collection[str]:
        its, groups = scene.evidence, self._groups(scene)
        leaving = not (groups or its.ways) and self._leavings(scene)
        refused = its.refused and not its.ways
        return when(
            ways=its.ways, grouped=groups, refused=refused, apart=its.apart, leaving=leaving
        )

    def names(self, scene: Scene[ArrowFillingEvidence]) -> Mapping[str, Any]:
        its, arrow, groups = scene.evidence, scene.evidence.arrow, self._groups(scene)
        cell, left = its.cells[0], its.left
        return {
            **super().names(scene),
            "apart_cells": [SeeEachOther(group) for group in groups],
            "ways_left": WaysLeft(arrow, its.ways, groups),
            "sums": [_sum_of(arrow, way) for way in its.ways],
            "takes_left": (
                WaysTake(arrow, cell, left, groups) if groups else ClueLeaves(arrow, cell, left)
            ),
            "refused_left": WaysLeft(arrow, its.refused, given=scene.action.candidates),
            "refused_sums": [_sum_of(arrow, way) for way in its.refused],
            "leavings": self._leavings(scene),
        }

    @once_a_scene
    def _groups(self, scene: Scene[ArrowFillingEvidence]) -> Groups:
        """The cells that the links keep from taking the same digit, the largest groups."""
        layout, arrow = scene.layout, scene.evidence.arrow
        found = {
            tuple(cell for cell in arrow.cells if _is_under(layout, link, cell))
            for link in scene.evidence.apart
        }
        largest = [group for group in found if not any(set(group) < set(other) for other in found)]
        return tuple(sorted(largest))

    @once_a_scene
    def _leavings(self, scene: Scene[ArrowFillingEvidence]) -> list[Passage]:
        """What each digit that goes would leave for the others, where that is soon said."""
        arrow, gone = scene.evidence.arrow, scene.action.candidates
        if len(gone) > _FEW_DIGITS or len(arrow.circle) > 1 or len(arrow.shafts) > 1:
            return []
        told = [self._leaving(scene, one) for one in gone]
        return [part for part in told if part] if all(told) else []

    def _leaving(self, scene: Scene[ArrowFillingEvidence], one: Candidate) -> Passage | None:
        """`with 5 in r2c3, r1c3 and r1c2 would have to make 2 or 3, and they cannot`."""
        arrow, board = scene.evidence.arrow, scene.before
        (circle,), (shaft,) = arrow.circle, arrow.shafts
        if one.cell == circle:
            totals, others = [one.digit], shaft
        else:
            value = board.value(circle)
            numbers = sorted(board.domain(circle)) if value is None else [value]
            totals = [number - one.digit for number in numbers if number > one.digit]
            others = tuple(cell for cell in shaft if cell != one.cell)
        if not others or not totals or len(totals) > _FEW_TOTALS:
            return None
        cannot = CannotMake(others, tuple(totals))
        return self.clause(
            "leaving",
            scene,
            digit=one.digit,
            cell=one.cell,
            others=others,
            totals=totals,
            cannot=cannot,
        )


def _in_short(arrow: Arrow, size: int) -> Passage:
    """`r1c4=r1c3+r2c3`."""
    circle = compact_cells(arrow.circle, size)
    return join([circle, *(join(shaft, "+") for shaft in arrow.shafts)], "=")


def _is_under(layout: Layout, link: Constraint, cell: Cell) -> bool:
    return bool(link.mask(layout) & layout.tables.domain_masks[layout.tables.cell_number(cell)])


def _sum_of(arrow: Arrow, way: Way) -> Passage:
    """`8 = 2 + 6`, with a sum for each shaft."""
    digits = iter(way)
    circle = [next(digits) for _ in arrow.circle]
    sums = [join([next(digits) for _ in shaft], " + ") for shaft in arrow.shafts]
    return join([join(circle, ""), *sums], " = ")
