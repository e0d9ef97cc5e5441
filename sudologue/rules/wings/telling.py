"""Wings: a few cells of which one takes a digit, whatever the others do."""

from __future__ import annotations

from sudologue.model import Cell
from sudologue.narration.english import (
    all_of,
    cell_list,
    listing,
    number_word,
    sees_all,
    sentence_case,
    who_sees,
    within,
)
from sudologue.narration.passage import Passage, phrase
from sudologue.narration.scene import E, Scene
from sudologue.narration.short_forms import compact_cells, digits_in_cells
from sudologue.narration.telling import Telling, tells
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
            phrase("{}, which can only be {}", pincer, listing(sorted((digit, wing.digit)), "or"))
            for pincer, digit in zip(wing.pincers, wing.pivot_digits, strict=True)
        )
        digits = listing(_digits_of(scene, wing.pivot), "or")
        return phrase("{} can only be {}. It sees {}, and {}", wing.pivot, digits, one, other)

    def argument(self, scene: Scene[WingEvidence]) -> Passage:
        wing, pivot, digit = scene.evidence, scene.evidence.pivot, scene.evidence.digit
        (one, other), (first, second) = wing.pincers, wing.pivot_digits
        cells, in_any_case = wing.pincers, phrase(". Either way")
        if digit in _digits_of(scene, pivot):
            cells = (pivot, *wing.pincers)
            in_any_case = phrase("; and otherwise it is {} itself. In any case", digit)
        text = "if {} is {}, then {} is {}; if it is {}, then {} is"
        cases = phrase(text, pivot, first, one, digit, second, other)
        sees = sees_all(scene.target_cells, len(cells), scene.size)
        return phrase(
            "{}{} one of {} is {}, and {}", cases, in_any_case, listing(cells), digit, sees
        )


@tells(WWingEvidence)
class WWingTelling(Telling[WWingEvidence]):
    """Two ends, and a bridge that keeps them from being alike in one of their digits."""

    def place(self, scene: Scene[WWingEvidence]) -> Passage:
        return compact_cells(scene.evidence.ends, scene.size)

    def pattern(self, scene: Scene[WWingEvidence]) -> Passage:
        wing, size = scene.evidence, scene.size
        ends = digits_in_cells((wing.digit, wing.linked_digit), wing.ends, size, "/")
        bridge = compact_cells(wing.bridge, size)
        return phrase("{} connected by {} in {}", ends, wing.linked_digit, bridge)

    def observation(self, scene: Scene[WWingEvidence]) -> Passage:
        wing = scene.evidence
        digits = listing(sorted((wing.digit, wing.linked_digit)), "or")
        near, far = (
            phrase("{}, which {} sees", pier, end)
            for pier, end in zip(wing.bridge, wing.ends, strict=True)
        )
        ends = phrase("{} can only be {}", listing(wing.ends), digits)
        house = sentence_case(within(wing.house))
        text = "{}. {}, the {} can only go in {}, or in {}"
        return phrase(text, ends, house, wing.linked_digit, near, far)

    def argument(self, scene: Scene[WWingEvidence]) -> Passage:
        wing, sees_both = scene.evidence, sees_all(scene.target_cells, 2, scene.size)
        text = "were {} both {}, {} would have no place for it. So one of them is {}, and {}"
        ends = listing(wing.ends)
        return phrase(text, ends, wing.linked_digit, wing.house, wing.digit, sees_both)


@tells(BigWingEvidence)
class BigWingTelling(Telling[BigWingEvidence]):
    """As many cells as digits, all but one of which find room for once at most."""

    def pattern(self, scene: Scene[BigWingEvidence]) -> Passage:
        return digits_in_cells(_digits(scene.evidence), scene.evidence.cells, scene.size, "/")

    def observation(self, scene: Scene[BigWingEvidence]) -> Passage:
        wing = scene.evidence
        cells, digits = cell_list(wing.cells, scene.size), listing(sorted(_digits(wing)))
        text = (
            "{} hold only {} between them. For each of {}, the cells that can take it all see each "
            "other"
        )
        return phrase(text, cells, digits, listing(wing.restricted))

    def argument(self, scene: Scene[BigWingEvidence]) -> Passage:
        wing, number = scene.evidence, len(scene.evidence.cells)
        if wing.digit is None:
            text = (
                "each digit goes into these {} cells once at most, so they use up {}. Every "
                "candidate that goes sees all the places of its digit among them"
            )
            return phrase(text, number_word(number), all_of(number))
        text = (
            "each of these {} digits goes into the {} cells once at most, which leaves a cell for "
            "the {}; {} all the places for it among them"
        )
        restricted, seers = number_word(len(wing.restricted)), who_sees(
            scene.target_cells, scene.size
        )
        return phrase(text, restricted, number_word(number), wing.digit, seers)


def _digits(wing: BigWingEvidence) -> tuple[int, ...]:
    """The restricted digits, and then the other one, if there is one."""
    return wing.restricted if wing.digit is None else (*wing.restricted, wing.digit)


def _digits_of(scene: Scene[E], cell: Cell) -> list[int]:
    return sorted(scene.before.domain(cell))
