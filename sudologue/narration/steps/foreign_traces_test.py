"""Traces that pass the audit, and whose evidence is nonsense all the same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

import sudologue
from sudologue import Board, SolveResult, SudologueError, TraceStep
from sudologue.audit import check_trace
from sudologue.errors import LayoutError
from sudologue.model import Cell
from sudologue.narration import Passage, say, voice_named, voices
from sudologue.narration.claims.board_claims import CanOnlyBe
from sudologue.narration.notations import notation_named
from sudologue.narration.phrasing.passage import at_step, states
from sudologue.narration.steps.foreign_traces import tell_stranger

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
RESULT = sudologue.solve(PUZZLE)
XY_WING = 15


def with_evidence(step: int, **altered: Any) -> SolveResult:
    """The trace with some fields of a step's evidence as they should not be."""
    data = json.loads(RESULT.to_json())
    evidence = data["steps"][step - 1]["evidence"]
    assert altered.keys() <= evidence.keys()
    evidence.update(altered)
    return SolveResult.from_json(json.dumps(data))


def test_a_trace_of_ours_is_told_as_ever() -> None:
    for voice in voices():
        assert tell_stranger(RESULT, voice) == [*voice.narrate(RESULT)]
        assert [passage.text for passage in tell_stranger(RESULT, voice, XY_WING)] == [
            sudologue.narrate(RESULT, voice, step=XY_WING)
        ]


@pytest.mark.parametrize("voice", ["conversational", "teacher"])
def test_words_that_are_not_so_are_not_told(voice: str) -> None:
    false = with_evidence(XY_WING, pivot="r9c9")
    assert check_trace(false).ok
    with pytest.raises(SudologueError) as caught:
        tell_stranger(false, voice_named(voice), XY_WING)
    assert str(caught.value) == (
        "step 15 cannot be told: what its evidence says of the board is not so"
    )
    assert tell_stranger(false, voice_named(voice), XY_WING - 1)


class Failing:
    """A narrator who says of one step what is not so, fails at another, or at the end."""

    name = "failing"
    summary = "Comes to no good end."

    def __init__(self, lies_at: int = 0, fails_at: int = 0, has_an_end: bool = True) -> None:
        self._lies_at, self._fails_at, self._has_an_end = lies_at, fails_at, has_an_end

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        told = [
            at_step(self.tell(step, result.board_before(number)), number)
            for number, step in enumerate(result.steps, 1)
        ]
        assert self._has_an_end
        return told

    def tell(self, step: TraceStep, before: Board) -> Passage:
        number = RESULT.steps.index(step) + 1
        if number == self._fails_at:
            raise KeyError("pivot")
        if number == self._lies_at:
            return say(Cell(0, 0), states(" can only be ", CanOnlyBe((Cell(0, 0),), (1,))), 1)
        return say("Well.")


def test_the_step_at_which_a_narrator_fails_is_named() -> None:
    for narrator in (Failing(fails_at=7), Failing(lies_at=7), Failing(fails_at=9, lies_at=7)):
        with pytest.raises(SudologueError, match=r"^step 7 cannot be told: "):
            tell_stranger(RESULT, narrator)
        assert tell_stranger(RESULT, narrator, 8)


def test_what_fails_beside_the_steps_is_an_error_too() -> None:
    with pytest.raises(SudologueError, match=r"^this trace cannot be told: "):
        tell_stranger(RESULT, Failing(has_an_end=False))


def test_a_trace_is_told_in_a_notation_if_that_has_names_for_its_cells() -> None:
    (told,) = tell_stranger(RESULT, voice_named("terse"), XY_WING, notation_named("a1"))
    assert told.text == "15. C3 not 5: XY-Wing, A18,C9"
    sixteen = sudologue.solve("." * 256, max_steps=0)
    with pytest.raises(LayoutError, match=r"on a board of 16 write rc$"):
        tell_stranger(sixteen, voice_named("terse"), notation=notation_named("hodoku"))


def test_a_step_that_is_not_there_is_nobody_s_lie() -> None:
    with pytest.raises(SudologueError, match=r"^there is no step 48: this trace has 47 steps"):
        tell_stranger(RESULT, voice_named("terse"), 48)
