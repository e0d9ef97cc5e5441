"""Fish: some houses need a digit as often as there are others to give it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sudologue.model import Cell, House
from sudologue.narration.phrasing.english import all_of, listing, number_word, several, with_article
from sudologue.narration.phrasing.houses_in_words import (
    by_kind,
    counted,
    house_list,
    one_kind,
    plural,
)
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_houses, say_fins
from sudologue.narration.steps.conclusions import of_those_named
from sudologue.narration.steps.scene import Scene
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

    def place(self, scene: Scene[B]) -> Passage:
        return join(map(house_list, by_kind(scene.evidence.base)), ", ")

    def question(self, scene: Scene[B]) -> Passage:
        houses = listing(map(house_list, by_kind(scene.evidence.base)))
        return phrase("where can {} have their {}", houses, several(scene.evidence.digit, 2))


@tells(FishEvidence)
class FishTelling(BasesTelling[FishEvidence]):
    """One set of bases, one set of covers."""

    def pattern(self, scene: Scene[FishEvidence]) -> Passage:
        bases = compact_houses(scene.evidence.base, scene.size)
        return phrase("{} {} {}", scene.evidence.digit, bases, _covers(worded(scene)))

    def observation(self, scene: Scene[FishEvidence]) -> Passage:
        fish, thin = worded(scene), _thin_bases(scene)
        return say(fish.seen(), fish.thinned(thin) if thin else None)

    def argument(self, scene: Scene[FishEvidence]) -> Passage:
        return worded(scene).argument()

    def consequence(self, scene: Scene[FishEvidence]) -> Passage:
        if worded(scene).doubles:
            return super().consequence(scene)
        return of_those_named(scene.action)

    def reason(self, scene: Scene[FishEvidence]) -> Passage:
        thin = [house for house, _ in _thin_bases(scene)]
        return idea(with_article(scene.technique), worded(scene), thin)

    def family(self, scene: Scene[FishEvidence]) -> Passage:
        return kind_of_pattern(worded(scene))


def worded(scene: Scene[FishEvidence]) -> WordedFish:
    """The fish of a step."""
    fish, targets = scene.evidence, tuple(scene.target_cells)
    way = FishCover(fish.cover, fish.corners, fish.fins, fish.endo_fins, targets)
    return WordedFish(fish.digit, fish.base, way, scene.size)


@tells(SiameseFishEvidence)
class SiameseFishTelling(BasesTelling[SiameseFishEvidence]):
    """One set of bases, two sets of covers."""

    def pattern(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = ways(scene)
        bases = compact_houses(first.base, scene.size)
        return phrase("{} {} {} or {}", first.digit, bases, _covers(first), _covers(second))

    def observation(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = ways(scene)
        return say(first.seen(), second.covered(again=True))

    def argument(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        first, second = (way.argument() for way in ways(scene))
        return phrase("seen the first way, {}. Seen the second way, {}", first, second)

    def reason(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        return siamese_idea(with_article(scene.technique), *ways(scene))

    def family(self, scene: Scene[SiameseFishEvidence]) -> Passage:
        return phrase("{}, in two ways", kind_of_pattern(next(ways(scene))))


def ways(scene: Scene[SiameseFishEvidence]) -> Iterator[WordedFish]:
    """The two fish."""
    evidence = scene.evidence
    for way in (evidence.first, evidence.second):
        yield WordedFish(evidence.digit, evidence.base, way, scene.size)


def _covers(fish: WordedFish) -> Passage:
    """`c39 fr2c1 efr5c5`."""
    covers = compact_houses(fish.way.cover, fish.size)
    fins = say_fins(fish.way.fins, False, fish.size)
    return say(covers, fins, say_fins(fish.way.endo_fins, True, fish.size))


def _thin_bases(scene: Scene[FishEvidence]) -> list[tuple[House, Cell]]:
    """The bases of a fish of lines that have one place beside their fins."""
    evidence = scene.evidence
    if evidence.endo_fins or not evidence.fins:
        return []
    if not all(house.is_line for house in (*evidence.base, *evidence.cover)):
        return []
    corners = [
        (house, [c for c in evidence.corners if c in house.cells]) for house in evidence.base
    ]
    return [(house, cells[0]) for house, cells in corners if len(cells) == 1]


def idea(name: Passage, fish: WordedFish, thin: Sequence[House] = ()) -> Passage:
    """What the fish is called, and what it comes to, after its shape."""
    name = say("that is ", name, _company(fish))
    if fish.all_fins:
        return phrase("{}: {}", name, _with_fins(fish, thin))
    number = number_word(len(fish.base))
    bases, covers, these = f"{number} houses", f"{number} others", "these others"
    if fish.is_plain:
        bases, covers, these = counted(fish.base), f"the same {counted(fish.way.cover)}", "these"
    text = (
        "{}: {} with all places for their {} in {}, so that {} have their {} there and nowhere else"
    )
    return phrase(text, name, bases, fish.digits, covers, these, fish.digits)


def siamese_idea(name: Passage, first: WordedFish, second: WordedFish) -> Passage:
    """Why two fish are told as one."""
    kind = one_kind((*first.way.cover, *second.way.cover))
    bases = counted(first.base) or f"{number_word(len(first.base))} houses"
    covers = plural(kind) if kind else "others"
    text = (
        "that is {}: the same {} fit into two choices of {}, each with exceptions of its own, and "
        "what either choice rules out goes"
    )
    return phrase(text, name, bases, covers)


def kind_of_pattern(fish: WordedFish) -> Passage:
    """What kind of thing a fish is, in plain words."""
    number, nearly = number_word(len(fish.base)), "nearly all " if fish.all_fins else ""
    if fish.is_plain:
        text = "{} lines whose places for one digit lie {}in the same {} crossing lines"
    else:
        text = "{} houses whose places for one digit lie {}in {} others"
    return phrase(text, number, nearly, number)


def _company(fish: WordedFish) -> str | None:
    """What sets a fish apart from those of rows and columns."""
    if fish.is_plain:
        return None
    if fish.mixes_lines:
        return ", in which houses of several kinds mix"
    blocks = {house.kind for house in (*fish.base, *fish.way.cover) if not house.is_line}
    kind = plural(blocks.pop()) if len(blocks) == 1 else "several kinds of blocks"
    return f", in which {kind} take part"


def _with_fins(fish: WordedFish, thin: Sequence[House]) -> Passage:
    """`unless r2c3 (the fin) is 3, two columns need the 3s of both rows`, and so on."""
    if len(fish.all_fins) == 1:
        unless, every = phrase("{} (the fin)", fish.all_fins[0]), "the fin"
    else:
        unless, every = phrase("a fin"), "every fin"
    number, kind = len(fish.base), one_kind(fish.way.cover)
    bases = counted(fish.base) or f"{number_word(number)} houses"
    covers = f"{all_of(number)} {plural(kind)}" if kind else f"{number_word(number)} others"
    has = "has" if len(thin) == 1 else "each have"
    single = phrase("{} {} a single place, and ", house_list(thin), has) if thin else None
    text = "unless {} is {}, {}{} need the {} of {}"
    need = phrase(text, unless, fish.digit, single, bases, fish.digits, covers)
    return phrase("{}. What this rules out goes in any case if it sees {}", need, every)
