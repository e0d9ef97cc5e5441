"""What a picture shows, without a word on how: marks and joins, as data.

Renderers say how it looks, know the kinds of marks and joins, and nothing of evidence. A family
says what there is to see, in one function for each of its evidence types. It stands beside the
evidence (`rules/wings/evidence.py` and `rules/wings/sketch.py`), where it is found and loaded when
such evidence is first drawn:

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

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeAlias, TypeGuard, TypeVar

from sudologue.inference import Action, Evidence, Placement
from sudologue.model import Candidate, Cell, House
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import ByEvidence


class MarkKind(Enum):
    """What a mark says of its target.

    Of candidates: PLACED and GONE are the conclusion. SEEN belong to the pattern. ON and OFF are
    true and false under the supposition that the words make, or the two colours of a pair.
    EXCEPTION keeps a pattern from being complete (a fin, a guardian, the extra of a deadly
    pattern), DOUBLE_EXCEPTION does so twice over (an endo-fin). SUPPOSED is what a proof assumes.
    BLOCKED are gone already, and the step needs to know it.

    Of cells: CELL belongs to the pattern, PIVOT is the one that the others turn on, CAUSE holds a
    digit that rules something out, and DEAD has nothing left.

    Of houses: BASE must take a digit within the pattern, COVER can take it only once; DEAD has no
    place left.
    """

    PLACED = "placed"
    GONE = "gone"
    SEEN = "seen"
    ON = "on"
    OFF = "off"
    EXCEPTION = "exception"
    DOUBLE_EXCEPTION = "double exception"
    SUPPOSED = "supposed"
    BLOCKED = "blocked"
    CELL = "cell"
    PIVOT = "pivot"
    CAUSE = "cause"
    DEAD = "dead"
    BASE = "base"
    COVER = "cover"


class JoinKind(Enum):
    """What a join says of its ends: one of them is true, one of them is false, or they see."""

    STRONG = "strong"
    WEAK = "weak"
    SIGHT = "sight"


Node: TypeAlias = tuple[Candidate, ...]
"""A candidate, or several that act as one."""

Target: TypeAlias = Node | Cell | House
"""What a mark is on."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something pointed out.

    Marks of one `group`, from 1, belong together: a set of cells, a pair of colours, a case; 0 is
    none. The `label` is what the words call it: a letter, or a number in the order of a proof.
    """

    target: Target
    kind: MarkKind
    group: int = 0
    label: str = ""


@dataclass(frozen=True, slots=True)
class Join:
    """A line between nodes, or from a cell; with an arrow where one leads to the other."""

    start: Node | Cell
    end: Node | Cell
    kind: JoinKind
    group: int = 0
    has_arrow: bool = False


@dataclass(frozen=True)
class Sketch:
    """One picture's worth of marks and joins.

    A step that takes several pictures has a sketch for each, and a `caption` for each.
    """

    marks: tuple[Mark, ...] = ()
    joins: tuple[Join, ...] = ()
    caption: Passage | None = None

    @property
    def candidates(self) -> Iterator[tuple[Candidate, Mark]]:
        """The candidates that are marked, one by one, each with its mark."""
        for mark in self.marks:
            if is_node(mark.target):
                for candidate in mark.target:
                    yield candidate, mark


def is_node(target: Target) -> TypeGuard[Node]:
    """Whether a mark is on candidates, and not on a cell or a house."""
    return not isinstance(target, Cell | House)


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
