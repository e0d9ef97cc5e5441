"""Why an assumption failed: the shortest honest account of a run that ended in a contradiction.

The account is read backwards off the run's events. Whatever has nothing left lost each of its
candidates at some event, to a candidate that had become true; that one was the last left of some
truth, which had lost its other candidates; and so on, back to the assumption. Only what is met on
the way is kept, so most of what the run found out is left out of the account.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from sudologue.inference import CellConstraint, Constraint, HouseConstraint, link_between
from sudologue.inference.evidence.forcing import Forced, Refutation
from sudologue.model import Board, Candidate, Layout, bits_of
from sudologue.model.folding import fold

# A truth as a run sees it: the bits of its candidates, and the constraint they belong to.
Truth = tuple[int, Constraint]


@dataclass(frozen=True)
class Event:
    """Something that happened on the way, and the state it left.

    Either the candidates of `true` became true, or `refuted` turned out false: then `attempt` is
    the run that refuted it, whose own assumption stands at index `start`.
    """

    true: int
    left: int
    refuted: int | None = None
    attempt: tuple[Event, ...] = ()
    start: int = 0


@dataclass(frozen=True)
class Line:
    """A candidate forced true by a truth, because of these facts; or refuted by an account."""

    number: int
    truth: Constraint | None
    because: tuple[int, ...]
    account: Account | None = None


@dataclass(frozen=True)
class Account:
    """What follows from an assumption, as numbers: lines in order, and what they cite.

    `because` are the facts that end it; `removals` are pairs of a true candidate and one that it
    rules out; `outer` are the facts of the enclosing runs that the account leans on. `dead` is the
    truth that has nothing left, where the account is a refutation.
    """

    assumption: int
    lines: tuple[Line, ...]
    because: tuple[int, ...]
    removals: tuple[tuple[int, int], ...]
    outer: frozenset[int]
    dead: Constraint | None = None

    @cached_property
    def size(self) -> int:
        """How many nodes it has: assumptions, forced candidates, and contradictions."""
        return 2 + sum(line.account.size if line.account else 1 for line in self.lines)


class Tables:
    """A layout's truths: all of them, and for each candidate those it is in."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._of: dict[int, tuple[Truth, ...]] = {}

    def of(self, number: int) -> tuple[Truth, ...]:
        """The truths a candidate is in: its cell, then its houses in scan order."""
        found = self._of.get(number)
        if found is None:
            plane, cell = divmod(number, self.layout.cell_count)
            start = plane * self.layout.cell_count
            found = self._of[number] = (
                (self.layout.domain_masks[cell], CellConstraint(self.layout.cells[cell])),
                *(
                    (mask << start, HouseConstraint(house, plane + 1))
                    for house, mask in self.layout.houses_of[cell]
                ),
            )
        return found

    def dead(self, possible: int) -> Iterator[Truth]:
        """The truths without any of these candidates."""
        layout = self.layout
        for cell in bits_of(layout.all_cells & ~fold(possible, layout.digit_levels)[0]):
            yield self.of(cell)[0]
        for family in layout.families:
            for base in bits_of(family.bases & ~fold(possible, family.levels)[0]):
                plane, first = divmod(base, layout.cell_count)
                house = family.house_at[first]
                mask = layout.house_masks[house] << plane * layout.cell_count
                yield mask, HouseConstraint(house, plane + 1)


@lru_cache(maxsize=16)
def tables(layout: Layout) -> Tables:
    """The layout's truths, made once."""
    return Tables(layout)


@dataclass
class _Tracing:
    """One account in the making: facts still to be accounted for, by the event that settled
    them."""

    board: Board
    events: Sequence[Event]
    start: int
    settled_at: dict[int, int]
    waiting: set[int] = field(default_factory=set[int])
    wanted: set[int] = field(default_factory=set[int])
    removals: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    outer: set[int] = field(default_factory=set[int])

    def account(self, because: tuple[int, ...], dead: Constraint | None = None) -> Account:
        """The account of everything that is wanted."""
        truths = tables(self.board.layout)
        lines: list[Line] = []
        while self.waiting:
            number = max(self.waiting, key=lambda fact: (self.settled_at[fact], fact))
            self.waiting.remove(number)
            index = self.settled_at[number]
            if index < self.start:
                self.outer.add(number)
            elif index > self.start:
                lines.append(self._line(truths, number, index))
        lines.reverse()
        removals = dict.fromkeys(self.removals)
        for line in lines:
            if line.account is not None:
                removals.update(dict.fromkeys(line.account.removals))
        assumption = self.events[self.start].true.bit_length() - 1
        return Account(
            assumption, tuple(lines), because, tuple(removals), frozenset(self.outer), dead
        )

    def _line(self, truths: Tables, number: int, index: int) -> Line:
        event = self.events[index]
        if event.refuted == number:
            account = explain_contradiction(self.board, event.attempt, event.start)
            for fact in account.outer:
                self.want(fact)
            return Line(number, None, (), account)
        before = self.events[index - 1].left
        bit = 1 << number
        live = self.board.live
        forcing = [
            (mask & live & ~bit, constraint)
            for mask, constraint in truths.of(number)
            if mask & before == bit
        ]
        missing, constraint = min(forcing, key=lambda truth: truth[0].bit_count())
        return Line(number, constraint, self.blame(missing, index - 1))

    def blame(self, missing: int, until: int) -> tuple[int, ...]:
        """The facts that removed these candidates, each by the earliest event that could."""
        facts: dict[int, None] = {}
        for number in bits_of(missing):
            facts[self._culprit(number, until)] = None
        return tuple(sorted(facts, key=lambda fact: (self.settled_at[fact], fact)))

    def _culprit(self, number: int, until: int) -> int:
        bit = 1 << number
        event = next(event for event in self.events[: until + 1] if not event.left & bit)
        if event.refuted == number:
            self.want(number)
            return number
        culprits = event.true & self.board.layout.seen_masks[number]
        known = next((fact for fact in bits_of(culprits) if fact in self.wanted), None)
        culprit = (culprits & -culprits).bit_length() - 1 if known is None else known
        self.want(culprit)
        self.removals.append((culprit, number))
        return culprit

    def want(self, fact: int) -> None:
        if fact not in self.wanted:
            self.wanted.add(fact)
            self.waiting.add(fact)


