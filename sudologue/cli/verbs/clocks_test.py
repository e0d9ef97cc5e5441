"""Nothing that a verb writes depends on a clock, unless somebody sets a time."""

import ast
import sys
import time
from itertools import count
from pathlib import Path

import pytest

from puzzles.laws import some_long
from sudologue.cli.running_test import ROOT, Terminal

HARD = "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"
FOUR = "1.....3..4.....2"
WRONG = ":0000:x:1+2....3..4.....2:::"
CLOCKS = ("monotonic", "perf_counter", "process_time", "time")
ANSWERS = (
    ("solve", "--budget", "5000", HARD),
    ("solve", "--format", "json", "." * 81),
    ("hint", HARD),
    ("hint", "--rules", "full_house", "." * 625),
    ("hint", WRONG),
    ("explain", HARD, "r1c1<>3"),
    ("explain", "--budget", "2000", HARD, "r1c1=4"),
    ("explain", "." * 256, "r1c1=4"),
    ("judge", HARD, "r1c1<>3"),
    ("judge", HARD, "r1c1<>3", "--by", "x_wing"),
    ("check", HARD),
    ("check", "--where", WRONG),
    ("rate", "--format", "json", FOUR),
    ("rate", "--budget", "20000", HARD),
    ("why", FOUR, "r1c2"),
    ("prove", "-o", "-", FOUR),
    ("tell", "-"),
    ("audit", "-"),
    ("generate", "--seed", "1", "--require", "naked_pair", "--rate"),
    ("convert", "--to", "grid", HARD),
    ("show", "--candidates", HARD),
    ("draw", "--step", "3", HARD),
    ("watch", "--frames", FOUR),
    ("play", FOUR),
)
SAID = "hint\nmore\nwhy r1c2\nwhy not 1 r1c3\njudge r1c2=3\ncheck\nstep\nr2c1=3\ncheck\nquit\n"


@pytest.mark.parametrize(
    "arguments",
    some_long(ANSWERS, *ANSWERS[1::2], ANSWERS[8]),
    ids=lambda arguments: "-".join(arguments)[:24],
)
def test_a_clock_makes_no_difference(
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)  # `prove` writes a folder
    trace = terminal("solve", "--format", "trace", FOUR).out
    stdin = SAID if arguments[0] == "play" else trace
    usual = terminal(*arguments, stdin=stdin)
    leaps = count(1e9, 1e5)
    for name in CLOCKS:
        clock = getattr(time, name)
        monkeypatch.setattr(time, name, lambda: next(leaps))
        for module in [each for key, each in sys.modules.items() if key.startswith("sudologue")]:
            if getattr(module, name, None) is clock:
                monkeypatch.setattr(module, name, lambda: next(leaps))
    wild = terminal(*arguments, stdin=stdin)
    assert (wild.out, wild.code) == (usual.out, usual.code)
    assert usual.out


def test_only_what_keeps_a_time_that_somebody_set_looks_at_a_clock() -> None:
    """Beside the command line and batches, where it is about progress and shares of work."""
    package = ROOT / "sudologue"
    looking = {
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        if not path.name.endswith("_test.py")
        and "time" in (text := path.read_text("utf-8"))
        and "time" in _imported(text)
    }
    others = {path for path in looking if not path.startswith(("cli/", "batches/"))}
    assert others == {"budget.py", "rating/path.py", "generation/run_families.py"}


def _imported(code: str) -> set[str]:
    return {
        name
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module]
        )
        if name is not None
    }
