"""Voices by name; narrators of one's own: asked for more, and for one step alone."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

import sudologue
from sudologue import SolveResult, SudologueError, TraceStep
from sudologue.errors import NameNotFoundError
from sudologue.model import Board
from sudologue.narration import (
    Narrator,
    Passage,
    in_full,
    register,
    say,
    tell_step,
    voice_named,
    voices,
)
from sudologue.narration.claims.board_claims import AtStep
from sudologue.narration.voices.voice import Voice

RESULT = sudologue.solve("1... ..3. .4.. ...2")


class Mumbling:
    """A narrator of a user's own: no base of ours."""

    name = "mumbling"
    summary = "Says next to nothing."

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        return [say("Hm.") for _ in result.steps]

    def tell(self, step: TraceStep, before: Board) -> Passage:
        return say("Hm.")


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
    assert sudologue.narrate(RESULT, Whispering(), step=1, full=True) == "1. hidden_single: r2c4=1"
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
    told = tell_step(result, 16, voice_named(voice))
    assert re.search(r"\A16\. |\(16\)\. ", told.text)
    if voice in ("conversational", "teacher", "proof"):
        assert "step 15" in told.text
    for claim in told.claims:
        assert isinstance(claim, AtStep)
        assert claim.holds(result.board_before(claim.step))


# names


@pytest.fixture
def mumbling(monkeypatch: pytest.MonkeyPatch) -> Narrator:
    monkeypatch.setattr("sudologue.narration.voice_registry._registered", {})
    narrator = Mumbling()
    register(narrator)
    return narrator


def test_a_registered_narrator_is_found_after_ours(mumbling: Narrator) -> None:
    assert voice_named("mumbling") is mumbling
    assert voices()[-1] is mumbling
    assert len(voices()) == 6


def test_a_taken_name_is_refused(mumbling: Narrator) -> None:
    for narrator in (mumbling, voice_named("terse")):
        fault = f"there is a voice {narrator.name!r} already; choose another name"
        with pytest.raises(SudologueError, match=f"^{re.escape(fault)}$"):
            register(narrator)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("tears", "there is no voice 'tears'; did you mean 'terse'?"),
        (
            "xx",
            "there is no voice 'xx'; choose terse, conversational, technical, teacher or proof",
        ),
    ],
)
def test_an_unknown_name_gets_help(name: str, fault: str) -> None:
    with pytest.raises(NameNotFoundError, match=f"^{re.escape(fault)}$"):
        voice_named(name)


def test_every_voice_says_what_it_is_like_in_a_sentence() -> None:
    for voice in voices():
        assert voice.summary.endswith(".")
        assert voice.summary.count(".") == 1


@pytest.mark.slow
def test_tests_of_the_package_of_voices_can_come_before_those_that_ask_for_voices() -> None:
    root = Path(__file__).resolve().parents[2]
    paths = ["sudologue/narration/voices", "sudologue/narration/steps/proofs_test.py"]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", *paths]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
