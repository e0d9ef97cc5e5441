"""Kraken fish: the fish that would settle the matter, and where each of its open places leads.

Short lines of reasoning are told whole. Of a long one the last digit is told, and the proof voice
has all its lines, numbered within their case: those of the first place are (1.1), (1.2) and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sudologue.inference import Placement
from sudologue.model import Candidate, Cell, House
from sudologue.narration.english import all_of, cell_list, listing, number_word, several, within
from sudologue.narration.houses import counted, house_list, one_kind, plural
from sudologue.narration.notations import RC
from sudologue.narration.passage import Passage, join, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.fish.evidence import FishEvidence
from sudologue.rules.fish.telling import FishTelling
from sudologue.rules.forcing.telling import all_that_is_left
from sudologue.rules.kraken.evidence import (
    KrakenBody,
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
)

_TOLD_WHOLE = 5

_FISH = FishTelling()

K = TypeVar("K", bound=KrakenEvidence)


class _KrakenTelling(Telling[K]):
    """What both types have in common."""

    def place(self, scene: Scene[K]) -> Passage:
        return house_list(scene.evidence.body.base)

    def pattern(self, scene: Scene[K]) -> Passage:
        branches = [
            _in_short(starts, nodes, scene.size)
            for starts, nodes in _alike(scene.evidence)
            if nodes
        ]
        fish = _FISH.pattern(_as_fish(scene))
        return say(fish, ": " if branches else None, join(branches, ", "))

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
        evidence, target = scene.evidence, scene.action.candidates[0]
        lies = say(", and ", target.cell, " lies ", within(_taken(evidence, target)))
        same = f"; it comes to the same in {all_of(len(evidence.branches) + 1)} cases"
        return say("if ", _whole(evidence.body), lies, same)


@tells(KrakenCoverEvidence)
class KrakenCoverTelling(_KrakenTelling[KrakenCoverEvidence]):
    """Fins that lead where all corners in one of the covers lead."""

    def observation(self, scene: Scene[KrakenCoverEvidence]) -> Passage:
        evidence = scene.evidence
        vertices = cell_list(evidence.vertices, scene.size, "or")
        pivot = say(", and ", evidence.pivot, " has its ", evidence.body.digit, " in ", vertices)
        fish = _FISH.observation(_as_fish(scene))
        return say(fish, ". If ", _whole(evidence.body), pivot, *_branches(scene))

    def argument(self, scene: Scene[KrakenCoverEvidence]) -> Passage:
        return say(f"it comes to the same in {all_of(len(scene.evidence.branches))} cases")


def _as_fish(scene: Scene[K]) -> Scene[FishEvidence]:
    """The fish by itself."""
    body = scene.evidence.body
    fish = FishEvidence(
        digit=body.digit,
        base=body.base,
        cover=body.cover,
        corners=body.corners,
        fins=body.fins,
        endo_fins=body.endo_fins,
    )
    return Scene(scene.step, scene.before, fish, scene.number, scene.provenance)


def _taken(evidence: KrakenEvidence, target: Candidate) -> House:
    """The cover that is not there for the bases if none of the places is true."""
    if isinstance(evidence, KrakenCoverEvidence):
        return evidence.pivot
    return next(house for house in evidence.body.cover if target.cell in house.cells)


def _whole(body: KrakenBody) -> Passage:
    """`no fin is 4, the two rows use up both columns`."""
    alone = len({*body.fins, *body.endo_fins}) == 1
    no_fin = say("the fin is not " if alone else "no fin is ", body.digit)
    number, kind = len(body.base), one_kind(body.cover)
    bases = f"the {counted(body.base) or f'first {number_word(number)} houses'}"
    covers = f"{all_of(number)} {plural(kind)}" if kind else f"the other {number_word(number)}"
    return say(no_fin, f", {bases} use up {covers}")


def _alike(evidence: KrakenEvidence) -> list[tuple[ChainNode, tuple[ChainNode, ...]]]:
    """The places that lead on in the same way, and how; those in sight of the target last."""
    starts: dict[tuple[ChainNode, ...], list[Cell]] = {}
    for branch in sorted(evidence.branches, key=lambda branch: not branch.lines):
        nodes = tuple([line.node for line in branch.lines])
        starts.setdefault(nodes, []).append(branch.start.cell)
    return [
        (ChainNode(evidence.body.digit, tuple(cells)), nodes) for nodes, cells in starts.items()
    ]


def _branches(scene: Scene[K]) -> Iterator[Passage]:
    """Where each place leads."""
    evidence, target = scene.evidence, scene.action.candidates[0]
    for starts, nodes in _alike(evidence):
        yield say(". If ", cell_list(starts.cells, scene.size, "or"), " is ", starts.digit, ", ")
        if nodes:
            yield _what_follows(nodes, scene.size)
        elif starts.cells == (target.cell,):
            yield say("that cell is taken")
        else:
            yield say(target.cell, " sees that ", starts.digit)
    if any(len(branch.lines) > _TOLD_WHOLE for branch in evidence.branches):
        yield say(f" (the proof voice tells all {evidence.size} lines)")


def _what_follows(nodes: Sequence[ChainNode], size: int) -> Passage:
    """`r5c1 has to be 7 and r5c6 9`."""
    if len(nodes) > _TOLD_WHOLE:
        last = say("the last of them ", nodes[-1].digit, " in ", cell_list(nodes[-1].cells, size))
        return say(f"{number_word(len(nodes))} digits follow, ", last)
    first = say(_one_of(nodes[0], size), " has to be ", nodes[0].digit)
    more = [say(_one_of(node, size), " ", node.digit) for node in nodes[1:]]
    return listing([first, *more])


def _one_of(node: ChainNode, size: int) -> Passage:
    if len(node.cells) == 1:
        return say(node.cells[0])
    return say("one of ", cell_list(node.cells, size))


def _in_short(starts: ChainNode, nodes: Sequence[ChainNode], size: int) -> Passage:
    """`r2c1=4 r5c1=7 r5c6=9`."""
    entries = (
        (
            RC.say_conclusion(Placement(node.cells[0], node.digit), size)
            if len(node.cells) == 1
            else say(compact_cells(node.cells, size), "=", node.digit)
        )
        for node in (starts, *nodes)
    )
    return join(entries, " ")


def _numbered(branch: KrakenBranch, target: Candidate, case: int) -> Iterator[Passage]:
    """The lines of a case, each by the one before it."""
    yield say(f"({case}.1) Suppose that ", branch.start.cell, " is ", branch.start.digit, ".")
    index = 1
    for index, line in enumerate(branch.lines, 2):
        node = line.node
        then = say(listing(node.cells, "or"), " is ", node.digit, ", ")
        places = "place" if len(node.cells) == 1 else "places"
        why = all_that_is_left(line.truth, node.digit, places)
        yield say(f"({case}.{index}) Then ", then, why, f", by ({case}.{index - 1}).")
    then = say(target.cell, " is not ", target.digit)
    yield say(f"({case}.{index + 1}) Then ", then, f", by ({case}.{index}).")


def _otherwise(
    evidence: KrakenEvidence, target: Candidate, case: int, size: int
) -> Iterator[Passage]:
    """The case that none of the places is true: the bases want more than the covers have."""
    digit, base = evidence.body.digit, evidence.body.base
    starts = [branch.start.cell for branch in evidence.branches]
    supposed = _none_is(starts, digit, size)
    if isinstance(evidence, KrakenFinsEvidence):
        supposed = say(target.cell, " is ", digit, " and ", supposed)
    yield say(f"({case}.1) Suppose that ", supposed, ".")
    taken = _taken(evidence, target)
    remaining = [house for house in evidence.body.cover if house != taken]
    need = say(house_list(base), " have only ", house_list(remaining), " left for their ")
    few = f": {number_word(len(remaining))} for {number_word(len(base))}, by ({case}.1)."
    yield say(f"({case}.2) Then ", need, several(digit, len(base)), few)


def _none_is(cells: Sequence[Cell], digit: int, size: int) -> Passage:
    """`r2c1 is not 4`, `neither r2c1 nor r2c3 is 4`, `none of r2c1, r2c3 and r7c3 is 4`."""
    if len(cells) == 1:
        return say(cells[0], " is not ", digit)
    if len(cells) == 2:
        return say("neither ", cells[0], " nor ", cells[1], " is ", digit)
    return say("none of ", cell_list(cells, size), " is ", digit)
