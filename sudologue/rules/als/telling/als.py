"""Almost locked sets: groups of cells that can do without one of their digits, not without two."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from sudologue.narration.english import (
    cell_list,
    clauses,
    listing,
    sentence_case,
    who_sees,
    within,
)
from sudologue.narration.passage import Part, Passage, join, phrase, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_word
from sudologue.narration.telling import Telling, tells
from sudologue.rules.als.evidence.als import (
    AlmostLocked,
    AlsWWingEvidence,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZDoubleEvidence,
    AlsXZEvidence,
    DeathBlossomEvidence,
)
from sudologue.rules.als.telling.sets import (
    cells_with_digits,
    held,
    holds,
    named,
    needs,
    out_of_reach,
    passed_on,
    shared,
)

C = TypeVar("C", bound=AlsXZEvidence | AlsXYWingEvidence | AlsXYChainEvidence)


class AlsChainTelling(Telling[C]):
    """Sets in a row, each with a restricted common that it shares with the next."""

    @abstractmethod
    def chain(self, evidence: C) -> tuple[Sequence[AlmostLocked], Sequence[int]]:
        """The sets in order, and the restricted commons between them."""

    def observation(self, scene: Scene[C]) -> Passage:
        sets, restricted = self.chain(scene.evidence)
        pairs = [
            shared(scene, one, other, (digit,), again=index > 0)
            for index, (one, other, digit) in enumerate(
                zip(sets, sets[1:], restricted, strict=False)
            )
        ]
        return phrase("{}. {}", held(scene, sets), clauses(pairs))

    def argument(self, scene: Scene[C]) -> Passage:
        return passed_on(scene, *self.chain(scene.evidence), scene.evidence.digits)


@tells(AlsXZEvidence)
class AlsXZTelling(AlsChainTelling[AlsXZEvidence]):
    """Two sets and a digit that only one of them can have."""

    def chain(self, evidence: AlsXZEvidence) -> tuple[Sequence[AlmostLocked], Sequence[int]]:
        return (evidence.first, evidence.second), (evidence.restricted,)

    def pattern(self, scene: Scene[AlsXZEvidence]) -> Passage:
        sets, (digit,) = self.chain(scene.evidence)
        return phrase(
            "{}, X={}, Z={}", named(scene, sets), digit, digits_word(scene.evidence.digits)
        )


@tells(AlsXZDoubleEvidence)
class AlsXZDoubleTelling(Telling[AlsXZDoubleEvidence]):
    """Two sets and two digits that only one of them can have."""

    def pattern(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        sets = named(scene, (scene.evidence.first, scene.evidence.second))
        return phrase("{}, X={}", sets, digits_word(scene.evidence.restricted))

    def observation(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        one, other = scene.evidence.first, scene.evidence.second
        restricted = shared(scene, one, other, scene.evidence.restricted)
        return phrase("{}. {}", held(scene, (one, other)), restricted)

    def argument(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        text = (
            "neither group can do without both the {} and the {}, so each has one of them, and "
            "needs all the rest of its own digits. Each candidate that goes would take a digit "
            "from where it must be"
        )
        return phrase(text, *scene.evidence.restricted)


@tells(AlsXYWingEvidence)
class AlsXYWingTelling(AlsChainTelling[AlsXYWingEvidence]):
    """A set between two others."""

    def chain(self, evidence: AlsXYWingEvidence) -> tuple[Sequence[AlmostLocked], Sequence[int]]:
        one, other = evidence.pincers
        return (one, evidence.pivot, other), evidence.pivot_digits

    def pattern(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        wing = scene.evidence
        sets = named(scene, (*wing.pincers, wing.pivot))
        restricted, digits = digits_word(wing.pivot_digits), digits_word(wing.digits)
        return phrase("{}, X,Y={}, Z={}", sets, restricted, digits)


@tells(AlsXYChainEvidence)
class AlsXYChainTelling(AlsChainTelling[AlsXYChainEvidence]):
    """Sets in a row, each between its neighbours."""

    def chain(self, evidence: AlsXYChainEvidence) -> tuple[Sequence[AlmostLocked], Sequence[int]]:
        return evidence.sets, evidence.joints

    def pattern(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        sets, restricted = self.chain(scene.evidence)
        ends = digits_word(scene.evidence.digits)
        parts: list[Part] = [ends]
        for one, digit in zip(sets, (*restricted, ends), strict=True):
            parts += ("- ", cells_with_digits(one.cells, one.digits, scene.size), " -", digit)
        return say(*parts)

    def place(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        sets = scene.evidence.sets
        return listing(compact_cells(one.cells, scene.size) for one in (sets[0], sets[-1]))


@tells(AlsWWingEvidence)
class AlsWWingTelling(Telling[AlsWWingEvidence]):
    """Two sets, and a house that keeps them from both taking a digit."""

    def pattern(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, (one, other) = scene.evidence, scene.evidence.piers
        sets, bridge = named(scene, wing.ends), compact_cells((*one, *other), scene.size)
        text = "{} connected by {} in {}, Z={}"
        return phrase(text, sets, wing.linked_digit, bridge, digits_word(wing.digits))

    def place(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return listing(compact_cells(one.cells, scene.size) for one in scene.evidence.ends)

    def observation(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, (one, other) = scene.evidence, scene.evidence.piers
        bridge = cell_list(sorted((*one, *other)), scene.size, "or")
        sides = [
            phrase(
                "if {}{} takes it, {} cannot",
                "one of " if len(end.cells) > 1 else None,
                cell_list(end.cells, scene.size),
                cell_list(pier, scene.size),
            )
            for pier, end in zip(wing.piers, wing.ends, strict=True)
        ]
        sets, house = held(scene, wing.ends), sentence_case(within(wing.house))
        text = "{}. {}, the {} can only go in {}; {}"
        return phrase(text, sets, house, wing.linked_digit, bridge, join(sides, "; "))

    def argument(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        wing, digits = scene.evidence, listing(scene.evidence.digits, "or the")
        text = (
            "without the {}, both groups would need the {}, and {} would have no place for it. So "
            "one of the groups has the {}, and {}"
        )
        seen = out_of_reach(scene, wing.digits, 2)
        return phrase(text, digits, wing.linked_digit, wing.house, digits, seen)


@tells(DeathBlossomEvidence)
class DeathBlossomTelling(Telling[DeathBlossomEvidence]):
    """A stem and its petals."""

    def pattern(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        blossom = scene.evidence
        petals = (
            phrase(
                "{} -> {}",
                digits_word(each.stem_digits),
                cells_with_digits(each.petal.cells, each.petal.digits, scene.size),
            )
            for each in blossom.petals
        )
        digits = digits_word(blossom.digits)
        return phrase("{}, {}, Z={}", blossom.stem, join(petals, ", "), digits)

    def place(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        return say(scene.evidence.stem)

    def observation(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        stem = scene.evidence.stem
        petals = [
            phrase(
                "{}, every place for the {} in sight of {}",
                holds(scene, each.petal),
                listing(each.stem_digits, "and the"),
                stem,
            )
            for each in scene.evidence.petals
        ]
        digits = listing(sorted(scene.before.domain(stem)), "or")
        return phrase("{} can only be {}. {}", stem, digits, clauses(petals))

    def argument(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        blossom, digits = scene.evidence, listing(scene.evidence.digits, "and the")
        cases: list[Passage] = []
        for each in blossom.petals:
            stem_digits, cells = listing(each.stem_digits, "or"), cell_list(
                each.petal.cells, scene.size
            )
            text = "if {} is {}, {} {} the {}"
            cases.append(phrase(text, blossom.stem, stem_digits, cells, needs(each.petal), digits))
        if blossom.own_digit is not None:
            cases.append(phrase("and otherwise it is {} itself", blossom.own_digit))
        text = "{}. In each case the {} goes where {}"
        return phrase(text, join(cases, "; "), digits, _in_sight(scene, len(cases)))


def _in_sight(scene: Scene[DeathBlossomEvidence], cases: int) -> Passage:
    """How the eliminated candidates see the place of the digit, in so many cases."""
    if len(scene.evidence.digits) > 1:
        return say("every candidate that goes is in sight of it")
    if cases == 1:
        return phrase("{} cannot have it", cell_list(scene.target_cells, scene.size))
    return phrase("{} it", who_sees(scene.target_cells, scene.size))
