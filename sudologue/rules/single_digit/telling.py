"""Single-digit patterns: two houses that meet, so that one of them has the digit at its far end."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import HouseConstraint
from sudologue.model import Cell
from sudologue.narration.english import all_of, cell_list, clauses, listing, who_sees, within
from sudologue.narration.houses import house_list, short_name
from sudologue.narration.passage import Passage, join, rule_name, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.single_digit.evidence import (
    DualKiteEvidence,
    EmptyRectanglesEvidence,
    HingedPair,
    Kite,
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
        return say(_digit_at_far_ends(evidence, size), " (connected by ", near, ")")

    def observation(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        return _two_links(scene.evidence, scene.size)

    def argument(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        evidence = scene.evidence
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
        targets = [candidate.cell for candidate in scene.action.candidates]
        return say(joined, ". That leaves ", _far_sight(evidence, targets, scene.size))


@tells(EmptyRectanglesEvidence)
class EmptyRectanglesTelling(Telling[EmptyRectanglesEvidence]):
    """A box with its digit on two lines, and one pair or two."""

    def pattern(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        pairs = [compact_cells(sorted(hinge.pair.places), size) for hinge in evidence.hinges]
        return say(
            evidence.digit, " in ", short_name(evidence.box), " (", join(pairs, " and "), ")"
        )

    def observation(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        evidence, hinge = scene.evidence, scene.evidence.hinges[0]
        lines = listing((hinge.near_line, hinge.far_line), "or")
        box = say(within(evidence.box), ", the ", evidence.digit, " can only go in ", lines)
        return clauses([box, *[_only_in(hinge.pair, scene.size) for hinge in evidence.hinges]])

    def argument(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        hinges = scene.evidence.hinges
        return join([_either_way(scene, hinge) for hinge in hinges], _LIKEWISE)


@tells(RectangleEliminationEvidence)
class RectangleEliminationTelling(Telling[RectangleEliminationEvidence]):
    """The two wings would starve a box."""

    def pattern(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        evidence = scene.evidence
        wings = compact_cells((evidence.strong_wing, evidence.weak_wing), scene.size)
        hinge = say(evidence.digit, " in ", evidence.hinge)
        return say(hinge, ", wings ", wings, ", ", short_name(evidence.box))

    def observation(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        evidence = scene.evidence
        line = say(within(evidence.strong_line), ", the ", evidence.digit, " can only go in ")
        ends = listing(sorted((evidence.hinge, evidence.strong_wing)), "or")
        box = say(within(evidence.box), " only in ", cell_list(evidence.places, scene.size, "or"))
        return say(line, ends, ", and ", box)

    def argument(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        evidence, digit = scene.evidence, scene.evidence.digit
        return say(
            say("were ", evidence.weak_wing, " ", digit, ", ", evidence.hinge, " would not be"),
            say(", and ", evidence.strong_wing, " would have to be"),
            say("; but these two see every place for ", digit, " ", within(evidence.box)),
        )


@tells(DualKiteEvidence)
class DualKiteTelling(Telling[DualKiteEvidence]):
    """Two kites on one knot."""

    def technical_name(self, scene: Scene[DualKiteEvidence]) -> Passage:
        return rule_name("Dual 2-String Kite", scene.slug) if scene.card else scene.technique

    def pattern(self, scene: Scene[DualKiteEvidence]) -> Passage:
        kites = scene.evidence.first, scene.evidence.second
        ends = listing([_digit_at_far_ends(kite, scene.size) for kite in kites])
        return say(ends, " (connected by ", compact_cells(scene.evidence.knot, scene.size), ")")

    def observation(self, scene: Scene[DualKiteEvidence]) -> Passage:
        kites = scene.evidence.first, scene.evidence.second
        return join([_two_links(kite, scene.size) for kite in kites], _LIKEWISE)

    def argument(self, scene: Scene[DualKiteEvidence]) -> Passage:
        evidence = scene.evidence
        knot = say(listing(evidence.knot), ", both ", within(evidence.box), ", cannot both be ")
        if evidence.first.digit == evidence.second.digit:
            joined = say(knot, evidence.first.digit)
        else:
            joined = say(knot, evidence.first.digit, ", nor both be ", evidence.second.digit)
        kites = evidence.first, evidence.second
        first, second = (_far_sight(kite, kite.gone, scene.size) for kite in kites)
        return say(joined, ". That leaves ", first, ". It also leaves ", second)


# the pieces

_LIKEWISE = ". Likewise, "

TwoLinks = TwoStrongLinksEvidence | Kite


def _far_ends(links: TwoLinks) -> list[Cell]:
    return sorted({*links.first.far, *links.second.far})


def _digit_at_far_ends(links: TwoLinks, size: int) -> Passage:
    """`4 in r2c8,r7c9`."""
    return say(links.digit, " in ", compact_cells(_far_ends(links), size))


def _two_links(links: TwoLinks, size: int) -> Passage:
    """`in row 2, the 4 can only go in r2c3 or r2c8, and in row 7 only in r7c3 or r7c9`."""
    places = cell_list(sorted(links.first.places), size, "or")
    line = say(within(links.first.house), ", the ", links.digit, " can only go in ", places)
    return say(line, ", and ", _only_in(links.second, size))


def _only_in(link: StrongLink, size: int) -> Passage:
    """`in row 7 only in r7c3 or r7c9`."""
    return say(within(link.house), " only in ", cell_list(sorted(link.places), size, "or"))


def _far_sight(links: TwoLinks, targets: Sequence[Cell], size: int) -> Passage:
    """`r2c8 or r7c9 to be 4, and r1c9 sees both`."""
    far = _far_ends(links)
    which = all_of(len(far)) if len(far) > 1 else "it"
    seen = say(who_sees(sorted(targets), size), " ", which)
    return say(cell_list(far, size, "or"), " to be ", links.digit, ", and ", seen)


def _either_way(scene: Scene[EmptyRectanglesEvidence], hinge: HingedPair) -> Passage:
    """Why one place of the pair is as bad as the other."""
    digit, box = scene.evidence.digit, scene.evidence.box
    (near,), (far,) = hinge.pair.near, hinge.pair.far
    sees_it = say(who_sees(hinge.gone, scene.size), " it")
    bars = say("that bars ", hinge.near_line, " and leaves ", box, " its ", digit)
    return say(
        say("if ", far, " is ", digit, ", ", sees_it, "; if ", near, " is, ", bars),
        say(" in ", hinge.far_line, ", where ", sees_it, " too"),
    )
