"""Colours as they are told: under the same letters, with what the conclusion comes from.

The colour with the first letter of a pair is drawn as true, the other as false. Of a pair's further
candidates, which no word is about, the colours are shown, without letters and lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Any, cast

from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import Candidate
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourDeadEndEvidence,
    ColouringEvidence,
    ColourPairsEvidence,
    Colours,
    ColourTrapEvidence,
    ColourWrapEvidence,
    Sighting,
)
from sudologue.rules.colouring.telling import ColourDeadEndTelling
from sudologue.rules.colouring.telling.colouring_telling import ColouringTelling
from sudologue.rules.colouring.telling.colours import Shown, are_plain
from sudologue.sketching import Join, Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import nodes, sketch, strong, weak


@sketches(ColourTrapEvidence)
def trap(scene: Scene[ColourTrapEvidence]) -> Sketch:
    """What sees both colours, and where."""
    return sketch(_colours(scene), _sights(scene.evidence.sightings))


@sketches(ColourWrapEvidence)
def wrap(scene: Scene[ColourWrapEvidence]) -> Sketch:
    """The two of one colour that see each other."""
    walk = scene.evidence.walk
    meeting = weak(walk[:1], walk[-1:])
    return sketch(_colours(scene), [meeting])


@sketches(ColourDeadEndEvidence)
def dead_end(scene: Scene[ColourDeadEndEvidence]) -> Sketch:
    """What a colour leaves nothing, and which of its candidates do it."""
    rulers = ColourDeadEndTelling().rulers(scene)
    lost = [candidate for its in rulers.values() for candidate in its]
    coloured = {*scene.evidence.false, *scene.evidence.true}
    return sketch(
        _dead(scene.evidence.emptied),
        nodes((each,) for each in lost if each not in coloured),
        _colours(scene),
        (weak((one,), (each,)) for one, its in rulers.items() for each in its if each != one),
    )


@sketches(ColourPairsEvidence)
def pairs(scene: Scene[ColourPairsEvidence]) -> Sketch:
    """Where two pairs meet, and what sees the colours that are left."""
    evidence = scene.evidence
    meetings = (weak((one,), (other,)) for one, other in evidence.meetings)
    return sketch(_colours(scene), meetings, _sights(evidence.sightings))


@sketches(ColourBetweenEvidence)
def between(scene: Scene[ColourBetweenEvidence]) -> Sketch:
    """Where a colour sees both of another pair."""
    meetings = (weak((seer,), (seen,)) for seer, seen in scene.evidence.meetings)
    return sketch(_colours(scene), meetings)


def _colours(scene: Scene[Any]) -> Iterator[Mark | Join]:
    """The pairs of colours: those that are told, under their letters, and then what is left."""
    evidence: ColouringEvidence = scene.evidence
    told = cast("ColouringTelling[Any]", telling_for(evidence)).coloured(scene)
    for group, pair in enumerate(told, 1):
        letters = ("", "") if are_plain(told) else pair.letters
        yield from _coloured(Colours(*pair.colours), group, *letters)
        for link in pair.links:
            yield strong((link.one,), (link.other,), group)
    groups = count(len(told) + 1)
    for pair in evidence.colour_pairs:
        group, rest = _rest(pair, told) or (next(groups), pair)
        yield from _coloured(rest, group)


def _rest(pair: Colours, told: Sequence[Shown]) -> tuple[int, Colours] | None:
    """The number of a pair that is told, and those of its candidates that are not."""
    for group, shown in enumerate(told, 1):
        one, other = shown.colours
        for mine, others in ((pair.one, pair.other), (pair.other, pair.one)):
            if one and set(one) <= set(mine):
                return group, Colours(_without(mine, one), _without(others, other))
    return None


def _without(candidates: Iterable[Candidate], those: Sequence[Candidate]) -> tuple[Candidate, ...]:
    return tuple([candidate for candidate in candidates if candidate not in those])


def _coloured(pair: Colours, group: int, one: str = "", other: str = "") -> Iterator[Mark]:
    for kind, candidates, letter in (
        (MarkKind.ON, pair.one, one),
        (MarkKind.OFF, pair.other, other),
    ):
        for candidate in candidates:
            yield Mark((candidate,), kind, group, letter)


def _sights(sightings: Iterable[Sighting]) -> Iterator[Join]:
    """From both ends of each walk to what sees them."""
    for sighting in sightings:
        for end in sighting.ends:
            yield weak((end,), (sighting.candidate,))


def _dead(truth: Constraint) -> list[Mark]:
    match truth:
        case CellConstraint(cell):
            return [Mark(cell, MarkKind.DEAD)]
        case HouseConstraint(house):
            return [Mark(house, MarkKind.DEAD)]
        case _:
            return []
