import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from sudologue.errors import NameNotFoundError, SudologueError
from sudologue.inference import SolveResult, TraceStep
from sudologue.model import Board
from sudologue.narration import (
    Narrator,
    Passage,
    register,
    say,
    voice_named,
    voice_registry,
    voices,
)


class Mumbling:
    """A narrator of a user's own: no base of ours."""

    name = "mumbling"
    summary = "Says next to nothing."

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        return [say("Hm.") for _ in result.steps]

    def tell(self, step: TraceStep, before: Board) -> Passage:
        return say("Hm.")


@pytest.fixture
def mumbling(monkeypatch: pytest.MonkeyPatch) -> Narrator:
    monkeypatch.setattr(voice_registry, "_registered", {})
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
