"""Deadly patterns: what would let two digits change places, and what prevents it.

Each kind of evidence observes the pattern's cells and what else it needs, and argues that without
the extras the pattern could be filled in another way. That the puzzle has one solution, the voices
say themselves.
"""

from __future__ import annotations

from sudologue.model import Cell
from sudologue.narration.conclusions import places
from sudologue.narration.english import (
    all_of,
    cell_list,
    clauses,
    listing,
    number_word,
    sentence_case,
    within,
)
from sudologue.narration.passage import Passage, phrase, rule_name
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells
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
from sudologue.rules.uniqueness.telling.exchange import D, exchange, seen, short, unless

_COMMUNITY_NAMES = {
    **{f"unique_rectangle_{number}": f"Uniqueness Test {number}" for number in range(1, 7)},
    "bug_plus_1": "Bivalue Universal Grave + 1",
}


class DeadlyTelling(Telling[D]):
    """A telling of a deadly pattern: its names, where it is, and what one sees of it."""

    def technical_name(self, scene: Scene[D]) -> Passage:
        name = _COMMUNITY_NAMES.get(scene.slug)
        return rule_name(name, scene.slug) if name else scene.technique

    def pattern(self, scene: Scene[D]) -> Passage:
        return short(scene)

    def place(self, scene: Scene[D]) -> Passage:
        return short(scene)

    def observation(self, scene: Scene[D]) -> Passage:
        return seen(scene)


@tells(ExtraCellEvidence)
class ExtraCellTelling(DeadlyTelling[ExtraCellEvidence]):
    """One cell has extras."""

    def argument(self, scene: Scene[ExtraCellEvidence]) -> Passage:
        if scene.evidence.shape is DeadlyShape.GRAVE:
            return unless(scene)
        digits = listing((c.digit for c in scene.action.candidates), "or")
        return phrase("with {} in {} as well, {}", digits, scene.evidence.cell, exchange(scene))


@tells(ExtraDigitEvidence)
class ExtraDigitTelling(DeadlyTelling[ExtraDigitEvidence]):
    """Several cells have the same extra."""

    def argument(self, scene: Scene[ExtraDigitEvidence]) -> Passage:
        number, digit = len(scene.evidence.extras), scene.evidence.digit
        targets = [candidate.cell for candidate in scene.action.candidates]
        see = "sees" if len(targets) == 1 else "each see"
        seen = phrase("{} {} {}", cell_list(targets, scene.size), see, all_of(number))
        text = "{}. So one of the {} is {}, and {}"
        return phrase(text, unless(scene), number_word(number), digit, seen)


