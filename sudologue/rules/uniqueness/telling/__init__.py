"""Deadly patterns: what would let two digits change places, and what prevents it.

Each kind of evidence observes the pattern's cells and what else it needs, and argues that without
the extras the pattern could be filled in another way: some extra is true, of one cell, of one
digit, in a subset, or beside a locked digit; or a digit would leave no extra true, since all others
follow from it. That the puzzle has one solution, the voices say themselves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import (
    CanBe,
    CanOnlyBe,
    Follows,
    HoldBetween,
    LiesIn,
    Numbers,
    OnlyPlaces,
    RuleOut,
)
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.conclusions import Candidates
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.uniqueness.evidence import (
    ExtraCellEvidence,
    ExtraDigitEvidence,
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
    ExtraXWingEvidence,
    GraveEvidence,
    HiddenRectangleEvidence,
    LinkedLoopEvidence,
)
from sudologue.rules.uniqueness.telling.deadly import D, DeadlyTelling


@tells(ExtraCellEvidence)
class ExtraCellTelling(DeadlyTelling[ExtraCellEvidence]):
    """One cell has extras."""

    def names(self, scene: Scene[ExtraCellEvidence]) -> Mapping[str, Any]:
        return {**super().names(scene), "gone": scene.conclusion.digits}


@tells(ExtraDigitEvidence)
class ExtraDigitTelling(DeadlyTelling[ExtraDigitEvidence]):
    """Several cells have the same extra."""

    bug_type = 2

    def names(self, scene: Scene[ExtraDigitEvidence]) -> Mapping[str, Any]:
        sight = scene.sight_of(scene.evidence.extra_cells)
        return {**super().names(scene), "sight": sight}


@tells(ExtraSubsetEvidence)
class ExtraSubsetTelling(DeadlyTelling[ExtraSubsetEvidence]):
    """The extras, as one cell, make a subset with others."""

    bug_type = 3

    def names(self, scene: Scene[ExtraSubsetEvidence]) -> Mapping[str, Any]:
        its, cells = scene.evidence, scene.evidence.subset_cells
        as_one = (its.extra_cells[0], *cells)
        return {
            **super().names(scene),
            "all_lie": [LiesIn((*its.extra_cells, *cells), house) for house in its.houses],
            "subset": HoldBetween.on(scene.before, cells),
            "how_many": Numbers(len(as_one), as_one),
            "as_many": Numbers(len(as_one), its.subset_digits),
        }


@tells(ExtraLockedEvidence)
class ExtraLockedTelling(DeadlyTelling[ExtraLockedEvidence]):
    """Of two cells with extras, one takes a digit that has no other place."""

    bug_type = 4

    def names(self, scene: Scene[ExtraLockedEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        only = OnlyPlaces(its.locked_digit, (its.house,), its.extra_cells)
        return {**super().names(scene), "only": only}


@tells(GraveEvidence)
class BugTelling(DeadlyTelling[GraveEvidence]):
    """Some extra of a BUG is true."""

    def names(self, scene: Scene[GraveEvidence]) -> Mapping[str, Any]:
        gone = scene.action.candidates
        leave_none = RuleOut(scene.evidence.extras, tuple(gone))
        return {**super().names(scene), "leave_none": leave_none, "losses": Candidates(gone)}


class ForcedTelling(DeadlyTelling[D]):
    """A digit in one cell would fill all others, and leave out every extra.

    Some corners of a rectangle may be `left` with its other digit.
    """

    def names(self, scene: Scene[D]) -> Mapping[str, Any]:
        gone = scene.action.candidates
        targets = [candidate.cell for candidate in gone]
        return {**super().names(scene), "targets": targets, "digit": gone[0].digit}


def _left_with(
    scene: Scene[Any], cells: Sequence[Cell], digit: int, true: tuple[Candidate, ...] = ()
) -> Mapping[str, Any]:
    """The corners that would be left with the digit, of those that can have it."""
    left = [cell for cell in cells if digit in scene.before.domain(cell)]
    claims = [Follows(CellConstraint(cell), (Candidate(cell, digit),), true) for cell in left]
    return {"left_cells": left, "left": claims, "other": digit}


@tells(ExtraXWingEvidence)
class ExtraXWingTelling(ForcedTelling[ExtraXWingEvidence]):
    """A digit is locked on two parallel sides."""

    def cases(self, scene: Scene[ExtraXWingEvidence]) -> Collection[str]:
        return [*super().cases(scene), *when(left=self._left(scene)["left"])]

    def names(self, scene: Scene[ExtraXWingEvidence]) -> Mapping[str, Any]:
        its, locked = scene.evidence, scene.evidence.locked_digit
        roof = _true(its.extra_cells, locked)
        both = [
            Follows(HouseConstraint(house, locked), (following,), (other,))
            for following, other in (roof, roof[::-1])
            for house in its.houses
            if following.cell in house.cells
        ]
        only = OnlyPlaces(locked, its.houses, tuple(sorted(its.pattern)))
        return {**super().names(scene), **self._left(scene), "only": only, "both": both}

    def _left(self, scene: Scene[ExtraXWingEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        corners = [cell for cell in its.pattern if cell not in its.extra_cells]
        roof = _true(its.extra_cells, its.locked_digit)
        return _left_with(scene, corners, other_digit(its), roof)


@tells(HiddenRectangleEvidence)
class HiddenRectangleTelling(ForcedTelling[HiddenRectangleEvidence]):
    """A digit is locked on both sides of a corner."""

    def cases(self, scene: Scene[HiddenRectangleEvidence]) -> Collection[str]:
        return [*super().cases(scene), *when(left=self._left(scene)["left"])]

    def names(self, scene: Scene[HiddenRectangleEvidence]) -> Mapping[str, Any]:
        its, beside = scene.evidence, beside_corner(scene.evidence)
        supposed, forced = Candidate(its.corner, other_digit(its)), _true(beside, its.locked_digit)
        sides = list(zip(its.houses, forced, strict=True))
        only, only_across = (
            OnlyPlaces(its.locked_digit, (house,), (its.corner, each.cell)) for house, each in sides
        )
        return {
            **super().names(scene),
            **self._left(scene),
            "only": only,
            "only_across": only_across,
            "beside": beside,
            "both": [
                Follows(HouseConstraint(house, each.digit), (each,), (supposed,))
                for house, each in sides
            ],
        }

    def _left(self, scene: Scene[HiddenRectangleEvidence]) -> Mapping[str, Any]:
        its = scene.evidence
        forced = _true(beside_corner(its), its.locked_digit)
        return _left_with(scene, [its.floor], other_digit(its), forced)


def _true(cells: Sequence[Cell], digit: int) -> tuple[Candidate, ...]:
    """The digit in each of the cells."""
    return tuple([Candidate(cell, digit) for cell in cells])


def other_digit(evidence: ExtraXWingEvidence | HiddenRectangleEvidence) -> int:
    """The rectangle's digit that is not locked."""
    (other,) = (digit for digit in evidence.digits if digit != evidence.locked_digit)
    return other


