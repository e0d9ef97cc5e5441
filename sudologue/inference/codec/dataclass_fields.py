"""Dataclasses in a trace: objects with the fields by name.

A field that is empty, `None` or without entries or characters, is left out where that is its
default; any other default is written, so that nobody needs the class to know what the object says.
An object says its `type`, the class's name, where it is not of the very class that the hint
promises, and evidence says it always.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from inspect import getattr_static
from operator import attrgetter
from typing import Any, NamedTuple, get_type_hints

from sudologue.inference.codec.fault import TraceFormatError, expected, refusal, shown
from sudologue.inference.codec.forms import FieldForm, Read, Write
from sudologue.inference.codec.named_classes import kinds_of
from sudologue.inference.codec.parsing import MAXIMUM_NESTING
from sudologue.inference.inference import FOLLOWS, Evidence, RoleEvidence

_TYPE = "type"
_REFUSALS = (ValueError, TypeError, LookupError, ArithmeticError, AssertionError)
_NEW: Callable[[type], Any] = object.__new__
_SET: Callable[[object, str, Any], None] = object.__setattr__

FormOf = Callable[[object, str], FieldForm]
"""The form for a type hint, and the name of the field that has it."""


class _Field(NamedTuple):
    name: str
    value_in: Callable[[Any], Any]
    write: Write
    may_be_left_out: bool


class _Readers(dict[str, Read]):
    """Ways to read each field; a key that is no field is refused."""

    def __missing__(self, key: object) -> Read:
        cases = () if self else ("none",)
        raise refusal("no_field", *cases, field=shown(key), known=[*self])


class _Plan:
    """The writing and reading of objects of one class."""

    def __init__(self, kind: type, form_of: FormOf) -> None:
        self._kind = kind
        self._fields: list[_Field] = []
        self._readers = _Readers()
        self._empty: dict[str, Any] = {}
        hints = _hints(kind)
        for part in dataclasses.fields(kind):
            if not part.init:
                continue
            if part.name == _TYPE:
                raise refusal("field_type", kind=kind.__name__)
            try:
                form = form_of(hints[part.name], part.name)
            except TraceFormatError as fault:
                raise fault.under(part.name) from None
            default = getattr(Evidence, part.name) if part.default is FOLLOWS else part.default
            is_empty = _is_empty(default)
            self._fields.append(_Field(part.name, _getter(kind, part.name), form.write, is_empty))
            self._readers[part.name] = form.read
            if is_empty:
                self._empty[part.name] = default
        self._only_keeps_fields = _only_keeps_fields(kind)

    def write(self, value: object, depth: int) -> dict[str, object]:
        data: dict[str, object] = {}
        for name, value_in, write, may_be_left_out in self._fields:
            item = value_in(value)
            if may_be_left_out and item == self._empty[name]:
                continue
            try:
                data[name] = write(item, depth)
            except TraceFormatError as fault:
                raise fault.under(name) from None
        return data

    def read(self, data: dict[str, object], depth: int) -> Any:
        readers = self._readers
        values = self._empty.copy()
        key = ""
        try:
            for key, item in data.items():
                if key != _TYPE:
                    values[key] = readers[key](item, depth)
        except TraceFormatError as fault:
            raise fault.under(key) from None
        if len(values) != len(readers):
            missing = [name for name in readers if name not in values]
            raise refusal("needs", kind=self._kind.__name__, missing=missing)
        if self._only_keeps_fields:
            made = _NEW(self._kind)
            _SET(made, "__dict__", values)
            return made
        try:
            return self._kind(**values)
        except _REFUSALS as error:
            # the class's own checks, on values of the types that it asks for
            raise refusal("refused", kind=self._kind.__name__, error=error) from error


class Records:
    """The forms of dataclasses. A class's fields are looked at when the first object is met."""

    def __init__(self, form_of: FormOf) -> None:
        self._form_of = form_of
        self._plans: dict[type, _Plan] = {}

    def form(self, bases: tuple[type, ...], always_typed: bool = False) -> FieldForm:
        """The form of a class and those below it, or of several such families."""
        only = bases[0] if len(bases) == 1 else None
        untyped = None if always_typed else only
        plans = self._plans

        def write(value: object, depth: int) -> object:
            kind = type(value)
            plan = plans.get(kind)
            if plan is None or not isinstance(value, bases):
                if not isinstance(value, bases):
                    raise expected("a_value", value, kind=name)
                plan = self._plan(kind)
            if depth >= MAXIMUM_NESTING:
                raise _too_deep()
            data = plan.write(value, depth + 1)
            if kind is untyped:
                return data
            base = next(base for base in bases if isinstance(value, base))
            return {_TYPE: kinds_of(base).name_of(kind), **data}

        def read(data: Any, depth: int) -> Any:
            fields: dict[str, object] = data
            if type(data) is not dict:
                raise expected("an_object", data)
            if _TYPE in fields:
                kind = _kind_of(bases, fields[_TYPE])
            elif untyped is not None:
                kind = untyped
            else:
                raise refusal("untyped", kind=name)
            if depth >= MAXIMUM_NESTING:
                raise _too_deep()
            return (plans.get(kind) or self._plan(kind)).read(fields, depth + 1)

        def holds(value: object) -> bool:
            return isinstance(value, bases)

        name = " | ".join(base.__name__ for base in bases)
        return FieldForm(name, dict, write, read, holds)

    def _plan(self, kind: type) -> _Plan:
        plan = self._plans[kind] = _Plan(kind, self._form_of)
        return plan


def _kind_of(bases: tuple[type, ...], name: object) -> type:
    """The class of a name, in the first family that has one."""
    if type(name) is not str:
        raise expected("a_class", name).under(_TYPE)
    for base in bases:
        found = kinds_of(base).named(name)
        if found is not None:
            return found
    families = [base.__name__ for base in bases]
    raise refusal("no_kind", at=_TYPE, families=families, name=shown(name))


def _too_deep() -> TraceFormatError:
    return refusal("nested", most=MAXIMUM_NESTING)


def _hints(kind: type) -> dict[str, object]:
    try:
        return get_type_hints(kind)
    except (NameError, AttributeError, TypeError, SyntaxError) as error:
        raise refusal("hints", kind=kind.__name__, error=error) from error


def _getter(kind: type, name: str) -> Callable[[Any], Any]:
    """How to get what a field was given: one that answers without being given has a `given`."""
    return getattr(getattr_static(kind, name, None), "given", attrgetter(name))


def _is_empty(value: object) -> bool:
    return value is None or (type(value) in (tuple, frozenset, str) and not value)


def _only_keeps_fields(kind: type) -> bool:
    """Whether making an object is setting its fields, which then is done at one stroke.

    A frozen dataclass's own initialiser sets them one by one, in three times the time.
    """
    makers = next(base for base in kind.__mro__ if "__init__" in vars(base))
    generated = vars(makers).get("__dataclass_params__")
    return (
        generated is not None
        and generated.init
        and kind.__new__ is object.__new__
        and getattr(kind, "__post_init__", None) in (None, RoleEvidence.__post_init__)
        and not any("__slots__" in vars(base) for base in kind.__mro__[:-1])
        and all(part.init for part in dataclasses.fields(kind))
    )
