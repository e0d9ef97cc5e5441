"""Guardians: an odd loop, and what breaks it."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.model import Cell, House
from sudologue.narration.claims.board_claims import LiesIn, OnlyPlaces
from sudologue.narration.phrasing.english import a_digit, listing, number_word, within
from sudologue.narration.phrasing.facts import number_of, sees_all_of
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.conclusions import of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.guardians.evidence import GuardianEvidence
from sudologue.wording import noun_for

_LEGS = 8  # so many cells further, a sentence ends


@tells(GuardianEvidence)
class GuardianTelling(Telling[GuardianEvidence]):
    """An odd loop, and what breaks it."""

    family_words = "places for a digit that make a ring with an odd number of cells"

    def pattern(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        loop = digits_in_cells((evidence.digit,), evidence.loop, size)
        noun = noun_for(len(evidence.guardians), "guardian")
        return phrase("{}, {} {}", loop, noun, compact_cells(evidence.guardians, size))

    def observation(self, scene: Scene[GuardianEvidence]) -> Passage:
        digit, houses, guardians = (
            scene.evidence.digit,
            scene.evidence.houses,
            scene.evidence.guardians,
        )
        only = states(" the only", *(self._only_places(scene)))
        places, are = ("place", "is") if len(guardians) == 1 else ("places", "are")
        text = (
            f"{{}}. Apart from these cells,{{}} {places} for {{}} in these {{}} houses {are} {{}}"
        )
        of_houses = number_of(houses)
        return phrase(text, self._round(scene), only, a_digit(digit), of_houses, listing(guardians))

    def _round(self, scene: Scene[GuardianEvidence]) -> Passage:
        """The cells in order, each with the house that leads to it."""
        loop = scene.evidence.loop
        legs = [
            phrase("{}{}", other, self._lying(one, other, house))
            for one, other, house in _legs(scene.evidence)
        ]
        *onward, back = legs
        parts = [phrase("from {} to {}", loop[0], onward[0])]
        parts += [phrase("to {}", leg) for leg in onward[1:]]
        parts.append(phrase("back to {}", back))
        said = phrase("go round {} cells: {}", number_of(loop), listing(parts[:_LEGS]))
        if len(parts) > _LEGS:
            said = phrase("{}. From there go on {}", said, listing(parts[_LEGS:]))
        return said

    def _lying(self, one: Cell, other: Cell, house: House) -> Passage:
        """` in row 5`, of two cells."""
        preposition, *name = within(house).spans
        return say(states(f" {preposition.text}", LiesIn((one, other), house)), *name)

    def _only_places(self, scene: Scene[GuardianEvidence]) -> Iterator[OnlyPlaces]:
        """The places of each house: two of the loop, and guardians."""
        evidence = scene.evidence
        for one, other, house in _legs(evidence):
            guardians = [cell for cell in evidence.guardians if cell in house.cells]
            yield OnlyPlaces(evidence.digit, (house,), (one, other, *guardians))

    def argument(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence, digit = scene.evidence, scene.evidence.digit
        number, guardians = number_word(len(evidence.loop)), evidence.guardians
        supposed = phrase("were none of {} {}", listing(guardians), digit)
        if len(guardians) == 1:
            supposed = phrase("were {} not {}", guardians[0], digit)
        elif len(guardians) == 2:
            supposed = phrase("were neither {} nor {} {}", *guardians, digit)
        text = (
            "{}, then of any two neighbours on this round just one would be {}, so cells with {} "
            "and cells without would take turns. But {} cells cannot take turns all the way round"
        )
        some_is_true = phrase(text, supposed, digit, a_digit(digit), number)
        if len(guardians) == 1:
            return some_is_true
        seen = sees_all_of(scene.target_cells, guardians)
        text = "{}. So one of {} is {}, and {}"
        return phrase(text, some_is_true, listing(guardians), digit, seen)

    def consequence(self, scene: Scene[GuardianEvidence]) -> Passage:
        return of_those_named(scene.action)

    def reason(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence, guardians = scene.evidence, scene.evidence.guardians
        text = (
            "that is called {}: {} {} against a ring of an odd number of cells in which any two "
            "neighbours are the last places for {} in a house, for such a ring cannot be filled"
        )
        guard = "guards" if len(guardians) == 1 else "guard"
        digit = a_digit(evidence.digit)
        return phrase(text, scene.technique, listing(guardians), guard, digit)

    def question(self, scene: Scene[GuardianEvidence]) -> Passage:
        digit, number = scene.evidence.digit, number_word(len(scene.evidence.loop))
        text = "can cells with {} and cells without take turns round a ring of {}"
        return phrase(text, a_digit(digit), number)


def _legs(evidence: GuardianEvidence) -> Iterator[tuple[Cell, Cell, House]]:
    """Each cell of the loop, the next one, and the house of both."""
    first, *others = evidence.loop
    return zip(evidence.loop, (*others, first), evidence.houses, strict=True)
