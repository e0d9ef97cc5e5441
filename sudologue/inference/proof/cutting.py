"""Parts of a trace that stand by themselves: the proof of one conclusion, and what is of any use.

A part keeps the order of the trace and its inferences, and makes its boards anew. These have more
candidates than the trace's, but as the part has all that its steps lean on, every receipt finds in
its truths what it found before. Where a name or a role depends on more than that, the evidence sets
it right (see `Evidence.told_on`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sudologue.errors import SudologueError
from sudologue.inference.citation import ClueConstraint, clue_candidates
from sudologue.inference.constraint import CellConstraint, HouseConstraint
from sudologue.inference.diagnosis import Diagnosis, SolveStatus
from sudologue.inference.inference import Inference, Placement, TraceStep
from sudologue.inference.proof.step_graph import ProofGraph
from sudologue.model import Board, Candidate, Cell, DeadEnd, House, digit_text
from sudologue.wording import listed

if TYPE_CHECKING:
    from sudologue.inference.solve_result import SolveResult


@dataclass(frozen=True)
class Purpose:
    """What a part of a trace is for: steps that it must have, and what must be gone in the end."""

    steps: frozenset[int] = frozenset()
    gone: int = 0

    @classmethod
    def of(cls, result: SolveResult) -> Purpose:
        """What the whole trace is for.

        A solution is its digits; a contradiction what has nothing left; any other end is the last
        board, candidates and all.
        """
        start, end = result.initial, result.final_board
        was_possible = start.live | start.filled
        if result.status is SolveStatus.CONTRADICTION and end.dead_end is not None:
            return cls(gone=was_possible & dead_mask(end, end.dead_end))
        placements = frozenset(
            index
            for index, step in enumerate(result.steps)
            if isinstance(step.inference.action, Placement)
        )
        if result.status is SolveStatus.SOLVED:
            return cls(placements)
        return cls(placements, was_possible & ~(end.live | end.filled))


def dead_mask(board: Board, dead_end: DeadEnd) -> int:
    """The candidates of what has nothing left."""
    match dead_end:
        case DeadEnd(is_clash=True):
            return 0
        case DeadEnd(house=House() as house, digit=int(digit)):
            return HouseConstraint(house, digit).mask(board.layout)
        case DeadEnd(cell=Cell() as cell):
            return CellConstraint(cell).mask(board.layout)
        case DeadEnd(clue=clue) if clue is not None:
            return clue_candidates((ClueConstraint(clue),), board.layout)
        case _:
            return 0


# ------------------------------------------------------------------------------------- what to keep


def needed(graph: ProofGraph, purpose: Purpose) -> list[int]:
    """The steps that a purpose needs: none could be left out and leave every receipt as it was.

    Where two steps remove the same candidate, the graph names the first. If the part has the
    second anyway, in time, the first may be spared; the dearest is tried first.
    """
    kept = _reached(graph, purpose, range(len(graph.result.steps)))
    spared = True
    while spared:  # what leaned on a step may have been spared after it
        spared = False
        for index in graph.dearest_first(kept):
            if index in purpose.steps or index not in kept:
                continue
            if _can_be_spared(graph, purpose, kept, index):
                kept = _reached(graph, purpose, [other for other in kept if other != index])
                spared = True
    return kept


def _reached(graph: ProofGraph, purpose: Purpose, steps: Sequence[int]) -> list[int]:
    """The steps, among some and in their order, that the purpose leads back to."""
    found = set(purpose.steps)
    found.update(graph.premises_among(purpose.gone, steps))
    for index in reversed(steps):
        if index in found:
            found.update(graph.premises_among(graph.lacks[index], steps))
    return sorted(found)


def _can_be_spared(graph: ProofGraph, purpose: Purpose, kept: Sequence[int], spared: int) -> bool:
    """Whether the others make go, in time for each of them, all that the step makes go."""
    clears = graph.clears
    in_the_end = (len(graph.lacks), purpose.gone)
    for index, lack in [*((index, graph.lacks[index]) for index in kept), in_the_end]:
        lack &= clears[spared]
        if lack and index > spared:
            for other in kept:
                if other >= index:
                    return False
                if other != spared:
                    lack &= ~clears[other]
                    if not lack:
                        break
            if lack:
                return False
    return True


# ------------------------------------------------------------------------------------ the new trace


def replayed(start: Board, inferences: Iterable[Inference]) -> tuple[TraceStep, ...]:
    """The inferences as a trace, each by the name that it deserves on its board."""
    board = start
    steps: list[TraceStep] = []
    for inference in inferences:
        rule, evidence = inference.evidence.told_on(board, inference.rule)
        is_as_told = evidence is inference.evidence
        fitting = inference if is_as_told else Inference(rule, inference.action, evidence)
        board = fitting.action.apply(board)
        steps.append(TraceStep(fitting, board))
    return tuple(steps)


def needless(result: SolveResult) -> tuple[int, ...]:
    """The numbers of the steps that the end of a trace does not need."""
    kept = set(needed(result.graph, Purpose.of(result)))
    return tuple(index + 1 for index in range(len(result.steps)) if index not in kept)


def pruned(result: SolveResult) -> SolveResult:
    """The trace without the steps that nothing later needs; it ends as the trace does."""
    kept = needed(result.graph, Purpose.of(result))
    return concluded(result, [result.steps[index].inference for index in kept])


def concluded(result: SolveResult, inferences: Sequence[Inference]) -> SolveResult:
    """The result that other inferences lead to, with the same end."""
    steps = replayed(result.initial, inferences)
    diagnosis = result.diagnosis
    board = steps[-1].board if steps else result.initial
    if diagnosis is not None and board != result.final_board:
        diagnosis = Diagnosis.of(
            board, diagnosis.rules_tried, diagnosis.stopped, budget=diagnosis.budget
        )
    saved = result.saved + len(result.steps) - len(steps)
    return replace(result, steps=steps, diagnosis=diagnosis, saved=saved)


def placed_at(result: SolveResult, cell: Cell) -> int:
    """The index of the step that places a digit in a cell; an error says why there is none."""
    for index, step in enumerate(result.steps):
        action = step.inference.action
        if isinstance(action, Placement) and action.cell == cell:
            return index
    value = result.initial.value(cell)
    if value is None:
        raise SudologueError(f"{cell} is not placed in this trace, so there is no proof of it")
    how = "is given" if result.initial.is_given(cell) else "was placed before the trace"
    raise SudologueError(f"the {digit_text(value)} in {cell} {how}, so it stands on no step")


def ruled_out_bit(result: SolveResult, candidate: Candidate) -> int:
    """The bit of a candidate that a step takes away; an error says why none does."""
    start, end, digit = result.initial, result.final_board, digit_text(candidate.digit)
    bit = start.layout.candidate_mask((candidate,))
    if (end.live | end.filled) & bit:
        fault = f"{digit} is not ruled out in {candidate.cell}, so there is no proof of it"
        raise SudologueError(fault)
    if not start.live & bit:
        fault = f"{digit} is ruled out in {candidate.cell} from the start: that stands on no step"
        raise SudologueError(fault)
    return bit


def purpose_for(result: SolveResult, shown: Iterable[Cell | Candidate]) -> Purpose:
    """What a proof is for: placements in cells, and candidates that are gone."""
    steps, gone = set[int](), 0
    for one in shown:
        if isinstance(one, Cell):
            steps.add(placed_at(result, one))
        else:
            gone |= ruled_out_bit(result, one)
    return Purpose(frozenset(steps), gone)


def proof_of(result: SolveResult, *shown: Cell | Candidate) -> SolveResult:
    """The steps that placements, or the losses of candidates, stand on, and nothing after these.

    Where that leaves cells open, the result is one that was stopped: it might have gone on.
    """
    kept = needed(result.graph, purpose_for(result, shown))
    steps = replayed(result.initial, [result.steps[index].inference for index in kept])
    board = steps[-1].board
    if board.is_complete:
        return replace(result, steps=steps, status=SolveStatus.SOLVED, diagnosis=None, saved=0)
    said = listed([_said(board, one) for one in shown])
    diagnosis = Diagnosis.of(board, (), f"the end of the proof that {said}")
    stopped = SolveStatus.STOPPED
    return replace(result, steps=steps, status=stopped, diagnosis=diagnosis, saved=0)


def _said(board: Board, shown: Cell | Candidate) -> str:
    if isinstance(shown, Cell):
        return f"{shown} is {digit_text(board.value(shown) or 0)}"
    return f"{shown.cell} cannot be {digit_text(shown.digit)}"
