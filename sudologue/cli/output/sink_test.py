from __future__ import annotations

import io
import os
import resource
import sys
import threading
from pathlib import Path

import pytest

from puzzles.laws import some_long
from sudologue.cli.exits import Exit
from sudologue.cli.output.destination import sink
from sudologue.cli.output.sink import ReaderGoneError, Sink, SinkError, silence
from sudologue.cli.running_test import Terminal, shell
from sudologue.errors import SudologueError


@pytest.mark.parametrize("name", [None, "-"])
def test_standard_output(name: str | None) -> None:
    with sink(name) as results:
        assert results.stream is sys.stdout


@pytest.mark.parametrize("error", [RuntimeError(), SudologueError("what nobody expected")])
def test_a_failure_leaves_what_was_there_and_keeps_what_was_finished(
    tmp_path: Path, error: Exception
) -> None:
    target, part = tmp_path / "out", tmp_path / "out.part"
    target.write_text("before")
    with pytest.raises(type(error)):
        cut_short(str(target), by=error)
    assert list(tmp_path.iterdir()) == [target]
    with pytest.raises(type(error)):
        cut_short(str(target), "one line\n", by=error)
    assert target.read_text() == "before"
    assert part.read_text() == "one line\n"
    assert sorted(tmp_path.iterdir()) == [target, part]


def cut_short(output: str, *results: str, by: BaseException | None = None) -> None:
    with sink(output) as stream:
        for result in results:
            stream.write(result)
        raise by or KeyboardInterrupt


@pytest.mark.parametrize("old", ["before", None])
def test_an_interruption_keeps_what_was_finished_under_another_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str | None
) -> None:
    target, part = tmp_path / "out", tmp_path / "out.part"
    if old is not None:
        target.write_text(old)
        target.chmod(0o640)
    for line in ("one line\n", "another\n"):
        with pytest.raises(KeyboardInterrupt):
            cut_short(str(target), line)
        assert part.read_text() == line
    told = f"sudologue: the results so far are in {target}.part"
    told += "\n" if old is None else f"; {target} is unchanged\n"
    assert capsys.readouterr().err == told * 2
    assert (target.read_text() if target.exists() else None) == old
    assert sorted(tmp_path.iterdir()) == ([target, part] if old else [part])
    assert part.stat().st_mode & 0o777 == (0o640 if old else 0o666 & ~umask())


def umask() -> int:
    before = os.umask(0)
    os.umask(before)
    return before


def test_nothing_is_kept_where_nothing_was_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(KeyboardInterrupt):
        cut_short(str(tmp_path / "out"))
    assert capsys.readouterr().err == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["out", "x" * 253])
def test_what_was_finished_is_kept_even_if_its_name_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / "out.part").mkdir()
    with pytest.raises(KeyboardInterrupt):
        cut_short(str(tmp_path / name), "one line\n")
    (kept,) = (path for path in tmp_path.iterdir() if path.is_file())
    assert kept.name.startswith(f".{name[:40]}.")
    assert kept.read_text() == "one line\n"
    assert capsys.readouterr().err == f"sudologue: the results so far are in {kept}\n"


