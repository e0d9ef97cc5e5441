"""What is found is told when a digit needs it: eliminations wait until then.

A person who finds a locked candidate that leads nowhere does not speak of it. So the solver reasons
on a board with all eliminations that it has found, and shows another one, with those alone that the
digits so far stood on. When a digit can be placed, the eliminations that it leans on are shown
before it, in the order in which they were found. Which these are follows from the evidence, as it
does for proofs (`inference/proof`).

What waits grows stale: a digit that was placed without it may fill one of its cells. Then it is
forgotten, and found anew if it is still there and anything needs it. When it is shown, it takes
all that it can from the board that is shown, where more candidates may be left.

Where no digit follows, all that waits is shown: a puzzle that gets stuck, or runs out of its
budget, ends with all that was found. One that contradicts itself ends with what shows that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.inference import Action, Elimination, Inference, Placement, TraceStep
from sudologue.inference.constraint import mask_of
from sudologue.inference.proof.cutting import dead_mask
from sudologue.inference.proof.step_graph import cleared
from sudologue.model import Board


@dataclass(frozen=True)
class _Waiting:
    """An elimination that nothing has needed so far.

    `saw` are the candidates that were there when it was found and matter to it, `lacked` those that
    matter and were gone, and `takes` those that it takes.
    """

    inference: Inference
    saw: int
    lacked: int
    takes: int


class Withholding:
    """The board that is reasoned on, the board that is shown, and what waits between them."""

    def __init__(self, board: Board) -> None:
        self.shown = self.seen = board
        self._waiting: list[_Waiting] = []

    @property
    def is_waiting(self) -> bool:
        """Whether any eliminations have been found that no digit has needed so far."""
        return bool(self._waiting)

    def go_on(self, board: Board) -> None:
        """Show a board on which another digit stands, for which nothing that waits was needed.

        What is seen has to `catch_up` with it before it is looked at.
        """
        self.shown = board

    def catch_up(self) -> None:
        """See what is shown, without what those take that still wait."""
        waiting, self._waiting, self.seen = self._waiting, [], self.shown
        for each in waiting:
            live = self.seen.masks.live
            if each.takes & live and not each.saw & ~live and not each.lacked & live:
                self._waiting.append(each)
                self.seen = _of(each.takes & live, each.inference, self.seen).apply(self.seen)

    def take(self, inference: Inference) -> Iterator[TraceStep]:
        """Take what was found on the board that is seen; the steps that are shown for it."""
        if isinstance(inference.action, Placement) or inference.evidence.is_noted_at_once:
            yield from self._place(inference)
        else:
            self._waiting.append(self._to_wait(inference))
            self.seen = inference.action.apply(self.seen)

    def rest(self) -> Iterator[TraceStep]:
        """What has to be shown in the end, if the board is not complete."""
        dead_end = self.shown.dead_end or self.seen.dead_end
        if dead_end is None:
            yield from self.all_found()
        else:
            yield from self._show_needed(dead_mask(self.seen, dead_end))

    def all_found(self) -> Iterator[TraceStep]:
        """All that waits, when there is no time left to see what it is for."""
        self.catch_up()
        for each in self._waiting:
            yield from self._show(each.inference)

    def _to_wait(self, inference: Inference) -> _Waiting:
        takes = cleared(inference.action, self.seen.layout)
        looked_at, live = self._looked_at(inference), self.seen.masks.live
        return _Waiting(inference, looked_at & live & ~takes, looked_at & ~live, takes)

    def _looked_at(self, inference: Inference) -> int:
        """The candidates that matter; all of them to evidence that does not say what it cites."""
        if not inference.evidence.has_receipt:
            return self.seen.masks.tables.all_candidates
        return inference.evidence.looks_at(self.seen)

    def _place(self, inference: Inference) -> Iterator[TraceStep]:
        yield from self._show_needed(self._looked_at(inference) & ~self.seen.masks.live)
        yield from self._show(inference)
        self.catch_up()

    def _show_needed(self, lacked: int) -> Iterator[TraceStep]:
        """Show what makes these candidates go; what is shown may do what others were to do."""
        while (index := self._first_needed(lacked)) is not None:
            yield from self._show(self._waiting.pop(index).inference)

    def _first_needed(self, lacked: int) -> int | None:
        """Which of those that wait is the first without which some of these would not go.

        What a later one takes on the board that is shown, an earlier one need not take.
        """
        there = self.shown.masks.live
        wanted, first = lacked & there, None
        for index in reversed(range(len(self._waiting))):
            each = self._waiting[index]
            if each.takes & wanted:
                first = index
                taken = _taken(each.inference, self.shown, there & ~each.lacked)
                wanted = wanted & ~taken | each.lacked & there
        return first

    def _show(self, inference: Inference) -> Iterator[TraceStep]:
        rule, evidence = inference.evidence.told_on(self.shown, inference.rule)
        action = inference.action
        if not isinstance(action, Placement):
            taken = _taken(inference, self.shown, self.shown.masks.live)
            if not taken:
                return
            action = _of(taken, inference, self.shown)
        if evidence is not inference.evidence or action is not inference.action:
            inference = Inference(rule, action, evidence)
        self.shown = action.apply(self.shown)
        yield TraceStep(inference, self.shown)


def _taken(inference: Inference, board: Board, live: int) -> int:
    """All that an elimination takes where these candidates are left, maybe others than it saw.

    Where disjoint truths use up as many links, nothing else under the links is true.
    """
    evidence, layout = inference.evidence, board.layout
    known = (cleared(inference.action, layout) | evidence.also_takes(board)) & live
    is_bare = not (evidence.clues or evidence.assumption)
    if not is_bare or len(evidence.truths) != len(evidence.links):
        return known
    parts = [truth.mask(layout) & live for truth in evidence.truths]
    truths, links = mask_of(evidence.truths, layout) & live, mask_of(evidence.links, layout) & live
    is_disjoint = sum(part.bit_count() for part in parts) == truths.bit_count()
    if truths & ~links or not is_disjoint or known & truths:
        return known
    return known | links & ~truths


def _of(taken: int, inference: Inference, board: Board) -> Action:
    """The elimination of these candidates: the one that was found, if these are its."""
    if taken == cleared(inference.action, board.layout):
        return inference.action
    return Elimination.of_candidates(board.masks.tables.candidates_in(taken))
