"""Linked almost locked sets: groups of cells that can spare one of their digits, not two."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

from sudologue.inference import Elimination
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import OnlyPlaces
from sudologue.narration.phrasing.clauses import in_turn
from sudologue.narration.phrasing.english import (
    a_digit,
    listing,
    number_word,
    sentence_case,
    with_article,
)
from sudologue.narration.phrasing.facts import only_places
from sudologue.narration.phrasing.passage import Part, Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.conclusions import (
    ReasonedElimination,
    ending,
    group_by_digits,
    reasons,
)
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

    family_words = "two groups of cells, each with one digit more than cells"

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

    def named(self, scene: Scene[S]) -> Passage:
        """`A=r1c2 {15}, B=r3c4,r5c6 {127}`."""
        entries = (
            say(name, "=", cells_with_digits(each.cells, each.digits, scene.size))
            for name, each in zip("ABC", self.sets(scene.evidence), strict=False)
        )
        return join(entries, ", ")

    def observation(self, scene: Scene[S]) -> Passage:
        apart = all_see(scene.before, self.joined(scene))
        return phrase("{}. {}", introduced(self.groups(scene)), sentence_case(apart))

    def seen(self, scene: Scene[S]) -> Passage:
        """Who sees all of the digits that go."""
        return sentence_case(reasons(self.gains(scene)))

    def concluded(self, scene: Scene[S], text: str, *parts: Part) -> Passage:
        """What leads to it, that one of the ends has the digits, and who sees all of them there."""
        has = one_has(self.ends(scene), scene.evidence.digits)
        return phrase("{} {}. {}", phrase(text, *parts), has, self.seen(scene))

    def consequence(self, scene: Scene[S]) -> Passage:
        return ending(self.gains(scene))

    def idea(self, scene: Scene[S], text: str, *parts: Part) -> Passage:
        """`that is an ALS-XZ`, what an ALS is, and the idea."""
        opening = "that is {} (ALS: almost locked set, a group with one digit more than cells): {}"
        return phrase(opening, with_article(scene.technique), phrase(text, *parts))

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

    def pattern(self, scene: Scene[AlsXZEvidence]) -> Passage:
        restricted, digits = scene.evidence.restricted, digits_word(scene.evidence.digits)
        return phrase("{}, X={}, Z={}", self.named(scene), restricted, digits)

    def argument(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence, ends = scene.evidence, self.ends(scene)
        lost, digits = evidence.restricted, evidence.digits
        needs = states(" needs ", *(Needs(end.cells, (lost,), digits) for end in ends))
        needed = listing(phrase("its {}", digit) for digit in digits)
        text = "so one of {} goes without {}, and{}{}. {}"
        names = listing(end.name for end in ends)
        return phrase(text, names, a_digit(lost), needs, needed, self.seen(scene))

    def reason(self, scene: Scene[AlsXZEvidence]) -> Passage:
        names = listing(end.name for end in self.ends(scene))
        text = "one of {} must go without {}, and cannot spare another digit besides"
        return self.idea(scene, text, names, a_digit(scene.evidence.restricted))

    def question(self, scene: Scene[AlsXZEvidence]) -> Passage:
        return phrase("can both groups have {}", a_digit(scene.evidence.restricted))


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

    def pattern(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        return phrase("{}, X={}", self.named(scene), digits_word(scene.evidence.restricted))

    def argument(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        one, other = self.ends(scene)
        first, second = scene.evidence.restricted
        can = states(" can ", *(Needs(end.cells, (first,), (second,)) for end in (one, other)))
        text = (
            "neither {} nor {}{}do without both, so one of the two has the {}, the other the {}, "
            "and each needs all the rest of its digits. {}"
        )
        return phrase(text, one.name, other.name, can, first, second, self.seen(scene))

    def reason(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        one, other = (group.name for group in self.ends(scene))
        text = (
            "{} and {} each go without one of {} and {}, which is all that they can spare, so that "
            "each of their digits has its place in one of them"
        )
        return self.idea(scene, text, one, other, *scene.evidence.restricted)

    def question(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        return phrase("can both groups have {}, or {}", *map(a_digit, scene.evidence.restricted))


@tells(AlsXYWingEvidence)
class AlsXYWingTelling(LinkedSetsTelling[AlsXYWingEvidence]):
    """A set between two others, the pincers."""

    family_words = "three groups of cells, each with one digit more than cells"

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

    def pattern(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        wing = scene.evidence
        restricted, digits = digits_word(wing.pivot_digits), digits_word(wing.digits)
        return phrase("{}, X,Y={}, Z={}", self.named(scene), restricted, digits)

    def argument(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        wing, (one, other, pivot) = scene.evidence, self.groups(scene)
        first, second = wing.pivot_digits
        ends = one.has((first,), wing.digits), other.has((second,), wing.digits)
        if pivot.letter is None:
            text = "if {} is {}, {}; if it is {}, {}. Either way"
            return self.concluded(scene, text, pivot.name, first, ends[0], second, ends[1])
        spare = states(" cannot spare ", Needs(pivot.cells, (first,), (second,)))
        text = "{}{}both the {} and the {}. If it has the {}, {}; if it has the {}, {}. Either way"
        digits = first, second, first
        return self.concluded(scene, text, pivot.name, spare, *digits, ends[0], second, ends[1])

    def reason(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        one, other, pivot = (group.name for group in self.groups(scene))
        text = (
            "{} can spare only one of {} and {}, and the one that it keeps is lost to {} or to {}, "
            "which cannot spare another digit besides"
        )
        return self.idea(scene, text, pivot, *scene.evidence.pivot_digits, one, other)

    def question(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        text = "what is left to two of the groups if the third has {}, and what if it has {}"
        return phrase(text, *map(a_digit, scene.evidence.pivot_digits))


@tells(AlsXYChainEvidence)
class AlsXYChainTelling(LinkedSetsTelling[AlsXYChainEvidence]):
    """Sets in a row, each between its neighbours."""

    def sets(self, evidence: AlsXYChainEvidence) -> Sequence[AlmostLocked]:
        return evidence.sets

    def joints(self, evidence: AlsXYChainEvidence) -> Sequence[int]:
        return evidence.joints

    def pattern(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        chain = scene.evidence
        ends = digits_word(chain.digits)
        parts: list[Part] = [ends]
        for one, digit in zip(chain.sets, (*chain.joints, ends), strict=True):
            parts += ("- ", cells_with_digits(one.cells, one.digits, scene.size), " -", digit)
        return say(*parts)

    def place(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        return listing(compact_cells(end.cells, scene.size) for end in self.ends(scene))

    def argument(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        chain, (first, *others) = scene.evidence, self.groups(scene)
        digit = chain.digits[0]
        start = phrase("if {}, {}", first.without(digit), first.it_has(digit, chain.joints[:1]))
        needed = (*((each,) for each in chain.joints[1:]), (digit,))
        links = [
            one.goes_on(lost, its)
            for one, lost, its in zip(others, chain.joints, needed, strict=True)
        ]
        return self.concluded(scene, "{}. So", in_turn(start, links))

    def reason(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        ends, digits = (end.name for end in self.ends(scene)), scene.evidence.digits
        text = (
            "each group that loses a digit takes another from the next, so that {} and {} cannot "
            "both go without {}"
        )
        return self.idea(scene, text, *ends, a_digit(digits[0]))

    def family(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        number = number_word(len(scene.evidence.sets))
        return phrase("{} groups of cells in a row, each with one digit more than cells", number)

    def question(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        text = "what follows, from group to group, if the first goes without {}"
        return phrase(text, a_digit(scene.evidence.digits[0]))


@tells(AlsWWingEvidence)
class AlsWWingTelling(LinkedSetsTelling[AlsWWingEvidence]):
    """Two sets, and a house that keeps them from both taking a digit."""

    family_words = "two groups of cells, each with one digit more than cells, and a house between"

    def sets(self, evidence: AlsWWingEvidence) -> Sequence[AlmostLocked]:
        return evidence.ends

    def joints(self, evidence: AlsWWingEvidence) -> Sequence[int]:
        return (evidence.linked_digit,)

    def pattern(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, (one, other) = scene.evidence, scene.evidence.piers
        bridge, digits = compact_cells((*one, *other), scene.size), digits_word(wing.digits)
        text = "{} connected by {} in {}, Z={}"
        return phrase(text, self.named(scene), wing.linked_digit, bridge, digits)

    def place(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return listing(compact_cells(end.cells, scene.size) for end in self.ends(scene))

    def observation(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, linked = scene.evidence, scene.evidence.linked_digit
        piers = sorted((*wing.piers[0], *wing.piers[1]))
        places = only_places(linked, (wing.house,), piers)
        near, far = (
            see_every(scene.before, pier, (end,), (linked,))
            for pier, end in zip(wing.piers, self.ends(scene), strict=True)
        )
        sets = introduced(self.ends(scene))
        return phrase("{}. {}: {}, and {}", sets, sentence_case(places), near, far)

    def argument(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, linked, ends = scene.evidence, scene.evidence.linked_digit, self.ends(scene)
        needs = states(
            "need", *(Needs(end.cells, (each,), (linked,)) for end in ends for each in wing.digits)
        )
        places = (*wing.piers[0], *wing.piers[1])
        no_place = states(" would have no place", OnlyPlaces(linked, (wing.house,), places))
        text = "without {}, both {} would {} their {}, and {}{} for it. So"
        names, first = listing(end.name for end in ends), a_digit(wing.digits[0])
        return self.concluded(scene, text, first, names, needs, linked, wing.house, no_place)

    def reason(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing = scene.evidence
        names = listing(end.name for end in self.ends(scene))
        text = "{} could only both go without {} if both had {}, and then {} could not have its own"
        without, linked = a_digit(wing.digits[0]), a_digit(wing.linked_digit)
        return self.idea(scene, text, names, without, linked, wing.house)

    def question(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return phrase("where can {} have its {}", scene.evidence.house, scene.evidence.linked_digit)
