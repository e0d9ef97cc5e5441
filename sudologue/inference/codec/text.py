"""Traces as JSON text: one, or one a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Protocol

from sudologue.inference.codec.fault import TraceFormatError, shown, too_deep
from sudologue.inference.codec.limits import MAXIMUM_TEXT
from sudologue.inference.codec.traces import from_data, to_data
from sudologue.inference.solve_result import SolveResult

_DIGITS_OF_A_NUMBER = 20


class Readable(Protocol):
    """A text file, as far as it is read here."""

    def readline(self, size: int, /) -> str: ...


class Writable(Protocol):
    """A text file, as far as it is written here."""

    def write(self, text: str, /) -> object: ...


def to_json(result: SolveResult) -> str:
    """The result as JSON, in one line of ASCII."""
    text = _ENCODER.encode(to_data(result))
    if len(text) > MAXIMUM_TEXT:
        raise _too_long()
    return text


def from_json(text: str) -> SolveResult:
    """The result that the text tells."""
    return from_data(_parsed(text))


def dump_lines(results: Iterable[SolveResult], file: Writable) -> None:
    """Write each result as a line of JSON."""
    for result in results:
        file.write(f"{to_json(result)}\n")


def read_lines(file: Readable) -> Iterator[SolveResult]:
    """Read results line by line, passing over blank ones."""
    number = 0
    while True:
        number += 1
        try:
            line = file.readline(MAXIMUM_TEXT + 1)
            if not line:
                return
            if not line.isspace():
                yield from_json(line.removesuffix("\n"))
        except UnicodeDecodeError as error:
            raise TraceFormatError(
                f"not {error.encoding} text: {error.reason}", f"line {number}"
            ) from None
        except TraceFormatError as fault:
            raise TraceFormatError(str(fault), f"line {number}") from None


def _parsed(text: object) -> object:
    if type(text) is not str:
        raise TraceFormatError(f"expected text, found {shown(text)}")
    if len(text) > MAXIMUM_TEXT:
        raise _too_long()
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


def _too_long() -> TraceFormatError:
    return TraceFormatError(f"a trace of more than {MAXIMUM_TEXT} characters is too long")


_ENCODER = json.JSONEncoder(allow_nan=False, separators=(",", ":"))
_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_int=_number, parse_constant=_constant)
