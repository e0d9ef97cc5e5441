"""Traces as JSON text: one, or one a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol, cast

from sudologue.inference.codec.fault import TraceFormatError, phrase_of, refusal
from sudologue.inference.codec.parsing import MAXIMUM_TEXT, parsed, refuse_too_long
from sudologue.inference.codec.result_data import from_data, to_data
from sudologue.inference.codec.stepwise import result_of, steps_of
from sudologue.inference.solve_result import SolveResult

_ENCODER = json.JSONEncoder(allow_nan=False, separators=(",", ":"))


class Readable(Protocol):
    """A text file, as far as it is read here."""

    def readline(self, size: int, /) -> str: ...


class Writable(Protocol):
    """A text file, as far as it is written here."""

    def write(self, text: str, /) -> object: ...


def to_json(result: SolveResult, words: Sequence[Mapping[str, str]] = ()) -> str:
    """The result as JSON, in one line of ASCII; each step with its words, if they are given."""
    text = _ENCODER.encode(to_data(result, words))
    refuse_too_long(text)
    return text


def from_json(text: str) -> SolveResult:
    """The result that the text tells, a trace or a record that has one."""
    try:
        steps = steps_of(text)
        if steps is not None:
            return result_of(steps)
    except TraceFormatError:
        pass  # the reader of whole texts says where the fault is
    data = parsed(text)
    fields = cast("dict[str, object]", data if isinstance(data, dict) else {})
    trace = fields.get("trace") if "schema" in fields else None
    return from_data(cast("object", data) if trace is None else trace)


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
            at, coding = phrase_of("at_line", line=number), error.encoding
            raise refusal("no_text", at=at, encoding=coding, reason=error.reason) from None
        except TraceFormatError as fault:
            raise TraceFormatError(str(fault), phrase_of("at_line", line=number)) from None
