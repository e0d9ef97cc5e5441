from __future__ import annotations

import io
import re
import sys
import time
from collections.abc import Callable

import pytest

from sudologue.cli.output import progress as module
from sudologue.cli.output.complaints import complain, shortened
from sudologue.cli.output.progress import Progress


class Screen(io.StringIO):
    """A stream that calls itself a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_complaint_is_one_printable_line(capsys: pytest.CaptureFixture[str]) -> None:
    complain("two\nlines and \x1b[31mred")
    assert capsys.readouterr().err == "sudologue: two lines and \ufffd[31mred\n"


def test_a_complaint_has_an_end(capsys: pytest.CaptureFixture[str]) -> None:
    complain(f"{'a' * 1_000_000}: write b")
    told = capsys.readouterr().err
    assert len(told) < 2100
    assert told.startswith("sudologue: aaa")
    assert " … " in told
    assert told.endswith("a: write b\n")


def test_someone_s_words_are_quoted_as_far_as_there_is_room() -> None:
    assert shortened("puzzles.txt") == "'puzzles.txt'"
    assert shortened("x" * 1000) == repr("x" * 57 + "...")


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_progress_is_shown_on_a_terminal_to_those_who_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(module, "_PATIENCE", 0.05)
    monkeypatch.setattr(module, "_PAUSE", 0.01)
    with Progress(io.StringIO()) as progress:
        progress.advance()
        wait_for(lambda: "1 puzzle done in " in screen.getvalue())
        progress.advance()
        wait_for(lambda: "2 puzzles done in " in screen.getvalue())
        progress.complain("a fault")
    # a complaint has its line to itself, and at the end nothing of the progress is left
    assert re.search(r"a second\r +\rsudologue: a fault\n", screen.getvalue())
    assert re.search(r"(a fault\n|\r +\r)$", screen.getvalue())


def test_nobody_waits_for_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(module, "_PATIENCE", 60.0)
    monkeypatch.setattr(module, "_PAUSE", 0.01)
    with Progress(io.StringIO()) as progress:
        progress.advance()
        time.sleep(0.1)
    assert screen.getvalue() == ""


@pytest.mark.parametrize(
    ("errors", "results"),
    [(io.StringIO(), io.StringIO()), (Screen(), Screen()), (None, io.StringIO())],
    ids=["no terminal", "results on the terminal", "no standard error"],
)
def test_progress_is_silent_elsewhere(
    monkeypatch: pytest.MonkeyPatch, errors: io.StringIO | None, results: io.StringIO
) -> None:
    monkeypatch.setattr(sys, "stderr", errors)
    monkeypatch.setattr(module, "_PATIENCE", 0.0)
    monkeypatch.setattr(module, "_PAUSE", 0.01)
    with Progress(results) as progress:
        progress.advance()
        time.sleep(0.1)
    assert errors is None or errors.getvalue() == ""
