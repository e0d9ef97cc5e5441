from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

import sudologue
from sudologue import Board, Inference, Layout, SolveResult, SolveStatus, TraceStep
from sudologue.errors import BoardTextError, NameNotFoundError, SudologueError
from sudologue.narration import Passage, voice_named, voices
from sudologue.rendering import plain_text

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def test_a_puzzle_that_is_none_is_refused() -> None:
    with pytest.raises(BoardTextError):
        sudologue.solve(PUZZLE[:-1])


def test_a_rule_or_a_voice_that_nobody_has_is_refused() -> None:
    with pytest.raises(NameNotFoundError):
        sudologue.solve(PUZZLE, rules=["naked_simple"])
    with pytest.raises(NameNotFoundError):
        sudologue.narrate(sudologue.solve(PUZZLE), voice="whispering")


def test_a_text_is_solved_by_all_rules() -> None:
    result = sudologue.solve(PUZZLE)
    assert result.status is SolveStatus.SOLVED
    assert result.final_board.to_string() == SOLUTION
    assert result.diagnosis is None
    assert result == sudologue.Solver(choose="nearest").solve(Board.from_string(PUZZLE))


def test_a_board_is_solved_by_the_rules_named() -> None:
    board = Board.from_string("." * 81)
    result = sudologue.solve(board, rules=["naked_pair", sudologue.rules.named("naked_single")])
    assert result.initial is board
    assert result.status is SolveStatus.STUCK
    assert result.diagnosis is not None
    assert result.diagnosis.rules_tried == ("naked_pair", "naked_single")


def test_rules_that_assume_uniqueness_are_used_when_allowed() -> None:
    assuming = [rule.name for rule in sudologue.rules.registry() if rule.card.assumes_uniqueness]
    board = Board.from_string("." * 16, Layout.boxes(2, 2))
    tried = sudologue.solve(board, rules=assuming, assume_unique=True).diagnosis
    assert tried is not None
    assert list(tried.rules_tried) == assuming
    if assuming:
        with pytest.raises(NameNotFoundError):
            sudologue.solve(board, rules=assuming)


def test_a_result_is_told_in_any_voice() -> None:
    result = sudologue.solve("1... ..3. .4.. ...2")
    for voice in voices():
        text = sudologue.narrate(result, voice=voice.name)
        assert text == plain_text(voice.narrate(result))
        assert "r1c4" in text
    assert sudologue.narrate(result) == sudologue.narrate(result, voice="conversational")


def test_a_result_tells_itself() -> None:
    result = sudologue.solve(PUZZLE)
    assert result.tell() == sudologue.narrate(result)
    assert result.tell("teacher", "a1", full=True) == sudologue.narrate(
        result, "teacher", "a1", full=True
    )
    assert str(result) == result.tell("terse")


def test_a_result_is_told_in_any_notation() -> None:
    result = sudologue.solve("1... ..3. .4.. ...2")
    assert sudologue.narrate(result) == sudologue.narrate(result, notation="rc")
    assert "r1c4 = 4" in sudologue.narrate(result, voice="terse", notation="rc")
    assert "D1 = 4" in sudologue.narrate(result, voice="terse", notation="a1-columns")
    with pytest.raises(NameNotFoundError):
        sudologue.narrate(result, notation="morse")


def test_a_voice_of_one_s_own_needs_no_registration() -> None:
    terse = voice_named("terse")

    class Echo:
        name = "echo"
        summary = "Says everything as another voice does."

        def narrate(self, result: SolveResult) -> Sequence[Passage]:
            return terse.narrate(result)

        def tell(self, step: TraceStep, before: Board) -> Passage:
            return terse.tell(step, before)

    result = sudologue.solve("1... ..3. .4.. ...2")
    assert sudologue.narrate(result, voice=Echo()) == sudologue.narrate(result, voice="terse")


