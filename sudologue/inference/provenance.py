"""Who removed a candidate: the bookkeeping that rules need not do.

A truth leans on the candidates that are missing from it. Each of them was ruled out by a given,
by the puzzle itself (a candidate missing from the start), or by a step of the trace; those are the
premises. All of it is read off the boards of the trace.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from sudologue.inference.solve_result import SolveResult
from sudologue.model import Board, Candidate, Cell, bits_of


@dataclass(frozen=True)
class Removal:
    """Why a candidate is no longer there: exactly one of the three says so.

    `given` is the cell of a given that rules it out; `step` is the number of the step that
    removed it; neither is set for a candidate that the puzzle left out from the start.
    """

    candidate: Candidate
    given: Cell | None = None
    step: int | None = None


@dataclass(frozen=True)
class Provenance:
    """The removals of a trace, in order."""

    result: SolveResult

    @cached_property
    def _removed_by(self) -> tuple[int, ...]:
        """The candidates that each step removed; one that it placed is not among them."""
        boards = [self.result.initial, *(step.board for step in self.result.steps)]
        return tuple(
            before.live & ~after.live & ~after.filled for before, after in pairwise(boards)
        )

    def removals(self, candidates: int) -> Iterator[Removal]:
        """Who removed each of the candidates of a mask; those still there are passed over."""
        initial = self.result.initial
        layout = initial.layout
        for number in bits_of(candidates & ~(initial.live | initial.filled)):
            candidate = layout.candidate(number)
            yield Removal(candidate, given=_given_against(initial, number))
        removed_by = enumerate(self._removed_by, 1)
        for number, found in [
            (n, mask & candidates) for n, mask in removed_by if mask & candidates
        ]:
            for bit in bits_of(found):
                yield Removal(layout.candidate(bit), step=number)


def _given_against(board: Board, number: int) -> Cell | None:
    """The first given that rules a candidate out."""
    layout = board.layout
    rulers = board.filled & layout.seen_masks[number]
    for ruler in bits_of(rulers):
        return layout.candidate(ruler).cell
    return None
