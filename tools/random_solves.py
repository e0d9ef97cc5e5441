"""Random minimal puzzles of all kinds of layouts, each solved by all rules and its trace audited.

    python -m tools.random_solves --count 3000 --seed 1

Counts for each kind how the solves ended, and says of each trace that the audit refuses, or that
does not end in the puzzle's solution, which puzzle it is: `puzzle("jigsaw", "1:9")` of
`puzzles.random_layouts` makes it again. A solve that takes more than `--seconds` is stopped, and
what it found so far is audited. Ctrl-C ends the work with the counts so far.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from puzzles.random_layouts import KINDS, Sample, draft, puzzle
from sudologue.audit import check_trace
from sudologue.inference import SolveResult, SolveStatus
from sudologue.solver import Solver


@dataclass(frozen=True)
class Report:
    """How a solve ended, how long it was, and what was wrong with it."""

    kind: str
    status: str
    steps: int
    seconds: float
    fault: str | None


@dataclass(frozen=True)
class Examiner:
    """Makes, solves and audits the puzzle of a kind and a seed."""

    seconds: float
    max_depth: int | None = None
    assume_unique: bool = False
    drafts: bool = False

    def __call__(self, made: tuple[str, str]) -> Report:
        sample = (draft if self.drafts else puzzle)(*made)
        began = time.process_time()
        result = self.solved(sample)
        spent = time.process_time() - began
        fault = fault_of(sample, result, self.drafts)
        told = None if fault is None else f"{sample}: {fault}"
        return Report(sample.kind, result.status.value, len(result.steps), spent, told)

    def solved(self, sample: Sample) -> SolveResult:
        """The trace, as far as it came in the time that it may take."""
        solver = Solver(
            assume_unique=self.assume_unique, max_depth=self.max_depth, timeout=self.seconds
        )
        return solver.solve(sample.board)


def fault_of(sample: Sample, result: SolveResult, is_draft: bool = False) -> str | None:
    """What is wrong with a trace of a puzzle, or a draft, if anything is."""
    verdict = check_trace(result)
    if not verdict.ok:
        refused = [step.inference for step in result.steps][(verdict.step or 1) - 1 :][:1]
        return f"{verdict} {' '.join(map(str, refused))}"
    if is_draft:
        return None
    final = result.final_board
    if sample.solution.masks.filled & ~(final.masks.live | final.masks.filled):
        return "a step denies the solution"
    if result.status is SolveStatus.CONTRADICTION:
        return "a puzzle with a solution is said to have none"
    return None


def seeds(seed: int, kinds: list[str], first: int, count: int) -> Iterator[tuple[str, str]]:
    """Kind and seed of each of so many puzzles, those of `random_layouts.samples`, from one on."""
    for number in range(first, first + count):
        yield kinds[(number - 1) % len(kinds)], f"{seed}:{number}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=1, help="the number to begin with")
    parser.add_argument("--kinds", default=",".join(KINDS), help="comma-separated")
    parser.add_argument("--max-depth", type=int, help="of assumptions within assumptions")
    parser.add_argument("--seconds", type=float, default=60.0, help="that a solve may take")
    parser.add_argument("--assume-unique", action="store_true")
    parser.add_argument("--drafts", action="store_true", help="not puzzles, but drafts")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args()
    examiner = Examiner(options.seconds, options.max_depth, options.assume_unique, options.drafts)
    asked = seeds(options.seed, options.kinds.split(","), options.first, options.count)
    ended: dict[str, Counter[str]] = defaultdict(Counter)
    steps, slowest, faults = Counter[str](), dict[str, float](), 0
    # what processes keep in memory goes with them
    pool = ProcessPoolExecutor(options.jobs, get_context("spawn"), max_tasks_per_child=200)
    with contextlib.suppress(KeyboardInterrupt), pool:
        for done, report in enumerate(pool.map(examiner, asked), 1):
            ended[report.kind][report.status] += 1
            steps[report.kind] += report.steps
            slowest[report.kind] = max(report.seconds, slowest.get(report.kind, 0.0))
            if report.fault is not None:
                faults += 1
                say(report.fault)
            if done % 100 == 0:
                sys.stderr.write(f"{done} of {options.count} puzzles, {faults} faults\n")
    for kind, counts in ended.items():
        told = ", ".join(f"{count} {status}" for status, count in sorted(counts.items()))
        say(f"{kind:20} {steps[kind]:7} steps, {slowest[kind]:6.1f} s at most: {told}")
    done = sum(counts.total() for counts in ended.values())
    say(f"{done} puzzles, {steps.total()} steps, {faults} faults")
    if faults:
        raise SystemExit(1)


def say(text: str) -> None:
    """A line at once, for whoever watches."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
