from __future__ import annotations

import json
import re
from dataclasses import dataclass

import pytest

from puzzles.positions import firings
from sudologue import SolveResult, SudologueError, solve
from sudologue.audit.receipts_test import as_trace
from sudologue.inference import TraceStep
from sudologue.model import Board
from sudologue.narration import Passage, in_full, say, tell_step, voice_named, voices
from sudologue.narration.phrasing.board_signs import BoardSigns
from sudologue.rendering import plain_text
from sudologue.rendering.step_words import step_words
from sudologue.rules import Technique, registry

RESULT = solve("1.....3..4.....2")
HARD = solve(".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51.")


@dataclass(frozen=True)
class Counting:
    """A narrator who is not ours, and says how many candidates a cell has."""

    name: str = "counting"
    summary: str = "Counts."

    def narrate(self, result: SolveResult) -> tuple[Passage, ...]:
        raise NotImplementedError

    def tell(self, step: TraceStep, before: Board) -> Passage:
        return say(str(len(before.domain(step.inference.action.candidates[0].cell))))


def told_alone(result: SolveResult, voice: str) -> list[str]:
    """Each step as it is told with its number."""
    numbers = range(1, len(result.steps) + 1)
    return [plain_text([tell_step(result, number, voice_named(voice))]) for number in numbers]


@pytest.mark.parametrize("rule", registry(), ids=lambda rule: rule.name)
def test_they_are_what_is_told_of_a_step_without_its_number(rule: Technique) -> None:
    for position, inference in firings(rule.name)[:1]:
        result = as_trace(position.board, inference)
        (said,) = step_words(result, [*voices()])
        assert [*said] == [voice.name for voice in voices()]
        for voice, text in said.items():
            (told,) = told_alone(result, voice)
            # a number is a word, and long passages end at so many words; alone, no board has letters
            told = re.sub(r"\A([^.(]*) \(1\)\.", r"\1.", told.removeprefix("1. "))
            assert text.startswith(told) or BoardSigns(position.board.layout).letters


def test_they_know_the_trace() -> None:
    said = [words["proof"] for words in step_words(HARD, "proof")]
    assert [f"{number}. {text}" for number, text in enumerate(said, 1)] == told_alone(HARD, "proof")
    assert any(" and step 1 (" in text for text in said)


def test_a_notation_and_narrators_of_your_own() -> None:
    first = step_words(RESULT, ["terse", Counting()], "a1")[0]
    assert first == {"terse": "B4 = 1: Hidden Single, box 2", "counting": "2"}


def test_narrators_that_fold_nothing_away() -> None:
    (position, inference), *_ = firings("nested_forcing_chain")
    result = as_trace(position.board, inference)
    usual = voice_named("conversational")
    brief, full = (step_words(result, [voice]) for voice in (usual, in_full(usual, full=True)))
    assert len(str(full)) > len(str(brief))


def test_a_trace_with_words_is_the_same_trace() -> None:
    text = HARD.to_json(words=("terse", "proof"))
    steps = json.loads(text)["steps"]
    assert [step.pop("words") for step in steps] == step_words(HARD, ("terse", "proof"))
    assert steps == json.loads(HARD.to_json())["steps"]
    assert SolveResult.from_json(text) == HARD
    assert HARD.to_json(words=()) == HARD.to_json()


def test_a_voice_that_is_not_there_is_refused() -> None:
    with pytest.raises(SudologueError, match=r"haiku.*terse, conv"):
        RESULT.to_json(words=["terse", "haiku"])
    with pytest.raises(SudologueError, match="3 is not a voice"):
        RESULT.to_json(words=3)  # type: ignore[arg-type]
    with pytest.raises(SudologueError, match="a7"):
        RESULT.to_json("terse", "a7")
