"""What follows from an assumption; and from every candidate of a board, assumed in turn.

All forcing rules share the propagations of a board, which are made once. Those that end in a
contradiction are held apart, the quickest first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from sudologue.budget import kept_with_cost, spend
from sudologue.caches import cached_in_thread
from sudologue.model import Board, Layout, bits_of
from sudologue.rules.common.propagation.proof_tree import (
    Contradiction,
    ProofTree,
    contradiction_within,
)
from sudologue.rules.common.propagation.propagator import (
    PropagationEnd,
    PropagationRound,
    Propagator,
    made_true_in,
    propagator,
    start,
    units_of,
)
from sudologue.rules.common.propagation.truths import truths_in
from sudologue.rules.common.propagation.witnesses import two_witnesses

Agreement = tuple[int, int]
"""The candidates that come out true, and those that come out false, as masks."""


@dataclass(eq=False)
class Propagation:
    """Where assumptions led, and by which rounds."""

    board: Board
    spread: int
    open_truths: int
    known_rounds: list[PropagationRound] | None
    is_dead: bool = False

    @classmethod
    def of(cls, board: Board) -> Propagation:
        """That of a board, nothing being assumed."""
        return cls(board, *start(board), [])

    @cached_property
    def number(self) -> int:
        """The candidate assumed first."""
        return self.rounds[0].true.bit_length() - 1

    @property
    def rounds(self) -> list[PropagationRound]:
        """The rounds from the start; where it was gone on with, made when they are asked for."""
        if self.known_rounds is None:
            self.known_rounds = Propagation.of(self.board).assume(self.number).rounds
        return self.known_rounds

    @property
    def propagator(self) -> Propagator:
        """The layout's tables."""
        return propagator(self.board.layout)

    @property
    def state(self) -> int:
        """The candidates that are still possible in open cells."""
        return self.spread & self.board.masks.tables.all_candidates

    @cached_property
    def made_true(self) -> int:
        """The candidates that became true."""
        return made_true_in(self.rounds)

    @property
    def settled(self) -> int:
        """The candidates that are true by now, the digits of the board among them."""
        return self.board.masks.filled | self.made_true

    @cached_property
    def ending(self) -> PropagationEnd:
        """Where it ended."""
        return PropagationEnd(self.spread, self.open_truths, self.made_true)

    @property
    def is_complete(self) -> bool:
        """Whether it has run into a complete grid."""
        return self.open_truths == 0 and not self.is_dead

    def assume(self, number: int) -> Propagation:
        """What follows if a candidate is true as well."""
        return self._follow(self.spread, 1 << number, self.rounds.copy())

    def strike(self, number: int, refutation: Propagation) -> Propagation:
        """What follows when a candidate assumed on top of this has failed."""
        spread = self.propagator.without(self.spread, number)
        left = spread & self.propagator.state
        struck = PropagationRound(0, left, number, tuple(refutation.rounds), len(self.rounds))
        return self._follow(spread, 0, [*self.rounds, struck])

    def _follow(self, spread: int, true: int, rounds: list[PropagationRound]) -> Propagation:
        settled = self.settled if self.board.layout.clues else 0
        spread, open_truths, is_dead = self.propagator.follow(
            spread, self.open_truths, true, rounds, settled
        )
        return Propagation(self.board, spread, open_truths, rounds, is_dead)

    def gone_on(self, unassumed: Propagation) -> Propagation:
        """The same assumption on a board that came of this one's, from where it ended here."""
        board, made_true, rounds = unassumed.board, self.made_true, list[PropagationRound]()
        spread, open_truths = unassumed.spread & self.spread, self.open_truths
        if board.masks.filled != self.board.masks.filled:
            made_true &= ~board.masks.filled
            settled = sum([1 << n % board.masks.tables.cell_count for n in bits_of(made_true)])
            open_truths = unassumed.open_truths - self.propagator.open_truths(settled)
        is_dead = bool(made_true & ~board.masks.live)
        if not is_dead and spread != self.spread:
            spread, open_truths, is_dead = self.propagator.follow(
                spread, open_truths, 0, rounds, board.masks.filled | made_true
            )
            made_true |= made_true_in(rounds)
        further = Propagation(board, spread, open_truths, None, is_dead)
        further.number, further.made_true = self.number, made_true
        return further

    def on(self, unassumed: Propagation) -> Propagation:
        """The same on a board that lost nothing which would change it."""
        spread, board = self.spread & unassumed.spread, unassumed.board
        further = Propagation(board, spread, self.open_truths, self.known_rounds)
        further.number, further.made_true = self.number, self.made_true
        return further

    def is_changed_by(self, losses: Losses) -> bool:
        """Whether it goes otherwise on a board that lost candidates, and nothing else."""
        if self.known_rounds is not None:
            return losses.change(self.known_rounds)
        return bool(self.made_true & losses.lost) or losses.decide(self.state)


