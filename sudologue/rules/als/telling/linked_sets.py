"""Linked almost locked sets: groups of cells that can spare one of their digits, not two."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from sudologue.grouping import grouped
from sudologue.inference import Elimination
from sudologue.model import Candidate, Cell, House, Layout
from sudologue.narration.claims.board_claims import HoldBetween, LiesIn, OnlyPlaces, Sees
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Part, Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.conclusions import Gains, ReasonedElimination, group_by_digits
from sudologue.narration.steps.groups import (
    Group,
    Needs,
    PlacesAmong,
    lettered,
    one_of,
    see_every,
    sight,
)
from sudologue.narration.steps.scene import E, Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import (
    AlmostLocked,
    AlsWWingEvidence,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZDoubleEvidence,
    AlsXZEvidence,
)

LinkedSetsEvidence: TypeAlias = (
    AlsXZEvidence | AlsXZDoubleEvidence | AlsXYWingEvidence | AlsXYChainEvidence | AlsWWingEvidence
)
S = TypeVar("S", bound=LinkedSetsEvidence)

_PLACES_NAMED = 3
"""So many places of a digit are named, where they lie in one house."""

_CLAUSES = 3
"""So many links of a chain stand in a sentence."""


def cells_with_digits(cells: Sequence[Cell], digits: Sequence[int], size: int) -> Passage:
    """`r3c4,r5c6 {127}`."""
    return say(compact_cells(cells, size), " {", *digits, "}")


def groups_of(scene: Scene[E], sets: Sequence[AlmostLocked]) -> list[Group]:
    """The sets as groups."""
    return lettered([(one.cells, one.digits) for one in sets], scene.size)


def _house_of(layout: Layout, cells: Collection[Cell]) -> House | None:
    return next((house for house in layout.houses if {*cells} <= {*house.cells}), None)


def out_of_reach(
    scene: Scene[E],
    groups: Sequence[Group],
    how: str = "cells",
    candidates: Iterable[Candidate] | None = None,
) -> list[ReasonedElimination]:
    """How eliminated candidates, all or some, see all places of their digits in the groups."""
    lost = scene.action.candidates if candidates is None else candidates
    return [
        ReasonedElimination(
            see_every(scene.before, cells, groups, digits, how),
            Elimination(cells, digits),
            as_it=len(cells) == 1,
        )
        for cells, digits in group_by_digits(lost)
    ]


def out_of_one(scene: Scene[E], groups: Sequence[Group], digits: Sequence[int]) -> dict[str, Any]:
    """Where one of the groups has each of the digits, and what that rules out."""
    gains = out_of_reach(scene, groups, "places" if len(digits) == 1 else "cells")
    return {"there": one_of(scene.before, groups, digits), "gains": Gains(tuple(gains))}


class LinkedSetsTelling(Telling[S]):
    """Groups of which two, the ends, cannot both do without some digits."""

    @abstractmethod
    def sets(self, evidence: S) -> Sequence[AlmostLocked]:
        """The sets in the order of their letters."""

    @abstractmethod
    def joints(self, evidence: S) -> Sequence[int]:
        """The digits by which they are linked."""

    def groups(self, scene: Scene[S]) -> list[Group]:
        """The sets as groups."""
        return groups_of(scene, self.sets(scene.evidence))

    def joined(self, scene: Scene[S]) -> list[tuple[Group, Group, int]]:
        """Groups two by two, with a digit that only one of them can have."""
        groups = self.groups(scene)
        return list(zip(groups, groups[1:], self.joints(scene.evidence), strict=False))

    def ends(self, scene: Scene[S]) -> tuple[Group, Group]:
        """The two groups that the conclusion comes of."""
        groups = self.groups(scene)
        return groups[0], groups[-1]

    def gains(self, scene: Scene[S]) -> list[ReasonedElimination]:
        """What goes, and why."""
        return out_of_reach(scene, self.ends(scene), "theirs")

    def names(self, scene: Scene[S]) -> Mapping[str, Any]:
        one, other = self.ends(scene)
        joint = self.joints(scene.evidence)[0]
        return {
            "one": one.held(joint),
            "other": other.held(joint, one),
            "short_ends": [compact_cells(end.cells, scene.size) for end in (one, other)],
            "sets": [group.cells for group in self.groups(scene)],
            "digit": next(iter(scene.evidence.digits), None),
            "gains": Gains(tuple(self.gains(scene))),
        }

    def apart(self, scene: Scene[S]) -> list[Passage]:
        """That the two groups have their places for each joint in one house, or in sight."""
        board, (one, other), told = scene.before, self.ends(scene), list[Passage]()
        both = Group((*one.cells, *other.cells), (), "")
        places = {digit: both.places(board, digit) for digit in self.joints(scene.evidence)}
        houses = grouped((_house_of(scene.layout, its), digit) for digit, its in places.items())
        for house, digits in houses.items():
            its = tuple(sorted({cell for digit in digits for cell in places[digit]}))
            near, far = (tuple([c for c in its if c in end.cells]) for end in (one, other))
            lie = LiesIn(its, house) if house else Sees(near, far)
            among = [PlacesAmong(digit, both.cells, places[digit]) for digit in digits]
            cases = when(house=house, many=len(digits) > 1 or len(its) > _PLACES_NAMED)
            names = {"near": near, "far": far, "places": its, "house": house, "digits": digits}
            told.append(self.clause("apart", scene, *cases, lie=lie, among=among, **names))
        return told

    def in_short(self, scene: Scene[S]) -> Passage:
        """`A=r1c2 {15}, B=r3c4,r5c6 {127}`."""
        held = [cells_with_digits(s.cells, s.digits, scene.size) for s in self.groups(scene)]
        letters = [group.letter for group in self.groups(scene)]
        return join(map(partial(phrase, "{}={}"), letters, held), ", ")

    def digits(self, scene: Scene[S]) -> tuple[int, ...]:
        evidence = scene.evidence
        return tuple(sorted({*self.joints(evidence), *evidence.digits}))


@tells(AlsXZEvidence)
class AlsXZTelling(LinkedSetsTelling[AlsXZEvidence]):
    """Two sets and a digit that only one of them can have."""

    def sets(self, evidence: AlsXZEvidence) -> Sequence[AlmostLocked]:
        return evidence.first, evidence.second

    def joints(self, evidence: AlsXZEvidence) -> Sequence[int]:
        return (evidence.restricted,)

    def names(self, scene: Scene[AlsXZEvidence]) -> Mapping[str, Any]:
        its, ends = scene.evidence, self.ends(scene)
        needs = [Needs(end.cells, (its.restricted,), its.digits) for end in ends]
        return {**super().names(scene), "apart": self.apart(scene), "needs": needs}

    def pattern(self, scene: Scene[AlsXZEvidence]) -> Passage:
        restricted, digits = scene.evidence.restricted, digits_word(scene.evidence.digits)
        return phrase("{}, X={}, Z={}", self.in_short(scene), restricted, digits)


@tells(AlsXZDoubleEvidence)
class AlsXZDoubleTelling(LinkedSetsTelling[AlsXZDoubleEvidence]):
    """Two sets and two digits that only one of them can have: all their digits are spoken for."""

    def sets(self, evidence: AlsXZDoubleEvidence) -> Sequence[AlmostLocked]:
        return evidence.first, evidence.second

    def joints(self, evidence: AlsXZDoubleEvidence) -> Sequence[int]:
        return evidence.restricted

    def joined(self, scene: Scene[AlsXZDoubleEvidence]) -> list[tuple[Group, Group, int]]:
        return [(*self.ends(scene), digit) for digit in scene.evidence.restricted]

    def gains(self, scene: Scene[AlsXZDoubleEvidence]) -> list[ReasonedElimination]:
        """What goes because of both groups, because of the first, and because of the second."""
        both = self.ends(scene)
        lost: dict[tuple[Group, ...], list[Candidate]] = {both: [], both[:1]: [], both[1:]: []}
        for each in scene.action.candidates:
            of_one = both[:1] if both[0].is_all_seen(scene.before, each) else both[1:]
            lost[both if each.digit in scene.evidence.restricted else of_one].append(each)
        return [
            gain
            for groups, candidates in lost.items()
            for gain in out_of_reach(
                scene, groups, "theirs" if groups == both else "cells", candidates
            )
        ]

    def names(self, scene: Scene[AlsXZDoubleEvidence]) -> Mapping[str, Any]:
        first, second = scene.evidence.restricted
        can = [Needs(end.cells, (first,), (second,)) for end in self.ends(scene)]
        its = {"apart": self.apart(scene), "can": can, "first": first, "second": second}
        return {**super().names(scene), **its}

    def pattern(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        return phrase("{}, X={}", self.in_short(scene), digits_word(scene.evidence.restricted))


@tells(AlsXYWingEvidence)
class AlsXYWingTelling(LinkedSetsTelling[AlsXYWingEvidence]):
    """A set between two others, the pincers; it may be a single `cell`."""

    def sets(self, evidence: AlsXYWingEvidence) -> Sequence[AlmostLocked]:
        return *evidence.pincers, evidence.pivot

    def joints(self, evidence: AlsXYWingEvidence) -> Sequence[int]:
        return evidence.pivot_digits

    def joined(self, scene: Scene[AlsXYWingEvidence]) -> list[tuple[Group, Group, int]]:
        *pincers, pivot = self.groups(scene)
        pairs = zip(pincers, scene.evidence.pivot_digits, strict=True)
        return [(pivot, pincer, digit) for pincer, digit in pairs]

    def ends(self, scene: Scene[AlsXYWingEvidence]) -> tuple[Group, Group]:
        one, other, _ = self.groups(scene)
        return one, other

    def names(self, scene: Scene[AlsXYWingEvidence]) -> Mapping[str, Any]:
        wing, (*pincers, pivot) = scene.evidence, self.groups(scene)
        first, second = wing.pivot_digits
        ways: list[Passage] = []
        for pincer, taken in zip(pincers, wing.pivot_digits, strict=True):
            places = pivot.places(scene.before, taken)
            among = PlacesAmong(taken, pivot.cells, places)
            then = pincer.without(scene.before, places, (taken,), wing.digits)
            names = {"taken": taken, "places": places, "then": then, "among": among}
            ways.append(self.clause("way", scene, *self.cases(scene), **names))
        return {
            **super().names(scene),
            **out_of_one(scene, pincers, wing.digits),
            "middle": pivot.cells,
            "short_middle": compact_cells(pivot.cells, scene.size),
            "middle_digits": pivot.digits,
            "hold": HoldBetween(pivot.cells, pivot.digits),
            "first": first,
            "second": second,
            "spare": Needs(pivot.cells, (first,), (second,)),
            "ways": ways,
            "sides": [pincer.cells for pincer in pincers],
        }

    def cases(self, scene: Scene[AlsXYWingEvidence]) -> Collection[str]:
        return when(cell=len(scene.evidence.pivot.cells) == 1)

    def pattern(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        wing = scene.evidence
        restricted, digits = digits_word(wing.pivot_digits), digits_word(wing.digits)
        return phrase("{}, X,Y={}, Z={}", self.in_short(scene), restricted, digits)


@tells(AlsXYChainEvidence)
class AlsXYChainTelling(LinkedSetsTelling[AlsXYChainEvidence]):
    """Sets in a row, each between its neighbours."""

    def sets(self, evidence: AlsXYChainEvidence) -> Sequence[AlmostLocked]:
        return evidence.sets

    def joints(self, evidence: AlsXYChainEvidence) -> Sequence[int]:
        return evidence.joints

    def names(self, scene: Scene[AlsXYChainEvidence]) -> Mapping[str, Any]:
        chain, first, board = scene.evidence, self.groups(scene)[0], scene.before
        digit, its = chain.digits[0], first.cells
        keeps = iter((*chain.joints[1:], digit))
        then = first.instead(board, digit, chain.joints[:1])
        cell = when(cell=len(its) == 1)
        runs = [[self.clause("start", scene, *cell, its=its, digit=digit, then=then)]]
        for before, group, lost in self.joined(scene):
            if len(group.cells) > 1 or len(runs[-1]) == _CLAUSES:
                runs.append([])
            kept = next(keeps)
            runs[-1].append(group.without(board, before.places(board, lost), (lost,), (kept,)))
        told = [
            self.clause("run", scene, *when(further=at), links=its) for at, its in enumerate(runs)
        ]
        return {
            **super().names(scene),
            **out_of_one(scene, self.ends(scene), chain.digits),
            "links": told,
        }

    def pattern(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        chain = scene.evidence
        ends = digits_word(chain.digits)
        parts: list[Part] = [ends]
        for one, digit in zip(chain.sets, (*chain.joints, ends), strict=True):
            parts += ("- ", cells_with_digits(one.cells, one.digits, scene.size), " -", digit)
        return say(*parts)


@tells(AlsWWingEvidence)
class AlsWWingTelling(LinkedSetsTelling[AlsWWingEvidence]):
    """Two sets, and a house that keeps them from both taking a digit."""

    def sets(self, evidence: AlsWWingEvidence) -> Sequence[AlmostLocked]:
        return evidence.ends

    def joints(self, evidence: AlsWWingEvidence) -> Sequence[int]:
        return (evidence.linked_digit,)

    def names(self, scene: Scene[AlsWWingEvidence]) -> Mapping[str, Any]:
        wing, linked, ends = scene.evidence, scene.evidence.linked_digit, self.ends(scene)
        sees = [
            self.clause("pier", scene, pier=pier, seen=end.places(scene.before, linked), claims=its)
            for pier, end in zip(wing.piers, ends, strict=True)
            if (its := sight(scene.before, pier, (end,), linked)) and pier
        ]
        piers = tuple(sorted((*wing.piers[0], *wing.piers[1])))
        return {
            **super().names(scene),
            "piers": sees,
            "only": OnlyPlaces(linked, (wing.house,), piers),
            "need": [Needs(end.cells, (linked,), wing.digits) for end in ends],
        }

    def pattern(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, (one, other) = scene.evidence, scene.evidence.piers
        bridge, digits = compact_cells((*one, *other), scene.size), digits_word(wing.digits)
        text = "{} connected by {} in {}, Z={}"
        return phrase(text, self.in_short(scene), wing.linked_digit, bridge, digits)
