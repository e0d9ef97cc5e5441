from __future__ import annotations

import os
import platform
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

from sudologue import __version__
from sudologue.cli.exits import Exit
from sudologue.cli.main import GROUPS, VERBS, program
from sudologue.cli.options import Option
from sudologue.cli.running_test import EASY, ROOT, Terminal, process, shell
from sudologue.messages import Messages


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


@pytest.mark.parametrize("verb", VERBS)
def test_help_is_a_command_too(terminal: Terminal, verb: str) -> None:
    ran = terminal("help", verb)
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert ran.out == terminal(verb, "--help").out


def test_help_without_a_command_tells_what_there_is(terminal: Terminal) -> None:
    assert terminal("help").out == terminal("--help").out
    assert terminal("help", "slove").err.startswith(
        "sudologue: there is no command 'slove'; did you mean 'solve'?"
    )


def test_an_alias_works_the_same_and_no_list_shows_it(terminal: Terminal) -> None:
    assert terminal("grade", "-q", EASY) == terminal("rate", "-q", EASY)
    told = terminal("help", "grade").out
    assert told.startswith("Usage: sudologue grade [OPTIONS]")
    assert told == terminal("grade", "--help").out
    assert "grade" not in terminal("--help").out
    assert "grade" not in terminal("frobnicate").err


def test_the_exit_codes_are_told(terminal: Terminal) -> None:
    told = terminal("help", "exit-codes").out
    for code in Exit:
        assert f"  {code.value} " in told
    assert "sudologue help exit-codes" in terminal("--help").out


def test_the_overview_names_every_command(terminal: Terminal) -> None:
    told = terminal("--help").out
    say = Messages("sudologue.cli.main")
    for verb in VERBS:
        is_listed = f"\n  {verb.ljust(max(map(len, VERBS)))}  {say(verb)}\n" in told
        assert is_listed or (verb in GROUPS["more"] and verb in told.partition("More commands")[2])


@pytest.mark.parametrize("verb", VERBS)
def test_a_help_fits_on_a_screen_and_another_has_all_options(terminal: Terminal, verb: str) -> None:
    brief, full = terminal(verb, "--help").out, terminal(verb, "--help-all").out
    assert len(brief.splitlines()) <= 45
    assert max(map(len, brief.splitlines() + full.splitlines())) <= 80
    command = program.get_command(click.Context(program), verb)
    assert command is not None
    for param in command.params:
        if isinstance(param, Option) and not param.hidden:
            names = param.secondary_opts or param.opts
            assert any(f" {name}" in full for name in names)
            assert param.heading
            assert param.is_flag or param.metavar
            assert param.is_advanced or any(f" {name}" in brief for name in names)
    assert ("--help-all" in brief) is (full != brief)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["frobnicate"],
            "sudologue: there is no command 'frobnicate'; 'sudologue --help' lists them\n",
        ),
        (["slove", EASY], "sudologue: there is no command 'slove'; did you mean 'solve'?\n"),
        ([EASY], "sudologue: which command? To solve a puzzle: sudologue solve PUZZLE\n"),
        (["grdae", EASY], "sudologue: there is no command 'grdae'; did you mean 'grade'?\n"),
        (["rating", EASY], "sudologue: there is no command 'rating'; did you mean 'rate'?\n"),
        (["solve", "--colour"], "sudologue: there is no option --colour; did you mean --color?\n"),
        (["solve", "--zz"], "sudologue: there is no option --zz; see 'sudologue solve --help'\n"),
        (["solve", "-o"], "sudologue: -o needs a value\n"),
        (["generate", "5"], "sudologue: '5' is one argument too many; see 'sudologue generate --h"),
        (["completion", "csh"], "sudologue: which shell? Choose bash, zsh or fish\n"),
        (["solve", "-j", "x"], "sudologue: --jobs can't be 'x'; give a whole number\n"),
        (["solve", "-j", "-1"], "sudologue: --jobs can't be -1; give 0 (one per core) or more\n"),
        (["solve", "-i", "41"], "sudologue: --indent can't be 41; give -1 to 40\n"),
        (
            ["solve", "--format", "xml", EASY],
            "sudologue: --format can't be 'xml'; choose text, markdown, html",
        ),
        (
            ["solve", "--boxes", "3", EASY],
            "sudologue: --boxes can't be '3'; write rows x columns, such as 2x3",
        ),
        (["rules", "x_wong"], "sudologue: there is no technique 'x_wong'; did you mean 'x_wing'?"),
        (["solve", "--voice", "shout", EASY], "sudologue: there is no voice 'shout'"),
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


def test_without_a_command_there_is_help(terminal: Terminal) -> None:
    ran = terminal()
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err == terminal("--help").out


