"""Subsets that several houses share, or nearly do."""

from __future__ import annotations

from sudologue.narration.english import all_of, listing, number_word, within
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_word
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
        evidence = scene.evidence
        return say(digits_word(evidence.digits), " in ", compact_cells(evidence.cells, scene.size))

    def observation(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        cells, digits = listing(evidence.cells), listing(evidence.digits, "or")
        lie = f", and {all_of(len(evidence.cells))} lie "
        return say(cells, " can only be ", digits, lie, listing(map(within, evidence.houses)))

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
        evidence = scene.evidence
        return say(digits_word(evidence.digits), " in ", compact_cells(evidence.cells, scene.size))

    def observation(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        digits, cells = listing(evidence.digits), listing(evidence.cells, "or")
        lie = f", and {all_of(len(evidence.cells))} lie "
        others = say(listing(map(within, evidence.others)), " too")
        return say(within(evidence.house), ", ", digits, " can only go in ", cells, lie, others)

    def argument(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        digits = f"the {number_word(len(evidence.digits))} digits"
        filled = f"{digits} fill {all_of(len(evidence.cells))} cells"
        have = " has " if len(evidence.others) == 1 else " have "
        return say(filled, ", and ", listing(evidence.others), have, "them there and nowhere else")


@tells(AlmostLockedEvidence)
class AlmostLockedTelling(Telling[AlmostLockedEvidence]):
    """What the cells take, the crossing house must take beyond the crossing."""

    def place(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        return listing((scene.evidence.house, scene.evidence.crossing))

    def pattern(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        digits, cells = digits_word(evidence.digits), compact_cells(evidence.cells, size)
        return say(digits, " in ", cells, " and ", compact_cells(evidence.partners, size))

    def observation(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        evidence = scene.evidence
        cells = say(listing(evidence.cells), " can only be ", listing(evidence.digits, "or"))
        places = say(listing(evidence.digits), " can only go in ", listing(evidence.partners, "or"))
        outside = say(within(evidence.crossing), ", outside ", evidence.house, ", ")
        return say(within(evidence.house), ", ", cells, ", and ", outside, places)

    def argument(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        evidence, number = scene.evidence, len(scene.evidence.cells)
        digits, them, last = (
            ("the digit", "it", "the other")
            if number == 1
            else (f"the {number_word(number)} digits", "them", "the last one")
        )
        return say(
            evidence.house,
            f" takes {digits} of ",
            listing(evidence.cells),
            " only once, so ",
            evidence.crossing,
            f" must have {them} in ",
            listing(evidence.partners),
            f"; {last} then ",
            "goes where ",
            evidence.crossing,
            " and ",
            evidence.house,
            " cross",
        )
