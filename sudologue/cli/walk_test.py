"""How far it is from an easy puzzle on the command line to its solution: what takes part in it."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from typing import TypedDict

from sudologue.cli.running_test import EASY, ROOT

_RECORDED = """
import contextlib, io, json, os, sys
import sudologue

package = os.path.dirname(sudologue.__file__)
line = os.path.join(package, "cli")
taking_part, importing, way = set(), set(), []

def stack(frame):
    while frame is not None:
        yield frame.f_code
        frame = frame.f_back

def seen(frame, event, _):
    code = frame.f_code
    if event != "call" or not code.co_filename.startswith(package):
        return
    if code.co_qualname == "Board.from_string" and not way:
        way.extend(c.co_qualname for c in stack(frame) if c.co_filename.startswith(package))
    if code.co_filename.startswith(line) and not code.co_name.endswith("comp>"):
        loads = any(c.co_name == "<module>" and c.co_filename.startswith(package) for c in stack(frame))
        (importing if loads else taking_part).add(f"{code.co_filename[len(line):]} {code.co_qualname}")

sys.argv = ["sudologue", "solve", PUZZLE]
sys.setprofile(seen)
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    from sudologue.cli.start import main
    main()
sys.setprofile(None)
modules = [name for name in sys.modules if name.partition(".")[0] == "sudologue"]
print(json.dumps({"functions": sorted(taking_part), "way": way[::-1], "modules": modules}))
"""


class Walk(TypedDict):
    """The functions of the command line that are called, the way to the board, what is loaded."""

    functions: list[str]
    way: list[str]
    modules: list[str]


@cache
def walk() -> Walk:
    code = _RECORDED.replace("PUZZLE", repr(EASY))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return json.loads(done.stdout)


def test_few_functions_take_part() -> None:
    """Beside those that run while modules are loaded, such as decorators.

    Comprehensions are none: Python 3.11 alone makes functions of them.
    """
    functions = walk()["functions"]
    assert "/verbs/solve.py solve" in functions
    assert len(functions) <= 60


def test_the_board_is_read_soon() -> None:
    way = walk()["way"]
    assert (way[0], way[-1]) == ("main", "Board.from_string")
    assert len(way) <= 9


def test_what_is_loaded_is_needed() -> None:
    modules = walk()["modules"]
    assert len(modules) <= 165
    assert sum(name.startswith("sudologue.cli") for name in modules) <= 23
    for room in ("audit", "batches", "formats", "oracle", "sketching"):
        assert f"sudologue.{room}" not in modules


def test_one_puzzle_meets_nothing_of_many() -> None:
    """Nor what tells formats apart, writes files, or keeps the time of a run."""
    many = ("run.run", "run.journal", "run.shards", "run.cluster", "input.documents")
    others = ("input.streams", "output.partial_file", "output.progress", "output.records")
    for name in (*many, *others):
        assert f"sudologue.cli.{name}" not in walk()["modules"]
