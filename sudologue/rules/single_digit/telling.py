"""Single-digit patterns: two houses that meet, so that one of them has the digit at its far end."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import HouseConstraint
from sudologue.model import Cell
from sudologue.narration.english import all_of, cell_list, clauses, listing, who_sees, within
from sudologue.narration.houses import house_list, short_name
from sudologue.narration.passage import Passage, join, phrase, rule_name
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_in_cells
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
        links, size = scene.evidence, scene.size
        near = compact_cells(sorted((*links.first.near, *links.second.near)), size)
        return phrase("{} (connected by {})", _digit_at_far_ends(links, size), near)

    def observation(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        return _two_links(scene.evidence, scene.size)

    def argument(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        links, joint, digit = scene.evidence, scene.evidence.joint, scene.evidence.digit
        near = (*links.first.near, *links.second.near)
        if not isinstance(joint, HouseConstraint):
            text = "{} see each other and cannot both be {}"
            joined = phrase(text, listing(near), digit)
        elif len(near) == 2:
            text = "{}, both {}, cannot both be {}"
            joined = phrase(text, listing(near), within(joint.house), digit)
        else:
            text = "{} takes only one {}, which cannot serve both houses"
            joined = phrase(text, joint.house, digit)
        targets = [candidate.cell for candidate in scene.action.candidates]
        return phrase("{}. That leaves {}", joined, _far_sight(links, targets, scene.size))


@tells(EmptyRectanglesEvidence)
class EmptyRectanglesTelling(Telling[EmptyRectanglesEvidence]):
    """A box with its digit on two lines, and one pair or two."""

    def pattern(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        digit, box, hinges = scene.evidence.digit, scene.evidence.box, scene.evidence.hinges
        pairs = (compact_cells(sorted(hinge.pair.places), scene.size) for hinge in hinges)
        return phrase("{} in {} ({})", digit, short_name(box), join(pairs, " and "))

    def observation(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        digit, box, hinges = scene.evidence.digit, scene.evidence.box, scene.evidence.hinges
        lines = listing((hinges[0].near_line, hinges[0].far_line), "or")
        in_box = phrase("{}, the {} can only go in {}", within(box), digit, lines)
        return clauses([in_box, *[_only_in(hinge.pair, scene.size) for hinge in hinges]])

    def argument(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        hinges = scene.evidence.hinges
        return join([_either_way(scene, hinge) for hinge in hinges], _LIKEWISE)


@tells(RectangleEliminationEvidence)
class RectangleEliminationTelling(Telling[RectangleEliminationEvidence]):
    """The two wings would starve a box."""

    def pattern(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        rectangle = scene.evidence
        wings = compact_cells((rectangle.strong_wing, rectangle.weak_wing), scene.size)
        box = short_name(rectangle.box)
        return phrase("{} in {}, wings {}, {}", rectangle.digit, rectangle.hinge, wings, box)

    def observation(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        rectangle, digit = scene.evidence, scene.evidence.digit
        line, box = within(rectangle.strong_line), within(rectangle.box)
        ends = listing(sorted((rectangle.hinge, rectangle.strong_wing)), "or")
        cells = cell_list(rectangle.places, scene.size, "or")
        return phrase(
            "{}, the {} can only go in {}, and {} only in {}", line, digit, ends, box, cells
        )

    def argument(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        rectangle, digit = scene.evidence, scene.evidence.digit
        weak, hinge, strong = rectangle.weak_wing, rectangle.hinge, rectangle.strong_wing
        text = (
            "were {} {}, {} would not be, and {} would have to be; but these two see every place "
            "for {} {}"
        )
        return phrase(text, weak, digit, hinge, strong, digit, within(rectangle.box))


@tells(DualKiteEvidence)
class DualKiteTelling(Telling[DualKiteEvidence]):
    """Two kites on one knot."""

    def technical_name(self, scene: Scene[DualKiteEvidence]) -> Passage:
        return rule_name("Dual 2-String Kite", scene.slug) if scene.card else scene.technique

    def pattern(self, scene: Scene[DualKiteEvidence]) -> Passage:
        ends = listing(_digit_at_far_ends(kite, scene.size) for kite in _kites(scene))
        return phrase("{} (connected by {})", ends, compact_cells(scene.evidence.knot, scene.size))

    def observation(self, scene: Scene[DualKiteEvidence]) -> Passage:
        return join((_two_links(kite, scene.size) for kite in _kites(scene)), _LIKEWISE)

    def argument(self, scene: Scene[DualKiteEvidence]) -> Passage:
        digits = dict.fromkeys(kite.digit for kite in _kites(scene))
        first, second = (_far_sight(kite, kite.gone, scene.size) for kite in _kites(scene))
        text = "{}, both {}, cannot both be {}. That leaves {}. It also leaves {}"
        knot, box = listing(scene.evidence.knot), within(scene.evidence.box)
        return phrase(text, knot, box, join(digits, ", nor both be "), first, second)


def _kites(scene: Scene[DualKiteEvidence]) -> tuple[Kite, Kite]:
    return scene.evidence.first, scene.evidence.second


# the pieces

_LIKEWISE = ". Likewise, "

TwoLinks = TwoStrongLinksEvidence | Kite


def _far_ends(links: TwoLinks) -> list[Cell]:
    return sorted({*links.first.far, *links.second.far})


def _digit_at_far_ends(links: TwoLinks, size: int) -> Passage:
    """`4 in r2c8,r7c9`."""
    return digits_in_cells((links.digit,), _far_ends(links), size)


def _two_links(links: TwoLinks, size: int) -> Passage:
    """`in row 2, the 4 can only go in r2c3 or r2c8, and in row 7 only in r7c3 or r7c9`."""
    cells = cell_list(sorted(links.first.places), size, "or")
    text = "{}, the {} can only go in {}, and {}"
    first, second = within(links.first.house), _only_in(links.second, size)
    return phrase(text, first, links.digit, cells, second)


def _only_in(link: StrongLink, size: int) -> Passage:
    """`in row 7 only in r7c3 or r7c9`."""
    return phrase("{} only in {}", within(link.house), cell_list(sorted(link.places), size, "or"))


def _far_sight(links: TwoLinks, targets: Sequence[Cell], size: int) -> Passage:
    """`r2c8 or r7c9 to be 4, and r1c9 sees both`."""
    far, seers = _far_ends(links), who_sees(sorted(targets), size)
    which = all_of(len(far)) if len(far) > 1 else "it"
    return phrase("{} to be {}, and {} {}", cell_list(far, size, "or"), links.digit, seers, which)


def _either_way(scene: Scene[EmptyRectanglesEvidence], hinge: HingedPair) -> Passage:
    """Why one place of the pair is as bad as the other."""
    digit, box = scene.evidence.digit, scene.evidence.box
    (near,), (far,), see = hinge.pair.near, hinge.pair.far, who_sees(hinge.gone, scene.size)
    text = "if {} is {}, {} it; if {} is, that bars {} and leaves {} its {} in {}, where {} it too"
    return phrase(text, far, digit, see, near, hinge.near_line, box, digit, hinge.far_line, see)
