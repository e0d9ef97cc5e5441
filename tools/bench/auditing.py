"""Whether a trace on file is audited sooner than it was made.

Puzzles are solved and their traces audited in blocks, as in the race, one process, processor time.
Solving is from the puzzle's text to the whole trace; auditing is from the trace's text to the
verdict. Writing the trace is on neither's bill. Each trace is audited once.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import sudologue
from sudologue.audit import check_json
from sudologue.errors import SudologueError
from tools.bench.race import BLOCK, CLOCK


class AuditError(SudologueError):
    """A trace of ours that does not hold."""


@dataclass(frozen=True)
class Audited:
    """The audits of a set: seconds and characters in all; `worst` is a trace's audit/solve."""

    name: str
    traces: int
    solving: float
    writing: float
    auditing: float
    characters: int
    worst: float

    @property
    def ratio(self) -> float:
        """The time of the audits over the time of the solves."""
        return self.auditing / self.solving


def audit_set(
    name: str,
    puzzles: Sequence[str],
    rules: Iterable[str] | None = None,
    *,
    max_seconds: float | None = None,
    clock: Callable[[], float] = CLOCK,
) -> Audited:
    """Solve the puzzles and audit their traces, until `max_seconds` of solving are over."""
    slugs = None if rules is None else tuple(rules)
    solving = writing = auditing = worst = 0.0
    traces = characters = 0
    for start in range(0, len(puzzles), BLOCK):
        made: list[tuple[str, str, float]] = []
        gc.collect()
        for puzzle in puzzles[start : start + BLOCK]:
            if max_seconds is not None and solving >= max_seconds:
                break
            began = clock()
            result = sudologue.solve(puzzle, slugs)
            solved = clock()
            text = result.to_json()
            writing += clock() - solved
            solving += solved - began
            made.append((puzzle, text, solved - began))
            del result
        gc.collect()
        for puzzle, text, seconds in made:
            began = clock()
            verdict = check_json(text)
            spent = clock() - began
            if not verdict.ok:
                raise AuditError(f"{puzzle}: {verdict}")
            auditing += spent
            characters += len(text)
            worst = max(worst, spent / seconds)
        traces += len(made)
    return Audited(name, traces, solving, writing, auditing, characters, worst)


_HEAD = ("", "traces", "solve ms", "write ms", "audit ms", "audit/solve", "worst", "kB")


def audit_table(results: Iterable[Audited]) -> str:
    """Means a trace, and ratios; the worst is that of a single trace.

    >>> print(audit_table([Audited("one-set", 2, 0.004, 0.002, 0.001, 31_400, 0.4)]))
             traces  solve ms  write ms  audit ms  audit/solve  worst    kB
    one-set       2     2.000     1.000     0.500         0.25   0.40  15.7
    """
    rows = [_HEAD, *(_row(result) for result in results)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    return "\n".join(
        "  ".join(
            f"{text:<{width}}" if column == 0 else f"{text:>{width}}"
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def _row(result: Audited) -> tuple[str, ...]:
    times = (result.solving, result.writing, result.auditing)
    return (
        result.name,
        str(result.traces),
        *(f"{seconds / result.traces * 1000:.3f}" for seconds in times),
        f"{result.ratio:.2f}",
        f"{result.worst:.2f}",
        f"{result.characters / result.traces / 1000:.1f}",
    )
