"""Strong links between candidates, and the two colours that they give.

A constraint with two candidates left is a *strong link*: exactly one of the two is true. Follow
strong links from a candidate, colouring the candidates by turns: whichever colour is true, it is
true throughout, and the other false throughout.

To refute a candidate, suppose that it is true. What it sees is false; the partner of something
false is true; the partner of something true is false; and so on along the colours, until something
true sees the candidate we began with. The shortest such chain is the receipt. On it, strong links
are cited by turns as links and as truths.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from sudologue.inference import CellConstraint, Constraint, HouseConstraint, link_between
from sudologue.model import Board, Layout, bits_of
from sudologue.rules.common.two_colour import two_colour

CandidatePair = tuple[int, int]
Supposition = tuple[int, bool]


class Grounds(NamedTuple):
    """Citations for one conclusion, in order, some perhaps twice and some needless."""

    truths: list[Constraint]
    links: list[Constraint]


class ColourChain(NamedTuple):
    """Candidates by number, from one that is supposed true: the next is false, the next true, …

    A chain that ends where it began, at a candidate false by now, refutes that candidate.
    """

    nodes: tuple[int, ...]

    @property
    def steps(self) -> tuple[CandidatePair, ...]:
        """From each to the next: by turns because one is true the next is false, and vice versa."""
        return tuple(pairwise(self.nodes))


@dataclass(frozen=True, slots=True)
class ColourPair:
    """The two colours of candidates that strong links join, as masks.

    The masks are of cells where one digit is looked at, else of candidates.
    """

    one: int
    other: int

    def __lshift__(self, start: int) -> ColourPair:
        """Colours of a digit's cells, as colours of its candidates, which begin at a number."""
        return ColourPair(self.one << start, self.other << start)

    @property
    def both(self) -> int:
        """All that have a colour."""
        return self.one | self.other

    def opposite(self, colour: int) -> int:
        """The other one of the two."""
        return self.both ^ colour


@dataclass(frozen=True)
class StrongLinks:
    """For each candidate by number, its partners, each with the constraint that joins the two."""

    layout: Layout
    partners: Mapping[int, Mapping[int, Constraint]]

    @classmethod
    def of_digit(cls, board: Board, digit: int) -> StrongLinks:
        """The strong links of one digit, in its houses."""
        partners: dict[int, dict[int, Constraint]] = {}
        _join_places(board, digit, partners)
        return cls(board.layout, partners)

    @classmethod
    def of_board(cls, board: Board) -> StrongLinks:
        """The strong links of all digits, and those in cells with two candidates."""
        partners: dict[int, dict[int, Constraint]] = {}
        layout = board.layout
        for cell in bits_of(board.bivalue_cells):
            one, other = bits_of(board.live & layout.domain_masks[cell])
            constraint = CellConstraint(layout.cells[cell])
            partners.setdefault(one, {})[other] = constraint
            partners.setdefault(other, {})[one] = constraint
        for digit in layout.digits:
            _join_places(board, digit, partners)
        return cls(layout, partners)

    def link(self, one: int, other: int) -> Constraint:
        """Why two candidates in sight of each other are not both true."""
        joined = self.partners.get(one, {}).get(other)
        if joined is not None:
            return joined
        first, second = self.layout.candidate(one), self.layout.candidate(other)
        if first.cell == second.cell:
            return CellConstraint(first.cell)
        return link_between(self.layout, first.cell, second.cell, first.digit)

    def refutation(
        self, target: int, coloured: int, sight: int = 0, meetings: Iterable[CandidatePair] = ()
    ) -> ColourChain | None:
        """The shortest chain from a candidate, supposed true, to its denial.

        It goes along strong links between coloured candidates, over `meetings` from one candidate
        to another that it sees, and from the target to those of `sight`, and back.
        """
        near: dict[int, list[int]] = {target: list(bits_of(sight))}
        for one, other in meetings:
            near.setdefault(one, []).append(other)
            near.setdefault(other, []).append(one)
        came_from: dict[Supposition, Supposition | None] = {(target, True): None}
        queue: list[Supposition] = [(target, True)]
        for state in queue:
            number, is_true = state
            reached = [*self.partners.get(number, ())]
            if is_true:
                reached += near.get(number, ())
                if sight >> number & 1 or target in reached:
                    return self._chain(came_from, state, target)
            for partner in reached:
                new = partner, not is_true
                if new not in came_from and coloured >> partner & 1:
                    came_from[new] = state
                    queue.append(new)
        return None

    def _chain(
        self, came_from: Mapping[Supposition, Supposition | None], last: Supposition, target: int
    ) -> ColourChain:
        nodes: list[int] = [target]
        state: Supposition | None = last
        while state is not None:
            nodes.append(state[0])
            state = came_from[state]
        return ColourChain(tuple(reversed(nodes)))

    def consequences(self, source: int) -> dict[int, ColourChain]:
        """What is true if a candidate is, nearest first, with the chain that leads there."""
        chains, reached = {source: ColourChain((source,))}, {source}
        queue = [source]
        for number in queue:
            for partner in self.partners[number]:
                if partner not in reached:
                    reached.add(partner)
                    for following in self.partners[partner]:
                        if following not in reached:
                            reached.add(following)
                            chains[following] = ColourChain(
                                (*chains[number].nodes, partner, following)
                            )
                            queue.append(following)
        return chains

    def grounds(self, chain: ColourChain) -> Grounds:
        """The truths that take a chain from false to true, and the links from true to false."""
        truths = [self.link(one, other) for one, other in chain.steps[1::2]]
        links = [self.link(one, other) for one, other in chain.steps[::2]]
        return Grounds(truths, links)


def partners_among(layout: Layout, plane: int) -> dict[int, int]:
    """For each place of one digit, by number, its partners in houses with two places."""
    partners: dict[int, int] = {}
    for _, pair in layout.pairs_in(plane):
        low = pair & -pair
        high = pair ^ low
        one, other = low.bit_length() - 1, high.bit_length() - 1
        partners[one] = partners.get(one, 0) | high
        partners[other] = partners.get(other, 0) | low
    return partners


def colour_pairs(partners: Mapping[int, int]) -> list[ColourPair]:
    """The pairs of colours that partners give, smallest first.

    What comes out in both colours is passed over: its board has no solution.
    """
    pairs = [
        ColourPair(one, other) if one & -one < other & -other else ColourPair(other, one)
        for one, other in two_colour(partners)
        if not one & other
    ]
    return sorted(pairs, key=lambda pair: (pair.both.bit_count(), pair.both))


def _join_places(board: Board, digit: int, partners: dict[int, dict[int, Constraint]]) -> None:
    """Add the pairs of places of a digit in a house; of several houses, the first."""
    start = (digit - 1) * board.layout.cell_count
    for house, pair in board.conjugate_pairs[digit - 1]:
        one, other = (start + number for number in bits_of(pair))
        if other not in partners.get(one, {}):
            constraint = HouseConstraint(house, digit)
            partners.setdefault(one, {})[other] = constraint
            partners.setdefault(other, {})[one] = constraint
