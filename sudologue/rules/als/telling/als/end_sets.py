"""Two almost locked sets and more: groups of cells that can spare one of their digits, not two."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from sudologue.narration.claims.board_claims import OnlyPlaces
from sudologue.narration.phrasing.clauses import in_turn
from sudologue.narration.phrasing.english import (
    a_digit,
    listing,
    number_word,
    sentence_case,
)
from sudologue.narration.phrasing.facts import only_places
from sudologue.narration.phrasing.groups import (
    Group,
    Needs,
    all_see,
    introduced,
    one_has,
    see_every,
)
from sudologue.narration.phrasing.passage import Part, Passage, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.conclusions import ending, reasons
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence.als import (
    AlsWWingEvidence,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZEvidence,
)
from sudologue.rules.als.telling.sets_in_words import (
    cells_with_digits,
    groups_of,
    is_named,
    named,
    out_of_reach,
)

S = TypeVar("S", bound=AlsXZEvidence | AlsXYWingEvidence | AlsXYChainEvidence | AlsWWingEvidence)


class EndsTelling(Telling[S]):
    """Groups of which two, the ends, cannot both do without some digits."""

    @abstractmethod
    def ends(self, scene: Scene[S]) -> tuple[Group, Group]:
        """The two groups."""

    def concluded(self, scene: Scene[S], text: str, *parts: Part) -> Passage:
        """What leads to it, that one of the ends has the digits, and who sees all of them there."""
        ends, digits = self.ends(scene), scene.evidence.digits
        seen = sentence_case(reasons(out_of_reach(scene, ends)))
        return phrase("{} {}. {}", phrase(text, *parts), one_has(ends, digits), seen)

    def consequence(self, scene: Scene[S]) -> Passage:
        return ending(out_of_reach(scene, self.ends(scene)))


@tells(AlsXZEvidence)
class AlsXZTelling(EndsTelling[AlsXZEvidence]):
    """Two sets and a digit that only one of them can have."""

    def ends(self, scene: Scene[AlsXZEvidence]) -> tuple[Group, Group]:
        one, other = groups_of(scene, (scene.evidence.first, scene.evidence.second))
        return one, other

    def pattern(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence = scene.evidence
        sets = named(scene, (evidence.first, evidence.second))
        return phrase("{}, X={}, Z={}", sets, evidence.restricted, digits_word(evidence.digits))

    def observation(self, scene: Scene[AlsXZEvidence]) -> Passage:
        ends = self.ends(scene)
        apart = sentence_case(all_see(scene.before, [(*ends, scene.evidence.restricted)]))
        return phrase("{}. {}", introduced(ends), apart)

    def argument(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence, ends = scene.evidence, self.ends(scene)
        lost, digits = evidence.restricted, evidence.digits
        needs = states(" needs ", *(Needs(end.cells, (lost,), digits) for end in ends))
        needed = listing(phrase("its {}", digit) for digit in digits)
        text = "so one of {} goes without {}, and{}{}. {}"
        seen = sentence_case(reasons(out_of_reach(scene, ends)))
        names = listing(end.name for end in ends)
        return phrase(text, names, a_digit(lost), needs, needed, seen)

    def reason(self, scene: Scene[AlsXZEvidence]) -> Passage:
        names = listing(end.name for end in self.ends(scene))
        text = "{}: one of {} must go without {}, and cannot spare another digit besides"
        return phrase(text, is_named(scene), names, a_digit(scene.evidence.restricted))

    def family(self, scene: Scene[AlsXZEvidence]) -> Passage:
        return phrase("two groups of cells, each with one digit more than cells")

    def digits(self, scene: Scene[AlsXZEvidence]) -> tuple[int, ...]:
        return tuple(sorted((scene.evidence.restricted, *scene.evidence.digits)))

    def question(self, scene: Scene[AlsXZEvidence]) -> Passage:
        return phrase("can both groups have {}", a_digit(scene.evidence.restricted))


@tells(AlsXYWingEvidence)
class AlsXYWingTelling(EndsTelling[AlsXYWingEvidence]):
    """A set between two others."""

    def groups(self, scene: Scene[AlsXYWingEvidence]) -> list[Group]:
        """The pincers, and then the pivot."""
        return groups_of(scene, (*scene.evidence.pincers, scene.evidence.pivot))

    def ends(self, scene: Scene[AlsXYWingEvidence]) -> tuple[Group, Group]:
        one, other, _ = self.groups(scene)
        return one, other

    def pattern(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        wing = scene.evidence
        sets = named(scene, (*wing.pincers, wing.pivot))
        restricted, digits = digits_word(wing.pivot_digits), digits_word(wing.digits)
        return phrase("{}, X,Y={}, Z={}", sets, restricted, digits)

    def observation(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        groups, digits = self.groups(scene), scene.evidence.pivot_digits
        one, other, pivot = groups
        apart = all_see(scene.before, ((pivot, one, digits[0]), (pivot, other, digits[1])))
        return phrase("{}. {}", introduced(groups), sentence_case(apart))

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
            "{}: {} can spare only one of {} and {}, and the one that it keeps is lost to {} or to "
            "{}, which cannot spare another digit besides"
        )
        return phrase(text, is_named(scene), pivot, *scene.evidence.pivot_digits, one, other)

    def family(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        return phrase("three groups of cells, each with one digit more than cells")

    def digits(self, scene: Scene[AlsXYWingEvidence]) -> tuple[int, ...]:
        return tuple(sorted({*scene.evidence.pivot_digits, *scene.evidence.digits}))

    def question(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        text = "what is left to two of the groups if the third has {}, and what if it has {}"
        return phrase(text, *map(a_digit, scene.evidence.pivot_digits))


@tells(AlsXYChainEvidence)
class AlsXYChainTelling(EndsTelling[AlsXYChainEvidence]):
    """Sets in a row, each between its neighbours."""

    def groups(self, scene: Scene[AlsXYChainEvidence]) -> list[Group]:
        """The groups in order."""
        return groups_of(scene, scene.evidence.sets)

    def ends(self, scene: Scene[AlsXYChainEvidence]) -> tuple[Group, Group]:
        groups = self.groups(scene)
        return groups[0], groups[-1]

    def pattern(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        chain = scene.evidence
        ends = digits_word(chain.digits)
        parts: list[Part] = [ends]
        for one, digit in zip(chain.sets, (*chain.joints, ends), strict=True):
            parts += ("- ", cells_with_digits(one.cells, one.digits, scene.size), " -", digit)
        return say(*parts)

    def place(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        sets = scene.evidence.sets
        return listing(compact_cells(one.cells, scene.size) for one in (sets[0], sets[-1]))

    def observation(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        groups, joints = self.groups(scene), scene.evidence.joints
        apart = all_see(scene.before, zip(groups, groups[1:], joints, strict=False))
        return phrase("{}. {}", introduced(groups), sentence_case(apart))

    def argument(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        chain, (first, *others) = scene.evidence, self.groups(scene)
        digit = chain.digits[0]
        start = phrase(
            "if {}, {}", first.without(digit), first.has((digit,), chain.joints[:1], "it")
        )
        needed = (*((each,) for each in chain.joints[1:]), (digit,))
        links = [
            one.goes_on(lost, its)
            for one, lost, its in zip(others, chain.joints, needed, strict=True)
        ]
        return self.concluded(scene, "{}. So", in_turn(start, links))

    def reason(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        ends, digits = (end.name for end in self.ends(scene)), scene.evidence.digits
        text = (
            "{}: each group that loses a digit takes another from the next, so that {} and {} "
            "cannot both go without {}"
        )
        return phrase(text, is_named(scene), *ends, a_digit(digits[0]))

    def family(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        number = number_word(len(scene.evidence.sets))
        return phrase("{} groups of cells in a row, each with one digit more than cells", number)

    def digits(self, scene: Scene[AlsXYChainEvidence]) -> tuple[int, ...]:
        return tuple(sorted({*scene.evidence.joints, *scene.evidence.digits}))

    def question(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        text = "what follows, from group to group, if the first goes without {}"
        return phrase(text, a_digit(scene.evidence.digits[0]))


@tells(AlsWWingEvidence)
class AlsWWingTelling(EndsTelling[AlsWWingEvidence]):
    """Two sets, and a house that keeps them from both taking a digit."""

    def ends(self, scene: Scene[AlsWWingEvidence]) -> tuple[Group, Group]:
        one, other = groups_of(scene, scene.evidence.ends)
        return one, other

    def pattern(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, (one, other) = scene.evidence, scene.evidence.piers
        sets, bridge = named(scene, wing.ends), compact_cells((*one, *other), scene.size)
        text = "{} connected by {} in {}, Z={}"
        return phrase(text, sets, wing.linked_digit, bridge, digits_word(wing.digits))

    def place(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return listing(compact_cells(one.cells, scene.size) for one in scene.evidence.ends)

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
        first = wing.digits[0]
        needs = states(
            "need", *(Needs(end.cells, (each,), (linked,)) for end in ends for each in wing.digits)
        )
        places = (*wing.piers[0], *wing.piers[1])
        no_place = states(" would have no place", OnlyPlaces(linked, (wing.house,), places))
        text = "without {}, both {} would {} their {}, and {}{} for it. So"
        names = listing(end.name for end in ends)
        return self.concluded(
            scene, text, a_digit(first), names, needs, linked, wing.house, no_place
        )

    def reason(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing = scene.evidence
        names = listing(end.name for end in self.ends(scene))
        text = (
            "{}: {} could only both go without {} if both had {}, and then {} could not have its "
            "own"
        )
        without, linked = a_digit(wing.digits[0]), a_digit(wing.linked_digit)
        return phrase(text, is_named(scene), names, without, linked, wing.house)

    def family(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return phrase(
            "two groups of cells, each with one digit more than cells, and a house between"
        )

    def digits(self, scene: Scene[AlsWWingEvidence]) -> tuple[int, ...]:
        return tuple(sorted({scene.evidence.linked_digit, *scene.evidence.digits}))

    def question(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return phrase("where can {} have its {}", scene.evidence.house, scene.evidence.linked_digit)
