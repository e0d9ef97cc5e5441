"""Narrators of one's own: asked for more, and for one step alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

import sudologue
from sudologue import Board, SolveResult, SudologueError, TraceStep
from sudologue.narration import Passage, in_full, say, tell_step, voice_named, voices
from sudologue.narration.claims.board_claims import AtStep
from sudologue.narration.voice_registry_test import Mumbling
from sudologue.narration.voices.voice import Voice

RESULT = sudologue.solve("1... ..3. .4.. ...2")


@dataclass(frozen=True)
class Whispering:
    """A narrator of a user's own who can be asked for all of it."""

    full: bool = False

    name = "whispering"
    summary = "Says little, unless it is asked for all."

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        return [self.tell(step, result.initial) for step in result.steps]

    def tell(self, step: TraceStep, before: Board) -> Passage:
        return say(str(step) if self.full else "Psst.").as_line()


def test_our_voices_can_be_asked_for_more() -> None:
    for voice in voices():
        assert isinstance(voice, Voice)
        asked = in_full(voice, full=True, all_steps=True)
        assert isinstance(asked, Voice)
        assert (asked.full, asked.all_steps, asked.name) == (True, True, voice.name)
        assert not voice.full
        assert in_full(voice) is voice


def test_a_narrator_with_such_a_field_can_be_asked_too() -> None:
    assert sudologue.narrate(RESULT, Whispering(), step=1) == "1. Psst."
    assert sudologue.narrate(RESULT, Whispering(), step=1, full=True) == "1. naked_single: r1c4=4"
    assert sudologue.narrate(RESULT, Whispering(), full=True).count("\n") == len(RESULT.steps) - 1


@pytest.mark.parametrize(
    ("narrator", "asked", "name"),
    [
        (Whispering(), {"all_steps": True}, "whispering"),
        (Mumbling(), {"all_steps": True}, "mumbling"),
        (Mumbling(), {"full": True}, "mumbling"),
    ],
)
def test_one_without_such_a_field_cannot(
    narrator: Whispering | Mumbling, asked: dict[str, bool], name: str
) -> None:
    (field,) = asked
    with pytest.raises(SudologueError) as caught:
        sudologue.narrate(RESULT, narrator, **asked)  # type: ignore[arg-type]
    assert str(caught.value) == (
        f"the voice {name!r} cannot be asked for {field}: "
        f"that takes a narrator that is a dataclass with a field {field!r}"
    )


def test_a_step_of_a_narrator_s_own_is_told_with_its_number() -> None:
    told = tell_step(RESULT, 3, Mumbling())
    assert (told.text, told.is_line) == ("3. Hm.", False)
    assert tell_step(RESULT, RESULT.steps[2], Whispering()).is_line


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
def test_a_step_alone_knows_what_the_trace_knows(voice: str) -> None:
    puzzle = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
    result = sudologue.solve(puzzle)
    told = tell_step(result, 17, voice_named(voice))
    assert told.text.startswith("17. ")
    if voice in ("conversational", "teacher", "proof"):
        assert "step 16" in told.text
    for claim in told.claims:
        assert isinstance(claim, AtStep)
        assert claim.holds(result.board_before(claim.step))
