"""What a text names on a board: cells, candidates, digits placed, and candidates ruled out.

People write these as they read them: `r5c6`, `r5c67`, `r5c6(4)`, `r5c6=4`, `r5c67<>4`, `r5c6-4`, or
as a notation of their choice has it: `E6≠4`, `-4[E6]`. Several are parted by commas or blanks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import TypeAlias

from sudologue.errors import BoardTextError, SudologueError
from sudologue.inference import Elimination, Placement
from sudologue.messages import Messages
from sudologue.model import Candidate, Cell
from sudologue.narration.notations import RC, Notation, notation_of, notations
from sudologue.narration.notations.notation import LARGEST_GROUPED
from sudologue.wording import Keyword, shown

_say = Messages(__name__)

Mention: TypeAlias = Cell | Candidate | Placement | Elimination

_SIGN = re.compile(r"[=<≠!]|^\s*[+-]")
_MINUS = re.compile(r"(?<=\w)\s*[-−]\s*(?=\w\s*(?:[,;]|$))")
_BETWEEN = re.compile(r"\s*[,;]\s*|\s+")
_TWO_FIGURES = re.compile(r"r1\dc\d+|r\d+c1\d", re.IGNORECASE)


def mentions(text: str, size: int, notation: str | Notation = RC) -> tuple[Mention, ...]:
    """What a text names, in a notation or else in `rc`, on a board of so many rows.

    >>> [*map(str, mentions("r1c1(4), r3c4(5)", 9))], [*map(str, mentions("C3 C4", 9, "a1"))]
    (['r1c1(4)', 'r3c4(5)'], ['r3c3', 'r3c4'])
    >>> [*map(str, mentions("r3c45-7, r1c1=2", 9))]
    ['r3c4<>7, r3c5<>7', 'r1c1=2']
    """
    _say.expect(text, str, "a_mention")
    names = notation_of(notation)
    if not any(symbol.isdigit() for symbol in text):
        raise BoardTextError(f"{shown(text)} names no cell; write such as r5c6, r5c6=4 or r5c6<>4")
    try:
        return tuple(_read(text, names, size))
    except SudologueError:
        with suppress(SudologueError):  # the fault is told in the words of the notation asked for
            return tuple(_read(text, RC, size))
        if _TWO_FIGURES.fullmatch(text) and size <= LARGEST_GROUPED:
            raise SudologueError(
                f"there is no {text}; rows and columns go from 1 to {size}"
            ) from None
        if (other := _reader(text, size)) is not None:
            kind = "claim" if _SIGN.search(text) else "cell"
            fault = f"{shown(text.strip())} is a {kind} in {other.name}, not in {names.name}; add "
            keyword = Keyword(f"notation={other.name!r}", f"--notation {other.name}")
            raise SudologueError(fault, keyword) from None
        raise


def _reader(text: str, size: int) -> Notation | None:
    """The first notation that reads a text, if one does."""
    for notation in notations():
        with suppress(SudologueError):
            tuple(_read(text, notation, size))
            return notation
    return None


def _read(text: str, notation: Notation, size: int) -> Iterator[Mention]:
    text = _MINUS.sub("<>", text.strip())
    if _SIGN.search(text):
        run: list[str] = []
        for piece in re.split("[,;]", text):
            run.append(piece)
            if _SIGN.search(piece):
                yield from notation.read_conclusions(",".join(run), size)
                run.clear()
            elif notation.split_candidate(piece.strip()) and len(run) == 1:
                yield notation.read_candidate(run.pop(), size)
        if rest := ",".join(run).strip():
            yield from notation.read_cells(rest, size)
        return
    words = _BETWEEN.split(text)
    try:
        yield from notation.read_cells(",".join(words), size)
    except SudologueError:
        each = words if all(map(notation.split_candidate, words)) else [text]
        if notation.split_candidate(each[0]) is None:
            raise
        yield from (notation.read_candidate(word, size) for word in each)


def cells_in(one: Mention) -> tuple[Cell, ...]:
    """The cells that are named."""
    if isinstance(one, Cell | Candidate):
        return (one if isinstance(one, Cell) else one.cell,)
    return tuple(candidate.cell for candidate in one.candidates)


def candidates_meant(
    text: str, size: int, notation: str | Notation, placing: bool
) -> tuple[Candidate, ...]:
    """The candidates that a text places, or that it rules out."""
    found: list[Candidate] = []
    for one in mentions(text, size, notation):
        if isinstance(one, Candidate):
            found.append(one)
        elif not isinstance(one, Cell) and isinstance(one, Placement) is placing:
            found += one.candidates
        else:
            has = "has no digit" if isinstance(one, Cell) else "says the opposite"
            example = "r2c3=4" if placing else "r2c3<>4"
            raise BoardTextError(f"{shown(text.strip())} {has}; write such as {example}")
    return tuple(found)