@pytest.mark.parametrize("verb", ["solve", "tell", "check", "rules"])
def test_examples_stand_on_lines_of_their_own(terminal: Terminal, verb: str) -> None:
    told = terminal(verb, "--help").out
    examples = told.partition("Examples:\n")[2].partition("\n\n")[0].splitlines()
    assert len(examples) >= 2
    assert all(line.startswith("  sudologue ") for line in examples)


def test_nothing_heavy_is_loaded_for_the_version() -> None:
    code = (
        "import sys; from sudologue.cli.main import run; run(['--version']);"
        "assert 'sudologue.rules' not in sys.modules and 'rich' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_an_easy_puzzle_loads_the_rules_that_it_needs() -> None:
    """Told and rated, too: three rules are asked, and few families are known by their evidence."""
    code = (
        "import sys; from sudologue.cli.main import run\n"
        f"try: run(['solve', {EASY!r}])\n"
        "finally: print(*[name for name in sys.modules if name.startswith('sudologue.rules')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True
    )
    loaded = done.stdout.splitlines()[-1].split()
    assert [name for name in loaded if ".search" in name] == ["sudologue.rules.singles.search"]
    assert len(loaded) <= 22


def test_a_reader_that_has_seen_enough() -> None:
    running = process("solve", "--quiet", *([EASY] * 2000))
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.readline()
    running.stdout.close()
    assert running.wait(timeout=300) == Exit.OK
    assert running.stderr.read() == ""
    running.stderr.close()
    assert running.stdin is not None
    running.stdin.close()


MORE_STREAMS = (
    ("solve --quiet $EASY >&-", 2, "can't write standard output: it is closed"),
    ("solve $EASY --output ''", 2, "can't write a file without a name; name a file"),
    ("solve $EASY --output new/", 2, "can't write new/; name a file"),
    ("prove $EASY --output ''", 2, "prove writes a folder; add --output DIR"),
    ("solve nonsense 2>&-", 2, ""),
    ("solve --quiet <&-", 2, "can't read standard input: it is closed"),
)


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        ("solve --quiet $EASY > /dev/full", 2, "can't write standard output: No space left"),
        *(pytest.param(*row, marks=pytest.mark.slow) for row in MORE_STREAMS),
        ("--help > /dev/full", 2, "can't write standard output: No space left"),
    ],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_streams_that_are_full_or_closed(command: str, code: int, message: str) -> None:
    done = shell(command)
    assert done.returncode == code, done.stderr
    assert done.stderr.startswith(f"sudologue: {message}" if message else "")
    assert done.stderr.count("\n") == bool(message)


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_terminal_that_cannot_show_everything(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sudologue", "solve", "\u2800", EASY],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert done.returncode == Exit.UNREADABLE
    assert b"Every step was forced" in done.stdout
    assert done.stderr.startswith(b"sudologue: argument 1: ")
    assert done.stderr.count(b"\n") == 1


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
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        ready, _, _ = select.select([leader], [], [], 0.1)
        if ready:
            try:
                written += os.read(leader, 65536)
            except OSError:  # the terminal is closed once the last writer has gone
                break
        elif running.poll() is not None:
            break
    running.wait(timeout=300)
    os.close(leader)
    return written.decode()


def test_colour_on_a_terminal() -> None:
    assert "\x1b[" in on_a_terminal(["solve", EASY])


@pytest.mark.slow
def test_no_colour_on_a_terminal_where_it_is_declined() -> None:
    assert "\x1b[" not in on_a_terminal(["solve", EASY], NO_COLOR="1")
    assert "\x1b[" not in on_a_terminal(["solve", EASY], TERM="dumb")
    assert "\x1b[" not in on_a_terminal(["solve", "--color", "never", EASY])
    assert "\x1b[3" in on_a_terminal(["solve", "--color", "always", EASY], NO_COLOR="1")


@pytest.mark.slow
def test_prose_is_wrapped_on_a_terminal_with_or_without_colour() -> None:
    for color in ("always", "never"):
        told = on_a_terminal(["solve", "--color", color, EASY], COLUMNS="60")
        lines = re.sub(r"\x1b\[[0-9;]*m", "", told).splitlines()
        assert max(map(len, lines)) <= 60
        rows = [line for line in lines if "|" in line]
        assert {line.count("|") for line in rows} == {4}  # no row of a board is broken
        boards = sum(line.startswith("r1 |") for line in lines) + 1  # the last one has no names
        assert boards > 2
        assert len(rows) == 9 * boards


@pytest.mark.slow
def test_no_puzzle_on_a_terminal_is_a_usage_error() -> None:
    told = on_a_terminal(["solve"])
    assert "sudologue: no puzzle; give one, a file, or - for standard input" in told


def test_no_colour_where_output_is_no_terminal(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    assert "\x1b" not in terminal("solve", EASY).out
    assert "\x1b[" in terminal("solve", "--color", "always", EASY).out
