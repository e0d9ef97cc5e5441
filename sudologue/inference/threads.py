"""The threads of a trace: digits placed one after the other that have a subject in common.

The steps that place digits, one after the other, fall into runs: of one digit, or in one house. A
run takes as many steps as it can; of equal subjects the digit comes first, then a block, then a
line. What stands alone has no thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

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
    at = 0
    while at < len(placed):
        following = placed[at:]
        ways = [(subject, _length(following, subject)) for subject in _subjects(placed[at], layout)]
        subject, length = max(ways, key=lambda way: way[1])
        yield subject, length
        at += length


def _subjects(action: Placement, layout: Layout) -> Iterator[int | House]:
    """What a run may be about that begins so, best subject first."""
    yield action.value
    yield from sorted(layout.houses_with(action.cell), key=lambda house: house.kind.is_line)


def _length(placed: Iterable[Placement], subject: int | House) -> int:
    """How many, from the first on, are of a subject."""
    if isinstance(subject, House):
        cells = frozenset(subject.cells)
        alike = takewhile(lambda action: action.cell in cells, placed)
    else:
        alike = takewhile(lambda action: action.value == subject, placed)
    return sum(1 for _ in alike)
