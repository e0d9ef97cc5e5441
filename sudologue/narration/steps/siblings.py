"""Steps that are one idea over again, one after the other, to be told together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for

LARGEST = 8
"""More steps than this would make too long a passage."""


def in_families(scenes: Iterable[Scene[Any]]) -> Iterator[Sequence[Scene[Any]]]:
    """The scenes in order, neighbours that are siblings together.

    A family of several is told by `telling_for(family[0].evidence).siblings(family)`.
    """
    family: list[Scene[Any]] = []
    for scene in scenes:
        if family and not (len(family) < LARGEST and _belongs_to(family, scene)):
            yield tuple(family)
            family = []
        family.append(scene)
    if family:
        yield tuple(family)


def _belongs_to(family: Sequence[Scene[Any]], scene: Scene[Any]) -> bool:
    """Whether a step is a sibling of one of these, and stands in a trace that is told briefly."""
    if scene.number is None or scene.full or scene.premises is not None:
        return False
    telling = telling_for(scene.evidence)
    return any(telling.is_sibling_of(scene, other) for other in family)
