"""Running the command line inside a test: what it prints, and its exit code."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from sudologue.cli.main import run

ROOT = Path(__file__).resolve().parents[2]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EASY_SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SEVERAL = "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36..."
NONE = "851..24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."


@dataclass(frozen=True)
class Ran:
    """What a run came to."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: str, stdin: str | bytes | None = None) -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin or b""
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        code = run(arguments)
        printed = self._capsys.readouterr()
        return Ran(code, printed.out, printed.err)


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """A command of ours as a shell runs it, with its redirections."""
    return subprocess.run(
        f'exec "$PYTHON" -m sudologue {command}',
        shell=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHON": sys.executable, "EASY": EASY},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def needs(name: str, variable: str = "SUDOLOGUE_CLUSTER") -> None:
    """Skip where a package is not installed, unless a variable of the environment requires it."""
    if find_spec(name) is None:
        if os.environ.get(variable) == "required":
            pytest.fail(f"{variable}=required, and not installed: {name}")
        pytest.skip(f"{name} is not installed")


def process(*arguments: str) -> subprocess.Popen[str]:
    """The command line as a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        [sys.executable, "-m", "sudologue", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=ROOT,
    )
