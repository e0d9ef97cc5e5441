"""JSON from anybody: bounded in size, depth and numbers, with typed looks inside.

A refusal says where in the text, or by which names in the value, the fault is. Lists are read as
other languages print them, too: `[[5 3 0] [6 0 0]]`, `array([(5, None)])`, `{{5, 3}, {6, 0}};`.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NoReturn, cast

from sudologue.errors import BoardTextError
from sudologue.formats.refusals import place_of
from sudologue.messages import Messages
from sudologue.model.board_text import is_border
from sudologue.wording import quoted

_say = Messages(__name__)

LONGEST = 1_000_000
"""The longest text of a puzzle, in characters."""

LONGEST_DOCUMENT = 1 << 23
"""The longest JSON document: a trace that is laid out takes a million characters or two."""

_DEEPEST = 40
_LONGEST_PRINTED = 20_000
_LONGEST_NUMBER = 18
_MARK = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]|[0-9]{' + str(_LONGEST_NUMBER + 1) + ",}")

_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|(?P<opens>[\[{(])|(?P<shuts>[\]})])')
# A list may have a name and a word for its kind before it; `[Puzzle]` is a heading.
_BEFORE = r"\s*(?:[A-Za-z_][\w \[\]]*=\s*)?(?P<call>[A-Za-z_][\w.]*\()?"
_OPENING = re.compile(r"(?:\s*```\w*\s)?" + _BEFORE + r"(?:[{\[](?!\s*[A-Za-z]+\s*\])|\(\()")
_PRINTED = re.compile(
    _BEFORE + r"(?P<list>[\[{(](?:[\s\[\](){},.'\"_*0-9-]|None|null)*[\]})])"
    r"(?(call)(?:,\s*dtype=[\w.]+)?\s*\));?\s*"
)
_AS_JSON = str.maketrans("(){}'", '[][]"')

Fields = Mapping[str, object]


def opens(text: str) -> bool:
    """Whether a text begins as JSON, or as a list that a program printed."""
    return _OPENING.match(text.removeprefix("\ufeff")) is not None


def depth_after(line: str, depth: float = 0) -> float:
    """How many brackets are open after a line."""
    for found in _BRACKET.finditer(line):
        depth += bool(found["opens"]) - bool(found["shuts"])
    return depth


def documents(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The JSON documents of a text, each with the number of its first line.

    If the first one ends on its line, each line is one. Else they take several lines, and where
    something else comes between them, all the rest belongs to it: so it is broken, and no part of
    it is read.
    """
    start, depth, length, parts, is_one_a_line = 1, 0.0, 0, list[str](), False
    for number, line in ((number, line.rstrip("\r\n")) for number, line in lines):
        if depth <= 0:
            if not line.startswith("{") and (not line or line.isspace() or is_border(line)):
                continue
            if not parts:
                start = number
                is_one_a_line = is_one_a_line or depth_after(line) <= 0
                if is_one_a_line:
                    yield number, line
                    continue
            elif opens(line):
                yield start, "\n".join(parts)
                start, parts, length = number, [], 0
            else:
                depth = math.inf
        if length <= LONGEST_DOCUMENT:
            parts.append(line)
            length += len(line) + 1
        depth = depth_after(line, depth)
    if parts:
        yield start, "\n".join(parts)


def parse(text: str) -> object:
    """The value that a text holds.

    >>> parse('{"size": 9}')
    {'size': 9}
    """
    if len(text) > LONGEST_DOCUMENT:
        longest = _say("longest", most=LONGEST_DOCUMENT)
        raise _fault(text, LONGEST_DOCUMENT, _say("too_long", longest=longest))
    _refuse_monsters(text)
    try:
        return cast("object", _decoder(text).decode(text))
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        raise _fault(text, error.pos, _say("broken", reason=reason)) from error


def parse_printed(text: str) -> object:
    """The value that a text holds, which may be a list as a program printed it.

    >>> parse_printed("[[5 3 0]\\n [6 0 0]]"), parse_printed("rows = ((5, None), ('6', '.'),);")
    ([[5, 3, 0], [6, 0, 0]], [[5, None], ['6', '.']])
    """
    try:
        return parse(text)
    except BoardTextError:
        found = _PRINTED.fullmatch(text) if len(text) < _LONGEST_PRINTED else None
        if found is None or not any(symbol.isdigit() for symbol in text):
            raise
        listed = found["list"].translate(_AS_JSON).replace("None", "null")
        listed = re.sub(r"(?<=[0-9])\.0*(?=[\s,\]])", "", listed)
        listed = re.sub(r"(?<=[\]0-9\"l])\s+(?=[\[0-9\"n])", ",", listed)
        try:
            return parse(re.sub(r",\s*\]", "]", listed))
        except BoardTextError:
            pass
        raise


def _decoder(text: str) -> json.JSONDecoder:
    def refuse_constant(name: str) -> NoReturn:
        raise _fault(text, text.find(name), _say("no_number", name=name))

    def once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            at = text.rfind(json.dumps(twice, ensure_ascii=False))
            raise _fault(text, max(at, 0), _say("twice", name=twice))
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
                reason = _say("nested", levels=_DEEPEST)
                raise _fault(text, found.start(), reason)
        elif first in "]}":
            depth -= 1
        elif first != '"':
            raise _fault(text, found.start(), _say("huge_number", figures=len(found[0])))


def _fault(text: str, offset: int, message: str) -> BoardTextError:
    return BoardTextError(message, *place_of(text, offset))


def dump(value: object) -> str:
    """A value in the shortest form, which is the one that JavaScript writes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# looks inside; `where` names the place for the refusal, or makes its name where that takes time

Where = str | Callable[[], str]


def _expected(key: str, where: Where, value: object) -> BoardTextError:
    place = where if isinstance(where, str) else where()
    return BoardTextError(_say(key, where=place, value=kind_of(value)))


def fields_of(value: object, where: Where) -> Fields:
    """An object's fields."""
    if not isinstance(value, dict):
        raise _expected("no_object", where, value)
    return cast("Fields", value)


def items_of(value: object, where: Where) -> list[object]:
    """A list's items."""
    if not isinstance(value, list):
        raise _expected("no_list", where, value)
    return cast("list[object]", value)


def number_of(value: object, where: Where) -> int:
    """A whole number, written as such or as text."""
    if type(value) is int:
        return value
    if isinstance(value, str) and re.fullmatch(r"\s*-?[0-9]{1,6}\s*", value):
        return int(value)
    raise _expected("no_whole_number", where, value)


def truth_of(value: object, where: Where) -> bool:
    """A yes or no."""
    if not isinstance(value, bool):
        raise _expected("no_truth", where, value)
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
        return quoted(value) if isinstance(value, str) else json.dumps(value)
    if isinstance(value, list):
        return _say("list")
    return "null" if value is None else _say("object")
