"""Templates: all the ways to put one digit into every house at once.

Each house takes the digit once, and cells in sight of each other do not both take it: few ways to
place the digit everywhere are left as a puzzle goes on. A candidate that is in none of them is
false; one that is in all of them is true. That says all there is to say of one digit by itself.

There the ways are not listed: for a candidate that no way found so far contains, one that does is
looked for, in the house with the fewest places first, and each way found speaks for all its
candidates.

More is to say of all digits together. A cell that every way to place one digit uses is closed to
all others: so ways to place these fall away, which may leave other cells to be used by every way,
and so on. This does list the ways. A conclusion cites what it took for its own digit, and for each
closed cell it needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from sudologue.inference import (
    Action,
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
)
from sudologue.inference.evidence import TemplateEvidence
from sudologue.model import Board, Candidate, Layout, bits_of
from sudologue.rules.cards import templates as cards
from sudologue.rules.rule import Technique
from sudologue.rules.tightening import tightened

MOST_WAYS = 1000
"""A digit with more ways is left out of account: it says little."""


class Closing:
    """The ways to place each digit, with those taken out that use a cell another digit must have.

    `ways` are those left by plane, `rounds` tells in which round a candidate turned out to be in
    every way, and `last` is the round after all of them. A digit with too many ways to list, or
    without any, is left out.
    """

    def __init__(self, board: Board) -> None:
        self.rounds: dict[tuple[int, int], int] = {}
        self.last = 0
        planes = board.planes
        listed = {plane: all_ways(board, plane) for plane in range(board.layout.size)}
        self.ways = {plane: ways for plane, ways in listed.items() if ways}
        while True:
            found: dict[tuple[int, int], int] = {}
            for plane, ways in self.ways.items():
                common = planes[plane]
                for way in ways:
                    common &= way
                found |= {(plane, n): self.last for n in bits_of(common)}
            if len(found) == len(self.rounds):
                return
            self.rounds = found | self.rounds
            self.last += 1
            left = {plane: self._left(plane) for plane in self.ways}
            if not all(left.values()):  # the board has no solution
                self.rounds, self.ways = {}, {}
                return
            self.ways = left

    def _left(self, plane: int) -> tuple[int, ...]:
        closed = self.closed(plane, self.last)
        return tuple([way for way in self.ways[plane] if not way & closed])

    def closed(self, plane: int, before: int) -> int:
        """The cells that other digits were found to need before a round."""
        found = 0
        for (other, number), its_round in self.rounds.items():
            if other != plane and its_round < before:
                found |= 1 << number
        return found

    def needed(self, board: Board, action: Action, before: int) -> list[tuple[int, int]]:
        """Closed cells that together force a conclusion, with the planes of what they must hold."""
        plane = action.candidates[0].digit - 1
        houses, layout = _open_houses(board, plane), board.layout
        numbers = [layout.cell_number(candidate.cell) for candidate in action.candidates]

        def forced(closed: int) -> bool:
            places = board.planes[plane] & ~closed
            if isinstance(action, Placement):
                return not _way(layout, places & ~(1 << numbers[0]), houses)
            return not any(
                places >> number & 1 and _way_with(layout, places, houses, number)
                for number in numbers
            )

        closed = self.closed(plane, before) & board.planes[plane]
        found = {number: (its, other) for (other, number), its in self.rounds.items()}
        for number in sorted(bits_of(closed), key=lambda n: (found[n][0], n), reverse=True):
            if forced(closed & ~(1 << number)):
                closed &= ~(1 << number)
        return [(found[number][1], number) for number in bits_of(closed)]


class TemplateSet(Technique):
    """Cells that are in every way to place a digit: digit by digit, cells in order.

    First what a digit says by itself, then what all say together.
    """

    card = cards.TEMPLATE_SET

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        known: set[tuple[int, int]] = set()
        for plane, places in enumerate(board.planes):
            for number in bits_of(_everywhere(layout, places, _open_houses(board, plane))):
                known.add((plane, number))
                yield self._told(board, plane, number, None)
        closing = Closing(board)
        for plane, number in sorted(closing.rounds):
            if (plane, number) not in known:
                yield self._told(board, plane, number, closing)

    def _told(self, board: Board, plane: int, number: int, closing: Closing | None) -> Inference:
        placement = Placement(board.layout.cells[number], plane + 1)
        before = closing.rounds[plane, number] if closing else 0
        return Inference(self.card.slug, placement, evidence_for(board, placement, closing, before))


class TemplateDelete(Technique):
    """Candidates that are in no way to place their digit: digit by digit.

    First what a digit says by itself, then what all say together.
    """

    card = cards.TEMPLATE_DELETE

    def find(self, board: Board) -> Iterator[Inference]:
        known: dict[int, int] = {}
        for plane, places in enumerate(board.planes):
            gone = places & ~_somewhere(board.layout, places, _open_houses(board, plane))
            # without any way at all, nothing that is ruled out would be news
            if gone and gone != places:
                known[plane] = gone
                yield self._told(board, plane, gone, None)
        closing = Closing(board)
        for plane, ways in closing.ways.items():
            gone = board.planes[plane]
            for way in ways:
                gone &= ~way
            if gone and gone != board.planes[plane] and gone != known.get(plane):
                yield self._told(board, plane, gone, closing)

    def _told(self, board: Board, plane: int, gone: int, closing: Closing | None) -> Inference:
        elimination = Elimination(tuple(board.candidates_at(plane + 1, gone)))
        before = closing.last if closing else 0
        return Inference(
            self.card.slug, elimination, evidence_for(board, elimination, closing, before)
        )


def _open_houses(board: Board, plane: int) -> tuple[int, ...]:
    """The cells of the houses that a digit is not placed in yet."""
    filled = board.filled >> plane * board.layout.cell_count
    return tuple([mask for mask in board.layout.house_masks.values() if not mask & filled])


@lru_cache(maxsize=1 << 10)
def _somewhere(layout: Layout, places: int, houses: tuple[int, ...]) -> int:
    """The places that are in some way to give each of these houses one of them."""
    found = 0
    for number in bits_of(places):
        if not found >> number & 1:
            found |= _way_with(layout, places, houses, number)
    return found


@lru_cache(maxsize=1 << 10)
def _everywhere(layout: Layout, places: int, houses: tuple[int, ...]) -> int:
    """The places that every way to give each of these houses one of them uses."""
    common = first = _way(layout, places, houses)
    for number in bits_of(first):
        if common >> number & 1:
            other = _way(layout, places & ~(1 << number), houses)
            if other:
                common &= other
    return common


def _way_with(layout: Layout, places: int, houses: tuple[int, ...], number: int) -> int:
    """Some way with this place, or nothing."""
    bit = 1 << number
    left = tuple([mask for mask in houses if not mask & bit])
    if not left:
        return bit
    way = _way(layout, places & ~(layout.peer_masks[number] | bit), left)
    return way | bit if way else 0


def _way(layout: Layout, places: int, houses: tuple[int, ...]) -> int:
    """Some way to give each of these houses one of the places, or nothing."""
    if not houses:
        return 0
    tightest = min([mask & places for mask in houses], key=int.bit_count)
    for number in bits_of(tightest):
        way = _way_with(layout, places, houses, number)
        if way:
            return way
    return 0


def all_ways(board: Board, plane: int) -> tuple[int, ...]:
    """The ways to place a digit where it is not placed yet; none, if there are too many to list."""
    houses = _open_houses(board, plane)
    return _listed(board.layout, board.planes[plane], houses) if houses else ()


@lru_cache(maxsize=1 << 8)
def _listed(layout: Layout, places: int, houses: tuple[int, ...]) -> tuple[int, ...]:
    """All ways, if there are not too many to list."""
    ways: list[int] = []
    open_ends = [(places, houses, 0)]
    while open_ends and len(ways) <= MOST_WAYS:
        places, houses, way = open_ends.pop()
        if not houses:
            ways.append(way)
            continue
        for number in bits_of(min([mask & places for mask in houses], key=int.bit_count)):
            bit = 1 << number
            left = tuple([mask for mask in houses if not mask & bit])
            open_ends.append((places & ~(layout.peer_masks[number] | bit), left, way | bit))
    return tuple(ways) if len(ways) <= MOST_WAYS else ()


def evidence_for(
    board: Board, action: Action, closing: Closing | None, before: int
) -> TemplateEvidence:
    """What a conclusion needs of its own digit, and of those that closed cells to it."""
    truths: dict[HouseConstraint, None] = {}
    links: dict[Constraint, None] = {}
    layout = board.layout
    told: set[Candidate] = set()
    due = [(action, before)]
    closed_first: tuple[Candidate, ...] = ()
    while due:
        each, its_round = due.pop()
        needed = closing.needed(board, each, its_round) if closing else []
        digit = each.candidates[0].digit
        closers = [Candidate(layout.cells[number], other + 1) for other, number in needed]
        needs, limits = _of_digit(board, each, [Candidate(c.cell, digit) for c in closers])
        truths |= dict.fromkeys(needs)
        links |= dict.fromkeys(limits)
        closed_first = tuple(closers) if each is action else closed_first
        for closer, (plane, number) in zip(closers, needed, strict=True):
            links[CellConstraint(closer.cell)] = None
            if closing and closer not in told:
                told.add(closer)
                due.append((Placement(closer.cell, plane + 1), closing.rounds[plane, number]))
    digit = action.candidates[0].digit
    if closed_first:
        # what one digit needed may serve another as well
        return TemplateEvidence.of(
            digit, *tightened(board, action, tuple(truths), tuple(links)), closed_first
        )
    return TemplateEvidence.of(digit, tuple(truths), tuple(links), closed_first)


def _of_digit(
    board: Board, action: Action, closed: list[Candidate]
) -> tuple[list[HouseConstraint], list[Constraint]]:
    """The digit's own constraints that are needed when these candidates of it are gone."""
    layout, digit = board.layout, action.candidates[0].digit
    plane = digit - 1
    filled = board.filled >> plane * layout.cell_count
    in_houses = [
        HouseConstraint(house, digit)
        for house, mask in layout.house_masks.items()
        if not mask & filled
    ]
    sights: list[Constraint] = []
    if layout.sights:
        for one, other in combinations(bits_of(board.planes[plane]), 2):
            if layout.peer_masks[one] >> other & 1:
                cells = layout.cells[one], layout.cells[other]
                if not any(all(cell in link.house.cells for cell in cells) for link in in_houses):
                    sights.append(SightConstraint(*cells, digit))
    # what is closed is no longer anything to conclude
    gone = {*closed}
    if isinstance(action, Elimination):
        kept = tuple([candidate for candidate in action.candidates if candidate not in gone])
        if not kept:
            return [], []
        action = Elimination(kept)
    narrower = board.eliminate(closed) if closed else board
    truths, links = tightened(narrower, action, in_houses, [*in_houses, *sights])
    return [truth for truth in truths if isinstance(truth, HouseConstraint)], list(links)
