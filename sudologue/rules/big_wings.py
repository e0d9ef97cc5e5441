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
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sudologue.inference import Constraint, Elimination, Inference, covering_links
from sudologue.inference.evidence import BigWingEvidence
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules.cards import big_wings as cards
from sudologue.rules.closed_sets import smaller_set_does
from sudologue.rules.rule import Technique
from sudologue.rules.tightening import tightened

LARGEST = 9
"""The most cells of a wing."""


class WXYZWing(Technique):
    """Four cells, four digits: by their digits, then by the cells in order."""

    card = cards.WXYZ_WING

    def find(self, board: Board) -> Iterator[Inference]:
        search = _Search(board)
        few = sum(board.cells_by_size[2:5])
        for digits, cells in search.cells_within(4, 0, few):
            for chosen, free in search.wings(4, digits, 0, cells):
                yield from _wing(self.card.slug, board, chosen, digits, free)


class BigWing(Technique):
    """Five cells to nine around a pivot that sees all the others.

    By their number, by the pivot, by their digits, then by the cells in order.
    """

    card = cards.BIG_WING

    def find(self, board: Board) -> Iterator[Inference]:
        domains, search = board.domain_bits, _Search(board)
        circles = search.circles(board.open_cells & ~board.lone_cells)
        for size in range(5, min(LARGEST, board.layout.size) + 1):
            told: set[int] = set()
            for pivot, around in circles:
                if around.bit_count() < size - 1 or domains[pivot].bit_count() > size:
                    continue
                for digits, cells in search.cells_within(size, domains[pivot], around):
                    for chosen, free in search.wings(size, digits, 1 << pivot, cells):
                        if chosen not in told:
                            told.add(chosen)
                            yield from _wing(self.card.slug, board, chosen, digits, free)


class _Search:
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

        def choose(place: int, lacking: int, digits: int, left: int) -> None:
            if not lacking:
                left &= ~later[place]
                if left.bit_count() >= fewest:
                    found.append((digits, left))
                return
            for at in range(place, len(others) - lacking + 1):
                choose(at + 1, lacking - 1, digits | 1 << others[at], left)
                left &= ~planes[others[at]]
                if left.bit_count() < fewest:
                    return

        choose(0, size - given.bit_count(), given, cells)
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

    def _fitting(self, number: int) -> tuple[int, int]:
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
            strangers, fitting = self._fitting(number)
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


def _wing(slug: str, board: Board, cells: int, digits: int, free: int) -> Iterator[Inference]:
    """The wing of these cells, if it does anything, and if it takes all of them to do it.

    Cells of one house are a naked subset and no wing; nor are those with a naked subset among them.
    """
    layout, planes = board.layout, board.planes
    holders_of = {plane: planes[plane] & cells for plane in bits_of(digits)}
    targets_of = {
        plane: planes[plane] & layout.common_peers(holders)
        for plane, holders in holders_of.items()
        if free in (0, 1 << plane)
    }
    if not any(targets_of.values()):
        return
    if not free and any(not cells & ~mask for mask in layout.house_masks.values()):
        return
    if smaller_set_does([board.domain_bits[number] for number in bits_of(cells)], 0):
        return
    links: list[Constraint] = []
    gone: list[Candidate] = []
    for plane, holders in holders_of.items():
        targets, numbers = targets_of.get(plane, 0), list(bits_of(holders))
        pairs = [(target, holder) for holder in numbers for target in bits_of(targets)]
        if free != 1 << plane:
            pairs += combinations(numbers, 2)
        links += covering_links(layout, plane + 1, pairs)
        gone += board.candidates_at(plane + 1, targets)
    pivots = [n for n in bits_of(cells) if not cells & ~(layout.peer_masks[n] | 1 << n)]
    evidence = BigWingEvidence.of(
        layout.cells_in(cells),
        tuple([plane + 1 for plane in bits_of(digits & ~free)]),
        free.bit_length() or None,
        layout.cells[pivots[0]] if pivots else None,
        links,
    )
    elimination = Elimination(tuple(gone))
    receipt = evidence.truths, evidence.links
    if tightened(board, elimination, *receipt) == receipt:
        yield Inference(slug, elimination, evidence)
