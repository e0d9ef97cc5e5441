"""A file in the making, beside its place: nobody reads half of it, and what was there stays."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from sudologue.cli.interruption import held, is_settled, settle_on_leaving


class Part:
    """The file that is to be moved to a path in the end.

    If it comes to no end, what is finished of it is kept beside the path, with `.part` after its
    name.
    """

    def __init__(self, target: Path, name: str, making: str | None = None) -> None:
        self._target = target
        self._name = name
        self._kept: str | None = None
        self._whole = 0
        with held():
            # not all of the name, which may be as long as a name can be
            prefix = f".{target.name[:40]}."
            handle, self._path = _opened(target.parent, prefix, making)
            # names of files that are not UTF-8 are part of what is written
            self.stream = os.fdopen(handle, "w", encoding="utf-8", errors="replace")
            settle_on_leaving(self.keep)

    def is_whole(self) -> None:
        """Take note that what was written so far ends with the end of a result."""
        self._whole = os.fstat(self.stream.fileno()).st_size

    def move(self) -> None:
        """Put the file in its place."""
        with held():
            self.stream.close()
            self._move_to(self._target)
            is_settled(self.keep)

    def discard(self) -> None:
        """Forget the file, unless it is in its place or kept."""
        with held():
            with suppress(OSError):  # the disk may be full, and nobody misses what is lost
                self.stream.close()
            if self._kept is None:
                self._path.unlink(missing_ok=True)
            is_settled(self.keep)

    def keep(self) -> str | None:
        """Keep what is finished under a name of its own, and return what is to be said of that."""
        if self._kept is None and self._path.exists():
            if not self._whole:
                self._path.unlink(missing_ok=True)
                return None
            os.truncate(self._path, self._whole)
            self._kept = f"{self._name}.part"
            try:
                self._move_to(Path(f"{self._target}.part"))
            except OSError:  # a folder is called so, or the name would be too long
                self._kept = str(self._path)
        if self._kept is None:
            return None
        told = f"what was finished is in {self._kept}"
        return f"{told}; {self._name} is as it was" if self._target.exists() else told

    def _move_to(self, place: Path) -> None:
        target = self._target
        mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask()
        self._path.chmod(mode)
        self._path.replace(place)


def _opened(folder: Path, prefix: str, making: str | None) -> tuple[int, Path]:
    """A new file in a folder; one of a name of its own is there in place of an older one."""
    if making is None:
        handle, name = tempfile.mkstemp(prefix=prefix, dir=folder)
        return handle, Path(name)
    path = folder / f"{prefix}{making}"
    path.unlink(missing_ok=True)
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), path


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
