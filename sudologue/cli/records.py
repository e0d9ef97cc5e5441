"""Results as JSON: one document a line for every puzzle."""

from __future__ import annotations

import json
from typing import IO

from sudologue.cli.sources import Entry
from sudologue.inference import SolveResult, SolveStatus
from sudologue.inference.codec import to_data
from sudologue.oracle import Solutions

SCHEMA = "sudologue-solve"
SCHEMA_VERSION = 1


def write_record(
    stream: IO[str], entry: Entry, result: SolveResult, searched: Solutions | None
) -> None:
    """One line: where the puzzle stood, how the solve ended, and the whole trace."""
    solved = result.status is SolveStatus.SOLVED
    record = {
        "schema": SCHEMA,
        "schema_version": SCHEMA_VERSION,
        "source": entry.source or "argument",
        "line": entry.line or None,
        "puzzle": result.initial.to_string(),
        "status": result.status.value,
        "solution": result.final_board.to_string() if solved else None,
        "assumptions": sorted(assumption.name.lower() for assumption in result.assumptions),
        "diagnosis": None if result.diagnosis is None else str(result.diagnosis),
        "found_by_search": None if searched is None else _found(searched),
        "trace": to_data(result),
    }
    stream.write(json.dumps(record, ensure_ascii=False) + "\n")


def _found(searched: Solutions) -> dict[str, object]:
    return {
        "solutions": searched.count,
        "complete": searched.exhausted,
        "shown": [board.to_string() for board in searched.found],
    }
