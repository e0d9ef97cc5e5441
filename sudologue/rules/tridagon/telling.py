"""How tridagons are told: the cells, the three digits that cannot fill them, and the guardians."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sudologue.inference import Elimination
from sudologue.narration.citations import choices
from sudologue.narration.english import all_of, listing, sees_all, sentence
from sudologue.narration.houses import house_list
from sudologue.narration.passage import Passage, join, phrase, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_in_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.forcing.telling import cases_in_short, lines_of_cases
from sudologue.rules.tridagon.evidence import TridagonEvidence, TridagonVerityEvidence
from sudologue.wording import noun_for

T = TypeVar("T", bound=TridagonEvidence)


class _CellsTelling(Telling[T]):
    """The twelve cells, and what they have beside the three digits."""

    def pattern(self, scene: Scene[T]) -> Passage:
        evidence, size = scene.evidence, scene.size
        cells = digits_in_cells(evidence.digits, sorted(evidence.cells), size)
        guardians = join([say(guardian) for guardian in evidence.guardians], ", ")
        noun = noun_for(len(evidence.guardians), "guardian")
        return phrase("{}, {} {}", cells, noun, guardians)

    def place(self, scene: Scene[T]) -> Passage:
        return house_list(scene.evidence.blocks)

    def observation(self, scene: Scene[T]) -> Passage:
        evidence, size = scene.evidence, scene.size
        cells = compact_cells(sorted(evidence.cells), size)
        text = "{} of {} have only {} as candidates, but for {}"
        guardians = [phrase("{} in {}", g.digit, g.cell) for g in evidence.guardians]
        blocks, digits = house_list(evidence.blocks), listing(evidence.digits)
        return phrase(text, cells, blocks, digits, listing(guardians))

    def unfillable(self, scene: Scene[T]) -> Passage:
        """That the three digits cannot fill the cells."""
        digits = listing(scene.evidence.digits)
        return phrase("{} alone cannot fill twelve cells that lie like this", digits)

    def way_round(self, scene: Scene[T]) -> list[Passage]:
        """Why the three digits cannot fill the cells: the way round the four blocks."""
        evidence, digits = scene.evidence, listing(scene.evidence.digits)
        text = "with {} alone in these cells, {} would each have all three there"
        filled = phrase(text, digits, house_list(evidence.blocks))
        moving = (
            "from one of them to another on the same three lines no digit could stay on its line, "
            "so all three would move on: an even number of exchanges"
        )
        odd, even = evidence.odd_blocks, [
            b for b in evidence.blocks if b not in evidence.odd_blocks
        ]
        within = [
            phrase("an {} number of exchanges in {}", parity, house_list(its))
            for parity, its in (("odd", odd), ("even", even))
            if its
        ]
        text = "from the lines of a block to those across, their order changes by {}"
        across = phrase(text, listing(within))
        text = (
            "round all four that makes an odd number, while the digits of {} would have to come "
            "back to the order that they had"
        )
        return [*map(sentence, (filled, say(moving), across, phrase(text, evidence.blocks[0])))]


@tells(TridagonEvidence)
class TridagonTelling(_CellsTelling[TridagonEvidence]):
    """One guardian, or what sees all of several."""

    def argument(self, scene: Scene[TridagonEvidence]) -> Passage:
        guardians, unfillable = scene.evidence.guardians, self.unfillable(scene)
        if len(guardians) == 1:
            return unfillable
        if len({guardian.cell for guardian in guardians}) == 1:
            return phrase("{}, and only {} can hold another", unfillable, guardians[0].cell)
        seen = sees_all(scene.target_cells, len(guardians), scene.size)
        return phrase("{}. So one of the others is true, and {}", unfillable, seen)

    def contradiction(self, scene: Scene[TridagonEvidence]) -> Sequence[Passage]:
        evidence, action = scene.evidence, scene.action
        opposite = phrase("{} were not {}", evidence.guardians[0].cell, evidence.guardians[0].digit)
        if isinstance(action, Elimination):
            opposite = choices(action.candidates, scene.size, "were")
        text = "if {}, these cells would hold nothing but {}"
        return [
            sentence(phrase(text, opposite, listing(evidence.digits))),
            *self.way_round(scene),
        ]


@tells(TridagonVerityEvidence)
class TridagonVerityTelling(_CellsTelling[TridagonVerityEvidence]):
    """The guardians, and what each of them leads to."""

    def observation(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        seen, cases = super().observation(scene), cases_in_short(scene, scene.evidence.cases)
        return join([seen, *cases], ". ")

    def argument(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        text = "{}. So one of the others is true, and it comes to the same in {} cases"
        return phrase(text, self.unfillable(scene), all_of(len(scene.evidence.cases)))

    def contradiction(self, scene: Scene[TridagonVerityEvidence]) -> Sequence[Passage]:
        guardians = listing([phrase("{} in {}", g.digit, g.cell) for g in scene.evidence.guardians])
        return [
            *self.way_round(scene),
            sentence(phrase("so one of {} is true", guardians)),
            *lines_of_cases(scene, scene.evidence.cases),
        ]
