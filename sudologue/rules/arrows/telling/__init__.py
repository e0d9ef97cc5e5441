"""How arrows are told: that a shaft adds up to its circle, and what that leaves of some cells."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from sudologue.clues import Arrow
from sudologue.grouping import grouped
from sudologue.inference import Constraint
from sudologue.model import Candidate, Cell, Layout
from sudologue.narration.claims.board_claims import SeeEachOther
from sudologue.narration.claims.clue_claims import CannotMake, SumBounds, WaysLeft, WaysTake
from sudologue.narration.phrasing.clue_words import words_of
from sudologue.narration.phrasing.filling import named, said, when
from sudologue.narration.phrasing.passage import Passage, join, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.conclusions import Kept, kept_alike, left_in_short, what_is_left
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.arrows.evidence import (
    ArrowBound,
    ArrowBoundsEvidence,
    ArrowEvidence,
    ArrowFillingEvidence,
    Way,
    sums_of,
)
from sudologue.rules.arrows.telling.arrow_sums import ArrowSums, SumsLeft

E = TypeVar("E", bound=ArrowEvidence)
Groups = tuple[tuple[Cell, ...], ...]
Fact = tuple[tuple[Cell, ...], bool, tuple[int, ...], Groups]
"""Cells, whether it is the least that they come to, their digits then, and which differ."""

_FEW_DIGITS = 2
_FEW_TOTALS = 3
_MOST_SUMS, _MOST_REASONS = 5, 4


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

    def after_arrow(self, scene: Scene[E]) -> Passage | None:
        """In a whole solve what is left: `r3c8=2, r4c7=1`."""
        if scene.number is None:
            return super().after_arrow(scene)
        left = what_is_left(scene.before, scene.action, scene.evidence.cells)
        return left_in_short(left, scene.action)

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
        alike = grouped((self._outcome(scene, b, left[b.cell].digits), b) for b in its.bounds)
        bounded = [self._bounded(scene, bounds, left) for bounds in alike.values()]
        return {**known, "facts": [self._fact(scene, *fact) for fact in facts], "bounded": bounded}

    def _fact_of(self, scene: Scene[ArrowBoundsEvidence], bound: ArrowBound) -> Fact:
        """What is to be known for a bound: of a shaft for the circle, and the other way round."""
        circle = scene.evidence.arrow.circle
        if bound.cell in circle:
            return bound.shaft, bound.is_least, bound.digits, bound.groups
        return circle, bound.is_least, (bound.number,), ()

    def _fact(
        self,
        scene: Scene[ArrowBoundsEvidence],
        cells: tuple[Cell, ...],
        least: bool,
        digits: tuple[int, ...],
        groups: Groups,
    ) -> Passage:
        """`the shaft totals at least 4 + 5 = 9`, `r1c3 is at most 8`, `r1c3 is 4`; `several` have
        cells."""
        one, amount = len(cells) == 1, sum(digits)
        filled = one and scene.before.value(cells[0]) is not None
        several = not one and len(scene.evidence.arrow.shafts) > 1
        plus = () if one else (join(digits, " + "), " = ")
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
            amount=say(*plus, amount if one else str(amount)),
            bounds=SumBounds(cells, *((amount, None) if least else (None, amount)), groups),
        )

    def _range(self, scene: Scene[ArrowBoundsEvidence], shaft: tuple[Cell, ...]) -> Passage:
        """`r1c3 and r2c3 total at least 3 and at most 17`."""
        domains = [scene.before.domain(cell) or {scene.before.value(cell) or 0} for cell in shaft]
        least, most = sum(map(min, domains)), sum(map(max, domains))
        bounds = SumBounds(shaft, least, most)
        return self.clause("range", scene, cells=shaft, least=least, top=most, bounds=bounds)

    def _outcome(
        self, scene: Scene[ArrowBoundsEvidence], bound: ArrowBound, left: tuple[int, ...]
    ) -> tuple[object, ...]:
        """What is said of a bound: the digits that are left, if they are few, or else the bound."""
        if bound.cell in scene.evidence.arrow.circle and len(left) <= _FEW_TOTALS:
            return left
        exact = left == (bound.bound,)
        return bound.is_least, bound.number, bound.rest, bound.bound, len(bound.shaft), exact

    def _bounded(
        self,
        scene: Scene[ArrowBoundsEvidence],
        bounds: Sequence[ArrowBound],
        left: Mapping[Cell, Kept],
    ) -> Passage:
        """`r1c4 is at least 9`, `r2c5 and r3c5 are each at most 9 − 7 = 2`, or `exact`, where no
        other is left."""
        bound, cells = bounds[0], tuple(each.cell for each in bounds)
        digits, in_circle = left[bound.cell].digits, bound.cell in scene.evidence.arrow.circle
        if in_circle and len(digits) <= _FEW_TOTALS:
            return said(Kept(cells, digits))
        makes: list[SumBounds] = []
        for each in bounds:
            others = tuple(cell for cell in each.shaft if cell != each.cell)
            sides = (None, each.rest) if each.is_least else (each.rest, None)
            makes.append(SumBounds(others, *sides, each.groups))
        return self.clause(
            "bounded",
            scene,
            *when(
                exact=digits == (bound.bound,),
                most=not bound.is_least,
                on_shaft=not in_circle and len(bound.shaft) > 1,
            ),
            cells=cells,
            number=bound.number,
            rest=bound.rest,
            bound=bound.bound,
            makes=makes,
        )


@tells(ArrowFillingEvidence)
class ArrowFillingTelling(ArrowTelling[ArrowFillingEvidence]):
    """The `ways` that are left, if these are few, or what the cells take in all of them.

    Of an arrow with one shaft that is told by its sums: what they are by the digits that are placed
    (`base_of`), and why others than those left are out. Cells may be `grouped` that cannot repeat a
    digit, so that ways are `refused`; or it is soon said what a digit that goes would be `leaving`.
    """

    def cases(self, scene: Scene[ArrowFillingEvidence]) -> Collection[str]:
        its, groups = scene.evidence, self._groups(scene)
        leaving = not (groups or its.ways) and self._leavings(scene)
        refused = its.refused and not its.ways
        form = self._form(scene)
        return when(
            ways=its.ways,
            grouped=groups and form in ("", "many"),
            refused=refused,
            apart=its.apart,
            leaving=leaving,
            clashing=form == "known" and its.apart and self._base(scene).clashing,
            differ=form == "least" and self._alike(scene),
            reasons=form not in ("", "copy", "many") and self._base(scene).reasons,
            **dict.fromkeys([form] if form else [], True),
        )

    @once_a_scene
    def _base(self, scene: Scene[ArrowFillingEvidence]) -> ArrowSums:
        return ArrowSums.of(scene)

    @once_a_scene
    def _form(self, scene: Scene[ArrowFillingEvidence]) -> str:
        """How sums are told: a copy, the last open cell, so much more than a cell, at `least` so
        much, those of a `known` or an `open` circle; or none of these."""
        arrow, board = scene.evidence.arrow, scene.before
        if not scene.evidence.ways or len(arrow.circle) != 1 or len(arrow.shafts) != 1:
            return ""
        if arrow.copies:
            return "copy"
        base, (circle,) = self._base(scene), arrow.circle
        if len(base.open_cells) == 1:
            return "total" if base.open_cells == (circle,) else "last"
        if not base.sums or len(base.reasons) > _MOST_REASONS:
            return ""
        if not board.value(circle) and len(base.open_cells) == 2:
            return "more" if len(base.sums) <= _MOST_SUMS else "more_of_many"
        if len(base.sums) > _MOST_SUMS:
            return "many" if base.reasons else ""
        if {way[0] for way in base.sums} == {scene.size} and not board.value(circle):
            return "least"
        return "known" if board.value(circle) else "open"

    def pattern(self, scene: Scene[ArrowFillingEvidence]) -> Passage:
        """With the ways that are left: `arrow r2c9=3: r3c8+r4c7={2+1}`, `…={8=1+7/9=2+7}`."""
        arrow, ways = scene.evidence.arrow, scene.evidence.ways
        if scene.number is None or not ways or len(arrow.circle) != 1 or len(arrow.shafts) != 1:
            return super().pattern(scene)
        known = scene.before.value(arrow.circle[0])
        sums = [join(way[1:], "+") for way in sums_of(arrow, ways)]
        if not known:
            sums = [
                say(str(way[0]), "=", s) for way, s in zip(sums_of(arrow, ways), sums, strict=True)
            ]
        circle = say(arrow.circle[0], "=", str(known), ": ") if known else say(arrow.circle[0], "=")
        return say("arrow ", circle, join(arrow.shafts[0], "+"), "={", join(sums, "/"), "}")

    def names(self, scene: Scene[ArrowFillingEvidence]) -> Mapping[str, Any]:
        its, arrow, groups = scene.evidence, scene.evidence.arrow, self._groups(scene)
        known = super().names(scene)
        return {
            **known,
            "apart_cells": [SeeEachOther(group) for group in groups],
            "ways_left": WaysLeft(arrow, its.ways, groups),
            "sums": [_sum_of(arrow, way) for way in sums_of(arrow, its.ways)],
            "takes_left": [
                WaysTake(arrow, cell, kept.digits, groups)
                for kept in known["left"]
                for cell in kept.cells
            ],
            "refused_left": WaysLeft(arrow, its.refused, given=scene.action.candidates),
            "refused_sums": [_sum_of(arrow, way) for way in its.refused],
            "leavings": self._leavings(scene),
            **(self._told_sums(scene) if self._form(scene) not in ("", "copy") else {}),
        }

    def _told_sums(self, scene: Scene[ArrowFillingEvidence]) -> Mapping[str, Any]:
        """What is told of sums: those there are, and why some are out."""
        arrow, base = scene.evidence.arrow, self._base(scene)
        known, (shaft,) = self._form(scene) == "known", arrow.shafts
        placed = tuple(cell for cell in shaft if cell not in base.open_cells)
        rest = sum(scene.before.value(cell) or 0 for cell in placed)
        told = [join(sorted(way[1:]), " + ") if known else _sum_of(arrow, way) for way in base.sums]
        return {
            "base": told,
            "base_left": SumsLeft(arrow, base.sums),
            "differing": [SeeEachOther(group) for group in self._alike(scene)],
            "clashing": [join(sorted(way[1:]), " + ") for way in base.clashing],
            "reasons": base.reasons,
            "number": scene.before.value(arrow.circle[0]),
            "placed": placed,
            "rest": rest,
            "makes": SumBounds(placed, rest, rest),
            "open_cell": base.open_cells[-1],
            "least_sum": say(join(scene.evidence.ways[0][1:], " + "), " = ", str(scene.size)),
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

    def _alike(self, scene: Scene[ArrowFillingEvidence]) -> Groups:
        """The open cells of the shaft that the links keep from taking the same digit."""
        opened = {*self._base(scene).open_cells}.difference(scene.evidence.arrow.circle)
        shared = [tuple(cell for cell in its if cell in opened) for its in self._groups(scene)]
        return tuple(group for group in shared if len(group) > 1)

    @once_a_scene
    def _leavings(self, scene: Scene[ArrowFillingEvidence]) -> list[Passage]:
        """What each digit that goes would leave for the others, where that is soon said."""
        arrow, gone = scene.evidence.arrow, scene.action.candidates
        if len(gone) > _FEW_DIGITS or len(arrow.circle) != 1 or len(arrow.shafts) != 1:
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
