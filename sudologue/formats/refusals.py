"""What formats refuse: where in a text it stands, and what of a puzzle nobody here understands.

Without what is not understood, the puzzle may be another.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager

from sudologue.errors import BoardTextError, LayoutError
from sudologue.wording import listed


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


# What people call f-puzzles' constraints.
_CALLED = {
    "betweenline": "between lines", "boxindexer": "box indexers", "clone": "clones",
    "columnindexer": "column indexers", "difference": "difference dots",
    "doublearrow": "double arrows", "entropicline": "entropic lines",
    "littlekillersum": "little killers", "lockout": "lockout lines", "maximum": "maximum cells",
    "minimum": "minimum cells", "modularline": "modular lines", "nabner": "nabner lines",
    "negative": "negative constraints", "nonconsecutive": "nonconsecutive neighbours",
    "palindrome": "palindromes", "quadruple": "quadruples", "ratio": "ratio dots",
    "regionsumline": "region sum lines", "renban": "renban lines", "rowindexer": "row indexers",
    "sandwichsum": "sandwich sums", "skyscraper": "skyscrapers", "whispers": "whispers",
    "xsum": "X-sums", "xv": "XV pairs", "zipperline": "zipper lines",
}  # fmt: skip
# The beginning of some rules: whole sentences, and more than "Normal sudoku rules apply."
_BEGINNING = re.compile(r".{40,199}?[.!?](?=\s|$)")
_RULES = ("rules", "ruleset")


class UnsupportedError(BoardTextError):
    """A whole puzzle, of which something cannot be read."""


def unsupported(names: Sequence[str]) -> UnsupportedError:
    """The error for constraints that are not known here."""
    called = listed([_CALLED.get(name, shortened(name)) for name in names[:5]])
    return UnsupportedError(f"this puzzle uses {called}, which Sudologue does not support yet")


def rules_among(notes: Iterable[tuple[str, str]]) -> str:
    """The rules of a puzzle in words, on one line, if they are among its notes."""
    return next((" ".join(text.split()) for name, text in notes if name in _RULES), "")


def set_aside(drawn: Iterable[str], rules: str, ignored: bool) -> Iterable[str]:
    """Refuse drawings whose meaning only the rules tell, if any; or warn that they are ignored."""
    names = listed([*dict.fromkeys(drawn)] or [""])
    if not names:
        return ()
    if ignored:
        return (
            f"drawings are left aside ({names}): if they mean something, this is another puzzle",
        )
    begun = _BEGINNING.match(rules)
    told = begun[0] if begun else rules if len(rules) <= 200 else f"{rules[:200]}…"
    error = UnsupportedError(
        f"the puzzle has drawings ({names}), and Sudologue can't tell what they mean; "
        + (f'its rules begin "{told}"' if rules else "it has no rules in words")
    )
    error.add_note("to leave them out, use --ignore-drawings (in Python, ignore_drawings=True)")
    raise error
