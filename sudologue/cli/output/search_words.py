"""What is said of a puzzle that the rules did not solve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudologue.cli.run.timed_solve import shows_several
from sudologue.inference import SolveResult, SolveStatus
from sudologue.narration.notations import RC, Notation, in_notation
from sudologue.narration.voices.endings import dead_end
from sudologue.wording import counted

if TYPE_CHECKING:
    from sudologue.oracle import Solutions


def _why(result: SolveResult) -> str:
    """Why a solve that came to no contradiction ended where it did."""
    if shows_several(result):
        return "more than one solution"
    diagnosis = result.diagnosis
    if diagnosis is not None and diagnosis.stopped:
        return f"stopped by {'--timeout' if 'second' in diagnosis.stopped else diagnosis.stopped}"
    return "stuck" if diagnosis is None or diagnosis.budget is None else "stopped by --budget"


def found_by_search(searched: Solutions) -> str:
    """What search says of a puzzle, marked as such."""
    by_search = "Found by search, not by logic:"
    shown = [board.to_string() for board in searched.found]
    if searched.has_none:
        return f"{by_search} the puzzle has no solution."
    if searched.is_unique:
        return f"{by_search} the puzzle has one solution, {shown[0]}."
    if searched.has_several:
        several = f"{by_search} the puzzle has more than one solution,"
        return f"{several} {shown[0]} and {shown[1]} among them."
    given_up = "The search was given up before it had looked everywhere for others."
    if shown:
        return f"{by_search} the puzzle has a solution, {shown[0]}. {given_up}"
    return "A search for solutions was given up before it had looked everywhere."


def standing(result: SolveResult, searched: Solutions | None, notation: Notation = RC) -> str:
    """The end of a solve short of a solution, in a few words."""
    board = result.final_board
    if result.status is SolveStatus.CONTRADICTION:
        told = f"no solution: {in_notation(dead_end(result), notation, board.layout.size)}"
    else:
        cells = counted(board.masks.open_cells.bit_count(), "cell")
        told = f"not solved: {_why(result)} ({cells} open)"
    if searched is None:
        return told
    if searched.has_none:
        return f"{told}; found by search: no solution"
    if searched.is_unique:
        return f"{told}; found by search: one solution"
    if searched.has_several:
        return f"{told}; found by search: more than one solution"
    return f"{told}; the search for solutions was not finished"
