"""Templates: all the ways to put one digit into every house at once.

Each house takes the digit once, and cells in sight of each other do not both take it: few ways to
place the digit everywhere are left as a puzzle goes on. A candidate that is in none of them is
false; one that is in all of them is true. That says all there is to say of one digit by itself.

Where the ways are too many to list, then for a candidate that no way found so far contains, one
that does is looked for, in the house with the fewest places first, and each way found speaks for
all its candidates. Where they have been listed once, a step leaves some of them.

More is to say of all digits together. A cell that every way to place one digit uses is closed to
all others: so ways to place these fall away, which may leave other cells to be used by every way,
and so on. A conclusion cites what it took for its own digit, and for each closed cell it needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sudologue.caches import cached_for_current
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
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules.common.receipts import minimal_receipt
from sudologue.rules.common.templates.listing import (
    common_to,
    in_every_template,
    in_some_template,
    listed_templates,
    open_houses,
)
from sudologue.rules.common.templates.search import template_with, template_within
from sudologue.rules.rule import Technique
from sudologue.rules.templates import card as cards
from sudologue.rules.templates.evidence import TemplateEvidence


class Closing:
    """The ways to place each digit, with those taken out that use a cell another digit must have.

    `ways` are those left by plane, `rounds` tells in which round a candidate turned out to be in
    every way, and `last` is the round after all of them. A digit with too many ways to list, or
    without any, is left out.
    """

    def __init__(self, board: Board) -> None:
        self.rounds: dict[tuple[int, int], int] = {}
        self.last = 0
        listed = listed_templates(board)
        self.ways = {plane: its.all for plane, its in enumerate(listed) if its.all}
        common = {plane: listed[plane].common for plane in self.ways}
        while True:
            found = {(plane, n): self.last for plane, its in common.items() for n in bits_of(its)}
            if len(found) == len(self.rounds):
                return
            self.rounds = found | self.rounds
            self.last += 1
            left = {plane: self._left(plane) for plane in self.ways}
            if not all(left.values()):  # the board has no solution
                self.rounds, self.ways = {}, {}
                return
            self.ways = left
            common = {plane: common_to(ways) for plane, ways in left.items()}

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
        houses, layout = open_houses(board, plane), board.layout
        numbers = [layout.cell_number(candidate.cell) for candidate in action.candidates]

        def forced(closed: int) -> bool:
            places = board.planes[plane] & ~closed
            if isinstance(action, Placement):
                return not template_within(layout, places & ~(1 << numbers[0]), houses)
            return not any(
                places >> number & 1 and template_with(layout, places, houses, number)
                for number in numbers
            )

        closed = self.closed(plane, before) & board.planes[plane]
        found = {number: (its, other) for (other, number), its in self.rounds.items()}
        for number in sorted(bits_of(closed), key=lambda n: (found[n][0], n), reverse=True):
            if forced(closed & ~(1 << number)):
                closed &= ~(1 << number)
        return [(found[number][1], number) for number in bits_of(closed)]


closing_of = cached_for_current(Closing)


class TemplateSet(Technique):
    """Cells that are in every way to place a digit: digit by digit, cells in order.

    First what a digit says by itself, then what all say together.
    """

    card = cards.TEMPLATE_SET

    def find(self, board: Board) -> Iterator[Inference]:
        layout, listed = board.layout, listed_templates(board)
        known: set[tuple[int, int]] = set()
        for plane, places in enumerate(board.planes):
            common = listed[plane].common
            if not listed[plane].all:
                common = in_every_template(layout, places, open_houses(board, plane))
            for number in bits_of(common):
                known.add((plane, number))
                yield self._told(board, plane, number, None)
        closing = closing_of(board)
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
        known, listed = dict[int, int](), listed_templates(board)
        for plane, places in enumerate(board.planes):
            gone = places & ~listed[plane].some
            if not listed[plane].all:
                gone = places & ~in_some_template(board.layout, places, open_houses(board, plane))
            # without any way at all, nothing that is ruled out would be news
            if gone and gone != places:
                known[plane] = gone
                yield self._told(board, plane, gone, None)
        closing = closing_of(board)
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
    receipt = tuple[Constraint, ...](truths), tuple(links)
    if closed_first:
        # what one digit needed may serve another as well
        receipt = minimal_receipt(board, action, *receipt)
    return TemplateEvidence(
        digit=digit,
        houses=tuple(
            [
                need.house
                for need in receipt[0]
                if isinstance(need, HouseConstraint) and need.digit == digit
            ]
        ),
        closed=closed_first,
        truths=receipt[0],
        links=receipt[1],
    )


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
    truths, links = minimal_receipt(narrower, action, in_houses, [*in_houses, *sights])
    return [truth for truth in truths if isinstance(truth, HouseConstraint)], list(links)
