"""Where results go: standard output, or a file that appears at one stroke, or a folder of files."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import IO

from sudologue.cli.output.complaints import complain
from sudologue.cli.output.interruption import held, is_settled, raised, settle_on_leaving
from sudologue.cli.output.partial_file import Part
from sudologue.errors import SudologueError

_OUR_OWN = re.compile(r"/dev/(stdout|stderr|fd/)|/proc/")


class SinkError(SudologueError):
    """A file or stream that cannot be written."""


class ReaderGoneError(Exception):
    """Whoever read our output has seen enough."""


class Sink:
    """A stream for results, which come out whole or not at all.

    Where there is an `indent`, results are JSON documents, a line each, and are laid out with it.
    """

    def __init__(
        self, stream: IO[str], name: str, part: Part | None = None, indent: int = -1
    ) -> None:
        self.is_wanted = True
        self.made: Callable[[Path, Path], None] | None = None
        self._stream = stream
        self._name = name
        self._part = part
        self._indent = indent

    @property
    def stream(self) -> IO[str]:
        """Where results are written."""
        return self._stream if self._part is None else self._part.stream

    @property
    def is_file(self) -> bool:
        """Whether it is a file that appears in the end."""
        return self._part is not None

    @property
    def whole(self) -> int:
        """The bytes of all results so far, those of an earlier run among them."""
        return 0 if self._part is None else self._part.whole

    def check_point(self, journal: str) -> None:
        """Have what was written so far on the disk, and what says how far that is."""
        if self._part is not None:
            try:
                self._part.check_point(journal)
            except OSError as error:
                raise cannot_write(self._name, error) from error

    def write(self, text: str) -> None:
        """Write one result at once, and let it be seen."""
        if self._indent >= 0:
            text = _laid_out(text, self._indent)
        try:
            with held():
                self.stream.write(text)
                self.stream.flush()
                if self._part is not None:
                    self._part.is_whole()
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
        raise SinkError("cannot write to standard output: it is closed")
    return Sink(stream, "standard output", indent=indent)


@contextmanager
def sink(
    output: str | None, indent: int = -1, making: str | None = None, begun: int | None = None
) -> Generator[Sink]:
    """The sink of a path, or of standard output for none or `-`.

    A file is written beside its place and moved there at the end, so that nobody reads half of it
    and whatever goes wrong leaves what was there before. If it comes to no end, by an interruption
    or for want of room, the results that were finished by then are kept beside it. With a name for
    its `making`, it is beside its place under `.FILE.NAME`, and takes away what a run that was
    killed left there; by itself no two runs have the same. Where results have `begun`, up to so
    many bytes, others are added to them.
    """
    with raised():
        if output is None or is_standard_output(output):
            yield standard_output(indent)
        elif not os.path.basename(output):
            raise SinkError(f"cannot write to {output or 'a file without a name'}: name a file")
        elif is_no_place_for_files(output):
            yield from _straight_to(output, indent)
        else:
            yield from _beside(output, indent, making, begun)


def is_standard_output(output: str | None) -> bool:
    """Whether results go there where they always go."""
    return output is None or output in ("-", "/dev/stdout")


def is_no_place_for_files(output: str) -> bool:
    """Whether there is a device or a pipe, or one of our own streams, which may be a file."""
    is_there = os.path.exists(output) and not os.path.isfile(output)
    return is_there or _OUR_OWN.match(os.path.normpath(output)) is not None


def _straight_to(output: str, indent: int) -> Generator[Sink]:
    try:
        # at its end: one of our own streams may have got something already
        with open(output, "a", encoding="utf-8", errors="replace") as stream:
            yield Sink(stream, output, indent=indent)
    except OSError as error:
        raise cannot_write(output, error) from error


def _beside(output: str, indent: int, making: str | None, begun: int | None) -> Generator[Sink]:
    try:
        part = _part(Path(os.path.realpath(output)), output, making, begun)
    except OSError as error:
        raise cannot_write(output, error) from error
    try:
        results = Sink(part.stream, output, part, indent)
        yield results
        if results.is_wanted:
            part.move(results.made)
        else:
            part.forget()
    except BaseException as error:
        _keep(part)
        if isinstance(error, OSError):
            raise cannot_write(output, error) from error
        raise
    finally:
        part.discard()


def _part(target: Path, output: str, making: str | None, begun: int | None) -> Part:
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(13, "Permission denied")
    return Part(target, output, making, begun)


def _keep(part: Part) -> None:
    with held():
        with suppress(OSError):  # what cannot be written any more is not kept
            part.stream.close()
        told = part.keep()
        if told is not None:
            complain(told)


def cannot_write(name: str, error: OSError) -> SinkError:
    """The error that says so."""
    return SinkError(f"cannot write to {name}: {error.strerror or error}")


def silence() -> None:
    """Let what still waits to be written to standard output go nowhere, without a complaint."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (AttributeError, OSError, ValueError):
        return  # no standard output, or none with a descriptor: nothing waits


def folder_named(name: str) -> Path:
    """The folder of a name; before any work it is said if that cannot be one."""
    path = Path(name)
    if not name:
        raise SinkError("cannot write to a folder without a name: name one, which may be new")
    if path.exists() and not path.is_dir():
        raise SinkError(f"cannot write to {path}: it is a file; name a folder, which may be new")
    return path


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write texts into a folder, which is made if need be, in place of files of the same names.

    They are written beside their places and then moved, which interruptions wait for: nobody finds
    one that is torn, or a proof of something else than the formula beside it.
    """
    writing = _Writing(folder)
    try:
        writing.write(files)
    except OSError as error:
        raise cannot_write(str(folder), error) from error
    finally:
        writing.tidy_up()


class _Writing:
    """Files on their way into a folder; whatever comes, nothing else is left behind."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made: list[Path] = []
        self._part: Path | None = None
        settle_on_leaving(self.tidy_up)

    def write(self, files: Mapping[str, str]) -> None:
        """Write them all, and then move them."""
        with held():
            self._made = [
                path for path in (self._folder, *self._folder.parents) if not path.exists()
            ]
            self._folder.mkdir(parents=True, exist_ok=True)
            part = self._part = Path(mkdtemp(prefix=".part-", dir=self._folder))
        for name, text in files.items():
            Path(part, name).write_text(text, encoding="utf-8", newline="\n")
        with held():
            for name in files:
                os.replace(Path(part, name), self._folder / name)

    def tidy_up(self) -> None:
        """Remove what was in the making, and folders that were made for nothing."""
        if self._part is not None:
            shutil.rmtree(self._part, ignore_errors=True)
        for folder in self._made:
            if folder.is_dir() and not any(folder.iterdir()):
                folder.rmdir()
        is_settled(self.tidy_up)
