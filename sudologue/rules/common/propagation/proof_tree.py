"""Proof trees: why an assumption fails, or leads to a conclusion, in as few lines as can be.

A proof is read backwards off the rounds of a propagation. Whatever has nothing left lost each of
its candidates in some round, to a candidate that had become true; that one was the last left of
some truth, which had lost its other candidates; and so on, back to the assumption. Only what is met
on the way is kept, so most of what the propagation found out is left out of the proof.

A clue strikes candidates because of what its cells had lost, or cannot be filled because of that.
Of these losses, only those are kept without which it would not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from sudologue.budget import spend, units_for
from sudologue.inference import ClueConstraint, Constraint
from sudologue.model import Board, Clue, Layout, bits_of
from sudologue.rules.common.propagation.clue_strikes import UNFILLABLE, ClueStrikes
from sudologue.rules.common.propagation.propagator import PropagationRound, made_true_in, propagator
from sudologue.rules.common.propagation.truths import Truth, truths_in

Facts = tuple[int, ...]
"""Candidates settled by earlier lines, in the order of those."""


class StruckLine(NamedTuple):
    """Candidates that no way to fill a clue uses, because of these facts; ways that break the links
    of `apart` do not count.
    """

    numbers: Facts
    clue: Clue
    because: Facts
    apart: tuple[Constraint, ...] = ()


class ProofLine(NamedTuple):
    """A candidate forced true by a truth, because of these facts; or refuted by a proof."""

    number: int
    truth: Constraint | None
    because: Facts
    refutation: ProofTree | None = None


@dataclass(frozen=True)
class ProofTree:
    """What follows from an assumption, as numbers: lines in order, and what they cite.

    `because` are the facts that end it; `removals` are pairs of a true candidate and one that it
    rules out, `apart` the links that refuse ways to fill clues; `outer` are the facts of enclosing
    proofs that this one leans on. `dead` is the truth that has nothing left, or the clue that
    cannot be filled, where the tree is a refutation.
    """

    assumption: int
    lines: tuple[ProofLine | StruckLine, ...]
    because: Facts
    removals: tuple[tuple[int, int], ...]
    outer: frozenset[int]
    dead: Constraint | ClueConstraint | None = None
    apart: tuple[Constraint, ...] = ()

    @cached_property
    def size(self) -> int:
        """How many nodes it has: assumptions, what is forced or struck, and contradictions."""
        refutations = [line.refutation for line in self.lines if isinstance(line, ProofLine)]
        return 2 + len(self.lines) + sum(proof.size - 1 for proof in refutations if proof)


Explained = dict[int, ProofTree]
"""The proofs of the contradictions within one, by the identity of the rounds that hold them.

