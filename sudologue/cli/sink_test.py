from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sudologue.cli.sink import sink


@pytest.mark.parametrize("name", [None, "-"])
def test_standard_output(name: str | None) -> None:
    with sink(name) as stream:
        assert stream is sys.stdout


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
