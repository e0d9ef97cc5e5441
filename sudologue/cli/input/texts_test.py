"""Files and pipes of bytes, as every verb reads them."""

from __future__ import annotations

import gzip
import lzma
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, EASY_SOLVED, ROOT, Terminal, shell

NO_TEXT = "it isn't UTF-8 text, plain or compressed with gzip\n"
VERBS = (["solve", "--quiet"], ["check"], ["convert"], ["show"], ["rate"], ["audit"], ["tell"])
OF_PUZZLES = VERBS[:5]


@pytest.mark.parametrize("name", ["puzzles.gz", "puzzles.txt"])
def test_a_packed_file_is_unpacked_whatever_it_is_called(
    terminal: Terminal, tmp_path: Path, name: str
) -> None:
    packed = gzip.compress(f"{EASY}\n".encode() * 3)
    (tmp_path / name).write_bytes(packed)
    ran = terminal("solve", "--quiet", str(tmp_path / name))
    assert (ran.code, ran.out, ran.err) == (Exit.OK, f"{EASY_SOLVED}\n" * 3, "")
    assert terminal("solve", "--quiet", stdin=packed).out == ran.out
    assert terminal("why", "-", "r1c3", stdin=packed).code == Exit.OK


def test_packed_traces_are_audited(terminal: Terminal, tmp_path: Path) -> None:
    trace = terminal("solve", "--format", "trace", EASY).out
    (tmp_path / "traces").write_bytes(gzip.compress(trace.encode()))
    assert terminal("audit", str(tmp_path / "traces")).code == Exit.OK
    assert terminal("audit", stdin=gzip.compress(trace.encode())).code == Exit.OK


def test_a_packed_file_is_called_after_what_is_in_it(terminal: Terminal, tmp_path: Path) -> None:
    zeros = EASY.replace(".", "0")
    for name in ("two.sdm.gz", "two.sdm"):
        text = f"{zeros}\n{zeros}\n".encode()
        (tmp_path / name).write_bytes(gzip.compress(text) if name.endswith("gz") else text)
        ran = terminal("convert", str(tmp_path / name))
        assert (ran.code, ran.out, ran.err) == (Exit.OK, f"{EASY}\n" * 2, "")


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
def test_a_damaged_file_is_an_error_in_a_line(
    terminal: Terminal, tmp_path: Path, verb: list[str]
) -> None:
    packed = gzip.compress(random.Random(1).randbytes(20_000).hex().encode())
    file = tmp_path / "in"
    damaged = bytearray(packed)
    damaged[len(packed) // 2] ^= 255
    for data in (packed[:-9], packed[:100], bytes(damaged), packed[:-6] + b"x" * 6):
        file.write_bytes(data)
        ran = terminal(*verb, str(file))
        assert ran.code == Exit.UNREADABLE
        assert "it is compressed with gzip, and damaged: " in ran.err
        assert ran.err.splitlines()[-1].startswith("sudologue: ")


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
@pytest.mark.parametrize(
    "data",
    [
        b"\0" * 81,
        random.Random(1).randbytes(100_000),
        lzma.compress(EASY.encode() * 10),
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\2\0\0\0",
        EASY.encode("utf-16-le"),
        gzip.compress(bytes(10_000)),
    ],
    ids=["zeros", "random", "xz", "png", "utf-16 unannounced", "packed zeros"],
)
def test_what_is_no_text_is_refused_in_one_line(
    terminal: Terminal, tmp_path: Path, verb: list[str], data: bytes
) -> None:
    (tmp_path / "in").write_bytes(data)
    for ran in (terminal(*verb, str(tmp_path / "in")), terminal(*verb, stdin=data)):
        assert ran.code == Exit.UNREADABLE
        assert ran.err.startswith("sudologue: ")
        assert ran.err.endswith(NO_TEXT)
        assert ran.err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
@pytest.mark.parametrize("source", ["/dev/zero", "- < /dev/zero", "/dev/urandom"])
@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such devices here")
def test_devices_without_end(verb: list[str], source: str) -> None:
    done = shell(f"{' '.join(verb)} {source}")
    assert (done.returncode, done.stdout) == (Exit.UNREADABLE, "")
    assert done.stderr.endswith(NO_TEXT)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_other_systems_write(terminal: Terminal, encoding: str, end: str) -> None:
    text = "".join(f"{EASY}{end}" for _ in range(2)).encode(encoding)
    ran = terminal("solve", "--quiet", stdin=text)
    assert (ran.code, ran.out, ran.err) == (Exit.OK, f"{EASY_SOLVED}\n" * 2, "")
    trace = terminal("solve", "--format", "trace", EASY).out
    assert terminal("audit", stdin=trace.encode("utf-16")).code == Exit.OK


def test_a_pipe_with_a_name(terminal: Terminal, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_text(f"{EASY}\n" * 2))
    writer.start()
    ran = terminal("solve", "--quiet", str(pipe))
    writer.join(timeout=120)
    assert (ran.code, ran.out) == (Exit.OK, f"{EASY_SOLVED}\n" * 2)


NOTHING = ("", "\n\n", "# only a remark\n", "\ufeff")


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
@pytest.mark.parametrize("text", NOTHING, ids=["empty", "blank", "remark", "mark"])
def test_no_input_is_an_error(
    terminal: Terminal, tmp_path: Path, verb: list[str], text: str
) -> None:
    file = tmp_path / "in"
    file.write_text(text, encoding="utf-8")
    for ran in (terminal(*verb, str(file)), terminal(*verb, stdin=text)):
        assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
        assert "no puzzle " in ran.err or verb in (["audit"], ["tell"])
        assert ran.err.count("\n") == 1


def test_no_input_is_an_error_of_the_others(terminal: Terminal, tmp_path: Path) -> None:
    for arguments in (["why", "-", "r1c1"], ["prove", "-o", str(tmp_path / "out")]):
        ran = terminal(*arguments, stdin="")
        assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
        assert (
            ran.err
            == "sudologue: no puzzle came in on standard input. Try: sudologue solve 1.....3..4.....2\n"
        )
    assert not (tmp_path / "out").exists()


def test_an_empty_file_beside_another(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "in").write_text("")
    ran = terminal("solve", "--quiet", str(tmp_path / "in"), EASY)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, f"{EASY_SOLVED}\n")
    assert ran.err == f"sudologue: {tmp_path}/in: there is no puzzle in it\n"


