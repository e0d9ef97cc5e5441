"""Same puzzle, same trace: in every process, and on every Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from puzzles import forcing_test
from puzzles.digest import digest
from puzzles.positions import tables
from puzzles.shared import FULL, lines, needs_shared

ROOT = Path(__file__).resolve().parents[2]
LINES = [f"{layout} {puzzle}" for layout, puzzle, _ in tables()] + forcing_test.LINES


def digest_by(python: str, puzzles: list[str], seed: str = "random") -> str:
    """The digest that another interpreter computes."""
    return subprocess.run(
        [python, "-m", "puzzles.digest"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed},
        input="\n".join(puzzles),
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def other_pythons() -> list[str]:
    """Interpreters of other versions that are there and run: from the PATH, or named outright.

    `SUDOLOGUE_PYTHON` names one that is not on the PATH.
    """
    names = [f"python3.{minor}" for minor in range(11, 20) if minor != sys.version_info.minor]
    found = [path for name in names if (path := shutil.which(name))]
    named = os.environ.get("SUDOLOGUE_PYTHON")
    return [path for path in (*found, *([named] if named else [])) if runs(path)]


def runs(python: str) -> bool:
    """Whether it starts at all; some are mere signposts."""
    check = "import sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([python, "-c", check], capture_output=True, check=False).returncode == 0


def test_the_digest_tells_traces_apart() -> None:
    assert digest(LINES[:2]) != digest(LINES[1:2])
    assert digest(LINES[:2]) != digest(LINES[1::-1])


@pytest.mark.slow
def test_traces_do_not_depend_on_the_hash_seed() -> None:
    for seed, some in (("0", LINES[::2]), ("1", LINES[1::2])):
        assert digest_by(sys.executable, some, seed) == digest(some)


@pytest.mark.slow
def test_traces_do_not_depend_on_what_was_solved_before() -> None:
    some = LINES[::2]
    alone = [digest([line]) for line in some]
    assert [digest([line]) for line in reversed(some)] == alone[::-1]


@pytest.mark.slow
@pytest.mark.skipif(not other_pythons(), reason="there is no other Python from 3.11 on")
def test_traces_do_not_depend_on_the_python() -> None:
    some = LINES[::2]
    expected = digest(some)
    assert {python: digest_by(python, some) for python in other_pythons()} == dict.fromkeys(
        other_pythons(), expected
    )


@needs_shared
@pytest.mark.skipif(not FULL, reason="takes long; SUDOLOGUE_CORPUS=full runs it")
@pytest.mark.parametrize(
    ("name", "limit"),
    [
        ("qqwing-simple", None),
        ("qqwing-easy", None),
        ("qqwing-intermediate", None),
        ("qqwing-expert", None),
        ("seventeen-clues", 1000),
    ],
)
def test_traces_of_all_puzzles_depend_on_neither(name: str, limit: int | None) -> None:
    puzzles = lines(name, limit)
    expected = digest(puzzles)
    for python in (sys.executable, *other_pythons()):
        assert digest_by(python, puzzles, "1") == expected, python
