"""Following an assumption: singles by whole boards, round by round.

A *state* is one integer with a bit for each candidate that is still possible in a cell not settled
yet. Making a candidate true settles its cell and strikes what it sees. A round then finds, by
folding, every cell with one candidate and every house with one place for a digit, all at once, and
makes those true in turn. When a cell, or a digit in a house, has nothing left, the assumption was
false.

While that goes on the state is *spread*: every truth has its candidates side by side somewhere, so
that all truths are groups of one shape and a single folding asks all of them. The state itself
comes first, where rows lie side by side already; after it come the cells and the other houses:

        the state            | cells             | columns           | boxes
        r1 for 1, r2 for 1 … | r1c1, r1c2, r1c3 … | c1 for 1, c2 for 1 … | …

A candidate has a bit in each truth that it is in, and loses them together.

Clues are asked when singles have come to rest: each whose cells have lost something is asked which
candidates no way to fill it uses, and singles go on from there.

Nothing here says *why*. The rounds tell what became true and what was left, which is enough to find
the reasons afterwards where they matter (see `proof_tree`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sudologue.budget import units_for
from sudologue.caches import LAYOUTS, cached, cached_for_current
from sudologue.model import Board, Layout, bits_of, union_of
from sudologue.model.folding import fold, split
from sudologue.rules.common.propagation.clue_strikes import UNFILLABLE, ClueStrikes, strikes_of


class PropagationRound(NamedTuple):
    """Part of a propagation, with the state in which it ended.

    Either the candidates of `true` became true, or those of `struck` went since no way to fill the
    clue of `strikes` uses them, or `refuted` turned out false: then `attempt` are the rounds that
    refuted it, whose own assumption stands at index `start`.
    """

    true: int
    left: int
    refuted: int | None = None
    attempt: tuple[PropagationRound, ...] = ()
    start: int = 0
    struck: int = 0
    strikes: ClueStrikes | None = None

    @property
    def settled(self) -> int:
        """The candidates that it settled, as true or as false."""
        return self.true | self.struck if self.refuted is None else 1 << self.refuted


def made_true_in(rounds: Sequence[PropagationRound]) -> int:
    """The candidates that became true in some rounds."""
    return union_of([ended.true for ended in rounds])


class PropagationEnd(NamedTuple):
    """Where a propagation ended without a contradiction: the spread state, how many truths were
    open, and which candidates had become true.
    """

    spread: int
    open_truths: int
    true: int


# A candidate's bit in the state; masks of what it leaves of a spread state when it is true, and
# when it is false; and how many truths it is in. A plain tuple is quicker to take apart.
_Moves = tuple[int, int, int, int]


class Propagator:
    """A layout's tables for following assumptions.

    `places` are those of each candidate in a spread state, `number_at` the candidate at each place.
    """

    def __init__(self, layout: Layout) -> None:
        tables = layout.tables
        size, width, count = tables.size, tables.cell_count, tables.size * tables.cell_count
        self.layout = layout
        self.levels = split(range(size))
        self.side_by_side = (1 << size) - 1
        self.state = (1 << count) - 1
        self.bases = 0
        self.places: list[tuple[int, ...]] = [(number,) for number in range(count)]
        self.number_at = list(range(count))
        for cell in range(width):
            self._lay(range(cell, count, width))
        # a region may be a row as well: the same truths, to be counted once
        houses = tuple(dict.fromkeys(tables.house_masks.values()))
        self._truths_at = [1 + sum([mask >> cell & 1 for mask in houses]) for cell in range(width)]
        for mask in houses:
            cells = list(bits_of(mask))
            for first in range(0, count, width):
                self._lay([first + cell for cell in cells])
        planes = sum([1 << first for first in range(0, count, width)])
        self._cells_by_truths = [
            (
                truths,
                planes * sum([1 << n for n, its in enumerate(self._truths_at) if its == truths]),
            )
            for truths in sorted(set(self._truths_at))
        ]
        self.clues: tuple[ClueStrikes, ...] = ()
        self.full = (1 << len(self.number_at)) - 1
        self._moves = _AllMoves(self)

    def _lay(self, truth: Sequence[int]) -> None:
        """Have the candidates of a truth side by side, if they are not so already."""
        if truth[-1] - truth[0] == len(truth) - 1:
            self.bases |= 1 << truth[0]
            return
        self.bases |= 1 << len(self.number_at)
        for number in truth:
            self.places[number] += (len(self.number_at),)
            self.number_at.append(number)

    def spread(self, state: int) -> int:
        """A state with all truths side by side."""
        spread = 0
        for number in bits_of(state):
            for place in self.places[number]:
                spread |= 1 << place
        return spread

    def without(self, spread: int, number: int) -> int:
        """What is left of a spread state when a candidate is false."""
        return spread & self._moves[number + 1][2]

    def open_truths(self, cells: int) -> int:
        """How many truths these cells leave open: each its own, and one in every house it is in."""
        return sum([self._truths_at[cell] for cell in bits_of(cells)])

    def settled_by(self, true: int) -> int:
        """How many truths these true candidates settle, no two of them in one truth."""
        return sum([its * (true & mask).bit_count() for its, mask in self._cells_by_truths])

    def joined(
        self, one: PropagationEnd, other: PropagationEnd, filled: int
    ) -> PropagationEnd | None:
        """Where the assumptions of both lead together; nothing if that is a contradiction.

        `filled` are the candidates that are true whatever is assumed.

        Where a propagation ends does not depend on the order in which singles are found, so this
        goes on from what either has found out.
        """
        true, more = one.true, other.true & ~one.true
        if more & ~one.spread & self.state or true & ~other.true & ~other.spread & self.state:
            return None
        rounds: list[PropagationRound] = []
        spread, open_truths, is_dead = self.follow(
            one.spread & other.spread,
            one.open_truths - self.settled_by(more),
            0,
            rounds,
            filled | true | more,
        )
        if is_dead:
            return None
        return PropagationEnd(spread, open_truths, true | more | made_true_in(rounds))

    def follow(
        self,
        spread: int,
        open_truths: int,
        true: int,
        rounds: list[PropagationRound],
        settled: int = 0,
    ) -> tuple[int, int, bool]:
        """The spread state in the end, how many truths are open, and whether that is a dead end.

        `true` is the candidate assumed, or nothing. Every round that makes something true is
        added to `rounds`. `settled` are the candidates that were true before, which clues ask for.
        """
        moves, levels, bases, state = self._moves, self.levels, self.bases, self.state
        side_by_side = self.side_by_side
        while True:
            before, left, made_true, clash = spread, true, 0, False
            while left:
                bit, kept, others, truths = moves[left.bit_length()]
                left &= others
                if spread & bit:
                    spread &= kept
                    made_true |= bit
                    open_truths -= truths
                else:
                    clash = True
                    break
            if clash:
                spread, made_true = self._one_by_one(before, true)
            if true:
                rounds.append(PropagationRound(made_true, spread & state))
            if clash:
                return spread, open_truths, True
            once, more = fold(spread, levels)
            once &= bases
            if once.bit_count() != open_truths:
                return spread, open_truths, True
            lone = once & ~more
            if not lone:
                return spread, open_truths, False
            true = spread & lone * side_by_side

    def _one_by_one(self, spread: int, true: int) -> tuple[int, int]:
        """What is left, and what became true, where not all of these can: the lowest can."""
        numbers, made_true = {self.number_at[place] for place in bits_of(true)}, 0
        for number in sorted(numbers):
            bit, kept, _, _ = self._moves[number + 1]
            if spread & bit:
                spread &= kept
                made_true |= bit
        return spread, made_true


class _WithClues(Propagator):
    """The tables of a layout with clues."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.clues = tuple(strikes_of(layout))

    def follow(
        self,
        spread: int,
        open_truths: int,
        true: int,
        rounds: list[PropagationRound],
        settled: int = 0,
    ) -> tuple[int, int, bool]:
        """By singles until they rest, then by the clues whose cells lost something, and again."""
        earlier = -1
        while True:
            number = len(rounds)
            spread, open_truths, is_dead = super().follow(spread, open_truths, true, rounds)
            if is_dead:
                return spread, open_truths, True
            settled |= made_true_in(rounds[number:])
            possible, number = spread & self.state | settled, len(rounds)
            lost, earlier, true = earlier & ~possible if earlier >= 0 else -1, possible, 0
            for strikes in self.clues:
                struck = strikes.struck(possible) if lost & strikes.mask else 0
                if struck == UNFILLABLE:
                    return spread, open_truths, True
                if struck:
                    possible ^= struck
                    for candidate in bits_of(struck):
                        spread = self.without(spread, candidate)
                    left = spread & self.state
                    rounds.append(PropagationRound(0, left, struck=struck, strikes=strikes))
            if len(rounds) == number:
                return spread, open_truths, False


