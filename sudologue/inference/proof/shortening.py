"""Shorter traces: what can be dropped because the rest can be derived again without it.

An elimination that some step leans on may still be one that nobody has to make: without it a digit
is placed a little later, for another reason, and the trace ends where it did. So the trace is tried
without each elimination, those with the most to look at first and the cheapest last. What remains
of it is gone through in order, again and again as long as that leads on:

- a step is taken when it sees what it saw: the same candidates in all that it leans on, and nothing
  filled there that was open. Its receipt and its words are then as true as they were;
- a digit may also be placed as a single, if its cell has no other left or a house no other place,
  and if the trace has singles of that kind;
- whatever else does not fit is left for later, or for good.

Nothing is searched for, and no step is added. So the trace never becomes longer, and the same
trace is always shortened in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from sudologue.inference.inference import Elimination, Inference, Placement, Single
from sudologue.inference.proof.cutting import (
    Purpose,
    concluded,
    needed,
    proof_of,
    pruned,
    purpose_for,
    replayed,
)
from sudologue.model import Board, Candidate, Cell

if TYPE_CHECKING:
    from sudologue.inference.solve_result import SolveResult

Kinds = Sequence[type[Single]]


def shortened(result: SolveResult) -> SolveResult:
    """The trace without steps that its end can do without."""
    return pruned(concluded(result, _shorter(result, Purpose.of(result))))


def shortened_proof(result: SolveResult, *shown: Cell | Candidate) -> SolveResult:
    """The proof of placements, or of candidates' losses, without what it can do without."""
    proof = proof_of(result, *shown)
    steps = replayed(result.initial, _shorter(proof, purpose_for(proof, shown)))
    shorter = proof_of(replace(proof, steps=steps), *shown)
    return replace(shorter, saved=len(proof.steps) - len(shorter.steps))


def _shorter(result: SolveResult, purpose: Purpose) -> list[Inference]:
    """Inferences, no more than the trace has, that lead to what it is for."""
    graph = result.graph
    kept = needed(graph, purpose)
    evidence = [step.inference.evidence for step in result.steps]
    kinds = sorted(
        {type(each) for each in evidence if isinstance(each, Single)}, key=lambda kind: kind.rank
    )
    steps = {index: _RepeatedStep.of(result, index, kinds) for index in kept}
    placed = 0
    for index in purpose.steps:
        placed |= steps[index].target
    goal = _Goal(placed, purpose.gone)
    order = kept
    for index in graph.dearest_first([index for index in kept if index not in purpose.steps]):
        others = [steps[other] for other in order if other != index]
        taken = _repeated(others, result.initial, goal)
        if taken is not None:
            order = [step.index for step in taken]
    return _inferences([steps[index] for index in order], result.initial)


@dataclass(frozen=True)
class _Goal:
    """Where the trace has to come: these digits placed, and these candidates gone."""

    placed: int
    gone: int

    def is_reached(self, live: int, filled: int) -> bool:
        """Whether a board with these candidates and digits is there."""
        return not (self.placed & ~filled or self.gone & (live | filled))


@dataclass(frozen=True)
class _RepeatedStep:
    """A step to be taken again: what it saw, and what it does.

    `looked_at` are the candidates that it leans on, of which it saw `saw`; of those in `around` it
    saw `placed`, and of these it needs `asked`. `target` is what it concludes, `gone` and `filled`
    what that does to a board. A placement may be a single too, where it is the only one left of any
    of `truths`.
    """

    index: int
    inference: Inference
    looked_at: int
    saw: int
    around: int
    placed: int
    asked: int
    target: int
    gone: int
    filled: int
    truths: tuple[int, ...]
    kinds: Kinds

    @classmethod
    def of(cls, result: SolveResult, index: int, kinds: Kinds) -> Self:
        """A step of a trace, with what it saw there."""
        board, inference = result.board_before(index + 1), result.steps[index].inference
        layout, evidence, action = board.layout, inference.evidence, inference.action
        looked, around = evidence.looks_at(board), evidence.rests_on(layout)
        target = layout.candidate_mask(action.candidates)
        is_placement = isinstance(action, Placement)
        number = target.bit_length() - 1
        placed = around & board.filled
        truths: tuple[int, ...] = ()
        if is_placement:
            truths = tuple([truth for kind in kinds for truth in kind.truths_with(number, layout)])
        return cls(
            index,
            inference,
            looked,
            looked & (board.live | board.filled),
            around,
            placed,
            board.filled & evidence.speaks_of_placed(layout),
            target,
            target | layout.seen_masks[number] if is_placement else target,
            target if is_placement else 0,
            truths,
            kinds,
        )

    def fits(self, live: int, filled: int) -> bool:
        """Whether the step sees what it saw, and still says something."""
        return bool(
            self.target & live
            and self.looked_at & (live | filled) == self.saw
            and not self.around & filled & ~self.placed
            and not self.asked & ~filled
        )

    def is_single(self, live: int) -> bool:
        """Whether what it places is the only one left in its cell or in a house."""
        target = self.target
        return any(truth & live == target for truth in self.truths)

    def inference_on(self, board: Board) -> Inference:
        """The step on a board that it fits, or where it is a single."""
        action = self.inference.action
        if isinstance(action, Placement):
            if self.fits(board.live, board.filled):
                return self.inference
            return _single(board, action, self.kinds)
        remaining = tuple(c for c in action.candidates if c.digit in board.domain(c.cell))
        if len(remaining) == len(action.candidates):
            return self.inference
        return replace(self.inference, action=Elimination.of_candidates(remaining))


def _repeated(
    steps: Sequence[_RepeatedStep], start: Board, goal: _Goal
) -> list[_RepeatedStep] | None:
    """The steps in the order in which they can be taken, if they lead to the goal."""
    live, filled = start.live, start.filled
    taken: list[_RepeatedStep] = []
    pending = steps
    while True:
        waiting: list[_RepeatedStep] = []
        for step in pending:
            if step.fits(live, filled) or step.is_single(live):
                taken.append(step)
                live &= ~step.gone
                filled |= step.filled
            else:
                waiting.append(step)
        if goal.is_reached(live, filled):
            return taken
        if len(waiting) == len(pending):
            return None
        pending = waiting


def _inferences(steps: Sequence[_RepeatedStep], start: Board) -> list[Inference]:
    board = start
    inferences: list[Inference] = []
    for step in steps:
        inference = step.inference_on(board)
        board = inference.action.apply(board)
        inferences.append(inference)
    return inferences


def _single(board: Board, action: Placement, kinds: Kinds) -> Inference:
    """A placement as the simplest single that it is, of the kinds that there are."""
    singles = (kind.of_placement(action, board) for kind in kinds)
    rule, evidence = next(each for each in singles if each is not None)
    return Inference(rule, action, evidence)
