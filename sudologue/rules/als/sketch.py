"""Almost locked sets: the cells under their letters, what joins the sets, and what one of them has.

A digit's places in a set act as one: the set has it, or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, cast

from sudologue.model import Candidate
from sudologue.narration.steps.groups import Group
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.rules.als.evidence import (
    AlignedExclusionEvidence,
    AlsWWingEvidence,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZDoubleEvidence,
    AlsXZEvidence,
    DeathBlossomEvidence,
    SueDeCoqEvidence,
)
from sudologue.rules.als.telling.aligned import needed
from sudologue.rules.als.telling.linked_sets import LinkedSetsTelling, groups_of
from sudologue.sketching import Join, Mark, MarkKind, Node, Sketch, sketches
from sudologue.sketching.marking import (
    bases,
    candidates,
    cells,
    covers,
    groups,
    node,
    nodes,
    numbers,
    sketch,
    strong,
    weak,
)


@sketches(AlsXZEvidence)
@sketches(AlsXZDoubleEvidence)
@sketches(AlsXYWingEvidence)
@sketches(AlsXYChainEvidence)
def linked_sets(scene: Scene[Any]) -> Sketch:
    """Sets, what only one of any two can have, and the digits that one of the ends has."""
    telling = cast("LinkedSetsTelling[Any]", telling_for(scene.evidence))
    its_groups = telling.groups(scene)
    numbered = numbers(its_groups)
    joined: list[Mark | Join] = []
    for one, other, digit in telling.joined(scene):
        places = _places(scene, one, digit)
        joined.append(Mark(places, MarkKind.SEEN, numbered[one]))
        joined += _meeting(scene, places, other, numbered[other])
    ends, digits = telling.ends(scene), scene.evidence.digits
    return sketch(_sets_with(scene, its_groups, ends, digits), joined)


@sketches(AlsWWingEvidence)
def w_wing(scene: Scene[AlsWWingEvidence]) -> Sketch:
    """Two sets that cannot both have a digit, as a house needs it."""
    wing, digit = scene.evidence, scene.evidence.linked_digit
    ends = groups_of(scene, wing.ends)
    piers = [node(cells, digit) for cells in wing.piers if cells]
    return sketch(
        bases([wing.house]),
        nodes(piers),
        _sets_with(scene, ends, ends, wing.digits),
        (strong(one, other) for one, other in pairwise(piers)),
        *(
            _meeting(scene, node(cells, digit), end, number)
            for (end, number), cells in zip(numbers(ends).items(), wing.piers, strict=False)
            if cells
        ),
    )


@sketches(DeathBlossomEvidence)
def death_blossom(scene: Scene[DeathBlossomEvidence]) -> Sketch:
    """A cell, and what each of its digits is lost to."""
    blossom = scene.evidence
    petals = groups_of(scene, [each.petal for each in blossom.petals])
    numbered = numbers(petals)
    return sketch(
        cells([blossom.stem], MarkKind.PIVOT),
        candidates(scene.before, [blossom.stem], scene.before.domain(blossom.stem)),
        _sets_with(scene, petals, petals, blossom.digits),
        *(
            _meeting(scene, (Candidate(blossom.stem, digit),), petal, numbered[petal])
            for petal, each in zip(petals, blossom.petals, strict=True)
            for digit in each.stem_digits
        ),
    )


def _sets_with(
    scene: Scene[Any], of: Sequence[Group], ends: Iterable[Group], digits: Iterable[int]
) -> Iterator[Mark]:
    """The cells of the sets, and where the ends have the digits."""
    yield from groups(of)
    numbered = numbers(of)
    wanted = tuple(digits)
    for end in ends:
        for digit in wanted:
            places = _places(scene, end, digit)
            if places:
                yield Mark(places, MarkKind.SEEN, numbered[end])


def _meeting(scene: Scene[Any], seer: Node, group: Group, number: int) -> Iterator[Mark | Join]:
    """The places of a digit in a group, all in sight of what has it elsewhere."""
    places = _places(scene, group, seer[0].digit)
    yield Mark(places, MarkKind.SEEN, number)
    yield weak(seer, places)


def _places(scene: Scene[Any], group: Group, digit: int) -> Node:
    return node(group.places(scene.before, digit), digit)


@sketches(AlignedExclusionEvidence)
def aligned_exclusion(scene: Scene[AlignedExclusionEvidence]) -> Sketch:
    """Base cells, and the cells that some choices would leave a digit short."""
    evidence, gone = scene.evidence, scene.action.candidates
    exclusions = [each for candidate in gone for each in needed(evidence, candidate)]
    choices = dict.fromkeys(choice for each in exclusions for choice in each.choices)
    excluders = dict.fromkeys(each.excluder for each in exclusions if each.excluder)
    return sketch(
        cells(evidence.bases),
        nodes((choice,) for choice in choices if choice not in gone),
        *(cells(each, group=number) for number, each in enumerate(excluders, 1)),
    )


@sketches(SueDeCoqEvidence)
def sue_de_coq(scene: Scene[SueDeCoqEvidence]) -> Sketch:
    """The cells where two houses cross, those with them in either house, and all their digits."""
    evidence = scene.evidence
    sets = evidence.crossing, evidence.beyond_first, evidence.beyond_second
    digits = {*evidence.first_digits, *evidence.second_digits, *evidence.crossing_digits}
    numbered = list(enumerate(sets, 1))
    return sketch(
        covers(evidence.houses),
        *(cells(each, group=number) for number, each in numbered),
        *(candidates(scene.before, each, digits, group=number) for number, each in numbered),
    )
