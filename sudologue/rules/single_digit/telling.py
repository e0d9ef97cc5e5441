"""Single-digit patterns: two houses that meet, so that one of them has the digit at its far end."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from sudologue.inference import Evidence, HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import (
    Follows,
    LiesIn,
    OnlyPlaces,
    OnlyWithin,
    SeeEachOther,
    Sees,
    emptied,
)
from sudologue.narration.phrasing.filling import said, when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, join, phrase, rule_name
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
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
P = TypeVar("P", bound=Evidence)


class LinkPairTelling(Telling[P]):
    """Two links of a digit, and the far ends of which one is true: there may be `one` alone."""

    def two_links(self, scene: Scene[P], links: TwoLinks) -> Passage:
        """`in row 2, the 4 can only go in r2c3 or r2c8, and in row 7 only in r7c3 or r7c9`."""
        first, second = _only(links.digit, links.first), _only(links.digit, links.second)
        return self.clause("two_links", scene, first=first, second=second)

    def far_ends(self, scene: Scene[P], links: TwoLinks, targets: Sequence[Cell]) -> Passage:
        """`r2c8 or r7c9 to be 4, and r1c9 sees both`."""
        far, cases = _far_ends(links), when(one=len(_far_ends(links)) == 1)
        sight = Sees(tuple(sorted(targets)), far)
        return self.clause("far_ends", scene, *cases, far=far, digit=links.digit, sight=sight)


@tells(TwoStrongLinksEvidence)
class TwoStrongLinksTelling(LinkPairTelling[TwoStrongLinksEvidence]):
    """The near ends, joined; the far ends, one of which is true.

    What joins them may be `sight`; they may be `several`, more than two, and links be `grouped`.
    """

    def names(self, scene: Scene[TwoStrongLinksEvidence]) -> Mapping[str, Any]:
        links, joint = scene.evidence, scene.evidence.joint
        near, where = _near_ends(links), None
        if isinstance(joint, HouseConstraint):
            where = joint.house
        return {
            "links": self.two_links(scene, links),
            "houses": (links.first.house, links.second.house),
            **{f"first_{part}": value for part, value in vars(links.first).items()},
            **{f"second_{part}": value for part, value in vars(links.second).items()},
            "near": near,
            "where": where,
            "mutual": SeeEachOther(near),
            "lie": LiesIn(near, where) if where else None,
            "left": self.far_ends(scene, links, scene.target_cells),
            "far": _far_ends(links),
        }

    def cases(self, scene: Scene[TwoStrongLinksEvidence]) -> Collection[str]:
        links = scene.evidence
        is_grouped = len(links.first.places) + len(links.second.places) > 4
        sight = not isinstance(links.joint, HouseConstraint)
        return when(sight=sight, several=len(_near_ends(links)) > 2, grouped=is_grouped)

    def pattern(self, scene: Scene[TwoStrongLinksEvidence]) -> Passage:
        links, size = scene.evidence, scene.size
        near = compact_cells(sorted(_near_ends(links)), size)
        return phrase("{} (connected by {})", _digit_at_far_ends(links, size), near)


@tells(DualKiteEvidence)
class DualKiteTelling(LinkPairTelling[DualKiteEvidence]):
    """Two kites on one knot, of one digit or of `two`."""

    def names(self, scene: Scene[DualKiteEvidence]) -> Mapping[str, Any]:
        dual, (first, second) = scene.evidence, _kites(scene)
        links = [link for kite in (first, second) for link in (kite.first, kite.second)]
        return {
            "first_links": self.two_links(scene, first),
            "second_links": self.two_links(scene, second),
            "lie": LiesIn(dual.knot, dual.box),
            "digit": first.digit,
            "other": second.digit,
            "first_left": self.far_ends(scene, first, first.gone),
            "second_left": self.far_ends(scene, second, second.gone),
            "houses": tuple(dict.fromkeys(link.house for link in links)),
            "digits": self.digits(scene),
        }

    def cases(self, scene: Scene[DualKiteEvidence]) -> Collection[str]:
        first, second = _kites(scene)
        return when(two=first.digit != second.digit)

    def technical_name(self, scene: Scene[DualKiteEvidence]) -> Passage:
        return rule_name("Dual 2-String Kite", scene.slug) if scene.card else scene.technique

    def pattern(self, scene: Scene[DualKiteEvidence]) -> Passage:
        ends = join([_digit_at_far_ends(kite, scene.size) for kite in _kites(scene)], " and ")
        return phrase("{} (connected by {})", ends, compact_cells(scene.evidence.knot, scene.size))


def _kites(scene: Scene[DualKiteEvidence]) -> tuple[Kite, Kite]:
    return scene.evidence.first, scene.evidence.second


def _near_ends(links: TwoLinks) -> tuple[Cell, ...]:
    return (*links.first.near, *links.second.near)


def _far_ends(links: TwoLinks) -> tuple[Cell, ...]:
    return tuple(sorted({*links.first.far, *links.second.far}))


def _digit_at_far_ends(links: TwoLinks, size: int) -> Passage:
    """`4 in r2c8,r7c9`."""
    return digits_in_cells((links.digit,), _far_ends(links), size)


def _only(digit: int, link: StrongLink) -> OnlyPlaces:
    return OnlyPlaces(digit, (link.house,), tuple(sorted(link.places)))


@tells(EmptyRectanglesEvidence)
class EmptyRectanglesTelling(Telling[EmptyRectanglesEvidence]):
    """A box with its digit on two lines, and one pair or two, which is a `dual`."""

    def names(self, scene: Scene[EmptyRectanglesEvidence]) -> Mapping[str, Any]:
        its, first = scene.evidence, scene.evidence.hinges[0]
        pairs = [_only(its.digit, hinge.pair) for hinge in its.hinges]
        lines = first.near_line, first.far_line
        within = OnlyWithin(its.digit, (its.box,), lines)
        keys = ["either_way", *["the_same"] * (len(pairs) - 1)]
        return {
            "seen": [
                said(within, "is"),
                *(self.clause("pair", scene, only=only) for only in pairs),
            ],
            "within": within,
            "only": pairs[0],
            **self._hinged(scene, first),
            "ways": [
                self._way(scene, hinge, key) for hinge, key in zip(its.hinges, keys, strict=True)
            ],
            "crossing": lines,
            "houses": tuple([hinge.pair.house for hinge in its.hinges]),
        }

    def _way(self, scene: Scene[EmptyRectanglesEvidence], hinge: HingedPair, key: str) -> Passage:
        """Why one place of the pair is as bad as the other."""
        return self.clause(key, scene, **self._hinged(scene, hinge))

    def _hinged(
        self, scene: Scene[EmptyRectanglesEvidence], hinge: HingedPair
    ) -> Mapping[str, Any]:
        """A line with two places, and who sees what of it and of the box."""
        (near,), (far,) = hinge.pair.near, hinge.pair.far
        on, off = scene.evidence.split_by(hinge.near_line)
        return {
            "near": near,
            "far": far,
            "gone": hinge.gone,
            "near_line": hinge.near_line,
            "far_line": hinge.far_line,
            "house": hinge.pair.house,
            "sees_far": Sees(hinge.gone, (far,)),
            "barred": Sees((near,), on),
            "sees_off": Sees(hinge.gone, off),
        }

    def cases(self, scene: Scene[EmptyRectanglesEvidence]) -> Collection[str]:
        hinges = scene.evidence.hinges
        return when(dual=len(hinges) > 1)

    def pattern(self, scene: Scene[EmptyRectanglesEvidence]) -> Passage:
        digit, box, hinges = scene.evidence.digit, scene.evidence.box, scene.evidence.hinges
        pairs = (compact_cells(sorted(hinge.pair.places), scene.size) for hinge in hinges)
        return phrase("{} in {} ({})", digit, short_name(box), join(pairs, " and "))


@tells(RectangleEliminationEvidence)
class RectangleEliminationTelling(Telling[RectangleEliminationEvidence]):
    """The two wings would starve a box."""

    def names(self, scene: Scene[RectangleEliminationEvidence]) -> Mapping[str, Any]:
        its, digit = scene.evidence, scene.evidence.digit
        wings = its.weak_wing, its.hinge, its.strong_wing
        supposed, refuted, forced = (Candidate(cell, digit) for cell in wings)
        line = HouseConstraint(its.strong_line, digit)
        ends = tuple(sorted((its.hinge, its.strong_wing)))
        return {
            "on_line": OnlyPlaces(digit, (its.strong_line,), ends),
            "in_box": OnlyPlaces(digit, (its.box,), its.places),
            "could_not": Sees((its.weak_wing,), (its.hinge,)),
            "would": Follows(line, (forced,), (), (refuted,)),
            "all_seen": emptied(HouseConstraint(its.box, digit), (supposed, forced)),
        }

    def pattern(self, scene: Scene[RectangleEliminationEvidence]) -> Passage:
        rectangle = scene.evidence
        wings = compact_cells((rectangle.strong_wing, rectangle.weak_wing), scene.size)
        box = short_name(rectangle.box)
        return phrase("{} in {}, wings {}, {}", rectangle.digit, rectangle.hinge, wings, box)
