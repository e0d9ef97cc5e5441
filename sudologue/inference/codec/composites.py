"""Values made of others in a trace: tuples and sets, what may be missing, and unions.

Tuples and sets are lists, and what is missing is `null`. Which alternative of a union a value is,
JSON's own types tell, and names of different sorts are told apart by their looks, such as a cell
and a house. An alternative that neither tells from another is written as
`{"type": …, "value": …}`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import repeat
from typing import Any, cast

from sudologue.inference.codec.fault import (
    TraceFormatError,
    expected,
    expected_one_of,
    phrase_of,
    refusal,
    shown,
)
from sudologue.inference.codec.forms import FieldForm, in_turn, refuse_too_many, some_of
from sudologue.inference.codec.trace_names import TraceNames
from sudologue.model import Candidate, Cell

_SPOKEN_SHAPES: dict[type, str] = {
    bool: "a_bool",
    dict: "an_object",
    float: "a_float",
    int: "an_int",
    list: "a_list",
    str: "a_str",
}
_ORDERLY: tuple[set[type], ...] = ({Cell}, {Candidate}, {int}, {str})


def tuple_form(item: FieldForm) -> FieldForm:
    """The form of tuples of any length, all of whose entries have one form."""
    write_item, read_item, holds_item = item.write, item.read, item.holds
    table = item.table

    def write(value: Any, depth: int) -> object:
        if type(value) is not tuple:
            raise expected("a_tuple", value)
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

    def write(value: Any, depth: int) -> object:
        entries: tuple[object, ...] = value
        if type(value) is not tuple or len(entries) != count:
            raise refusal("tuple_of", count=count)
        return in_turn([item.write for item in items], entries, depth)

    def read(data: Any, depth: int) -> Any:
        entries: list[object] = data
        if type(data) is not list or len(entries) != count:
            raise refusal("list_of", count=count)
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
            raise expected("a_frozenset", value)
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
            raise refusal("can_change", kind=item.name) from None
        if len(unique) != len(entries):
            twice = next(n for n, entry in enumerate(members) if entry in members[:n])
            raise refusal("twice", value=shown(entries[twice])).under(twice)
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


def union_form(alternatives: Sequence[FieldForm], names: TraceNames) -> FieldForm:
    """The form of values of several forms, none of which is `None`."""
    plain = [form for form in alternatives if _stands_alone(form, alternatives)]
    if len(plain) < len(alternatives):
        # labels take the shape of objects for themselves
        plain = [form for form in plain if form.shape is not dict]
    labelled = {form.name: form for form in alternatives if form not in plain}
    by_shape = {form.shape: form for form in plain}
    texts = [form for form in plain if form.shape is str]
    by_wording = {sort: form for form in texts for sort in form.wordings}
    if len(texts) > 1:
        del by_shape[str]

    def write(value: Any, depth: int) -> object:
        for form in alternatives:
            if form.holds(value):
                written = form.write(value, depth)
                return {"type": form.name, "value": written} if form.name in labelled else written
        raise expected("a_value", value, kind=name)

    def read(data: object, depth: int) -> Any:
        form = by_shape.get(type(data))
        if form is None and type(data) is str and len(texts) > 1:
            form = by_wording.get(names.wording(data))
            if form is None:
                raise expected_one_of(sorted(by_wording), data)
        if form is not None:
            return form.read(data, depth)
        if labelled and type(data) is dict:
            return _read_labelled(cast("dict[object, object]", data), depth)
        shapes = sorted({phrase_of(_SPOKEN_SHAPES[form.shape]) for form in plain})
        if labelled:
            shapes.append(phrase_of("a_labelled"))
        raise expected("any_of", data, shapes=shapes)

    def _read_labelled(data: dict[object, object], depth: int) -> Any:
        label = data.get("type")
        form = labelled.get(label) if isinstance(label, str) else None
        if form is None:
            raise expected_one_of(labelled, label).under("type")
        if data.keys() != {"type", "value"}:
            raise refusal("labelled", label=shown(label))
        try:
            return form.read(data["value"], depth)
        except TraceFormatError as fault:
            raise fault.under("value") from None

    def holds(value: object) -> bool:
        return any(form.holds(value) for form in alternatives)

    name = " | ".join(form.name for form in alternatives)
    return FieldForm(name, dict if labelled else alternatives[0].shape, write, read, holds)


def _stands_alone(form: FieldForm, alternatives: Sequence[FieldForm]) -> bool:
    """Whether no other alternative could be taken for this one."""
    rivals = [other for other in alternatives if other.shape is form.shape and other is not form]
    if form.shape is str and form.wordings:
        return not any(not rival.wordings or rival.wordings & form.wordings for rival in rivals)
    return not rivals
