"""Fish: the bases need the digit as often as there are covers to give it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from sudologue.model import Cell, House
from sudologue.narration.english import all_of, cell_list, clauses, number_word, several, who_sees
from sudologue.narration.houses import (
    counted,
    house_list,
    one_kind,
    plural,
    within_all,
)
from sudologue.narration.passage import Part, Passage, phrase, rule_name, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_houses, say_fins
from sudologue.narration.telling import Telling, tells
from sudologue.rules.fish.evidence import (
    BasesEvidence,
    FishCover,
    FishEvidence,
    SiameseFishEvidence,
)

_SIZES = {
    2: "X-Wing",
    3: "Swordfish",
    4: "Jellyfish",
    5: "Squirmbag",
    6: "Whale",
    7: "Leviathan",
}


@dataclass(frozen=True)
class _WordedFish:
    """A fish to be put into words: the bases with one choice of covers, on a board of a size."""

    digit: int
    base: Sequence[House]
    way: FishCover
    size: int

    @property
    def bases(self) -> str:
        """`the two rows`; of several kinds, `the first two houses`."""
        return f"the {counted(self.base) or f'first {number_word(len(self.base))} houses'}"

    @property
    def all_covers(self) -> str:
        """`both columns`; of several kinds, `the other two`."""
        number, kind = len(self.way.cover), one_kind(self.way.cover)
        if kind is None:
            return f"the other {number_word(number)}"
        return f"{all_of(number)} {plural(kind)}"

    @property
    def in_covers(self) -> str:
        """What the bases do to the covers: `in different columns and use up both`."""
        number, kind = len(self.way.cover), one_kind(self.way.cover)
        if kind is None:
            up = "both" if number == 2 else "all of them"
            return f"in the other {number_word(number)}, one in each, and use {up} up"
        return f"in different {plural(kind)} and use up {all_of(number)}"

    @property
    def all_fins(self) -> set[Cell]:
        """The fins of both kinds."""
        return {*self.way.fins, *self.way.endo_fins}

    @property
    def doubles(self) -> list[Cell]:
        """What is refuted though it lies in a base: two covers hold it."""
        places = {cell for house in self.base for cell in house.cells}
        return [cell for cell in self.way.gone if cell in places]


B = TypeVar("B", bound=BasesEvidence)


class BasesTelling(Telling[B]):
    """What is told of the bases, whatever covers them."""

    def place(self, scene: Scene[B]) -> Passage:
        return house_list(scene.evidence.base)

    def technical_name(self, scene: Scene[B]) -> Passage:
        """`Finned Mutant Squirmbag`."""
        if scene.card is None:
            return scene.technique
        words = [self.prefix(scene)]
        words += [shape for shape in ("Franken", "Mutant") if shape.lower() in scene.slug]
        words.append(_SIZES.get(len(scene.evidence.base), "Fish"))
        return rule_name(" ".join(filter(None, words)), scene.slug)

    @abstractmethod
    def prefix(self, scene: Scene[B]) -> str:
        """The word before the shape in the community's name, if there is one."""


@tells(FishEvidence)
class FishTelling(BasesTelling[FishEvidence]):
    """One set of bases, one set of covers."""

    def prefix(self, scene: Scene[FishEvidence]) -> str:
        if not (scene.evidence.fins or scene.evidence.endo_fins):
            return ""
        return "Sashimi" if _thin_bases(scene) else "Finned"

    def pattern(self, scene: Scene[FishEvidence]) -> Passage:
        bases = compact_houses(scene.evidence.base, scene.size)
        return phrase("{} {} {}", scene.evidence.digit, bases, _covers(_worded(scene)))

    def observation(self, scene: Scene[FishEvidence]) -> Passage:
        fish = _worded(scene)
        return say(_places(fish), _thinned(fish, _thin_bases(scene)))

    def argument(self, scene: Scene[FishEvidence]) -> Passage:
        return _whole_or_fin(_worded(scene))

    def without_fins(self, scene: Scene[FishEvidence]) -> Passage:
        """What the fish comes to if no fin is true."""
        return _without_fins(_worded(scene))


def _worded(scene: Scene[FishEvidence]) -> _WordedFish:
    """The fish of a step."""
    fish, targets = scene.evidence, tuple(scene.target_cells)
    way = FishCover(fish.cover, fish.corners, fish.fins, fish.endo_fins, targets)
    return _WordedFish(fish.digit, fish.base, way, scene.size)


