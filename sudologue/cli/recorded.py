"""Traces in records, as other verbs write them with `--format json`, read back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from sudologue.inference import SolveResult, SolveStatus
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


def _reason(fields: Mapping[str, object]) -> str:
    if "error" in fields:
        return f": {fields['error']}"
    return "; --quiet leaves it out" if fields["schema"] == "sudologue-solve" else ""


def misstatement(fields: Mapping[str, object], result: SolveResult) -> str | None:
    """What a record says that its trace does not bear out, if anything.

    Search, prose and what steps stand on are not the trace's to say.
    """
    final = result.final_board
    is_solved = result.status is SolveStatus.SOLVED
    borne_out: dict[str, object] = {
        "puzzle": result.initial.to_string(),
        "status": result.status.value,
        "solution": final.to_string() if is_solved else None,
        "assumptions": sorted(assumption.name.lower() for assumption in result.assumptions),
        "diagnosis": None if result.diagnosis is None else str(result.diagnosis),
    }
    for field, right in borne_out.items():
        if field in fields and fields[field] != right:
            return f"the record's {field} is not that of its trace"
    return None
