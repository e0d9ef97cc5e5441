"""What is found is told when a digit needs it: eliminations wait until then.

A person who finds a locked candidate that leads nowhere does not speak of it. So the solver reasons
on a board with all eliminations that it has found, and shows another one, with those alone that the
digits so far stood on. When a digit can be placed, the eliminations that it leans on are shown
before it, in the order in which they were found. Which these are follows from the evidence, as it
does for proofs (`inference/proof`).

What waits grows stale: a digit that was placed without it may fill one of its cells. Then it is
forgotten, and found anew if it is still there and anything needs it.

Where no digit follows, all that waits is shown: a puzzle that gets stuck, or runs out of its
budget, ends with all that was found. One that contradicts itself ends with what shows that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.inference import Inference, Placement, TraceStep
from sudologue.inference.proof.cutting import dead_mask
from sudologue.inference.proof.step_graph import cleared
from sudologue.model import Board


@dataclass(frozen=True)
class _Waiting:
    """An elimination that nothing has needed so far.

    `saw` are the candidates that were there when it was found and matter to it, and those that it
    takes; `lacked` are those that matter and were gone.
    """

    inference: Inference
    saw: int
    lacked: int
    takes: int


class Withholding:
    """The board that is reasoned on, the board that is shown, and what waits between them."""

    def __init__(self, board: Board) -> None:
        self.seen = board
        self._shown = board
        self._waiting: list[_Waiting] = []

    def take(self, inference: Inference) -> Iterator[TraceStep]:
        """Take what was found on the board that is seen; the steps that are shown for it."""
        if isinstance(inference.action, Placement):
            yield from self._place(inference)
        else:
            self._waiting.append(self._to_wait(inference))
            self.seen = inference.action.apply(self.seen)

    def takes_as_it_is(self, step: TraceStep) -> bool:
        """Whether a step on the board that is seen can be shown at once: where nothing waits."""
        if self._waiting:
            return False
        self.seen = self._shown = step.board
        return True

    def rest(self) -> Iterator[TraceStep]:
        """What has to be shown in the end, if the board is not complete."""
        dead_end = self._shown.dead_end or self.seen.dead_end
        if dead_end is None:
            needed = range(len(self._waiting))
        else:
            needed = self._needed(dead_mask(self.seen, dead_end))
        yield from self._show([self._waiting[index].inference for index in needed])

    def all_found(self) -> Iterator[TraceStep]:
        """All that waits, when there is no time left to see what it is for."""
        yield from self._show([each.inference for each in self._waiting])

    def _to_wait(self, inference: Inference) -> _Waiting:
        takes = cleared(inference.action, self.seen.layout)
        looked_at, live = self._looked_at(inference), self.seen.masks.live
        return _Waiting(inference, looked_at & live | takes, looked_at & ~live, takes)

    def _looked_at(self, inference: Inference) -> int:
        """The candidates that matter; all of them to evidence that does not say what it cites."""
        if not inference.evidence.has_receipt:
            return self.seen.masks.tables.all_candidates
        return inference.evidence.looks_at(self.seen)

    def _place(self, inference: Inference) -> Iterator[TraceStep]:
        needed = self._needed(self._looked_at(inference) & ~self.seen.masks.live)
        yield from self._show([self._waiting[index].inference for index in needed])
        yield from self._show([inference])
        waiting = [each for index, each in enumerate(self._waiting) if index not in needed]
        self._waiting, self.seen = [], self._shown
        for each in waiting:
            live = self.seen.masks.live
            if not each.saw & ~live and not each.lacked & live:
                self._waiting.append(each)
                self.seen = each.inference.action.apply(self.seen)

    def _needed(self, lacked: int) -> list[int]:
        """Which of those that wait make candidates go that are to be gone, in their order."""
        there = self._shown.masks.live
        needed: list[int] = []
        for index in reversed(range(len(self._waiting))):
            each = self._waiting[index]
            if each.takes & lacked & there:
                needed.append(index)
                lacked |= each.lacked
        return needed[::-1]

    def _show(self, inferences: list[Inference]) -> Iterator[TraceStep]:
        for inference in inferences:
            rule, evidence = inference.evidence.told_on(self._shown, inference.rule)
            if evidence is not inference.evidence:
                inference = Inference(rule, inference.action, evidence)
            self._shown = inference.action.apply(self._shown)
            yield TraceStep(inference, self._shown)
