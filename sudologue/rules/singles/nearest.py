"""Which singles a person takes next: those that go on with the digit or the block of the last.

First come singles that need no pencil marks: the last cell of a house, or a digit's last place in
a house. Among these, those *on the thread*, of the same digit or in the same block as the digit
that was placed last; last cells first, then last places in a block, then in a line; and of several
the one whose cell is nearest. Only where there is none of them is a cell looked for that
has one candidate left, for which all its houses have to be counted through.

Singles are most of most solves. So all that there are at first are read off whole-board masks, by
folding, and after each placement only those houses are looked at that have lost a place by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.inference import Inference, TraceStep
from sudologue.model import Board, House, Layout, bits_of
from sudologue.model.board import bare_board
from sudologue.model.board_masks import BoardMasks
from sudologue.model.folding import HouseFamily, fold
from sudologue.rules.singles.search import full_house, hidden_single, naked_single

SINGLES: tuple[str, ...] = ("full_house", "hidden_single", "naked_single")
"""The rules whose findings these are, in the order of the registry."""


def nearest_of(
    found: Sequence[Inference], board: Board, last: int | None
) -> tuple[int, Inference] | None:
    """Of the singles that a rule finds, the one that goes on with the last, with its number."""
    if not found:
        return None
    tables, ways = board.masks.tables, _ways(board.layout)
    singles: dict[int, Inference] = {}
    easy = lines = 0
    for each in found:
        mask, house = tables.candidate_mask(each.action.candidates), each.evidence.focus_house
        singles.setdefault(mask, each)
        if house is not None and house.kind.is_line:
            lines |= mask
        else:
            easy |= mask
    thread = 0 if last is None else ways.of[last].thread
    number = ways.nearest(easy & thread or lines & thread or easy or lines, last)
    return number, singles[1 << number]


def nearest_singles(board: Board, last: int | None) -> Iterator[tuple[int, TraceStep]]:
    """The singles from a board on, one after the other, each with the number of its candidate.

    `last` is the number of the candidate that was placed last, if one was.
    """
    masks = board.masks
    ways = _ways(masks.layout)
    of, sides, domains = ways.of, ways.sides, masks.tables.domain_masks
    full, easy, lines = ways.seen_on(masks)
    thread = None if last is None else of[last].thread
    while True:
        near = thread and (full & thread or easy & thread or lines & thread)
        if not near:
            if masks.has_dead_cell:
                return
            near = full or easy or lines or _naked(masks)
            if not near:
                return
        number = near.bit_length() - 1 if not near & near - 1 else ways.nearest(near, last)
        way, before = of[number], masks.live
        if full >> number & 1:
            inference = ways.last_cell(masks, number, way)
        else:
            inference = ways.last_place(masks, number, way)
        masks = masks.placed(number)
        yield number, TraceStep(inference, bare_board(Board, masks))
        last, thread, live, open_cells = number, way.thread, masks.live, masks.open_cells
        full, easy, lines = full & live, easy & live, lines & live
        for mask, _ in sides[way.cell]:
            left = open_cells & mask
            if left and not left & left - 1:
                full |= domains[left.bit_length() - 1] & live
        # the digit has left cells in sight, each of which is in houses
        start = way.start
        plane = live >> start
        gone = before >> start & way.peers
        while gone:
            low = gone & -gone
            gone ^= low
            for mask, is_line in sides[low.bit_length() - 1]:
                left = plane & mask
                if left and not left & left - 1:
                    if is_line:
                        lines |= left << start
                    else:
                        easy |= left << start
        # the cell has lost its other digits, each of which it might have taken in its houses
        gone = before & way.others
        while gone:
            low = gone & -gone
            gone ^= low
            start = low.bit_length() - 1 - way.cell
            plane = live >> start
            for mask, is_line in sides[way.cell]:
                left = plane & mask
                if left and not left & left - 1:
                    if is_line:
                        lines |= left << start
                    else:
                        easy |= left << start


def settled_single(board: Board, last: int | None) -> tuple[int, TraceStep] | None:
    """The nearest cell that has one candidate left, where the digits alone would leave it more.

    A step has just said, or the pencil marks have long said, what it is.
    """
    masks = board.masks
    possible, domains = masks.tables.left_beside(masks.filled), masks.tables.domain_masks
    settled = 0
    for cell in bits_of(masks.lone_cells):
        if (possible & domains[cell]).bit_count() > 1:
            settled |= 1 << masks.lone_number(cell)
    if not settled:
        return None
    number = _ways(masks.layout).nearest(settled, last)
    inference = naked_single(masks.tables.size, number)
    return number, TraceStep(inference, bare_board(Board, masks.placed(number)))


def _naked(masks: BoardMasks) -> int:
    """The last candidates of cells."""
    return sum(1 << masks.lone_number(cell) for cell in bits_of(masks.lone_cells))


@dataclass(frozen=True)
class _Way:
    """What a candidate can be a single of, and what goes on with it.

    It is of a `cell` and of the digit whose plane begins at `start`; its cell sees `peers`. The
    `houses` of the cell come with a bit for each of their cells, the `places` of its digit in them
    as candidates. `others` are the other candidates of the cell. On its `thread` are the candidates
    of its digit, and of its cell's block.
    """

    cell: int
    start: int
    peers: int
    houses: tuple[tuple[int, House], ...]
    places: tuple[tuple[int, House], ...]
    others: int
    thread: int


class _Ways:
    """How one goes on from each candidate of a layout, by their numbers."""

    def __init__(self, layout: Layout) -> None:
        self._tables = layout.tables
        self.of = Lookup(self._way)
        self.sides = tuple(
            tuple((int(mask), house.kind.is_line) for house, mask in houses)
            for houses in layout.tables.houses_of
        )
        self._rings = Lookup(self._rings_around)

    def seen_on(self, masks: BoardMasks) -> tuple[int, int, int]:
        """What the last cells of houses take, and the last places of digits in blocks, in lines."""
        families, live = self._tables.families, masks.live
        in_blocks = _last_places(live, [f for f in families if not f.is_of_lines])
        in_lines = _last_places(live, [f for f in families if f.is_of_lines])
        full = 0
        for _, cell in masks.last_cells():
            full |= self._tables.domain_masks[cell]
        return full & live, in_blocks, in_lines

    def last_cell(self, masks: BoardMasks, number: int, way: _Way) -> Inference:
        """The candidate as what the last cell of a house takes."""
        open_cells, own = masks.open_cells, 1 << way.cell
        house = next(house for mask, house in way.houses if open_cells & mask == own)
        return full_house(house, number)

    def last_place(self, masks: BoardMasks, number: int, way: _Way) -> Inference:
        """The candidate as the last place of its digit in a house, or else the last in its cell."""
        live, own = masks.live, 1 << number
        for places, house in way.places:
            if live & places == own:
                return hidden_single(house, number)
        return naked_single(self._tables.size, number)

    def nearest(self, candidates: int, last: int | None) -> int:
        """The candidate whose cell is nearest to the last one's."""
        if last is not None:
            for ring in self._rings[last % self._tables.cell_count]:
                if near := candidates & ring:
                    return (near & -near).bit_length() - 1
        return (candidates & -candidates).bit_length() - 1

    def _way(self, number: int) -> _Way:
        tables = self._tables
        plane, cell = divmod(number, tables.cell_count)
        start = plane * tables.cell_count
        houses = tuple((int(mask), house) for house, mask in tables.houses_of[cell])
        blocks = [mask for mask, house in houses if not house.kind.is_line]
        thread = tables.all_cells << start
        for mask in blocks or [mask for mask, _ in houses]:
            for other in bits_of(mask):
                thread |= tables.domain_masks[other]
        places = tuple((mask << start, house) for mask, house in houses)
        others, own = tables.domain_masks[cell], 1 << number
        return _Way(
            cell, start, tables.peer_masks[cell], houses, places, others & ~own, thread & ~own
        )

    def _rings_around(self, number: int) -> tuple[int, ...]:
        """The candidates of the cells that are one step away, two, and so on, to the last."""
        start, rings = self._tables.cells[number], dict[int, int]()
        for cell, domain in zip(self._tables.cells, self._tables.domain_masks, strict=True):
            steps = abs(cell.row - start.row) + abs(cell.col - start.col)
            rings[steps] = rings.get(steps, 0) | domain
        return tuple(rings[steps] for steps in sorted(rings))


_ways = cached(LAYOUTS)(_Ways)


def _last_places(live: int, families: Sequence[HouseFamily]) -> int:
    """The candidates that are the only ones of their digit in a house of these families."""
    found = 0
    for family in families:
        once, more = fold(live, family.levels)
        found |= (once & ~more & family.bases) * family.pattern
    return found & live
