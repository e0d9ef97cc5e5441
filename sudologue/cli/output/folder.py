"""Folders of files: each is written beside its place, and all are moved there at one stroke."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkdtemp

from sudologue.cli.output.interruption import held, is_settled, settle_on_leaving
from sudologue.cli.output.sink import SinkError, cannot_write
from sudologue.messages import Messages

_say = Messages(__name__)


def folder_named(name: str) -> Path:
    """The folder of a name; before any work it is said if that cannot be one."""
    path = Path(name)
    if not name:
        raise SinkError(_say("no_name"))
    if path.exists() and not path.is_dir():
        raise SinkError(_say("is_a_file", path=path))
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
