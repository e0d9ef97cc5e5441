"""Singles: what the house or the cell still needs, and what leaves it no choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sudologue.model import Cell, House
from sudologue.narration.claims.board_claims import Assertion, IsOpen, OnlyPlaces
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.steps.grounds_of_singles import (
    HiddenGrounds,
    NakedGrounds,
    PlacedDigits,
    full_house_claims,
)
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)


@tells(FullHouseEvidence)
class FullHouseTelling(Telling[FullHouseEvidence]):
    """One open cell, one missing digit."""

    def names(self, scene: Scene[FullHouseEvidence]) -> Mapping[str, Any]:
        full = scene.evidence
        is_open, lacks_one = full_house_claims(full.house, full.cell, full.digit)
        return {"is_open": is_open, "lacks_one": lacks_one}

    def pattern(self, scene: Scene[FullHouseEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.house))


@dataclass(frozen=True)
class DigitsIn:
    """Digits that stand in some houses, or in a cell."""

    digits: tuple[int, ...]
    places: tuple[House, ...] | tuple[Cell]


@dataclass(frozen=True)
class SeesDigits:
    """A cell and the digits that it sees."""

    cell: Cell
    seen: tuple[DigitsIn, ...]
    claims: tuple[Assertion, ...]


@tells(NakedSingleEvidence)
class NakedSingleTelling(Telling[NakedSingleEvidence]):
    """Where the cell sees the other digits, and which of them earlier steps ruled out.

    It may see all of them, `in_houses`, or all of them `unseen`.
    """

    @once_a_scene
    def grounds(self, scene: Scene[NakedSingleEvidence]) -> NakedGrounds:
        """What leaves no other choice."""
        return NakedGrounds.of(scene)

    def names(self, scene: Scene[NakedSingleEvidence]) -> Mapping[str, Any]:
        grounds = self.grounds(scene)
        seen = [DigitsIn((digit,), (cell,)) for digit, cell in grounds.distant]
        if grounds.houses:
            seen.insert(0, DigitsIn(grounds.seen, grounds.houses))
        sees = [SeesDigits(grounds.cell, tuple(seen), grounds.are_seen)] if seen else []
        ruled_out = scene.ruled_out(grounds.gone, lambda candidate: candidate.digit)
        return {
            "houses": grounds.houses,
            "are_seen": grounds.are_seen,
            "is_single": grounds.is_single,
            "grounds": [*sees, *ruled_out],
        }

    def cases(self, scene: Scene[NakedSingleEvidence]) -> Collection[str]:
        grounds = self.grounds(scene)
        in_houses = not grounds.gone and not grounds.distant
        unseen = not grounds.houses and not grounds.distant
        return when(in_houses=in_houses, unseen=unseen)

    def pattern(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say()

    def place(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say()


@dataclass(frozen=True)
class DigitsSee:
    """Placed digits and the open cells of a house that see them: some, or `all` but one."""

    placed: PlacedDigits
    seen: tuple[Cell, ...]
    cases: Collection[str]
    claims: tuple[Assertion, ...]


@tells(HiddenSingleEvidence)
class HiddenSingleTelling(Telling[HiddenSingleEvidence]):
    """Which placed digits see the house's other cells, and which cells earlier steps ruled out.

    The cell may be the `last` that is open.
    """

    @once_a_scene
    def grounds(self, scene: Scene[HiddenSingleEvidence]) -> HiddenGrounds:
        """What leaves no other choice."""
        return HiddenGrounds.of(scene)

    def names(self, scene: Scene[HiddenSingleEvidence]) -> Mapping[str, Any]:
        grounds = self.grounds(scene)
        placed = PlacedDigits(grounds.digit, grounds.blockers)
        cases = when(all=len(grounds.seen) == len(grounds.others))
        sees = DigitsSee(placed, grounds.seen, cases, grounds.are_seen)
        ruled_out = scene.ruled_out(grounds.gone, lambda candidate: candidate.cell)
        return {
            "is_last": IsOpen(grounds.house, (grounds.cell,)),
            "grounds": [*([sees] if grounds.blockers else []), *ruled_out],
            "only": OnlyPlaces(grounds.digit, (grounds.house,), (grounds.cell,)),
        }

    def cases(self, scene: Scene[HiddenSingleEvidence]) -> Collection[str]:
        return when(last=not self.grounds(scene).others)

    def pattern(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.house))
