"""One line on standard error for each thing that is wrong."""

from __future__ import annotations

import sys
from contextlib import suppress

_LONGEST = 2000


def complain(message: object) -> None:
    """Say it on standard error; where nobody is left to hear it, it goes unheard."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(_in_lines(complaint(message)), file=sys.stderr, flush=True)


def _in_lines(text: str) -> str:
    """A line of ours; on a terminal that is less wide, no word of it is broken."""
    if not sys.stderr.isatty():
        return text
    from sudologue.cli.output.page import terminal_width, wrapped

    return wrapped(text, terminal_width())


def complaint(message: object) -> str:
    """The message as one line of ours."""
    parts = getattr(message, "parts", (message,))  # of an error of ours, keywords among them
    said = "".join(str(getattr(part, "option", part)) for part in parts)
    text = " ".join(said.split())
    if len(text) > _LONGEST:
        half = _LONGEST // 2
        text = f"{text[:half]} … {text[-half:]}"
    return f"sudologue: {printable(text)}"


def printable(text: str) -> str:
    """Someone else's words with nothing in them that a terminal would obey."""
    return text if text.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in text)


def shortened(text: str) -> str:
    """Someone's own words in quotes, as far as a line of ours has room for them."""
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
