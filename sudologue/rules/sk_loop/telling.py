"""How SK-loops are told: house by house round the ring, and how many digits that makes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.grouping import grouped
from sudologue.inference import HouseConstraint
from sudologue.model import Board, Candidate, Cell, House
from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.phrasing.filling import as_sentence, when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, join, phrase
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
    """What each house gives to the ring, which may be of `pairs`, and that it takes all of it."""

    def names(self, scene: Scene[SkLoopEvidence]) -> Mapping[str, Any]:
        loop = scene.evidence
        giving = dict(_giving(loop))
        gifts = tuple([(house, digit) for house, digits in giving.items() for digit in digits])
        cells = tuple([cell for pair in loop.pairs for cell in pair])
        blocks = [house for house in loop.houses if not house.is_line]
        return {
            "filled": AreFilled(loop.centres),
            "number": Numbers(len(loop.pairs), loop.pairs),
            "ring": Ring(loop),
            "only": OnlyFromHouses(loop),
            "gives": [self.clause("gives", scene, house=h, its=its) for h, its in giving.items()],
            "many_digits": Numbers(len(gifts), gifts),
            "many_cells": Numbers(len(cells), cells),
            "blocks": sorted(blocks, key=lambda block: block.index),
            "lines": [house for house in loop.houses if house.is_line],
        }

    def cases(self, scene: Scene[SkLoopEvidence]) -> Collection[str]:
        return when(pairs=all(len(pair) == 2 for pair in scene.evidence.pairs))

    def pattern(self, scene: Scene[SkLoopEvidence]) -> Passage:
        ring = [
            phrase("{}{}", digits_word(digits, ""), short_name(house))
            for house, digits in _giving(scene.evidence)
        ]
        return phrase("{} round {}", join(ring, " "), self.place(scene))

    def place(self, scene: Scene[SkLoopEvidence]) -> Passage:
        return compact_cells(scene.evidence.centres, scene.size)

    def contradiction(self, scene: Scene[SkLoopEvidence]) -> Sequence[Passage]:
        """Whatever goes would take a digit from the ring, and leave it one short."""
        evidence, number = scene.evidence, len(scene.evidence.focus_cells)
        candidates = scene.action.candidates
        taken = grouped((_taken_from(evidence, each), each.cell) for each in candidates)
        few = {"digits": number - 1, "number": number}
        told = [
            self.clause("short", scene, cells=cells, digit=link.digit, house=link.house, **few)
            for link, cells in taken.items()
        ]
        return [*map(as_sentence, (self.observation(scene), *told))]


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
