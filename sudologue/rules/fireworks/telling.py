"""How fireworks are told."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.model import Board, Cell, House
from sudologue.narration.claims.board_claims import LiesIn
from sudologue.narration.phrasing.english import (
    listing,
    sentence_case,
    with_article,
    within,
)
from sudologue.narration.phrasing.facts import number_of
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.phrasing.short_forms import digits_in_cells
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.fireworks.evidence import FireworkEvidence


@dataclass(frozen=True)
class OnlyOutside:
    """Of the cells of a house that lie outside another, just this one can have each digit."""

    digits: tuple[int, ...]
    house: House
    outside: House
    cell: Cell

    def holds(self, board: Board) -> bool:
        inside = set(self.outside.cells)
        beyond = [cell for cell in self.house.cells if cell not in inside]
        return all(
            [cell for cell in beyond if board.value(cell) == d or d in board.domain(cell)]
            == [self.cell]
            for d in self.digits
        )


@tells(FireworkEvidence)
class FireworkTelling(Telling[FireworkEvidence]):
    """Where two lines have some digits outside their block."""

    family_words = "three digits that two crossing lines have outside a box in one cell each"

    def pattern(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        return digits_in_cells(evidence.digits, sorted(evidence.focus_cells), scene.size)

    def observation(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        (line, across), (end, far) = evidence.lines, evidence.ends
        block, digits = evidence.block, evidence.digits
        goes = states(" can only go", OnlyOutside(digits, line, block, end))
        only = states(" only", OnlyOutside(digits, across, block, far))
        cross = states(" cross", *(LiesIn((evidence.crossing,), its) for its in evidence.lines))
        text = "{}, the {}{} in {} or in {}"
        first = phrase(text, within(line), listing(digits), goes, end, block)
        second = phrase("{}{} in {} or in {}", within(across), only, far, block)
        text = "{}, and {}. These two lines{} in {}"
        return phrase(text, first, second, cross, evidence.crossing)

    def argument(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        cells = (*evidence.ends, evidence.crossing)
        text = (
            "a digit that is in neither {} nor {} is on both lines in {}, which has it once, and "
            "so in {}. That makes {} digits for {} cells: {} hold just {}{}"
        )
        return phrase(
            text,
            *evidence.ends,
            evidence.block,
            evidence.crossing,
            number_of(evidence.digits),
            number_of(cells),
            listing(cells),
            listing(evidence.digits),
            self._in_the_block(scene),
        )

    def _in_the_block(self, scene: Scene[FireworkEvidence]) -> Passage | None:
        """That a digit in a far cell is still in the block, where that rules out something."""
        evidence = scene.evidence
        if set(scene.target_cells) <= {*evidence.ends, evidence.crossing}:
            return None
        (line, across), (end, far) = evidence.lines, evidence.ends
        text = ". {} then has the digit of {} on {}, and that of {} on {}"
        return phrase(text, sentence_case(say(evidence.block)), end, across, far, line)

    def reason(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        text = (
            "that is {}: {} each have {} outside {} in one cell only, so these two cells and the "
            "one where the lines cross, {}, have to hold all of them"
        )
        lines, digits = listing(evidence.lines), listing(evidence.digits)
        name = with_article(scene.technique)
        return phrase(text, name, lines, digits, evidence.block, evidence.crossing)

    def question(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        text = "where can {} have {} outside {}"
        return phrase(text, listing(evidence.lines), listing(evidence.digits), evidence.block)
