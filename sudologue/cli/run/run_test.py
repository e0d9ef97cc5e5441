"""Many puzzles on the command line: shared out, gone on with, in shares, as tables."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from puzzles.laws import some_long
from sudologue.cli.exits import Exit
from sudologue.cli.run import journal
from sudologue.cli.running_test import (
    EASY,
    EASY_SOLVED,
    NONE,
    ROOT,
    SEVERAL,
    Terminal,
    needs,
    process,
)

LINES = f"{EASY}\n{EASY[:80]}\n{NONE}\n# a remark\n{SEVERAL} # another\n{EASY}\n"


@pytest.fixture
def puzzles(tmp_path: Path) -> str:
    path = tmp_path / "puzzles.txt"
    path.write_text(LINES)
    return str(path)


@pytest.mark.parametrize(
    "verb",
    some_long(
        [
            ("solve", "--quiet"),
            ("solve", "--format", "jsonl"),
            ("solve",),
            ("rate", "--format", "csv"),
            ("check",),
            ("hint", "--format", "json"),
            ("why", "r1c3"),
        ],
        ("solve",),
        ("check",),
        ("why", "r1c3"),
    ),
    ids=" ".join,
)
def test_the_same_bytes_from_two_processes_and_from_shares(
    terminal: Terminal, tmp_path: Path, puzzles: str, verb: tuple[str, ...]
) -> None:
    alone = terminal(*verb, puzzles)
    both = terminal(*verb, "-j", "2", puzzles)
    assert (both.out, both.code) == (alone.out, alone.code)
    *complaints, summary = both.err.splitlines()
    assert complaints == alone.err.splitlines()
    assert summary.startswith("sudologue: 5 puzzles in ")
    for share in ("1/2", "2/2"):
        terminal(*verb, "--shard", share, "-o", f"{tmp_path}/{share[0]}", puzzles)
    assert terminal("merge", f"{tmp_path}/2", f"{tmp_path}/1") == alone


def test_shares_that_do_not_belong_together(
    terminal: Terminal, tmp_path: Path, puzzles: str
) -> None:
    one, two, other = (str(tmp_path / name) for name in ("one", "two", "other"))
    terminal("solve", "-q", "--shard", "1/2", "-o", one, puzzles)
    terminal("solve", "-q", "--shard", "2/2", "-o", two, puzzles)
    terminal("solve", "--shard", "2/2", "-o", other, puzzles)
    assert terminal("merge", one).err == "sudologue: share 2/2 is missing\n"
    assert terminal("merge", one, one, two).err == "sudologue: share 1/2 is there more than once\n"
    assert "was made with no --quiet" in terminal("merge", one, other).err
    assert "this was not written with --shard" in terminal("merge", puzzles).err
    lines = Path(two).read_text().splitlines(keepends=True)
    Path(two).write_text("".join(lines[:-1]))
    assert "two: this share is not complete; run it again" in terminal("merge", one, two).err
    terminal("solve", "-q", "--shard", "2/2", "-o", two, EASY)
    ran = terminal("merge", one, two)
    assert (ran.code, ran.err.count("\n")) == (Exit.UNREADABLE, 1)


@pytest.mark.parametrize("given", ["0/3", "4/3", "1", "a/b", "1/0"])
def test_a_share_that_there_is_not(terminal: Terminal, given: str) -> None:
    assert "write K/N, such as 3/40" in terminal("solve", "--shard", given, EASY).err


# a run that comes to no end


@contextmanager
def room_for(size: int) -> Generator[None]:
    """No file can have more bytes, as on a disk that is full."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


@pytest.fixture
def broken_off(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, str]:
    """The name of a file of which a part was finished and noted down, and of its input."""
    many, out = tmp_path / "many.txt", tmp_path / "out.txt"
    many.write_text(f"{EASY}\n" * 60)
    monkeypatch.setattr(journal, "_RECORDS", 3)
    with room_for(82 * 40 + 40):
        ran = terminal("solve", "-q", "-o", str(out), str(many))
    assert ran.code == Exit.UNREADABLE
    assert ran.err == (
        f"sudologue: the results so far are in {out}.part; --resume continues\n"
        f"sudologue: can't write {out}: File too large\n"
    )
    return str(out), str(many)


