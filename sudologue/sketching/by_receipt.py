"""A sketch of any step from its receipt alone: truths are sets of candidates, links are lines.

That is a picture for all but what cites too much to be drawn at once; there, only what the truths
have left is marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from sudologue.inference import CellConstraint, Constraint, Evidence, HouseConstraint
from sudologue.model import Candidate
from sudologue.narration.steps.scene import Scene
from sudologue.sketching.marking import sketch, strong, weak
from sudologue.sketching.sketch import Join, Mark, MarkKind, Sketch, sketches

_MOST_TRUTHS_JOINED = 12
"""With more truths than these, lines would hide what they join."""

_PAIR, _FEW = 2, 3


@sketches(Evidence)
def by_receipt(scene: Scene[Any]) -> Sketch:
    """What the truths have left, and what the links join of it."""
    evidence = scene.evidence
    if not evidence.truths:
        return sketch(_focus(scene), _clue_cells(scene))
    left = {truth: _live(scene, truth) for truth in evidence.truths}
    marks = (mark for truth, live in left.items() for mark in _marks(truth, live))
    if len(evidence.truths) > _MOST_TRUTHS_JOINED:
        return sketch(marks)
    pairs = (strong(live[:1], live[1:]) for live in left.values() if len(live) == _PAIR)
    shown = {candidate for live in left.values() for candidate in live}
    return sketch(marks, pairs, _links(scene, shown | set(scene.action.candidates)))


def _clue_cells(scene: Scene[Any]) -> Iterator[Mark]:
    """The cells that the clues cited are about."""
    for citation in scene.evidence.clues:
        yield from (Mark(cell, MarkKind.CELL) for cell in citation.cells(scene.layout))


def _focus(scene: Scene[Any]) -> list[Mark]:
    """What evidence without a receipt says it is about."""
    evidence = scene.evidence
    house = [Mark(evidence.focus_house, MarkKind.BASE)] if evidence.focus_house else []
    return [*house, *(Mark(cell, MarkKind.CELL) for cell in evidence.focus_cells)]


def _marks(truth: Constraint, live: tuple[Candidate, ...]) -> Iterator[Mark]:
    """What a truth has left; the cell that it is about, or the house, unless a line shows that."""
    if isinstance(truth, CellConstraint):
        yield Mark(truth.cell, MarkKind.CELL)
    elif isinstance(truth, HouseConstraint) and len(live) != _PAIR:
        yield Mark(truth.house, MarkKind.BASE)
    for candidate in live:
        yield Mark((candidate,), MarkKind.SEEN)


def _links(scene: Scene[Any], shown: set[Candidate]) -> Iterator[Join]:
    """Lines between the candidates shown that a link is about; of many, to those that go."""
    gone = set(scene.action.candidates)
    for link in scene.evidence.links:
        ends = sorted(shown.intersection(_live(scene, link)))
        for one, other in combinations(ends, 2):
            if len(ends) <= _FEW or (one in gone) is not (other in gone):
                yield weak((one,), (other,))


def _live(scene: Scene[Any], constraint: Constraint) -> tuple[Candidate, ...]:
    layout = scene.layout
    return layout.tables.candidates_in(constraint.mask(layout) & scene.before.masks.live)
