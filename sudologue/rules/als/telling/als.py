"""Almost locked sets: groups of cells that can do without one of their digits, not without two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.narration.english import (
    all_of,
    cell_list,
    clauses,
    listing,
    sentence_case,
    within,
)
from sudologue.narration.passage import Part, Passage, say
from sudologue.narration.scene import E, Scene
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


@tells(AlsXZEvidence)
class AlsXZTelling(Telling[AlsXZEvidence]):
    """Two sets and a digit that only one of them can have."""

    def pattern(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence = scene.evidence
        sets = _named(scene, (evidence.first, evidence.second))
        return say(sets, ", X=", evidence.restricted, ", Z=", digits_word(evidence.digits))

    def observation(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence = scene.evidence
        sets = _held(scene, (evidence.first, evidence.second))
        return say(
            sets, ". ", _shared(scene, evidence.first, evidence.second, (evidence.restricted,))
        )

    def argument(self, scene: Scene[AlsXZEvidence]) -> Passage:
        evidence = scene.evidence
        return _passed_on(
            scene, (evidence.first, evidence.second), (evidence.restricted,), evidence.digits
        )


@tells(AlsXZDoubleEvidence)
class AlsXZDoubleTelling(Telling[AlsXZDoubleEvidence]):
    """Two sets and two digits that only one of them can have."""

    def pattern(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        evidence = scene.evidence
        sets = _named(scene, (evidence.first, evidence.second))
        return say(sets, ", X=", digits_word(evidence.restricted))

    def observation(self, scene: Scene[AlsXZDoubleEvidence]) -> Passage:
        evidence = scene.evidence
        sets = _held(scene, (evidence.first, evidence.second))
        return say(sets, ". ", _shared(scene, evidence.first, evidence.second, evidence.restricted))

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
        sets = _named(scene, (*evidence.pincers, evidence.pivot))
        joints = digits_word(evidence.pivot_digits)
        return say(sets, ", X,Y=", joints, ", Z=", digits_word(evidence.digits))

    def observation(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        evidence = scene.evidence
        one, other = evidence.pincers
        first, second = ((digit,) for digit in evidence.pivot_digits)
        return say(
            _held(scene, (one, evidence.pivot, other)),
            ". ",
            _shared(scene, one, evidence.pivot, first),
            ", and ",
            _shared(scene, evidence.pivot, other, second, told=True),
        )

    def argument(self, scene: Scene[AlsXYWingEvidence]) -> Passage:
        evidence = scene.evidence
        one, other = evidence.pincers
        return _passed_on(
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
            _shared(scene, one, other, (joint,), told=place > 0)
            for place, (one, other, joint) in enumerate(
                zip(evidence.sets, evidence.sets[1:], evidence.joints, strict=False)
            )
        ]
        return say(_held(scene, evidence.sets), ". ", clauses(joints))

    def argument(self, scene: Scene[AlsXYChainEvidence]) -> Passage:
        evidence = scene.evidence
        return _passed_on(scene, evidence.sets, evidence.joints, evidence.digits)


@tells(AlsWWingEvidence)
class AlsWWingTelling(Telling[AlsWWingEvidence]):
    """Two sets, and a house that keeps them from both taking a digit."""

    def pattern(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        evidence = scene.evidence
        bridge = compact_cells((*evidence.piers[0], *evidence.piers[1]), scene.size)
        sets = _named(scene, evidence.ends)
        linked = say(evidence.linked_digit, " in ", bridge)
        return say(sets, " connected by ", linked, ", Z=", digits_word(evidence.digits))

    def place(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        return listing(compact_cells(one.cells, scene.size) for one in scene.evidence.ends)

    def observation(self, scene: Scene[AlsWWingEvidence]) -> Passage:
        evidence = scene.evidence
        digit = evidence.linked_digit
        places = cell_list(sorted((*evidence.piers[0], *evidence.piers[1])), scene.size, "or")
        sides = [
            say("if ", _takes_it(scene, end), ", ", cell_list(pier, scene.size), " cannot")
            for pier, end in zip(evidence.piers, evidence.ends, strict=True)
        ]
        return say(
            _held(scene, evidence.ends),
            ". ",
            sentence_case(within(evidence.house)),
            ", the ",
            digit,
            " can only go in ",
            places,
            "; ",
            *_joined(sides, "; "),
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
            _out_of_reach(scene, evidence.digits, 2),
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
        return say(evidence.stem, ", ", *_joined(petals), ", Z=", digits_word(evidence.digits))

    def place(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        return say(scene.evidence.stem)

    def observation(self, scene: Scene[DeathBlossomEvidence]) -> Passage:
        evidence = scene.evidence
        digits = sorted(scene.before.domain(evidence.stem))
        petals = [
            say(
                _holds(scene, each.petal),
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
            *_joined(cases, "; "),
            ". In each case the ",
            digits,
            " goes where ",
            _sight_of_places(scene, evidence.digits, number),
        )


# the pieces


def _named(scene: Scene[E], sets: Sequence[AlmostLocked]) -> Passage:
    """`A=r1c2 {15}, B=r3c4,r5c6 {127}`."""
    return say(
        *_joined(
            say(name, "=", compact_cells(one.cells, scene.size), " {", *one.digits, "}")
            for name, one in zip("ABC", sets, strict=False)
        )
    )


def _joined(parts: Iterable[Passage], separator: str = ", ") -> list[Part]:
    joined: list[Part] = []
    for part in parts:
        joined += (separator, part) if joined else (part,)
    return joined


def _held(scene: Scene[E], sets: Sequence[AlmostLocked]) -> Passage:
    """What the sets hold, one after the other."""
    return clauses([_holds(scene, one) for one in sets])


def _holds(scene: Scene[E], one: AlmostLocked) -> Passage:
    if len(one.cells) == 1:
        return say(one.cells[0], " can only be ", listing(one.digits, "or"))
    cells = cell_list(one.cells, scene.size)
    return say(cells, " hold only ", listing(one.digits), " between them")


def _shared(
    scene: Scene[E],
    one: AlmostLocked,
    other: AlmostLocked,
    digits: Sequence[int],
    *,
    told: bool = False,
) -> Passage:
    """That only one of two sets can have a digit; `told` says that another pair came before."""
    if told:
        return say("only one of ", _both(scene, one, other), " can have the ", listing(digits))
    who = say("Only one of ", _both(scene, one, other), " can have the ")
    if len(digits) > 1:
        which = listing(digits, "and only one the")
        return say(
            who, which, ": for either digit, all places in the one see all those in the other"
        )
    return say(who, digits[0], ", as all its places in the one see all those in the other")


def _both(scene: Scene[E], one: AlmostLocked, other: AlmostLocked) -> Passage:
    first, second = (compact_cells(each.cells, scene.size) for each in (one, other))
    return say(first, " and ", second)


def _passed_on(
    scene: Scene[E], sets: Sequence[AlmostLocked], joints: Sequence[int], digits: Sequence[int]
) -> Passage:
    """How a digit that the first set lacks comes to the last."""
    digit, *more = digits
    first, *rest = sets
    start = say(
        "if ",
        cell_list(first.cells, scene.size),
        _verb(first, " does not", " do not"),
        " take the ",
        digit,
        _verb(first, ", it needs the ", ", they need the "),
        joints[0],
    )
    steps: list[Passage] = [start]
    for one, lost, needed in zip(rest, joints, (*joints[1:], digit), strict=True):
        them = cell_list(one.cells, scene.size)
        steps.append(say("then ", them, " cannot have the ", lost, _and_needs(one), needed))
    same = say(". The same goes for the ", listing(more, "and the")) if more else None
    return say(
        *_joined(steps, "; "),
        same,
        ". So one of the two ",
        "groups" if len(sets) == 2 else "ends",
        " has the ",
        listing(digits, "and one the"),
        ", and ",
        _out_of_reach(scene, digits, 2),
    )


def _verb(one: AlmostLocked, singular: str, plural: str) -> str:
    return singular if len(one.cells) == 1 else plural


def _and_needs(one: AlmostLocked) -> str:
    return _verb(one, ", and needs the ", ", and need the ")


def _takes_it(scene: Scene[E], end: AlmostLocked) -> Passage:
    if len(end.cells) == 1:
        return say(end.cells[0], " takes it")
    return say("one of ", cell_list(end.cells, scene.size), " takes it")


def _out_of_reach(scene: Scene[E], digits: Sequence[int], number: int) -> Passage:
    """How what goes is concerned."""
    if len(digits) > 1:
        places = f"all the places of its digit in {all_of(number)}"
        return say("every candidate that goes sees ", places)
    cells = sorted({candidate.cell for candidate in scene.action.candidates})
    see = " sees" if len(cells) == 1 else " see"
    return say(cell_list(cells, scene.size), see, f" all the places for it in {all_of(number)}")


def _sight_of_places(scene: Scene[E], digits: Sequence[int], number: int) -> Passage:
    if len(digits) > 1:
        return say("every candidate that goes is in sight of it")
    cells = sorted({candidate.cell for candidate in scene.action.candidates})
    if number == 1:
        return say(cell_list(cells, scene.size), " cannot have it")
    return say(cell_list(cells, scene.size), _sees(len(cells)), " it")


def _sees(number: int) -> str:
    return " sees" if number == 1 else " see"
