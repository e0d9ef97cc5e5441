"""Subsets that several houses share, or nearly do."""

from __future__ import annotations

from sudologue.narration.english import all_of, listing, number_word, within
from sudologue.narration.notation import compact_cells, digits_word
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
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
        found = scene.evidence
        return say(digits_word(found.digits), " in ", compact_cells(found.cells, scene.size))

    def observation(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        found = scene.evidence
        cells, digits = listing(found.cells), listing(found.digits, "or")
        lie = f", and {all_of(len(found.cells))} lie "
        return say(cells, " can only be ", digits, lie, listing(map(within, found.houses)))

    def argument(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        number, houses = len(scene.evidence.cells), len(scene.evidence.houses)
        used = f"the {number_word(number)} of them use up {all_of(number)} digits"
        return say(used, f" in {all_of(houses)} houses")


@tells(LockedHiddenSubsetEvidence)
class LockedHiddenSubsetTelling(Telling[LockedHiddenSubsetEvidence]):
    """The digits fill the cells up, and other houses have these cells too."""

    def place(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        return listing((scene.evidence.house, *scene.evidence.others))

    def pattern(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        found = scene.evidence
        return say(digits_word(found.digits), " in ", compact_cells(found.cells, scene.size))

    def observation(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        found = scene.evidence
        digits, cells = listing(found.digits), listing(found.cells, "or")
        lie = f", and {all_of(len(found.cells))} lie "
        others = say(listing(map(within, found.others)), " too")
        return say(within(found.house), ", ", digits, " can only go in ", cells, lie, others)

    def argument(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        found = scene.evidence
        filled = (
            f"the {number_word(len(found.digits))} digits fill {all_of(len(found.cells))} cells"
        )
        have = " has " if len(found.others) == 1 else " have "
        return say(filled, ", and ", listing(found.others), have, "them there and nowhere else")


@tells(AlmostLockedEvidence)
class AlmostLockedTelling(Telling[AlmostLockedEvidence]):
    """What the cells take, the crossing house must take beyond the crossing."""

    def place(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        return listing((scene.evidence.house, scene.evidence.crossing))

    def pattern(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        found, size = scene.evidence, scene.size
        digits, cells = digits_word(found.digits), compact_cells(found.cells, size)
        return say(digits, " in ", cells, " and ", compact_cells(found.partners, size))

    def observation(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        found = scene.evidence
        cells = say(listing(found.cells), " can only be ", listing(found.digits, "or"))
        places = say(listing(found.digits), " can only go in ", listing(found.partners, "or"))
        outside = say(within(found.crossing), ", outside ", found.house, ", ")
        return say(within(found.house), ", ", cells, ", and ", outside, places)

    def argument(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        found, number = scene.evidence, len(scene.evidence.cells)
        digits, them, last = (
            ("the digit", "it", "the other")
            if number == 1
            else (f"the {number_word(number)} digits", "them", "the last one")
        )
        return say(
            found.house, f" takes {digits} of ", listing(found.cells), " only once, so ",
            found.crossing, f" must have {them} in ", listing(found.partners), f"; {last} then ",
            "goes where ", found.crossing, " and ", found.house, " cross",
        )  # fmt: skip
