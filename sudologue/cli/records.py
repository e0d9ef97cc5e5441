"""Results as JSON: one document a line for every puzzle, readable or not."""

from __future__ import annotations

import json

from sudologue.cli.sources import Entry
from sudologue.inference import SolveResult, SolveStatus
from sudologue.inference.codec import to_data
from sudologue.model import Board
from sudologue.oracle import Solutions

SOLVE = "sudologue-solve"
CHECK = "sudologue-check"
SCHEMA_VERSION = 1


def solve_record(
    entry: Entry, result: SolveResult, searched: Solutions | None, with_trace: bool
) -> str:
    """Where the puzzle stood, how the solve ended, and the whole trace."""
    solved = result.status is SolveStatus.SOLVED
    return _line(
        SOLVE,
        entry,
        puzzle=result.initial.to_string(),
        status=result.status.value,
        solution=result.final_board.to_string() if solved else None,
        assumptions=sorted(assumption.name.lower() for assumption in result.assumptions),
        diagnosis=None if result.diagnosis is None else str(result.diagnosis),
        found_by_search=None if searched is None else _found(searched),
        **({"trace": to_data(result)} if with_trace else {}),
    )


def check_record(entry: Entry, board: Board, searched: Solutions) -> str:
    """How many solutions a puzzle has."""
    return _line(CHECK, entry, puzzle=board.to_string(), **_found(searched))


def unreadable_record(schema: str, entry: Entry, message: str) -> str:
    """That a puzzle could not be read, so that every puzzle has its line."""
    return _line(schema, entry, puzzle=None, error=message)


def _line(schema: str, entry: Entry, **fields: object) -> str:
    record = {
        "schema": schema,
        "schema_version": SCHEMA_VERSION,
        "source": entry.source or "argument",
        "line": entry.line,
        **fields,
    }
    return json.dumps(record) + "\n"


def _found(searched: Solutions) -> dict[str, object]:
    """`complete` says whether search looked at every case, so that the number is exact."""
    return {
        "solutions": searched.count,
        "complete": searched.exhausted,
        "shown": [board.to_string() for board in searched.found],
    }
