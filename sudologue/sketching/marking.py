"""The words that sketches are written in: marks and joins by the handful.

A sketch is put together from such handfuls, in any order:

    return sketch(
        houses([subset.house], MarkKind.BASE),
        cells(subset.cells),
        candidates(scene.before, subset.cells, subset.digits),
    )
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from sudologue.inference import Action
from sudologue.model import Board, Candidate, Cell, House, Layout
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.groups import Group
from sudologue.sketching.sketch import Join, JoinKind, Mark, MarkKind, Node, Sketch, is_node

E = TypeVar("E", Mark, Join, Mark | Join)


def sketch(*handfuls: Iterable[Mark | Join], caption: Passage | None = None) -> Sketch:
    """All of these, each once."""
    entries = dict.fromkeys(entry for handful in handfuls for entry in handful)
    marks = tuple(entry for entry in entries if isinstance(entry, Mark))
    joins = tuple(entry for entry in entries if isinstance(entry, Join))
    return Sketch(marks, joins, caption)


def candidates(
    board: Board,
    cells: Iterable[Cell],
    digits: Iterable[int],
    kind: MarkKind = MarkKind.SEEN,
    group: int = 0,
) -> list[Mark]:
    """The candidates that these cells have left of these digits."""
    wanted = sorted(digits)
    return [
        Mark((Candidate(cell, digit),), kind, group)
        for cell in cells
        for digit in wanted
        if digit in board.domain(cell)
    ]


def blocked(layout: Layout, gone: int) -> list[Mark]:
    """The candidates of a mask, which are gone already."""
    return [Mark((candidate,), MarkKind.BLOCKED) for candidate in layout.tables.candidates_in(gone)]


def nodes(nodes: Iterable[Node], kind: MarkKind = MarkKind.SEEN, group: int = 0) -> list[Mark]:
    """Candidates, or several that act as one."""
    return [Mark(node, kind, group) for node in nodes]


def cells(
    cells: Iterable[Cell], kind: MarkKind = MarkKind.CELL, group: int = 0, label: str = ""
) -> list[Mark]:
    """Cells, with what the words call them together."""
    return [Mark(cell, kind, group, label) for cell in cells]


def houses(houses: Iterable[House], kind: MarkKind) -> list[Mark]:
    """Houses: bases, covers, dead ones."""
    return [Mark(house, kind) for house in houses]


def bases(of: Iterable[House]) -> list[Mark]:
    """Houses that must take a digit within the pattern."""
    return houses(of, MarkKind.BASE)


def covers(of: Iterable[House]) -> list[Mark]:
    """Houses that can take a digit of the pattern only once."""
    return houses(of, MarkKind.COVER)


def node(cells: Iterable[Cell], digit: int) -> Node:
    """A digit in one cell, or in one of several."""
    return tuple(Candidate(cell, digit) for cell in cells)


def spot(cell: Cell, digit: int) -> Node:
    """A digit in one cell."""
    return (Candidate(cell, digit),)


def unsettled(entries: Iterable[E], action: Action) -> list[E]:
    """All but the marks on just what the conclusion settles, which has a mark of its own."""
    settled = set(action.candidates)
    return [entry for entry in entries if not _is_on_some_of(settled, entry)]


def _is_on_some_of(settled: set[Candidate], entry: Mark | Join) -> bool:
    if isinstance(entry, Join) or not is_node(entry.target):
        return False
    return settled.issuperset(entry.target)


def strong(start: Node, end: Node, group: int = 0) -> Join:
    """One of the two is true."""
    return Join(start, end, JoinKind.STRONG, group)


def weak(start: Node, end: Node, group: int = 0) -> Join:
    """Only one of the two is true."""
    return Join(start, end, JoinKind.WEAK, group)


def sight(start: Node | Cell, end: Node | Cell, group: int = 0) -> Join:
    """The one sees the other."""
    return Join(start, end, JoinKind.SIGHT, group)


def leads(start: Node | Cell, end: Node | Cell, kind: JoinKind, group: int = 0) -> Join:
    """The one leads to the other."""
    return Join(start, end, kind, group, has_arrow=True)


def forces(start: Node, end: Node, group: int = 0) -> Join:
    """With the one settled, the other is all that is left of something."""
    return leads(start, end, JoinKind.STRONG, group)


def numbers(of: Iterable[Group]) -> dict[Group, int]:
    """The lettered groups of cells by their marks' numbers, each numbered once."""
    return {group: number for number, group in enumerate(dict.fromkeys(of), 1)}


def groups(of: Iterable[Group]) -> list[Mark]:
    """Groups of cells under their letters."""
    return [
        mark
        for group, number in numbers(of).items()
        for mark in cells(group.cells, group=number, label=group.letter or "")
    ]
