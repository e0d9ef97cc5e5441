"""Fish: the bases need the digit as often as there are covers to give it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.model import Cell, House
from sudologue.narration.english import all_of, cell_list, clauses, number_word, several, who_sees
from sudologue.narration.houses import (
    compact_houses,
    counted,
    house_list,
    one_kind,
    plural,
    within_all,
)
from sudologue.narration.passage import Part, Passage, rule_name, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.fish.evidence import FishCover, FishEvidence, SiameseFishEvidence

_SIZES = {
    2: "X-Wing",
    3: "Swordfish",
    4: "Jellyfish",
    5: "Squirmbag",
    6: "Whale",
    7: "Leviathan",
}


@dataclass(frozen=True)
class _ToldFish:
    """A fish as it is told: the bases with one choice of covers."""

    digit: int
    base: Sequence[House]
    cover: Sequence[House]
    corners: Sequence[Cell]
    fins: Sequence[Cell]
    endo_fins: Sequence[Cell]
    gone: Sequence[Cell]
    size: int

    @property
    def bases(self) -> str:
        """`the two rows`; of several kinds, `the first two houses`."""
        return f"the {counted(self.base) or f'first {number_word(len(self.base))} houses'}"

    @property
    def all_covers(self) -> str:
        """`both columns`; of several kinds, `the other two`."""
        number, kind = len(self.cover), one_kind(self.cover)
        if kind is None:
            return f"the other {number_word(number)}"
        return f"{all_of(number)} {plural(kind)}"

    @property
    def in_covers(self) -> str:
        """What the bases do to the covers: `in different columns and use up both`."""
        number, kind = len(self.cover), one_kind(self.cover)
        if kind is None:
            up = "both" if number == 2 else "all of them"
            return f"in the other {number_word(number)}, one in each, and use {up} up"
        return f"in different {plural(kind)} and use up {all_of(number)}"

    @property
    def all_fins(self) -> set[Cell]:
        """The fins of both kinds."""
        return {*self.fins, *self.endo_fins}

    @property
    def doubles(self) -> list[Cell]:
        """What is refuted though it lies in a base: two covers hold it."""
        places = {cell for house in self.base for cell in house.cells}
        return [cell for cell in self.gone if cell in places]


@tells(FishEvidence)
class FishTelling(Telling[FishEvidence]):
    """One set of bases, one set of covers."""

    def technical_name(self, scene: Scene[FishEvidence]) -> Passage:
        if scene.card is None:
            return scene.technique
        return _community_name(scene.slug, len(scene.evidence.base), _finned(scene))

    def place(self, scene: Scene[FishEvidence]) -> Passage:
        return house_list(scene.evidence.base)

    def pattern(self, scene: Scene[FishEvidence]) -> Passage:
        fish = _fish(scene)
        bases = compact_houses(fish.base, scene.size)
        return say(fish.digit, " ", bases, " ", _covers(fish))

    def observation(self, scene: Scene[FishEvidence]) -> Passage:
        fish = _fish(scene)
        return say(_places(fish), _thinned(fish, _thin_bases(scene)))

    def argument(self, scene: Scene[FishEvidence]) -> Passage:
        return _whole_or_fin(_fish(scene))


@tells(SiameseFishEvidence)
class SiameseFishTelling(Telling[SiameseFishEvidence]):
    """One set of bases, two sets of covers."""

    def technical_name(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        if scene.card is None:
            return scene.technique
        return _community_name(scene.slug, len(scene.evidence.base), "")

    def place(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        return house_list(scene.evidence.base)

    def pattern(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = _ways(scene)
        bases = compact_houses(first.base, scene.size)
        return say(first.digit, " ", bases, " ", _covers(first), " or ", _covers(second))

    def observation(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = _ways(scene)
        another_way = say("; or, seen another way, ", within_all(second.cover), _but_for(second))
        return say(_places(first), another_way)

    def argument(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = (say(_whole_or_fin(way), _ruling_out(way)) for way in _ways(scene))
        return say("seen the first way, ", first, ". Seen the second way, ", second)


def _fish(scene: Scene[FishEvidence]) -> _ToldFish:
    evidence = scene.evidence
    return _ToldFish(
        evidence.digit,
        evidence.base,
        evidence.cover,
        evidence.corners,
        evidence.fins,
        evidence.endo_fins,
        [candidate.cell for candidate in scene.action.candidates],
        scene.size,
    )


def _ways(scene: Scene[SiameseFishEvidence]) -> tuple[_ToldFish, _ToldFish]:
    evidence = scene.evidence

    def way(half: FishCover) -> _ToldFish:
        return _ToldFish(
            evidence.digit,
            evidence.base,
            half.cover,
            half.corners,
            half.fins,
            half.endo_fins,
            half.gone,
            scene.size,
        )

    return way(evidence.first), way(evidence.second)


# names


def _community_name(slug: str, size: int, finned: str) -> Passage:
    """`Finned Mutant Squirmbag`."""
    words = ["Siamese"] if slug == "siamese_fish" else []
    words += [finned] if finned else []
    words += [shape for shape in ("Franken", "Mutant") if shape.lower() in slug]
    return rule_name(" ".join((*words, _SIZES.get(size, "Fish"))), slug)


def _finned(scene: Scene[FishEvidence]) -> str:
    if not (scene.evidence.fins or scene.evidence.endo_fins):
        return ""
    return "Sashimi" if _thin_bases(scene) else "Finned"


def _covers(fish: _ToldFish) -> Passage:
    """`c39 fr2c1 efr5c5`."""
    parts: list[Part] = [compact_houses(fish.cover, fish.size)]
    for letter, fins in (("f", fish.fins), ("ef", fish.endo_fins)):
        if fins:
            parts += (f" {letter}", compact_cells(fins, fish.size))
    return say(*parts)


# what one sees


def _places(fish: _ToldFish) -> Passage:
    """`in rows 2 and 7, the 4 can only go in columns 3 and 9, but for the fin r2c1`."""
    return say(
        within_all(fish.base),
        ", the ",
        fish.digit,
        " can only go ",
        within_all(fish.cover),
        _but_for(fish),
    )


def _but_for(fish: _ToldFish) -> Passage:
    """The fins; those in two bases have to be pointed out."""
    parts: list[Part] = []
    if fish.fins:
        fins = ", but for the fin " if len(fish.fins) == 1 else ", but for the fins "
        parts += (fins, cell_list(fish.fins, fish.size))
    if fish.endo_fins:
        alone = len(fish.endo_fins) == 1
        lie = "lies" if alone else "lie"
        counts = "counts as a fin" if alone else "count as fins"
        too = " too" if fish.fins else ""
        parts += ("; ", cell_list(fish.endo_fins, fish.size))
        parts.append(f" {lie} in two of {fish.bases} and {counts}{too}")
    return say(*parts)


def _thin_bases(scene: Scene[FishEvidence]) -> list[tuple[House, Cell]]:
    """The bases of a basic fish that have one place beside their fins."""
    evidence = scene.evidence
    if not evidence.fins or not all(house.is_line for house in (*evidence.base, *evidence.cover)):
        return []
    thin: list[tuple[House, Cell]] = []
    for house in evidence.base:
        corners = [cell for cell in evidence.corners if cell in house.cells]
        if len(corners) == 1:
            thin.append((house, corners[0]))
    return thin


def _thinned(fish: _ToldFish, thin: Sequence[tuple[House, Cell]]) -> Passage | None:
    """What some bases would have left without the fins."""
    if not thin or fish.endo_fins:
        return None
    without = "it" if len(fish.fins) == 1 else "them"
    left = [say(house, " has only ", cell, " left") for house, cell in thin]
    return say(f"; without {without}, ", clauses(left))


# why it follows


def _whole_or_fin(fish: _ToldFish) -> Passage:
    """That the covers are used up, or else a fin is in sight."""
    fins = len(fish.all_fins)
    if not fins:
        said = say(f"{fish.bases} take their ", several(fish.digit, 2), f" {fish.in_covers}")
    elif fins == 1:
        said = say("if the fin is not ", fish.digit, f", {fish.bases} use up {fish.all_covers}")
    else:
        said = say("if no fin is ", fish.digit, f", {fish.bases} use up {fish.all_covers}")
    if fins:
        which = say("if it is") if fins == 1 else say("whichever fin is ", fish.digit)
        said = say(said, "; and ", which, ", ", who_sees(fish.gone, fish.size), " it")
    return say(said, _doubled(fish))


def _doubled(fish: _ToldFish) -> Passage | None:
    """Why places of the bases themselves go, if some do."""
    if not fish.doubles:
        return None
    lie = "lies" if len(fish.doubles) == 1 else "each lie"
    number, kind = len(fish.cover), one_kind(fish.cover)
    if number == 2:
        where = fish.all_covers if kind else "both of the other two"
    else:
        where = f"two of the {counted(fish.cover) or f'other {number_word(number)}'}"
    twice = f" {lie} in {where} and would use both up for a single house"
    return say(". ", cell_list(fish.doubles, fish.size), twice)


def _ruling_out(fish: _ToldFish) -> Passage | None:
    """What a fish without fins rules out, where the conclusion speaks of more."""
    if fish.all_fins:
        return None
    return say(", which rules out ", cell_list(fish.gone, fish.size))
