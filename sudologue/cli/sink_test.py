from __future__ import annotations

import io
import os
import signal
import sys
import threading
from pathlib import Path

import pytest

from sudologue.cli.sink import ReaderGoneError, Sink, SinkError, silence, sink, uninterrupted


@pytest.mark.parametrize("name", [None, "-"])
def test_standard_output(name: str | None) -> None:
    with sink(name) as results:
        assert results.stream is sys.stdout


def test_a_failure_leaves_what_was_there(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_text("before")

    def fail() -> None:
        with sink(str(target)) as stream:
            stream.write("half")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert target.read_text() == "before"
    assert list(tmp_path.iterdir()) == [target]


def test_an_interruption_keeps_what_was_finished(tmp_path: Path) -> None:
    target = tmp_path / "out"

    def interrupt() -> None:
        with sink(str(target)) as stream:
            stream.write("one line\n")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupt()
    assert target.read_text() == "one line\n"


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
    reader.join(timeout=30)
    assert got == ["one\ntwo\n"]
    assert pipe.is_fifo()
    with sink(os.devnull) as results:
        results.write("gone")
    assert Path(os.devnull).is_char_device()


def test_what_cannot_be_written_is_refused_in_a_line(tmp_path: Path) -> None:
    for name, reason in ((tmp_path, "Is a directory"), (tmp_path / "no" / "file", "No such file")):
        with pytest.raises(SinkError, match=f"^cannot write to {name}: {reason}"), sink(str(name)):
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
    assert str(caught.value) == "cannot write to standard output: No space left on device"
    with pytest.raises(ReaderGoneError):
        Sink(Broken(BrokenPipeError()), "standard output").write("x")


def test_standard_output_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with (
        pytest.raises(SinkError, match=r"^cannot write to standard output: it is closed$"),
        sink(None),
    ):
        pytest.fail("there is nothing to write to")
    silence()


def test_an_interruption_waits_for_the_end_of_a_result() -> None:
    done: list[str] = []

    def write() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        write()
    assert done == ["all of it"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_second_interruption_does_not_wait() -> None:
    done: list[str] = []

    def write() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)
            done.append("not reached")

    with pytest.raises(KeyboardInterrupt):
        write()
    assert done == []
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_somebody_else_s_way_with_interruptions_is_left_alone() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIGINT]


def test_other_threads_write_without_ado() -> None:
    stream = io.StringIO()
    thread = threading.Thread(target=lambda: Sink(stream, "memory").write("x"))
    thread.start()
    thread.join()
    assert stream.getvalue() == "x"