The same are needed again for each truth that is dead in the end.
"""


class _Extraction:
    """One proof in the making, backwards from what is wanted: each fact is settled before those
    that it leads to.

    `wanted` and `waiting` are facts as masks, the latter those still to be accounted for; `used`
    has a bit for each round that settled a fact that is wanted. `asked` are the candidates of all
    truths that it asked what they had lost. A proof that turns out to have more than `most` nodes
    is given up; `least` is how many it would have at least.
    """

    def __init__(
        self,
        board: Board,
        rounds: Sequence[PropagationRound],
        start: int = 0,
        most: int | None = None,
        explained: Explained | None = None,
    ) -> None:
        self.board, self.rounds, self.start, self.most = board, rounds, start, most
        self.explained: Explained = {} if explained is None else explained
        self.lefts = [ended.left for ended in rounds]
        self.seen, self.truths_of = board.masks.tables.seen_masks, truths_in(board.layout).of
        self.live = board.masks.live
        self.wanted = self.waiting = self.used = self.asked = self.least = 0
        self.has_clues = bool(board.layout.clues)
        self.settled_at: dict[int, int] = {}
        self.removals: list[tuple[int, int]] = []
        self.outer: set[int] = set()

    def tree(
        self, because: Facts, dead: Constraint | ClueConstraint | None = None
    ) -> ProofTree | None:
        """The proof of everything that is wanted."""
        lines: list[ProofLine | StruckLine] = []
        if self._exceeds(max(0, self.used.bit_length() - 1)):
            return None
        for index in range(len(self.rounds) - 1, -1, -1):
            ended = self.rounds[index]
            facts = self.waiting & ended.settled
            if not facts:
                continue
            self.waiting ^= facts
            if ended.strikes is not None and index > self.start:
                lines.append(self._struck_line(facts, ended.strikes, index))
                facts = 0
            while facts:
                number = facts.bit_length() - 1
                facts ^= 1 << number
                if index < self.start:
                    self.outer.add(number)
                elif index > self.start:
                    lines.append(self._line(number, index))
            if self._exceeds(index):
                return None
        lines.reverse()
        apart: list[Constraint] = []
        for line in lines:
            if isinstance(line, StruckLine):
                apart += line.apart
            elif line.refutation is not None:
                self.removals += line.refutation.removals
                apart += line.refutation.apart
        return ProofTree(
            self.rounds[self.start].true.bit_length() - 1,
            tuple(lines),
            because,
            tuple(dict.fromkeys(self.removals)),
            frozenset(self.outer),
            dead,
            tuple(dict.fromkeys(apart)),
        )

    def _exceeds(self, index: int) -> bool:
        """Whether there will be too many nodes, when all from this round on is accounted for.

        Every fact but the assumption makes a line, and a proof has two nodes more. A fact became
        true in a round, and not before, because of another that became true in the round just
        before; so each round before is in for one fact at least. With clues that is not so, and
        what one of them strikes is one line.
        """
        if self.most is None:
            return False
        if self.has_clues:
            self.least = self.used.bit_count() + 1
            return self.least > self.most
        missing = index - (self.used & (1 << index) - 1).bit_count()
        self.least = self.wanted.bit_count() + missing + 1
        return self.least > self.most

    def _line(self, number: int, index: int) -> ProofLine:
        ended = self.rounds[index]
        if ended.refuted is not None:
            refutation = self.explained.get(id(ended))
            if refutation is None:
                spend(_UNITS_FOR_A_REFUTATION * units_for(self.board.layout.size))
                refutation = self.explained[id(ended)] = explain_contradiction(
                    self.board, ended.attempt, ended.start, self.explained
                )
            for fact in refutation.outer:
                self.want(fact, _settled(ended.attempt, fact))
            return ProofLine(number, None, (), refutation)
        bit, live = 1 << number, self.live
        before = self.rounds[index - 1].left & live
        least, missing, forcing = live.bit_length(), 0, None
        for mask, constraint in self.truths_of[number]:
            if mask & before == bit:
                self.asked |= mask
                others = mask & live & ~bit
                if others.bit_count() < least:
                    least, missing, forcing = others.bit_count(), others, constraint
        return ProofLine(number, forcing, self.blame(missing))

    def _struck_line(self, facts: int, strikes: ClueStrikes, index: int) -> StruckLine:
        """What a clue struck of its cells in a round, of all that is wanted."""
        left = self._given_back(strikes, facts, index)
        apart = strikes.apart(left, facts)
        return StruckLine(
            tuple(bits_of(facts)), strikes.clue, self._blame_but(strikes, left), apart
        )

    def blame_unfillable(self, strikes: ClueStrikes) -> Facts:
        """The facts by which a clue cannot be filled in the end."""
        return self._blame_but(strikes, self._given_back(strikes, 0, len(self.rounds)))

    def _blame_but(self, strikes: ClueStrikes, left: int) -> Facts:
        """The facts by which a clue's cells have lost all but what is left."""
        return self.blame(strikes.mask & (self.board.masks.live | self.board.masks.filled) & ~left)

    def _given_back(self, strikes: ClueStrikes, struck: int, index: int) -> int:
        """What a clue's cells may have when a round comes, so that it still strikes these; or still
        cannot be filled, if there are none.

        What was lost in the latest round is given back first, all at once or else one by one, for
        as long as the clue says the same.
        """
        masks = self.board.masks
        known = strikes.mask & (masks.live | masks.filled)
        true = made_true_in(self.rounds[:index])
        left = known & (self.lefts[index - 1] | true | masks.filled)
        lost_at: dict[int, int] = {}
        for number in bits_of(known & ~left):
            at = self._lost_at(1 << number)
            lost_at[at] = lost_at.get(at, 0) | 1 << number
        for at in sorted(lost_at, reverse=True):
            lost = lost_at[at]
            several = [lost, *[1 << number for number in bits_of(lost)]]
            for given_back in several if lost & (lost - 1) else [lost]:
                if strikes.says(left | given_back, struck):
                    left |= given_back
        return left

    def blame(self, missing: int) -> Facts:
        """The facts that removed these candidates, each in the earliest round that could."""
        facts: set[int] = set()
        while missing:
            bit = missing & -missing
            missing ^= bit
            facts.add(self._culprit(bit))
        if len(facts) == 1:
            return tuple(facts)
        return tuple(sorted(facts, key=lambda fact: (self.settled_at[fact], fact)))

    def _culprit(self, bit: int) -> int:
        """The fact that removed a candidate."""
        index = self._lost_at(bit)
        ended, number = self.rounds[index], bit.bit_length() - 1
        if ended.refuted == number or ended.struck & bit:
            self.want(number, index)
            return number
        culprits = ended.true & self.seen[number]
        culprits = culprits & self.wanted or culprits
        culprit = (culprits & -culprits).bit_length() - 1
        self.want(culprit, index)
        self.removals.append((culprit, number))
        return culprit

    def _lost_at(self, bit: int) -> int:
        """The index of the round that took a candidate."""
        index = 0
        for left in self.lefts:
            if not left & bit:
                break
            index += 1
        return index

    def want(self, fact: int, index: int) -> None:
        """Have a fact accounted for that the round at this index settled."""
        bit = 1 << fact
        if not self.wanted & bit:
            self.wanted |= bit
            self.waiting |= bit
            self.used |= 1 << index
            self.settled_at[fact] = index


