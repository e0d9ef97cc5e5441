"""Bigger wings: as many cells as digits, where all digits but one find room for once at most.

        1234 . 24 | 14 . -       the cells that hold 1 see each other, so one of them at most
         34  . .  |              takes it; so it is with 2 and with 3, but not with 4
          -

Take n cells that hold n digits between them. Call a digit *restricted* when the cells that hold it
all see each other: one of them at most can take it. If all digits but one are restricted, the cells
need that one too: without it, n cells would have n - 1 digits to share. So a cell that sees all
places of the unrestricted digit (-) cannot take it. And if all n are restricted, the cells use up
every one of them, which then leaves each cell that sees all of its places.

The search goes by digits: which cells hold nothing but these? It adds cell after cell, as long as
those that do not see each other share one digit at most, always the same, and as long as some
candidate of that digit sees all its places.

A wing is a matter of its cells and of what these may take, save for what it rules out. So wings of
four cells are searched for only where cells have changed (see `IncrementalSearch`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.inference import Constraint, Elimination, Inference, covering_links
from sudologue.model import Board, Candidate, Layout, bits_of
from sudologue.rules.common.incremental import IncrementalSearch
from sudologue.rules.common.minimal_receipts import draft_receipt
from sudologue.rules.common.subset_search import smaller_set_does
from sudologue.rules.rule import Technique
from sudologue.rules.wings import card as cards
from sudologue.rules.wings.evidence import BigWingEvidence

LARGEST = 9
"""The most cells of a wing."""

Wing = tuple[int, int, int]
"""A wing's cells, its digits, and the digit that is not restricted, if any: as bits."""

WING_OF_FOUR = 4


class WingsOfFour:
    """The wings of four cells on a layout's boards."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._last = IncrementalSearch[Wing]()

    def on(self, board: Board) -> list[Wing]:
        """The wings of a board, by their digits, then by their cells in order.

        Without those in one house, which are naked subsets.
        """
        since, search = self._last.since(board), WingSearch(board)
        few = sum(board.masks.cells_by_size[2 : WING_OF_FOUR + 1])
        if since is None:
            wings = set(search.wings(WING_OF_FOUR, 0, few))
        else:
            wings = {wing for wing in since.found if not wing[0] & since.changed}
            for cell in bits_of(since.changed & few):
                few ^= 1 << cell
                wings.update(search.wings(WING_OF_FOUR, 1 << cell, search.fitting(cell, few)))
        houses = self._layout.tables.house_masks.values()
        wings = {wing for wing in wings if all(wing[0] & ~mask for mask in houses)}
        self._last.keep(board, frozenset(wings))
        return sorted(wings, key=_in_order)


wings_of_four = cached(LAYOUTS)(WingsOfFour)


def _in_order(wing: Wing) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(bits_of(wing[1])), tuple(bits_of(wing[0]))


PartialWing = tuple[int, int, int, int]
"""Cells that may become a wing, with their digits, the free digit and its targets.

