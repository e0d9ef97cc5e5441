"""Why an assumption failed: the shortest honest account of a run that ended in a contradiction.

The account is read backwards off the run's events. Whatever has nothing left lost each of its
candidates at some event, to a candidate that had become true; that one was the last left of some
truth, which had lost its other candidates; and so on, back to the assumption. Only what is met on
the way is kept, so most of what the run found out is left out of the account.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from sudologue.inference import Constraint
from sudologue.model import Board
from sudologue.rules.common.propagation.truths import tables


class Event(NamedTuple):
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


# A line in the making: its facts are put in order when it is known to be needed.
_RawLine = tuple[int, Constraint | None, set[int], Account | None]


class _Tracing:
    """One account in the making, backwards from what is wanted: each fact is settled before those
    that it leads to.

    `wanted` and `waiting` are facts as masks, the latter those still to be accounted for; `used`
    has a bit for each event that settled a fact that is wanted. An account that turns out to have
    more than `most` nodes is given up; `least` is how many it would have at least. `looked_at` are
    the candidates of all truths that it asked what they had lost.
    """

    __slots__ = (
        "board",
        "events",
        "least",
        "looked_at",
        "most",
        "outer",
        "removals",
        "seen",
        "settled_at",
        "start",
        "truths_of",
        "used",
        "waiting",
        "wanted",
    )

    def __init__(
        self, board: Board, events: Sequence[Event], start: int = 0, most: int | None = None
    ) -> None:
        self.board, self.events, self.start, self.most = board, events, start, most
        self.seen, self.truths_of = board.layout.seen_masks, tables(board.layout).of
        self.wanted = self.waiting = self.used = self.looked_at = self.least = 0
        self.settled_at: dict[int, int] = {}
        self.removals: list[tuple[int, int]] = []
        self.outer: set[int] = set()

    def account(self, because: set[int], dead: Constraint | None = None) -> Account | None:
        """The account of everything that is wanted."""
        lines: list[_RawLine] = []
        if self._exceeds(max(0, self.used.bit_length() - 1)):
            return None
        for index in range(len(self.events) - 1, -1, -1):
            event = self.events[index]
            facts = self.waiting & event.true
            if event.refuted is not None:
                facts |= self.waiting & 1 << event.refuted
            self.waiting ^= facts
            found = facts
            while facts:
                number = facts.bit_length() - 1
                facts ^= 1 << number
                if index < self.start:
                    self.outer.add(number)
                elif index > self.start:
                    lines.append(self._line(number, index))
            if found and self._exceeds(index):
                return None
        lines.reverse()
        removals = dict.fromkeys(self.removals)
        for _, _, _, inner in lines:
            if inner is not None:
                removals.update(dict.fromkeys(inner.removals))
        return Account(
            self.events[self.start].true.bit_length() - 1,
            tuple([Line(n, truth, self._in_order(f), inner) for n, truth, f, inner in lines]),
            self._in_order(because),
            tuple(removals),
            frozenset(self.outer),
            dead,
        )

    def _in_order(self, facts: set[int]) -> tuple[int, ...]:
        return tuple(sorted(facts, key=lambda fact: (self.settled_at[fact], fact)))

    def _exceeds(self, index: int) -> bool:
        """Whether there will be too many nodes, when all from this event on is accounted for.

        Every fact but the assumption makes a line, and an account has two nodes more. A fact became
        true in a round, and not before, because of another that became true in the round just
        before; so each round before is in for one fact at least.
        """
        if self.most is None:
            return False
        missing = index - (self.used & (1 << index) - 1).bit_count()
        self.least = self.wanted.bit_count() + missing + 1
        return self.least > self.most

    def _line(self, number: int, index: int) -> _RawLine:
        event = self.events[index]
        if event.refuted == number:
            account = explain_contradiction(self.board, event.attempt, event.start)
            for fact in account.outer:
                self.want(fact, _settled(event.attempt, fact))
            return number, None, set(), account
        before, bit, live = self.events[index - 1].left, 1 << number, self.board.live
        least, missing, forcing = live.bit_length(), 0, None
        for mask, constraint in self.truths_of(number):
            if mask & before == bit:
                self.looked_at |= mask
                its = mask & live & ~bit
                if its.bit_count() < least:
                    least, missing, forcing = its.bit_count(), its, constraint
        return number, forcing, self.blame(missing), None

    def blame(self, missing: int) -> set[int]:
        """The facts that removed these candidates, each by the earliest event that could."""
        facts: set[int] = set()
        while missing:
            low = missing & -missing
            missing ^= low
            facts.add(self._culprit(low))
        return facts

    def _culprit(self, bit: int) -> int:
        index = 0
        for event in self.events:
            if not event.left & bit:
                break
            index += 1
        event, number = self.events[index], bit.bit_length() - 1
        if event.refuted == number:
            self.want(number, index)
            return number
        culprits = event.true & self.seen[number]
        culprits = culprits & self.wanted or culprits
        culprit = (culprits & -culprits).bit_length() - 1
        self.want(culprit, index)
        self.removals.append((culprit, number))
        return culprit

    def want(self, fact: int, index: int) -> None:
        """Have a fact accounted for that the event at this index settled."""
        bit = 1 << fact
        if not self.wanted & bit:
            self.wanted |= bit
            self.waiting |= bit
            self.used |= 1 << index
            self.settled_at[fact] = index


def _settled(events: Sequence[Event], fact: int) -> int:
    """The index of the event that settled a fact."""
    return next(
        index
        for index, event in enumerate(events)
        if event.true >> fact & 1 or event.refuted == fact
    )


_DEAD_TRUTHS_TRIED = 4


def explain_contradiction(board: Board, events: Sequence[Event], start: int) -> Account:
    """The shortest account of a contradiction, from the assumption made at event `start`."""
    return _made(contradiction_within(board, events, start, None).account)


class Finding(NamedTuple):
    """The shortest account of a contradiction; or how many nodes it has at least, if that is more
    than were asked for.

    It was found by looking at some candidates, and stands as long as none of them is lost.
    """

    account: Account | None
    least: int
    looked_at: int

    def tells(self, most: int | None) -> bool:
        """Whether it says if there is an account of so many nodes."""
        return self.account is not None or (most is not None and most < self.least)


def contradiction_within(
    board: Board, events: Sequence[Event], start: int, most: int | None
) -> Finding:
    """The shortest account of a contradiction, if it has no more nodes than so many.

    A run often ends with several truths dead at once; the account of each of the first few is made,
    and the smallest kept. To ask for so many nodes at most is for runs of singles, where nothing
    was refuted on the way.
    """
    standing = board.filled
    for event in events:
        standing |= event.true
    best, looked_at, leasts = None, 0, list[int]()
    dead = tables(board.layout).dead(events[-1].left | standing)
    for mask, constraint in islice(dead, _DEAD_TRUTHS_TRIED):
        tracing = _Tracing(board, events, start, most)
        account = tracing.account(tracing.blame(mask & board.live), constraint)
        looked_at |= tracing.looked_at | mask
        leasts.append(tracing.least if account is None else account.size)
        if account is not None and (best is None or account.size < best.size):
            best = account
            if most is not None:
                most = account.size
    return Finding(best, min(leasts), looked_at)


def explain_true(board: Board, events: Sequence[Event], number: int) -> Account:
    """The account of how a candidate became true."""
    tracing = _Tracing(board, events, 0)
    tracing.want(number, _settled(events, number))
    return _made(tracing.account({number}))


def explain_false(board: Board, events: Sequence[Event], number: int) -> Account:
    """The account of how a candidate was ruled out."""
    tracing = _Tracing(board, events, 0)
    return _made(tracing.account(tracing.blame(1 << number)))


def _made(account: Account | None) -> Account:
    assert account is not None
    return account
