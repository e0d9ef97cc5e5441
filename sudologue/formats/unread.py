"""What a puzzle file says and nobody here understands: without it, the puzzle may be another."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from sudologue.errors import BoardTextError
from sudologue.formats.places import shortened
from sudologue.wording import listed

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
