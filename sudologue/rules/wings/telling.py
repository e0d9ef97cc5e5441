"""Wings: a few cells of which one takes a digit, whatever the others do."""

from __future__ import annotations

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import OnlyPlaces, SeeEachOther, Sees, emptied
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    listing,
    number_word,
    sentence_case,
    with_article,
    within,
)
from sudologue.narration.phrasing.facts import (
    can_only_be,
    domain_of,
    hold_between,
    number_of,
    see,
    sees_all_of,
)
from sudologue.narration.phrasing.houses_in_words import region_of
from sudologue.narration.phrasing.passage import Passage, phrase, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.conclusions import of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.wings.evidence import BigWingEvidence, WingEvidence, WWingEvidence


@tells(WingEvidence)
class WingTelling(Telling[WingEvidence]):
    """A pivot and two pincers."""

    def pattern(self, scene: Scene[WingEvidence]) -> Passage:
        wing = scene.evidence
        digits = (*wing.pivot_digits, wing.digit)
        return digits_in_cells(digits, wing.focus_cells, scene.size, "/")

    def observation(self, scene: Scene[WingEvidence]) -> Passage:
        wing = scene.evidence
        one, other = (
            phrase("{}, which{}", pincer, _can_only_be(scene, pincer)) for pincer in wing.pincers
        )
        pivot, sees = domain_of(scene.before, wing.pivot), see((wing.pivot,), wing.pincers)
        return phrase("{}. It{} {}, and {}", pivot, sees, one, other)

    def argument(self, scene: Scene[WingEvidence]) -> Passage:
        wing, pivot, digit = scene.evidence, scene.evidence.pivot, scene.evidence.digit
        (one, other), (first, second) = wing.pincers, wing.pivot_digits
        cells, in_any_case = wing.pincers, phrase(". Either way")
        if self._has_three(scene):
            cells = (pivot, *wing.pincers)
            in_any_case = phrase("; and otherwise it is {} itself. In any case", digit)
        text = "if {} is {}, then {} is {}; if it is {}, then {} is {}"
        cases = phrase(text, pivot, first, one, digit, second, other, digit)
        sees = sees_all_of(scene.target_cells, cells)
        return phrase(
            "{}{} one of {} is {}, and {}", cases, in_any_case, listing(cells), digit, sees
        )

    def consequence(self, scene: Scene[WingEvidence]) -> Passage:
        return of_those_named(scene.action)

    def reason(self, scene: Scene[WingEvidence]) -> Passage:
        wing, name = scene.evidence, with_article(scene.technique)
        if self._has_three(scene):
            text = (
                "that is {}: {} has three candidates, {} and {} have two of these each, and "
                "whatever it takes, one of the three cells takes the {} that all of them have"
            )
        else:
            text = (
                "that is {}: {} has two candidates, {} and {} each share one of them, and "
                "whichever it takes, one of these two is left with the {} that both have"
            )
        return phrase(text, name, wing.pivot, *wing.pincers, wing.digit)

    def family(self, scene: Scene[WingEvidence]) -> Passage:
        number = "three" if self._has_three(scene) else "two"
        text = "a cell with {} candidates that sees two cells with two each"
        return phrase(text, number)

    def digits(self, scene: Scene[WingEvidence]) -> tuple[int, ...]:
        return tuple(sorted((*scene.evidence.pivot_digits, scene.evidence.digit)))

    def question(self, scene: Scene[WingEvidence]) -> Passage:
        wing = scene.evidence
        text = (
            "which cells run out of other digits if the one they see is {}, and which if it is {}"
        )
        return phrase(text, *wing.pivot_digits)

    def _has_three(self, scene: Scene[WingEvidence]) -> bool:
        return scene.evidence.digit in scene.before.domain(scene.evidence.pivot)


def _can_only_be(scene: Scene[WingEvidence], cell: Cell) -> Passage:
    """`can only be 2 or 8`, of a cell just named."""
    return Passage(domain_of(scene.before, cell).spans[1:])