def test_one_step_is_told_alone() -> None:
    result = sudologue.solve("1... ..3. .4.. ...2")
    for voice in voices():
        texts = [sudologue.narrate(result, voice, step=1 + n) for n in range(len(result.steps))]
        assert [re.findall(r"\d+", text)[0] for text in texts] == [*map(str, range(1, 13))]
        assert texts[2] == sudologue.narrate(result, voice, step=result.steps[2])
    assert sudologue.narrate(result, "terse", step=1) == "1. r2c4 = 1: Hidden Single, box 2"
    assert sudologue.narrate(result, "terse", "a1", step=1) == "1. B4 = 1: Hidden Single, box 2"
    whole = sudologue.narrate(result, "technical").splitlines()
    assert whole[:12] == [sudologue.narrate(result, "technical", step=n) for n in range(1, 13)]


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (0, "there is no step 0: this trace has 12 steps, counted from 1"),
        (-1, "there is no step -1: this trace has 12 steps, counted from 1"),
        (13, "there is no step 13: this trace has 12 steps, counted from 1"),
        ("3", "'3' is not a step: give its number in the trace, from 1"),
        (True, "True is not a step: give its number in the trace, from 1"),
    ],
)
def test_a_step_that_is_not_there_is_refused(step: int, fault: str) -> None:
    result = sudologue.solve("1... ..3. .4.. ...2")
    for call in (sudologue.narrate, sudologue.narration.step_parts):
        with pytest.raises(SudologueError) as caught:
            call(result, step=step)
        assert str(caught.value) == fault


def test_steps_of_other_traces_are_refused() -> None:
    result = sudologue.solve("1... ..3. .4.. ...2")
    other = sudologue.solve(PUZZLE).steps[0]
    with pytest.raises(SudologueError) as caught:
        sudologue.narrate(result, step=other)
    assert str(caught.value) == (
        "<TraceStep hidden_single: r9c7=1> is not in this trace: give one of its own steps"
    )
    with pytest.raises(SudologueError, match=r"^there is no step 1: this trace has no steps$"):
        sudologue.narrate(sudologue.solve("1234341221434321"), step=1)


def test_more_steps_and_one_step_exclude_each_other() -> None:
    result = sudologue.solve("1... ..3. .4.. ...2")
    with pytest.raises(SudologueError) as caught:
        sudologue.narrate(result, step=1, all_steps=True)
    assert str(caught.value) == (
        "all_steps is for a whole solve, step for one step: leave one of them out"
    )


def test_a_trace_survives_the_whole_way() -> None:
    result = sudologue.solve(PUZZLE)
    assert all(isinstance(step.inference, Inference) for step in result.steps)
    assert sudologue.audit.check_trace(result).ok


def test_a_text_is_solved_in_a_layout_and_within_limits() -> None:
    layout = Layout.boxes(3, 3).with_anti_king()
    assert sudologue.solve("." * 81, layout=layout).initial.layout == layout
    stopped = sudologue.solve(PUZZLE, max_steps=3, timeout=60)
    assert (stopped.status, len(stopped.steps)) == (SolveStatus.STOPPED, 3)
    spent = sudologue.solve("." * 81, budget=5).diagnosis
    assert spent is not None
    assert spent.budget == 5
    board = Board.from_string(PUZZLE)
    assert sudologue.solve(board, layout=board.layout).status is SolveStatus.SOLVED
    with pytest.raises(SudologueError, match="layout is only for a text"):
        sudologue.solve(board, layout=layout)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"candidates": True}, "a step is always drawn with candidates: leave candidates out"),
        ({"candidates": False}, "a step is always drawn with candidates: leave candidates out"),
        (
            {"layout": Layout.boxes(2, 2)},
            "a result has a layout of its own: leave layout out",
        ),
    ],
)
def test_a_step_is_drawn_without_options_of_boards(options: dict[str, Any], fault: str) -> None:
    result = sudologue.solve("1... ..3. .4.. ...2")
    for step in (1, result.steps[0]):
        with pytest.raises(SudologueError) as caught:
            sudologue.draw(result, step, **options)
        assert str(caught.value) == fault


def test_a_layout_is_for_drawing_what_has_none() -> None:
    text, layout = "1... .... .... ....", Layout.boxes(2, 2).with_diagonals()
    board = Board(text)
    assert sudologue.draw(text, layout=layout) == sudologue.draw(Board(text, layout=layout))
    assert sudologue.draw(text, layout=layout) != sudologue.draw(text)
    assert sudologue.draw(board, layout=board.layout) == sudologue.draw(board)
    for shown in (board, sudologue.solve(board)):
        with pytest.raises(SudologueError, match="a board has a layout of its own"):
            sudologue.draw(shown, layout=layout)
