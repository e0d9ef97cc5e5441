"""Kraken fish: the fish that would settle the matter, and where each of its open places leads.

A case is told line by line, each with its reason. Lines that an earlier case has told already are
not told again, and where all of them would fill more than half a page, the longest cases are
folded, unless everything is wanted. Now and then the lines of a case run into a contradiction
before they meet the target: then that is said, for it is what one sees.

In the proof the lines are numbered within their case: those of the first place are (1.1), (1.2) and
so on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sudologue.inference import Constraint, HouseConstraint, Placement
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import Assertion, LiesIn, Sees
from sudologue.narration.claims.receipt_claims import Supposed
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import by_kind
from sudologue.narration.phrasing.passage import Passage, join, phrase
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import NoneIs
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.fish.evidence import FishEvidence
from sudologue.rules.fish.telling import FishTelling, worded
from sudologue.rules.fish.telling.fish_in_words import WordedFish
from sudologue.rules.kraken.evidence import (
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
    KrakenLine,
)

_FISH = FishTelling()

K = TypeVar("K", bound=KrakenEvidence)

_MOST_LINES = 10
_LINES_A_SENTENCE = 3
_SHORTEST_TO_FOLD = 3

Group = tuple[Candidate, ...]


@dataclass(frozen=True)
class LeftByOneOfEach:
    """With one of each group of candidates true, whichever it is, the truth has just these left."""

    truth: Constraint
    left: Group
    groups: tuple[Group, ...]

    def holds(self, board: Board) -> bool:
        return left_by_one_of_each(board, self.truth, self.groups) == set(self.left)


def left_by_one_of_each(board: Board, truth: Constraint, groups: Sequence[Group]) -> set[Candidate]:
    """What a truth has left if one of each group of candidates is true, whichever it is."""
    possible = Supposed(tuple(groups)).possible(board)
    return set(board.masks.tables.candidates_in(truth.mask(board.layout) & possible))


@dataclass(frozen=True)
class _Case:
    """Some starts, the lines that follow from each of them, and how these end."""

    starts: tuple[Candidate, ...]
    lines: tuple[Passage, ...]
    end: Passage
    is_dead: bool = False
    claims: tuple[Assertion, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """All that follows, as it reads."""
        return (*[line.text for line in self.lines], self.end.text)


class KrakenTelling(Telling[K]):
    """What both types have in common; a fish may be `finless`, or have `one` fin."""

    @once_a_scene
    def fish(self, scene: Scene[K]) -> WordedFish:
        """The fish of a step."""
        return worded(_as_fish(scene))

    def names(self, scene: Scene[K]) -> Mapping[str, Any]:
        its, target, fish = scene.evidence, scene.action.candidates[0], self.fish(scene)
        return {
            "fish": fish,
            "fins": fish.all_fins,
            "kinds": by_kind(its.body.base),
            "digit": its.body.digit,
            "target": target.cell,
            "target_digit": target.digit,
        }

    def cases(self, scene: Scene[K]) -> Collection[str]:
        fins = self.fish(scene).all_fins
        return when(finless=not fins, one=len(fins) == 1)

    def pattern(self, scene: Scene[K]) -> Passage:
        fish = _FISH.pattern(_as_fish(scene))
        alike = _starts_alike(scene.evidence)
        branches = [_in_short((starts, *nodes), scene.size) for starts, nodes in alike if nodes]
        return phrase("{}: {}", fish, join(branches, ", ")) if branches else fish

    def argument(self, scene: Scene[K]) -> Passage:
        told = [*self._told_cases(scene)]
        names = {**self.names(scene), "told": told, "has": _has(scene)}
        return self.clause("argument", scene, *self.cases(scene), **names)

    def digits(self, scene: Scene[K]) -> tuple[int, ...]:
        return tuple(sorted({scene.evidence.body.digit, scene.action.candidates[0].digit}))

    def contradiction(self, scene: Scene[K]) -> Sequence[Passage]:
        branches = scene.evidence.branches
        lines: list[Passage] = []
        for case, branch in enumerate(branches, 1):
            lines += self._numbered(scene, branch, case)
        return [*lines, *self._otherwise(scene, len(branches) + 1)]

    def _numbered(self, scene: Scene[K], branch: KrakenBranch, case: int) -> Iterator[Passage]:
        """The lines of a case, each by the one before it."""
        number, target = 1, scene.action.candidates[0]
        start = self.clause("is", scene, cells=branch.start.cell, digit=branch.start.digit)
        yield self.clause("suppose", scene, case=case, supposed=start)
        for number, line in enumerate(branch.lines, 2):
            names = {**vars(line.truth), "cells": line.node.cells, "digit": line.node.digit}
            fact = self.clause("fact", scene, *_of_house(line), **names)
            yield self._then(scene, case, number, fact)
        end = self.clause("is_not", scene, cell=target.cell, digit=target.digit)
        yield self._then(scene, case, number + 1, end)

    def _then(self, scene: Scene[K], case: int, number: int, fact: Passage) -> Passage:
        """A line of a case that follows from the line before it."""
        names = {"case": case, "number": number, "before": number - 1, "fact": fact}
        return self.clause("then", scene, **names)

    def _otherwise(self, scene: Scene[K], case: int) -> Iterator[Passage]:
        """The case that none of the starts is true: the bases want more than the covers have.

        One of these they cannot use: that of the corners that are starts, or of the target.
        """
        kraken, body, target = scene.evidence, scene.evidence.body, scene.action.candidates[0]
        starts = tuple([branch.start.cell for branch in kraken.branches])
        is_cover = isinstance(kraken, KrakenCoverEvidence)
        names = {"none_is": NoneIs(starts, body.digit), "cell": target.cell, "digit": body.digit}
        otherwise = self.clause("otherwise", scene, *when(cover=is_cover), **names)
        yield self.clause("suppose", scene, case=case, supposed=otherwise)
        houses = (house for house in body.cover if target.cell in house.cells)
        taken = kraken.pivot if isinstance(kraken, KrakenCoverEvidence) else next(houses)
        covers = [house for house in body.cover if house != taken]
        few = self.clause("too_few", scene, base=body.base, covers=covers, digit=body.digit)
        yield self._then(scene, case, 2, few)

    def _told_cases(self, scene: Scene[K]) -> Iterator[Passage]:
        """`if r8c8 is 8, r8c4 is 9 (the only place left in row 8), and r9c4 sees it`, and so on."""
        told, folded = set[tuple[str, ...]](), list[_Case]()
        room = _MOST_LINES
        for case in _alike([self._case(scene, branch) for branch in scene.evidence.branches]):
            lines = _new_lines(case, told)
            if lines > room and lines >= _SHORTEST_TO_FOLD and not scene.full:
                folded.append(case)
                continue
            room -= lines
            yield self._told(scene, case, lines)
            told |= {case.texts[number:] for number in range(len(case.lines))}
        if folded:
            yield self._folded(scene, folded)

    def _case(self, scene: Scene[K], branch: KrakenBranch) -> _Case:
        """What follows from a start, as far as it goes without a contradiction."""
        facts: list[Group] = [(branch.start,)]
        lines: list[Passage] = []
        for line in branch.lines:
            left = tuple(sorted(left_by_one_of_each(scene.before, line.truth, facts)))
            claim = LeftByOneOfEach(line.truth, left, tuple(facts))
            names = {**vars(line.truth), "claim": claim}
            if not left:
                dead = self.clause("dead", scene, *_of_house(line), **names)
                return _Case((branch.start,), tuple(lines), dead, True)
            names |= {"cells": [each.cell for each in left], "digit": line.node.digit}
            lines.append(self.clause("line", scene, *_of_house(line), **names))
            facts.append(left)
        end = self._end(scene, facts[-1], *when(start=not lines))
        return _Case((branch.start,), tuple(lines), end)

    def _end(self, scene: Scene[K], last: Group, *cases: str) -> Passage:
        """How the last of a case denies the target."""
        target, cells = scene.action.candidates[0], tuple([each.cell for each in last])
        seen = when(seen=last[0].digit == target.digit, one=len(cells) == 1)
        sight = Sees((target.cell,), cells)
        return self.clause("end", scene, *cases, *seen, digit=target.digit, sight=sight)

    def _told(self, scene: Scene[K], case: _Case, number: int) -> Passage:
        """A case in words, with so many of its lines."""
        again = number < len(case.lines)
        lines = case.lines[:number]
        sentences = [
            lines[start : start + _LINES_A_SENTENCE]
            for start in range(0, len(lines), _LINES_A_SENTENCE)
        ]
        return self.clause(
            "told",
            scene,
            *when(lines=case.lines, again=again, dead=case.is_dead),
            cells=[start.cell for start in case.starts],
            digit=case.starts[0].digit,
            claims=case.claims,
            sentences=sentences,
            end=case.end,
        )

    def _folded(self, scene: Scene[K], cases: Sequence[_Case]) -> Passage:
        """That each of the cases leads there, and how long that takes."""
        starts = sorted([start for case in cases for start in case.starts])
        lengths = sorted({len(case.lines) for case in cases})
        one, target = cases[0], scene.action.candidates[0]
        return self.clause(
            "folded",
            scene,
            *when(one=len(cases) == 1, dead=one.is_dead, various=len(lengths) > 1),
            cells=[start.cell for start in starts],
            digit=starts[0].digit,
            most=lengths[-1],
            target=target.cell,
            target_digit=target.digit,
            line=one.lines[-1],
            end=one.end,
        )


@tells(KrakenFinsEvidence)
class KrakenFinsTelling(KrakenTelling[KrakenFinsEvidence]):
    """Fins that lead where the fish would."""


@tells(KrakenCoverEvidence)
class KrakenCoverTelling(KrakenTelling[KrakenCoverEvidence]):
    """Fins that lead where all corners in one of the covers lead."""


def _of_house(line: KrakenLine) -> Collection[str]:
    """Whether a line is about a digit of a `house`, and not about a cell."""
    return when(house=isinstance(line.truth, HouseConstraint))


def _has(scene: Scene[K]) -> LiesIn | None:
    """That the corners which are starts lie in the cover that wants one of them."""
    its = scene.evidence
    return LiesIn(its.vertices, its.pivot) if isinstance(its, KrakenCoverEvidence) else None


def _as_fish(scene: Scene[K]) -> Scene[FishEvidence]:
    """The fish by itself: a kraken's body has the roles of one."""
    fish = FishEvidence(**vars(scene.evidence.body))
    return Scene(scene.step, scene.before, fish, scene.number, scene.provenance)


