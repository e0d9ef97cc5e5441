"""Single-digit patterns: two houses that meet, so that one of them has the digit at its far end."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import HouseConstraint
from sudologue.model import Cell, House
from sudologue.narration.english import all_of, cell_list, clauses, listing, who_sees, within
from sudologue.narration.houses import house_list, short_name
from sudologue.narration.passage import Passage, rule_name, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.single_digit.evidence import (
    DualEmptyRectangleEvidence,
    DualKiteEvidence,
    EmptyRectangleEvidence,
    HingedPair,
    RectangleEliminationEvidence,
    StrongLink,
    TwoStrongLinksEvidence,
)


@tells(TwoStrongLinksEvidence)
class TwoStrongLinksTelling(Telling[TwoStrongLinksEvidence]):
    """The near ends, joined; the far ends, one of which is true."""

    def place(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        return house_list((scene.evidence.first.house, scene.evidence.second.house))

    def pattern(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        near = compact_cells(sorted((*evidence.first.near, *evidence.second.near)), size)
        far = compact_cells(_far(evidence.first, evidence.second), size)
        return say(evidence.digit, " in ", far, " (connected by ", near, ")")

    def observation(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        evidence = scene.evidence
        return _two_links(evidence.digit, evidence.first, evidence.second, scene.size)

    def argument(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        house = evidence.joint.house if isinstance(evidence.joint, HouseConstraint) else None
        near = (*evidence.first.near, *evidence.second.near)
        if house is None:
            joined = say(listing(near), " see each other and cannot both be ", evidence.digit)
        elif len(near) == 2:
            joined = say(
                listing(near), ", both ", within(house), ", cannot both be ", evidence.digit
            )
        else:
            joined = say(
                house, " takes only one ", evidence.digit, ", which cannot serve both houses"
            )
        gone = [candidate.cell for candidate in scene.action.candidates]
        return say(
            joined,
            ". That leaves ",
            _far_sight(evidence.first, evidence.second, gone, evidence.digit, size),
        )


@tells(EmptyRectangleEvidence)
class EmptyRectangleTelling(Telling[EmptyRectangleEvidence]):
    """A box with its digit on two lines, and a pair."""

    def pattern(self, scene: Scene[EmptyRectangleEvidence]) -> Passage:
        evidence = scene.evidence
        return say(
            evidence.digit,
            " in ",
            short_name(evidence.box),
            " (",
            _ends(evidence.hinge, scene.size),
            ")",
        )

    def observation(self, scene: Scene[EmptyRectangleEvidence]) -> Passage:
        evidence = scene.evidence
        box = _on_two_lines(evidence.digit, evidence.box, evidence.hinge)
        return say(box, ", and ", _only_in(evidence.hinge.pair, scene.size))

    def argument(self, scene: Scene[EmptyRectangleEvidence]) -> Passage:
        return _hinged(scene.evidence.digit, scene.evidence.box, scene.evidence.hinge, scene.size)


@tells(DualEmptyRectangleEvidence)
class DualEmptyRectangleTelling(Telling[DualEmptyRectangleEvidence]):
    """One box, two pairs."""

    def pattern(self, scene: Scene[DualEmptyRectangleEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        pairs = say(_ends(evidence.first, size), " and ", _ends(evidence.second, size))
        return say(evidence.digit, " in ", short_name(evidence.box), " (", pairs, ")")

    def observation(self, scene: Scene[DualEmptyRectangleEvidence]) -> Passage:
        evidence = scene.evidence
        pairs = [_only_in(hinge.pair, scene.size) for hinge in (evidence.first, evidence.second)]
        return clauses([_on_two_lines(evidence.digit, evidence.box, evidence.first), *pairs])

    def argument(self, scene: Scene[DualEmptyRectangleEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        first = _hinged(evidence.digit, evidence.box, evidence.first, size)
        return say(
            first, ". Likewise, ", _hinged(evidence.digit, evidence.box, evidence.second, size)
        )


@tells(RectangleEliminationEvidence)
class RectangleEliminationTelling(Telling[RectangleEliminationEvidence]):
    """The two wings would starve a box."""

    def pattern(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        evidence = scene.evidence
        wings = compact_cells((evidence.strong_wing, evidence.weak_wing), scene.size)
        return say(
            evidence.digit,
            " in ",
            evidence.hinge,
            ", wings ",
            wings,
            ", ",
            short_name(evidence.box),
        )

    def observation(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        evidence = scene.evidence
        line = say(within(evidence.strong_line), ", the ", evidence.digit, " can only go in ")
        ends = listing(sorted((evidence.hinge, evidence.strong_wing)), "or")
        box = say(within(evidence.box), " only in ", cell_list(evidence.places, scene.size, "or"))
        return say(line, ends, ", and ", box)

    def argument(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        evidence = scene.evidence
        return say(
            "were ",
            evidence.weak_wing,
            " ",
            evidence.digit,
            ", ",
            evidence.hinge,
            " would not be, and ",
            evidence.strong_wing,
            " would have to be; but these two see every place for ",
            evidence.digit,
            " ",
            within(evidence.box),
        )


@tells(DualKiteEvidence)
class DualKiteTelling(Telling[DualKiteEvidence]):
    """Two kites on one knot."""

    def technical_name(self, scene: Scene[DualKiteEvidence]) -> Passage:
        return rule_name("Dual 2-String Kite", scene.slug) if scene.card else scene.technique

    def pattern(self, scene: Scene[DualKiteEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        kites = (evidence.first, evidence.second)
        ends = [
            say(kite.digit, " in ", compact_cells(_far(kite.first, kite.second), size))
            for kite in kites
        ]
        return say(listing(ends), " (connected by ", compact_cells(evidence.knot, size), ")")

    def observation(self, scene: Scene[DualKiteEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        one, other = evidence.first, evidence.second
        first = _two_links(one.digit, one.first, one.second, size)
        return say(first, ". Likewise, ", _two_links(other.digit, other.first, other.second, size))

    def argument(self, scene: Scene[DualKiteEvidence]) -> Passage:
        evidence = scene.evidence
        knot = say(listing(evidence.knot), ", both ", within(evidence.box), ", cannot both be ")
        if evidence.first.digit == evidence.second.digit:
            joined = say(knot, evidence.first.digit)
        else:
            joined = say(knot, evidence.first.digit, ", nor both be ", evidence.second.digit)
        left = [
            _far_sight(kite.first, kite.second, kite.gone, kite.digit, scene.size)
            for kite in (evidence.first, evidence.second)
        ]
        return say(joined, ". That leaves ", left[0], ". It also leaves ", left[1])


# the pieces


def _far(first: StrongLink, second: StrongLink) -> list[Cell]:
    return sorted({*first.far, *second.far})


def _two_links(digit: int, first: StrongLink, second: StrongLink, size: int) -> Passage:
    """`in row 2, the 4 can only go in r2c3 or r2c8, and in row 7 only in r7c3 or r7c9`."""
    places = cell_list(sorted((*first.near, *first.far)), size, "or")
    line = say(within(first.house), ", the ", digit, " can only go in ", places)
    return say(line, ", and ", _only_in(second, size))


def _only_in(link: StrongLink, size: int) -> Passage:
    """`in row 7 only in r7c3 or r7c9`."""
    places = cell_list(sorted((*link.near, *link.far)), size, "or")
    return say(within(link.house), " only in ", places)


def _far_sight(
    first: StrongLink, second: StrongLink, gone: Sequence[Cell], digit: int, size: int
) -> Passage:
    """`r2c8 or r7c9 to be 4, and r1c9 sees both`."""
    far = _far(first, second)
    both = all_of(len(far)) if len(far) > 1 else "it"
    seen = say(who_sees(sorted(gone), size), " ", both)
    return say(cell_list(far, size, "or"), " to be ", digit, ", and ", seen)


def _on_two_lines(digit: int, box: House, hinge: HingedPair) -> Passage:
    """`in box 4, the 5 can only go in row 5 or column 2`."""
    lines = listing((hinge.near_line, hinge.far_line), "or")
    return say(within(box), ", the ", digit, " can only go in ", lines)


def _hinged(digit: int, box: House, hinge: HingedPair, size: int) -> Passage:
    """Why one place of the pair is as bad as the other."""
    (near,), (far,) = hinge.pair.near, hinge.pair.far
    sees_it = say(who_sees(hinge.gone, size), " it")
    return say(
        "if ",
        far,
        " is ",
        digit,
        ", ",
        sees_it,
        "; if ",
        near,
        " is, that bars ",
        hinge.near_line,
        " and leaves ",
        box,
        " its ",
        digit,
        " in ",
        hinge.far_line,
        ", where ",
        sees_it,
        " too",
    )


def _ends(hinge: HingedPair, size: int) -> Passage:
    """The two places of the pair."""
    return compact_cells(sorted((*hinge.pair.near, *hinge.pair.far)), size)
