"""Bytes as text: what is packed is unpacked, what is no text is refused, and lines have a bound."""

from __future__ import annotations

import gzip
import io
import zlib
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import IO, Any, cast

from sudologue.messages import Messages

_say = Messages(__name__)

_GZIP = b"\x1f\x8b\x08"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_HEAD = 8192
# Bytes that text seldom has: all that control something, but for white space and a few old ones.
_CONTROLS = bytes(set(range(32)) - set(b"\b\t\n\v\f\r\x1a\x1b"))
_OF_TEXT = 30


@contextmanager
def text_of(stream: IO[bytes], errors: str) -> Generator[IO[str]]:
    """What a stream says, which stays open; whatever is not UTF-8 is left to `errors`.

    UTF-16 is read if a byte order mark announces it, and what is packed with gzip is unpacked.
    Anything else than text is an `OSError`, as is a stream that cannot be read.
    """
    raw = cast("Any", stream)
    buffered = raw if hasattr(stream, "peek") else io.BufferedReader(raw)
    unpacked, head = buffered, buffered.peek(_HEAD)
    if head.startswith(_GZIP):
        unpacked = io.BufferedReader(gzip.GzipFile(fileobj=buffered), _HEAD)
    try:
        if unpacked is not buffered:
            head = unpacked.peek(_HEAD)
        is_utf_16 = head.startswith(_UTF_16)
        if not is_utf_16 and _is_no_text(head):
            raise OSError(_say("no_text"))
        encoding, errors = ("utf-16", "replace") if is_utf_16 else ("utf-8", errors)
        text = io.TextIOWrapper(unpacked, encoding=encoding, errors=errors)
        try:
            yield text
        finally:
            text.detach()
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise OSError(_say("damaged", error=error)) from error
    finally:
        if buffered is not stream:
            buffered.detach()


def _is_no_text(head: bytes) -> bool:
    controls = len(head) - len(head.translate(None, _CONTROLS))
    return controls * _OF_TEXT > len(head)


_ENDLESS = 1 << 30

_OF_JSON = ("{", "[", "\ufeff{", "\ufeff[")
# what JSON takes where a trace is in it
_LONGEST_OF_JSON = 1 << 23

Lines = Iterator[tuple[int, str | None]]
"""Lines with their numbers, from 1; nothing in place of one that is too long."""


def bounded_lines(file: IO[str], limit: int) -> Lines:
    """The lines of a file; of one with so many characters nothing is kept, unless it is JSON.

    After one that seems to have no end, no more is read.
    """
    number = 0
    while line := file.readline(limit):
        number += 1
        whole = len(line) < limit or line.endswith("\n")
        if not whole and line.startswith(_OF_JSON):
            line += file.readline(_LONGEST_OF_JSON - limit)
            whole = len(line) < _LONGEST_OF_JSON or line.endswith("\n")
        yield number, line if whole else None
        passed_over = 0
        while not whole:
            passed_over += limit
            if passed_over > _ENDLESS:
                return
            line = file.readline(limit)
            whole = len(line) < limit or line.endswith("\n")