def test_a_disk_that_is_full_keeps_what_was_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out"
    target.write_text("before")
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, usual[1]))
    try:
        with pytest.raises(SinkError, match=r"^can't write .*out: File too large$"):
            cut_short(str(target), "one line\n", "x" * 20_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert target.read_text() == "before"
    assert (tmp_path / "out.part").read_text() == "one line\n"
    assert "the results so far are in " in capsys.readouterr().err


def test_without_results_the_old_file_stays(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_text("before")
    with sink(str(target)) as results:
        results.leave_what_was_there()
    assert target.read_text() == "before"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_device_that_is_full() -> None:
    with pytest.raises(SinkError, match=r"^can't write /dev/full: No space left on device$"):
        cut_short("/dev/full", "one line\n")


@pytest.mark.parametrize(
    "name",
    some_long(["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"], "/dev/fd/1", "/proc/self/fd/1"),
)
@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="streams have no paths here")
def test_our_own_streams_by_their_paths(name: str, tmp_path: Path) -> None:
    """What is in a file already, to which standard output is appended, stays there."""
    log = tmp_path / "log"
    log.write_text("before\n")
    for redirected in (f">> {log}", f"| cat >> {log}"):
        done = shell(f"convert --output {name} 1.....3..4.....2 {redirected}")
        assert (done.returncode, done.stderr) == (0, "")
    assert log.read_text() == "before\n" + "1.....3..4.....2\n" * 2


@pytest.mark.slow
def test_names_that_are_not_utf_8_can_be_spoken_of(tmp_path: Path) -> None:
    name = os.fsdecode(b"puzzles\xff")
    (tmp_path / name).write_text("1.....3..4.....2\n")
    out = tmp_path / "out"
    done = shell(f"show --output {out} {tmp_path}/puzzles*")
    assert (done.returncode, done.stderr) == (0, "")
    assert out.read_text().startswith(f"{tmp_path}/puzzles\ufffd, line 1\n")


def test_the_file_has_the_usual_permissions(tmp_path: Path) -> None:
    usual, target = tmp_path / "usual", tmp_path / "out"
    usual.touch()
    with sink(str(target)) as stream:
        stream.write("x")
    assert target.stat().st_mode == usual.stat().st_mode


def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    target, link = tmp_path / "out", tmp_path / "link"
    target.write_text("before")
    target.chmod(0o640)
    link.symlink_to(target)
    with sink(str(link)) as results:
        results.write("after")
    assert link.is_symlink()
    assert target.read_text() == "after"
    assert target.stat().st_mode & 0o777 == 0o640
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "out"]


def test_a_device_or_a_pipe_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_text()))
    reader.start()
    with sink(str(pipe)) as results:
        results.write("one\n")
        results.write("two\n")
    reader.join(timeout=120)
    assert got == ["one\ntwo\n"]
    assert pipe.is_fifo()
    with sink(os.devnull) as results:
        results.write("gone")
    assert Path(os.devnull).is_char_device()


def test_what_cannot_be_written_is_refused_in_a_line(tmp_path: Path) -> None:
    for name, reason in (
        (tmp_path, "Is a directory"),
        (tmp_path / "no" / "file", "there is no directory"),
    ):
        with pytest.raises(SinkError, match=f"^can't write {name}: {reason}"), sink(str(name)):
            pytest.fail("there is nothing to write to")


class Broken(io.StringIO):
    """A stream that cannot be written to."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self._error = error

    def flush(self) -> None:
        raise self._error


def test_a_full_disk_and_a_reader_that_has_gone() -> None:
    full = Sink(Broken(OSError(28, "No space left on device")), "standard output")
    with pytest.raises(SinkError) as caught:
        full.write("x")
    assert str(caught.value) == "can't write standard output: No space left on device"
    with pytest.raises(ReaderGoneError):
        Sink(Broken(BrokenPipeError()), "standard output").write("x")


def test_standard_output_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with (
        pytest.raises(SinkError, match=r"^can't write standard output: it is closed$"),
        sink(None),
    ):
        pytest.fail("there is nothing to write to")
    silence()


def test_other_threads_write_without_ado() -> None:
    stream = io.StringIO()
    thread = threading.Thread(target=lambda: Sink(stream, "memory").write("x"))
    thread.start()
    thread.join()
    assert stream.getvalue() == "x"


@pytest.mark.parametrize("name", ["puzzles", "link"])
def test_a_file_is_converted_in_its_place(tmp_path: Path, terminal: Terminal, name: str) -> None:
    puzzles, link = tmp_path / "puzzles", tmp_path / "link"
    puzzles.write_text("1.....3..4.....2 # one\n" * 5_000)
    link.symlink_to(puzzles)
    given = str(tmp_path / name)
    assert terminal("convert", "--to", "line", "--output", given, given).code == Exit.OK
    assert puzzles.read_text() == "1.....3..4.....2\n" * 5_000
    assert link.is_symlink()


def test_a_link_to_nothing_gets_its_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("new")
    with sink(str(tmp_path / "link")) as results:
        results.write("x")
    assert (tmp_path / "new").read_text() == "x"
    assert (tmp_path / "link").is_symlink()


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_what_may_not_be_written_is_left_alone(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_text("before")
    for path, mode in ((target, 0o444), (tmp_path, 0o555)):
        path.chmod(mode)
        with pytest.raises(SinkError, match=r"Permission denied$"):
            cut_short(str(target))
        path.chmod(0o755)
    assert target.read_text() == "before"
