from __future__ import annotations

import io
import os
import re

import pytest

from sudologue.cli.play.frames import Place, SolveFrame, SolveFrames
from sudologue.cli.play.screen import Screen
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.narration.notations import RC
from sudologue.rendering.terminal import console_for
from sudologue.solver import Solver

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
STATUS = "q: quit"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture(scope="module")
def frame() -> SolveFrame:
    frames = SolveFrames(Solver().solve(Board.from_string(PUZZLE)), None, RC)
    return frames.frame(Place(16), voice_named("teacher"))


@pytest.fixture(autouse=True)
def a_neutral_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


class Sized(Screen):
    """A screen of a size that a test says, on nothing."""

    def __init__(self, columns: int, lines: int, ascii_only: bool = False) -> None:
        self.file = io.StringIO()
        self.size = columns, lines
        super().__init__(console_for(self.file, always=True), RC, ascii_only)

    def _measure(self) -> tuple[int, int]:
        return self.size

    def lines(self, frame: SolveFrame) -> list[str]:
        """What is on the screen when a frame is shown."""
        self.file.seek(0)
        self.file.truncate()
        self.show(frame, STATUS)
        return ESCAPE.sub("", self.file.getvalue()).split("\n")


@pytest.mark.parametrize("columns", [1, 20, 42, 60, 76, 80, 119, 120, 200])
def test_it_is_filled_and_no_more(frame: SolveFrame, columns: int) -> None:
    for lines in (3, 10, 20, 24, 37, 38, 45, 60):
        shown = Sized(columns, lines).lines(frame)
        assert len(shown) == lines
        assert {len(line) for line in shown} == {columns}
        assert shown[0].strip() == frame.title[:columns].strip()
        assert shown[-1].strip()


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (80, 38), (60, 12), (130, 36), (42, 60)])
def test_all_words_can_be_reached(frame: SolveFrame, columns: int, lines: int) -> None:
    screen = Sized(columns, lines)
    seen, shown = "", [""]
    for offset in range(60):
        screen.offset = offset
        shown = screen.lines(frame)
        seen += " ".join(" ".join(shown).split())
        if "down" not in shown[-1]:
            break
    for word in frame.words[0].text.split():
        assert word in seen
    assert "down" not in shown[-1]


def test_nothing_moves_further_than_to_the_last_line(frame: SolveFrame) -> None:
    screen = Sized(80, 24)
    screen.offset = 1000
    assert "more: up" in screen.lines(frame)[-1]
    assert screen.offset < 1000
    screen.offset = -3
    assert "more: down" in screen.lines(frame)[-1]
    assert screen.offset == 0


def test_large_boards_need_room(frame: SolveFrame) -> None:
    assert any("4*5*" in line for line in Sized(80, 38).lines(frame))
    for columns, lines in ((80, 37), (75, 60)):
        shown = Sized(columns, lines).lines(frame)
        assert any("r1 │ 45  1" in line for line in shown)
        assert not any("4*5*" in line for line in shown)


def test_words_stand_beside_the_board_where_there_is_room(frame: SolveFrame) -> None:
    beside, below = Sized(120, 34).lines(frame), Sized(119, 45).lines(frame)
    assert "XY-Wing (16). Look at r1c8." in beside[1]
    assert any(line.startswith("XY-Wing (16). ") for line in below)


def test_lines_without_characters_of_lines(frame: SolveFrame) -> None:
    assert "".join(Sized(80, 45, ascii_only=True).lines(frame)).isascii()


def test_the_screen_that_was_there_before_comes_back(capfd: pytest.CaptureFixture[str]) -> None:
    screen = Sized(80, 24)
    with screen:
        with screen.left():
            assert screen.file.getvalue().endswith("\x1b[?25h\x1b[?1049l")
        assert screen.file.getvalue().endswith("\x1b[?1049h\x1b[H\x1b[?25l")
    assert screen.file.getvalue().endswith("\x1b[?25h\x1b[?1049l")
    assert capfd.readouterr().out == ""


def test_a_terminal_without_a_size_has_the_usual_one(
    frame: SolveFrame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_: int) -> os.terminal_size:
        return os.terminal_size((0, 0))

    monkeypatch.setattr(os, "get_terminal_size", unknown)
    with open(os.devnull, "w") as file:
        console = console_for(file, always=True)
        Screen(console, RC).show(frame, STATUS)
        assert tuple(console.size) == (80, 24)
