"""Unions in a trace: which alternative is it?

JSON's own types tell most alternatives from one another, and names of different sorts are told
apart by their looks, such as a cell and a house. An alternative that neither tells from another is
written as `{"type": …, "value": …}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from sudologue.inference.codec.fault import TraceFormatError, expected, shown
from sudologue.inference.codec.forms import FieldForm
from sudologue.inference.codec.trace_names import TraceNames

_SPOKEN_SHAPES: dict[type, str] = {
    bool: "true or false",
    dict: "an object",
    float: "a number with a decimal point",
    int: "a whole number",
    list: "a list",
    str: "text",
}


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
        raise expected(f"a value of {name}", value)

    def read(data: object, depth: int) -> Any:
        form = by_shape.get(type(data))
        if form is None and type(data) is str and len(texts) > 1:
            form = by_wording.get(names.wording(data))
            if form is None:
                raise expected(f"one of {', '.join(sorted(by_wording))}", data)
        if form is not None:
            return form.read(data, depth)
        if labelled and type(data) is dict:
            return _read_labelled(cast("dict[object, object]", data), depth)
        shapes = sorted({_SPOKEN_SHAPES[form.shape] for form in plain})
        if labelled:
            shapes.append("an object with type and value")
        raise expected(" or ".join(shapes), data)

    def _read_labelled(data: dict[object, object], depth: int) -> Any:
        label = data.get("type")
        form = labelled.get(label) if isinstance(label, str) else None
        if form is None:
            raise expected(f"one of {', '.join(labelled)}", label).under("type")
        if data.keys() != {"type", "value"}:
            raise TraceFormatError(f"{shown(label)} has a type and a value, and nothing else")
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