_DEAD_TRUTHS_TRIED = 4


def explain_contradiction(board: Board, events: Sequence[Event], start: int) -> Account:
    """The shortest account of a contradiction, from the assumption made at event `start`.

    A run often ends with several truths dead at once; the account of each of the first few is made,
    and the smallest kept.
    """
    settled_at = _settled_at(events)
    standing = board.filled
    for event in events:
        standing |= event.true
    accounts: list[Account] = []
    for mask, constraint in tables(board.layout).dead(events[-1].left | standing):
        tracing = _Tracing(board, events, start, settled_at)
        because = tracing.blame(mask & board.live, len(events) - 1)
        accounts.append(tracing.account(because, constraint))
        if len(accounts) == _DEAD_TRUTHS_TRIED:
            break
    return min(accounts, key=lambda account: account.size)


def explain_true(board: Board, events: Sequence[Event], number: int) -> Account:
    """The account of how a candidate became true."""
    tracing = _Tracing(board, events, 0, _settled_at(events))
    tracing.want(number)
    return tracing.account((number,))


def explain_false(board: Board, events: Sequence[Event], number: int) -> Account:
    """The account of how a candidate was ruled out."""
    tracing = _Tracing(board, events, 0, _settled_at(events))
    return tracing.account(tracing.blame(1 << number, len(events) - 1))


def _settled_at(events: Sequence[Event]) -> dict[int, int]:
    """For each fact, the index of the event that settled it."""
    settled_at: dict[int, int] = {}
    for index, event in enumerate(events):
        for number in bits_of(event.true):
            settled_at[number] = index
        if event.refuted is not None:
            settled_at[event.refuted] = index
    return settled_at


def proof_lines(layout: Layout, account: Account) -> tuple[Forced | Refutation, ...]:
    """The account's lines in the form that evidence takes."""
    return tuple(
        (
            refutation(layout, line.account)
            if line.account is not None
            else Forced(
                layout.candidate(line.number), _given(line.truth), _facts(layout, line.because)
            )
        )
        for line in account.lines
    )


def refutation(layout: Layout, account: Account) -> Refutation:
    """An account of a contradiction in the form that evidence takes."""
    return Refutation(
        layout.candidate(account.assumption),
        proof_lines(layout, account),
        _given(account.dead),
        _facts(layout, account.because),
    )


def _facts(layout: Layout, numbers: tuple[int, ...]) -> tuple[Candidate, ...]:
    return tuple(layout.candidate(number) for number in numbers)


def _given(constraint: Constraint | None) -> Constraint:
    assert constraint is not None
    return constraint


def receipt(
    layout: Layout, accounts: Sequence[Account], known: Sequence[Constraint] = ()
) -> tuple[tuple[Constraint, ...], tuple[Constraint, ...]]:
    """The truths and the links that accounts stand on, each once, in the order of their lines."""
    truths = dict.fromkeys(known)
    links: dict[Constraint, int] = {}
    for account in accounts:
        truths.update(dict.fromkeys(_truths(account)))
        for one, other in account.removals:
            pair = 1 << one | 1 << other
            if not any(pair & ~mask == 0 for mask in links.values()):
                link = _link(layout, one, other)
                links[link] = link.mask(layout)
    return tuple(truths), tuple(links)


def _truths(account: Account) -> Iterator[Constraint]:
    for line in account.lines:
        if line.account is not None:
            yield from _truths(line.account)
        elif line.truth is not None:
            yield line.truth
    if account.dead is not None:
        yield account.dead


def _link(layout: Layout, one: int, other: int) -> Constraint:
    first, second = layout.candidate(one), layout.candidate(other)
    if first.cell == second.cell:
        return CellConstraint(first.cell)
    return link_between(layout, first.cell, second.cell, first.digit)
