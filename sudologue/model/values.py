"""Digits as programs hold them: flat or row by row, in lists, arrays or texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from operator import index
from typing import Protocol, SupportsIndex, TypeAlias, cast, runtime_checkable

from sudologue.errors import BoardTextError, WrongTypeError
from sudologue.messages import Messages
from sudologue.model.board_text import EMPTY, usual_size
from sudologue.model.cell import Cell, parse_digit
from sudologue.model.layout import CLASSIC, Layout, usual_layout

_say = Messages(__name__)


@runtime_checkable
class Array(Protocol):
    """What arrays of numbers can do, whoever made them."""

    def tolist(self) -> Sequence[object]:
        """The numbers as lists."""
        ...


Grid: TypeAlias = Iterable[int | str | Iterable[int | str | None] | None] | Array
"""Digits cell by cell or row by row, `None` or 0 for empty cells; rows may be texts."""

_PLAIN = frozenset({int, type(None)})
_DEEPEST = 2


def layout_for(count: int) -> Layout:
    """The usual layout with so many cells; the classic one where there is none."""
    size = usual_size(count)
    return usual_layout(size) if size else CLASSIC


def digits_in(values: object) -> Sequence[int | None]:
    """The digits one after the other, `None` for empty cells.

    >>> digits_in([[1, 0], ["2."]])
    [1, None, 2, None]
    """
    listed = cast("Sequence[int | None]", values)
    if type(values) in (list, tuple) and {*map(type, listed)} <= _PLAIN:
        return [value or None for value in listed] if 0 in listed else listed
    if not _has_parts(values):
        raise WrongTypeError(_say("no_digits", values=values))
    return list(_digits_of(values, 0))


def _has_parts(values: object) -> bool:
    unordered = isinstance(values, bytes | bytearray | Mapping | Set)
    return not unordered and isinstance(values, Iterable | Array)


def _digits_of(given: object, depth: int) -> Iterator[int | None]:
    value: object = given.tolist() if isinstance(given, Array) else given
    if value is None:
        yield None
    elif isinstance(value, str):
        for symbol in value:
            if not symbol.isspace():
                yield None if symbol in EMPTY else parse_digit(symbol)
    elif isinstance(value, SupportsIndex):
        yield index(value) or None
    elif _has_parts(value) and depth < _DEEPEST:
        for part in cast("Iterable[object]", value):
            yield from _digits_of(part, depth + 1)
    else:
        raise WrongTypeError(_say("no_digit", value=value))


def wrong_count(count: int, layout: Layout) -> BoardTextError:
    """The error for a puzzle with more or fewer cells than its layout."""
    return BoardTextError(_say("wrong_count", count=count, expected=layout.tables.cell_count))


def no_digit(cell: Cell, value: int, size: int) -> BoardTextError:
    """The error for a number that is no digit of boards of a size."""
    return BoardTextError(_say("too_large", cell=cell, value=value, size=size))
