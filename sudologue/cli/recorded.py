"""Traces in records, as other verbs write them with `--format json`, read back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from sudologue.cli.records import told_by_trace
from sudologue.inference import SolveResult
from sudologue.inference.codec import TraceFormatError, from_data
from sudologue.inference.codec.parsing import parsed

_RECORD = re.compile(r'\s*\{\s*"schema"\s*:')


def is_record(text: str) -> bool:
    """Whether the text is a record, not a trace."""
    return _RECORD.match(text) is not None


def trace_in(text: str) -> tuple[Mapping[str, object], SolveResult]:
    """The fields of a record, and the trace it holds."""
    fields = cast("dict[str, Any]", parsed(text))
    trace = fields.get("trace")
    if trace is None:
        raise TraceFormatError(
            f"this record of {fields['schema']!r} holds no trace" + _reason(fields)
        )
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
    if "error" in fields:
        return f": {fields['error']}"
    return "; --quiet leaves it out" if fields["schema"] == "sudologue-solve" else ""


def misstatement(fields: Mapping[str, object], result: SolveResult) -> str | None:
    """What a record says that its trace does not bear out, if anything."""
    for field, right in told_by_trace(result).items():
        if field in fields and fields[field] != right:
            return f"the record's {field} is not that of its trace"
    return None
