"""Single-digit patterns: two houses that meet, so that one of them has the digit at its far end."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import Follows, LiesIn, OnlyPlaces, Sees, emptied
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clauses,
    listing,
    several,
    with_article,
    within,
)
from sudologue.narration.phrasing.facts import only_places_each, only_within, see, see_each_other
from sudologue.narration.phrasing.houses_in_words import house_list, short_name, within_all
from sudologue.narration.phrasing.passage import Passage, join, phrase, rule_name, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.conclusions import conclusion, of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.single_digit.evidence import (
    DualKiteEvidence,
    EmptyRectanglesEvidence,
    HingedPair,
    Kite,
    RectangleEliminationEvidence,
    StrongLink,
    TwoStrongLinksEvidence,
)

TwoLinks = TwoStrongLinksEvidence | Kite


@tells(TwoStrongLinksEvidence)
class TwoStrongLinksTelling(Telling[TwoStrongLinksEvidence]):
    """The near ends, joined; the far ends, one of which is true."""

    def place(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        return _houses(scene.evidence)

    def pattern(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        links, size = scene.evidence, scene.size
        near = compact_cells(sorted(_near_ends(links)), size)
        return phrase("{} (connected by {})", _digit_at_far_ends(links, size), near)

    def observation(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        return _two_links(scene.evidence)

    def argument(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        far_sight = _far_sight(scene.evidence, scene.target_cells)
        return phrase("{}. That leaves {}", self._joined(scene), far_sight)

    def consequence(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        return of_those_named(scene.action)

    def reason(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        links, joint = scene.evidence, scene.evidence.joint
        if not isinstance(joint, HouseConstraint):
            text = "two places each for {}, one of which sees one of the other's"
            met = phrase(text, a_digit(links.digit))
        else:
            text = "two places each for {}, and both have one of these {}, which takes only one {}"
            if _is_grouped(links):
                text = (
                    "their places for {} in two groups each, and both have one group {}, which "
                    "takes only one {}"
                )
            met = phrase(text, a_digit(links.digit), within(joint.house), links.digit)
        other = "group: " if _is_grouped(links) else "place, "
        text = "that is {}: {} have {}; so at least one of the two has its {} in the other {}{}"
        name, far = with_article(scene.technique), listing(_far_ends(links), "or")
        return phrase(text, name, _houses(links), met, links.digit, other, far)

    def family(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        if _is_grouped(scene.evidence):
            return say("two houses with a few places for a digit, some of them in a third house")
        return say("two houses with two places each for one digit")

    def question(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        links, joint = scene.evidence, scene.evidence.joint
        if not isinstance(joint, HouseConstraint):
            return phrase("which {} of {} see each other", links.digit, _houses(links))
        text = "can {} both have their {} {}"
        return phrase(text, _houses(links), links.digit, within(joint.house))

    def _joined(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        """Why the near ends cannot both have the digit."""
        links, digit, joint = scene.evidence, scene.evidence.digit, scene.evidence.joint
        near = _near_ends(links)
        if not isinstance(joint, HouseConstraint):
            return phrase("{} and cannot both be {}", see_each_other(near), digit)
        lie = LiesIn(near, joint.house)
        if len(near) == 2:
            text = "{}{} {}, cannot both be {}"
            return phrase(text, listing(near), states(", both", lie), within(joint.house), digit)
        text = "{}{} {}, which takes only one {}, so {} and {} cannot both have theirs there"
        houses = links.first.house, links.second.house
        return phrase(
            text, listing(near), states(" all lie", lie), within(joint.house), digit, *houses
        )


@tells(DualKiteEvidence)
class DualKiteTelling(Telling[DualKiteEvidence]):
    """Two kites on one knot."""

    family_words = "a row and a column with two places each for a digit, twice over"

    def technical_name(self, scene: Scene[DualKiteEvidence]) -> Passage:
        return rule_name("Dual 2-String Kite", scene.slug) if scene.card else scene.technique

    def pattern(self, scene: Scene[DualKiteEvidence]) -> Passage:
        ends = listing(_digit_at_far_ends(kite, scene.size) for kite in _kites(scene))
        return phrase("{} (connected by {})", ends, compact_cells(scene.evidence.knot, scene.size))

    def observation(self, scene: Scene[DualKiteEvidence]) -> Passage:
        return join((_two_links(kite) for kite in _kites(scene)), ". Likewise, ")

    def argument(self, scene: Scene[DualKiteEvidence]) -> Passage:
        knot, box = scene.evidence.knot, scene.evidence.box
        first, second = (_far_sight(kite, kite.gone) for kite in _kites(scene))
        text = "{}{} {}, cannot both be {}. That leaves {}. It also leaves {}"
        both, digits = states(", both", LiesIn(knot, box)), join(_digits(scene), ", nor both be ")
        return phrase(text, listing(knot), both, within(box), digits, first, second)

    def reason(self, scene: Scene[DualKiteEvidence]) -> Passage:
        knot, digits = listing(scene.evidence.knot), _digits(scene)
        its_digit = a_digit(digits[0]) if len(digits) == 1 else say("its digit")
        text = (
            "that is {}: {} serve two pairs of lines at once, and as they cannot both be {}, each "
            "pair of lines has {} in one of its two other places"
        )
        cannot = join(digits, " or both be ")
        return phrase(text, with_article(scene.technique), knot, cannot, its_digit)

    def question(self, scene: Scene[DualKiteEvidence]) -> Passage:
        links = (link for kite in _kites(scene) for link in (kite.first, kite.second))
        houses = listing(dict.fromkeys(link.house for link in links))
        digits, box = listing(self.digits(scene), "or"), within(scene.evidence.box)
        return phrase("how many of {} can have their {} {}", houses, digits, box)


def _kites(scene: Scene[DualKiteEvidence]) -> tuple[Kite, Kite]:
    return scene.evidence.first, scene.evidence.second


def _digits(scene: Scene[DualKiteEvidence]) -> tuple[int, ...]:
    """The digit of both kites, or the digits, in their order."""
    return tuple(dict.fromkeys(kite.digit for kite in _kites(scene)))


def _houses(links: TwoLinks) -> Passage:
    return house_list((links.first.house, links.second.house))


def _near_ends(links: TwoLinks) -> tuple[Cell, ...]:
    return (*links.first.near, *links.second.near)


def _far_ends(links: TwoLinks) -> list[Cell]:
    return sorted({*links.first.far, *links.second.far})


def _is_grouped(links: TwoLinks) -> bool:
    return len(links.first.places) + len(links.second.places) > 4


def _digit_at_far_ends(links: TwoLinks, size: int) -> Passage:
    """`4 in r2c8,r7c9`."""
    return digits_in_cells((links.digit,), _far_ends(links), size)


def _two_links(links: TwoLinks) -> Passage:
    """`in row 2, the 4 can only go in r2c3 or r2c8, and in row 7 only in r7c3 or r7c9`."""
    both = links.first, links.second
    return only_places_each(links.digit, [(link.house, sorted(link.places)) for link in both])


def _far_sight(links: TwoLinks, targets: Sequence[Cell]) -> Passage:
    """`r2c8 or r7c9 to be 4, and r1c9 sees both`."""
    far, seers = _far_ends(links), sorted(targets)
    which = all_of(len(far)) if len(far) > 1 else "it"
    text = "{} to be {}, and {}{} {}"
    cells = listing(far, "or")
    return phrase(text, cells, links.digit, listing(seers), see(seers, far), which)


@tells(EmptyRectanglesEvidence)
class EmptyRectanglesTelling(Telling[EmptyRectanglesEvidence]):
    """A box with its digit on two lines, and one pair or two."""

    family_words = "a box that has its places for a digit on two lines that cross in it"

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

    def question(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        digit, box, hinge = scene.evidence.digit, scene.evidence.box, scene.evidence.hinges[0]
        text = "if {} has its {} {}, where does {} have its own"
        return phrase(text, hinge.pair.house, digit, within(hinge.near_line), box)


@tells(RectangleEliminationEvidence)
class RectangleEliminationTelling(Telling[RectangleEliminationEvidence]):
    """The two wings would starve a box."""

    family_words = "a line with two places for a digit, and a box that needs the digit, too"

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

    def question(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        digit, box = scene.evidence.digit, scene.evidence.box
        return phrase("what would leave {} no place for {}", box, a_digit(digit))


def _only_in(digit: int, link: StrongLink) -> Passage:
    """`in row 7 only in r7c3 or r7c9`."""
    only = states(" only", OnlyPlaces(digit, (link.house,), link.places))
    return phrase("{}{} in {}", within(link.house), only, listing(sorted(link.places), "or"))


def _either_way(scene: Scene[EmptyRectanglesEvidence], hinge: HingedPair) -> Passage:
    """Why one place of the pair is as bad as the other."""
    digit, box, gone = scene.evidence.digit, scene.evidence.box, hinge.gone
    (near,), (far,), cells = hinge.pair.near, hinge.pair.far, listing(gone)
    on, off = scene.evidence.split_by(hinge.near_line)
    barred = states(" cannot have its", Sees((near,), on))
    text = "if {} is {}, {}{} it. If {} is {}, {}{} {} {} and has it {}, where {}{} it too"
    return phrase(
        text,
        *(far, digit, cells, see(gone, (far,)), near, digit, box, barred, digit),
        *(within(hinge.near_line), within(hinge.far_line)),
        *(cells, see(gone, off)),
    )


def _likewise(scene: Scene[EmptyRectanglesEvidence], hinge: HingedPair) -> Passage:
    """The same of another pair."""
    digit, box, gone = scene.evidence.digit, scene.evidence.box, hinge.gone
    (near,), (far,), cells = hinge.pair.near, hinge.pair.far, listing(gone)
    on, off = scene.evidence.split_by(hinge.near_line)
    barred = states(", which keeps", Sees((near,), on))
    text = "It is the same with {}: {}{} {}, and if {} is {} instead{} {} off {}, {}{} the {} {}"
    return phrase(
        text,
        *(hinge.pair.house, cells, see(gone, (far,)), far, near, digit),
        *(barred, box, hinge.near_line),
        *(cells, see(gone, off), digit, within(hinge.far_line)),
    )
