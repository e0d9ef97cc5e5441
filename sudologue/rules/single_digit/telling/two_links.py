"""Two houses that cannot both have a digit where they meet: skyscrapers, kites and their kin."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import HouseConstraint
from sudologue.model import Cell
from sudologue.narration.claims.board_claims import LiesIn
from sudologue.narration.phrasing.english import a_digit, all_of, listing, with_article, within
from sudologue.narration.phrasing.facts import only_places_each, see, see_each_other
from sudologue.narration.phrasing.houses_in_words import house_list
from sudologue.narration.phrasing.passage import Passage, join, phrase, rule_name, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.conclusions import of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.single_digit.evidence import DualKiteEvidence, Kite, TwoStrongLinksEvidence

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

    def family(self, scene: Scene[DualKiteEvidence]) -> Passage:
        return say("a row and a column with two places each for a digit, twice over")

    def digits(self, scene: Scene[DualKiteEvidence]) -> tuple[int, ...]:
        return tuple(sorted(_digits(scene)))

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


# the pieces


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
