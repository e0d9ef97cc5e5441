"""How SK-loops are told: house by house round the ring, and how many digits that makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudologue.inference import HouseConstraint
from sudologue.model import Board, Candidate, Cell, House
from sudologue.narration.phrasing.english import (
    clauses,
    listing,
    number_word,
    sentence,
    with_article,
)
from sudologue.narration.phrasing.facts import number_of
from sudologue.narration.phrasing.houses_in_words import house_list, short_name
from sudologue.narration.phrasing.passage import Passage, join, phrase, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.sk_loop.evidence import SkLoopEvidence


@dataclass(frozen=True)
class AreFilled:
    """Each of the cells has its digit."""

    cells: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        return all(board.value(cell) is not None for cell in self.cells)


@dataclass(frozen=True)
class Ring:
    """Each pair lies in its own house and in the next, the last one in the first again."""

    loop: SkLoopEvidence

    def holds(self, board: Board) -> bool:
        pairs, houses = self.loop.pairs, self.loop.houses
        return all(
            set(pair) <= set(house.cells) & set(following.cells)
            for pair, house, following in zip(pairs, houses, (*houses[1:], houses[0]), strict=True)
        )


@dataclass(frozen=True)
class OnlyFromHouses:
    """Each candidate of a pair is a digit of one of its two houses; and each digit comes up."""

    loop: SkLoopEvidence

    def holds(self, board: Board) -> bool:
        digits = [frozenset(its) for its in self.loop.digits]
        held = [
            frozenset(digit for cell in pair for digit in board.domain(cell))
            for pair in self.loop.pairs
        ]
        following, before = (*digits[1:], digits[0]), (held[-1], *held[:-1])
        return all(
            its <= own | others for its, own, others in zip(held, digits, following, strict=True)
        ) and all(
            own <= its | others for own, its, others in zip(digits, held, before, strict=True)
        )


@tells(SkLoopEvidence)
class SkLoopTelling(Telling[SkLoopEvidence]):
    """What each house gives to the ring, and that it takes all of it."""

    family_words = "a ring of cells around four filled ones"

    def pattern(self, scene: Scene[SkLoopEvidence]) -> Passage:
        ring = [
            phrase("{}{}", digits_word(digits, ""), short_name(house))
            for house, digits in _giving(scene.evidence)
        ]
        return phrase("{} round {}", join(ring, " "), self.place(scene))

    def place(self, scene: Scene[SkLoopEvidence]) -> Passage:
        return compact_cells(scene.evidence.centres, scene.size)

    def observation(self, scene: Scene[SkLoopEvidence]) -> Passage:
        evidence = scene.evidence
        gives = [phrase("{} in {}", listing(digits), house) for house, digits in _giving(evidence)]
        text = "{}{}. Around them, {} {} of cells make a ring{}: {}. Their candidates are{} {}"
        return phrase(
            text,
            listing(evidence.centres),
            states(" are filled", AreFilled(evidence.centres)),
            number_of(evidence.pairs),
            "pairs" if all(len(pair) == 2 for pair in evidence.pairs) else "groups",
            states(" in which each shares a house with the next", Ring(evidence)),
            clauses([listing(pair) for pair in evidence.pairs]),
            states(" all among these:", OnlyFromHouses(evidence)),
            clauses(gives),
        )

    def argument(self, scene: Scene[SkLoopEvidence]) -> Passage:
        evidence = scene.evidence
        cells = [cell for pair in evidence.pairs for cell in pair]
        gifts = [(house, digit) for house, digits in _giving(evidence) for digit in digits]
        text = (
            "a house has a digit only once, so each of these fits into one cell of the ring: {} "
            "digits for {} cells. All are needed: each house has its digits in the ring, and "
            "nowhere else"
        )
        return phrase(text, number_of(gifts), number_of(cells))

    def reason(self, scene: Scene[SkLoopEvidence]) -> Passage:
        evidence = scene.evidence
        text = (
            "that is {}: around {}, the houses have just as many digits for the ring as it has "
            "cells, and none to spare"
        )
        return phrase(text, with_article(scene.technique), listing(evidence.centres))

    def region(self, scene: Scene[SkLoopEvidence]) -> Passage:
        blocks = [house for house in scene.evidence.houses if not house.is_line]
        return house_list(sorted(blocks, key=lambda block: block.index))

    def question(self, scene: Scene[SkLoopEvidence]) -> Passage:
        lines = [house for house in scene.evidence.houses if house.is_line]
        text = "how many digits can {}, and the boxes where they cross, give to a ring of cells"
        return phrase(text, listing(lines))

    def contradiction(self, scene: Scene[SkLoopEvidence]) -> Sequence[Passage]:
        """Whatever goes would take a digit from the ring, and leave it one short."""
        evidence = scene.evidence
        taken: dict[HouseConstraint, list[Cell]] = {}
        for candidate in scene.action.candidates:
            taken.setdefault(_taken_from(evidence, candidate), []).append(candidate.cell)
        number = len(evidence.focus_cells)
        few = f"{number_word(number - 1)} digits for {number_word(number)} cells"
        text = "if {} were {}, {} would have no {} for the ring: {}"
        said = [
            phrase(text, listing(cells, "or"), link.digit, link.house, link.digit, few)
            for link, cells in taken.items()
        ]
        return [*map(sentence, (self.observation(scene), *said))]


def _giving(evidence: SkLoopEvidence) -> Iterator[tuple[House, tuple[int, ...]]]:
    """The houses that give digits to the ring, with these."""
    given = zip(evidence.houses, evidence.digits, strict=True)
    return ((house, digits) for house, digits in given if digits)


def _taken_from(evidence: SkLoopEvidence, candidate: Candidate) -> HouseConstraint:
    """The digit of a house that the ring would lack if the candidate were true."""
    return next(
        HouseConstraint(house, candidate.digit)
        for house, digits in _giving(evidence)
        if candidate.digit in digits and candidate.cell in house.cells
    )
