from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puzzles.laws import some_long
from sudologue.cli.output.interruption import held, listening, raised, released
from sudologue.cli.running_test import EASY, ROOT

TELLING = {signal.SIGINT: "interrupted", signal.SIGTERM: "terminated", signal.SIGHUP: "hung up"}


def test_it_waits_for_the_end_of_a_block() -> None:
    done: list[str] = []

    def write() -> None:
        with held():
            signal.raise_signal(signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        write()
    assert done == ["all of it"]


def test_it_comes_through_where_the_block_waits_itself() -> None:
    done: list[str] = []

    def write() -> None:
        with held(), released():
            signal.raise_signal(signal.SIGINT)
            done.append("not reached")

    with pytest.raises(KeyboardInterrupt):
        write()
    assert done == []


def test_somebody_else_s_way_with_interruptions_is_left_alone() -> None:
    heard: list[int] = []

    def note(number: int, _frame: object) -> None:
        heard.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        with listening(), raised(), held():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is note
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIGINT]


def run(script: str) -> subprocess.CompletedProcess[str]:
    """What a program does that listens."""
    return subprocess.run(
        [sys.executable, "-c", f"{IMPORTS}\nwith listening():\n{script}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


IMPORTS = "from sudologue.cli.output.interruption import *\nfrom signal import *"


@pytest.mark.parametrize("number", TELLING)
def test_without_anything_to_lose_it_ends_the_program_on_the_spot(number: int) -> None:
    done = run(f" try:\n  raise_signal({number})\n finally:\n  print('not reached')")
    said = f"sudologue: {TELLING[signal.Signals(number)]}\n"
    assert (done.returncode, done.stdout, done.stderr) == (128 + number, "", said)


def test_the_second_one_settles_what_is_unfinished_and_waits_for_nothing() -> None:
    done = run(
        " settle_on_leaving(lambda: 'first')\n settle_on_leaving(lambda: None)\n"
        " settle_on_leaving(lambda: 'last')\n"
        " with raised():\n  with held():\n   raise_signal(SIGTERM)\n   print('waits', flush=True)\n"
        "   raise_signal(SIGHUP)\n   print('does not')"
    )
    assert (done.returncode, done.stdout) == (129, "waits\n")
    assert done.stderr == "sudologue: last\nsudologue: first\nsudologue: hung up\n"


@pytest.mark.parametrize("number", TELLING)
def test_what_cannot_be_settled_is_told_and_nothing_is_settled_twice(number: int) -> None:
    done = run(
        " def no_room(): raise OSError('no room')\n"
        " def once(): is_settled(once)\n"
        " settle_on_leaving(once)\n settle_on_leaving(no_room)\n settle_on_leaving(once)\n"
        f" try:\n  with raised():\n   raise_signal({number})\n except KeyboardInterrupt:\n  end()"
    )
    told = "sudologue: what was unfinished could not be put in order: no room\n"
    assert done.stderr == f"{told}sudologue: {TELLING[signal.Signals(number)]}\n"


def test_no_reader_is_waited_for_when_the_system_shuts_down() -> None:
    done = run(" with raised():\n  with held():\n   raise_signal(SIGTERM)\n   print('waits')")
    assert (done.returncode, done.stdout) == (143, "")


def test_it_is_not_lost_where_nothing_can_be_raised() -> None:
    script = (
        " class Gone:\n  def __del__(self): raise_signal(SIGINT)\n"
        " with raised():\n  one = Gone()\n  del one\n  print('goes on')"
    )
    done = run(script)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "sudologue: interrupted\n")


def test_other_things_that_cannot_be_raised_are_shown_as_ever() -> None:
    done = run(
        " class Gone:\n  def __del__(self): 1 / 0\n one = Gone()\n del one\n print('goes on')"
    )
    assert (done.returncode, done.stdout) == (0, "goes on\n")
    assert "ZeroDivisionError" in done.stderr


def test_what_nohup_ignores_stays_ignored() -> None:
    script = "signal(SIGHUP, SIG_IGN)\nwith listening():\n raise_signal(SIGHUP)\n print('goes on')"
    done = subprocess.run(
        [sys.executable, "-c", f"{IMPORTS}\n{script}"], cwd=ROOT, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, b"goes on\n")


# while the program's modules are loaded, and before


def test_an_interruption_shows_no_traceback_before_there_is_anything_that_hears_it() -> None:
    code = (
        "import sys\n"
        "class Interrupted:\n"
        "  def find_spec(self, name, *_):\n"
        "    if name.endswith('interruption'): raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupted())\n"
        "import sudologue.cli.start"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, "sudologue: interrupted\n")


LISTENING = """
import sys
from sudologue.cli import start

class Listening:
    def find_spec(self, name, *_):
        if name == "sudologue.cli.main":  # the first thing that is loaded once signals are heard
            sys.stdout.write("!")
            sys.stdout.flush()

sys.meta_path.insert(0, Listening())
start.main()
"""


@pytest.mark.parametrize("number", TELLING)
@pytest.mark.parametrize("wait", [0.0, 0.03, 0.1, 0.25])
def test_an_interruption_at_the_start_shows_no_traceback(number: int, wait: float) -> None:
    running = subprocess.Popen(
        [sys.executable, "-c", LISTENING, "solve", "--format", "json", *[EASY] * 500],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    assert running.stdout.read(1) == "!"
    time.sleep(wait)
    running.send_signal(number)
    _, told = running.communicate(timeout=300)
    assert told == f"sudologue: {TELLING[signal.Signals(number)]}\n"
    assert running.returncode == 128 + number


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("number", some_long(TELLING, *list(TELLING)[1:]))
def test_what_was_finished_is_kept(tmp_path: Path, number: int, times: int) -> None:
    out = tmp_path / "out"
    out.write_text("old")
    (tmp_path / "many").write_text(f"{EASY}\n" * 500_000)
    running = subprocess.Popen(
        [sys.executable, "-m", "sudologue", "convert", "-o", "out", "many"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        text=True,
    )
    patience = time.monotonic() + 300
    while not any(path.stat().st_size for path in tmp_path.glob(".out.*")):
        assert time.monotonic() < patience
        time.sleep(0.01)
    for _ in range(times):
        running.send_signal(number)
    _, told = running.communicate(timeout=300)
    said = TELLING[signal.Signals(number)]
    kept = "sudologue: the results so far are in out.part; out is unchanged\n"
    assert (running.returncode, told) == (128 + number, f"{kept}sudologue: {said}\n")
    assert out.read_text() == "old"
    assert set((tmp_path / "out.part").read_text().splitlines()) == {EASY}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["many", "out", "out.part"]


HANGING_UP = """
import os, pty, select, sys, time
process, terminal = pty.fork()
if not process:
    os.execv(sys.executable, [sys.executable, "-m", "sudologue", *sys.argv[1:]])
patience = time.monotonic() + 300
out = sys.argv[2]
def written():
    folder = os.path.dirname(out)
    return any(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder)
               if name.startswith(".out."))
while not written() and time.monotonic() < patience:
    time.sleep(0.05)
time.sleep(float(sys.argv[3]))
os.close(terminal)
print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
"""


@pytest.mark.parametrize("wait", [0.0, pytest.param(1.5, marks=pytest.mark.slow)])
def test_a_terminal_that_hangs_up(tmp_path: Path, wait: float) -> None:
    """Nobody hears what is said, before or after the line that shows the progress."""
    folder = tmp_path / "results"
    folder.mkdir()
    out = folder / "out"
    out.write_text("old")
    (tmp_path / "many").write_text(f"{EASY}\n" * 500_000)
    script = HANGING_UP.replace("*sys.argv[1:]", "'convert', '-o', sys.argv[2], sys.argv[1]")
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "many"), str(out), str(wait)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.stdout, done.stderr) == ("129\n", "")
    assert out.read_text() == "old"
    part = (folder / "out.part").read_text()
    assert set(part.splitlines()) == {EASY}
    assert sorted(path.name for path in folder.iterdir()) == ["out", "out.part"]


def test_little_is_loaded_before_interruptions_are_heard() -> None:
    code = (
        "import sys; before = {*sys.modules}; import sudologue.cli.start; "
        "print(*{*sys.modules} - before)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    ours = {name for name in loaded if name.startswith("sudologue")}
    needed = ("", ".start", ".output", ".output.interruption", ".output.complaints")
    face = {f"sudologue{name}" for name in ("", ".conveniences", ".faces", ".hooks")}
    assert {f"sudologue.cli{name}" for name in needed} == ours - face
    assert not loaded & {"click", "rich", "re", "typing", "tempfile", "inspect"}


def test_the_script_of_the_package_starts_there() -> None:
    assert 'sudologue = "sudologue.cli.start:main"' in Path(ROOT, "pyproject.toml").read_text()
    assert (
        "from sudologue.cli.start import main" in Path(ROOT, "sudologue", "__main__.py").read_text()
    )
