"""Where results go: standard output, or a file that appears at one stroke."""

from __future__ import annotations

import os
import signal
import stat
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import IO

from sudologue.errors import SudologueError


class SinkError(SudologueError):
    """A file or stream that cannot be written."""


class ReaderGoneError(Exception):
    """Whoever read our output has seen enough."""


class Sink:
    """A stream for results, which come out whole or not at all."""

    def __init__(self, stream: IO[str], name: str) -> None:
        self.stream = stream
        self._name = name

    def write(self, text: str) -> None:
        """Write one result at once, and let it be seen."""
        try:
            with uninterrupted():
                self.stream.write(text)
                self.stream.flush()
        except BrokenPipeError as error:
            raise ReaderGoneError from error
        except OSError as error:
            raise cannot_write(self._name, error) from error


def standard_output() -> Sink:
    """Standard output, which may be closed."""
    stream: IO[str] | None = sys.stdout
    if stream is None:
        raise SinkError("cannot write to standard output: it is closed")
    return Sink(stream, "standard output")


@contextmanager
def sink(output: str | None) -> Generator[Sink]:
    """The sink of a path, or of standard output for none or `-`.

    A file is written beside its place and moved there at the end, so that nobody reads half of it
    and a failure leaves what was there before. An interruption is no failure: the results that were
    finished by then are kept.
    """
    if output is None or output == "-":
        yield standard_output()
        return
    target = Path(os.path.realpath(output))
    if target.exists() and not target.is_file():
        # A device or a pipe has no place beside it to move something from.
        with _opened(target, output) as stream:
            yield Sink(stream, output)
        return
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise cannot_write(output, error) from error
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            try:
                yield Sink(stream, output)
            except KeyboardInterrupt:
                stream.close()
                _move(part, target)
                raise
        _move(part, target)
    except OSError as error:
        raise cannot_write(output, error) from error
    finally:
        part.unlink(missing_ok=True)


def cannot_write(name: str, error: OSError) -> SinkError:
    """The error that says so."""
    return SinkError(f"cannot write to {name}: {error.strerror or error}")


def silence() -> None:
    """Let what still waits to be written to standard output go nowhere, without a complaint."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (AttributeError, OSError, ValueError):
        return  # no standard output, or none with a descriptor: nothing waits


@contextmanager
def uninterrupted() -> Generator[None]:
    """Let Ctrl-C wait for the end of a block; pressed twice, it does not wait."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    pressed = False

    def hold(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        if pressed:
            signal.default_int_handler(number, frame)
        pressed = True

    try:
        signal.signal(signal.SIGINT, hold)
    except ValueError:  # not the main thread, which Ctrl-C does not reach anyway
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if pressed:
        raise KeyboardInterrupt


@contextmanager
def _opened(target: Path, name: str) -> Generator[IO[str]]:
    try:
        stream = target.open("w", encoding="utf-8")
    except OSError as error:
        raise cannot_write(name, error) from error
    with stream:
        yield stream


def _move(part: Path, target: Path) -> None:
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask()
    part.chmod(mode)
    part.replace(target)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