@tells(WWingEvidence)
class WWingTelling(Telling[WWingEvidence]):
    """Two ends, and a bridge that keeps them from being alike in one of their digits."""

    family_words = "two cells with the same pair"

    def place(self, scene: Scene[WWingEvidence]) -> Passage:
        return compact_cells(scene.evidence.ends, scene.size)

    def pattern(self, scene: Scene[WWingEvidence]) -> Passage:
        wing, size = scene.evidence, scene.size
        ends = digits_in_cells((wing.digit, wing.linked_digit), wing.ends, size, "/")
        bridge = compact_cells(wing.bridge, size)
        return phrase("{} connected by {} in {}", ends, wing.linked_digit, bridge)

    def observation(self, scene: Scene[WWingEvidence]) -> Passage:
        wing = scene.evidence
        ends = can_only_be(wing.ends, (wing.digit, wing.linked_digit))
        near, far = (
            phrase("{}, which {}{}", pier, end, see((end,), (pier,)))
            for pier, end in zip(wing.bridge, wing.ends, strict=True)
        )
        places = states(" can only go", OnlyPlaces(wing.linked_digit, (wing.house,), wing.bridge))
        house = sentence_case(within(wing.house))
        text = "{}. {}, the {}{} in {}, or in {}"
        return phrase(text, ends, house, wing.linked_digit, places, near, far)

    def argument(self, scene: Scene[WWingEvidence]) -> Passage:
        wing, sees_both = scene.evidence, sees_all_of(scene.target_cells, scene.evidence.ends)
        text = "were {} both {}, {}{} {}. So one of them is {}, and {}"
        linked, ends = wing.linked_digit, listing(wing.ends)
        both = (Candidate(end, linked) for end in wing.ends)
        emptied_house = emptied(HouseConstraint(wing.house, linked), both)
        lacks, lacking = states(" would have no place for", emptied_house), a_digit(linked)
        return phrase(text, ends, linked, wing.house, lacks, lacking, wing.digit, sees_both)

    def consequence(self, scene: Scene[WWingEvidence]) -> Passage:
        return of_those_named(scene.action)

    def reason(self, scene: Scene[WWingEvidence]) -> Passage:
        wing = scene.evidence
        text = (
            "that is {}: two cells with the same pair, {} and {}, and a house, {}, where their "
            "{} has just two places, each seen by one of the cells"
        )
        return phrase(
            text, with_article(scene.technique), *wing.ends, wing.house, wing.linked_digit
        )

    def region(self, scene: Scene[WWingEvidence]) -> Passage:
        wing = scene.evidence
        return region_of(scene.layout, (*wing.ends, *wing.bridge), self.digits(scene))

    def digits(self, scene: Scene[WWingEvidence]) -> tuple[int, ...]:
        return tuple(sorted((scene.evidence.digit, scene.evidence.linked_digit)))

    def question(self, scene: Scene[WWingEvidence]) -> Passage:
        wing = scene.evidence
        return phrase("where can {} have its {}", wing.house, wing.linked_digit)


@tells(BigWingEvidence)
class BigWingTelling(Telling[BigWingEvidence]):
    """As many cells as digits, all but one of which find room for once at most."""

    def pattern(self, scene: Scene[BigWingEvidence]) -> Passage:
        return digits_in_cells(_digits(scene.evidence), scene.evidence.cells, scene.size, "/")

    def observation(self, scene: Scene[BigWingEvidence]) -> Passage:
        wing = scene.evidence
        number = number_of(wing.cells)
        held = hold_between(wing.cells, _digits(wing))
        text = "{}: {} digits for {} cells. For each of {}, the cells that can take it{}"
        mutual = states(" all see each other", *self._mutual(scene))
        return phrase(
            text, held, number, number_word(len(wing.cells)), listing(wing.restricted), mutual
        )

    def argument(self, scene: Scene[BigWingEvidence]) -> Passage:
        wing, number = scene.evidence, len(scene.evidence.cells)
        if wing.digit is None:
            text = (
                "each digit goes into these {} cells once at most, so they use up {}. Every "
                "candidate that goes{} all the places of its digit among them"
            )
            sees = states(
                " sees",
                *(Sees((c.cell,), self._places(scene, c.digit)) for c in scene.action.candidates),
            )
            return phrase(text, number_word(number), all_of(number), sees)
        text = (
            "each of these {} digits goes into the {} cells once at most, which leaves a cell for "
            "the {}; {}{} all the places for it among them"
        )
        restricted, targets = number_word(len(wing.restricted)), scene.target_cells
        sees = see(targets, self._places(scene, wing.digit))
        return phrase(text, restricted, number_word(number), wing.digit, listing(targets), sees)

    def consequence(self, scene: Scene[BigWingEvidence]) -> Passage:
        if scene.evidence.digit is None:
            return super().consequence(scene)
        return of_those_named(scene.action)

    def reason(self, scene: Scene[BigWingEvidence]) -> Passage:
        wing, name = scene.evidence, with_article(scene.technique)
        number, fewer = number_word(len(wing.cells)), number_word(len(wing.restricted))
        if wing.digit is None:
            text = "that is {}: {} cells and as many digits, none of which fits into them twice"
            return phrase(text, name, number)
        text = (
            "that is {}: {} cells and {} digits. All digits but the {} fit into them only once, "
            "and {} digits cannot fill {} cells without it"
        )
        return phrase(text, name, number, number, wing.digit, fewer, number)

    def family(self, scene: Scene[BigWingEvidence]) -> Passage:
        number = number_word(len(scene.evidence.cells))
        return phrase("{} cells, most in sight of one of them, with {} digits", number, number)

    def digits(self, scene: Scene[BigWingEvidence]) -> tuple[int, ...]:
        return tuple(sorted(_digits(scene.evidence)))

    def question(self, scene: Scene[BigWingEvidence]) -> Passage:
        wing = scene.evidence
        if wing.digit is None:
            return phrase("which of {} fits into the cells twice", listing(wing.restricted, "or"))
        return phrase("can the cells do without {}", a_digit(wing.digit))

    def _places(self, scene: Scene[BigWingEvidence], digit: int) -> tuple[Cell, ...]:
        return tuple(c for c in scene.evidence.cells if digit in scene.before.domain(c))

    def _mutual(self, scene: Scene[BigWingEvidence]) -> list[SeeEachOther]:
        return [SeeEachOther(self._places(scene, digit)) for digit in scene.evidence.restricted]


def _digits(wing: BigWingEvidence) -> tuple[int, ...]:
    """The restricted digits, and then the other one, if there is one."""
    return wing.restricted if wing.digit is None else (*wing.restricted, wing.digit)
