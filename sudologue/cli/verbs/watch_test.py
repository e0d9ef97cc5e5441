from __future__ import annotations

import os
import re
import signal

import pytest

from puzzles.laws import some_long
from sudologue.cli.exits import Exit
from sudologue.cli.play.pty_test import on_a_terminal
from sudologue.cli.running_test import NONE, SEVERAL, Terminal

FOUR = "1.....3..4.....2"
STEPS = 12
XY_WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
SINGLES = ("--rules", "naked_single,hidden_single")
DUMB = ("TERM", "dumb")
ENTERED, LEFT = "\x1b[?1049h", "\x1b[?1049l"
HIDDEN, SHOWN = "\x1b[?25l", "\x1b[?25h"
LEFT_ARROW, RIGHT_ARROW, HOME, END = "\x1b[D", "\x1bOC", "\x1b[H", "\x1b[4~"


# without a terminal


@pytest.mark.parametrize("arguments", [[FOUR], ["-"], []])
def test_what_is_no_terminal_is_refused_in_one_line(
    terminal: Terminal, arguments: list[str]
) -> None:
    ran = terminal("watch", *arguments, stdin=FOUR)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err == (
        "sudologue: standard input is not a terminal; --frames prints the pictures, "
        "'sudologue solve' the explanation\n"
    )


def test_all_pictures_one_below_the_other(terminal: Terminal) -> None:
    ran = terminal("watch", "--frames", FOUR)
    assert (ran.code, ran.err) == (Exit.OK, "")
    titles = [line for line in ran.out.splitlines() if line.startswith(("Th", "Step ", "Every "))]
    steps = [line.partition(":")[0] for line in titles[2:-2]]
    assert titles[:2] == [
        "The puzzle",
        "This puzzle starts with four digits, so 12 are missing.",
    ]
    assert steps == [f"Step {number} of {STEPS}" for number in range(1, STEPS + 1)]
    assert titles[-2] == "The end"
    assert titles[-1] == "Every step was forced, so this is the only solution."


def test_pictures_in_other_notations_and_characters(terminal: Terminal) -> None:
    ran = terminal("watch", "--frames", "--ascii", "--notation", "a1", FOUR)
    assert ran.out.isascii()
    assert "  +-----------+-----------+\nA | [1]     2 |" in ran.out


def test_colour_is_only_added(terminal: Terminal) -> None:
    plain, coloured = (
        terminal("watch", "--frames", f"--color={when}", FOUR).out for when in ("never", "always")
    )
    assert "\x1b[" not in plain
    assert "\x1b[1;32m" in coloured


@pytest.mark.parametrize(
    ("puzzle", "code", "said"),
    [
        (SEVERAL, Exit.SEVERAL_SOLUTIONS, "Found by search, not by logic:"),
        (NONE, Exit.NO_SOLUTION, "no solution"),
    ],
)
def test_the_end_of_what_is_not_solved(
    terminal: Terminal, puzzle: str, code: Exit, said: str
) -> None:
    ran = terminal("watch", "--frames", *SINGLES, puzzle)
    assert ran.code == code
    assert said in ran.out.partition("The end\n")[2]


def test_what_cannot_be_read_is_told_and_left_out(terminal: Terminal) -> None:
    ran = terminal("watch", "--frames", "12", FOUR)
    assert ran.code == Exit.UNREADABLE
    assert ran.err.count("\n") == 1
    assert "argument 2: The puzzle\n" in ran.out


@pytest.mark.parametrize("given", ["0", "-1", "nan", "soon"])
def test_a_delay_that_is_no_time(terminal: Terminal, given: str) -> None:
    ran = terminal("watch", "--frames", "--delay", given, FOUR)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert "; give a number of seconds above 0" in ran.err


# on a terminal


def test_keys_lead_through_it_and_the_terminal_is_as_it_was() -> None:
    with on_a_terminal("watch", "--delay", "600", FOUR) as watched:
        before = watched.attributes
        watched.wait_for("The puzzle")
        assert ENTERED in watched.written
        assert watched.attributes != before
        for keys, title in (
            (RIGHT_ARROW, "Step 1 of 12"),
            ("\x1b[C\x1b[C", "Step 3 of 12"),
            (LEFT_ARROW, "Step 2 of 12"),
            (END, "The end"),
            ("\x1b[1;5D", "Step 12 of 12"),
            (HOME, "The puzzle"),
        ):
            watched.type(keys)
            watched.wait_for(title)
        watched.type("v")
        watched.wait_for("v: voice (terse)", last="")
        watched.type("q")
        assert watched.end() == Exit.OK
        assert watched.attributes == before
        assert watched.written.rindex(LEFT) > watched.written.rindex(ENTERED)
        assert watched.written.rindex(SHOWN) > watched.written.rindex(HIDDEN)
        assert "sudologue:" not in watched.written


