from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sudologue.cli.running_test import ROOT, Terminal


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_each_shell(terminal: Terminal, shell: str) -> None:
    ran = terminal("completion", shell)
    assert ran.code == 0
    assert "_SUDOLOGUE_COMPLETE" in ran.out


def test_verbs_are_completed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sudologue"],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "_SUDOLOGUE_COMPLETE": "fish_complete",
            "COMP_WORDS": "sudologue ch",
            "COMP_CWORD": "ch",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert "check" in done.stdout