def test_a_disk_that_is_full_is_told_and_the_run_gone_on_with(
    terminal: Terminal, tmp_path: Path, broken_off: tuple[str, str]
) -> None:
    out, many = broken_off
    assert json.loads(Path(f"{out}.part.journal").read_text())["done"] == 39
    ran = terminal("solve", "-q", "-o", out, "--resume", "-j", "2", many)
    assert (ran.code, Path(out).read_text()) == (Exit.OK, f"{EASY_SOLVED}\n" * 60)
    assert "sudologue: 60 puzzles in " in ran.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["many.txt", "out.txt"]


def test_what_was_begun_is_not_lost_and_not_gone_on_with_otherwise(
    terminal: Terminal, broken_off: tuple[str, str]
) -> None:
    out, many = broken_off
    run = ("solve", "-q", "-o", out)
    assert "continue it with --resume, or remove it" in terminal(*run, many).err
    ran = terminal(*run, "--resume", "--max-depth", "0", many)
    assert "was started with no --max-depth, but this run has --max-depth 0" in ran.err
    assert "was started with --quiet True" in terminal("solve", "-o", out, "--resume", many).err
    Path(many).write_text(f"{EASY}\n" * 5)
    assert "had done 39 puzzles, but the input has only 5" in terminal(*run, "--resume", many).err
    Path(many).write_text(f"{SEVERAL}\n" + f"{EASY}\n" * 59)
    assert "this is a different input" in terminal(*run, "--resume", many).err
    Path(many).write_text(f"{EASY}\n" * 62)
    begun = json.loads(Path(f"{out}.part.journal").read_text())
    Path(f"{out}.part.journal").write_text(json.dumps({**begun, "version": "0.0.1"}))
    assert "was started by sudologue 0.0.1, but this is " in terminal(*run, "--resume", many).err
    Path(f"{out}.part.journal").write_text(json.dumps(begun))
    assert terminal(*run, "--resume", many).code == Exit.OK
    assert Path(out).read_text() == f"{EASY_SOLVED}\n" * 62


