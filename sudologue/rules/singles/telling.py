"""Singles: what the house or the cell still needs, and what leaves it no choice."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import Cell, House, bits_of
from sudologue.narration.english import (
    a_digit,
    cell_list,
    clauses,
    listing,
    sentence_case,
    several,
)
from sudologue.narration.houses import short_name
from sudologue.narration.passage import Passage, phrase, say
from sudologue.narration.scene import Scene, cover
from sudologue.narration.telling import Telling, tells
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

_BLOCKERS_NAMED = 6


@tells(FullHouseEvidence)
class FullHouseTelling(Telling[FullHouseEvidence]):
    """One open cell, one missing digit."""

    def pattern(self, scene: Scene[FullHouseEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.house))

    def observation(self, scene: Scene[FullHouseEvidence]) -> Passage:
        house, cell, digit = scene.evidence.house, scene.evidence.cell, scene.evidence.digit
        return phrase("{} has one open cell left, {}, and lacks only {}", house, cell, digit)


@tells(NakedSingleEvidence)
class NakedSingleTelling(Telling[NakedSingleEvidence]):
    """Where the cell sees the other digits, and which of them earlier steps ruled out."""

    def pattern(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say()

    def place(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say()

    def observation(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        layout, cell, digit = scene.layout, scene.evidence.cell, scene.evidence.digit
        number = layout.cell_number(cell)
        others = (1 << scene.size) - 1 & ~(1 << digit - 1)
        houses, unseen = _houses_holding(scene, number, others)
        if not unseen:
            return _hold_all_but(houses, digit)
        seen = [say(_digits(others & ~unseen), " in ", listing(houses))] if houses else []
        by_distance = scene.digits_in(layout.peer_masks[number]) & unseen
        for bit in bits_of(by_distance):
            seen += (say(bit + 1, " in ", c) for c in scene.blockers(bit + 1, 1 << number)[0])
        gone = sum(1 << bit * layout.cell_count + number for bit in bits_of(unseen & ~by_distance))
        ruled_out = scene.ruled_out(gone, lambda candidate: candidate.digit)
        if seen:
            return clauses([say(cell, " sees ", clauses(seen)), *ruled_out])
        return say("for ", cell, ", ", clauses(ruled_out))


def _houses_holding(
    scene: Scene[NakedSingleEvidence], cell: int, digits: int
) -> tuple[list[House], int]:
    """A few of the cell's houses that together hold these digits, and the digits none holds."""
    houses = scene.layout.houses_of[cell]
    held = {index: scene.digits_in(mask) for index, (_, mask) in enumerate(houses)}
    chosen, missing = cover(held, digits)
    return [houses[index][0] for index in sorted(chosen)], missing


def _hold_all_but(houses: Sequence[House], digit: int) -> Passage:
    if not houses:
        return say("there is no digit but ", digit)
    if len(houses) == 1:
        return phrase("{} already holds every digit but {}", houses[0], digit)
    return phrase("between them, {} already hold every digit but {}", listing(houses), digit)


def _digits(bits: int) -> Passage:
    return listing(bit + 1 for bit in bits_of(bits))


@tells(HiddenSingleEvidence)
class HiddenSingleTelling(Telling[HiddenSingleEvidence]):
    """Which placed digits see the house's other cells, and which cells earlier steps ruled out."""

    def pattern(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.house))

    def observation(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        layout, digit = scene.layout, scene.evidence.digit
        house, cell = scene.evidence.house, scene.evidence.cell
        others = scene.open_in(house) & ~layout.cell_mask((cell,))
        needs = say(house, " still needs ", a_digit(digit), ". ")
        if not others:
            return say(needs, cell, " is its last open cell")
        blockers, unseen = scene.blockers(digit, others)
        if not unseen:
            return say(needs, sentence_case(_see(digit, blockers, _all_others(others.bit_count()))))
        said: list[Passage] = []
        if blockers:
            seen = cell_list(layout.cells_in(others & ~unseen), scene.size)
            said.append(_see(digit, blockers, seen))
        gone = unseen << (digit - 1) * layout.cell_count
        said += scene.ruled_out(gone, lambda candidate: candidate.cell)
        return say(needs, sentence_case(clauses(said)))

    def consequence(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        return phrase("the {} can only go in {}", scene.evidence.digit, scene.evidence.cell)


def _see(digit: int, blockers: Sequence[Cell], what: Passage) -> Passage:
    """`The 4s in r2c4 and r7c5 see` what they see."""
    if len(blockers) > _BLOCKERS_NAMED:
        return phrase("the {} already placed see {}", several(digit, 2), what)
    see = "sees" if len(blockers) == 1 else "see"
    return phrase("the {} in {} {} {}", several(digit, len(blockers)), listing(blockers), see, what)


def _all_others(number: int) -> Passage:
    if number == 1:
        return say("its only other open cell")
    return say(f"{'both' if number == 2 else 'all'} of its other open cells")
