"""A digit would leave no extra true, since all others follow from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import CanBe, CanOnlyBe, Follows, OnlyPlaces
from sudologue.narration.phrasing.english import (
    a_digit,
    clauses,
    listing,
    sentence_case,
    within,
)
from sudologue.narration.phrasing.facts import only_places
from sudologue.narration.phrasing.passage import Passage, phrase, states
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.uniqueness.evidence import (
    ExtraXWingEvidence,
    HiddenRectangleEvidence,
    LinkedLoopEvidence,
)
from sudologue.rules.uniqueness.telling.deadly import DeadlyTelling
from sudologue.rules.uniqueness.telling.exchange import D, exchange, seen, way_round


class _ForcedTelling(DeadlyTelling[D]):
    """A digit in one cell would fill all others, and leave out every extra."""

    def outcome(self, scene: Scene[D]) -> Passage:
        cells = listing((c.cell for c in scene.action.candidates), "or")
        digit = a_digit(scene.action.candidates[0].digit)
        return phrase("and {} in {} would bring just that about", digit, cells)


@tells(ExtraXWingEvidence)
class ExtraXWingTelling(_ForcedTelling[ExtraXWingEvidence]):
    """A digit is locked on two parallel sides."""

    def observation(self, scene: Scene[ExtraXWingEvidence]) -> Passage:
        evidence = scene.evidence
        corners = sorted(evidence.pattern)
        only = only_places(evidence.locked_digit, evidence.houses, corners)
        return phrase("{}. {}", seen(scene), sentence_case(only))

    def argument(self, scene: Scene[ExtraXWingEvidence]) -> Passage:
        evidence, locked = scene.evidence, scene.evidence.locked_digit
        roof = tuple([Candidate(cell, locked) for cell in evidence.extra_cells])
        both = [
            Follows(HouseConstraint(house, locked), (following,), (other,))
            for following, other in (roof, roof[::-1])
            for house in evidence.houses
            if following.cell in house.cells
        ]
        corners = [cell for cell in evidence.pattern if cell not in evidence.extra_cells]
        left = _left_with(scene, corners, other_digit(evidence), roof)
        text = "were {} {},{};{} and {}"
        would = states(" both of them would be", *both)
        return phrase(
            text, listing(evidence.extra_cells, "or"), locked, would, left, exchange(scene)
        )


@tells(HiddenRectangleEvidence)
class HiddenRectangleTelling(_ForcedTelling[HiddenRectangleEvidence]):
    """A digit is locked on both sides of a corner."""

    def observation(self, scene: Scene[HiddenRectangleEvidence]) -> Passage:
        evidence, locked = scene.evidence, scene.evidence.locked_digit
        (side, across), (one, other) = evidence.houses, beside_corner(evidence)
        first = only_places(locked, (side,), (evidence.corner, one))
        claim = OnlyPlaces(locked, (across,), (evidence.corner, other))
        only = states(" only", claim)
        cells = listing((evidence.corner, other), "or")
        text = "{}. {}, and {}{} in {}"
        return phrase(text, seen(scene), sentence_case(first), within(across), only, cells)

    def argument(self, scene: Scene[HiddenRectangleEvidence]) -> Passage:
        evidence, other = scene.evidence, other_digit(scene.evidence)
        start, beside = Candidate(evidence.corner, other), beside_corner(evidence)
        forced = tuple([Candidate(cell, evidence.locked_digit) for cell in beside])
        both = [
            Follows(HouseConstraint(house, evidence.locked_digit), (candidate,), (start,))
            for house, candidate in zip(evidence.houses, forced, strict=True)
        ]
        left = _left_with(scene, [evidence.floor], other, forced)
        text = "if {} were {}, {}{} {},{} and {}"
        would = states(" would both be", *both)
        return phrase(
            text,
            evidence.corner,
            other,
            listing(beside),
            would,
            evidence.locked_digit,
            left,
            exchange(scene),
        )


def _left_with(
    scene: Scene[Any], corners: Sequence[Cell], digit: int, true: tuple[Candidate, ...]
) -> Passage | None:
    """` r7c3 would be left with 2,`, of the corners that can have the digit."""
    left = [Candidate(cell, digit) for cell in corners if digit in scene.before.domain(cell)]
    if not left:
        return None
    claims = [Follows(CellConstraint(each.cell), (each,), true) for each in left]
    would = states(" would be left with", *claims)
    return phrase(" {}{} {},", listing(each.cell for each in left), would, digit)


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
class LinkedLoopTelling(_ForcedTelling[LinkedLoopEvidence]):
    """One digit leads round the loop."""

    def observation(self, scene: Scene[LinkedLoopEvidence]) -> Passage:
        evidence, board = scene.evidence, scene.before
        digits = evidence.digits
        both = [Candidate(cell, digit) for cell in evidence.pattern for digit in digits]
        plain = [cell for cell in evidence.pattern if len(board.domain(cell)) == len(digits)]
        can_be = states(" can be", CanBe(tuple(both)))
        nothing_else = states(" nothing else", CanOnlyBe(tuple(plain), digits))
        only = phrase(", and {}{}", listing(plain), nothing_else) if plain else None
        locked = clauses(list(self._locked(evidence)))
        text = "{}. All of them{} {}{}. {}"
        return phrase(
            text, way_round(scene), can_be, listing(digits, "or"), only, sentence_case(locked)
        )

    def _locked(self, evidence: LinkedLoopEvidence) -> Iterator[Passage]:
        """Where a digit has just two places, both of them on the loop."""
        goes = " can only go in"
        for step in evidence.steps:
            if step.is_locked:
                digit = step.candidate.digit
                cells = tuple(sorted((step.before.cell, step.candidate.cell)))
                claim = OnlyPlaces(digit, (step.house,), cells)
                places = listing(cells, "or")
                yield phrase(
                    "{}, the {}{} {}", within(step.house), digit, states(goes, claim), places
                )
                goes = " only in"

    def argument(self, scene: Scene[LinkedLoopEvidence]) -> Passage:
        evidence, start = scene.evidence, scene.evidence.start
        first, *others = (step.candidate for step in evidence.steps)
        claims = [
            Follows(
                (
                    HouseConstraint(step.house, step.candidate.digit)
                    if step.is_locked
                    else CellConstraint(step.candidate.cell)
                ),
                (step.candidate,),
                (step.before,),
            )
            for step in evidence.steps
        ]
        would = phrase("{}{} {}", first.cell, states(" would be", *claims), first.digit)
        forced = listing((would, *(phrase("{} {}", c.cell, c.digit) for c in others)))
        text = "if {} were {}, {}; so every cell would be {}, and {}"
        digits = listing(evidence.digits, "or")
        return phrase(text, start.cell, start.digit, forced, digits, exchange(scene))
