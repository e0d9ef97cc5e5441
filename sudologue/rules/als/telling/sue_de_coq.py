"""Sue de Coq: digits that just fill some cells of two houses."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.model import Cell, House
from sudologue.narration.english import cell_list, clauses, listing, number_word, within
from sudologue.narration.passage import Passage, join, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.als.evidence.sue_de_coq import SueDeCoqEvidence
from sudologue.rules.als.telling.sets import cells_with_digits


@tells(SueDeCoqEvidence)
class SueDeCoqTelling(Telling[SueDeCoqEvidence]):
    """What finds room in the cells, house by house."""

    def pattern(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        crossing = cells_with_digits(evidence.crossing, _all_digits(evidence), size)
        beyond = (cells_with_digits(cells, digits, size) for _, cells, digits in _sides(evidence))
        return join((crossing, *beyond), ", ")

    def place(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        return listing(scene.evidence.houses)

    def observation(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        beyond: list[Passage] = []
        for house, cells, digits in _sides(evidence):
            hold = "hold" if len(cells) > 1 else "holds"
            text = "{} beyond it {} {} only {}"
            beyond.append(
                phrase(text, cell_list(cells, size), within(house), hold, listing(digits))
            )
        crossing, digits = cell_list(evidence.crossing, size), listing(_all_digits(evidence))
        text = "{}, where {} cross, hold only {}. {}"
        return phrase(text, crossing, listing(evidence.houses), digits, clauses(beyond))

    def argument(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence = scene.evidence
        rooms = [
            phrase("{} these cells have room for {}", within(house), _one_of(digits))
            for house, _, digits in _sides(evidence)
        ]
        if evidence.crossing_digits:
            digits = _one_of(evidence.crossing_digits)
            rooms.append(phrase("where the houses cross, for {}", digits))
        cells = (*evidence.crossing, *evidence.beyond_first, *evidence.beyond_second)
        number = number_word(len(cells))
        text = (
            "{}. That makes {} digits for {} cells, so every one of these digits is needed here, "
            "and no candidate that would take one away is possible"
        )
        return phrase(text, clauses(rooms), number, number)


def _sides(evidence: SueDeCoqEvidence) -> Iterable[tuple[House, tuple[Cell, ...], tuple[int, ...]]]:
    """Either house, its cells beyond the crossing, and the digits that it has once in the cells."""
    cells = evidence.beyond_first, evidence.beyond_second
    digits = evidence.first_digits, evidence.second_digits
    return zip(evidence.houses, cells, digits, strict=True)


def _all_digits(evidence: SueDeCoqEvidence) -> list[int]:
    return sorted({*evidence.first_digits, *evidence.second_digits, *evidence.crossing_digits})


def _one_of(digits: tuple[int, ...]) -> Passage:
    """`one 4`, `one each of 2 and 6`."""
    return phrase("one {}{}", "each of " if len(digits) > 1 else None, listing(digits))
