"""Sue de Coq: digits that just fill some cells of two houses."""

from __future__ import annotations

from sudologue.narration.english import cell_list, clauses, listing, number_word, within
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_word
from sudologue.narration.telling import Telling, tells
from sudologue.rules.als.evidence.sue_de_coq import SueDeCoqEvidence


@tells(SueDeCoqEvidence)
class SueDeCoqTelling(Telling[SueDeCoqEvidence]):
    """What finds room in the cells, house by house."""

    def pattern(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        every = sorted({*evidence.first_digits, *evidence.second_digits, *evidence.crossing_digits})
        return say(
            compact_cells(evidence.crossing, size),
            " {",
            *every,
            "}, ",
            compact_cells(evidence.beyond_first, size),
            " {",
            digits_word(evidence.first_digits, ""),
            "}, ",
            compact_cells(evidence.beyond_second, size),
            " {",
            digits_word(evidence.second_digits, ""),
            "}",
        )

    def place(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        return listing(scene.evidence.houses)

    def observation(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        every = sorted({*evidence.first_digits, *evidence.second_digits, *evidence.crossing_digits})
        parts = [
            say(
                cell_list(cells, size),
                " beyond it ",
                within(house),
                " hold only " if len(cells) > 1 else " holds only ",
                listing(digits),
            )
            for cells, house, digits in zip(
                (evidence.beyond_first, evidence.beyond_second),
                evidence.houses,
                (evidence.first_digits, evidence.second_digits),
                strict=True,
            )
        ]
        crossing = say(
            cell_list(evidence.crossing, size),
            ", where ",
            listing(evidence.houses),
            " cross, hold only ",
            listing(every),
        )
        return say(crossing, ". ", clauses(parts))

    def argument(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        evidence = scene.evidence
        digits = (evidence.first_digits, evidence.second_digits)
        rooms = [
            say(within(house), " these cells have room for ", _one_of(its))
            for house, its in zip(evidence.houses, digits, strict=True)
        ]
        if evidence.crossing_digits:
            rooms.append(say("where the houses cross, for ", _one_of(evidence.crossing_digits)))
        cells = len(evidence.crossing) + len(evidence.beyond_first) + len(evidence.beyond_second)
        return say(
            clauses(rooms),
            f". That makes {number_word(cells)} digits for "
            f"{number_word(cells)} cells, so every one of these digits is needed here, and no "
            "candidate that would take one away is possible",
        )


def _one_of(digits: tuple[int, ...]) -> Passage:
    """`one 4`, `one each of 2 and 6`."""
    return say("one ", "each of " if len(digits) > 1 else None, listing(digits))
