"""Extended rectangles: two parallel lines that could be exchanged over three places or more.

        r1  123 . . | 123 . . | 123 . .      In three columns, rows 1 and 2 can take only 1, 2 and
        r2  123 . . | 123 . . | 123 . .      3. So each row has all three there, and what the rows
                                             have in these columns can be exchanged as a whole.

The columns and boxes have both cells of every exchange, and the rows have the same digits before
and after; so the six cells are a deadly pattern, and so are 2n cells with n digits. Two cells can
be exchanged in that way if all their houses are the same but for one each: the two lines.

Two columns make a rectangle, which has its own rules. However many there are beyond, the argument
is the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from sudologue.caches import LAYOUTS, cached
from sudologue.inference import Inference
from sudologue.model import Board, Layout, bits_of
from sudologue.rules.uniqueness.evidence import DeadlyShape
from sudologue.rules.uniqueness.search.deadly import PatternWithExtras, extras_of
from sudologue.rules.uniqueness.search.unique_rectangles import houses_by_cell

WIDTHS = range(3, 9)  # on boards of nine rows, all there can be
FEW = 2  # cells with extras

Rung = tuple[int, int]


def extended_rectangle(rule: str, board: Board) -> Iterator[Inference]:
    """Narrow before wide, then by the lines and the places; of each the types from 1 to 4."""
    for width in WIDTHS:
        for rungs in ladders(board.layout):
            for pattern in _patterns(board, rungs, width):
                yield from pattern.by_types(rule)


@cached(LAYOUTS)
def ladders(layout: Layout) -> tuple[tuple[Rung, ...], ...]:
    """For each pair of lines, the pairs of cells that could be exchanged between the two."""
    if layout.sights:
        return ()
    houses, free = houses_by_cell(layout), layout.tables.free_cells
    by_lines: dict[tuple[int, int], list[Rung]] = {}
    for number in bits_of(free):
        mask = houses[number]
        for other in bits_of(free & layout.tables.peer_masks[number] & -2 << number):
            lines = mask & ~houses[other], houses[other] & ~mask
            if lines[0].bit_count() == lines[1].bit_count() == 1:
                by_lines.setdefault(lines, []).append((number, other))
    return tuple(tuple(rungs) for _, rungs in sorted(by_lines.items()) if len(rungs) > 2)


def _patterns(board: Board, ladder: tuple[Rung, ...], width: int) -> Iterator[PatternWithExtras]:
    """The patterns of so many rungs in which one or two cells have extras."""
    domains = board.masks.domain_bits
    rungs = [(one, other) for one, other in ladder if domains[one] and domains[other]]
    clean = [rung for rung in rungs if (domains[rung[0]] | domains[rung[1]]).bit_count() <= width]
    if len(clean) < width - FEW:
        return
    for chosen, digits in (
        *_with_extras_in_one_rung(domains, rungs, clean, width),
        *_with_extras_in_two_rungs(domains, rungs, clean, width),
    ):
        pattern = _with_extras(board, sorted(chosen), digits)
        if pattern is not None:
            yield pattern


def _with_extras_in_one_rung(
    domains: tuple[int, ...], rungs: list[Rung], clean: list[Rung], width: int
) -> Iterator[tuple[tuple[Rung, ...], int]]:
    """All rungs but one have no extras; that one has them in one cell or in both."""
    for base, union in _together(domains, clean, width - 1, width):
        for rung in rungs:
            if rung not in base:
                one, other = domains[rung[0]], domains[rung[1]]
                for digits in dict.fromkeys((union, union | one, union | other)):
                    if digits.bit_count() == width and (one | other) & ~digits:
                        yield (*base, rung), digits


def _with_extras_in_two_rungs(
    domains: tuple[int, ...], rungs: list[Rung], clean: list[Rung], width: int
) -> Iterator[tuple[tuple[Rung, ...], int]]:
    """All rungs but two have no extras; these have them in one cell each."""
    for base, union in _together(domains, clean, width - 2, width):
        halves = [
            (rung, union | domains[cell])
            for rung in rungs
            if rung not in base
            for cell in rung
            if (union | domains[cell]).bit_count() <= width
        ]
        for (one, one_union), (other, other_union) in combinations(halves, 2):
            digits = one_union | other_union
            both_have_extras = all(_union(domains, rung) & ~digits for rung in (one, other))
            if one != other and digits.bit_count() == width and both_have_extras:
                yield (*base, one, other), digits


def _union(domains: tuple[int, ...], rung: Rung) -> int:
    return domains[rung[0]] | domains[rung[1]]


def _together(
    domains: tuple[int, ...],
    clean: Sequence[Rung],
    count: int,
    width: int,
    base: tuple[Rung, ...] = (),
    union: int = 0,
) -> Iterator[tuple[tuple[Rung, ...], int]]:
    """So many rungs with no more digits than a pattern of a width has."""
    if not count:
        yield base, union
        return
    for index, rung in enumerate(clean[: len(clean) - count + 1], start=1):
        wider = union | _union(domains, rung)
        if wider.bit_count() <= width:
            yield from _together(domains, clean[index:], count - 1, width, (*base, rung), wider)


def _with_extras(board: Board, rungs: list[Rung], digits: int) -> PatternWithExtras | None:
    """The rungs as a pattern of these digits, if it can be filled and the puzzle bars no digit."""
    cells = tuple([one for one, _ in rungs] + [other for _, other in reversed(rungs)])
    extras = extras_of(board, cells, digits)
    if extras and _can_be_filled(board, {n: board.masks.domain_bits[n] & digits for n in cells}):
        return PatternWithExtras(board, DeadlyShape.EXTENDED_RECTANGLE, cells, digits, extras)
    return None


def _can_be_filled(board: Board, domains: Mapping[int, int]) -> bool:
    """Whether the cells can take these digits, none of them twice in a house.

    The cell with the fewest digits goes first. Where cells in sight of one another are more than
    their digits, it need not be tried.
    """
    if not domains:
        return True
    number = min(domains, key=lambda number: domains[number].bit_count())
    seen = board.masks.tables.peer_masks[number]
    for _, mask in board.masks.tables.houses_of[number]:
        count = digits = 0
        for other, domain in domains.items():
            if mask >> other & 1:
                count += 1
                digits |= domain
        if digits.bit_count() < count:
            return False
    for bit in bits_of(domains[number]):
        remaining = {
            other: domain & ~(1 << bit) if seen >> other & 1 else domain
            for other, domain in domains.items()
            if other != number
        }
        if _can_be_filled(board, remaining):
            return True
    return False
