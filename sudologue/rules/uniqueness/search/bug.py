"""Bivalue universal graves: a board that could be solved in two ways at once, but for some extras.

Suppose that every open cell had two candidates, and every digit two places, or none, in every
house. Take a solution, and put into each open cell the candidate that it does not take there. In
every house each open digit has two places, of which the solution uses one; the other place now
takes it. So that is a solution too: such a board, a *bivalue universal grave* or BUG, has two
solutions or none, and does not occur in a puzzle with one.

A board a few candidates away from that is common. If the puzzle has one solution, one of these
*extras* is true:

- BUG+1: there is one extra, so it is true;
- types 2, 3 and 4: the extras are of one digit, or in one house, as with unique rectangles;
- BUG+n: a candidate goes if no extra could be true beside it.

Which candidates are the extras? An extra's digit has three places or more in each of its houses,
for taking it away must leave two, and its cell has three candidates or more. Where that leaves a
choice, every way to end with a BUG is as good as any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from sudologue.caches import cached_in_thread
from sudologue.inference import CellConstraint, Constraint, Inference, covering_links
from sudologue.model import Board, bits_of
from sudologue.rules.common.covering import seen_by_all
from sudologue.rules.uniqueness.evidence import DeadlyShape, GraveEvidence
from sudologue.rules.uniqueness.search.deadly import PatternWithExtras

MOST_EXTRAS = 8  # more are never all in the way of one candidate, or of so few cells


def bug_plus_1(rule: str, board: Board) -> Iterator[Inference]:
    """One extra: its cell loses all else."""
    for bug in bugs(board):
        if bug.extras.bit_count() == 1:
            yield from bug.in_one_cell(rule)


def bug_2_3_4(rule: str, board: Board) -> Iterator[Inference]:
    """Several extras: of one digit, in a subset, or with a locked digit."""
    for bug in bugs(board):
        if bug.extra_cells.bit_count() > 1:
            yield from bug.of_one_digit(rule)
            yield from bug.in_subset(rule)
            yield from bug.with_locked_digit(rule)


def bug_plus_n(rule: str, board: Board) -> Iterator[Inference]:
    """Several extras, not all of one digit: what none of them leaves room for goes."""
    for bug in bugs(board):
        if len(bug.extra_planes) > 1:
            yield from _ruled_out(rule, bug)


def _ruled_out(rule: str, bug: PatternWithExtras) -> Iterator[Inference]:
    board, layout, tables = bug.board, bug.board.layout, bug.board.masks.tables
    targets = seen_by_all(board, bug.extras)
    action = bug.elimination(targets)
    if action:
        pairs: dict[int, list[tuple[int, int]]] = {}
        links: list[Constraint] = []
        for target, extra in product(bits_of(targets), bits_of(bug.extras)):
            plane, cell = divmod(target, tables.cell_count)
            extra_plane, extra_cell = divmod(extra, tables.cell_count)
            if plane == extra_plane:
                pairs.setdefault(plane, []).append((cell, extra_cell))
            else:
                links.append(CellConstraint(layout.cells[cell]))
        for plane, seen in pairs.items():
            links.extend(covering_links(layout, plane + 1, seen))
        evidence = GraveEvidence(**bug.roles(action, (), links))
        yield Inference(rule, action, evidence)


@cached_in_thread
def bugs(board: Board) -> tuple[PatternWithExtras, ...]:
    """The ways to see the board as a BUG with extras."""
    masks = board.masks
    tables, open_cells = board.masks.tables, masks.open_cells
    excess = masks.live.bit_count() - 2 * open_cells.bit_count()
    if tables.sights or open_cells & ~tables.free_cells:
        return ()
    if not 0 < excess <= MOST_EXTRAS or masks.has_dead_cell:
        return ()
    crowded = _crowded(board)
    if crowded is None or crowded.bit_count() < excess:
        return ()
    cells, digits = tuple(bits_of(open_cells)), (1 << tables.size) - 1
    rich = tuple(bits_of(open_cells & ~masks.bivalue_cells))
    return tuple(
        PatternWithExtras(board, DeadlyShape.GRAVE, cells, digits, masks.live & ~bug)
        for bug in _choices(board, rich, crowded, masks.live)
    )


def _crowded(board: Board) -> int | None:
    """The candidates with two others in their cell and in each house, or nothing without a bug.

    There is none if a cell or a digit in a house has one candidate left.
    """
    masks = board.masks
    tables, crowded = board.masks.tables, masks.live
    if masks.lone_cells:
        return None
    crowded &= ~sum([tables.domain_masks[number] for number in bits_of(masks.bivalue_cells)])
    for bit, plane in enumerate(masks.planes):
        for mask in tables.house_masks.values():
            places = plane & mask
            if places.bit_count() < 3:
                if places.bit_count() == 1:
                    return None
                crowded &= ~(places << bit * tables.cell_count)
    return crowded


def _choices(board: Board, rich: tuple[int, ...], crowded: int, live: int) -> Iterator[int]:
    """The candidates of a BUG, for every way to take from each rich cell all but two."""
    tables = board.masks.tables
    if not rich:
        if _is_bug(board, live):
            yield live
        return
    domain = live & tables.domain_masks[rich[0]]
    for numbers in combinations(bits_of(domain & crowded), domain.bit_count() - 2):
        remaining = live & ~sum(1 << number for number in numbers)
        if all(_keeps_two_places(board, remaining, number) for number in numbers):
            yield from _choices(board, rich[1:], crowded, remaining)


def _keeps_two_places(board: Board, live: int, number: int) -> bool:
    """Whether no house of a candidate has fewer than two places left for its digit."""
    tables = board.masks.tables
    bit, cell = divmod(number, tables.cell_count)
    plane = live >> bit * tables.cell_count
    return all((plane & mask).bit_count() > 1 for _, mask in tables.houses_of[cell])


def _is_bug(board: Board, live: int) -> bool:
    """Whether every house has none or two of these places for each digit."""
    tables = board.masks.tables
    planes = (live >> bit * tables.cell_count for bit in range(tables.size))
    return all(
        (plane & mask).bit_count() in (0, 2)
        for plane in planes
        for mask in tables.house_masks.values()
    )
