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
from sudologue.narration.passage import Passage, rule_name, say
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
        evidence = scene.evidence
        if evidence.shape is DeadlyShape.GRAVE:
            return unless(scene)
        digits = listing((c.digit for c in scene.action.candidates), "or")
        return say("with ", digits, " in ", evidence.cell, " as well, ", exchange(scene))


@tells(ExtraDigitEvidence)
class ExtraDigitTelling(DeadlyTelling[ExtraDigitEvidence]):
    """Several cells have the same extra."""

    def argument(self, scene: Scene[ExtraDigitEvidence]) -> Passage:
        evidence = scene.evidence
        number = len(evidence.extras)
        targets = [candidate.cell for candidate in scene.action.candidates]
        sees = " sees " if len(targets) == 1 else " each see "
        one = say(f"one of the {number_word(number)} is ", evidence.digit)
        all_of_them = say(cell_list(targets, scene.size), sees, all_of(number))
        return say(unless(scene), ". So ", one, ", and ", all_of_them)


@tells(ExtraSubsetEvidence)
class ExtraSubsetTelling(DeadlyTelling[ExtraSubsetEvidence]):
    """The extras, as one cell, make a subset with others."""

    def observation(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        digits = sorted({d for cell in evidence.subset_cells for d in scene.before.domain(cell)})
        where = listing(map(within, evidence.houses))
        cells = cell_list(evidence.subset_cells, scene.size)
        return say(
            seen(scene),
            ". ",
            sentence_case(say(where, ", ", cells, " can only be ", listing(digits, "or"))),
        )

    def argument(self, scene: Scene[ExtraSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        own = cell_list(evidence.extra_cells, scene.size)
        digits = listing(evidence.subset_digits)
        with_them = cell_list(evidence.subset_cells, scene.size)
        return say(
            unless(scene),
            ". So ",
            own,
            " count as one cell that takes an extra digit, and together with ",
            with_them,
            " they use up ",
            digits,
        )


@tells(ExtraLockedEvidence)
class ExtraLockedTelling(DeadlyTelling[ExtraLockedEvidence]):
    """Of two cells with extras, one takes a digit that has no other place."""

    def observation(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        evidence = scene.evidence
        cells = cell_list(evidence.extra_cells, scene.size, "or")
        locked = say(within(evidence.house), ", ", evidence.locked_digit, " can only go in ", cells)
        return say(seen(scene), ". ", sentence_case(locked))

    def argument(self, scene: Scene[ExtraLockedEvidence]) -> Passage:
        return say(
            unless(scene),
            ". So one of the two takes an extra digit and the other takes the ",
            scene.evidence.locked_digit,
        )


@tells(ExtraXWingEvidence)
class ExtraXWingTelling(DeadlyTelling[ExtraXWingEvidence]):
    """A digit is locked on two parallel sides."""

    def observation(self, scene: Scene[ExtraXWingEvidence]) -> Passage:
        evidence = scene.evidence
        sides, digit = listing(evidence.houses), evidence.locked_digit
        return say(seen(scene), ". In ", sides, ", ", digit, " can only go in corners")

    def argument(self, scene: Scene[ExtraXWingEvidence]) -> Passage:
        evidence = scene.evidence
        (other,) = (digit for digit in evidence.digits if digit != evidence.locked_digit)
        floor = [cell for cell in evidence.pattern if cell not in evidence.extra_cells]
        return say(
            "were ",
            listing(evidence.extra_cells, "or"),
            " to take ",
            evidence.locked_digit,
            ", both of them would, ",
            listing(floor),
            " would be left with ",
            other,
            ", and ",
            exchange(scene),
        )


@tells(HiddenRectangleEvidence)
class HiddenRectangleTelling(DeadlyTelling[HiddenRectangleEvidence]):
    """A digit is locked on both sides of a corner."""

    def observation(self, scene: Scene[HiddenRectangleEvidence]) -> Passage:
        evidence = scene.evidence
        (first, one), (second, other) = zip(evidence.houses, self._beside(scene), strict=True)
        return say(
            seen(scene),
            ". ",
            sentence_case(within(first)),
            ", ",
            evidence.locked_digit,
            " can only go in ",
            listing((evidence.corner, one), "or"),
            ", and ",
            within(second),
            " only in ",
            listing((evidence.corner, other), "or"),
        )

    def argument(self, scene: Scene[HiddenRectangleEvidence]) -> Passage:
        evidence = scene.evidence
        (other,) = (digit for digit in evidence.digits if digit != evidence.locked_digit)
        return say(
            "if ",
            evidence.corner,
            " were ",
            other,
            ", ",
            listing(self._beside(scene)),
            " would both be ",
            evidence.locked_digit,
            ", ",
            evidence.floor,
            " would be left with ",
            other,
            ", and ",
            exchange(scene),
        )

    def _beside(self, scene: Scene[HiddenRectangleEvidence]) -> list[Cell]:
        """The corner's neighbours, in the order of the houses."""
        evidence = scene.evidence
        ends = (evidence.corner, evidence.floor)
        return [
            next(cell for cell in evidence.pattern if cell in house.cells and cell not in ends)
            for house in evidence.houses
        ]


@tells(LinkedLoopEvidence)
class LinkedLoopTelling(DeadlyTelling[LinkedLoopEvidence]):
    """One digit leads round the loop."""

    def observation(self, scene: Scene[LinkedLoopEvidence]) -> Passage:
        locked = [
            say(
                within(step.house),
                ", ",
                step.candidate.digit,
                " can only go in ",
                listing(sorted((step.before.cell, step.candidate.cell)), "or"),
            )
            for step in scene.evidence.steps
            if step.is_locked
        ]
        return say(seen(scene), ". ", sentence_case(clauses(locked)))

    def argument(self, scene: Scene[LinkedLoopEvidence]) -> Passage:
        start = scene.evidence.start
        taken = [step.candidate for step in scene.evidence.steps]
        would = say(taken[0].cell, " would be ", taken[0].digit)
        more = [say(candidate.cell, " ", candidate.digit) for candidate in taken[1:]]
        return say(
            "if ",
            start.cell,
            " were ",
            start.digit,
            ", ",
            listing([would, *more]),
            "; no cell would take an extra digit, and ",
            exchange(scene),
        )


@tells(GraveEvidence)
class BugTelling(DeadlyTelling[GraveEvidence]):
    """Some extra of a BUG is true."""

    def argument(self, scene: Scene[GraveEvidence]) -> Passage:
        which = "neither" if len(scene.evidence.extras) == 2 else "none"
        targets = places(scene.action.candidates, "or")
        return say(unless(scene), f". And {which} of these leaves room for ", targets)
