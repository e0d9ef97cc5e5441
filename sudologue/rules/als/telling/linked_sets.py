"""Linked almost locked sets: groups of cells that can spare one of their digits, not two."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from sudologue.inference import Elimination
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import OnlyPlaces
from sudologue.narration.phrasing.filling import named, when
from sudologue.narration.phrasing.passage import Part, Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.conclusions import Gains, ReasonedElimination, group_by_digits
from sudologue.narration.steps.groups import (
    Group,
    Needs,
    all_see,
    introduced,
    lettered,
    one_has,
    see_every,
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


def cells_with_digits(cells: Sequence[Cell], digits: Sequence[int], size: int) -> Passage:
    """`r3c4,r5c6 {127}`."""
    return say(compact_cells(cells, size), " {", *digits, "}")


def groups_of(scene: Scene[E], sets: Sequence[AlmostLocked]) -> list[Group]:
    """The sets as groups that the telling names."""
    return lettered([(one.cells, one.digits) for one in sets], scene.size)


def out_of_reach(
    scene: Scene[E], groups: Sequence[Group], candidates: Iterable[Candidate] | None = None
) -> list[ReasonedElimination]:
    """How eliminated candidates, all or some, see all places of their digits in the groups."""
    lost = scene.action.candidates if candidates is None else candidates
    return [
        ReasonedElimination(
            see_every(scene.before, cells, groups, digits), Elimination(cells, digits)
        )
        for cells, digits in group_by_digits(lost)
    ]


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
        return out_of_reach(scene, self.ends(scene))

    def names(self, scene: Scene[S]) -> Mapping[str, Any]:
        ends, digits = self.ends(scene), scene.evidence.digits
        return {
            "introduced": introduced(self.groups(scene)),
            "apart": all_see(scene.before, self.joined(scene)),
            "one": ends[0].name,
            "other": ends[1].name,
            "ends": [end.name for end in ends],
            "digit": next(iter(digits), None),
            "has": one_has(ends, digits) if digits else None,
            "gains": Gains(tuple(self.gains(scene))),
        }

    def in_short(self, scene: Scene[S]) -> Passage:
        """`A=r1c2 {15}, B=r3c4,r5c6 {127}`."""
        entries = (
            say(name, "=", cells_with_digits(each.cells, each.digits, scene.size))
            for name, each in zip("ABC", self.sets(scene.evidence), strict=False)
        )
        return join(entries, ", ")

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
        return {**super().names(scene), "needs": needs}

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
            for gain in out_of_reach(scene, groups, candidates)
        ]

    def names(self, scene: Scene[AlsXZDoubleEvidence]) -> Mapping[str, Any]:
        first, second = scene.evidence.restricted
        can = [Needs(end.cells, (first,), (second,)) for end in self.ends(scene)]
        return {**super().names(scene), "first": first, "second": second, "can": can}

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
        wing, (one, other, pivot) = scene.evidence, self.groups(scene)
        first, second = wing.pivot_digits
        return {
            **super().names(scene),
            "pivot": pivot.name,
            "first": first,
            "second": second,
            "spare": Needs(pivot.cells, (first,), (second,)),
            "one_has": one.has((first,), wing.digits),
            "other_has": other.has((second,), wing.digits),
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
        chain, (first, *others) = scene.evidence, self.groups(scene)
        digit = chain.digits[0]
        without, has = first.without(digit), first.it_has(digit, chain.joints[:1])
        links = [self.clause("start", scene, without=without, has=has)]
        for group, lost, its in zip(others, chain.joints, (*chain.joints[1:], digit), strict=True):
            links.append(group.goes_on(lost, (its,)))
        return {**super().names(scene), "links": links}

    def pattern(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        chain = scene.evidence
        ends = digits_word(chain.digits)
        parts: list[Part] = [ends]
        for one, digit in zip(chain.sets, (*chain.joints, ends), strict=True):
            parts += ("- ", cells_with_digits(one.cells, one.digits, scene.size), " -", digit)
        return say(*parts)

    def place(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        return named([compact_cells(end.cells, scene.size) for end in self.ends(scene)])


@tells(AlsWWingEvidence)
class AlsWWingTelling(LinkedSetsTelling[AlsWWingEvidence]):
    """Two sets, and a house that keeps them from both taking a digit."""

    def sets(self, evidence: AlsWWingEvidence) -> Sequence[AlmostLocked]:
        return evidence.ends

    def joints(self, evidence: AlsWWingEvidence) -> Sequence[int]:
        return (evidence.linked_digit,)

    def names(self, scene: Scene[AlsWWingEvidence]) -> Mapping[str, Any]:
        wing, linked, ends = scene.evidence, scene.evidence.linked_digit, self.ends(scene)
        near, far = (
            see_every(scene.before, pier, (end,), (linked,))
            for pier, end in zip(wing.piers, ends, strict=True)
        )
        piers = (*wing.piers[0], *wing.piers[1])
        return {
            **super().names(scene),
            "only": OnlyPlaces(linked, (wing.house,), tuple(sorted(piers))),
            "near": near,
            "far": far,
            "need": [Needs(end.cells, (d,), (linked,)) for end in ends for d in wing.digits],
            "no_place": OnlyPlaces(linked, (wing.house,), piers),
        }

    def pattern(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, (one, other) = scene.evidence, scene.evidence.piers
        bridge, digits = compact_cells((*one, *other), scene.size), digits_word(wing.digits)
        text = "{} connected by {} in {}, Z={}"
        return phrase(text, self.in_short(scene), wing.linked_digit, bridge, digits)

    def place(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return named([compact_cells(end.cells, scene.size) for end in self.ends(scene)])
