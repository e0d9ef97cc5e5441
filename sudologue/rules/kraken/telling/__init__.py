"""Kraken fish: the fish that would settle the matter, and where each of its open places leads.

In the proof the lines are numbered within their case: those of the first place are (1.1), (1.2) and
so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sudologue.inference import Placement
from sudologue.model import Candidate, Cell, House
from sudologue.narration.claims.board_claims import LiesIn
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.english import (
    listing,
    none_is,
    number_word,
    several,
    with_article,
)
from sudologue.narration.phrasing.houses_in_words import by_kind, house_list
from sudologue.narration.phrasing.passage import Passage, join, phrase, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.fish.evidence import FishEvidence
from sudologue.rules.fish.telling import FishTelling, worded
from sudologue.rules.fish.telling.idea_of_fish import kind_of_pattern
from sudologue.rules.kraken.evidence import (
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
)
from sudologue.rules.kraken.telling.kraken_cases import told_cases, why_left

_FISH = FishTelling()
_NO_OTHER = "No other case is left"

K = TypeVar("K", bound=KrakenEvidence)


class _KrakenTelling(Telling[K]):
    """What both types have in common."""

    def place(self, scene: Scene[K]) -> Passage:
        return _FISH.place(_as_fish(scene))

    def pattern(self, scene: Scene[K]) -> Passage:
        fish = _FISH.pattern(_as_fish(scene))
        alike = _alike(scene.evidence)
        branches = [_in_short((starts, *nodes), scene.size) for starts, nodes in alike if nodes]
        return phrase("{}: {}", fish, join(branches, ", ")) if branches else fish

    def observation(self, scene: Scene[K]) -> Passage:
        return _FISH.observation(_as_fish(scene))

    def family(self, scene: Scene[K]) -> Passage:
        return phrase("{}, and where the others lead", kind_of_pattern(worded(_as_fish(scene))))

    def digits(self, scene: Scene[K]) -> tuple[int, ...]:
        return tuple(sorted({scene.evidence.body.digit, scene.action.candidates[0].digit}))

    def question(self, scene: Scene[K]) -> Passage:
        return _FISH.question(_as_fish(scene))

    def contradiction(self, scene: Scene[K]) -> Sequence[Passage]:
        evidence, target = scene.evidence, scene.action.candidates[0]
        lines: list[Passage] = []
        for case, branch in enumerate(evidence.branches, 1):
            lines += _numbered(branch, target, case)
        return [*lines, *_otherwise(evidence, target, len(evidence.branches) + 1)]


@tells(KrakenFinsEvidence)
class KrakenFinsTelling(_KrakenTelling[KrakenFinsEvidence]):
    """Fins that lead where the fish would."""

    def argument(self, scene: Scene[KrakenFinsEvidence]) -> Passage:
        without_fins = worded(_as_fish(scene)).without_fins()
        return join((phrase("if {}", without_fins), *_cases(scene), _NO_OTHER), ". ")

    def reason(self, scene: Scene[KrakenFinsEvidence]) -> Passage:
        target, fish = scene.action.candidates[0], worded(_as_fish(scene))
        text = (
            "that is {}: {} would rule out the {} in {} if {} did not interfere; and where {}, a "
            "chain of forced digits rules it out as well"
        )
        houses = listing(map(house_list, by_kind(scene.evidence.body.base)))
        interferes = "it does" if len(fish.all_fins) == 1 else "they do"
        name = with_article(scene.technique)
        return phrase(text, name, houses, target.digit, target.cell, fish.fins, interferes)


@tells(KrakenCoverEvidence)
class KrakenCoverTelling(_KrakenTelling[KrakenCoverEvidence]):
    """Fins that lead where all corners in one of the covers lead."""

    def argument(self, scene: Scene[KrakenCoverEvidence]) -> Passage:
        kraken, needed = scene.evidence, worded(_as_fish(scene)).needed()
        has = states(" has its", LiesIn(kraken.vertices, kraken.pivot))
        vertices = listing(kraken.vertices, "or")
        fins = "if " if kraken.body.fins or kraken.body.endo_fins else None
        text = "{}{}, and {}{} {} in {}"
        opening = phrase(text, fins, needed, kraken.pivot, has, kraken.body.digit, vertices)
        return join((opening, *_cases(scene), _NO_OTHER), ". ")

    def reason(self, scene: Scene[KrakenCoverEvidence]) -> Passage:
        kraken, fish = scene.evidence, worded(_as_fish(scene))
        target = scene.action.candidates[0]
        fins = {0: "", 1: ", or if the fin takes it"}
        text = (
            "that is {}: wherever {} has its {}{}, a chain of forced digits rules out the {} in {}"
        )
        takes = fins.get(len(fish.all_fins), ", or if a fin takes it")
        name, digit = with_article(scene.technique), kraken.body.digit
        return phrase(text, name, kraken.pivot, digit, takes, target.digit, target.cell)


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
    """The starts that lead on by the same nodes, and these; those in sight of the target last."""
    starts: dict[tuple[ChainNode, ...], list[Cell]] = {}
    for branch in sorted(evidence.branches, key=lambda branch: not branch.lines):
        nodes = tuple([line.node for line in branch.lines])
        starts.setdefault(nodes, []).append(branch.start.cell)
    return [
        (ChainNode(evidence.body.digit, tuple(cells)), nodes) for nodes, cells in starts.items()
    ]


def _cases(scene: Scene[K]) -> Iterator[Passage]:
    """Where each start leads."""
    branches, target = scene.evidence.branches, scene.action.candidates[0]
    return told_cases(scene.before, branches, target, scene.full)


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
        why = why_left(line, len(cells), digit)
        fact = phrase("{} is {}, {}", listing(cells, "or"), digit, why)
        yield _then(case, number, fact)
    yield _then(case, number + 1, phrase("{} is not {}", target.cell, target.digit))


def _then(case: int, number: int, fact: Passage) -> Passage:
    """A line of a case that follows from the line before it."""
    line, by = f"({case}.{number})", f"({case}.{number - 1})"
    return phrase("{} Then {}, by {}.", line, fact, by)


def _otherwise(kraken: KrakenEvidence, target: Candidate, case: int) -> Iterator[Passage]:
    """The case that none of the starts is true: the bases want more than the covers have."""
    digit, base = kraken.body.digit, kraken.body.base
    supposed = none_is([branch.start.cell for branch in kraken.branches], digit)
    if isinstance(kraken, KrakenFinsEvidence):
        supposed = phrase("{} is {} and {}", target.cell, digit, supposed)
    yield phrase("{} Suppose that {}.", f"({case}.1)", supposed)
    taken = _taken(kraken, target)
    covers = [house for house in kraken.body.cover if house != taken]
    digits = several(digit, len(base))
    few = f"{number_word(len(covers))} for {number_word(len(base))}"
    text = "{} have only {} left for their {}: {}"
    yield _then(case, 2, phrase(text, house_list(base), house_list(covers), digits, few))
