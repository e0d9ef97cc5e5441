"""Traces in files and on standard input: a JSON document a line, or over several lines.

Lines are read as they come and forgotten when they are done with, so that a file of any length
takes no more room than its longest trace. The records that other verbs write with `--format json`
hold traces, too, and so may rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

import click

from sudologue.cli.input.input_progress import InputProgress
from sudologue.cli.input.sources import STDIN
from sudologue.cli.input.streams import opened
from sudologue.cli.input.texts import Lines, bounded_lines
from sudologue.cli.output.records import told_by_trace
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.inference.codec import TraceFormatError, from_data
from sudologue.inference.codec.parsing import MAXIMUM_TEXT, parsed
from sudologue.messages import Messages
from sudologue.wording import shortened

_say = Messages(__name__)

# How a trace begins, or a record or row that holds one: what stands before such a line is cut off.
_BEGINNING = re.compile(r'\{\s*"(format|schema|source)"\s*:')
_PLACE = re.compile(r"line (\d+), column (\d+)")
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]')


@dataclass(frozen=True)
class TraceText:
    """A document and where it stands; one with a fault is one that could not even be read."""

    text: str
    source: str
    line: int | None = None
    fault: str | None = None

    @property
    def identity(self) -> bytes:
        """What tells it from any other: where it stands, and what is there."""
        text = f"{self.source}\0{self.line}\0{self.fault}\0{self.text}\n"
        return text.encode(errors="surrogateescape")

    @property
    def place(self) -> str:
        """The place where the document stands, as people are told."""
        return (
            self.source if self.line is None else _say("place", source=self.source, line=self.line)
        )

    def placed(self, error: SudologueError) -> str:
        """What is wrong with the document and where, counting all lines of the file."""
        inside = _PLACE.fullmatch(error.where) if isinstance(error, TraceFormatError) else None
        if inside is None or self.line is None or not isinstance(error, TraceFormatError):
            return f"{self.place}: {error}" if self.place else str(error)
        line = self.line + int(inside[1]) - 1
        return _say("placed", source=self.source, line=line, inside=inside[2], fault=error.fault)


def trace_texts(argument: str, progress: InputProgress | None = None) -> Iterator[TraceText]:
    """The documents of a file or of standard input, each as soon as its last line has been read."""
    source = _say("standard_input") if argument == STDIN else argument
    found = False
    try:
        # what is not UTF-8 becomes what no JSON may hold
        with opened(argument, "surrogateescape", progress) as file:
            for document in _Documents(source).of(bounded_lines(file, MAXIMUM_TEXT + 1)):
                found = True
                yield document
    except OSError as error:
        fault = _say("unreadable", why=error.strerror or error)
        if isinstance(error, FileNotFoundError):
            is_puzzle = sum(sign in ".0123456789" for sign in argument) * 2 > len(argument)
            needs = _say("needs_file", info_name=click.get_current_context().info_name)
            source = "" if is_puzzle else shortened(source, 60)
            fault = _say("make_one", why=needs if is_puzzle else _say("no_file"))
        yield TraceText("", source, fault=fault)
    else:
        if not found:
            yield TraceText("", source, fault=_say("no_trace"))


class _Documents:
    """Tells documents that stand on a line from those that take several, and gathers these."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._gathered: list[str] = []
        self._first = 0
        self._length = 0
        self._depth = 0

    def of(self, lines: Lines) -> Iterator[TraceText]:
        """The documents in the lines."""
        passing_over = False
        for number, line in lines:
            if line is None:
                yield from self._broken_off()
                yield self._too_long(number)
                continue
            begins = _BEGINNING.match(line) is not None
            if begins or not passing_over:
                passing_over = False
                if begins:
                    yield from self._broken_off()
                if self._gathered or not line.isspace():
                    self._gather(number, line)
                if self._gathered and self._depth <= 0:
                    yield from self._broken_off()
                elif self._length > MAXIMUM_TEXT:
                    yield self._too_long(self._first)
                    self._gathered.clear()
                    passing_over = True
        yield from self._broken_off()

    def _gather(self, number: int, line: str) -> None:
        if not self._gathered:
            self._first, self._length, self._depth = number, 0, 0
        self._gathered.append(line)
        self._length += len(line)
        self._depth += _depth_of(line)

    def _broken_off(self) -> Iterator[TraceText]:
        """What is gathered so far, if anything, whole or not."""
        if self._gathered:
            yield TraceText("".join(self._gathered), self._source, self._first)
        self._gathered.clear()

    def _too_long(self, number: int) -> TraceText:
        fault = _say("too_long", most=MAXIMUM_TEXT)
        return TraceText("", self._source, number, fault)


def _depth_of(line: str) -> int:
    """The number of objects and lists that a line opens, less those that it closes."""
    opened = line.count("{") + line.count("[")
    if opened == line.count("}") + line.count("]"):
        return 0  # as nearly always; brackets within text that make up for others are passed over
    return sum(
        1 if found[0] in "{[" else -1
        for found in _BRACKETS.finditer(line)
        if not found[0].startswith('"')
    )


_RECORD = re.compile(r'\s*\{\s*"(schema|source)"\s*:')


def is_record(text: str) -> bool:
    """Whether the text is a record or a row, not a trace."""
    return _RECORD.match(text) is not None


def trace_in(text: str) -> tuple[Mapping[str, object], SolveResult]:
    """The fields of a record, and the trace it holds."""
    fields = cast("dict[str, Any]", parsed(text))
    trace = fields.get("trace")
    if trace is None:
        what = _say("record_of", schema=fields["schema"]) if "schema" in fields else _say("row")
        raise TraceFormatError(_say("holds_none", what=what) + _reason(fields))
    # in rows these are texts, but for the trace in JSON Lines
    if isinstance(trace, str):
        trace = parsed(trace)
    if isinstance(fields.get("position"), str):
        fields["position"] = parsed(fields["position"])
    try:
        return fields, from_data(trace)
    except TraceFormatError as fault:
        raise fault.under("trace") from None


def trace_of(text: str) -> tuple[SolveResult, str | None]:
    """The trace that a text is, or the one in a record; and what a record says of it falsely."""
    if not is_record(text):
        return SolveResult.from_json(text), None
    fields, result = trace_in(text)
    return result, misstatement(fields, result)


def _reason(fields: Mapping[str, object]) -> str:
    if "error" in fields and fields.get("status", "unreadable") == "unreadable":
        return f": {fields['error']}"
    if "schema" not in fields:
        return "; 'sudologue solve --format trace' writes traces"
    return "; --quiet leaves it out" if fields["schema"] == "sudologue-solve" else ""


def misstatement(fields: Mapping[str, object], result: SolveResult) -> str | None:
    """What a record says that its trace does not bear out, if anything."""
    for field, right in told_by_trace(result).items():
        if field in fields and fields[field] != right:
            return _say("other_than_trace", field=field)
    return None
