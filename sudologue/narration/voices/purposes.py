"""What the steps of a solve are for: which of them its digits need, and which later ones use each.

A step leans on what is gone from the board it saw. What a placed digit rules out can be seen there;
for the rest somebody has to remember the elimination that removed it. So an elimination is used by
the steps that would not find it gone without it, and needed if that leads to a digit in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.inference import Elimination, Evidence, Placement, SolveResult
from sudologue.inference.constraint import mask_of
from sudologue.model import Board, bits_of


@dataclass(frozen=True)
class Purposes:
    """By number, from 1: the steps that are needed, and for each elimination those that use it."""

    needed: frozenset[int]
    users: dict[int, tuple[int, ...]]

    @classmethod
    def of(cls, result: SolveResult, all_steps: bool = False) -> Purposes:
        """The purposes of a trace's steps.

        Where a trace ends before the board is complete, what has been ruled out is what it came to:
        all steps are needed then, and with `all_steps` they always are.
        """
        everything = frozenset(range(1, len(result.steps) + 1))
        if all(isinstance(step.inference.action, Placement) for step in result.steps):
            return cls(everything, {})
        used = _used(result)
        kept = everything
        if result.solved and not all_steps:
            kept = _needed(result, used)
        users: dict[int, list[int]] = {}
        for number in sorted(kept):
            for elimination in used[number - 1]:
                users.setdefault(elimination, []).append(number)
        return cls(kept, {number: tuple(its) for number, its in users.items()})


def _used(result: SolveResult) -> list[Sequence[int]]:
    """The eliminations that each step uses."""
    tables, before = result.initial.layout.tables, result.initial
    removed_by: dict[int, int] = {}  # for each candidate that only an elimination explains
    unseen = 0  # these candidates, as a mask
    found: list[Sequence[int]] = []
    for number, step in enumerate(result.steps, 1):
        found.append(_explaining(step.inference.evidence, before, unseen, removed_by))
        action = step.inference.action
        if isinstance(action, Placement):
            unseen &= ~tables.seen_masks[tables.candidate_number(action.cell, action.value)]
        else:
            removed = before.masks.live & ~step.board.masks.live
            unseen |= removed
            removed_by.update(dict.fromkeys(bits_of(removed), number))
        before = step.board
    return found


def _explaining(
    evidence: Evidence, before: Board, unseen: int, removed_by: dict[int, int]
) -> Sequence[int]:
    """The eliminations without which a step would not find gone what it needs to be gone."""
    if not unseen:
        return ()
    # words say exactly what truths have left, even where the receipt would not mind more
    lack = unseen & (evidence.looks_at(before) | mask_of(evidence.truths, before.layout))
    return sorted({removed_by[number] for number in bits_of(lack)}) if lack else ()


def _needed(result: SolveResult, used: Sequence[Sequence[int]]) -> frozenset[int]:
    needed: set[int] = set()
    for number in range(len(result.steps), 0, -1):
        action = result.steps[number - 1].inference.action
        if number in needed or not isinstance(action, Elimination):
            needed.add(number)
            needed.update(used[number - 1])
    return frozenset(needed)
