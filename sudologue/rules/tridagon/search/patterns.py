"""Where tridagons are: twelve cells in four blocks that three digits could not fill.

        a . . | b . .        Four blocks at the corners of a rectangle have three cells each, no two
        . a . | . b .        on one line, and any line that has one of the cells has two. Had they
        . . a | . . b        no candidates but three digits, each block would hold all three. From
        ------+------        block to block along three lines no digit stays on its line, so all
        c . . | . . d        three move on by one place: an even number of exchanges. Within a block
        . c . | . d .        the cells put the digits on their lines one way, and in another order
        . . c | d . .        on those across: by an even number of exchanges, or an odd one as in d.

Through all four blocks and back to the first, the digits come back to the order they had; so it
cannot be that an odd number of the blocks are odd. Where it is so, there is no way to fill the
cells, and one of their other candidates, the *guardians*, is true.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import NamedTuple

from sudologue.budget import kept_with_cost, spend
from sudologue.caches import LAYOUTS, cached
from sudologue.model import Board, House, Layout, bits_of, union_of
from sudologue.rules.common.parallel_lines import ParallelLines, parallel_lines

DIGITS = 3
"""So many digits, and so many cells in each block."""

CELLS = 4 * DIGITS

MOST_GUARDIANS = 4
"""With five, proofs by cases are hardly ever short."""

_LOOKS_A_UNIT = 8
"""Diagonals, or pairs of them, that are looked at for one unit of work."""


@dataclass(frozen=True)
class Tridagon:
    """Cells that the `digits` alone could not fill: so one of the `guardians` is true.

    The cells are given as `diagonals`, a mask for each block; digits as bits, guardians as a mask
    of candidates.
    """

    digits: int
    diagonals: tuple[int, ...]
    guardians: int

    @property
    def cells(self) -> int:
        """All twelve cells, as a mask."""
        return union_of(self.diagonals)


class _Diagonal(NamedTuple):
    """Three cells of a block, no two of them on one line, as a mask.

    `lines` and `across` are the lines of either way that they lie on, as bits by index; `odd` says
    whether these are in each other's order but for an odd number of exchanges.
    """

    cells: int
    lines: int
    across: int
    odd: bool


class _Guarded(NamedTuple):
    """A diagonal, and how many guardians its cells have."""

    diagonal: _Diagonal
    guardians: int


class _Side(NamedTuple):
    """Two diagonals of different blocks on the same lines."""

    diagonals: tuple[int, int]
    lines: int
    across: frozenset[int]
    odd: bool
    guardians: int


@cached(LAYOUTS)
def _diagonals(layout: Layout) -> tuple[tuple[_Diagonal, ...], ...]:
    """The diagonals of each block."""
    blocks = [house for house in layout.houses if not house.is_line]
    ways = parallel_lines(layout)[:1]
    return tuple(tuple(_diagonals_of(way, block)) for way in ways for block in blocks)


def _diagonals_of(way: ParallelLines, block: House) -> Iterator[_Diagonal]:
    inside = way.layout.house_masks[block]
    places = [
        (cell, line, across)
        for line, cells in enumerate(way.cells)
        for across, cell in enumerate(cells)
        if inside >> cell & 1
    ]
    for three in combinations(places, DIGITS):
        cells, lines, across = zip(*three, strict=True)
        if len(set(lines)) == len(set(across)) == DIGITS:
            exchanges = sum(one > other for one, other in combinations(across, 2))
            masks = [union_of([1 << index for index in its]) for its in (cells, lines, across)]
            yield _Diagonal(*masks, odd=exchanges % 2 == 1)


@cached(LAYOUTS)
def odd_diagonals(layout: Layout) -> frozenset[int]:
    """The cells of each diagonal that is odd."""
    return frozenset(each.cells for block in _diagonals(layout) for each in block if each.odd)


@kept_with_cost
def tridagons(board: Board) -> tuple[Tridagon, ...]:
    """The tridagons with few guardians, those with the fewest first."""
    _, _, two, three, _ = board.cells_by_size
    small = two | three
    if small.bit_count() < CELLS - MOST_GUARDIANS:
        return ()
    holding: dict[int, int] = {}
    for cell in bits_of(small):
        digits = board.domain_bits[cell]
        holding[digits] = holding.get(digits, 0) | 1 << cell
    found: list[Tridagon] = []
    open_digits = [1 << plane for plane, cells in enumerate(board.planes) if cells]
    for a, b, c in combinations(open_digits, DIGITS):
        only_these = [holding.get(digits, 0) for digits in (a | b, a | c, b | c, a | b | c)]
        if union_of(only_these).bit_count() >= CELLS - MOST_GUARDIANS:
            found += _tridagons_of(board, a | b | c)
    return tuple(sorted(found, key=lambda each: each.guardians.bit_count()))


def _tridagons_of(board: Board, digits: int) -> Iterator[Tridagon]:
    """The tridagons of three digits."""
    width = board.layout.cell_count
    others = [(plane, its) for plane, its in enumerate(board.planes) if not digits >> plane & 1]
    sides = list(_sides(_guarded(board, digits, [its for _, its in others])))
    spend(len(sides) ** 2 // 2 // _LOOKS_A_UNIT)
    for one, other in combinations(sides, 2):
        fits = one.across == other.across and not one.lines & other.lines
        if fits and one.odd != other.odd and one.guardians + other.guardians <= MOST_GUARDIANS:
            diagonals = *one.diagonals, *other.diagonals
            cells = union_of(diagonals)
            guardians = union_of([(its & cells) << plane * width for plane, its in others])
            if guardians:
                yield Tridagon(digits, diagonals, guardians)


def _guarded(board: Board, digits: int, others: Sequence[int]) -> Iterator[list[_Guarded]]:
    """Block by block, the diagonals whose cells are open and have few other candidates."""
    elsewhere = ~union_of([board.planes[plane] for plane in bits_of(digits)])
    for diagonals in _diagonals(board.layout):
        spend(len(diagonals) // _LOOKS_A_UNIT)
        fitting: list[_Guarded] = []
        for diagonal in diagonals:
            if not diagonal.cells & elsewhere:
                guardians = sum([(its & diagonal.cells).bit_count() for its in others])
                if guardians <= MOST_GUARDIANS:
                    fitting.append(_Guarded(diagonal, guardians))
        yield fitting


def _sides(guarded: Iterator[list[_Guarded]]) -> Iterator[_Side]:
    """Diagonals of two blocks on the same lines."""
    earlier: list[_Guarded] = []
    for here in guarded:
        spend(len(earlier) * len(here) // _LOOKS_A_UNIT)
        for (one, its), (other, others) in product(earlier, here):
            fits = one.lines == other.lines and not one.across & other.across
            if fits and its + others <= MOST_GUARDIANS:
                across = frozenset((one.across, other.across))
                cells, odd = (one.cells, other.cells), one.odd != other.odd
                yield _Side(cells, one.lines, across, odd, its + others)
        earlier += here
