"""The threads of a trace: digits placed one after the other that have a subject in common.

The steps that place digits, one after the other, fall into runs: of one digit, or in one house. A
run takes as many steps as it can; of equal subjects the digit comes first, then a block, then a
line. What stands alone has no thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice, takewhile

from sudologue.inference.inference import Placement, TraceStep
from sudologue.model import House, Layout


@dataclass(frozen=True)
class Thread:
    """A run of steps that all place the same digit, or all in the same house.

    `first` and `last` are the numbers of its ends, from 1.

    >>> import sudologue
    >>> for thread in sudologue.solve("1... ..3. .4.. ...2").threads:
    ...     print(thread.subject, list(thread.numbers))
    box 2 [1, 2, 3]
    box 1 [4, 5, 6]
    box 4 [7, 8, 9]
    box 3 [10, 11, 12]
    """

    subject: int | House
    first: int
    last: int

    @property
    def numbers(self) -> range:
        """The numbers of its steps."""
        return range(self.first, self.last + 1)


def threads_of(steps: Sequence[TraceStep], layout: Layout) -> Iterator[Thread]:
    """The threads of steps, numbered from 1."""
    number = 1
    actions = [step.inference.action for step in steps]
    for _, group in groupby(actions, type):
        run = list(group)
        start = number
        number += len(run)
        for subject, length in runs([each for each in run if isinstance(each, Placement)], layout):
            if length > 1:
                yield Thread(subject, start, start + length - 1)
            start += length


def runs(placed: Sequence[Placement], layout: Layout) -> Iterator[tuple[int | House, int]]:
    """The subjects of digits placed one after the other, each with how many it holds for."""
    cells, at = [layout.tables.cell_number(action.cell) for action in placed], 0
    while at < len(placed):
        subject: int | House = placed[at].value
        length = _length(action.value == subject for action in islice(placed, at, None))
        for house, mask in _houses(cells[at], layout):
            inside = _length(mask >> cell & 1 for cell in islice(cells, at, None))
            if inside > length:
                subject, length = house, inside
        yield subject, length
        at += length


def _length(alike: Iterable[object]) -> int:
    """How many are so before the first that is not."""
    return sum(1 for _ in takewhile(bool, alike))


def _houses(cell: int, layout: Layout) -> list[tuple[House, int]]:
    """The houses of a cell, best subject first: blocks before lines."""
    return sorted(layout.tables.houses_of[cell], key=lambda entry: entry[0].kind.is_line)
