"""A step in parts, each of which gives away more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import sudologue
from sudologue import Solver, SudologueError
from sudologue.errors import WrongTypeError
from sudologue.narration import Passage, Role, parts_of, scene_of, step_parts
from sudologue.narration.notations import in_notation, notation_named
from sudologue.narration.steps.parts import StepParts

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
CHAINS = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
RESULT = sudologue.solve(WING)
XY_WING = step_parts(RESULT, 15)


def test_a_wing_in_parts() -> None:
    assert XY_WING.region.text == "the top band"
    assert XY_WING.digits == (4, 5, 9)
    assert XY_WING.question.text.endswith("?")
    assert XY_WING.technique.text == "XY-Wing"
    assert XY_WING.move.text == "r3c3 isn't 5."
    assert XY_WING.setting.text == "r1c8, with r1c1 and r3c9."
    assert XY_WING.argument.text.endswith(".")
    assert XY_WING.reason is not None
    assert XY_WING.reason.text.startswith("Look at r1c8. It's either 4 or 9, ")


def test_the_step_is_told_of_its_parts() -> None:
    told = sudologue.narrate(RESULT, "teacher", step=15)
    assert XY_WING.reason is not None
    assert told == f"{XY_WING.technique} (15). {XY_WING.reason.text}"


def vague(parts: StepParts) -> tuple[Passage, ...]:
    """What names neither technique nor cells of the conclusion."""
    return parts.region, parts.family, parts.question


@pytest.mark.parametrize("puzzle", [WING, CHAINS])
def test_the_first_parts_give_neither_technique_nor_conclusion_away(puzzle: str) -> None:
    result = sudologue.solve(puzzle)
    for number, step in enumerate(result.steps, 1):
        parts = step_parts(result, number)
        targets = {candidate.cell for candidate in step.inference.action.candidates}
        for passage in vague(parts):
            assert passage
            assert all(span.role is not Role.RULE for span in passage.spans)
            assert not targets & {span.value for span in passage.spans}
        assert not [span for span in parts.region.spans if span.role is Role.CELL]


def test_a_step_is_named_by_its_number_or_as_it_is() -> None:
    assert step_parts(RESULT, RESULT.steps[14]) == XY_WING
    with pytest.raises(SudologueError, match=r"^there is no step 48: this trace has 47 steps"):
        step_parts(RESULT, 48)
    with pytest.raises(WrongTypeError, match=r"^'16' is not a step: give its number"):
        step_parts(RESULT, "16")  # type: ignore[arg-type]


def test_a_step_that_is_of_no_trace() -> None:
    step = Solver().next_step(RESULT.initial)
    assert step is not None
    alone, of_the_trace = parts_of(scene_of(step, RESULT.initial)), step_parts(RESULT, 1)
    assert (alone.move, alone.region) == (of_the_trace.move, of_the_trace.region)


def test_parts_are_written_in_a_notation() -> None:
    assert in_notation(XY_WING.move, notation_named("a1"), 9).text == "C3 isn't 5."


@pytest.mark.parametrize(
    "first",
    ["steps.parts", "phrasing.houses_in_words", "steps.foreign_traces", "steps.scene"],
)
def test_any_of_these_modules_can_be_loaded_first(first: str) -> None:
    root = Path(__file__).resolve().parents[3]
    command = [sys.executable, "-c", f"import sudologue.narration.{first}"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