Free is the digit that cells out of each other's sight share, once there is one; its targets are the
candidates in sight of all the cells that hold it.
"""


class WingSearch:
    """The search for wings on a board."""

    def __init__(self, board: Board) -> None:
        masks, tables = board.masks, board.masks.tables
        self._planes, self._peers = masks.planes, tables.peer_masks
        self._domains, self._common_peers = masks.domain_bits, tables.common_peers
        self._partners = Lookup(partial(_partners, board))
        self._sharing = Lookup(partial(_sharing, board))

    def circles(self, cells: int) -> list[tuple[int, int]]:
        """The cells as pivots, each with those in its sight that might be in a wing with it."""
        found: list[tuple[int, int]] = []
        for pivot in bits_of(cells):
            circle = self._with_partners(cells & self._peers[pivot] | 1 << pivot)
            if circle >> pivot & 1:
                found.append((pivot, circle ^ 1 << pivot))
        return found

    def wings(self, size: int, pivot: int, cells: int) -> Iterator[Wing]:
        """The wings of so many cells: the pivot, as a bit, if there is one, and others of these."""
        given = self._domains[pivot.bit_length() - 1] if pivot else 0
        start = (pivot, given, 0, 0)
        for digits, around in self._cells_within(size, given, cells):
            for chosen, free in self._wings_of(size, digits, start, around):
                yield chosen, digits, free

    def _cells_within(self, size: int, given: int, cells: int) -> list[tuple[int, int]]:
        """The sets of `size` digits, those given among them, and which of the cells hold no others.

        Without sets for which the cells are too few: one less than `size` if some digits are given.
        """
        planes = self._planes
        others = [plane for plane in range(len(planes)) if not given >> plane & 1]
        later = [0]
        for plane in reversed(others):
            later.append(later[-1] | planes[plane])
        later.reverse()
        fewest = size - 1 if given else size
        found: list[tuple[int, int]] = []

        # given itself: a function that holds itself is left for the garbage collector
        def choose(
            again: Callable[..., None], place: int, lacking: int, digits: int, left: int
        ) -> None:
            if not lacking:
                left &= ~later[place]
                if left.bit_count() >= fewest:
                    found.append((digits, left))
                return
            for at in range(place, len(others) - lacking + 1):
                again(again, at + 1, lacking - 1, digits | 1 << others[at], left)
                left &= ~planes[others[at]]
                if left.bit_count() < fewest:
                    return

        choose(choose, 0, size - given.bit_count(), given, cells)
        return found

    def _wings_of(
        self, size: int, digits: int, start: PartialWing, cells: int
    ) -> list[tuple[int, int]]:
        """The wings of these digits that the start grows into with other ones of the cells.

        Each with the unrestricted digit's bit, or 0 where all are restricted.
        """
        pivot = start[0]
        cells |= pivot
        planes, unseen = self._planes, digits
        while unseen:
            low = unseen & -unseen
            unseen ^= low
            holders = planes[low.bit_length() - 1] & cells
            if not holders & (holders - 1):
                return []
        if pivot and not self._has_partners(pivot.bit_length() - 1, cells):
            return []
        cells = self._with_partners(cells)
        if cells.bit_count() < size or pivot & ~cells:
            return []
        wings: list[tuple[int, int]] = []
        holders_of = [planes[plane] & cells for plane in bits_of(digits)]
        self._grow(holders_of, start, cells ^ pivot, size - pivot.bit_count(), wings)
        return wings

    def _with_partners(self, cells: int) -> int:
        """The cells without those that have two digits, or more, with no holder in their sight."""
        partners_of = self._partners
        while True:
            left = rest = cells
            while rest:
                low = rest & -rest
                rest ^= low
                lonely = False
                for partners in partners_of[low]:
                    if not partners & cells:
                        if lonely:
                            left ^= low
                            break
                        lonely = True
            if left == cells:
                return left
            cells = left

    def fitting(self, number: int, cells: int) -> int:
        """Those of these cells that may be in a wing with a cell that has two such at least.

        None, if it has a second digit that none of them in its sight holds.
        """
        cells &= self._sharing[number][1]
        return cells if self._has_partners(number, cells) else 0

    def _has_partners(self, number: int, cells: int) -> bool:
        """Whether some of the cells, in sight of this one, hold its digits, all but one perhaps."""
        near, lonely = cells & self._peers[number], False
        left, planes = self._domains[number], self._planes
        while left:
            low = left & -left
            left ^= low
            if not planes[low.bit_length() - 1] & near:
                if lonely:
                    return False
                lonely = True
        return True

    def _grow(
        self,
        holders_of: list[int],
        grown: PartialWing,
        others: int,
        lacking: int,
        wings: list[tuple[int, int]],
    ) -> None:
        """Add the wings that extend these cells by as many of the others as are lacking."""
        chosen = grown[0]
        tried = _cells_to_try(holders_of, chosen, others, lacking)
        while tried:
            low = tried & -tried
            tried ^= low
            others ^= low
            number = low.bit_length() - 1
            unlike, fitting = self._sharing[number]
            later = others & fitting
            if later.bit_count() >= lacking - 1:
                wider = self._widened(grown, number, chosen & ~unlike, is_last=lacking == 1)
                if wider is None:
                    continue
                if lacking == 1:
                    wings.append((wider[0], wider[2]))
                else:
                    self._grow(holders_of, wider, later, lacking - 1, wings)

    def _widened(
        self, grown: PartialWing, number: int, strangers: int, is_last: bool
    ) -> PartialWing | None:
        """The cells with one more, if they can still become a wing.

        The strangers among them share digits with it, out of its sight.
        """
        cells, digits, grown_free, targets = grown
        free = grown_free
        domain = self._domains[number]
        digits |= domain
        if not is_last and digits.bit_count() <= cells.bit_count() + 1:
            return None
        while strangers:
            other = strangers & -strangers
            strangers ^= other
            shared = domain & self._domains[other.bit_length() - 1]
            if free not in (0, shared):
                return None
            free = shared
        if free:
            if not grown_free:
                plane = self._planes[free.bit_length() - 1]
                targets = plane & self._common_peers(plane & cells)
            if domain & free:
                targets &= self._peers[number]
            if not targets:
                return None
        return cells | 1 << number, digits, free, targets


def _partners(board: Board, cell: int) -> list[int]:
    """For each digit of a cell, given as a bit, the cells in its sight that hold it."""
    number = cell.bit_length() - 1
    peers = board.masks.tables.peer_masks[number]
    return [board.masks.planes[plane] & peers for plane in bits_of(board.masks.domain_bits[number])]


def _sharing(board: Board, number: int) -> tuple[int, int]:
    """The cells that see a cell or share no digit with it; and those that share one at most."""
    once = twice = 0
    for plane in bits_of(board.masks.domain_bits[number]):
        holders = board.masks.planes[plane]
        twice |= once & holders
        once |= holders
    peers = board.masks.tables.peer_masks[number]
    return peers | ~once, peers | ~twice


def _cells_to_try(holders_of: list[int], chosen: int, others: int, lacking: int) -> int:
    """The cells of which one must come next, if the cells chosen are to become a wing.

    Each digit needs two holders, or the cells without its only one would do: those of the digit
    that has the fewest to choose from.
    """
    tried, fewest = others, others.bit_count() + 1
    for holders in holders_of:
        have = holders & chosen
        if have & (have - 1):
            continue
        open_holders = holders & others
        if not open_holders or (
            not have and (lacking == 1 or not open_holders & (open_holders - 1))
        ):
            return 0
        if lacking == 1:
            tried &= open_holders
        elif open_holders.bit_count() < fewest:
            tried, fewest = open_holders, open_holders.bit_count()
    return tried


class WXYZWing(Technique):
    """Four cells, four digits: by their digits, then by the cells in order."""

    card = cards.WXYZ_WING

    def find(self, board: Board) -> Iterator[Inference]:
        for cells, digits, free in wings_of_four(board.layout).on(board):
            yield from _wing(self.card.slug, board, cells, digits, free)


class BigWing(Technique):
    """Five cells to nine around a pivot that sees all the others.

    By their number, by the pivot, by their digits, then by the cells in order.
    """

    card = cards.BIG_WING

    def find(self, board: Board) -> Iterator[Inference]:
        masks = board.masks
        domains, search = masks.domain_bits, WingSearch(board)
        circles = search.circles(masks.open_cells & ~masks.lone_cells)
        for size in range(5, min(LARGEST, board.layout.size) + 1):
            reported: set[int] = set()
            for pivot, around in circles:
                if around.bit_count() < size - 1 or domains[pivot].bit_count() > size:
                    continue
                for cells, digits, free in search.wings(size, 1 << pivot, around):
                    if cells not in reported:
                        reported.add(cells)
                        yield from _wing(self.card.slug, board, cells, digits, free)


def _wing(slug: str, board: Board, cells: int, digits: int, free: int) -> Iterator[Inference]:
    """The wing of these cells, if it does anything, and if it takes all of them to do it.

    Cells of one house are a naked subset and no wing; nor are those with a naked subset among them.
    """
    masks, tables = board.masks, board.masks.tables
    layout, planes = board.layout, masks.planes
    holders_of = {plane: planes[plane] & cells for plane in bits_of(digits)}
    targets_of = {
        plane: planes[plane] & tables.common_peers(holders)
        for plane, holders in holders_of.items()
        if free in (0, 1 << plane)
    }
    if not any(targets_of.values()):
        return
    if not free and any(not cells & ~mask for mask in tables.house_masks.values()):
        return
    if smaller_set_does([masks.domain_bits[number] for number in bits_of(cells)], 0):
        return
    links: list[Constraint] = []
    gone: list[Candidate] = []
    for plane, holders in holders_of.items():
        targets, numbers = targets_of.get(plane, 0), list(bits_of(holders))
        pairs = [(target, holder) for holder in numbers for target in bits_of(targets)]
        if free != 1 << plane:
            pairs += combinations(numbers, 2)
        links += covering_links(layout, plane + 1, pairs)
        gone += masks.candidates_at(plane + 1, targets)
    pivots = [n for n in bits_of(cells) if not cells & ~(tables.peer_masks[n] | 1 << n)]
    evidence = BigWingEvidence(
        cells=tables.cells_in(cells),
        restricted=tuple([plane + 1 for plane in bits_of(digits & ~free)]),
        digit=free.bit_length() or None,
        pivot=layout.cells[pivots[0]] if pivots else None,
        links=tuple(links),
    )
    elimination = Elimination.of_candidates(gone)
    if draft_receipt(board, elimination, evidence.truths, evidence.links).is_minimal():
        yield Inference(slug, elimination, evidence)
