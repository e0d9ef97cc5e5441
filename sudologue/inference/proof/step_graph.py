"""The graph: for each step the earlier steps it stands on, found in one pass over the trace.

What a step needs to be gone, and what it makes go, are bits, a bit for each candidate. A receipt
says that one of each truth's candidates is true, so a step leans on the candidates that its truths
lack. Evidence may look at more than its truths, or at less, and may speak of placed digits (see
`Evidence.looks_at` and `Evidence.speaks_of_placed`): that keeps what is told of the step true.

That a digit *is placed* is asked for, and made, as the bit of its own candidate. Nothing else can
ask for that bit: truths keep the candidates that are placed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sudologue.inference.inference import Action, Evidence, Placement
from sudologue.model import Board, Layout, bits_of

if TYPE_CHECKING:
    from sudologue.inference.solve_result import SolveResult

Indices = tuple[int, ...]


@dataclass(frozen=True)
class ProofGraph:
    """Which steps a step stands on.

    `premises` and `depths` go by the numbers of steps, from 1; all else by their index. `premises`
    names for each candidate that a step lacks the one step that removed it, the first.
    Of evidence that digits explain, a full house, it names the steps that placed them: these
    removed the digit from the other cells as well, if not always first.
    """

    result: SolveResult

    @cached_property
    def clears(self) -> Indices:
        """The candidates that each step makes go (see `cleared`)."""
        layout = self.result.initial.layout
        return tuple([cleared(step.inference.action, layout) for step in self.result.steps])

    @cached_property
    def lacks(self) -> Indices:
        """The candidates that earlier steps had to make go, for each step."""
        before = start = self.result.initial
        found: list[int] = []
        for step in self.result.steps:
            found.append(lacked(step.inference.evidence, before, start))
            before = step.board
        return tuple(found)

    @cached_property
    def premises(self) -> dict[int, tuple[int, ...]]:
        """The numbers of the steps that each step stands on, in order."""
        gone, first = self._gone, self._first_to_clear
        before = start = self.result.initial
        found: dict[int, tuple[int, ...]] = {}
        for number, (step, lack) in enumerate(zip(self.result.steps, self.lacks, strict=True), 1):
            its: list[int] = []
            explained = step.inference.evidence.explained_by_placed(before.layout)
            if explained:
                lack = explained & before.filled & ~start.filled
            before = step.board
            while lack:
                low = lack & -lack
                lack ^= low
                index = first.get(low.bit_length() - 1)
                if index is not None:
                    its.append(index + 1)
                    lack &= ~gone[index]
            found[number] = tuple(sorted(its))
        return found

    @cached_property
    def _gone(self) -> Indices:
        """The candidates that each step made go that were still there, or placed."""
        left = self.result.initial.live
        found: list[int] = []
        for clears in self.clears:
            gone = clears & left
            left ^= gone
            found.append(gone)
        return tuple(found)

    @cached_property
    def _first_to_clear(self) -> dict[int, int]:
        return {number: index for index, gone in enumerate(self._gone) for number in bits_of(gone)}

    @cached_property
    def depths(self) -> dict[int, int]:
        """The number of steps in the longest line of reasoning that ends with each step."""
        found: dict[int, int] = {}
        for number, premises in self.premises.items():
            found[number] = 1 + max([found[earlier] for earlier in premises], default=0)
        return found

    def premises_among(self, lack: int, steps: Iterable[int]) -> Indices:
        """The first steps, in this order, that together make go what is lacked."""
        found: list[int] = []
        for index in steps:
            if not lack:
                break
            if lack & self.clears[index]:
                lack &= ~self.clears[index]
                found.append(index)
        return tuple(found)

    def dearest_first(self, steps: Iterable[int]) -> list[int]:
        """The steps with the most to look at before the others, and of equals the last first.

        Eliminations come before placements, which are what one is after.
        """
        return sorted(steps, key=self._cheapness)

    def _cheapness(self, index: int) -> tuple[bool, int, int]:
        inference = self.result.steps[index].inference
        evidence = inference.evidence
        cited = len(evidence.truths) + len(evidence.links) + len(evidence.clues)
        return isinstance(inference.action, Placement), -cited, -index


def lacked(evidence: Evidence, before: Board, start: Board) -> int:
    """What was possible at the start of a trace and must be gone, or placed, for the step."""
    was_possible = start.live | start.filled
    gone = was_possible & ~(before.live | before.filled)
    placed = before.filled & ~start.filled
    return evidence.looks_at(before) & gone | evidence.speaks_of_placed(before.layout) & placed


def cleared(action: Action, layout: Layout) -> int:
    """What the conclusion makes go, with the bit of a digit that it places."""
    named = layout.candidate_mask(action.candidates)
    if isinstance(action, Placement):
        return named | layout.ruled_out_by(action.candidates[0])
    return named
