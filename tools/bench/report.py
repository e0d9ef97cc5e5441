"""What a race came to: times, ratios, and the table that shows them."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, median
from typing import Any

from tools.bench.contestants import Contestant
from tools.bench.race import CLOCK_NAME, Lane, Run


@dataclass(frozen=True)
class Standing:
    """The standing of a contestant on a set.

    The first contestant is the one that all are measured against: `ratio` is its time over this
    one's, on the puzzles that both ran, and `ratio_where_both_solved` the same on those that both
    solved. Neither is there when there is no such puzzle. All this is of puzzles in a row;
    `alternating_ms` is the mean where contestants alternate puzzle by puzzle.
    """

    name: str
    timed: int
    solved: int
    wrong: int
    searched: int
    refusals: tuple[str, ...]
    mean_ms: float | None
    alternating_ms: float | None
    median_ms: float | None
    slowest_ms: float | None
    ratio: float | None
    ratio_where_both_solved: float | None


@dataclass(frozen=True)
class SetResult:
    """The standings on a set, of which so many puzzles were raced."""

    name: str
    available: int
    raced: int
    max_seconds: float | None
    standings: tuple[Standing, ...]


def standings(lanes: Sequence[Lane], alternating: Sequence[Lane]) -> tuple[Standing, ...]:
    """Everybody's standing beside the first, from the races in a row and in alternation."""
    ours = lanes[0].runs
    return tuple(
        _standing(lane, in_turn, ours, is_ours=lane is lanes[0])
        for lane, in_turn in zip(lanes, alternating, strict=True)
    )


def _standing(lane: Lane, in_turn: Lane, ours: Sequence[Run], is_ours: bool) -> Standing:
    # both lanes ran the set from its start, so the shorter one ends the pairs
    both = [] if is_ours else list(zip(ours, lane.runs, strict=False))
    milliseconds = [run.seconds * 1000 for run in lane.runs]
    alternating = [run.seconds * 1000 for run in in_turn.runs]
    return Standing(
        name=lane.contestant.name,
        timed=len(lane.runs),
        solved=sum(run.solved for run in lane.runs),
        wrong=sum(run.wrong for run in lane.runs),
        searched=sum(run.searched for run in lane.runs),
        refusals=tuple(run.refusal for run in lane.runs if run.refusal is not None),
        mean_ms=fmean(milliseconds) if milliseconds else None,
        alternating_ms=fmean(alternating) if alternating else None,
        median_ms=median(milliseconds) if milliseconds else None,
        slowest_ms=max(milliseconds, default=None),
        ratio=_ratio(both),
        ratio_where_both_solved=_ratio(
            [pair for pair in both if pair[0].solved and pair[1].solved]
        ),
    )


def _ratio(pairs: Sequence[tuple[Run, Run]]) -> float | None:
    if not pairs:
        return None
    return sum(our.seconds for our, _ in pairs) / sum(its.seconds for _, its in pairs)


# text

_HEAD = (
    "", "timed", "solved", "mean ms", "alternating", "median ms", "slowest ms", "ours/its",
    "both solved",
)  # fmt: skip


def heading(contestants: Sequence[Contestant], repeat: int) -> str:
    """What the tables below it are about."""
    width = max(len(contestant.name) for contestant in contestants)
    how = "one run" if repeat == 1 else f"best of {repeat} runs"
    return "\n".join(
        [
            f"{python_text()}: {CLOCK_NAME}, one process, {how} a puzzle, garbage collector on",
            "ours/its: our time over theirs on the puzzles both ran, and on those both solved",
            "alternating: mean ms where contestants alternate puzzle by puzzle, not in a row",
            *(f"  {contestant.name:<{width}}  {contestant.setup}" for contestant in contestants),
        ]
    )


def python_text() -> str:
    """Which Python runs, and on what."""
    return (
        f"{platform.python_implementation()} {platform.python_version()} "
        f"on {platform.system()} {platform.machine()}"
    )


def table(result: SetResult) -> str:
    """The standings on a set, with remarks below."""
    raced = f"{result.raced} of " if result.raced < result.available else ""
    rows = [_HEAD, *(_cells(standing) for standing in result.standings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    lines = [f"{result.name}: {raced}{_count(result.available, 'puzzle')}"]
    for name, *numbers in rows:
        aligned = (f"{text:>{width}}" for text, width in zip(numbers, widths[1:], strict=True))
        lines.append(f"  {name:<{widths[0]}}  {'  '.join(aligned)}".rstrip())
    return "\n".join([*lines, *(f"  {remark}" for remark in _remarks(result))])


def _cells(standing: Standing) -> tuple[str, ...]:
    return (
        standing.name,
        str(standing.timed),
        str(standing.solved),
        _number(standing.mean_ms, 3),
        _number(standing.alternating_ms, 3),
        _number(standing.median_ms, 3),
        _number(standing.slowest_ms, 3),
        _number(standing.ratio, 2),
        _number(standing.ratio_where_both_solved, 2),
    )


def _number(value: float | None, places: int) -> str:
    """A number with so many decimals, or as many as show two digits, down to a ten-thousandth.

    >>> [_number(value, 2) for value in (None, 12.3456, 0.3456, 0.03456, 0.003456, 0.00003)]
    ['-', '12.35', '0.35', '0.035', '0.0035', '<0.0001']
    """
    if value is None:
        return "-"
    if value < 0.0001:
        return "<0.0001"
    while value < 10.0 ** (1 - places):
        places += 1
    return f"{value:.{min(places, 4)}f}"


def _remarks(result: SetResult) -> Iterator[str]:
    for standing in result.standings:
        name = standing.name
        if standing.timed < result.raced:
            yield (
                f"{name} used up its {result.max_seconds:g} s: it is compared over "
                f"{'the one puzzle' if standing.timed == 1 else f'the {standing.timed} puzzles'} "
                "that it ran"
            )
        if standing.wrong:
            yield f"{name} filled {_count(standing.wrong, 'puzzle')} wrongly"
        if standing.searched:
            yield f"{name} fell back on search for {_count(standing.searched, 'puzzle')}"
        if standing.refusals:
            yield (
                f"{name} refused {_count(len(standing.refusals), 'puzzle')}, "
                f"the first with {standing.refusals[0]}"
            )


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


# JSON


def as_data(
    contestants: Sequence[Contestant], repeat: int, results: Sequence[SetResult]
) -> dict[str, Any]:
    """Everything the tables say, for programs."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": f"{platform.system()} {platform.machine()}",
        "repeat": repeat,
        "contestants": [{"name": c.name, "setup": c.setup} for c in contestants],
        "sets": [asdict(result) for result in results],
    }