class _AllMoves(dict[int, _Moves]):
    """The moves of the candidates at all places, counted from one; made when first asked for."""

    def __init__(self, owner: Propagator) -> None:
        super().__init__()
        self._owner = owner

    def __missing__(self, place: int) -> _Moves:
        owner, tables = self._owner, self._owner.layout.tables
        number = owner.number_at[place - 1]
        bit, cell = 1 << number, number % tables.cell_count
        struck, copies = owner.spread(tables.seen_masks[number] | bit), owner.spread(bit)
        # positive masks: an integer is quicker with another than with a complement
        moves = bit, owner.full ^ struck, owner.full ^ copies, owner.open_truths(1 << cell)
        self.update([(at + 1, moves) for at in owner.places[number]])
        return moves


@cached(LAYOUTS)
def propagator(layout: Layout) -> Propagator:
    """The layout's tables, made once."""
    return _WithClues(layout) if layout.clues else Propagator(layout)


def units_of(layout: Layout) -> int:
    """The units of work that following an assumption takes: with clues, there is more to ask."""
    return units_for(layout.size) * (_UNITS_WITH_CLUES if layout.clues else 1)


_UNITS_WITH_CLUES = 8


@cached_for_current
def start(board: Board) -> tuple[int, int]:
    """A board's state, spread, and how many truths it leaves open."""
    tables = propagator(board.layout)
    return tables.spread(board.masks.live), tables.open_truths(board.masks.open_cells)
