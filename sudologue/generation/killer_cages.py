"""Killers without a given: cages drawn on a full grid, and cut until there is one solution.

A solution that is not the grid's shows where cages say too little: one of those in which it differs
is cut in two, so that the sums tell them apart. Cages of one cell each would do in the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from sudologue.caches import Lookup
from sudologue.clues import Cage
from sudologue.generation.random_stream import RandomStream
from sudologue.model import Clue, Layout, bits_of
from sudologue.oracle.search import cases
from sudologue.oracle.singles_placer import (
    ClueCheck,
    Clues,
    SinglesPlacer,
    TooManyDeadEndsError,
    completions,
)

_SIZES = (2, 2, 3, 3, 4, 5)
"""What a cage is drawn to have; one that finds no room is left smaller."""
_MOST_CELLS = 5
_DEAD_ENDS = 8
"""After so many it is not known whether there is another solution, and a large cage is cut. With 30
of them one killer in fifty is beyond logic, with 8 none was."""

Cells = tuple[int, ...]
"""The cells of a cage, by number."""


def with_a_cage(layout: Layout) -> Layout:
    """A layout such as puzzles with cages have."""
    return layout.with_clues(Cage(layout.cells[:1]))


def caged(layout: Layout, full: int, numbers: RandomStream) -> tuple[Cage, ...]:
    """Cages whose only solution is the full grid, given as candidates."""
    digits = _digits_of(full, layout)
    cages = _drawn(layout.size, digits, numbers)
    search = _Search(layout, digits)
    while True:
        try:
            other = search.other(cages, full)
        except TooManyDeadEndsError:
            differences: Sequence[int] = ()
        else:
            if other is None:
                return search.clues(cages)
            its = _digits_of(other, layout)
            differences = [one - digit for one, digit in zip(its, digits, strict=True)]
        _cut_one(cages, differences, layout.size, numbers)


class _Search:
    """Looks for other solutions, and remembers of one set of cages what the next may ask again."""

    def __init__(self, layout: Layout, digits: Sequence[int]) -> None:
        self._layout, self._digits = layout, digits
        self._checks = Lookup[Clue, ClueCheck](partial(ClueCheck, layout))
        self._blame = [1.0] * layout.tables.cell_count

    def clues(self, cages: Iterable[Cells]) -> tuple[Cage, ...]:
        """The cages with their totals, in reading order."""
        cells = self._layout.cells
        return tuple(
            Cage(tuple(cells[n] for n in sorted(cage)), sum(self._digits[n] for n in cage))
            for cage in sorted(cages, key=min)
        )

    def other(self, cages: Iterable[Cells], full: int) -> int | None:
        """Some solution that is not the full grid, if there is one."""
        layout = self._layout.with_clues(*self.clues(cages))
        placer = SinglesPlacer(layout, Clues(layout, self._checks))
        placer.blame = self._blame
        begun = layout.tables.all_candidates, 0, layout.tables.all_cells
        found = completions(begun, placer.settle, partial(cases, placer), _DEAD_ENDS)
        return next((each for each in found if each != full), None)


def _digits_of(full: int, layout: Layout) -> list[int]:
    """The digit of each cell."""
    tables = layout.tables
    digits = [0] * tables.cell_count
    for number in bits_of(full):
        digits[number % tables.cell_count] = number // tables.cell_count + 1
    return digits


def _drawn(size: int, digits: Sequence[int], numbers: RandomStream) -> list[Cells]:
    """Cages at random that cover the grid, without a digit twice."""
    order = [*range(len(digits))]
    numbers.shuffle(order)
    cage_of: dict[int, list[int]] = {}
    for first in order:
        if first in cage_of:
            continue
        cage, wanted = [first], _SIZES[numbers.below(len(_SIZES))]
        while len(cage) < wanted:
            free = [n for n in _around(cage, size) if n not in cage_of]
            fitting = [n for n in free if digits[n] not in [digits[its] for its in cage]]
            if not fitting:
                break
            cage.append(fitting[numbers.below(len(fitting))])
        if len(cage) == 1:
            cage = _joined(first, cage_of, size, digits, numbers)
        cage_of.update(dict.fromkeys(cage, cage))
    return list(dict.fromkeys(tuple(sorted(cage)) for cage in cage_of.values()))


def _joined(
    cell: int,
    cage_of: Mapping[int, list[int]],
    size: int,
    digits: Sequence[int],
    numbers: RandomStream,
) -> list[int]:
    """A neighbouring cage that the cell has joined, or the cell alone if none has room for it."""
    near = [cage_of[n] for n in _around([cell], size) if n in cage_of]
    fitting = [
        cage
        for cage in near
        if len(cage) < _MOST_CELLS and digits[cell] not in [digits[n] for n in cage]
    ]
    cage = fitting[numbers.below(len(fitting))] if fitting else []
    cage.append(cell)
    return cage


def _around(cells: Sequence[int], size: int) -> list[int]:
    """The cells beside these."""
    beside: set[int] = set()
    for cell in cells:
        row, column = divmod(cell, size)
        beside |= {cell - size} if row else set()
        beside |= {cell + size} if row < size - 1 else set()
        beside |= {cell - 1} if column else set()
        beside |= {cell + 1} if column < size - 1 else set()
    return sorted(beside - {*cells})


def _cut_one(
    cages: list[Cells], differences: Sequence[int], size: int, numbers: RandomStream
) -> None:
    """Cut one of the largest cages in which there are differences, or of all if none are known."""
    cuttable = [
        cage
        for cage in cages
        if len(cage) > 1 and (not differences or any(differences[n] for n in cage))
    ]
    largest = max(map(len, cuttable))
    cuttable = [cage for cage in cuttable if len(cage) == largest]
    cage = cuttable[numbers.below(len(cuttable))]
    cuts = [
        cut for cut in _cuts(cage, size) if not differences or sum(differences[n] for n in cut[0])
    ]
    evenest = max(min(map(len, cut)) for cut in cuts)
    cuts = [cut for cut in cuts if min(map(len, cut)) == evenest]
    cages.remove(cage)
    cages += cuts[numbers.below(len(cuts))]


def _cuts(cage: Cells, size: int) -> Iterator[tuple[Cells, Cells]]:
    """The ways to cut a cage into two that hang together."""
    for chosen in range(1, 2 ** (len(cage) - 1)):
        one = tuple(cell for place, cell in enumerate(cage) if chosen >> place & 1)
        other = tuple(cell for cell in cage if cell not in one)
        if _hangs_together(one, size) and _hangs_together(other, size):
            yield one, other


def _hangs_together(cells: Cells, size: int) -> bool:
    reached = [cells[0]]
    for _ in cells:
        reached += [cell for cell in _around(reached, size) if cell in cells]
    return len(reached) == len(cells)