@pytest.mark.slow
def test_it_plays_and_stops_at_the_end_and_at_a_key() -> None:
    with on_a_terminal("watch", "--delay", "0.01", FOUR) as watched:
        watched.wait_for("The end")
        watched.wait_for("space: play")
        watched.type(LEFT_ARROW)
        assert "space: play" in watched.wait_for("Step 12 of 12")
        watched.type(" ")
        watched.wait_for("The end")
        watched.type("q")
        assert watched.end() == Exit.OK


@pytest.mark.slow
def test_another_size_is_another_picture() -> None:
    with on_a_terminal("watch", "--delay", "600", XY_WING, columns=80, lines=45) as watched:
        assert "│ 4 5      [1]" in watched.wait_for("The puzzle")
        watched.resize(130, 40)
        beside = watched.wait_for("The puzzle")
        assert "c9       This puzzle starts with 38 digits" in beside
        watched.resize(60, 20)
        assert "     c1   c2 c3     c4" in watched.wait_for("The puzzle")
        watched.type("q")
        assert watched.end() == Exit.OK


@pytest.mark.parametrize("number", some_long([signal.SIGINT, signal.SIGTERM], signal.SIGTERM))
def test_whatever_ends_it_the_terminal_is_as_it_was(number: signal.Signals) -> None:
    with on_a_terminal("watch", "--delay", "600", FOUR) as watched:
        before = watched.attributes
        watched.wait_for("The puzzle")
        if number is signal.SIGINT:
            watched.type("\x03")
        else:
            os.kill(watched.process.pid, number)
        assert watched.end() == 128 + number
        assert watched.attributes == before
        end = watched.written.rpartition(LEFT)[2]
        said = "interrupted" if number is signal.SIGINT else "terminated"
        assert end.replace("\r\n", "\n").endswith(f"sudologue: {said}\n")


@pytest.mark.slow
def test_a_stop_gives_the_terminal_back_for_a_while() -> None:
    with on_a_terminal("watch", "--delay", "600", FOUR, has_shell=True) as watched:
        before = watched.attributes
        watched.wait_for("The puzzle")
        watched.type("\x1a")
        watched.wait_for("[stopped]", last="")
        assert watched.attributes == before
        assert watched.written.rindex(LEFT) > watched.written.rindex(ENTERED)
        watched.type("fg\n")
        watched.wait_for("The puzzle")
        assert watched.attributes != before
        assert watched.written.rindex(ENTERED) > watched.written.rindex(LEFT)
        watched.type("q")
        assert watched.end() == Exit.OK
        assert watched.attributes == before


@pytest.mark.slow
def test_a_terminal_that_can_only_write_gets_one_picture_below_the_other() -> None:
    with on_a_terminal("watch", "--delay", "600", FOUR, environment=[DUMB]) as watched:
        watched.wait_for("The puzzle")
        watched.type("\x1b[C")
        assert "! is placed" in watched.wait_for("Step 1 of 12")
        watched.type("q")
        assert watched.end() == Exit.OK
        assert "\x1b" not in watched.written


def colours(text: str) -> set[int]:
    """The colours that a text asks a terminal for: above 38, those of the 256."""
    codes = re.findall(r"\x1b\[([\d;]*)m", text)
    return {int(code) for its in codes for code in its.split(";") if code and int(code) >= 30}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        (("NO_COLOR", "1"), "none"),
        (("TERM", "xterm-16color"), "sixteen"),
        (("TERM", "xterm-256color"), "many"),
    ],
)
def test_colours_are_those_that_the_terminal_has(
    environment: tuple[str, str], expected: str
) -> None:
    with on_a_terminal("watch", "--delay", "600", FOUR, environment=[environment]) as watched:
        watched.wait_for("The puzzle")
        watched.type("\x1b[C")
        assert "! is placed" in watched.wait_for("Step 1 of 12")
        assert "1!" in watched.shown
        found = colours(watched.written)
        match expected:
            case "none":
                assert not found
            case "sixteen":
                assert found
                assert found <= {*range(30, 38), *range(90, 98)}
            case _:
                assert 48 in found
        watched.type("q")
        assert watched.end() == Exit.OK