# ------------------------------------------------------------------------------ many that are not


@pytest.mark.parametrize("verb", OF_PUZZLES, ids=lambda verb: verb[0])
def test_after_twenty_unreadable_lines_they_are_counted(
    terminal: Terminal, verb: list[str]
) -> None:
    ran = terminal(*verb, stdin=f"{EASY}\n" + "nonsense\n" * 500)
    assert ran.code == Exit.UNREADABLE
    # of the solutions each puzzle has a line, if an empty one
    assert ran.out.rstrip("\n") == terminal(*verb, "-", stdin=f"{EASY}\n").out.rstrip("\n")
    *told, last = ran.err.splitlines()
    assert len(told) == 20
    assert told[19].startswith("sudologue: standard input, line 21, column 1: strange character")
    assert last == "sudologue: and 480 more that can't be read"
    assert terminal(*verb, stdin="nonsense\n" * 20).err.count("\n") == 20


def test_records_are_kept_of_all_of_them(terminal: Terminal) -> None:
    ran = terminal("check", "--format", "json", stdin="nonsense\n" * 50)
    assert ran.out.count('"error"') == 50
    assert ran.err.endswith("sudologue: and 30 more that can't be read\n")


@pytest.mark.slow
@pytest.mark.parametrize("verb", ["solve", "convert"])
def test_a_pipe_of_nonsense_without_end(verb: str) -> None:
    done = subprocess.run(
        f"yes nonsense | {sys.executable} -m sudologue {verb}",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stdout) == (Exit.UNREADABLE, "")
    assert done.stderr.splitlines()[20:] == [
        "sudologue: and so on: none of the first 10,000 puzzles can be read; stopping here"
    ]


def test_the_old_file_stays_where_nothing_can_be_read(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "out"
    for verb in OF_PUZZLES:
        out.write_text("results of an hour")
        assert terminal(*verb, "--output", str(out), "no/such/file").code == Exit.UNREADABLE
        assert out.read_text() == "results of an hour"
    assert list(tmp_path.iterdir()) == [out]


# ------------------------------------------------------------------------------------- odd blanks


@pytest.mark.parametrize("verb", OF_PUZZLES, ids=lambda verb: verb[0])
@pytest.mark.parametrize("blank", "_*-xX")
def test_odd_blanks_are_warned_of(terminal: Terminal, verb: list[str], blank: str) -> None:
    puzzle = EASY.replace(".", blank)
    rows = "\n".join(puzzle[start : start + 9] for start in range(0, 81, 9))
    warning = f"{blank!r} is read as an empty cell: . and 0 are the usual ones\n"
    usual = terminal(*verb, stdin=EASY).out
    texts = [puzzle, f"{puzzle} # 7.1", f"{EASY_SOLVED}\n{puzzle}"]
    if blank != "-":  # of a grid, that is the frame
        texts.append(rows)
    for text in texts:
        line = text.splitlines().index(puzzle) + 1 if puzzle in text.splitlines() else 1
        ran = terminal(*verb, stdin=text)
        assert ran.code == Exit.OK
        assert ran.err.startswith(f"sudologue: standard input, line {line}: {warning}")
        assert ran.out == usual or text is texts[2]
    assert terminal(*verb, "--", puzzle).err == f"sudologue: {warning}"


def test_letters_from_a_are_warned_of(terminal: Terminal) -> None:
    row = "ABCDEFGHIJKLMNOP"
    boxes = [
        row[shift:] + row[:shift]
        for shift in (0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15)
    ]
    ran = terminal("check", stdin="".join(boxes))
    assert ran.code == Exit.OK
    assert "letters are read as A for 1; Sudologue writes 1 to 9, then A for 10" in ran.err
