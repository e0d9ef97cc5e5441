"""JSON's own types from text, read strictly and within limits."""

from __future__ import annotations

import json

from sudologue.inference.codec.fault import TraceFormatError, shown, too_deep
from sudologue.inference.codec.reading_limits import MAXIMUM_TEXT

_DIGITS_OF_A_NUMBER = 20


def parsed(text: object) -> object:
    """What the text tells; raises `TraceFormatError` where it is not JSON."""
    if type(text) is not str:
        raise TraceFormatError(f"expected text, found {shown(text)}")
    refuse_too_long(text)
    try:
        return _DECODER.decode(text.removeprefix("\ufeff"))
    except RecursionError:
        raise too_deep() from None
    except json.JSONDecodeError as error:
        raise TraceFormatError(
            f"not JSON, or cut off: {error.msg[:1].lower()}{error.msg[1:]}",
            f"line {error.lineno}, column {error.colno}",
        ) from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))
        raise TraceFormatError(f"an object has {shown(twice)} twice")
    return fields


def _number(digits: str) -> int:
    if len(digits) > _DIGITS_OF_A_NUMBER:
        raise TraceFormatError(f"a number of {len(digits)} digits is too large")
    return int(digits)


def _constant(name: str) -> object:
    raise TraceFormatError(f"{name} is not a number that JSON has")


def refuse_too_long(text: str) -> None:
    """Raise for a text beyond the limit."""
    if len(text) > MAXIMUM_TEXT:
        raise TraceFormatError(f"a trace of more than {MAXIMUM_TEXT} characters is too long")


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_int=_number, parse_constant=_constant)
