"""Where results go: standard output, or a file that appears only when it is whole."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sudologue.cli.sources import SourceError


@contextmanager
def sink(output: str | None) -> Generator[IO[str]]:
    """A stream for results.

    A file is written beside its place and moved there at the end, so that nobody reads half of it
    and a failure leaves what was there before. An interruption is no failure: what was finished by
    then is kept.
    """
    if output is None or output == "-":
        yield sys.stdout
        return
    target = Path(output)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent, text=True)
    except OSError as error:
        raise SourceError(f"cannot write {output}: {error.strerror or error}") from error
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            yield file
    except KeyboardInterrupt:
        _move(part, target)
        raise
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _move(part, target)


def _move(part: Path, target: Path) -> None:
    part.chmod(0o666 & ~_umask())
    part.replace(target)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