@tells(ExtraSubsetEvidence)
class ExtraSubsetTelling(DeadlyTelling[ExtraSubsetEvidence]):
    """The extras, as one cell, make a subset with others."""

    def observation(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        digits = sorted({d for cell in evidence.subset_cells for d in scene.before.domain(cell)})
        houses = sentence_case(listing(map(within, evidence.houses)))
        cells = cell_list(evidence.subset_cells, scene.size)
        text = "{}. {}, {} can only be {}"
        return phrase(text, seen(scene), houses, cells, listing(digits, "or"))

    def argument(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        with_extras, others = (
            cell_list(cells, scene.size) for cells in (evidence.extra_cells, evidence.subset_cells)
        )
        text = (
            "{}. So {} count as one cell that takes an extra digit, and together with {} they use "
            "up {}"
        )
        digits = listing(evidence.subset_digits)
        return phrase(text, unless(scene), with_extras, others, digits)


@tells(ExtraLockedEvidence)
class ExtraLockedTelling(DeadlyTelling[ExtraLockedEvidence]):
    """Of two cells with extras, one takes a digit that has no other place."""

    def observation(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        house, digit = sentence_case(within(scene.evidence.house)), scene.evidence.locked_digit
        cells = cell_list(scene.evidence.extra_cells, scene.size, "or")
        return phrase("{}. {}, {} can only go in {}", seen(scene), house, digit, cells)

    def argument(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        text = "{}. So one of the two takes an extra digit and the other takes the {}"
        return phrase(text, unless(scene), scene.evidence.locked_digit)


@tells(ExtraXWingEvidence)
class ExtraXWingTelling(DeadlyTelling[ExtraXWingEvidence]):
    """A digit is locked on two parallel sides."""

    def observation(self, scene: Scene[ExtraXWingEvidence]) -> Passage:
        sides, digit = listing(scene.evidence.houses), scene.evidence.locked_digit
        return phrase("{}. In {}, {} can only go in corners", seen(scene), sides, digit)

    def argument(self, scene: Scene[ExtraXWingEvidence]) -> Passage:
        evidence, locked = scene.evidence, scene.evidence.locked_digit
        floor = listing(cell for cell in evidence.pattern if cell not in evidence.extra_cells)
        roof = listing(evidence.extra_cells, "or")
        text = "were {} to take {}, both of them would, {} would be left with {}, and {}"
        return phrase(text, roof, locked, floor, _other_digit(evidence), exchange(scene))


@tells(HiddenRectangleEvidence)
class HiddenRectangleTelling(DeadlyTelling[HiddenRectangleEvidence]):
    """A digit is locked on both sides of a corner."""

    def observation(self, scene: Scene[HiddenRectangleEvidence]) -> Passage:
        evidence = scene.evidence
        (first, one), (second, other) = (
            (within(house), listing((evidence.corner, neighbour), "or"))
            for house, neighbour in zip(evidence.houses, _beside(evidence), strict=True)
        )
        text = "{}. {}, {} can only go in {}, and {} only in {}"
        locked = evidence.locked_digit
        return phrase(text, seen(scene), sentence_case(first), locked, one, second, other)

    def argument(self, scene: Scene[HiddenRectangleEvidence]) -> Passage:
        evidence, other = scene.evidence, _other_digit(scene.evidence)
        beside, floor = listing(_beside(evidence)), evidence.floor
        corner = phrase("if {} were {}", evidence.corner, other)
        text = "{}, {} would both be {}, {} would be left with {}, and {}"
        return phrase(text, corner, beside, evidence.locked_digit, floor, other, exchange(scene))


def _other_digit(evidence: ExtraXWingEvidence | HiddenRectangleEvidence) -> int:
    """The rectangle's digit that is not locked."""
    (other,) = (digit for digit in evidence.digits if digit != evidence.locked_digit)
    return other


def _beside(evidence: HiddenRectangleEvidence) -> list[Cell]:
    """The corner's neighbours, in the order of the houses."""
    ends = (evidence.corner, evidence.floor)
    return [
        next(cell for cell in evidence.pattern if cell in house.cells and cell not in ends)
        for house in evidence.houses
    ]


@tells(LinkedLoopEvidence)
class LinkedLoopTelling(DeadlyTelling[LinkedLoopEvidence]):
    """One digit leads round the loop."""

    def observation(self, scene: Scene[LinkedLoopEvidence]) -> Passage:
        locked: list[Passage] = []
        for step in scene.evidence.steps:
            if step.is_locked:
                cells = listing(sorted((step.before.cell, step.candidate.cell)), "or")
                text = "{}, {} can only go in {}"
                locked.append(phrase(text, within(step.house), step.candidate.digit, cells))
        return phrase("{}. {}", seen(scene), sentence_case(clauses(locked)))

    def argument(self, scene: Scene[LinkedLoopEvidence]) -> Passage:
        start = scene.evidence.start
        first, *others = (step.candidate for step in scene.evidence.steps)
        would = phrase("{} would be {}", first.cell, first.digit)
        forced = listing((would, *(phrase("{} {}", c.cell, c.digit) for c in others)))
        text = "if {} were {}, {}; no cell would take an extra digit, and {}"
        return phrase(text, start.cell, start.digit, forced, exchange(scene))


@tells(GraveEvidence)
class BugTelling(DeadlyTelling[GraveEvidence]):
    """Some extra of a BUG is true."""

    def argument(self, scene: Scene[GraveEvidence]) -> Passage:
        none = "neither" if len(scene.evidence.extras) == 2 else "none"
        targets = places(scene.action.candidates, "or")
        return phrase("{}. And {} of these leaves room for {}", unless(scene), none, targets)
