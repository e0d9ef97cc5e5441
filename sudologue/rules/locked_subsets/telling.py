"""Subsets that several houses share, or nearly do."""

from __future__ import annotations

from sudologue.narration.english import all_of, listing, number_word, within
from sudologue.narration.passage import Passage, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_in_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.locked_subsets.evidence import (
    AlmostLockedEvidence,
    LockedHiddenSubsetEvidence,
    LockedSubsetEvidence,
)


@tells(LockedSubsetEvidence)
class LockedSubsetTelling(Telling[LockedSubsetEvidence]):
    """The cells use the digits up, in every house that has them all."""

    def place(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        return listing(scene.evidence.houses)

    def pattern(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        return digits_in_cells(scene.evidence.digits, scene.evidence.cells, scene.size)

    def observation(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        cells, digits = listing(scene.evidence.cells), listing(scene.evidence.digits, "or")
        houses = listing(map(within, scene.evidence.houses))
        every = all_of(len(scene.evidence.cells))
        return phrase("{} can only be {}, and {} lie {}", cells, digits, every, houses)

    def argument(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        number, houses = len(scene.evidence.cells), len(scene.evidence.houses)
        text = "the {} of them use up {} digits in {} houses"
        return phrase(text, number_word(number), all_of(number), all_of(houses))


@tells(LockedHiddenSubsetEvidence)
class LockedHiddenSubsetTelling(Telling[LockedHiddenSubsetEvidence]):
    """The digits fill the cells up, and other houses have these cells too."""

    def place(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        return listing((scene.evidence.house, *scene.evidence.others))

    def pattern(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        return digits_in_cells(scene.evidence.digits, scene.evidence.cells, scene.size)

    def observation(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        subset, house = scene.evidence, within(scene.evidence.house)
        digits, cells = listing(subset.digits), listing(subset.cells, "or")
        every, others = all_of(len(subset.cells)), listing(map(within, subset.others))
        text = "{}, {} can only go in {}, and {} lie {} too"
        return phrase(text, house, digits, cells, every, others)

    def argument(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        number, others = len(scene.evidence.cells), scene.evidence.others
        have = "has" if len(others) == 1 else "have"
        text = "the {} digits fill {} cells, and {} {} them there and nowhere else"
        return phrase(text, number_word(number), all_of(number), listing(others), have)


@tells(AlmostLockedEvidence)
class AlmostLockedTelling(Telling[AlmostLockedEvidence]):
    """What the cells take, the crossing house must take beyond the crossing."""

    def place(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        return listing((scene.evidence.house, scene.evidence.crossing))

    def pattern(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        locked, size = scene.evidence, scene.size
        cells = digits_in_cells(locked.digits, locked.cells, size)
        return phrase("{} and {}", cells, compact_cells(locked.partners, size))

    def observation(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        locked, house = scene.evidence, scene.evidence.house
        cells, partners = listing(locked.cells), listing(locked.partners, "or")
        one, every = listing(locked.digits, "or"), listing(locked.digits)
        text = "{}, {} can only be {}, and {}, outside {}, {} can only go in {}"
        return phrase(
            text, within(house), cells, one, within(locked.crossing), house, every, partners
        )

    def argument(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        locked, house, crossing = scene.evidence, scene.evidence.house, scene.evidence.crossing
        number = len(locked.cells)
        digits, them, last = (
            ("the digit", "it", "the other")
            if number == 1
            else (f"the {number_word(number)} digits", "them", "the last one")
        )
        cells, partners = listing(locked.cells), listing(locked.partners)
        taken = phrase("{} takes {} of {} only once", house, digits, cells)
        placed = phrase("so {} must have {} in {}", crossing, them, partners)
        return phrase(
            "{}, {}; {} then goes where {} and {} cross", taken, placed, last, crossing, house
        )