def beside_corner(evidence: HiddenRectangleEvidence) -> list[Cell]:
    """The corner's neighbours, in the order of the houses."""
    ends = (evidence.corner, evidence.floor)
    return [
        next(cell for cell in evidence.pattern if cell in house.cells and cell not in ends)
        for house in evidence.houses
    ]


@tells(LinkedLoopEvidence)
class LinkedLoopTelling(ForcedTelling[LinkedLoopEvidence]):
    """One digit leads round the loop, on which some cells may be `plain`."""

    def cases(self, scene: Scene[LinkedLoopEvidence]) -> Collection[str]:
        return [*super().cases(scene), *when(plain=self._plain(scene))]

    def names(self, scene: Scene[LinkedLoopEvidence]) -> Mapping[str, Any]:
        its, plain = scene.evidence, self._plain(scene)
        both = [Candidate(cell, digit) for cell in its.pattern for digit in its.digits]
        return {
            **super().names(scene),
            "can_be": CanBe(tuple(both)),
            "plain": plain,
            "nothing_else": CanOnlyBe(plain, its.digits),
            "locked": list(self._locked(scene)),
            "start_cell": its.start.cell,
            "start_digit": its.start.digit,
            "round": list(self._round(scene)),
        }

    def _plain(self, scene: Scene[LinkedLoopEvidence]) -> tuple[Cell, ...]:
        """The cells that have no extras."""
        its, board = scene.evidence, scene.before
        return tuple([c for c in its.pattern if len(board.domain(c)) == len(its.digits)])

    def _locked(self, scene: Scene[LinkedLoopEvidence]) -> Iterator[OnlyPlaces | Passage]:
        """Where a digit has just two places, both of them on the loop."""
        only = [
            OnlyPlaces(
                step.candidate.digit,
                (step.house,),
                tuple(sorted((step.before.cell, step.candidate.cell))),
            )
            for step in scene.evidence.steps
            if step.is_locked
        ]
        yield from only[:1]
        for each in only[1:]:
            yield self.clause("locked_too", scene, only=each, **vars(each))

    def _round(self, scene: Scene[LinkedLoopEvidence]) -> Iterator[Passage]:
        """What each cell would be."""
        steps = scene.evidence.steps
        claims = [Follows(each.truth, (each.candidate,), (each.before,)) for each in steps]
        for each in steps:
            cell, digit = each.candidate.cell, each.candidate.digit
            yield self.clause("step", scene, cell=cell, digit=digit, claims=claims)
