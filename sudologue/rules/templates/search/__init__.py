"""Templates: all the ways to put one digit into every house at once.

Each house takes the digit once, and cells in sight of each other do not both take it: few templates
of the digit are left as a puzzle goes on. A candidate that is in none of them is false; one that is
in all of them is true. That says all there is to say of one digit by itself.

Where the templates are too many to list, then for a candidate that no template met so far contains,
one that does is looked for, in the house with the fewest places first, and each template met speaks
for all its candidates. Where they have been listed once, a step leaves some of them.

More is to say of all digits together. A cell that every template of one digit uses is closed to all
others: so templates of these fall away, which may leave other cells to be used by every template,
and so on. A conclusion cites what it took for its own digit, and for each closed cell it needed.

In a pattern overlay, templates of two or three digits are laid over each other. A template of one
digit that meets every template of another in some cell is impossible, for a cell takes one digit;
so is one that no two templates of two others leave room for at the same time. A candidate that only
such templates use is false.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod

from sudologue.caches import cached_for_current
from sudologue.inference import (
    Action,
    CellConstraint,
    Constraint,
    DistinctConstraint,
    Elimination,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
    link_between,
)
from sudologue.model import Board, Candidate, bits_of, union_of
from sudologue.rules.common.minimal_receipts import draft_receipt, minimal_receipt
from sudologue.rules.common.template_search import (
    digits_worth_searching,
    template_with,
    template_within,
)
from sudologue.rules.rule import Technique
from sudologue.rules.templates import card as cards
from sudologue.rules.templates.evidence import PatternOverlayEvidence, TemplateEvidence
from sudologue.rules.templates.search.template_listing import (
    common_to,
    in_every_template,
    in_some_template,
    listed_templates,
    open_houses,
)

MOST_PAIRINGS = 30_000
"""Digits with more templates to be laid over each other are left out: they say little."""


class Closing:
    """The templates of each digit, without those that use a cell another digit must have.

    `templates` are those left by plane, `rounds` tells in which round a candidate turned out to be
    in every template, and `last` is the round after all of them. A digit with too many templates to
    list, or without any, is left out.
    """

    def __init__(self, board: Board) -> None:
        self.rounds: dict[tuple[int, int], int] = {}
        self.last = 0
        listed = listed_templates(board)
        self.templates = {
            plane: of_plane.all for plane, of_plane in enumerate(listed) if of_plane.all
        }
        common = {plane: listed[plane].common for plane in self.templates}
        while True:
            placed = {
                (plane, n): self.last for plane, mask in common.items() for n in bits_of(mask)
            }
            if len(placed) == len(self.rounds):
                return
            self.rounds = placed | self.rounds
            self.last += 1
            remaining = {plane: self._remaining(plane) for plane in self.templates}
            if not all(remaining.values()):  # the board has no solution
                self.rounds, self.templates = {}, {}
                return
            self.templates = remaining
            common = {plane: common_to(of_plane) for plane, of_plane in remaining.items()}

    def _remaining(self, plane: int) -> tuple[int, ...]:
        closed = self.closed(plane, self.last)
        return tuple([template for template in self.templates[plane] if not template & closed])

    def closed(self, plane: int, before: int) -> int:
        """The cells that other digits turned out to need before a round."""
        closed = [n for (other, n), at in self.rounds.items() if other != plane and at < before]
        return union_of([1 << number for number in closed])

    def needed(self, board: Board, action: Action, before: int) -> list[tuple[int, int]]:
        """Closed cells that together force a conclusion, with the planes of what they must hold."""
        plane = action.candidates[0].digit - 1
        houses, layout = open_houses(board, plane), board.layout
        numbers = [layout.tables.cell_number(candidate.cell) for candidate in action.candidates]

        def forced(closed: int) -> bool:
            places = board.masks.planes[plane] & ~closed
            if isinstance(action, Placement):
                return not template_within(layout, places & ~(1 << numbers[0]), houses)
            return not any(
                places >> number & 1 and template_with(layout, places, houses, number)
                for number in numbers
            )

        closed = self.closed(plane, before) & board.masks.planes[plane]
        closers = {number: (round_, other) for (other, number), round_ in self.rounds.items()}
        for number in sorted(bits_of(closed), key=lambda n: (closers[n][0], n), reverse=True):
            if forced(closed & ~(1 << number)):
                closed &= ~(1 << number)
        return [(closers[number][1], number) for number in bits_of(closed)]


closing_of = cached_for_current(Closing)


def may_tell(board: Board) -> bool:
    """Whether templates may say anything: without it, none need be listed.

    Some candidate is in no template, or a house has one place left. Where neither is so, each place
    of a house is in some template, which then does without the other places. So no candidate is in
    every template, and no cell is closed to other digits.
    """
    return bool(digits_worth_searching(board)) or next(board.masks.lone_places(), None) is not None


class TemplateSet(Technique):
    """Cells that are in every template of a digit: digit by digit, cells in order.

    First what a digit says by itself, then what all say together.
    """

    card = cards.TEMPLATE_SET

    def find(self, board: Board) -> Iterator[Inference]:
        if not may_tell(board):
            return
        layout, listed = board.layout, listed_templates(board)
        known: set[tuple[int, int]] = set()
        for plane, places in enumerate(board.masks.planes):
            common = listed[plane].common
            if not listed[plane].all:
                common = in_every_template(layout, places, open_houses(board, plane))
            for number in bits_of(common):
                known.add((plane, number))
                yield self._inference(board, plane, number, None)
        closing = closing_of(board)
        for plane, number in sorted(closing.rounds):
            if (plane, number) not in known:
                yield self._inference(board, plane, number, closing)

    def _inference(
        self, board: Board, plane: int, number: int, closing: Closing | None
    ) -> Inference:
        placement = Placement(board.layout.cells[number], plane + 1)
        before = closing.rounds[plane, number] if closing else 0
        return Inference(self.card.slug, placement, evidence_for(board, placement, closing, before))


class TemplateDelete(Technique):
    """Candidates that are in no template of their digit: digit by digit.

    First what a digit says by itself, then what all say together.
    """

    card = cards.TEMPLATE_DELETE

    def find(self, board: Board) -> Iterator[Inference]:
        masks = board.masks
        if not may_tell(board):
            return
        known, listed = dict[int, int](), listed_templates(board)
        for plane, places in enumerate(masks.planes):
            dead = places & ~listed[plane].some
            if not listed[plane].all:
                dead = places & ~in_some_template(board.layout, places, open_houses(board, plane))
            # without any template at all, nothing that is ruled out would be news
            if dead and dead != places:
                known[plane] = dead
                yield self._inference(board, plane, dead, None)
        closing = closing_of(board)
        for plane, templates in closing.templates.items():
            dead = masks.planes[plane] & ~union_of(templates)
            if dead and dead != masks.planes[plane] and dead != known.get(plane):
                yield self._inference(board, plane, dead, closing)

    def _inference(self, board: Board, plane: int, dead: int, closing: Closing | None) -> Inference:
        elimination = Elimination.of_candidates(board.masks.candidates_at(plane + 1, dead))
        before = closing.last if closing else 0
        return Inference(
            self.card.slug, elimination, evidence_for(board, elimination, closing, before)
        )


def evidence_for(
    board: Board, action: Action, closing: Closing | None, before: int
) -> TemplateEvidence:
    """What a conclusion needs of its own digit, and of those that closed cells to it."""
    all_needs: dict[Constraint, None] = {}
    all_limits: dict[Constraint, None] = {}
    layout = board.layout
    cited: set[Candidate] = set()
    due = [(action, before)]
    closed_first: tuple[Candidate, ...] = ()
    while due:
        each, round_ = due.pop()
        needed = closing.needed(board, each, round_) if closing else []
        digit = each.candidates[0].digit
        closers = [Candidate(layout.cells[number], other + 1) for other, number in needed]
        needs, limits = _of_digit(board, each, [Candidate(c.cell, digit) for c in closers])
        all_needs |= dict.fromkeys(needs)
        all_limits |= dict.fromkeys(limits)
        closed_first = tuple(closers) if each is action else closed_first
        for closer, (plane, number) in zip(closers, needed, strict=True):
            all_limits[CellConstraint(closer.cell)] = None
            if closing and closer not in cited:
                cited.add(closer)
                due.append((Placement(closer.cell, plane + 1), closing.rounds[plane, number]))
    digit = action.candidates[0].digit
    truths, links = tuple(all_needs), tuple(all_limits)
    if closed_first:
        # what one digit needed may serve another as well
        truths, links = minimal_receipt(board, action, truths, links)
    needs = [need for need in truths if isinstance(need, HouseConstraint)]
    houses = tuple([need.house for need in needs if need.digit == digit])
    return TemplateEvidence(
        digit=digit, houses=houses, closed=closed_first, truths=truths, links=links
    )


def _of_digit(
    board: Board, action: Action, closed: list[Candidate]
) -> tuple[list[HouseConstraint], list[Constraint]]:
    """The digit's own constraints that are needed when these candidates of it are gone."""
    layout, digit = board.layout, action.candidates[0].digit
    in_houses = _needs_of(board, digit)
    sights: list[Constraint] = []
    if layout.sights or layout.clues:
        for one, other in combinations(bits_of(board.masks.planes[digit - 1]), 2):
            if layout.tables.peer_masks[one] >> other & 1:
                cells = layout.cells[one], layout.cells[other]
                if not any(all(cell in link.house.cells for cell in cells) for link in in_houses):
                    sights.append(link_between(layout, *cells, digit))
    # what is closed is no longer anything to conclude
    if isinstance(action, Elimination):
        kept = tuple([candidate for candidate in action.candidates if candidate not in closed])
        if not kept:
            return [], []
        action = Elimination.of_candidates(kept)
    narrower = board.eliminate(closed) if closed else board
    truths, links = minimal_receipt(
        narrower, action, in_houses, [*in_houses, *dict.fromkeys(sights)]
    )
    return [truth for truth in truths if isinstance(truth, HouseConstraint)], list(links)


