from __future__ import annotations

import os
import platform
import pty
import select
import subprocess
import sys
import time

import pytest

from sudologue import __version__
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, ROOT, Terminal, process


def test_version(terminal: Terminal) -> None:
    ran = terminal("--version")
    assert ran.out == f"sudologue {__version__} (Python {platform.python_version()})\n"
    assert ran.code == Exit.OK


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["-h"], *([verb, "--help"] for verb in ("solve", "check", "rules", "completion"))],
)
def test_help(terminal: Terminal, arguments: list[str]) -> None:
    ran = terminal(*arguments)
    assert ran.code == Exit.OK
    assert "Usage: sudologue" in ran.out


def test_the_exit_codes_are_told(terminal: Terminal) -> None:
    told = terminal("--help").out
    for code in Exit:
        assert f"  {code.value} " in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["frobnicate"], "sudologue: No such command 'frobnicate'."),
        (["solve", "--colour"], "sudologue: No such option '--colour'"),
        (["solve", "--format", "xml", EASY], "sudologue: Invalid value for '--format'"),
        (["solve", "--boxes", "3", EASY], "sudologue: Invalid value for '--boxes': write rows x"),
        (["rules", "x_wong"], "sudologue: no rule is called 'x_wong': did you mean 'x_wing'?"),
        (["solve", "--voice", "shout", EASY], "sudologue: no voice is called 'shout'"),
        (["solve", "--rules", "naked_singel", EASY], "did you mean 'naked_single'?"),
    ],
)
def test_a_fault_in_the_command_is_one_line(
    terminal: Terminal, arguments: list[str], message: str
) -> None:
    ran = terminal(*arguments)
    assert ran.code == Exit.UNREADABLE
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_nothing_heavy_is_loaded_for_the_version() -> None:
    code = (
        "import sys; from sudologue.cli.main import run; run(['--version']);"
        "assert 'sudologue.rules' not in sys.modules and 'rich' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_a_reader_that_has_seen_enough() -> None:
    running = process("solve", "--quiet", *([EASY] * 2000))
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.readline()
    running.stdout.close()
    assert running.wait(timeout=60) == Exit.OK
    assert running.stderr.read() == ""
    running.stderr.close()
    assert running.stdin is not None
    running.stdin.close()


def on_a_terminal(arguments: list[str], **environment: str) -> str:
    """What a command writes to a terminal."""
    leader, follower = pty.openpty()
    plain = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR", "TERM")}
    running = subprocess.Popen(
        [sys.executable, "-m", "sudologue", *arguments],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        cwd=ROOT,
        env={**plain, "TERM": "xterm-256color", "PYTHONPATH": str(ROOT), **environment},
    )
    os.close(follower)
    written = b""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        ready, _, _ = select.select([leader], [], [], 0.1)
        if ready:
            try:
                written += os.read(leader, 65536)
            except OSError:  # the terminal is closed once the last writer has gone
                break
        elif running.poll() is not None:
            break
    running.wait(timeout=60)
    os.close(leader)
    return written.decode()


def test_colour_on_a_terminal_unless_it_is_declined() -> None:
    assert "\x1b[" in on_a_terminal(["solve", EASY])
    assert "\x1b[" not in on_a_terminal(["solve", EASY], NO_COLOR="1")
    assert "\x1b[" not in on_a_terminal(["solve", EASY], TERM="dumb")
    assert "\x1b[" not in on_a_terminal(["solve", "--color", "never", EASY])


def test_no_puzzle_on_a_terminal_is_a_usage_error() -> None:
    assert "sudologue: no puzzle: give a line of cells" in on_a_terminal(["solve"])


def test_no_colour_where_output_is_no_terminal(terminal: Terminal) -> None:
    assert "\x1b" not in terminal("solve", EASY).out
    assert "\x1b[" in terminal("solve", "--color", "always", EASY).out
