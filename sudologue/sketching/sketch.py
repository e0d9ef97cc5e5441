"""What a picture shows, without a word on how: marks and joins, as data.

A family says what there is to see (`rules/wings/sketch.py`); renderers say how it looks, know the
kinds of marks and joins, and nothing of evidence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypeGuard

from sudologue.model import Candidate, Cell, House
from sudologue.narration.phrasing.passage import Passage


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