def _needs_of(board: Board, digit: int) -> list[HouseConstraint]:
    """What the houses without a digit need."""
    tables = board.masks.tables
    filled = board.masks.filled >> tables.plane_start(digit)
    masks = tables.house_masks.items()
    return [HouseConstraint(house, digit) for house, mask in masks if not mask & filled]


class PatternOverlay(Technique):
    """Two digits, then three, in order of the digits: what they rule out of each other.

    Three digits are reported where they rule out more than any two of them.
    """

    card = cards.PATTERN_OVERLAY

    def find(self, board: Board) -> Iterator[Inference]:
        templates = {
            plane: listed.all for plane, listed in enumerate(listed_templates(board)) if listed.all
        }
        used = {plane: union_of(all_of_plane) for plane, all_of_plane in templates.items()}
        known: dict[tuple[int, ...], dict[int, int]] = {}
        for count in (2, 3):
            for planes in combinations(templates, count):
                if prod(len(templates[plane]) for plane in planes) > MOST_PAIRINGS:
                    continue
                by_pairs = [
                    known[pair] for pair in combinations(planes, count - 1) if pair in known
                ]
                eliminated = known[planes] = {
                    plane: used[plane]
                    & ~_possible(
                        templates[plane], [templates[other] for other in planes if other != plane]
                    )
                    for plane in planes
                }
                if all(used[plane] & ~mask for plane, mask in eliminated.items()) and any(
                    mask & ~union_of([pair.get(plane, 0) for pair in by_pairs])
                    for plane, mask in eliminated.items()
                ):
                    yield self._inference(board, planes, eliminated)

    def _inference(
        self, board: Board, planes: Sequence[int], eliminated: dict[int, int]
    ) -> Inference:
        candidates = [
            candidate
            for plane, mask in eliminated.items()
            for candidate in board.masks.candidates_at(plane + 1, mask)
        ]
        elimination = Elimination.of_candidates(candidates)
        draft = draft_receipt(board, elimination, *_constraints(board, planes))
        truths = draft.needed_truths()
        digits = tuple([plane + 1 for plane in planes])
        evidence = PatternOverlayEvidence(digits=digits, truths=truths, links=draft.needed_links())
        return Inference(self.card.slug, elimination, evidence)


