from __future__ import annotations

import io
import sys

import pytest

from sudologue.cli.console import Progress, complain


class Screen(io.StringIO):
    """A stream that calls itself a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_complaint_is_one_printable_line(capsys: pytest.CaptureFixture[str]) -> None:
    complain("two\nlines and \x1b[31mred")
    assert capsys.readouterr().err == "sudologue: two lines and \ufffd[31mred\n"


def test_progress_is_shown_on_a_terminal_to_those_who_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen()
    clock = iter([0.0, 0.4, 1.2, 1.3, 2.0])
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    progress = Progress()
    for _ in range(4):
        progress.advance()
    progress.finish()
    assert screen.getvalue() == "\r2 puzzles, 2 a second\r4 puzzles, 2 a second\r\x1b[K"


def test_progress_is_silent_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress()
    for _ in range(1000):
        progress.advance()
    progress.finish()
    assert capsys.readouterr().err == ""
