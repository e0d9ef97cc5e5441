"""How a family's steps are sketched: one function for each of its evidence types.

It stands beside the evidence (`rules/wings/evidence.py` and `rules/wings/sketch.py`), where it is
found and loaded when such evidence is first drawn:

    @sketches(NakedSubsetEvidence)
    def naked_subset(scene):
        subset = scene.evidence
        return sketch(bases([subset.house]), cells(subset.cells), …)

What belongs into a sketch, and what does not:

- What the words point out, and no more: the same cells under the same letters, true and false under
  the same supposition. Evidence has it by name; a sketch works nothing out.
- Every candidate that is marked is live on the board before the step, or is marked as BLOCKED.
- Never the conclusion: that is added from the action, so that no sketch can forget or invent one.
- Several sketches where one would be crowded, as for a proof by contradiction: each with a caption,
  and the conclusion goes on the last of them.

Evidence of a type that nobody sketches is sketched as its nearest base is, and plain `Evidence`
from what it cites (`by_receipt`): a rule of one's own has a picture without doing anything for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from sudologue.inference import Action, Evidence, Placement
from sudologue.narration.steps.by_evidence import ByEvidence
from sudologue.narration.steps.scene import Scene
from sudologue.sketching.sketch import Mark, MarkKind, Sketch

Sketcher: TypeAlias = Callable[[Scene[Any]], Sketch | Sequence[Sketch]]
S = TypeVar("S", bound=Sketcher)

_sketchers = ByEvidence[Sketcher]("sketch", "sudologue.sketching.by_receipt")


def sketches(kind: type[Evidence]) -> Callable[[S], S]:
    """Have a function sketch the steps with a type of evidence: a decorator for it."""

    def register(sketcher: S) -> S:
        _sketchers.enter(kind, sketcher)
        return sketcher

    return register


def sketches_of(scene: Scene[Any]) -> tuple[Sketch, ...]:
    """The sketches of a step, nearly always one; its conclusion is on the last of them."""
    sketched = _sketchers[scene.evidence](scene)
    *before, last = (sketched,) if isinstance(sketched, Sketch) else sketched
    return (*before, replace(last, marks=(*last.marks, *conclusion_marks(scene.action))))


def conclusion_marks(action: Action) -> tuple[Mark, ...]:
    """What the step settles: the candidate that is placed, or those that go."""
    kind = MarkKind.PLACED if isinstance(action, Placement) else MarkKind.GONE
    return tuple(Mark((candidate,), kind) for candidate in action.candidates)