def test_puzzles_that_are_made_are_gone_on_with(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.txt"
    made = ("generate", "-s", "1", "-c", "60", "--clues", "23", "24", "--attempts", "2")
    whole = terminal(*made)
    monkeypatch.setattr(journal, "_RECORDS", 3)
    with room_for(len(whole.out) // 2):
        terminal(*made, "-o", str(out))
    done = json.loads(Path(f"{out}.part.journal").read_text())["done"]
    assert 0 < done < 60
    assert (
        "was started with --seed 1, but this run has --seed 2"
        in terminal(*made, "-s", "2", "-o", str(out), "--resume").err
    )
    ran = terminal(*made, "-o", str(out), "--resume")
    assert (ran.code, out.read_text()) == (whole.code, whole.out)
    assert whole.err.endswith(ran.err)
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]


@pytest.mark.parametrize(
    ("made", "fault"),
    [
        (("-o", "x"), "--resume needs --seed N"),
        (
            ("-s", "1", "-o", "x", "-f", "csv"),
            "--resume doesn't work with --format csv; use text or json",
        ),
        (("-s", "1"), "--resume needs --output FILE"),
    ],
)
def test_what_is_made_has_to_be_known_to_go_on(
    terminal: Terminal, made: tuple[str, ...], fault: str
) -> None:
    assert fault in terminal("generate", *made, "--resume").err


def test_nothing_is_gone_on_with_where_there_is_no_file(terminal: Terminal) -> None:
    told = "sudologue: --resume needs --output FILE\n"
    assert terminal("solve", "--resume", EASY).err == told


# elsewhere


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_each_line_of_a_slow_pipe_is_answered_before_the_next(jobs: str) -> None:
    running = process("solve", "-q", "-j", jobs)
    assert running.stdin is not None
    assert running.stdout is not None
    for _ in range(5):
        running.stdin.write(f"{EASY}\n")
        running.stdin.flush()
        assert running.stdout.readline() == f"{EASY_SOLVED}\n"
    assert running.communicate(timeout=300)[0] == ""


@pytest.mark.slow
def test_ctrl_c_lets_what_is_under_way_come_to_its_end(tmp_path: Path) -> None:
    many = tmp_path / "many"
    many.write_text(f"{EASY}\n" * 200_000)
    running = process("solve", "-q", "-j", "2", "-o", str(tmp_path / "out"), str(many))
    patience = time.monotonic() + 300
    while not (tmp_path / "out.part.journal").exists():
        assert time.monotonic() < patience
        time.sleep(0.05)
    running.send_signal(2)
    _, told = running.communicate(timeout=300)
    assert running.returncode == Exit.INTERRUPTED
    assert told.endswith("; --resume continues\nsudologue: interrupted\n")
    assert set((tmp_path / "out.part").read_text().splitlines()) == {EASY_SOLVED}


@pytest.mark.slow
def test_a_dask_cluster_writes_the_same_bytes(tmp_path: Path, puzzles: str) -> None:
    needs("distributed")
    code = (
        "import sys\nfrom distributed import LocalCluster\nfrom sudologue.cli.main import run\n"
        "if __name__ == '__main__':\n"
        "  with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:\n"
        "    for more in ([], ['--cluster', local.scheduler_address]):\n"
        "      for verb in 'solve', 'rate':\n"
        "        out = f'{sys.argv[1]}-{verb}-{len(more)}'\n"
        "        run([verb, '-f', 'jsonl', *more, '-o', out, sys.argv[2]])\n"
    )
    script = tmp_path / "script.py"
    script.write_text(code)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    arguments = [sys.executable, str(script), str(tmp_path / "out"), puzzles]
    done = subprocess.run(
        arguments, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    for verb in ("solve", "rate"):
        there = (tmp_path / f"out-{verb}-2").read_bytes()
        assert there == (tmp_path / f"out-{verb}-0").read_bytes()


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("foo:1", "nothing answered within 0.1 seconds"),
        ("foo", "missing port number in address 'foo'"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_soon(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, address: str, told: str
) -> None:
    needs("distributed")
    monkeypatch.setattr("sudologue.cli.run.cluster._PATIENCE", 0.1)
    ran = terminal("solve", "--cluster", address, EASY)
    said = f"sudologue: --cluster can't reach a scheduler at {address!r}: {told}"
    assert (ran.code, ran.err[: len(said)], ran.err.count("\n")) == (Exit.UNREADABLE, said, 1)


def test_a_cluster_needs_what_connects_to_it(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = "--cluster needs dask.distributed, which pip install 'sudologue[cluster]' brings\n"
    assert terminal("solve", "--cluster", "tcp://localhost:1", EASY).err == f"sudologue: {told}"


def test_parquet_has_the_rows_of_the_other_tables(
    terminal: Terminal, tmp_path: Path, puzzles: str
) -> None:
    needs("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    out = tmp_path / "out.parquet"
    assert terminal("rate", "-q", "--format", "parquet", puzzles).code == Exit.UNREADABLE
    terminal("solve", "--format", "parquet", "-o", str(out), puzzles)
    rows = [*map(json.loads, terminal("solve", "--format", "jsonl", puzzles).out.splitlines())]
    assert parquet.read_table(out).to_pylist() == rows
    assert [path.name for path in tmp_path.glob("out*")] == ["out.parquet"]


def test_parquet_needs_what_writes_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    ran = terminal("solve", "--format", "parquet", "-o", str(tmp_path / "x"), EASY)
    told = "--format parquet needs pyarrow, which pip install 'sudologue[parquet]' brings\n"
    assert (ran.code, ran.err) == (Exit.UNREADABLE, f"sudologue: {told}")
