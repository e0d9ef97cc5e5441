"""Traces of other people, told only if what is said of each step is so.

The audit shows that the citations of a step force its conclusion. What its evidence says besides,
such as which cell is a pivot, nobody has checked; so it may lead a narrator anywhere, or have him
say what is false.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.narration.claims.board_claims import Assertion, AtStep
from sudologue.narration.notations import RC, Notation, all_in_notation
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import scene_at
from sudologue.narration.voice_registry import Narrator
from sudologue.narration.voices.voice import tell_step


def tell_stranger(
    result: SolveResult, narrator: Narrator, step: int | None = None, notation: Notation = RC
) -> Sequence[Passage]:
    """The passages of a trace, or of one of its steps, counted from 1, in a notation.

    Where the narrator fails, or claims what is not so, that is an error which names the step.
    """
    notation.admit(result.initial.layout.size)
    if step is None:
        told = _held(result, lambda: narrator.narrate(result), notation)
        if told is None:
            for number in range(1, len(result.steps) + 1):
                tell_stranger(result, narrator, number, notation)
            raise SudologueError("this trace cannot be told: what it says of its board is not so")
        return told
    scene_at(result, step)  # whose error says it, if there is no such step
    told = _held(result, lambda: [tell_step(result, step, narrator)], notation)
    if told is None:
        fault = "what its evidence says of the board is not so"
        raise SudologueError(f"step {step} cannot be told: {fault}")
    return told


def _held(
    result: SolveResult, tell: Callable[[], Sequence[Passage]], notation: Notation
) -> Sequence[Passage] | None:
    """What is told, if anything can be, and if all that it claims of a step's board is so."""
    try:
        told = tuple(tell())
        if not all(_holds(result, claim) for passage in told for claim in passage.claims):
            return None
        return all_in_notation(told, notation, result.initial.layout.size)
    except Exception:  # noqa: BLE001 - evidence that makes no sense may end in any of them
        return None


def _holds(result: SolveResult, claim: Assertion) -> bool:
    if not isinstance(claim, AtStep):
        return True
    is_end = claim.step > len(result.steps)
    return claim.holds(result.final_board if is_end else result.board_before(claim.step))
