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


def completed(words: str) -> list[str]:
    """What fish is told of a line: the type, the word, and what it means."""
    last = words.split(" ")[-1]
    done = subprocess.run(
        [sys.executable, "-m", "sudologue"],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "_SUDOLOGUE_COMPLETE": "fish_complete",
            "COMP_WORDS": words,
            "COMP_CWORD": last,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return [line.split(",", 1)[1].split("\t")[0] for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("sudologue ch", ["check"]),
        ("sudologue solve --voice t", ["terse", "technical", "teacher"]),
        ("sudologue solve --notation A1-c", ["a1-columns", "a1-columns-j", "a1-columns-k"]),
        ("sudologue show --notation h", ["hodoku"]),
        ("sudologue te", ["tell"]),
        ("sudologue ex", ["explain"]),
        ("sudologue pl", ["play"]),
        ("sudologue play --sa", ["--save"]),
        ("sudologue judge --b", ["--by", "--budget", "--boxes"]),
        ("sudologue explain --voice te", ["terse", "technical", "teacher"]),
        ("sudologue tell --voice te", ["terse", "technical", "teacher"]),
        ("sudologue tell --a", ["--all-steps"]),
        ("sudologue rules naked_s", ["naked_single"]),
        ("sudologue solve --rules full_house,hidden_s", ["full_house,hidden_single"]),
        ("sudologue ra", ["rate"]),
        ("sudologue rate --models h", ["hodoku"]),
        ("sudologue grade --models effort,s", ["effort,singledigit", "effort,se"]),
        ("sudologue rate --models se,s", ["se,singledigit"]),
        ("sudologue solve --diag", ["--diagonals"]),
        ("sudologue solve --ta", ["--task"]),
        ("sudologue gen", ["generate"]),
        ("sudologue generate --symmetry mirror", ["mirror-h", "mirror-v"]),
        ("sudologue generate -r naked_p", ["naked_pair"]),
        ("sudologue generate -a naked_single,hidden_s", ["naked_single,hidden_single"]),
    ],
)
def test_words_are_completed(words: str, expected: list[str]) -> None:
    assert completed(words) == expected
