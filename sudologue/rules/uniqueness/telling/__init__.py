"""Deadly patterns: what would let two digits change places, and what prevents it.

Each kind of evidence observes the pattern's cells and what else it needs, and argues that without
the extras the pattern could be filled in another way: some extra is true, of one cell, of one
digit, in a subset, or beside a locked digit; or a digit would leave no extra true, since all others
follow from it. That the puzzle has one solution, the voices say themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import (
    Assertion,
    CanBe,
    CanOnlyBe,
    Follows,
    LiesIn,
    Numbers,
    OnlyPlaces,
    RuleOut,
)
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clauses,
    listing,
    sentence_case,
    within,
)
from sudologue.narration.phrasing.facts import (
    hold_between,
    number_of,
    only_places,
    only_places_each,
    sees_all_of,
)
from sudologue.narration.phrasing.houses_in_words import within_all
from sudologue.narration.phrasing.passage import Passage, phrase, states
from sudologue.narration.steps.citations import choices
from sudologue.narration.steps.conclusions import of_those_named, places
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.uniqueness.evidence import (
    DeadlyShape,
    ExtraCellEvidence,
    ExtraDigitEvidence,
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
    ExtraXWingEvidence,
    GraveEvidence,
    HiddenRectangleEvidence,
    LinkedLoopEvidence,
)
from sudologue.rules.uniqueness.telling.deadly import (
    D,
    DeadlyTelling,
    exchange,
    seen,
    unless,
    way_round,
)

_NAMED_TWICE = 3
"""So many cells are named again in the conclusion, which the label keeps apart from them."""


@tells(ExtraCellEvidence)
class ExtraCellTelling(DeadlyTelling[ExtraCellEvidence]):
    """One cell has extras."""

    def argument(self, scene: Scene[ExtraCellEvidence]) -> Passage:
        if scene.evidence.shape is DeadlyShape.GRAVE:
            return unless(scene)
        gone = [candidate.digit for candidate in scene.action.candidates]
        digits = a_digit(gone[0]) if len(gone) == 1 else listing(gone, "or")
        return phrase("with {} in {} as well, {}", digits, scene.evidence.cell, exchange(scene))

    def consequence(self, scene: Scene[ExtraCellEvidence]) -> Passage:
        evidence = scene.evidence
        if evidence.shape is not DeadlyShape.GRAVE:
            return super().consequence(scene)
        gone = [candidate.digit for candidate in scene.action.candidates]
        go = "goes" if len(gone) == 1 else "go"
        extras = listing(evidence.extra_digits, "or")
        return phrase("{} is {}, and {} {}", evidence.cell, extras, listing(gone), go)

    def outcome(self, scene: Scene[ExtraCellEvidence]) -> Passage:
        evidence, extras = scene.evidence, listing(scene.evidence.extra_digits, "or")
        if evidence.shape is DeadlyShape.GRAVE:
            return phrase("so {} is {}, the one candidate too many for that", evidence.cell, extras)
        return phrase("so {}, which alone can be anything else, is {}", evidence.cell, extras)


@tells(ExtraDigitEvidence)
class ExtraDigitTelling(DeadlyTelling[ExtraDigitEvidence]):
    """Several cells have the same extra."""

    def argument(self, scene: Scene[ExtraDigitEvidence]) -> Passage:
        cells, digit = scene.evidence.extra_cells, scene.evidence.digit
        text = "{}. So one of the {} is {}, and {}"
        sees = sees_all_of(scene.target_cells, cells)
        return phrase(text, unless(scene), number_of(cells), digit, sees)

    def consequence(self, scene: Scene[ExtraDigitEvidence]) -> Passage:
        if len(scene.target_cells) <= _NAMED_TWICE:
            return super().consequence(scene)
        return of_those_named(scene.action)

    def outcome(self, scene: Scene[ExtraDigitEvidence]) -> Passage:
        cells, digit = listing(scene.evidence.extra_cells), scene.evidence.digit
        return phrase("so one of {} takes the {} that would prevent it", cells, digit)


@tells(ExtraSubsetEvidence)
class ExtraSubsetTelling(DeadlyTelling[ExtraSubsetEvidence]):
    """The extras, as one cell, make a subset with others."""

    def observation(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        digits = {d for cell in evidence.subset_cells for d in scene.before.domain(cell)}
        cells = (*evidence.extra_cells, *evidence.subset_cells)
        claims = [LiesIn(cells, house) for house in evidence.houses]
        where = _claiming(sentence_case(within_all(evidence.houses)), claims)
        hold = hold_between(evidence.subset_cells, digits)
        return phrase("{}. {}, {}", seen(scene), where, hold)

    def argument(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        cells = (evidence.extra_cells[0], *evidence.subset_cells)
        up = Numbers(len(cells), evidence.subset_digits)
        text = (
            "{}. So one of {} takes {}, and with {} that makes {} cells {} for {}, which use{} up"
        )
        return phrase(
            text,
            unless(scene),
            listing(evidence.extra_cells),
            listing(evidence.extra_digits, "or"),
            listing(evidence.subset_cells),
            number_of(cells),
            within_all(evidence.houses),
            listing(evidence.subset_digits),
            states(f" {all_of(len(cells))}", up),
        )

    def outcome(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        text = "so {} together count as one cell that takes {}"
        cells = listing(evidence.extra_cells)
        return phrase(text, cells, listing(evidence.extra_digits, "or"))


@tells(ExtraLockedEvidence)
class ExtraLockedTelling(DeadlyTelling[ExtraLockedEvidence]):
    """Of two cells with extras, one takes a digit that has no other place."""

    def observation(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        evidence = scene.evidence
        only = only_places(evidence.locked_digit, (evidence.house,), evidence.extra_cells)
        return phrase("{}. {}", seen(scene), sentence_case(only))

    def argument(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        evidence = scene.evidence
        text = (
            "{}. So one of the two cells takes such a digit, and the other is the {} of {}: there "
            "is no room for anything else"
        )
        return phrase(text, unless(scene), evidence.locked_digit, evidence.house)

    def outcome(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        evidence = scene.evidence
        text = "so one of {} takes another digit, and the other has to be the {} of {}"
        cells = listing(evidence.extra_cells)
        return phrase(text, cells, evidence.locked_digit, evidence.house)


@tells(GraveEvidence)
class BugTelling(DeadlyTelling[GraveEvidence]):
    """Some extra of a BUG is true."""

    def argument(self, scene: Scene[GraveEvidence]) -> Passage:
        extras, gone = scene.evidence.extras, scene.action.candidates
        none = "neither" if len(extras) == 2 else "none"
        leaves = states(" of these leaves room for", RuleOut(extras, tuple(gone)))
        return phrase("{}. And {}{} {}", unless(scene), none, leaves, places(gone, "or"))

    def outcome(self, scene: Scene[GraveEvidence]) -> Passage:
        extras = choices(scene.evidence.extras, "is")
        return phrase("so {}, and a candidate that fits with none of these is out", extras)


def _claiming(passage: Passage, claims: Iterable[Assertion]) -> Passage:
    """The passage, its first words stating something."""
    first, *others = passage.spans
    return Passage((first._replace(claims=tuple(claims)), *others))


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
        only = only_places(evidence.locked_digit, evidence.houses, sorted(evidence.pattern))
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
        text, either = "were {} {},{};{} and {}", listing(evidence.extra_cells, "or")
        would = states(" both of them would be", *both)
        return phrase(text, either, locked, would, left, exchange(scene))


@tells(HiddenRectangleEvidence)
class HiddenRectangleTelling(_ForcedTelling[HiddenRectangleEvidence]):
    """A digit is locked on both sides of a corner."""

    def observation(self, scene: Scene[HiddenRectangleEvidence]) -> Passage:
        evidence, locked = scene.evidence, scene.evidence.locked_digit
        (side, across), (one, other) = evidence.houses, beside_corner(evidence)
        places = (side, (evidence.corner, one)), (across, (evidence.corner, other))
        return phrase("{}. {}", seen(scene), sentence_case(only_places_each(locked, places)))

    def argument(self, scene: Scene[HiddenRectangleEvidence]) -> Passage:
        evidence, corner, locked = (
            scene.evidence,
            scene.evidence.corner,
            scene.evidence.locked_digit,
        )
        other, beside = other_digit(evidence), beside_corner(evidence)
        forced = tuple([Candidate(cell, locked) for cell in beside])
        both = [
            Follows(HouseConstraint(house, locked), (candidate,), (Candidate(corner, other),))
            for house, candidate in zip(evidence.houses, forced, strict=True)
        ]
        left, would = _left_with(scene, [evidence.floor], other, forced), states(
            " would both be", *both
        )
        text = "if {} were {}, {}{} {},{} and {}"
        return phrase(text, corner, other, listing(beside), would, locked, left, exchange(scene))


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
        evidence, digits, board = scene.evidence, scene.evidence.digits, scene.before
        both = [Candidate(cell, digit) for cell in evidence.pattern for digit in digits]
        plain = [cell for cell in evidence.pattern if len(board.domain(cell)) == len(digits)]
        can_be = states(" can be", CanBe(tuple(both)))
        nothing_else = states(" nothing else", CanOnlyBe(tuple(plain), digits))
        only = phrase(", and {}{}", listing(plain), nothing_else) if plain else None
        locked = sentence_case(clauses(list(self._locked(evidence))))
        text = "{}. All of them{} {}{}. {}"
        return phrase(text, way_round(scene), can_be, listing(digits, "or"), only, locked)

    def _locked(self, evidence: LinkedLoopEvidence) -> Iterator[Passage]:
        """Where a digit has just two places, both of them on the loop."""
        goes = " can only go in"
        for step in evidence.steps:
            if step.is_locked:
                digit, cells = step.candidate.digit, (step.before.cell, step.candidate.cell)
                cells = tuple(sorted(cells))
                can = states(goes, OnlyPlaces(digit, (step.house,), cells))
                yield phrase(
                    "{}, the {}{} {}", within(step.house), digit, can, listing(cells, "or")
                )
                goes = " only in"

    def argument(self, scene: Scene[LinkedLoopEvidence]) -> Passage:
        evidence, start = scene.evidence, scene.evidence.start
        first, *others = (step.candidate for step in evidence.steps)
        claims = [Follows(each.truth, (each.candidate,), (each.before,)) for each in evidence.steps]
        would = phrase("{}{} {}", first.cell, states(" would be", *claims), first.digit)
        forced = listing((would, *(phrase("{} {}", c.cell, c.digit) for c in others)))
        text = "if {} were {}, {}; so every cell would be {}, and {}"
        digits = listing(evidence.digits, "or")
        return phrase(text, start.cell, start.digit, forced, digits, exchange(scene))
