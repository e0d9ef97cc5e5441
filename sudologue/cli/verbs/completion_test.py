from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sudologue.cli.main import run
from sudologue.cli.running_test import ROOT, Terminal


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_each_shell(terminal: Terminal, shell: str) -> None:
    ran = terminal("completion", shell)
    assert ran.code == 0
    assert "_SUDOLOGUE_COMPLETE" in ran.out


def variables(words: str) -> dict[str, str]:
    """What the script of fish asks the program with."""
    last = words.split(" ")[-1]
    return {"_SUDOLOGUE_COMPLETE": "fish_complete", "COMP_WORDS": words, "COMP_CWORD": last}


def told(out: str) -> list[str]:
    """The words of an answer, each of whose lines has a type, a word, and what it means."""
    return [line.split(",", 1)[1].split("\t")[0] for line in out.splitlines()]


def test_the_process_that_a_shell_starts_completes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sudologue"],
        env={**os.environ, "PYTHONPATH": str(ROOT), **variables("sudologue ch")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told(done.stdout), done.stderr) == (["check"], "")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
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
def test_words_are_completed(
    words: str,
    expected: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in variables(words).items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        run([])
    assert told(capsys.readouterr().out) == expected
