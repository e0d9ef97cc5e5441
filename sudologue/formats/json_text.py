"""JSON from anybody: bounded in size, depth and numbers, with typed looks inside.

A refusal says where in the text, or by which names in the value, the fault is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import NoReturn, cast

from sudologue.errors import BoardTextError
from sudologue.formats.places import place_of, shortened

LONGEST = 1_000_000
_DEEPEST = 40
_LONGEST_NUMBER = 18
_MARK = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]|[0-9]{' + str(_LONGEST_NUMBER + 1) + ",}")

Fields = Mapping[str, object]


def parse(text: str) -> object:
    """The value that a text holds.

    >>> parse('{"size": 9}')
    {'size': 9}
    """
    if len(text) > LONGEST:
        raise _fault(text, LONGEST, f"too long: no puzzle takes more than {LONGEST:,} characters")
    _refuse_monsters(text)
    try:
        return cast("object", _decoder(text).decode(text))
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        raise _fault(text, error.pos, f"broken JSON: {reason}") from error


def _decoder(text: str) -> json.JSONDecoder:
    def refuse_constant(name: str) -> NoReturn:
        raise _fault(text, text.find(name), f"broken JSON: {name} is no number")

    def once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            at = text.rfind(json.dumps(twice, ensure_ascii=False))
            raise _fault(text, max(at, 0), f"{shortened(twice)} is there twice: which one counts?")
        return fields

    return json.JSONDecoder(object_pairs_hook=once_each, parse_constant=refuse_constant)


def _refuse_monsters(text: str) -> None:
    """Refuse what would take a reader's memory or stack, before it is read."""
    depth = 0
    for found in _MARK.finditer(text):
        first = found[0][0]
        if first in "[{":
            depth += 1
            if depth > _DEEPEST:
                reason = f"nested too deep: no puzzle has more than {_DEEPEST} levels"
                raise _fault(text, found.start(), reason)
        elif first in "]}":
            depth -= 1
        elif first != '"':
            raise _fault(text, found.start(), f"a number of {len(found[0])} figures is too large")


def _fault(text: str, offset: int, message: str) -> BoardTextError:
    return BoardTextError(message, *place_of(text, offset))


def dump(value: object) -> str:
    """A value in the shortest form, which is the one that JavaScript writes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# looks inside; `where` names the place for the refusal


def fields_of(value: object, where: str) -> Fields:
    """An object's fields."""
    if not isinstance(value, dict):
        raise BoardTextError(f"{where} is {kind_of(value)}: expected an object")
    return cast("Fields", value)


def items_of(value: object, where: str) -> list[object]:
    """A list's items."""
    if not isinstance(value, list):
        raise BoardTextError(f"{where} is {kind_of(value)}: expected a list")
    return cast("list[object]", value)


def number_of(value: object, where: str) -> int:
    """A whole number, written as such or as text."""
    if type(value) is int:
        return value
    if isinstance(value, str) and re.fullmatch(r"\s*-?[0-9]{1,6}\s*", value):
        return int(value)
    raise BoardTextError(f"{where} is {kind_of(value)}: expected a whole number")


def truth_of(value: object, where: str) -> bool:
    """A yes or no."""
    if not isinstance(value, bool):
        raise BoardTextError(f"{where} is {kind_of(value)}: expected true or false")
    return value


def is_blank(value: object) -> bool:
    """Whether a value says nothing: null, false, no text, no items."""
    return value is None or value is False or value == "" or value in ([], {})


def note_text(value: object) -> str:
    """A value as a note keeps it: text as it is, all else as JSON, no half characters."""
    text = value if isinstance(value, str) else dump(value)
    return text.encode("utf-8", "replace").decode("utf-8")


def kind_of(value: object) -> str:
    """What a value is, as a sentence says it."""
    if isinstance(value, (str, bool, int, float)):
        return shortened(value) if isinstance(value, str) else json.dumps(value)
    if isinstance(value, list):
        return "a list"
    return "null" if value is None else "an object"
