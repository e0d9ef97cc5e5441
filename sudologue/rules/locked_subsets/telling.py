"""Subsets that several houses share, or nearly do."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import Cell, House
from sudologue.narration.claims.board_claims import LiesIn
from sudologue.narration.phrasing.english import (
    all_of,
    count,
    listing,
    number_word,
    sentence_case,
    with_article,
    within,
)
from sudologue.narration.phrasing.facts import held_by, number_of, places_between
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.conclusions import cell_by_cell
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
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
        cells = scene.evidence.cells
        held, every = held_by(scene.before, cells), all_of(len(cells))
        return phrase("{}, and {}{}", held, every, _lie_in_all(cells, scene.evidence.houses))

    def argument(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        cells, digits = scene.evidence.cells, scene.evidence.digits
        text = "the {} cells use up {} digits in {} houses"
        return phrase(text, number_of(cells), all_of(len(digits)), all_of(_houses(scene)))

    def reason(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        number = number_word(len(scene.evidence.cells))
        text = (
            "that is {}: {} cells with {} digits between them, which lie in {} houses at once, so "
            "that the digits go from the rest of {}"
        )
        name, houses = with_article(scene.technique), _houses(scene)
        return phrase(text, name, number, number, number_word(houses), all_of(houses))

    def region(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        return say(scene.evidence.houses[0])

    def family(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        number = number_word(len(scene.evidence.cells))
        return phrase("{} cells with {} digits between them, in two houses at once", number, number)

    def question(self, scene: Scene[LockedSubsetEvidence]) -> Passage:
        number, digits = number_word(len(scene.evidence.cells)), listing(scene.evidence.digits)
        text = "which {} cells of {} have nothing left but {}"
        return phrase(text, number, listing(scene.evidence.houses), digits)


def _houses(scene: Scene[LockedSubsetEvidence]) -> int:
    return len(scene.evidence.houses)


def _lie_in_all(cells: Sequence[Cell], houses: Sequence[House]) -> Passage:
    """` lie in box 6 and in column 9`, of cells just named."""
    claims = [LiesIn(tuple(cells), house) for house in houses]
    return phrase("{} {}", states(" lie", *claims), listing(map(within, houses)))


@tells(LockedHiddenSubsetEvidence)
class LockedHiddenSubsetTelling(Telling[LockedHiddenSubsetEvidence]):
    """The digits fill the cells up, and other houses have these cells too."""

    def place(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        return listing((scene.evidence.house, *scene.evidence.others))

    def pattern(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        return digits_in_cells(scene.evidence.digits, scene.evidence.cells, scene.size)

    def observation(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        subset, house = scene.evidence, scene.evidence.house
        places = places_between(subset.digits, house, subset.cells)
        every, others = all_of(len(subset.cells)), _lie_in_all(subset.cells, subset.others)
        return phrase("{}, {}, and {}{} too", within(house), places, every, others)

    def argument(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        subset, others = scene.evidence, scene.evidence.others
        have = "has" if len(others) == 1 else "have"
        text = "the {} digits fill {} cells, and {} {} them there and nowhere else"
        number, every = number_of(subset.digits), all_of(len(subset.cells))
        return phrase(text, number, every, listing(others), have)

    def consequence(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        return cell_by_cell(scene.action.candidates)

    def reason(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        subset, number = scene.evidence, number_word(len(scene.evidence.cells))
        text = (
            "that is {}: {} digits of {} with {} places between them, which take nothing else; and "
            "as these{} too, its digits are settled there as well"
        )
        lie = _lie_in_all(subset.cells, subset.others)
        return phrase(text, with_article(scene.technique), number, subset.house, number, lie)

    def region(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        return say(scene.evidence.house)

    def family(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        number = number_word(len(scene.evidence.cells))
        text = "{} digits of a house with {} places between them, which lie in another house too"
        return phrase(text, number, number)

    def question(self, scene: Scene[LockedHiddenSubsetEvidence]) -> Passage:
        digits = listing(scene.evidence.digits)
        return phrase("where can {} have its {}", scene.evidence.house, digits)


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
        locked = scene.evidence
        house, crossing = locked.house, locked.crossing
        held = held_by(scene.before, locked.cells)
        places = places_between(locked.digits, crossing, locked.partners, house)
        text = "{}, {}. {}, outside {}, {}"
        opening = sentence_case(within(crossing))
        return phrase(text, within(house), held, opening, house, places)

    def argument(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        locked, house, crossing = scene.evidence, scene.evidence.house, scene.evidence.crossing
        cells, partners = listing(locked.cells), listing(locked.partners)
        if len(locked.cells) == 1:
            text = (
                "whichever of {} goes in {}, {} must have the same digit in {}, as {} takes it once"
            )
            alike = phrase(text, listing(locked.digits), cells, crossing, partners, house)
            full, other = phrase("{} taken", partners), "the other one"
        else:
            number = number_word(len(locked.cells))
            text = (
                "whichever {} of {} go in {}, {} must have the same {} in {}, as {} takes each once"
            )
            digits = listing(locked.digits)
            alike = phrase(text, number, digits, cells, crossing, number, partners, house)
            full, other = phrase("these taken"), "the last one"
        text = "{}; and with {}, {} has {} where it crosses {}. {}"
        return phrase(text, alike, full, crossing, other, house, _used_up(scene))

    def consequence(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        return cell_by_cell(scene.action.candidates)

    def reason(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        locked, number = scene.evidence, len(scene.evidence.cells)
        text = (
            "that is called {}: {} of {} with {}, and {} for the same digits in {} outside it, so "
            "that the digit left over goes where the two houses cross"
        )
        cells, digits = count(number, "cell"), count(number + 1, "digit")
        places = count(number, "place")
        return phrase(text, scene.technique, cells, locked.house, digits, places, locked.crossing)

    def family(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        number = len(scene.evidence.cells)
        cells, digits = count(number, "cell"), count(number + 1, "digit")
        text = "{} with {} that have only {} elsewhere in a house that crosses"
        return phrase(text, cells, digits, count(number, "place"))

    def question(self, scene: Scene[AlmostLockedEvidence]) -> Passage:
        locked, digits = scene.evidence, listing(scene.evidence.digits)
        return phrase("where can {} have its {} outside {}", locked.crossing, digits, locked.house)


def _used_up(scene: Scene[AlmostLockedEvidence]) -> Passage:
    """What has no room left: other cells of the house for the digits, the partners for others."""
    locked, targets = scene.evidence, set(scene.target_cells)
    partners = listing(locked.partners)
    left: list[Passage] = []
    if targets - set(locked.partners):
        left.append(phrase("that leaves none of these digits for the rest of {}", locked.house))
    if targets & set(locked.partners):
        opening = "no other digit" if left else "that leaves no other digit"
        left.append(phrase("{} for {}", opening, partners))
    return sentence_case(listing(left))
