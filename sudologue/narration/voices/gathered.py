"""Steps in a row that are told in one passage, because one by one they would all say the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for

Gathered: TypeAlias = tuple[Passage, int]
"""A passage, its claims each about the board of its own step, and how many steps it tells."""


def in_families(scenes: Iterable[Scene[Any]]) -> Iterator[Sequence[Scene[Any]]]:
    """The scenes in order, neighbours that are siblings together, to be told by `siblings`."""
    family: list[Scene[Any]] = []
    for scene in scenes:
        if family and not _belongs_to(family, scene):
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
    return len(family) < telling.most_siblings and any(
        telling.is_sibling_of(scene, other) for other in family
    )


def gathered_siblings(scenes: Sequence[Scene[Any]]) -> Gathered | None:
    """Steps that are one idea over again."""
    family = next(in_families(scenes))
    if len(family) == 1:
        return None
    passage = telling_for(family[0].evidence).siblings(family)
    return None if passage is None else (passage, len(family))
