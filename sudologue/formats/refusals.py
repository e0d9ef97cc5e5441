"""What formats refuse: where in a text it stands, and what of a puzzle nobody here understands.

Without what is not understood, the puzzle may be another.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager

from sudologue.errors import BoardTextError, LayoutError
from sudologue.messages import Messages

_say = Messages(__name__)


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


# The beginning of some rules: whole sentences, and more than "Normal sudoku rules apply."
_BEGINNING = re.compile(r".{40,199}?[.!?](?=\s|$)")
_RULES = ("rules", "ruleset")


class UnsupportedError(BoardTextError):
    """A whole puzzle, of which something cannot be read."""


def unsupported(names: Sequence[str]) -> UnsupportedError:
    """The error for constraints that are not known here."""
    called = [_say("constraint", name, name=name) for name in names[:5]]
    return UnsupportedError(_say("unsupported", called=called))


def rules_among(notes: Iterable[tuple[str, str]]) -> str:
    """The rules of a puzzle in words, on one line, if they are among its notes."""
    return next((" ".join(text.split()) for name, text in notes if name in _RULES), "")


def set_aside(drawn: Iterable[str], rules: str, ignored: bool) -> Iterable[str]:
    """Refuse drawings whose meaning only the rules tell, if any; or warn that they are ignored."""
    names = [*dict.fromkeys(drawn)]
    if not names:
        return ()
    if ignored:
        return (_say("set_aside", names=names),)
    begun = _BEGINNING.match(rules)
    told = begun[0] if begun else rules if len(rules) <= 200 else f"{rules[:200]}…"
    error = UnsupportedError(
        _say("drawings", "with_rules" if rules else "", names=names, told=told)
    )
    error.add_note(_say("how_to_ignore"))
    raise error
