"""Boards on standard output, in files, and on a terminal, which is a real one here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from puzzles.layouts import JIGSAW_5
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, ROOT, Terminal
from sudologue.model import Board
from sudologue.rendering import draw

FOUR = "1.....3..4.....2"
DRAWN = """\
     c1 c2   c3 c4
   ┌───────┬───────┐
r1 │  1  . │  .  . │
r2 │  .  . │  3  . │
   ├───────┼───────┤
r3 │  .  4 │  .  . │
r4 │  .  . │  .  2 │
   └───────┴───────┘
"""


def test_a_board_is_drawn(terminal: Terminal) -> None:
    assert terminal("show", FOUR) == type(terminal("show", FOUR))(Exit.OK, DRAWN, "")


def test_candidates_in_ascii_and_letters(terminal: Terminal) -> None:
    ran = terminal("show", "--candidates", "--ascii", "--notation", "A1", FOUR)
    assert ran.out == ("""\
    1   2     3   4
  +---------+---------+
A | 1   23  | 24  (4) |
B | 24  (2) | 3   14  |
  +---------+---------+
C | 23  4   | (1) 13  |
D | (3) 13  | 14  2   |
  +---------+---------+

A digit in parentheses is the only candidate left in its cell.
""")


def test_several_boards_have_their_places_above(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{FOUR}\n{FOUR}\n")
    assert terminal("show", str(file)).out == (
        f"{file}, line 1\n\n{DRAWN}\n{file}, line 2\n\n{DRAWN}"
    )


def test_layouts_are_those_of_the_options(terminal: Terminal) -> None:
    ran = terminal("show", "--jigsaw", JIGSAW_5, "--diagonals", "." * 25)
    assert "r1 │ .\\   .  │ .    .  │ ./ │\n   │    ┌────┤    ┌────┘    │\n" in ran.out
    assert ran.out.endswith("┘\n\nBoth long diagonals are houses.\n")


def test_a_file_gets_the_picture(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("show", "--output", str(tmp_path / "picture.txt"), FOUR)
    assert ran.out == ""
    assert (tmp_path / "picture.txt").read_text(encoding="utf-8") == DRAWN


def test_what_cannot_be_read_is_reported_and_the_rest_drawn(terminal: Terminal) -> None:
    ran = terminal("show", "12", FOUR)
    assert ran.code == Exit.UNREADABLE
    assert ran.err.count("\n") == 1
    assert DRAWN in ran.out


@pytest.mark.parametrize(
    ("name", "size", "told"),
    [
        (
            "hodoku",
            16,
            "hodoku writes rows and columns with one figure each: on a board of 16 write rc",
        ),
        ("a1-k", 25, "a1-k has letters for 24 rows: on a board of 25 write rc"),
    ],
)
def test_a_board_that_a_notation_cannot_name(
    terminal: Terminal, name: str, size: int, told: str
) -> None:
    ran = terminal("show", "--notation", name, "." * size**2)
    assert (ran.code, ran.out, ran.err) == (Exit.UNREADABLE, "", f"sudologue: {told}\n")


def test_a_notation_that_there_is_not(terminal: Terminal) -> None:
    ran = terminal("show", "--notation", "eurek", FOUR)
    assert ran.code == Exit.UNREADABLE
    assert ran.err == "sudologue: there is no notation 'eurek'; did you mean 'eureka'?\n"


# terminals

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
COLOURS = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7])m")


def on_a_terminal(*arguments: str, **environment: str) -> str:
    """What the command line writes to a terminal, which is a real one as far as it can tell."""
    pty = pytest.importorskip("pty")
    controls, end = pty.openpty()
    neutral = {
        name: value
        for name, value in os.environ.items()
        if name not in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "COLORTERM")
    }
    running = subprocess.Popen(
        [sys.executable, "-m", "sudologue", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=end,
        stderr=end,
        cwd=ROOT,
        env={**neutral, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **environment},
    )
    os.close(end)
    written = b""
    while chunk := _read(controls):
        written += chunk
    os.close(controls)
    assert running.wait(timeout=300) == Exit.OK
    return written.decode().replace("\r\n", "\n")


def _read(controls: int) -> bytes:
    try:
        return os.read(controls, 65536)
    except OSError:  # that is how a terminal ends
        return b""


def test_a_terminal_gets_colour_and_the_same_picture() -> None:
    written = on_a_terminal("show", FOUR)
    assert COLOURS.search(written)
    plain = [line.rstrip() for line in ESCAPE.sub("", written).splitlines()]
    assert plain == DRAWN.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_that_wants_no_colour_gets_none(environment: dict[str, str]) -> None:
    assert on_a_terminal("show", FOUR, **environment) == DRAWN


def test_color_never_and_always(terminal: Terminal) -> None:
    assert terminal("show", "--color", "never", FOUR).out == DRAWN
    assert COLOURS.search(terminal("show", "--color", "always", FOUR).out)


@pytest.mark.slow
def test_a_narrow_terminal_breaks_no_line() -> None:
    written = ESCAPE.sub("", on_a_terminal("show", EASY, COLUMNS="20"))
    shown = [line.rstrip() for line in written.splitlines()]
    assert shown == draw(Board.from_string(EASY)).text.splitlines()


@pytest.mark.slow
def test_where_lines_cannot_be_written_ascii_is() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sudologue", "show", FOUR],
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"},
        check=True,
    )
    ascii_only = draw(Board.from_string(FOUR), ascii_only=True).text
    assert done.stdout.decode("latin-1").splitlines() == ascii_only.splitlines()
