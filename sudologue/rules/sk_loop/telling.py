"""How SK-loops are told: house by house round the ring, and how many digits that makes."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.english import cell_list, listing, number_word, sentence
from sudologue.narration.houses import short_name
from sudologue.narration.passage import Passage, join, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_word
from sudologue.narration.telling import Telling, tells
from sudologue.rules.sk_loop.evidence import SkLoopEvidence


@tells(SkLoopEvidence)
class SkLoopTelling(Telling[SkLoopEvidence]):
    """What each house gives to the ring, and that it takes all of it."""

    def pattern(self, scene: Scene[SkLoopEvidence]) -> Passage:
        evidence = scene.evidence
        ring = [
            phrase("{}{}", digits_word(digits, ""), short_name(house))
            for house, digits in zip(evidence.houses, evidence.digits, strict=True)
            if digits
        ]
        return phrase("{} round {}", join(ring, " "), self.place(scene))

    def place(self, scene: Scene[SkLoopEvidence]) -> Passage:
        return compact_cells(scene.evidence.centres, scene.size)

    def observation(self, scene: Scene[SkLoopEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        pairs = listing([compact_cells(pair, size) for pair in evidence.pairs])
        gives = [
            phrase("{} from {}", listing(digits), house)
            for house, digits in zip(evidence.houses, evidence.digits, strict=True)
            if digits
        ]
        text = (
            "round {}, the pairs {} make a ring, in which neighbours share a house. All "
            "their candidates come from these houses: {}"
        )
        return phrase(text, listing(evidence.centres), pairs, listing(gives))

    def argument(self, scene: Scene[SkLoopEvidence]) -> Passage:
        evidence = scene.evidence
        number = number_word(len(evidence.focus_cells))
        text = (
            "a house gives each of its digits to one cell only. That makes {} digits for {} "
            "cells, so all of them are needed in the ring, and no other cell of its house can "
            "have one of them"
        )
        return phrase(text, number, number)

    def contradiction(self, scene: Scene[SkLoopEvidence]) -> Sequence[Passage]:
        """Whatever goes would take a digit from the ring, and leave it one short."""
        evidence, size = scene.evidence, scene.size
        taken: dict[HouseConstraint, list[Cell]] = {}
        for candidate in scene.action.candidates:
            taken.setdefault(_taken_from(evidence, candidate), []).append(candidate.cell)
        number = len(evidence.focus_cells)
        few = f"{number_word(number - 1)} digits for {number_word(number)} cells"
        text = "if {} {} {}, {} would have no {} for the ring: {}"
        said: list[Passage] = []
        for link, cells in taken.items():
            named = cell_list(cells, size, "or")
            said.append(
                sentence(phrase(text, named, "were", link.digit, link.house, link.digit, few))
            )
        return said


def _taken_from(evidence: SkLoopEvidence, candidate: Candidate) -> HouseConstraint:
    """The digit of a house that the ring would lack if the candidate were true."""
    return next(
        HouseConstraint(house, candidate.digit)
        for house, digits in zip(evidence.houses, evidence.digits, strict=True)
        if candidate.digit in digits and candidate.cell in house.cells
    )
