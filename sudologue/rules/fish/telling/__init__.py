"""Fish: some houses need a digit as often as there are others to give it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from sudologue.model import Cell, House
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import by_kind, one_kind
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.phrasing.short_forms import compact_houses, say_fins
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.fish.evidence import (
    BasesEvidence,
    FishCover,
    FishEvidence,
    SiameseFishEvidence,
)
from sudologue.rules.fish.telling.fish_in_words import WordedFish

B = TypeVar("B", bound=BasesEvidence)


class BasesTelling(Telling[B]):
    """What is told of the bases, whatever covers them."""

    def names(self, scene: Scene[B]) -> Mapping[str, Any]:
        return {"kinds": by_kind(scene.evidence.base)}


@tells(FishEvidence)
class FishTelling(BasesTelling[FishEvidence]):
    """One set of bases, one set of covers; it may be `finned`, and `several` cells may lose."""

    @once_a_scene
    def fish(self, scene: Scene[FishEvidence]) -> WordedFish:
        """The fish of a step."""
        return worded(scene)

    def names(self, scene: Scene[FishEvidence]) -> Mapping[str, Any]:
        return {**super().names(scene), "fish": self.fish(scene)}

    def cases(self, scene: Scene[FishEvidence]) -> Collection[str]:
        finned = self.fish(scene).all_fins
        return when(finned=finned, several=len(scene.target_cells) > 1)

    def pattern(self, scene: Scene[FishEvidence]) -> Passage:
        bases = compact_houses(scene.evidence.base, scene.size)
        return phrase("{} {} {}", scene.evidence.digit, bases, _covers(worded(scene), scene.size))


def worded(scene: Scene[FishEvidence]) -> WordedFish:
    """The fish of a step."""
    fish, targets = scene.evidence, tuple(scene.target_cells)
    way = FishCover(fish.cover, fish.corners, fish.fins, fish.endo_fins, targets)
    return WordedFish(fish.digit, fish.base, way, _block(scene, way), _thin_bases(fish))


@tells(SiameseFishEvidence)
class SiameseFishTelling(BasesTelling[SiameseFishEvidence]):
    """One set of bases, two sets of covers."""

    def names(self, scene: Scene[SiameseFishEvidence]) -> Mapping[str, Any]:
        first, second = ways(scene)
        covers = (*first.way.cover, *second.way.cover)
        return {**super().names(scene), "first": first, "second": second, "covers": covers}

    def cases(self, scene: Scene[SiameseFishEvidence]) -> Collection[str]:
        first, second = ways(scene)
        alike = one_kind((*first.way.cover, *second.way.cover))
        return when(equal=one_kind(first.base), alike=alike)

    def pattern(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        size, (first, second) = scene.size, ways(scene)
        bases, digit = compact_houses(first.base, size), first.digit
        return phrase("{} {} {} or {}", digit, bases, _covers(first, size), _covers(second, size))


def ways(scene: Scene[SiameseFishEvidence]) -> tuple[WordedFish, WordedFish]:
    """The two fish."""
    its = scene.evidence
    first, second = (
        WordedFish(its.digit, its.base, way, _block(scene, way)) for way in (its.first, its.second)
    )
    return first, second


def _block(scene: Scene[Any], way: FishCover) -> House | None:
    """The block that holds the fins and all that goes, if one does."""
    together = {*way.fins, *way.endo_fins, *way.gone}
    blocks = (house for house in scene.layout.houses_with(way.gone[0]) if not house.is_line)
    return next((house for house in blocks if together.issubset(house.cells)), None)


def _covers(fish: WordedFish, size: int) -> Passage:
    """`c39 fr2c1 efr5c5`."""
    covers = compact_houses(fish.way.cover, size)
    fins = say_fins(fish.way.fins, False, size)
    return say(covers, fins, say_fins(fish.way.endo_fins, True, size))


def _thin_bases(fish: FishEvidence) -> list[tuple[House, Cell]]:
    """The bases of a fish of lines that have one place beside their fins."""
    if fish.endo_fins or not fish.fins:
        return []
    if not all(house.is_line for house in (*fish.base, *fish.cover)):
        return []
    corners = [(house, [c for c in fish.corners if c in house.cells]) for house in fish.base]
    return [(house, cells[0]) for house, cells in corners if len(cells) == 1]
