"""Several files that belong together: all of them appear in a folder, or none."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from sudologue.cli.sink import SinkError, cannot_write, uninterrupted


def refuse_no_folder(path: Path) -> None:
    """Say before any work that what is there is no folder."""
    if path.exists() and not path.is_dir():
        raise SinkError(f"cannot write to {path}: it is a file; name a folder, which may be new")


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write texts into a folder, which is made if need be, in place of files of the same names.

    They are written beside their places and then moved, which Ctrl-C waits for: nobody finds one
    that is torn, or a proof of something else than the formula beside it.
    """
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        try:
            with TemporaryDirectory(prefix=".part-", dir=folder) as part:
                for name, text in files.items():
                    Path(part, name).write_text(text, encoding="utf-8", newline="\n")
                with uninterrupted():
                    for name in files:
                        os.replace(Path(part, name), folder / name)
        finally:
            if is_new and not any(folder.iterdir()):
                folder.rmdir()
    except OSError as error:
        raise cannot_write(str(folder), error) from error
