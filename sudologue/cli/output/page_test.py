"""How wide text is: on a terminal no wider than that, nor than a hundred columns; else as it is."""

from __future__ import annotations

import re
import sys

import pytest

from sudologue.cli.running_test import EASY, SEVERAL, Terminal

HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
FOUR = "1.....3..4.....2"
TOLD = [
    ("solve", HARDER),
    ("solve", "--voice", "proof", EASY),
    ("hint", "--level", "what", HARDER),
    ("hint", "--level", "proof", HARDER),
    ("hint", "--all", FOUR),
    ("why", HARDER, "r3c3"),
    ("explain", HARDER, "r3c3=5"),
    ("judge", HARDER, "r3c3<>5", "--by", "row 3"),
    ("check", "--where", f"55{EASY[2:]}"),
    ("check", SEVERAL),
    ("rate", EASY),
    ("rules", "x_wing"),
    ("voices",),
    ("notations",),
]


WIDTHS = [(60, 60), (100, 100), (200, 100)]


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    """Have both streams taken for a terminal of a width."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("NO_COLOR", "1")
    for stream in (sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True)


@pytest.mark.parametrize(("columns", "width"), [WIDTHS[0], WIDTHS[-1]])
@pytest.mark.parametrize("arguments", TOLD, ids=lambda arguments: arguments[0])
def test_text_fits_on_a_terminal(
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    columns: int,
    width: int,
    arguments: tuple[str, ...],
) -> None:
    on_a_terminal(monkeypatch, columns)
    ran = terminal(*arguments)
    lines = [*ran.out.splitlines(), *ran.err.splitlines()]
    assert lines
    for line in lines:
        is_drawn = re.search("[│┌├└]|^[+|]|^ +c1 ", line) is not None
        assert len(line) <= width or is_drawn or len(line.split()) <= 1 or "solve --rules" in line


@pytest.mark.parametrize(("columns", "width"), WIDTHS)
def test_errors_fit_on_a_terminal(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: int, width: int
) -> None:
    on_a_terminal(monkeypatch, columns)
    ran = terminal("generate", "--difficulty", "foo")
    assert max(map(len, ran.err.splitlines())) <= width
    assert " ".join(ran.err.split()).endswith("fiendish or extreme, or give a number")


@pytest.mark.parametrize("arguments", TOLD, ids=lambda arguments: arguments[0])
def test_elsewhere_a_paragraph_is_a_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    told = terminal(*arguments).out
    monkeypatch.setenv("COLUMNS", "40")
    assert terminal(*arguments).out == told
