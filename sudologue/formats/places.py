"""Where in a text something stands, and other words that refusals share."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from sudologue.errors import BoardTextError, LayoutError


def place_of(text: str, offset: int) -> tuple[int, int]:
    """Line and column of a place in a text, both from 1.

    >>> place_of("ab" + chr(10) + "cd", 4)
    (2, 2)
    """
    before = text.rfind("\n", 0, offset)
    return text.count("\n", 0, offset) + 1, offset - before


@contextmanager
def standing_at(line: int, column: int = 1) -> Generator[None]:
    """Let every fault in here have a place, and be one of a text.

    What has a place already counts from here: it was found in a part of the text.
    """
    try:
        yield
    except BoardTextError as error:
        raise _moved(error, line, column) from error.__cause__
    except LayoutError as error:
        raise BoardTextError(str(error)).located(line, column) from error


def _moved(error: BoardTextError, line: int, column: int) -> BoardTextError:
    if error.line is None or (line, column) == (1, 1):
        return error.located(line, column)
    right = column - 1 if error.line == 1 else 0
    place = error.line + line - 1, (error.column or 1) + right
    if str(error) == error.placeless:
        return BoardTextError(error.placeless).located(*place)
    return BoardTextError(error.placeless, *place)


def shortened(text: str, length: int = 40) -> str:
    """A text as a refusal quotes it: in quotes, on one line, and not for ever."""
    return repr(text if len(text) <= length else f"{text[: length - 1]}…")
