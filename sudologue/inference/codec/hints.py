"""From a type hint to the form of its values."""

from __future__ import annotations

import dataclasses
import types
from enum import Enum
from typing import Any, Literal, NewType, Union, cast, get_args, get_origin

from sudologue.inference.codec import composites, forms
from sudologue.inference.codec.boards import BoardForm
from sudologue.inference.codec.dataclass_fields import Records
from sudologue.inference.codec.fault import TraceFormatError, refusal
from sudologue.inference.codec.forms import FieldForm
from sudologue.inference.codec.trace_names import TraceNames
from sudologue.inference.constraint import (
    CellConstraint,
    DistinctConstraint,
    HouseConstraint,
    SightConstraint,
)
from sudologue.inference.inference import Elimination, Evidence
from sudologue.model import Board

_CONSTRAINTS: frozenset[type] = frozenset(
    {CellConstraint, HouseConstraint, SightConstraint, DistinctConstraint}
)
_UNIONS = (Union, types.UnionType)

# Whole numbers are digits in fields that say so, and in these, which are the library's own.
_MORE_DIGITS = frozenset({"candidates_seen", "tightest"})


class Forms:
    """The forms of one layout, each made when first asked for."""

    def __init__(self, names: TraceNames, boards: BoardForm) -> None:
        self._names = names
        self._digit = forms.int_form("digit", 1, names.layout.size)
        self._records = Records(self.for_field)
        self._evidence = self._records.form((Evidence,), always_typed=True)
        self._simple: dict[object, FieldForm] = {
            **forms.named_forms(names),
            Board: forms.board_form(boards),
            Elimination: forms.elimination_form(names),
            Evidence: self._evidence,
            bool: forms.copied_form("bool", bool, "a_bool"),
            float: forms.float_form(),
            int: forms.int_form(),
            str: forms.str_form(),
            type(None): forms.copied_form("None", type(None), "null"),
        }

    def for_field(self, hint: object, field: str) -> FieldForm:
        """The form of a dataclass's field."""
        word = field.rpartition("_")[2]
        return self.form(hint, word in ("digit", "digits") or field in _MORE_DIGITS)

    def form(self, hint: object, digits: bool = False) -> FieldForm:
        """The form for a type hint; with `digits`, its whole numbers are digits."""
        if hint is int and digits:
            return self._digit
        if isinstance(hint, type) and (form := self._of_class(hint)) is not None:
            return form
        if isinstance(hint, NewType):
            return self.form(hint.__supertype__, digits)
        if not isinstance(hint, type) and hasattr(hint, "__value__"):  # `type Name = …`
            return self.form(cast(Any, hint).__value__, digits)
        origin: Any = get_origin(hint)
        arguments: tuple[object, ...] = get_args(hint)
        if origin in _UNIONS:
            return self._union(arguments, digits)
        if origin is Literal:
            return self._literal(arguments)
        if origin is frozenset:
            return composites.set_form(self.form(arguments[0], digits))
        if origin is tuple and arguments[1:] == (...,):
            return composites.tuple_form(self.form(arguments[0], digits))
        if origin is tuple:
            return composites.fixed_tuple_form([self.form(part, digits) for part in arguments])
        raise _unspeakable(hint)

    def _of_class(self, kind: type[object]) -> FieldForm | None:
        if kind in self._simple:
            return self._simple[kind]
        if kind in _CONSTRAINTS:
            return forms.constraint_form(self._names, frozenset({kind}))
        if issubclass(kind, Enum):
            return forms.enum_form(kind)
        if dataclasses.is_dataclass(kind):
            return self._records.form((kind,), always_typed=issubclass(kind, Evidence))
        return None

    def _union(self, hints: tuple[object, ...], digits: bool) -> FieldForm:
        """Constraints share a form, and so do dataclasses; then the rest beside them."""
        alternatives = _flattened(hints)
        constraints: set[type] = set()
        records: list[type] = []
        parts: list[FieldForm] = []
        for hint in alternatives:
            if isinstance(hint, type) and hint in _CONSTRAINTS:
                constraints.add(hint)
            elif isinstance(hint, type) and self._is_record(hint):
                records.append(hint)
            elif hint is not type(None):
                parts.append(self.form(hint, digits))
        if constraints:
            parts.append(forms.constraint_form(self._names, frozenset(constraints)))
        if records:
            parts.append(self._records.form(tuple(records), always_typed=Evidence in records))
        form = composites.union_form(parts, self._names) if len(parts) > 1 else parts[0]
        return composites.optional_form(form) if type(None) in alternatives else form

    def _is_record(self, kind: type) -> bool:
        return kind is Evidence or (dataclasses.is_dataclass(kind) and kind not in self._simple)

    def _literal(self, values: tuple[object, ...]) -> FieldForm:
        if all(isinstance(value, str) for value in values):
            texts = cast("tuple[str, ...]", values)
            return forms.choice_form("Literal", {text: text for text in texts})
        raise _unspeakable(Literal[values])


def _flattened(hints: tuple[object, ...]) -> dict[object, None]:
    """The alternatives of a union, and of the unions in it, in order."""
    found: dict[object, None] = {}
    for hint in hints:
        inner = hint if isinstance(hint, type) else getattr(hint, "__value__", hint)
        if get_origin(inner) in _UNIONS:
            found.update(_flattened(get_args(inner)))
        else:
            found[inner] = None
    return found


def _unspeakable(hint: object) -> TraceFormatError:
    return refusal("unspeakable", kind=getattr(hint, "__name__", hint))