class Losses:
    """The candidates that a board has lost since an earlier one, as a mask, and what that changes.

    A propagation finds truths with one candidate left. Take from it a candidate that it had struck
    already, and it goes as before. Take one that it still had, and it goes as before if each truth
    of that candidate had two others or more when the propagation last had it: for then no truth
    came down to one any sooner, and none to nothing. Most losses leave most propagations as they
    were, and to see that costs a hundredth of following them again.
    """

    def __init__(self, board: Board, earlier: Board) -> None:
        self.lost, self._live = earlier.masks.live & ~board.masks.live, board.masks.live
        truths_of = truths_in(board.layout).of
        self._truths = [
            (1 << number, [truth.mask for truth in truths_of[number]])
            for number in bits_of(self.lost)
        ]

    def change(self, rounds: Sequence[PropagationRound]) -> bool:
        """Whether a propagation of these rounds would have gone otherwise from some round on."""
        for bit, truths in self._truths:
            last = 0
            for ended in rounds:
                if not ended.left & bit:
                    break
                last = ended.left
            if last and self._bring_down(truths, last):
                return True
        return False

    def decide(self, left: int) -> bool:
        """Whether some truth comes down to one candidate, or none, of those left in the end."""
        return any(left & bit and self._bring_down(truths, left) for bit, truths in self._truths)

    def _bring_down(self, truths: list[int], left: int) -> bool:
        left &= self._live
        for mask in truths:
            others = left & mask
            if not others & (others - 1):
                return True
        return False


