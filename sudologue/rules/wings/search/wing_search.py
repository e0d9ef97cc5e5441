"""The search for bigger wings: n cells that hold n digits, at most one of which is not restricted.

It goes by digits: which cells hold nothing but these? It adds cell after cell, as long as those
that do not see each other share one digit at most, always the same, and as long as some candidate
of that digit sees all its places.

A wing is a matter of its cells and of what these may take, save for what it rules out. So wings of
four cells are searched for only where cells have changed (see `last_finds`).
"""

from __future__ import annotations

from collections.abc import Callable

from sudologue.caches import LAYOUTS, cached
from sudologue.model import Board, Layout, bits_of
from sudologue.rules.common.last_finds import LastFinds

Wing = tuple[int, int, int]
"""Its cells, its digits, and the digit that is not restricted, if any: as bits."""

WING_OF_FOUR = 4


class WingsOfFour:
    """The wings of four cells on a layout's boards."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._last = LastFinds[Wing]()

    def on(self, board: Board) -> list[Wing]:
        """The wings of a board, by their digits, then by their cells in order.

        Without those in one house, which are naked subsets.
        """
        since = self._last.since(board)
        if since is None:
            found = self._all(board)
        else:
            found = {wing for wing in since.found if not wing[0] & since.changed}
            found |= self._with(board, since.changed)
        self._last.keep(board, frozenset(found))
        return sorted(found, key=_in_order)

    def _all(self, board: Board) -> set[Wing]:
        search, few = WingSearch(board), _few(board)
        return {
            (cells, digits, free)
            for digits, around in search.cells_within(WING_OF_FOUR, 0, few)
            for cells, free in search.wings(WING_OF_FOUR, digits, 0, around)
            if self._spread(cells)
        }

    def _with(self, board: Board, changed: int) -> set[Wing]:
        """The wings with any of these cells."""
        search, few, domains = WingSearch(board), _few(board), board.domain_bits
        found: set[Wing] = set()
        for cell in bits_of(changed & few):
            few ^= 1 << cell
            for digits, around in search.cells_within(
                WING_OF_FOUR, domains[cell], search.fitting(cell, few)
            ):
                for cells, free in search.wings(WING_OF_FOUR, digits, 1 << cell, around):
                    if self._spread(cells):
                        found.add((cells, digits, free))
        return found

    def _spread(self, cells: int) -> bool:
        """Whether no house has all of these cells."""
        return all(cells & ~mask for mask in self._layout.house_masks.values())


wings_of_four = cached(LAYOUTS)(WingsOfFour)


def _few(board: Board) -> int:
    return sum(board.cells_by_size[2 : WING_OF_FOUR + 1])


def _in_order(wing: Wing) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(bits_of(wing[1])), tuple(bits_of(wing[0]))


class WingSearch:
    """The search for wings on a board."""

    def __init__(self, board: Board) -> None:
        self._planes, self._peers = board.planes, board.layout.peer_masks
        self._domains = board.domain_bits
        self._partners: dict[int, list[int]] = {}
        self._sharing: dict[int, tuple[int, int]] = {}

    def circles(self, cells: int) -> list[tuple[int, int]]:
        """The cells as pivots, each with those in its sight that might be in a wing with it."""
        found: list[tuple[int, int]] = []
        for pivot in bits_of(cells):
            circle = self._with_partners(cells & self._peers[pivot] | 1 << pivot)
            if circle >> pivot & 1:
                found.append((pivot, circle ^ 1 << pivot))
        return found

    def cells_within(self, size: int, given: int, cells: int) -> list[tuple[int, int]]:
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

    def wings(self, size: int, digits: int, pivot: int, cells: int) -> list[tuple[int, int]]:
        """The wings of these digits, with the pivot if there is one, and other ones of the cells.

        Each with the unrestricted digit's bit, or 0 where all are restricted.
        """
        cells |= pivot
        planes, left = self._planes, digits
        while left:
            digit = left & -left
            left ^= digit
            holders = planes[digit.bit_length() - 1] & cells
            if not holders & (holders - 1):
                return []
        if pivot and not self._has_partners(pivot.bit_length() - 1, cells):
            return []
        cells = self._with_partners(cells)
        if cells.bit_count() < size or pivot & ~cells:
            return []
        found: list[tuple[int, int]] = []
        holders_of = [self._planes[plane] & cells for plane in bits_of(digits)]
        if pivot:
            union = self._domains[pivot.bit_length() - 1]
            self._grow(holders_of, pivot, union, 0, 0, cells ^ pivot, size - 1, found)
        else:
            self._grow(holders_of, 0, 0, 0, 0, cells, size, found)
        return found

    def _with_partners(self, cells: int) -> int:
        """The cells without those that have two digits, or more, with no holder in their sight."""
        known = self._partners
        while True:
            left = rest = cells
            while rest:
                low = rest & -rest
                rest ^= low
                partners = known.get(low)
                if partners is None:
                    number = low.bit_length() - 1
                    peers, digits = self._peers[number], bits_of(self._domains[number])
                    partners = known[low] = [self._planes[plane] & peers for plane in digits]
                lonely = False
                for partner in partners:
                    if not partner & cells:
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
        cells &= self._sharing_with(number)[1]
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

    def _sharing_with(self, number: int) -> tuple[int, int]:
        """The cells that see a cell or share no digit with it; and those that share one at most."""
        found = self._sharing.get(number)
        if found is None:
            once = twice = 0
            for plane in bits_of(self._domains[number]):
                bits = self._planes[plane]
                twice |= once & bits
                once |= bits
            peers = self._peers[number]
            found = self._sharing[number] = peers | ~once, peers | ~twice
        return found

    def _grow(
        self,
        holders_of: list[int],
        chosen: int,
        union: int,
        free: int,
        targets: int,
        rest: int,
        lacking: int,
        found: list[tuple[int, int]],
    ) -> None:
        """Extend the cells chosen by as many of the rest as are lacking.

        Each digit needs two holders, or the cells without its only one would do: those of the digit
        that has the fewest to choose from are tried. `free` is the digit that cells out of each
        other's sight share, once there is one; `targets` are then its candidates in sight of all
        cells chosen that hold it.
        """
        planes, peers = self._planes, self._peers
        tried, fewest = rest, rest.bit_count() + 1
        for holders in holders_of:
            have = holders & chosen
            if have & (have - 1):
                continue
            left = holders & rest
            if not left or (not have and (lacking == 1 or not left & (left - 1))):
                return
            if lacking == 1:
                tried &= left
            elif left.bit_count() < fewest:
                tried, fewest = left, left.bit_count()
        while tried:
            low = tried & -tried
            tried ^= low
            rest ^= low
            number = low.bit_length() - 1
            strangers, fitting = self._sharing_with(number)
            after = rest & fitting
            if after.bit_count() < lacking - 1:
                continue
            domain, its_free, its_targets = self._domains[number], free, targets
            together = union | domain
            if lacking > 1 and together.bit_count() <= chosen.bit_count() + 1:
                continue
            clashes = chosen & ~strangers
            while clashes and its_free >= 0:
                other = clashes & -clashes
                clashes ^= other
                shared = domain & self._domains[other.bit_length() - 1]
                its_free = shared if its_free in (0, shared) else -1
            if its_free < 0:
                continue
            if its_free:
                if not free:
                    its_targets = planes[its_free.bit_length() - 1]
                    for holder in bits_of(chosen & its_targets):
                        its_targets &= peers[holder]
                if domain & its_free:
                    its_targets &= peers[number]
                if not its_targets:
                    continue
            if lacking == 1:
                found.append((chosen | low, its_free))
            else:
                self._grow(
                    holders_of,
                    chosen | low,
                    together,
                    its_free,
                    its_targets,
                    after,
                    lacking - 1,
                    found,
                )
