"""Almost locked sets: groups of cells that can do without one of their digits, not without two."""

from __future__ import annotations

from sudologue.narration.english import (
    cell_list,
    clauses,
    listing,
    sentence_case,
    within,
)
from sudologue.narration.passage import Part, Passage, join, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_word
from sudologue.narration.telling import Telling, tells
from sudologue.rules.als.evidence.als import (
    AlsWWingEvidence,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZDoubleEvidence,
    AlsXZEvidence,
    DeathBlossomEvidence,
)
from sudologue.rules.als.telling.sets import (
    held,
    holds,
    named,
    out_of_reach,
    passed_on,
    shared,
    sight_of_places,
    takes_it,
)


@tells(AlsXZEvidence)
class AlsXZTelling(Telling[AlsXZEvidence]):
    """Two sets and a digit that only one of them can have."""

    def pattern(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence = scene.evidence
        sets = named(scene, (evidence.first, evidence.second))
        return say(sets, ", X=", evidence.restricted, ", Z=", digits_word(evidence.digits))

    def observation(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence = scene.evidence
        sets = held(scene, (evidence.first, evidence.second))
        return say(
            sets, ". ", shared(scene, evidence.first, evidence.second, (evidence.restricted,))
        )

    def argument(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence = scene.evidence
        return passed_on(
            scene, (evidence.first, evidence.second), (evidence.restricted,), evidence.digits
        )


@tells(AlsXZDoubleEvidence)
class AlsXZDoubleTelling(Telling[AlsXZDoubleEvidence]):
    """Two sets and two digits that only one of them can have."""

    def pattern(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        evidence = scene.evidence
        sets = named(scene, (evidence.first, evidence.second))
        return say(sets, ", X=", digits_word(evidence.restricted))

    def observation(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        evidence = scene.evidence
        sets = held(scene, (evidence.first, evidence.second))
        return say(sets, ". ", shared(scene, evidence.first, evidence.second, evidence.restricted))

    def argument(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        evidence = scene.evidence
        one, other = evidence.restricted
        return say(
            "neither group can do without both the ",
            one,
            " and the ",
            other,
            ", so each has one of them, and needs all the rest of its own digits. "
            "Each candidate that goes would take a digit from where it must be",
        )


@tells(AlsXYWingEvidence)
class AlsXYWingTelling(Telling[AlsXYWingEvidence]):
    """A set between two others."""

    def pattern(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        evidence = scene.evidence
        sets = named(scene, (*evidence.pincers, evidence.pivot))
        joints = digits_word(evidence.pivot_digits)
        return say(sets, ", X,Y=", joints, ", Z=", digits_word(evidence.digits))

    def observation(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        evidence = scene.evidence
        one, other = evidence.pincers
        first, second = ((digit,) for digit in evidence.pivot_digits)
        return say(
            held(scene, (one, evidence.pivot, other)),
            ". ",
            shared(scene, one, evidence.pivot, first),
            ", and ",
            shared(scene, evidence.pivot, other, second, told=True),
        )

    def argument(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        evidence = scene.evidence
        one, other = evidence.pincers
        return passed_on(
            scene, (one, evidence.pivot, other), evidence.pivot_digits, evidence.digits
        )


@tells(AlsXYChainEvidence)
class AlsXYChainTelling(Telling[AlsXYChainEvidence]):
    """Sets in a row, each between its neighbours."""

    def pattern(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        evidence = scene.evidence
        digits = digits_word(evidence.digits)
        parts: list[Part] = [digits]
        for one, joint in zip(evidence.sets, (*evidence.joints, None), strict=True):
            parts += ("- ", compact_cells(one.cells, scene.size), " {", *one.digits, "} -")
            parts.append(joint if joint is not None else digits)
        return say(*parts)

    def place(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        sets = scene.evidence.sets
        ends = (compact_cells(one.cells, scene.size) for one in (sets[0], sets[-1]))
        return listing(ends)

    def observation(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        evidence = scene.evidence
        joints = [
            shared(scene, one, other, (joint,), told=place > 0)
            for place, (one, other, joint) in enumerate(
                zip(evidence.sets, evidence.sets[1:], evidence.joints, strict=False)
            )
        ]
        return say(held(scene, evidence.sets), ". ", clauses(joints))

    def argument(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        evidence = scene.evidence
        return passed_on(scene, evidence.sets, evidence.joints, evidence.digits)


@tells(AlsWWingEvidence)
class AlsWWingTelling(Telling[AlsWWingEvidence]):
    """Two sets, and a house that keeps them from both taking a digit."""

    def pattern(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        evidence = scene.evidence
        bridge = compact_cells((*evidence.piers[0], *evidence.piers[1]), scene.size)
        sets = named(scene, evidence.ends)
        linked = say(evidence.linked_digit, " in ", bridge)
        return say(sets, " connected by ", linked, ", Z=", digits_word(evidence.digits))

    def place(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return listing(compact_cells(one.cells, scene.size) for one in scene.evidence.ends)

    def observation(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        evidence = scene.evidence
        digit = evidence.linked_digit
        places = cell_list(sorted((*evidence.piers[0], *evidence.piers[1])), scene.size, "or")
        sides = [
            say("if ", takes_it(scene, end), ", ", cell_list(pier, scene.size), " cannot")
            for pier, end in zip(evidence.piers, evidence.ends, strict=True)
        ]
        return say(
            held(scene, evidence.ends),
            ". ",
            sentence_case(within(evidence.house)),
            ", the ",
            digit,
            " can only go in ",
            places,
            "; ",
            join(sides, "; "),
        )

    def argument(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        evidence = scene.evidence
        digits = listing(evidence.digits, "or the")
        return say(
            "without the ",
            digits,
            ", both groups would need the ",
            evidence.linked_digit,
            ", and ",
            evidence.house,
            " would have no place for it. So one of the groups has the ",
            digits,
            ", and ",
            out_of_reach(scene, evidence.digits, 2),
        )


@tells(DeathBlossomEvidence)
class DeathBlossomTelling(Telling[DeathBlossomEvidence]):
    """A stem and its petals."""

    def pattern(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        evidence = scene.evidence
        petals = (
            say(
                digits_word(each.stem_digits),
                " -> ",
                compact_cells(each.petal.cells, scene.size),
                " {",
                *each.petal.digits,
                "}",
            )
            for each in evidence.petals
        )
        return say(evidence.stem, ", ", join(petals, ", "), ", Z=", digits_word(evidence.digits))

    def place(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        return say(scene.evidence.stem)

    def observation(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        evidence = scene.evidence
        digits = sorted(scene.before.domain(evidence.stem))
        petals = [
            say(
                holds(scene, each.petal),
                ", every place for the ",
                listing(each.stem_digits, "and the"),
                " in sight of ",
                evidence.stem,
            )
            for each in evidence.petals
        ]
        return say(evidence.stem, " can only be ", listing(digits, "or"), ". ", clauses(petals))

    def argument(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        evidence = scene.evidence
        cases: list[Passage] = []
        digits = listing(evidence.digits, "and the")
        for each in evidence.petals:
            them = cell_list(each.petal.cells, scene.size)
            need = " needs the " if len(each.petal.cells) == 1 else " need the "
            lead = say("if ", evidence.stem, " is ", listing(each.stem_digits, "or"), ", ")
            cases.append(say(lead, them, need, digits))
        if evidence.own_digit is not None:
            cases.append(say("and otherwise it is ", evidence.own_digit, " itself"))
        number = len(evidence.petals) + (evidence.own_digit is not None)
        return say(
            join(cases, "; "),
            ". In each case the ",
            digits,
            " goes where ",
            sight_of_places(scene, evidence.digits, number),
        )
