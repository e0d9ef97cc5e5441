"""Almost locked sets: the cells under their letters, what joins the sets, and what one of them has.

A digit's places in a set act as one: the set has it, or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from sudologue.model import Candidate
from sudologue.narration.phrasing.groups import Group
from sudologue.narration.steps.scene import Scene
from sudologue.rules.als.evidence.als import (
    AlsWWingEvidence,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZDoubleEvidence,
    AlsXZEvidence,
    DeathBlossomEvidence,
)
from sudologue.rules.als.telling.sets_in_words import groups_of
from sudologue.sketching import Join, Mark, MarkKind, Node, Sketch, sketches
from sudologue.sketching.marking import (
    bases,
    candidates,
    cells,
    groups,
    node,
    nodes,
    numbers,
    sketch,
    strong,
    weak,
)

_Apart = tuple[Group, Group, int]
"""Two groups, and a digit that only one of them can have."""


@sketches(AlsXZEvidence)
def xz(scene: Scene[AlsXZEvidence]) -> Sketch:
    """Two sets with a digit that only one of them can have."""
    evidence = scene.evidence
    one, other = groups_of(scene, (evidence.first, evidence.second))
    apart = [(one, other, evidence.restricted)]
    return _sets(scene, (one, other), apart, (one, other), evidence.digits)


@sketches(AlsXZDoubleEvidence)
def xz_double(scene: Scene[AlsXZDoubleEvidence]) -> Sketch:
    """Two sets with two such digits; the sets take all their digits."""
    evidence = scene.evidence
    one, other = groups_of(scene, (evidence.first, evidence.second))
    apart = [(one, other, digit) for digit in evidence.restricted]
    return _sets(scene, (one, other), apart, (one, other), evidence.digits)


@sketches(AlsXYWingEvidence)
def xy_wing(scene: Scene[AlsXYWingEvidence]) -> Sketch:
    """A set between two others."""
    wing = scene.evidence
    of = groups_of(scene, (*wing.pincers, wing.pivot))
    one, other, pivot = of
    first, second = wing.pivot_digits
    apart = [(pivot, one, first), (pivot, other, second)]
    return _sets(scene, of, apart, (one, other), wing.digits)


@sketches(AlsXYChainEvidence)
def xy_chain(scene: Scene[AlsXYChainEvidence]) -> Sketch:
    """Sets in a row."""
    chain = scene.evidence
    of = groups_of(scene, chain.sets)
    apart = list(zip(of, of[1:], chain.joints, strict=False))
    return _sets(scene, of, apart, (of[0], of[-1]), chain.digits)


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


def _sets(
    scene: Scene[Any],
    of: Sequence[Group],
    apart: Sequence[_Apart],
    ends: Sequence[Group],
    digits: Sequence[int],
) -> Sketch:
    """Sets, what only one of any two can have, and the digits that one of the ends has."""
    numbered = numbers(of)
    joined: list[Mark | Join] = []
    for one, other, digit in apart:
        places = _places(scene, one, digit)
        joined.append(Mark(places, MarkKind.SEEN, numbered[one]))
        joined += _meeting(scene, places, other, numbered[other])
    return sketch(_sets_with(scene, of, ends, digits), joined)


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