@tells(SiameseFishEvidence)
class SiameseFishTelling(BasesTelling[SiameseFishEvidence]):
    """One set of bases, two sets of covers."""

    def prefix(self, scene: Scene[SiameseFishEvidence]) -> str:
        return "Siamese" if scene.slug == "siamese_fish" else ""

    def pattern(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = _ways(scene)
        bases = compact_houses(first.base, scene.size)
        return phrase("{} {} {} or {}", first.digit, bases, _covers(first), _covers(second))

    def observation(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = _ways(scene)
        covers = within_all(second.way.cover)
        return phrase("{}; or, seen another way, {}{}", _places(first), covers, _but_for(second))

    def argument(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = (say(_whole_or_fin(way), _ruling_out(way)) for way in _ways(scene))
        return phrase("seen the first way, {}. Seen the second way, {}", first, second)


def _ways(scene: Scene[SiameseFishEvidence]) -> Iterator[_WordedFish]:
    """The two fish."""
    evidence = scene.evidence
    for way in (evidence.first, evidence.second):
        yield _WordedFish(evidence.digit, evidence.base, way, scene.size)


def _covers(fish: _WordedFish) -> Passage:
    """`c39 fr2c1 efr5c5`."""
    covers = compact_houses(fish.way.cover, fish.size)
    fins = say_fins(fish.way.fins, False, fish.size)
    return say(covers, fins, say_fins(fish.way.endo_fins, True, fish.size))


# what one sees


def _places(fish: _WordedFish) -> Passage:
    """`in rows 2 and 7, the 4 can only go in columns 3 and 9, but for the fin r2c1`."""
    bases, covers = within_all(fish.base), within_all(fish.way.cover)
    return phrase("{}, the {} can only go {}{}", bases, fish.digit, covers, _but_for(fish))


def _but_for(fish: _WordedFish) -> Passage:
    """The fins; those in two bases have to be pointed out."""
    parts: list[Part] = []
    if fish.way.fins:
        fins = ", but for the fin " if len(fish.way.fins) == 1 else ", but for the fins "
        parts += (fins, cell_list(fish.way.fins, fish.size))
    if fish.way.endo_fins:
        alone = len(fish.way.endo_fins) == 1
        lie, count = ("lies", "counts as a fin") if alone else ("lie", "count as fins")
        too, cells = " too" if fish.way.fins else None, cell_list(fish.way.endo_fins, fish.size)
        parts.append(phrase("; {} {} in two of {} and {}{}", cells, lie, fish.bases, count, too))
    return say(*parts)


def _thin_bases(scene: Scene[FishEvidence]) -> list[tuple[House, Cell]]:
    """The bases of a basic fish that have one place beside their fins."""
    evidence = scene.evidence
    if not evidence.fins or not all(house.is_line for house in (*evidence.base, *evidence.cover)):
        return []
    corners = [
        (house, [c for c in evidence.corners if c in house.cells]) for house in evidence.base
    ]
    return [(house, cells[0]) for house, cells in corners if len(cells) == 1]


def _thinned(fish: _WordedFish, thin: Sequence[tuple[House, Cell]]) -> Passage | None:
    """What some bases would have left without the fins."""
    if not thin or fish.way.endo_fins:
        return None
    them = "it" if len(fish.way.fins) == 1 else "them"
    only_places = [phrase("{} has only {} left", house, cell) for house, cell in thin]
    return phrase("; without {}, {}", them, clauses(only_places))


# why it follows


def _whole_or_fin(fish: _WordedFish) -> Passage:
    """That the covers are used up, or else a fin is in sight."""
    fins, digits = len(fish.all_fins), several(fish.digit, 2)
    if not fins:
        used_up = phrase("{} take their {} {}", fish.bases, digits, fish.in_covers)
    else:
        which = say("if it is") if fins == 1 else phrase("whichever fin is {}", fish.digit)
        seers = who_sees(fish.way.gone, fish.size)
        used_up = phrase("if {}; and {}, {} it", _without_fins(fish), which, seers)
    return say(used_up, _doubled(fish))


def _without_fins(fish: _WordedFish) -> Passage:
    """`no fin is 4, the two rows use up both columns`."""
    no_fin_is = "the fin is not" if len(fish.all_fins) == 1 else "no fin is"
    return phrase("{} {}, {} use up {}", no_fin_is, fish.digit, fish.bases, fish.all_covers)


def _doubled(fish: _WordedFish) -> Passage | None:
    """Why places of the bases themselves go, if some do."""
    if not fish.doubles:
        return None
    lie = "lies" if len(fish.doubles) == 1 else "each lie"
    number, kind = len(fish.way.cover), one_kind(fish.way.cover)
    if number == 2:
        where = fish.all_covers if kind else "both of the other two"
    else:
        where = f"two of the {counted(fish.way.cover) or f'other {number_word(number)}'}"
    text = ". {} {} in {} and would use both up for a single house"
    return phrase(text, cell_list(fish.doubles, fish.size), lie, where)


def _ruling_out(fish: _WordedFish) -> Passage | None:
    """What a fish without fins rules out, where the conclusion speaks of more."""
    if fish.all_fins:
        return None
    return phrase(", which rules out {}", cell_list(fish.way.gone, fish.size))