def _starts_alike(evidence: KrakenEvidence) -> list[tuple[ChainNode, tuple[ChainNode, ...]]]:
    """The starts that lead on by the same nodes, and these; those in sight of the target last."""
    starts: dict[tuple[ChainNode, ...], list[Cell]] = {}
    for branch in sorted(evidence.branches, key=lambda branch: not branch.lines):
        nodes = tuple([line.node for line in branch.lines])
        starts.setdefault(nodes, []).append(branch.start.cell)
    return [
        (ChainNode(evidence.body.digit, tuple(cells)), nodes) for nodes, cells in starts.items()
    ]


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


def _alike(cases: Sequence[_Case]) -> list[_Case]:
    """Cases in which the same follows taken together: short ones first, but those at sight last."""
    same: dict[tuple[str, ...], _Case] = {}
    for case in sorted(cases, key=lambda case: (not case.lines, len(case.lines))):
        known = same.get(case.texts)
        if known is None:
            same[case.texts] = case
        else:
            starts, claims = (*known.starts, *case.starts), _claims(case)
            same[case.texts] = replace(known, starts=starts, claims=(*known.claims, *claims))
    return list(same.values())


def _claims(case: _Case) -> Iterator[Assertion]:
    for passage in (*case.lines, case.end):
        yield from passage.claims


def _new_lines(case: _Case, told: Collection[tuple[str, ...]]) -> int:
    """How many lines of a case are to be told: up to one from which all was told before."""
    number = len(case.lines)
    return next((n + 1 for n in range(number - 1) if case.texts[n:] in told), number)