def _settled(rounds: Sequence[PropagationRound], fact: int) -> int:
    """The index of the round that settled a fact."""
    return next(index for index, ended in enumerate(rounds) if ended.settled >> fact & 1)


_DEAD_TRUTHS_TRIED = 4
_UNITS_FOR_A_REFUTATION = 40


class Contradiction(NamedTuple):
    """What a search for a short proof came to: the proof, or how many nodes it has at least.

    `asked` are the candidates that it looked at: without one of these it could come out otherwise.
    """

    tree: ProofTree | None
    least: int
    asked: int

    def tells(self, most: int | None) -> bool:
        """Whether it says if there is a proof of so many nodes."""
        return self.tree is not None or (most is not None and most < self.least)


def explain_contradiction(
    board: Board,
    rounds: Sequence[PropagationRound],
    start: int = 0,
    explained: Explained | None = None,
) -> ProofTree:
    """The shortest proof of a contradiction, from the assumption made in the round `start`."""
    return _made(contradiction_within(board, rounds, None, start, explained).tree)


def contradiction_within(
    board: Board,
    rounds: Sequence[PropagationRound],
    most: int | None,
    start: int = 0,
    explained: Explained | None = None,
) -> Contradiction:
    """The shortest proof of a contradiction, if it has no more nodes than so many.

    Several truths are often dead at once in the end, or else clues that cannot be filled; the proof
    of each of the first few is made, and the smallest kept. To ask for so many nodes at most is for
    propagations in which nothing was refuted on the way.
    """
    masks, best, asked, leasts = board.masks, None, 0, list[int]()
    explained = {} if explained is None else explained
    possible = rounds[-1].left & masks.live | masks.filled | made_true_in(rounds)
    for dead in islice(_dead(board.layout, possible), _DEAD_TRUTHS_TRIED):
        extraction = _Extraction(board, rounds, start, most, explained)
        if isinstance(dead, ClueStrikes):
            because, end = extraction.blame_unfillable(dead), ClueConstraint(dead.clue)
        else:
            because, end = extraction.blame(dead.mask & masks.live), dead.constraint
        tree = extraction.tree(because, end)
        asked |= extraction.asked | dead.mask
        leasts.append(extraction.least if tree is None else tree.size)
        if tree is not None and (best is None or tree.size < best.size):
            best = tree
            if most is not None:
                most = tree.size
    return Contradiction(best, min(leasts), asked)


def _dead(layout: Layout, possible: int) -> Iterator[Truth | ClueStrikes]:
    """The truths that have nothing left; if there are none, the clues that cannot be filled."""
    truths = list(truths_in(layout).dead(possible))
    yield from truths
    if not truths:
        for strikes in propagator(layout).clues:
            if strikes.struck(possible) == UNFILLABLE:
                yield strikes


def explain_conclusion(
    board: Board, rounds: Sequence[PropagationRound], number: int, holds: bool
) -> ProofTree:
    """The proof that a candidate became true, or if it does not hold, that it was ruled out."""
    extraction = _Extraction(board, rounds)
    if not holds:
        return _made(extraction.tree(extraction.blame(1 << number)))
    extraction.want(number, _settled(rounds, number))
    return _made(extraction.tree((number,)))


def _made(tree: ProofTree | None) -> ProofTree:
    assert tree is not None
    return tree
