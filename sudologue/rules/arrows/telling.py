"""How arrows are told: that a shaft adds up to its circle, and what that leaves of some cells."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from sudologue.clues import Arrow
from sudologue.inference import Constraint
from sudologue.model import Candidate, Cell, Layout
from sudologue.narration.claims.board_claims import SeeEachOther
from sudologue.narration.claims.clue_claims import CannotMake, SumBounds, WaysLeft, WaysTake
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.filling import named, said, when
from sudologue.narration.phrasing.passage import Passage, join, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.conclusions import Kept, kept_alike, what_is_left
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.arrows.evidence import (
    ArrowBound,
    ArrowBoundsEvidence,
    ArrowEvidence,
    ArrowFillingEvidence,
    Way,
)

E = TypeVar("E", bound=ArrowEvidence)
Groups = tuple[tuple[Cell, ...], ...]
Fact = tuple[tuple[Cell, ...], bool, int, Groups]
"""Cells, whether it is the least that they come to, what they come to, and which differ."""

_FEW_DIGITS = 2
_FEW_TOTALS = 3


class ArrowTelling(Telling[E]):
    """What all steps on an arrow have in common, which has a letter where a whole solve is told."""

    def names(self, scene: Scene[E]) -> Mapping[str, Any]:
        arrow = scene.evidence.arrow
        left = what_is_left(scene.before, scene.action, scene.evidence.cells)
        known = arrow if scene.number is None else words_of(arrow, scene.layout)
        return {
            "arrow": known,
            "circle": arrow.circle,
            "shafts": arrow.shafts,
            "left": kept_alike(left),
        }

    def place(self, scene: Scene[E]) -> Passage:
        return named(scene.evidence.arrow)

    def pattern(self, scene: Scene[E]) -> Passage:
        return say("arrow ", _in_short(scene.evidence.arrow, scene.size))

    def contradiction(self, scene: Scene[E]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.arrow, scene.action.candidates),)


@tells(ArrowBoundsEvidence)
class ArrowBoundsTelling(ArrowTelling[ArrowBoundsEvidence]):
    """What the circle is and the shafts total, at least or at `most`, and what that makes of cells.

    Of a `pill` it is told what its shafts total.
    """

    def cases(self, scene: Scene[ArrowBoundsEvidence]) -> Collection[str]:
        return when(pill=len(scene.evidence.arrow.circle) > 1)

    def names(self, scene: Scene[ArrowBoundsEvidence]) -> Mapping[str, Any]:
        its, is_pill = scene.evidence, len(scene.evidence.arrow.circle) > 1
        known = super().names(scene)
        if is_pill:
            return {**known, "facts": [self._range(scene, shaft) for shaft in its.arrow.shafts]}
        facts = dict.fromkeys(self._fact_of(scene, bound) for bound in its.bounds)
        left = {kept.cells[0]: kept for kept in what_is_left(scene.before, scene.action, its.cells)}
        bounded = [self._bounded(scene, bound, left[bound.cell].digits) for bound in its.bounds]
        return {**known, "facts": [self._fact(scene, *fact) for fact in facts], "bounded": bounded}

    def _fact_of(self, scene: Scene[ArrowBoundsEvidence], bound: ArrowBound) -> Fact:
        """What is to be known for a bound: of a shaft for the circle, and the other way round."""
        circle = scene.evidence.arrow.circle
        if bound.cell in circle:
            return bound.shaft, bound.is_least, bound.rest, bound.groups
        return circle, bound.is_least, bound.number, ()

    def _fact(
        self,
        scene: Scene[ArrowBoundsEvidence],
        cells: tuple[Cell, ...],
        least: bool,
        amount: int,
        groups: Groups,
    ) -> Passage:
        """`the shaft totals at least 9`, `r1c3 is at most 8`, `r1c3 is 4`; `several` have cells."""
        one = len(cells) == 1
        filled = one and scene.before.value(cells[0]) is not None
        several = not one and len(scene.evidence.arrow.shafts) > 1
        return self.clause(
            "fact",
            scene,
            *when(
                circle=cells == scene.evidence.arrow.circle,
                filled=filled,
                one=one,
                several=several,
                most=not (least or filled),
            ),
            cells=cells,
            amount=amount,
            bounds=SumBounds(cells, *((amount, None) if least else (None, amount)), groups),
        )

    def _range(self, scene: Scene[ArrowBoundsEvidence], shaft: tuple[Cell, ...]) -> Passage:
        """`r1c3 and r2c3 total at least 3 and at most 17`."""
        domains = [scene.before.domain(cell) or {scene.before.value(cell) or 0} for cell in shaft]
        least, most = sum(map(min, domains)), sum(map(max, domains))
        bounds = SumBounds(shaft, least, most)
        return self.clause("range", scene, cells=shaft, least=least, top=most, bounds=bounds)

    def _bounded(
        self, scene: Scene[ArrowBoundsEvidence], bound: ArrowBound, left: tuple[int, ...]
    ) -> Passage:
        """`r1c4 is at least 9`, `r2c5 is at most 9 − 7 = 2`, or `exact`, where no other is left."""
        others = tuple(cell for cell in bound.shaft if cell != bound.cell)
        if bound.cell in scene.evidence.arrow.circle and len(left) <= _FEW_TOTALS:
            return said(Kept((bound.cell,), left))
        on_shaft = len(others) < len(bound.shaft)
        sides = (None, bound.rest) if bound.is_least else (bound.rest, None)
        return self.clause(
            "bounded",
            scene,
            *when(
                exact=left == (bound.bound,),
                most=not bound.is_least,
                on_shaft=on_shaft and others,
            ),
            cell=bound.cell,
            number=bound.number,
            rest=bound.rest,
            bound=bound.bound,
            makes=SumBounds(others, *sides, bound.groups),
        )


@tells(ArrowFillingEvidence)
class ArrowFillingTelling(ArrowTelling[ArrowFillingEvidence]):
    """The `ways` that are left, if these are few, or what the cells take in all of them.

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
        known = super().names(scene)
        return {
            **known,
            "apart_cells": [SeeEachOther(group) for group in groups],
            "ways_left": WaysLeft(arrow, its.ways, groups),
            "sums": [_sum_of(arrow, way) for way in its.ways],
            "takes_left": [
                WaysTake(arrow, cell, kept.digits, groups)
                for kept in known["left"]
                for cell in kept.cells
            ],
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
