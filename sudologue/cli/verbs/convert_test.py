"""`sudologue convert`: what is written, what is said, and how it ends."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puzzles.layouts import JIGSAW_9
from puzzles.shared import FULL
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, ROOT, Terminal, process
from sudologue.formats import FORMATS, Format, read, write
from sudologue.formats.text_vectors_test import POSITION

LIBRARY = write(POSITION, "hodoku")
ZEROS = EASY.replace(".", "0")


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.slug)
def test_into_any_format(terminal: Terminal, known: Format) -> None:
    ran = terminal("convert", "--to", known.slug, LIBRARY)
    if not known.can_write:
        assert ran.code == Exit.UNREADABLE
        assert "can be read, but not written; choose another format" in ran.err
        return
    assert ran.code == Exit.OK
    assert ran.out == write(POSITION, known.slug) + "\n"
    assert (
        ran.err.splitlines()[0]
        == "sudologue: reading this as a HoDoKu library line (--from changes that)"
    )


def test_a_plain_line_is_what_is_written_without_asking(terminal: Terminal) -> None:
    ran = terminal("convert", "--from", "sdm", "-", stdin=f"{ZEROS}\n{ZEROS}\n")
    assert (ran.code, ran.out, ran.err) == (Exit.OK, f"{EASY}\n{EASY}\n", "")


def test_what_is_lost_is_said(terminal: Terminal) -> None:
    ran = terminal("convert", "--from", "hodoku", LIBRARY)
    assert (ran.code, ran.out) == (Exit.OK, f"{POSITION.to_string()}\n")
    assert ran.err.splitlines() == [
        "sudologue: placed digits become givens",
        "sudologue: eliminated candidates come back",
    ]


def test_the_same_is_not_said_too_often(terminal: Terminal) -> None:
    ran = terminal("convert", "--from", "hodoku", "-", stdin=f"{LIBRARY}\n" * 25)
    assert ran.err.count("eliminated candidates come back") == 11
    assert "sudologue: standard input, line 10: eliminated candidates come back\n" in ran.err
    assert ran.err.endswith("sudologue: 15 more times: eliminated candidates come back\n")
    assert ran.out.count("\n") == 25


def test_the_rest_goes_on_after_a_bad_record(terminal: Terminal) -> None:
    ran = terminal(
        "convert", "--to", "jsonl", "-", stdin=f"{EASY}\nnonsense\n55{EASY[2:]}\n{EASY}\n"
    )
    assert ran.code == Exit.UNREADABLE
    puzzles = [json.loads(line)["puzzle"] for line in ran.out.splitlines()]
    assert puzzles == [EASY, f"55{EASY[2:]}", EASY]
    assert ran.err.splitlines() == [
        "sudologue: standard input, line 2, column 1: strange character 'n': "
        "expected a digit 1 to 9, or . or 0 for an empty cell",
    ]


def test_what_would_be_another_puzzle_is_not_written(terminal: Terminal) -> None:
    jigsaw = "." * 81 + JIGSAW_9
    ran = terminal("convert", "--to", "sdm", "-", stdin=f"{EASY}\n{jigsaw}\n{EASY}\n")
    assert (ran.code, ran.out) == (Exit.UNREADABLE, f"{ZEROS}\n{ZEROS}\n")
    assert (
        ran.err.splitlines()
        == [
            "sudologue: standard input, line 2: sdm can't hold jigsaw regions, "
            "and without that it would be a different puzzle",
            "sudologue: read as Jigsaw line (jigsaw)",
        ][:1]
    )


def test_one_position_a_file(terminal: Terminal) -> None:
    ran = terminal("convert", "--to", "ss", EASY, EASY)
    assert ran.code == Exit.UNREADABLE
    assert read(ran.out).board.to_string() == EASY
    assert ran.err == "sudologue: ss holds one position; write each to its own file\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--to", "sdn", EASY], "sudologue: there is no format 'sdn'; did you mean 'sdm'?\n"),
        (["--from", "hodoko", EASY], "sudologue: there is no format 'hodoko'; did you mean"),
        (["--to", "line", "no/such/file.sdm"], "sudologue: there is no file 'no/s"),
    ],
)
def test_a_fault_in_the_command(terminal: Terminal, arguments: list[str], message: str) -> None:
    ran = terminal("convert", *arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.startswith(message)
    assert ran.err.count("\n") == 1


def test_help_lists_the_formats(terminal: Terminal) -> None:
    told = terminal("help", "formats").out
    for known in FORMATS:
        assert f"  {known.slug} " in told
        assert (f"{known.title} (read only)" in told) is not known.can_write


def test_into_a_file(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "out.sdm"
    ran = terminal("convert", "--output", str(target), EASY)
    assert (ran.code, ran.out, ran.err) == (Exit.OK, "", "")
    assert target.read_text() == f"{ZEROS}\n"
    target = tmp_path / "out"
    assert terminal("convert", "--to", "line", "--output", str(target), EASY).code == Exit.OK
    assert target.read_text() == f"{EASY}\n"


def test_notes_go_along(terminal: Terminal) -> None:
    csv = f"id,puzzle,rating\n1,{EASY},2.3\n"
    ran = terminal("convert", "--to", "jsonl", "-", stdin=csv)
    (record,) = map(json.loads, ran.out.splitlines())
    assert '"rating"' in json.dumps(record)
    back = terminal("convert", "--to", "csv", "-", stdin=ran.out)
    assert "2.3" in back.out
    assert terminal("convert", "-", stdin=csv).err.endswith("notes are left out (id, rating)\n")


def written_so_far(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


@pytest.mark.parametrize("target", ["jsonl", "opensudoku"])
def test_an_interruption_leaves_no_torn_line(tmp_path: Path, target: str) -> None:
    source, out = tmp_path / "many.sdm", tmp_path / "out"
    source.write_text(f"{ZEROS}\n" * 100_000)
    with out.open("w") as stream:
        running = subprocess.Popen(
            [sys.executable, "-m", "sudologue", "convert", "--to", target, str(source)],
            stdout=stream,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        patience = time.monotonic() + 300
        while not written_so_far(out) and time.monotonic() < patience:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=300)
    text = out.read_text()
    assert running.returncode == Exit.INTERRUPTED
    assert told == "sudologue: interrupted\n"
    assert 0 < text.count("\n") < 100_000
    if target == "jsonl":
        assert text.endswith("\n")
        assert all(json.loads(line)["puzzle"] == EASY for line in text.splitlines())
    else:
        assert text.endswith("</opensudoku>\n")


@pytest.mark.slow
def test_a_reader_who_has_seen_enough_is_no_fault(tmp_path: Path) -> None:
    source = tmp_path / "many.sdm"
    source.write_text(f"{ZEROS}\n" * 5000)
    running = process("convert", "--to", "jsonl", str(source))
    assert running.stdout
    assert running.stderr
    running.stdout.close()
    assert running.stderr.read() == ""
    assert running.wait(timeout=300) == Exit.OK
    running.communicate()


def test_a_pipe_is_answered_line_by_line() -> None:
    running = process("convert", "--to", "susser", "-")
    assert running.stdin
    assert running.stdout
    for _ in range(3):
        running.stdin.write(f"{LIBRARY}\n")
        running.stdin.flush()
        assert running.stdout.readline() == write(POSITION, "susser") + "\n"
    running.communicate(timeout=300)
    assert running.returncode == Exit.OK


@pytest.mark.slow
def test_progress_is_shown_on_a_terminal(tmp_path: Path) -> None:
    source, out = tmp_path / "many.sdm", tmp_path / "out"
    source.write_text(f"{ZEROS}\n" * 100_000)
    reader, writer = pty.openpty()
    with out.open("w") as stream:
        running = subprocess.Popen(
            [sys.executable, "-m", "sudologue", "convert", "--to", "jsonl", str(source)],
            stdout=stream,
            stderr=writer,
            cwd=ROOT,
        )
        os.close(writer)
        told = os.read(reader, 1000).decode()
        running.terminate()
        running.wait(timeout=300)
    os.close(reader)
    assert " puzzles done in 1 s" in told


MILLION = 1_000_000 if FULL else 10_000


@pytest.mark.slow
def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    most: list[int] = []
    for count in (1_000, MILLION):
        source = tmp_path / "many.sdm"
        with source.open("w") as file:
            for _ in range(count):
                file.write(f"{ZEROS}\n")
        script = (
            "import resource, sys\n"
            "from sudologue.cli.main import run\n"
            f"code = run(['convert', '--to', 'jsonl', '--output', '{os.devnull}', {str(source)!r}])\n"
            "print(code, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
        )
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
        )
        code, kilobytes = map(int, done.stdout.split())
        assert code == Exit.OK
        most.append(kilobytes)
    assert most[1] < most[0] + 10_000