def _possible(templates: Sequence[int], others: Sequence[Sequence[int]]) -> int:
    """The cells of templates that leave room for a template of each of the others."""
    possible = 0
    for template in templates:
        if template & ~possible and _room(template, others):
            possible |= template
    return possible


def _room(taken: int, others: Sequence[Sequence[int]]) -> bool:
    if not others:
        return True
    return any(
        not template & taken and _room(taken | template, others[1:]) for template in others[0]
    )


def _constraints(
    board: Board, planes: Sequence[int]
) -> tuple[list[HouseConstraint], list[Constraint]]:
    """All that these digits are subject to."""
    tables = board.masks.tables
    truths: list[HouseConstraint] = []
    links: list[Constraint] = []
    met = several = 0
    for plane in planes:
        places = board.masks.planes[plane]
        truths += _needs_of(board, plane + 1)
        for one, other, _ in tables.sight_pairs:
            if places >> one & places >> other & 1:
                cells = sorted((tables.cells[one], tables.cells[other]))
                links.append(SightConstraint(cells[0], cells[1], plane + 1))
        for clue, part, mask in tables.distinct_sets:
            if (places & mask).bit_count() > 1:
                links.append(DistinctConstraint(clue, plane + 1, part))
        several |= met & places
        met |= places
    cells = [CellConstraint(tables.cells[number]) for number in bits_of(several)]
    return truths, [*truths, *links, *cells]


RULES = (TemplateSet(), TemplateDelete(), PatternOverlay())
