"""Where results go, one by one: each is written at once, and whole or not at all."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sudologue.cli.output.interruption import held, raised
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)


class SinkError(SudologueError):
    """A file or stream that cannot be written."""


class ReaderGoneError(Exception):
    """Whoever read our output has seen enough."""


class Sink:
    """A stream for results, which come out whole or not at all.

    Where there is an `indent`, results are JSON documents, a line each, and are laid out with it. A
    file that appears in the end may be `made` of them, and is there only if it `is_wanted`; `whole`
    are its bytes so far, those of an earlier run among them.
    """

    is_file = False
    whole = 0
    made: Callable[[Path, Path], None] | None = None

    def __init__(self, stream: IO[str], name: str, indent: int = -1) -> None:
        self.stream = stream
        self.is_wanted = True
        self._name = name
        self._indent = indent

    def write(self, text: str) -> None:
        """Write one result at once, and let it be seen."""
        if self._indent >= 0:
            text = _laid_out(text, self._indent)
        try:
            with held():
                self.stream.write(text)
                self.stream.flush()
        except BrokenPipeError as error:
            raise ReaderGoneError from error
        except OSError as error:
            raise cannot_write(self._name, error) from error

    def leave_what_was_there(self) -> None:
        """Say that there are no results: what a file held before is worth more."""
        self.is_wanted = False


def _laid_out(documents: str, indent: int) -> str:
    """JSON documents, a line each, with so many spaces a level."""
    lines = documents.splitlines()
    return "".join(f"{json.dumps(json.loads(line), indent=indent)}\n" for line in lines)


def standard_output(indent: int = -1) -> Sink:
    """Standard output, which may be closed."""
    stream: IO[str] | None = sys.stdout
    if stream is None:
        raise SinkError(_say("closed"))
    return Sink(stream, _say("standard_output"), indent)


@contextmanager
def to_standard_output(indent: int = -1) -> Generator[Sink]:
    """Standard output as a sink; what is finished when an interruption comes is written."""
    with raised():
        yield standard_output(indent)


def cannot_write(name: str, error: OSError) -> SinkError:
    """The error that says so."""
    folder = os.path.dirname(name)
    is_nowhere = isinstance(error, FileNotFoundError) and folder and not os.path.isdir(folder)
    why = _say("no_directory", folder=folder) if is_nowhere else error.strerror or error
    return SinkError(_say("unwritable", name=name, why=why))


def silence() -> None:
    """Let what still waits to be written to standard output go nowhere, without a complaint."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (AttributeError, OSError, ValueError):
        return  # no standard output, or none with a descriptor: nothing waits
