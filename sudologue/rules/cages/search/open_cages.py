"""The cages of a board that have open cells, and the digits that can fill these.

A *combination* is a set of digits that makes what is left of a cage's total. Most steps change the
cells of one cage or two, so what is known of the others is kept from board to board: that halves
the time that cages take.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from sudologue.caches import LAYOUTS, PARTS, SLIGHT, cached, cached_for_current, lazy
from sudologue.clues import Cage
from sudologue.model import Board, Cell, Clue, Layout, bits_of, union_of
from sudologue.model.clue import cage_total
from sudologue.model.folding import fold_stacked
from sudologue.model.walks import Domains, walks_of

DigitSet = int
"""Digits as bits: digit d is bit `d - 1`."""


@dataclass(frozen=True)
class OpenCage:
    """A cage's open cells, as a mask too, what each of them can be, and the `rest` that they make.

    `size` is the number of digits there are. A digit that is placed in the cage is none that they
    can be, for they see it.
    """

    clue: Clue
    cells: tuple[Cell, ...]
    mask: int
    domains: Domains
    rest: int
    size: int

    @lazy
    def candidates(self) -> DigitSet:
        """All that some cell of it can be."""
        return union_of(self.domains)

    @lazy
    def sums(self) -> Sequence[DigitSet]:
        """The combinations, whatever the cells can be, smallest digits first."""
        return sums(len(self.cells), self.rest, self.size)

    @lazy
    def possible(self) -> Sequence[DigitSet]:
        """Those of which each digit is a candidate of some cell."""
        candidates = self.candidates
        return tuple([each for each in self.sums if not each & ~candidates])

    @lazy
    def fitting(self) -> Sequence[DigitSet]:
        """Those that the cells can be filled with, a digit each."""
        used = walks_of(Cage(self.cells, self.rest), self.size).digit_sets(self.domains)
        return tuple([each for each in self.possible if each in used])

    @lazy
    def used(self) -> DigitSet:
        """The digits that some combination has which fits."""
        return union_of(self.fitting)

    @lazy
    def kept(self) -> Domains | None:
        """What each cell keeps in the ways to fill them all; nothing if there is none."""
        return walks_of(Cage(self.cells, self.rest), self.size).supported(self.domains)

    @lazy
    def needed(self) -> DigitSet:
        """The digits that all combinations have which fit."""
        needed = self.candidates if self.fitting else 0
        for each in self.fitting:
            needed &= each
        return needed

    def held(self, number: int) -> dict[DigitSet, int]:
        """Sets of so many digits of which each combination that fits has one at least: how many."""
        if number not in self._held:
            sets = (
                sum(1 << bit for bit in bits)
                for bits in combinations(bits_of(self.candidates), number)
            )
            fewest = {
                digits: min([(each & digits).bit_count() for each in self.fitting], default=0)
                for digits in sets
            }
            self._held[number] = {digits: count for digits, count in fewest.items() if count}
        return self._held[number]

    @lazy
    def _held(self) -> dict[int, dict[DigitSet, int]]:
        """What `held` has told already."""
        return {}


@cached(PARTS)
def sums(count: int, total: int, size: int) -> tuple[DigitSet, ...]:
    """The sets of so many digits that make a total, smallest digits first."""
    return tuple(
        sum(1 << digit - 1 for digit in digits)
        for digits in combinations(range(1, size + 1), count)
        if sum(digits) == total
    )


@cached(SLIGHT)
def digits_of(digits: DigitSet) -> tuple[int, ...]:
    """The digits of a set, smallest first."""
    return tuple(bit + 1 for bit in bits_of(digits))


@cached_for_current
def open_cages(board: Board) -> Sequence[OpenCage]:
    """The cages with a total that still have open cells, in the layout's order.

    One that cannot be filled is left out: then the board is a dead end, which says why.
    """
    return _cages(board.layout).on(board) if board.layout.clues else ()


def last_cells(board: Board) -> Iterator[OpenCage]:
    """The cages with a total that have one open cell, which can be what is missing."""
    for cage in _cages(board.layout).with_totals if board.layout.clues else ():
        cell = cage.mask & board.masks.open_cells
        if cell and not cell & cell - 1:
            part = _open_part(board, cage)
            if part is not None:
                yield part


@dataclass(frozen=True)
class _CageOfLayout:
    """A cage with a total, the numbers of its cells, and their mask."""

    clue: Clue
    numbers: tuple[int, ...]
    mask: int
    total: int


_Seen = tuple[int, int, tuple[OpenCage | None, ...]]
"""A board's candidates and its digits, and what each cage has left there."""


class _Cages:
    """The cages of a layout that have totals, and what was left of them on the last board."""

    def __init__(self, layout: Layout) -> None:
        totals = [
            (clue, numbers, cage_total(clue))
            for clue, numbers in layout.tables.clue_numbers.items()
        ]
        self.with_totals = [
            _CageOfLayout(clue, numbers, sum(1 << number for number in numbers), total)
            for clue, numbers, total in totals
            if total is not None
        ]
        self._last: _Seen = 0, 0, (None,) * len(self.with_totals)

    def on(self, board: Board) -> Sequence[OpenCage]:
        """Those of a board, worked out anew where cells have changed."""
        masks = board.masks
        live, filled, known = self._last  # one look: threads share what is kept
        differences = live ^ masks.live | filled ^ masks.filled
        changed = fold_stacked(differences, board.masks.tables.digit_layers)[0]
        found = tuple(
            [
                _open_part(board, cage) if cage.mask & changed else before
                for cage, before in zip(self.with_totals, known, strict=True)
            ]
        )
        self._last = masks.live, masks.filled, found
        return tuple([cage for cage in found if cage is not None])


_cages = cached(LAYOUTS)(_Cages)


def _open_part(board: Board, cage: _CageOfLayout) -> OpenCage | None:
    """What is open of a cage; nothing if all is filled, or if it cannot be."""
    layout, values = board.layout, board.masks.values
    numbers = [number for number in cage.numbers if values[number] is None]
    rest = cage.total - sum([values[number] or 0 for number in cage.numbers])
    if not numbers or rest < 1:
        return None
    part = OpenCage(
        cage.clue,
        tuple([layout.cells[number] for number in numbers]),
        sum([1 << number for number in numbers]),
        tuple([board.masks.domain_bits[number] for number in numbers]),
        rest,
        layout.size,
    )
    return part if part.kept is not None and part.possible else None
