"""Unique rectangles and loops, which extras alone keep from two fillings; and graves likewise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from sudologue.inference import Inference
from sudologue.model import CLASSIC, Board, BoardMasks, union_of
from sudologue.rating.models.se.se_grid import (
    BITS,
    CELLS_OF,
    COUNT,
    HOUSES_OF,
    SEEN,
    Grid,
    SeHint,
    shared,
    those,
)
from sudologue.rules.uniqueness.evidence import ExtraSubsetEvidence
from sudologue.rules.uniqueness.search.bug import bugs
from sudologue.rules.uniqueness.search.deadly import PatternWithExtras

_RATINGS = {4: 45, 6: 46, 8: 47}
"""By the number of cells; ten and more are rated 5.0."""


@dataclass(frozen=True)
class Loop:
    """Cells that all may take the same two digits, in the order in which one walks round."""

    cells: tuple[int, ...]
    digits: int

    @property
    def rating(self) -> int:
        return _RATINGS.get(len(self.cells), 50)


def unique_loops(grid: Grid) -> list[SeHint]:
    """The hints of all loops, the lowest rated first."""
    hints = [hint for loop in _loops(grid) for hint in _hints(grid, loop)]
    return sorted(hints, key=lambda hint: hint.rating)


def _loops(grid: Grid) -> Iterator[Loop]:
    met = set[tuple[frozenset[int], int]]()
    for start in range(81):
        digits = grid.cells[start]
        if COUNT[digits] == 2:
            for cells in _walks(grid, digits, (start,), 2, 0, -1):
                if _alternates(cells) and (key := (frozenset(cells), digits)) not in met:
                    met.add(key)
                    yield Loop(cells, digits)


def _walks(
    grid: Grid, digits: int, walked: Sequence[int], allowed: int, extras: int, kind: int
) -> Iterator[tuple[int, ...]]:
    """The ways round from where one is: so many more cells with extras, or all with the same."""
    cells = grid.cells
    for house, _ in HOUSES_OF[walked[-1]]:
        if house // 9 == kind:
            continue
        for cell in CELLS_OF[house]:
            if cell == walked[0] and len(walked) >= 4:
                yield tuple(walked)
            elif cells[cell] & digits == digits and cell not in walked:
                more = extras | cells[cell] & ~digits
                is_pair = cells[cell] == digits
                if is_pair or allowed > 0 or COUNT[more] == 1:
                    left = allowed if is_pair else allowed - 1
                    yield from _walks(grid, digits, (*walked, cell), left, more, house // 9)


def _alternates(cells: Sequence[int]) -> bool:
    """Whether every house has as many cells at even places of the walk as at odd ones."""
    if len(cells) % 2:
        return False
    even, odd = set[int](), set[int]()
    for number, cell in enumerate(cells):
        side = odd if number % 2 else even
        for house, _ in HOUSES_OF[cell]:
            if house in side:
                return False
            side.add(house)
    return even == odd


def _hints(grid: Grid, loop: Loop) -> Iterator[SeHint]:
    rich = [cell for cell in loop.cells if grid.cells[cell] != loop.digits]
    extras = union_of([grid.cells[cell] & ~loop.digits for cell in rich])
    if len(rich) == 1:
        gone = [9 * rich[0] + digit for digit in BITS[loop.digits]]
        yield SeHint(loop.rating, removed=tuple(gone))
        return
    if COUNT[extras] == 1:
        yield from _of_one_digit(grid, loop, rich, extras.bit_length() - 1)
    if len(rich) == 2:
        yield from _with_locked_digit(grid, loop, rich)
        yield from _in_subsets(grid, loop, rich, extras)


def _of_one_digit(grid: Grid, loop: Loop, rich: list[int], digit: int) -> Iterator[SeHint]:
    """Type 2: the extra digit leaves what sees all of its cells."""
    seen = -1
    for cell in rich:
        seen &= SEEN[cell]
    gone = [9 * c + digit for c in range(81) if seen >> c & 1 and grid.cells[c] >> digit & 1]
    if gone:
        yield SeHint(loop.rating, removed=tuple(gone))


def _with_locked_digit(grid: Grid, loop: Loop, rich: list[int]) -> Iterator[SeHint]:
    """Type 4: a house has one of the digits only in both cells, so they lose the other."""
    for house in shared(*rich):
        for digit in BITS[loop.digits]:
            if COUNT[grid.places[9 * house + digit]] == 2:
                other = (loop.digits ^ 1 << digit).bit_length() - 1
                yield SeHint(loop.rating, removed=tuple(9 * cell + other for cell in rich))


def _in_subsets(grid: Grid, loop: Loop, rich: list[int], extras: int) -> Iterator[SeHint]:
    """Type 3: the extras, as one cell, belong to a subset: of each house the smallest."""
    for house in shared(*rich):
        others = [c for c in CELLS_OF[house] if grid.cells[c] and c not in rich]
        found = (
            hint
            for size in range(1, len(others))
            for kind in (_naked, _hidden)
            for chosen in combinations(others, size)
            for hint in kind(grid, loop, others, chosen, extras)
        )
        yield from islice(found, 1)


def _naked(
    grid: Grid, loop: Loop, others: list[int], chosen: tuple[int, ...], extras: int
) -> Iterator[SeHint]:
    digits = extras | union_of([grid.cells[cell] for cell in chosen])
    if COUNT[extras] > 1 and COUNT[digits] == len(chosen) + 1:
        gone = those(grid.cells, [cell for cell in others if cell not in chosen], digits)
        if gone:
            yield SeHint(loop.rating + len(chosen), removed=tuple(gone))


def _hidden(
    grid: Grid, loop: Loop, others: list[int], chosen: tuple[int, ...], extras: int
) -> Iterator[SeHint]:
    elsewhere = extras | union_of([grid.cells[cell] for cell in others if cell not in chosen])
    digits = (loop.digits | union_of([grid.cells[cell] for cell in chosen])) & ~elsewhere
    if not loop.digits & ~digits and COUNT[digits] == len(chosen) + 1:
        gone = those(grid.cells, chosen, ~digits)
        if gone:
            yield SeHint(loop.rating + len(chosen) - 1, removed=tuple(gone))


_ONE_CELL, _SEVERAL = 56, 57


def graves(grid: Grid) -> list[SeHint]:
    """What a grave with extras takes away, the lowest rated first."""
    hints = [hint for bug in bugs(_board(grid)) for hint in _of_grave(bug)]
    return sorted(hints, key=lambda hint: hint.rating)


def _of_grave(bug: PatternWithExtras) -> list[SeHint]:
    if bug.extra_cells.bit_count() == 1:
        return [SeHint(_ONE_CELL, removed=_removed(found)) for found in bug.in_one_cell("bug")]
    kinds = (bug.of_one_digit, bug.with_locked_digit, bug.in_subset)
    return [
        SeHint(_SEVERAL + _by_subset(found), removed=gone)
        for kind in kinds
        for found in kind("bug")
        if (gone := _removed(found))
    ]


def _by_subset(found: Inference) -> int:
    evidence = found.evidence
    return len(evidence.subset_digits) - 1 if isinstance(evidence, ExtraSubsetEvidence) else 0


def _removed(found: Inference) -> tuple[int, ...]:
    """What goes; beside a subset, the cells with extras keep what they have."""
    evidence = found.evidence
    kept = evidence.extra_cells if isinstance(evidence, ExtraSubsetEvidence) else ()
    return tuple(
        9 * CLASSIC.tables.cell_number(candidate.cell) + candidate.digit - 1
        for candidate in found.action.candidates
        if candidate.cell not in kept
    )


def _board(grid: Grid) -> Board:
    live = sum(
        1 << 81 * digit + cell for cell, domain in enumerate(grid.cells) for digit in BITS[domain]
    )
    filled = sum(1 << 81 * (placed % 9) + placed // 9 for placed in grid.filled)
    return Board(BoardMasks(CLASSIC, live, filled, filled))
