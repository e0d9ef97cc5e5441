"""A file in the making, beside its place: nobody reads half of it, and what was there stays."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import IO

from sudologue.cli.output.complaints import complain
from sudologue.cli.output.interruption import held, is_settled, settle_on_leaving
from sudologue.cli.output.sink import Sink, cannot_write
from sudologue.messages import Messages

_say = Messages(__name__)


class PartialFile(Sink):
    """The file that is to be moved to a path in the end.

    If it comes to no end, what is finished of it is kept beside the path, with `.part` after its
    name.
    """

    is_file = True

    def __init__(
        self, name: str, indent: int = -1, making: str | None = None, begun: int | None = None
    ) -> None:
        """A new one; or the one of an earlier run, which is whole up to so many bytes."""
        target = self._target = Path(os.path.realpath(name))
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(13, _say("denied"))
        self._kept: str | None = None
        self.whole = begun or 0
        self._stays = self._is_noted = begun is not None
        with held():
            if begun is None:
                # not all of the name, which may be as long as a name can be
                self._path = _made(target.parent, f".{target.name[:40]}.", making)
            else:
                self._path = part_of(target)
                os.truncate(self._path, begun)
            super().__init__(self._opened(), name, indent)
            settle_on_leaving(self.keep)

    def _opened(self) -> IO[str]:
        # names of files that are not UTF-8 are part of what is written
        return open(self._path, "a", encoding="utf-8", errors="replace")

    def write(self, text: str) -> None:
        with held():
            super().write(text)
            self.whole = os.fstat(self.stream.fileno()).st_size

    def check_point(self, journal: str) -> None:
        """Have what was written on the disk, under the name that stays, and then the journal."""
        try:
            with held():
                self.stream.flush()
                os.fsync(self.stream.fileno())
                if not self._stays:
                    self.stream.close()
                    self._move_to(part_of(self._target))
                    self._path, self._stays = part_of(self._target), True
                    self.stream = self._opened()
                _replace(journal_of(self._target), journal)
                self._is_noted = True
        except OSError as error:
            raise cannot_write(self._name, error) from error

    def move(self) -> None:
        """Put the file in its place, or the one that is made of it."""
        with held():
            self.stream.close()
            rows = self._path
            if self.made is not None:
                self._path = rows.with_name(f".{self._target.name[:40]}.made")
                self.made(rows, self._path)
            self._move_to(self._target)
            if self.made is not None:
                rows.unlink()
            if self._stays:
                journal_of(self._target).unlink(missing_ok=True)
            is_settled(self.keep)

    def discard(self) -> None:
        """Forget the file, unless it is in its place or kept."""
        with held():
            with suppress(OSError):  # the disk may be full, and nobody misses what is lost
                self.stream.close()
            if self._kept is None and not self._stays:
                self._path.unlink(missing_ok=True)
            is_settled(self.keep)

    def forget(self) -> None:
        """Have it gone, with what an earlier run had done: there is nothing in it."""
        with held():
            self.stream.close()
            self._path.unlink(missing_ok=True)
            if self._stays:
                journal_of(self._target).unlink(missing_ok=True)
            is_settled(self.keep)

    def leave(self) -> None:
        """Keep what is finished, and say so."""
        with held():
            with suppress(OSError):  # what cannot be written any more is not kept
                self.stream.close()
            told = self.keep()
            if told is not None:
                complain(told)

    def keep(self) -> str | None:
        """Keep what is finished under a name of its own, and return what is to be said of that."""
        if self._kept is None and self._path.exists():
            if not self.whole:
                self._path.unlink(missing_ok=True)
                return None
            os.truncate(self._path, self.whole)
            self._kept = f"{self._name}.part"
            if self._is_noted:
                return self._told(_say("resume", kept=self._kept))
            try:
                self._move_to(part_of(self._target))
            except OSError:  # a folder is called so, or the name would be too long
                self._kept = str(self._path)
        if self._kept is None:
            return None
        return self._told(self._kept)

    def _told(self, place: str) -> str:
        told = _say("finished", place=place)
        return _say("as_it_was", told=told, name=self._name) if self._target.exists() else told

    def _move_to(self, place: Path) -> None:
        target = self._target
        mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask()
        self._path.chmod(mode)
        self._path.replace(place)


def written_beside(
    output: str, indent: int, making: str | None, begun: int | None
) -> Generator[Sink]:
    """The file while it is written; in the end it is moved, forgotten or kept."""
    try:
        part = PartialFile(output, indent, making, begun)
    except OSError as error:
        raise cannot_write(output, error) from error
    try:
        yield part
        if part.is_wanted:
            part.move()
        else:
            part.forget()
    except BaseException as error:
        part.leave()
        if isinstance(error, OSError):
            raise cannot_write(output, error) from error
        raise
    finally:
        part.discard()


def part_of(target: Path) -> Path:
    """Where a file in the making stands when somebody else may go on with it."""
    return Path(f"{target}.part")


def journal_of(target: Path) -> Path:
    """Where it is noted how far that file has come."""
    return Path(f"{target}.part.journal")


def _replace(place: Path, text: str) -> None:
    """Write a small file so that it is the old one or the new one, whatever happens."""
    beside = place.with_name(f"{place.name}.new")
    try:
        with open(beside, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(place)
    finally:
        beside.unlink(missing_ok=True)


def _made(folder: Path, prefix: str, making: str | None) -> Path:
    """A new file in a folder; one of a name of its own is there in place of an older one."""
    if making is None:
        handle, name = tempfile.mkstemp(prefix=prefix, dir=folder)
        path = Path(name)
    else:
        path = folder / f"{prefix}{making}"
        path.unlink(missing_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    os.close(handle)
    return path


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
