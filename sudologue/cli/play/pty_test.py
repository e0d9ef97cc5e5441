"""A terminal of the system's own making, with a command of ours on it."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sudologue.cli.running_test import ROOT

_START = (
    "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "from sudologue.cli.start import main; main()"
)
_SHELL = """
import fcntl, os, signal, subprocess, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
job = subprocess.Popen([sys.executable, "-m", "sudologue", *sys.argv[1:]], process_group=0)
while True:
    os.tcsetpgrp(0, job.pid)
    os.killpg(job.pid, signal.SIGCONT)
    _, status = os.waitpid(job.pid, os.WUNTRACED)
    os.tcsetpgrp(0, os.getpgrp())
    if not os.WIFSTOPPED(status):
        sys.exit(os.waitstatus_to_exitcode(status))
    os.write(1, b"[stopped]")
    os.read(0, 100)
"""
_UTF_8 = codecs.getincrementaldecoder("utf-8")
_PATIENCE = 300.0
_HOME = "\x1b[H"
_ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07)")
_UNWANTED = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "COLORTERM", "TTY_COMPATIBLE")


@dataclass
class Watched:
    """A command on a terminal, and all that it has written there."""

    process: subprocess.Popen[bytes]
    ours: int
    theirs: int
    written: str = ""
    _seen: int = 0
    _decoder: codecs.IncrementalDecoder = field(default_factory=_UTF_8)

    @property
    def attributes(self) -> list[Any]:
        """How the terminal is set."""
        return termios.tcgetattr(self.theirs)

    @property
    def shown(self) -> str:
        """What the last picture since the last key shows, without colour."""
        return plain(self.written[self._seen :].rpartition(_HOME)[2])

    def type(self, keys: str) -> None:
        """Press keys. What was written before is not waited for any more."""
        self._seen = len(self.written)
        os.write(self.ours, keys.encode())

    def resize(self, columns: int, lines: int) -> None:
        """Give the terminal another size, of which the kernel tells the command."""
        self._seen = len(self.written)
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def wait_for(self, text: str, last: str = "q: quit") -> str:
        """What is shown since the last key, once this is part of it, and the last words are."""
        self._read_until(lambda: text in self.shown and last in self.shown)
        assert text in self.shown, (text, self.shown)
        assert last in self.shown, (last, self.shown)
        return self.shown

    def end(self) -> int:
        """The exit code, once there is one."""
        self._read_until(lambda: self.process.poll() is not None)
        code = self.process.wait(timeout=_PATIENCE)
        while select.select([self.ours], [], [], 0)[0] and self._read():
            continue
        return code

    def _read_until(self, is_enough: Any) -> None:
        end = time.monotonic() + _PATIENCE
        while not is_enough() and time.monotonic() < end:
            if select.select([self.ours], [], [], 0.05)[0]:
                self._read()

    def _read(self) -> bool:
        sent = os.read(self.ours, 1 << 16)
        self.written += self._decoder.decode(sent)
        return bool(sent)


def plain(text: str) -> str:
    """The text without what a terminal obeys."""
    return _ESCAPE.sub("", text).replace("\r\n", "\n")


@contextmanager
def on_a_terminal(
    *arguments: str,
    columns: int = 80,
    lines: int = 45,
    has_shell: bool = False,
    environment: Iterable[tuple[str, str]] = (),
) -> Generator[Watched]:
    """A command on a terminal of its own, which is ended in any case.

    With a shell, it can be stopped, and goes on at the next line that is typed.
    """
    ours, theirs = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    usual = {name: value for name, value in os.environ.items() if name not in _UNWANTED}
    process = subprocess.Popen(
        [sys.executable, "-c", _SHELL if has_shell else _START, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        cwd=ROOT,
        env={**usual, "TERM": "xterm-256color", "PYTHONPATH": str(ROOT), **dict(environment)},
    )
    try:
        yield Watched(process, ours, theirs)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(theirs)
