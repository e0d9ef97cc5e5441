"""Wings: a few cells of which one takes a digit, whatever the others do."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import (
    CanOnlyBe,
    Follows,
    HoldBetween,
    Numbers,
    OnlyPlaces,
    SeeEachOther,
    Sees,
    emptied,
)
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, phrase
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.areas import region_of
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.wings.evidence import BigWingEvidence, WingEvidence, WWingEvidence


@tells(WingEvidence)
class WingTelling(Telling[WingEvidence]):
    """A pivot and two pincers; in an XYZ-Wing the pivot has `three` candidates."""

    def cases(self, scene: Scene[WingEvidence]) -> Collection[str]:
        return when(three=scene.evidence.digit in scene.before.domain(scene.evidence.pivot))

    def names(self, scene: Scene[WingEvidence]) -> Mapping[str, Any]:
        wing, board = scene.evidence, scene.before
        (one, other), (first, second) = wing.pincers, wing.pivot_digits
        holders = (wing.pivot, one, other) if self.cases(scene) else wing.pincers
        pivot_can = CanOnlyBe.on(board, wing.pivot)
        return {
            "one": one,
            "other": other,
            "first": first,
            "second": second,
            "targets": scene.target_cells,
            "pivot_can": pivot_can,
            "pivot_digits": pivot_can.digits,
            "one_is": _forced(wing, one, first),
            "other_is": _forced(wing, other, second),
            "one_can": CanOnlyBe.on(board, one),
            "other_can": CanOnlyBe.on(board, other),
            "pivot_sees": Sees((wing.pivot,), wing.pincers),
            "sight": scene.sight_of(holders),
        }

    def pattern(self, scene: Scene[WingEvidence]) -> Passage:
        wing = scene.evidence
        digits = (*wing.pivot_digits, wing.digit)
        return digits_in_cells(digits, wing.focus_cells, scene.size, "/")

    def digits(self, scene: Scene[WingEvidence]) -> tuple[int, ...]:
        return tuple(sorted((*scene.evidence.pivot_digits, scene.evidence.digit)))


def _forced(wing: WingEvidence, pincer: Cell, digit: int) -> Follows:
    """That a pincer is left with the wing's digit if the pivot has one of its own."""
    left, true = Candidate(pincer, wing.digit), Candidate(wing.pivot, digit)
    return Follows(CellConstraint(pincer), (left,), (true,))


@tells(WWingEvidence)
class WWingTelling(Telling[WWingEvidence]):
    """Two ends, and a bridge that keeps them from being alike in one of their digits."""

    def names(self, scene: Scene[WWingEvidence]) -> Mapping[str, Any]:
        wing, linked = scene.evidence, scene.evidence.linked_digit
        (end, other), (near, far) = wing.ends, wing.bridge
        both = [Candidate(cell, linked) for cell in wing.ends]
        return {
            "end": end,
            "other": other,
            "near": near,
            "far": far,
            "pair": self.digits(scene),
            "alike": CanOnlyBe(wing.ends, self.digits(scene)),
            "only": OnlyPlaces(linked, (wing.house,), wing.bridge),
            "end_sees": Sees((end,), (near,)),
            "other_sees": Sees((other,), (far,)),
            "lacks": emptied(HouseConstraint(wing.house, linked), both),
            "sight": scene.sight_of(wing.ends),
        }

    def place(self, scene: Scene[WWingEvidence]) -> Passage:
        return compact_cells(scene.evidence.ends, scene.size)

    def pattern(self, scene: Scene[WWingEvidence]) -> Passage:
        wing, size = scene.evidence, scene.size
        ends = digits_in_cells((wing.digit, wing.linked_digit), wing.ends, size, "/")
        bridge = compact_cells(wing.bridge, size)
        return phrase("{} connected by {} in {}", ends, wing.linked_digit, bridge)

    def region(self, scene: Scene[WWingEvidence]) -> Passage:
        wing = scene.evidence
        return region_of(scene.layout, (*wing.ends, *wing.bridge), self.digits(scene))

    def digits(self, scene: Scene[WWingEvidence]) -> tuple[int, ...]:
        return tuple(sorted((scene.evidence.digit, scene.evidence.linked_digit)))


@tells(BigWingEvidence)
class BigWingTelling(Telling[BigWingEvidence]):
    """As many cells as digits, all but one of which find room for once at most, or `all`."""

    def cases(self, scene: Scene[BigWingEvidence]) -> Collection[str]:
        return when(all=scene.evidence.digit is None)

    def names(self, scene: Scene[BigWingEvidence]) -> Mapping[str, Any]:
        wing, board = scene.evidence, scene.before

        def places(digit: int | None) -> tuple[Cell, ...]:
            return tuple([cell for cell in wing.cells if digit in board.domain(cell)])

        return {
            "hold": HoldBetween(wing.cells, self.digits(scene)),
            "number": Numbers(len(wing.cells), wing.cells),
            "targets": scene.target_cells,
            "mutual": [SeeEachOther(places(digit)) for digit in wing.restricted],
            "places": places(wing.digit),
            "sight": scene.sight_of(places(wing.digit)),
            "each_sees": [Sees((c.cell,), places(c.digit)) for c in scene.action.candidates],
        }

    def pattern(self, scene: Scene[BigWingEvidence]) -> Passage:
        return digits_in_cells(_digits(scene.evidence), scene.evidence.cells, scene.size, "/")

    def digits(self, scene: Scene[BigWingEvidence]) -> tuple[int, ...]:
        return tuple(sorted(_digits(scene.evidence)))


def _digits(wing: BigWingEvidence) -> tuple[int, ...]:
    """The restricted digits, and then the other one, if there is one."""
    return wing.restricted if wing.digit is None else (*wing.restricted, wing.digit)