class Propagations:
    """Each of a board's candidates assumed by itself.

    `failed` are those that ended in a contradiction, the quickest first; `standing`, by candidate,
    those that did not.

    Where a propagation ends does not depend on the order in which singles are found. So on a board
    that came of the one before, those that stood there are gone on with: a step takes a candidate
    or two, and most are over at once. Where the board has only lost candidates, whatever that does
    not touch is kept as it was: propagations, proofs of failures, and what candidates agree on.
    Together that saves a quarter of the work on hard puzzles. With clues, all that failed is
    followed anew: what a loss does not touch is not told from truths alone.
    """

    def __init__(self, board: Board, before: Propagations | None = None) -> None:
        masks = board.masks
        self.board = board
        self.standing: dict[int, Propagation] = {}
        self.failed: list[Propagation] = []
        self._agreements: dict[int, Agreement] = {}
        self._contradictions: dict[int, Contradiction] = {}
        self._several = two_witnesses(board) if _is_wide_open(board) else ()
        if self._several:
            return
        if before is None or before.is_settled or not _came_of(board, before.board):
            self._follow(masks.live, {})
        elif masks.filled != before.board.masks.filled or board.layout.clues:
            self._follow(masks.live, before.standing)
        else:
            self._carry_over(before, Losses(board, before.board))
        self.failed.sort(key=lambda propagation: (len(propagation.rounds), propagation.number))

    def _follow(self, candidates: int, stood: Mapping[int, Propagation]) -> None:
        """Assume these candidates; go on with those that stood before."""
        unassumed = Propagation.of(self.board)
        for number in bits_of(candidates):
            spend(0)  # on large boards this takes seconds, and time may be over
            earlier = stood.get(number)
            propagation = (
                unassumed.assume(number) if earlier is None else earlier.gone_on(unassumed)
            )
            if propagation.is_dead:
                self.failed.append(propagation)
            else:
                self.standing[number] = propagation

    def _carry_over(self, before: Propagations, losses: Losses) -> None:
        """Take over what losses leave as it was, and follow the rest."""
        unassumed, changed = Propagation.of(self.board), 0
        for propagation in before.failed:
            number = propagation.number
            if losses.lost >> number & 1:
                continue
            if propagation.is_changed_by(losses):
                changed |= 1 << number
                continue
            self.failed.append(propagation)
            contradiction = before._contradictions.get(number)
            if contradiction is not None and not contradiction.asked & losses.lost:
                self._contradictions[number] = contradiction
        for number, propagation in before.standing.items():
            if losses.lost >> number & 1:
                continue
            if propagation.is_changed_by(losses):
                changed |= 1 << number
            else:
                self.standing[number] = propagation.on(unassumed)
        self._follow(changed, before.standing)
        self.standing = dict(sorted(self.standing.items()))
        for candidates, agreement in before._agreements.copy().items():
            if not candidates & (changed | losses.lost):
                self._agreements[candidates] = agreement

    def agreement(self, candidates: int) -> Agreement:
        """What follows from each of some candidates of which none has failed."""
        agreement = self._agreements.get(candidates)
        if agreement is None:
            true = false = self.board.masks.live
            for number in bits_of(candidates):
                each = self.standing[number]
                true &= each.made_true
                false &= ~(each.state | each.made_true)
                if not (true or false):
                    break
            agreement = self._agreements[candidates] = true, false
        return agreement

    @cached_property
    def contradictions(self) -> tuple[ProofTree, ...]:
        """The contradictions with the fewest nodes, in the order of their assumptions.

        A proof has a node for each round at least, and two more; so propagations of as many rounds
        as the best proof has nodes need not be looked at.
        """
        if self.is_settled:
            return ()
        known = [each.tree.size for each in self._contradictions.values() if each.tree]
        most = min(known, default=None)
        shortest: list[ProofTree] = []
        for propagation in self.failed:
            if most is not None and len(propagation.rounds) + 1 > most:
                break
            tree = self._contradiction(propagation, most)
            if tree is not None and (most is None or tree.size <= most):
                if tree.size != most:
                    shortest, most = [], tree.size
                shortest.append(tree)
        return tuple(sorted(shortest, key=lambda tree: tree.assumption))

    def _contradiction(self, propagation: Propagation, most: int | None) -> ProofTree | None:
        """The shortest proof that it fails; maybe none, if that has more nodes than so many."""
        known = self._contradictions.get(propagation.number)
        if known is None or not known.tells(most):
            known = contradiction_within(self.board, propagation.rounds, most)
            self._contradictions[propagation.number] = known
        return known.tree

    @cached_property
    def witnesses(self) -> tuple[int, ...]:
        """The first two different complete grids met, as the candidates true in them.

        With two, the puzzle has several solutions, and no proof can lead to one.
        """
        if self._several:
            return self._several
        complete = [each for each in self.standing.values() if each.is_complete]
        grids = dict.fromkeys(each.made_true | self.board.masks.filled for each in complete)
        return tuple(filter(self.board.masks.tables.meets_clues, grids))[:2]

    @property
    def is_settled(self) -> bool:
        """Whether the puzzle is known to have several solutions."""
        return len(self.witnesses) == 2


def _is_wide_open(board: Board) -> bool:
    """Whether a cell can take more than half of all digits, in the mean.

    A puzzle with one solution hardly ever leaves so much when it comes to forcing, unless it has
    clues. To look for two then takes a fraction of what it takes to follow all candidates.
    """
    if board.layout.clues:
        return False
    return 2 * board.masks.live.bit_count() > board.layout.size * board.masks.open_cells.bit_count()


def _came_of(board: Board, earlier: Board) -> bool:
    """Whether steps lead from the earlier board to this one, as far as candidates tell."""
    masks = board.masks
    return not (
        masks.live & ~earlier.masks.live
        or earlier.masks.filled & ~masks.filled
        or masks.filled & ~(earlier.masks.filled | earlier.masks.live)
    )


@cached_in_thread
def _last_made(_layout: Layout) -> list[Propagations]:
    """The propagations last made on a layout, if any, by this thread.

    They go on working things out when they are asked, so threads have their own: Python 3.11
    crashed, now and then, where several threads shared them.
    """
    return []


@kept_with_cost
def propagations(board: Board) -> Propagations:
    """The propagations of the board's candidates, made once.

    They count as if nothing were gone on with: what was on hand from before is nobody's to know.
    """
    spend(board.masks.live.bit_count() * (2 + units_of(board.layout)))
    last_made = _last_made(board.layout)
    made = Propagations(board, *last_made)
    last_made[:] = [made]
    return made
