"""Tuples and sets in a trace, which are lists, and what may be missing, which is `null`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import repeat
from typing import Any, cast

from sudologue.inference.codec.fault import TraceFormatError, expected, shown
from sudologue.inference.codec.forms import FieldForm, in_turn, refuse_too_many, some_of
from sudologue.model import Candidate, Cell
from sudologue.wording import counted

_ORDERLY: tuple[set[type], ...] = ({Cell}, {Candidate}, {int}, {str})


def tuple_form(item: FieldForm) -> FieldForm:
    """The form of tuples of any length, all of whose entries have one form."""
    write_item, read_item, holds_item = item.write, item.read, item.holds
    table = item.table

    def write(value: Any, depth: int) -> object:
        if type(value) is not tuple:
            raise expected("a tuple", value)
        entries = cast("tuple[object, ...]", value)
        refuse_too_many(len(entries))
        return in_turn(repeat(write_item), entries, depth)

    def read(data: object, depth: int) -> Any:
        entries = some_of(data)
        if table is not None:
            try:
                return tuple([table[entry] for entry in entries])
            except (TypeError, TraceFormatError):
                pass  # the entries one by one, to say which it is
        return tuple(in_turn(repeat(read_item), entries, depth))

    def holds(value: object) -> bool:
        return type(value) is tuple and all(map(holds_item, cast("tuple[object, ...]", value)))

    return FieldForm(f"tuple[{item.name}, ...]", list, write, read, holds)


def fixed_tuple_form(items: Sequence[FieldForm]) -> FieldForm:
    """The form of tuples of one length, each place with a form of its own."""
    count = len(items)
    what = counted(count, "entry", "entries")

    def write(value: Any, depth: int) -> object:
        entries: tuple[object, ...] = value
        if type(value) is not tuple or len(entries) != count:
            raise TraceFormatError(f"expected a tuple of {what}")
        return in_turn([item.write for item in items], entries, depth)

    def read(data: Any, depth: int) -> Any:
        entries: list[object] = data
        if type(data) is not list or len(entries) != count:
            raise TraceFormatError(f"expected a list of {what}")
        return tuple(in_turn([item.read for item in items], entries, depth))

    def holds(value: Any) -> bool:
        entries: tuple[object, ...] = value
        if type(value) is not tuple or len(entries) != count:
            return False
        return all(item.holds(entry) for item, entry in zip(items, entries, strict=True))

    name = f"tuple[{', '.join(item.name for item in items) or '()'}]"
    return FieldForm(name, list, write, read, holds)


def set_form(item: FieldForm) -> FieldForm:
    """The form of sets, written in order, so that the same result gives the same text."""
    write_item, read_item, holds_item = item.write, item.read, item.holds

    def write(value: Any, depth: int) -> object:
        if type(value) is not frozenset:
            raise expected("a frozenset", value)
        entries = cast("frozenset[Any]", value)
        refuse_too_many(len(entries))
        if len(entries) > 1 and {type(entry) for entry in entries} in _ORDERLY:
            return [write_item(entry, depth) for entry in sorted(entries)]
        written = [write_item(entry, depth) for entry in entries]
        return sorted(written, key=json.dumps) if len(written) > 1 else written

    def read(data: object, depth: int) -> Any:
        entries = some_of(data)
        members = in_turn(repeat(read_item), entries, depth)
        try:
            unique = frozenset(members)
        except TypeError:
            raise TraceFormatError(f"a set cannot hold {item.name}, which can change") from None
        if len(unique) != len(entries):
            twice = next(n for n, entry in enumerate(members) if entry in members[:n])
            raise TraceFormatError(f"{shown(entries[twice])} is there twice").under(twice)
        return unique

    def holds(value: object) -> bool:
        return type(value) is frozenset and all(map(holds_item, cast("frozenset[object]", value)))

    return FieldForm(f"frozenset[{item.name}]", list, write, read, holds)


def optional_form(form: FieldForm) -> FieldForm:
    """The form of another form's values, or nothing."""
    write_some, read_some, holds_some = form.write, form.read, form.holds

    def write(value: Any, depth: int) -> object:
        return None if value is None else write_some(value, depth)

    def read(data: object, depth: int) -> Any:
        return None if data is None else read_some(data, depth)

    def holds(value: object) -> bool:
        return value is None or holds_some(value)

    return FieldForm(f"{form.name} | None", form.shape, write, read, holds)
