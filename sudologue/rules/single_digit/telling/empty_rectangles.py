"""A box that has its digit on two lines, or that two cells would leave without it."""

from __future__ import annotations

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell, House
from sudologue.narration.claims.board_claims import Follows, OnlyPlaces, Sees, emptied
from sudologue.narration.phrasing.english import (
    a_digit,
    clauses,
    listing,
    several,
    with_article,
    within,
)
from sudologue.narration.phrasing.facts import only_places_each, only_within, see
from sudologue.narration.phrasing.houses_in_words import house_list, short_name, within_all
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import conclusion, of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.single_digit.evidence import (
    EmptyRectanglesEvidence,
    HingedPair,
    RectangleEliminationEvidence,
    StrongLink,
)


@tells(EmptyRectanglesEvidence)
class EmptyRectanglesTelling(Telling[EmptyRectanglesEvidence]):
    """A box with its digit on two lines, and one pair or two."""

    def pattern(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        digit, box, hinges = scene.evidence.digit, scene.evidence.box, scene.evidence.hinges
        pairs = (compact_cells(sorted(hinge.pair.places), scene.size) for hinge in hinges)
        return phrase("{} in {} ({})", digit, short_name(box), join(pairs, " and "))

    def observation(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        digit, box, hinges = scene.evidence.digit, scene.evidence.box, scene.evidence.hinges
        in_box = only_within(digit, (box,), (hinges[0].near_line, hinges[0].far_line))
        return clauses([in_box, *[_only_in(digit, hinge.pair) for hinge in hinges]])

    def argument(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        first, *others = scene.evidence.hinges
        either_way = [_either_way(scene, first), *(_likewise(scene, other) for other in others)]
        return join(either_way, ". ")

    def consequence(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        is_dual = len(scene.evidence.hinges) > 1
        return (conclusion if is_dual else of_those_named)(scene.action)

    def reason(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        digit, box, hinges = scene.evidence.digit, scene.evidence.box, scene.evidence.hinges
        near_lines = {hinge.near_line for hinge in hinges}
        barred = say(*near_lines) if len(near_lines) == 1 else say("one of these lines")
        houses, each = [hinge.pair.house for hinge in hinges], len(hinges) > 1
        text = (
            "that is {}: {} has its {} {}, and {} {} just two places for {}, one of which keeps {} "
            "off {} and so sends its {} to the other line"
        )
        return phrase(
            text,
            *(with_article(scene.technique), box, digit),
            within_all((hinges[0].near_line, hinges[0].far_line), "or"),
            *(house_list(houses), "each have" if each else "has", a_digit(digit)),
            *(box, barred, digit),
        )

    def family(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        return say("a box that has its places for a digit on two lines that cross in it")

    def question(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        digit, box, hinge = scene.evidence.digit, scene.evidence.box, scene.evidence.hinges[0]
        text = "if {} has its {} {}, where does {} have its own"
        return phrase(text, hinge.pair.house, digit, within(hinge.near_line), box)


@tells(RectangleEliminationEvidence)
class RectangleEliminationTelling(Telling[RectangleEliminationEvidence]):
    """The two wings would starve a box."""

    def pattern(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        rectangle = scene.evidence
        wings = compact_cells((rectangle.strong_wing, rectangle.weak_wing), scene.size)
        box = short_name(rectangle.box)
        return phrase("{} in {}, wings {}, {}", rectangle.digit, rectangle.hinge, wings, box)

    def observation(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        rectangle = scene.evidence
        ends = sorted((rectangle.hinge, rectangle.strong_wing))
        places = (rectangle.strong_line, ends), (rectangle.box, rectangle.places)
        return only_places_each(rectangle.digit, places)

    def argument(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        rectangle, digit = scene.evidence, scene.evidence.digit
        weak, hinge, strong = rectangle.weak_wing, rectangle.hinge, rectangle.strong_wing
        supposed, refuted, forced = (Candidate(c, digit) for c in (weak, hinge, strong))
        line, box = (HouseConstraint(h, digit) for h in (rectangle.strong_line, rectangle.box))
        could_not, would = Sees((weak,), (hinge,)), Follows(line, (forced,), (), (refuted,))
        places, all_of_them = listing(rectangle.places), emptied(box, (supposed, forced))
        text = (
            "were {} {}, {}, which it{}, could not be {}, so {}{} be. But {} and {} between them{} "
            "{}, and {}{} for {}"
        )
        return phrase(
            text,
            *(weak, digit, hinge, states(" sees", could_not), digit),
            *(strong, states(" would have to", would)),
            *(weak, strong, states(" see", all_of_them), places),
            *(rectangle.box, states(" would have no place", all_of_them), a_digit(digit)),
        )

    def reason(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        rectangle, digit = scene.evidence, scene.evidence.digit
        text = (
            "that is {}: {} in {} would send the {} of {} to {}, and these two would shut the {} "
            "out of {}"
        )
        return phrase(
            text,
            *(with_article(scene.technique), a_digit(digit), rectangle.weak_wing, digit),
            *(rectangle.strong_line, rectangle.strong_wing, several(digit, 2), rectangle.box),
        )

    def family(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        return say("a line with two places for a digit, and a box that needs the digit, too")

    def question(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        digit, box = scene.evidence.digit, scene.evidence.box
        return phrase("what would leave {} no place for {}", box, a_digit(digit))


# the pieces


def _only_in(digit: int, link: StrongLink) -> Passage:
    """`in row 7 only in r7c3 or r7c9`."""
    only = states(" only", OnlyPlaces(digit, (link.house,), link.places))
    return phrase("{}{} in {}", within(link.house), only, listing(sorted(link.places), "or"))


def _either_way(scene: Scene[EmptyRectanglesEvidence], hinge: HingedPair) -> Passage:
    """Why one place of the pair is as bad as the other."""
    digit, box, gone = scene.evidence.digit, scene.evidence.box, hinge.gone
    (near,), (far,), cells = hinge.pair.near, hinge.pair.far, listing(gone)
    barred = states(" cannot have its", Sees((near,), _on(scene, hinge.near_line)))
    text = "if {} is {}, {}{} it. If {} is {}, {}{} {} {} and has it {}, where {}{} it too"
    return phrase(
        text,
        *(far, digit, cells, see(gone, (far,)), near, digit, box, barred, digit),
        *(within(hinge.near_line), within(hinge.far_line)),
        *(cells, see(gone, _off(scene, hinge.near_line))),
    )


def _likewise(scene: Scene[EmptyRectanglesEvidence], hinge: HingedPair) -> Passage:
    """The same of another pair."""
    digit, box, gone = scene.evidence.digit, scene.evidence.box, hinge.gone
    (near,), (far,), cells = hinge.pair.near, hinge.pair.far, listing(gone)
    barred = states(", which keeps", Sees((near,), _on(scene, hinge.near_line)))
    text = "It is the same with {}: {}{} {}, and if {} is {} instead{} {} off {}, {}{} the {} {}"
    return phrase(
        text,
        *(hinge.pair.house, cells, see(gone, (far,)), far, near, digit),
        *(barred, box, hinge.near_line),
        *(cells, see(gone, _off(scene, hinge.near_line)), digit, within(hinge.far_line)),
    )


def _on(scene: Scene[EmptyRectanglesEvidence], line: House) -> tuple[Cell, ...]:
    """The places of the box that lie on a line."""
    return tuple(cell for cell in scene.evidence.places if cell in line.cells)


def _off(scene: Scene[EmptyRectanglesEvidence], line: House) -> tuple[Cell, ...]:
    """The places of the box that do not."""
    return tuple(cell for cell in scene.evidence.places if cell not in line.cells)
