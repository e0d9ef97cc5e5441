"""Sue de Coq: digits that just fill some cells of two houses."""

from __future__ import annotations

from sudologue.narration.english import cell_list, clauses, listing, number_word, within
from sudologue.narration.notation import compact_cells, digits_word
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.als.evidence.sue_de_coq import SueDeCoqEvidence


@tells(SueDeCoqEvidence)
class SueDeCoqTelling(Telling[SueDeCoqEvidence]):
    """What finds room in the cells, house by house."""

    def pattern(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        found, size = scene.evidence, scene.size
        every = sorted({*found.first_digits, *found.second_digits, *found.crossing_digits})
        return say(
            compact_cells(found.crossing, size), " {", *every, "}, ",
            compact_cells(found.beyond_first, size), " {", digits_word(found.first_digits, ""),
            "}, ", compact_cells(found.beyond_second, size), " {",
            digits_word(found.second_digits, ""), "}",
        )  # fmt: skip

    def place(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        return listing(scene.evidence.houses)

    def observation(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        found, size = scene.evidence, scene.size
        every = sorted({*found.first_digits, *found.second_digits, *found.crossing_digits})
        parts = [
            say(cell_list(cells, size), " beyond it ", within(house), " hold only "
                if len(cells) > 1 else " holds only ", listing(digits))
            for cells, house, digits in zip(
                (found.beyond_first, found.beyond_second),
                found.houses,
                (found.first_digits, found.second_digits),
                strict=True,
            )
        ]  # fmt: skip
        crossing = say(
            cell_list(found.crossing, size), ", where ", listing(found.houses),
            " cross, hold only ", listing(every),
        )  # fmt: skip
        return say(crossing, ". ", clauses(parts))

    def argument(self, scene: Scene[SueDeCoqEvidence]) -> Passage:
        found = scene.evidence
        digits = (found.first_digits, found.second_digits)
        rooms = [
            say(within(house), " these cells have room for ", _one_of(its))
            for house, its in zip(found.houses, digits, strict=True)
        ]
        if found.crossing_digits:
            rooms.append(say("where the houses cross, for ", _one_of(found.crossing_digits)))
        cells = len(found.crossing) + len(found.beyond_first) + len(found.beyond_second)
        return say(
            clauses(rooms), f". That makes {number_word(cells)} digits for "
            f"{number_word(cells)} cells, so every one of these digits is needed here, and no "
            "candidate that would take one away is possible",
        )  # fmt: skip


def _one_of(digits: tuple[int, ...]) -> Passage:
    """`one 4`, `one each of 2 and 6`."""
    return say("one ", "each of " if len(digits) > 1 else None, listing(digits))
