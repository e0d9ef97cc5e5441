"""What is said of a puzzle that the rules did not solve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudologue.cli.run.timed_solve import shows_several
from sudologue.inference import SolveResult, SolveStatus
from sudologue.messages import Messages
from sudologue.narration.notations import RC, Notation, in_notation
from sudologue.narration.voices.endings import dead_end
from sudologue.wording import counted

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.oracle import Solutions


def _why(result: SolveResult) -> str:
    """Why a solve that came to no contradiction ended where it did."""
    if shows_several(result):
        return _say("several")
    diagnosis = result.diagnosis
    if diagnosis is not None and diagnosis.stopped:
        stopped = "--timeout" if "second" in diagnosis.stopped else diagnosis.stopped
        return _say("stopped", stopped=stopped)
    return _say("stuck" if diagnosis is None or diagnosis.budget is None else "budget")


def found_by_search(searched: Solutions) -> str:
    """What search says of a puzzle, marked as such."""
    shown = [board.to_string() for board in searched.found]
    if searched.has_none:
        return _say("none")
    if searched.is_unique:
        return _say("one", solution=shown[0])
    if searched.has_several:
        return _say("more", solution=shown[0], other=shown[1])
    return _say("some", solution=shown[0]) if shown else _say("given_up")


def standing(result: SolveResult, searched: Solutions | None, notation: Notation = RC) -> str:
    """The end of a solve short of a solution, in a few words."""
    board = result.final_board
    if result.status is SolveStatus.CONTRADICTION:
        told = _say("no_solution", why=in_notation(dead_end(result), notation, board.layout.size))
    else:
        cells = counted(board.masks.open_cells.bit_count(), "cell")
        told = _say("not_solved", why=_why(result), cells=cells)
    if searched is None:
        return told
    if searched.has_none:
        return _say("found_none", told=told)
    if searched.is_unique:
        return _say("found_one", told=told)
    if searched.has_several:
        return _say("found_several", told=told)
    return _say("not_finished", told=told)
