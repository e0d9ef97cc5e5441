"""Kraken fish: the fish that would settle the matter, and where each of its open places leads.

Short lines of reasoning are told whole. Of a long one the last digit is told, and the proof voice
has all its lines, numbered within their case: those of the first place are (1.1), (1.2) and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sudologue.inference import Placement
from sudologue.model import Candidate, Cell, House
from sudologue.narration.english import (
    all_of,
    cell_list,
    listing,
    none_is,
    number_word,
    several,
    within,
)
from sudologue.narration.houses import house_list
from sudologue.narration.notations import RC
from sudologue.narration.passage import Passage, join, phrase, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.fish.evidence import FishEvidence
from sudologue.rules.fish.telling import FishTelling
from sudologue.rules.forcing.telling import (
    TOLD_WHOLE,
    all_that_is_left,
    offer,
    what_follows,
)
from sudologue.rules.kraken.evidence import (
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
)
from sudologue.wording import noun_for

_FISH = FishTelling()

K = TypeVar("K", bound=KrakenEvidence)


class _KrakenTelling(Telling[K]):
    """What both types have in common."""

    def place(self, scene: Scene[K]) -> Passage:
        return house_list(scene.evidence.body.base)

    def pattern(self, scene: Scene[K]) -> Passage:
        fish = _FISH.pattern(_as_fish(scene))
        alike = _alike(scene.evidence)
        branches = [_in_short((starts, *nodes), scene.size) for starts, nodes in alike if nodes]
        return phrase("{}: {}", fish, join(branches, ", ")) if branches else fish

    def contradiction(self, scene: Scene[K]) -> Sequence[Passage]:
        evidence, target = scene.evidence, scene.action.candidates[0]
        lines: list[Passage] = []
        for case, branch in enumerate(evidence.branches, 1):
            lines += _numbered(branch, target, case)
        return [*lines, *_otherwise(evidence, target, len(evidence.branches) + 1, scene.size)]


@tells(KrakenFinsEvidence)
class KrakenFinsTelling(_KrakenTelling[KrakenFinsEvidence]):
    """Fins that lead where the fish would."""

    def observation(self, scene: Scene[KrakenFinsEvidence]) -> Passage:
        return say(_FISH.observation(_as_fish(scene)), *_branches(scene))

    def argument(self, scene: Scene[KrakenFinsEvidence]) -> Passage:
        kraken, target = scene.evidence, scene.action.candidates[0]
        fish, cover = _FISH.without_fins(_as_fish(scene)), within(_taken(kraken, target))
        cases = all_of(len(kraken.branches) + 1)
        text = "if {}, and {} lies {}; it comes to the same in {} cases"
        return phrase(text, fish, target.cell, cover, cases)


@tells(KrakenCoverEvidence)
class KrakenCoverTelling(_KrakenTelling[KrakenCoverEvidence]):
    """Fins that lead where all corners in one of the covers lead."""

    def observation(self, scene: Scene[KrakenCoverEvidence]) -> Passage:
        kraken, fish, digit = scene.evidence, _as_fish(scene), scene.evidence.body.digit
        seen, without_fins = _FISH.observation(fish), _FISH.without_fins(fish)
        vertices = cell_list(kraken.vertices, scene.size, "or")
        text = "{}. If {}, and {} has its {} in {}"
        opening = phrase(text, seen, without_fins, kraken.pivot, digit, vertices)
        return say(opening, *_branches(scene))

    def argument(self, scene: Scene[KrakenCoverEvidence]) -> Passage:
        return phrase("it comes to the same in {} cases", all_of(len(scene.evidence.branches)))


def _as_fish(scene: Scene[K]) -> Scene[FishEvidence]:
    """The fish by itself: a kraken's body has the roles of one."""
    fish = FishEvidence(**vars(scene.evidence.body))
    return Scene(scene.step, scene.before, fish, scene.number, scene.provenance)


def _taken(evidence: KrakenEvidence, target: Candidate) -> House:
    """The cover that the bases cannot use if none of the branches' starts is true."""
    if isinstance(evidence, KrakenCoverEvidence):
        return evidence.pivot
    return next(house for house in evidence.body.cover if target.cell in house.cells)


def _alike(evidence: KrakenEvidence) -> list[tuple[ChainNode, tuple[ChainNode, ...]]]:
    """The starts that lead on in the same way, and how; those in sight of the target last."""
    starts: dict[tuple[ChainNode, ...], list[Cell]] = {}
    for branch in sorted(evidence.branches, key=lambda branch: not branch.lines):
        nodes = tuple([line.node for line in branch.lines])
        starts.setdefault(nodes, []).append(branch.start.cell)
    return [
        (ChainNode(evidence.body.digit, tuple(cells)), nodes) for nodes, cells in starts.items()
    ]


def _branches(scene: Scene[K]) -> Iterator[Passage]:
    """Where each start leads."""
    kraken, target, size = scene.evidence, scene.action.candidates[0].cell, scene.size
    for starts, nodes in _alike(kraken):
        cells, follows = cell_list(starts.cells, size, "or"), what_follows(
            starts, nodes, target, size
        )
        yield phrase(". If {} is {}, {}", cells, starts.digit, follows)
    if any(len(branch.lines) > TOLD_WHOLE for branch in kraken.branches):
        yield offer(kraken.size)


def _in_short(nodes: Sequence[ChainNode], size: int) -> Passage:
    """`r2c1=4 r5c1=7 r5c6=9`."""
    entries = (
        (
            RC.say_conclusion(Placement(node.cells[0], node.digit), size)
            if len(node.cells) == 1
            else phrase("{}={}", compact_cells(node.cells, size), node.digit)
        )
        for node in nodes
    )
    return join(entries, " ")


def _numbered(branch: KrakenBranch, target: Candidate, case: int) -> Iterator[Passage]:
    """The lines of a case, each by the one before it."""
    start, number = branch.start, 1
    yield phrase("{} Suppose that {} is {}.", f"({case}.1)", start.cell, start.digit)
    for number, line in enumerate(branch.lines, 2):
        cells, digit = line.node.cells, line.node.digit
        why = all_that_is_left(line.truth, digit, noun_for(len(cells), "place"))
        fact = phrase("{} is {}, {}", listing(cells, "or"), digit, why)
        yield _then(case, number, fact)
    yield _then(case, number + 1, phrase("{} is not {}", target.cell, target.digit))


def _then(case: int, number: int, fact: Passage) -> Passage:
    """A line of a case that follows from the line before it."""
    line, by = f"({case}.{number})", f"({case}.{number - 1})"
    return phrase("{} Then {}, by {}.", line, fact, by)


def _otherwise(
    kraken: KrakenEvidence, target: Candidate, case: int, size: int
) -> Iterator[Passage]:
    """The case that none of the starts is true: the bases want more than the covers have."""
    digit, base = kraken.body.digit, kraken.body.base
    supposed = none_is([branch.start.cell for branch in kraken.branches], digit, size)
    if isinstance(kraken, KrakenFinsEvidence):
        supposed = phrase("{} is {} and {}", target.cell, digit, supposed)
    yield phrase("{} Suppose that {}.", f"({case}.1)", supposed)
    taken = _taken(kraken, target)
    covers = [house for house in kraken.body.cover if house != taken]
    digits = several(digit, len(base))
    few = f"{number_word(len(covers))} for {number_word(len(base))}"
    text = "{} have only {} left for their {}: {}"
    yield _then(case, 2, phrase(text, house_list(base), house_list(covers), digits, few))
