"""That every draft ends soon and as it should: at random, beside a SAT solver.

    python -m tools.drafts --count 2000 --seed 1
    python -m tools.drafts --count 200 --seed 2 --kinds anti-knight,sukaku

solves drafts of all kinds of layouts with the default budget, and prints a line for each kind: how
many there were, how each ended, and the seconds of the slowest. A SAT solver says whether there is
no solution, one or several; where a solve says otherwise, the draft is printed and the end is 1.
What a solve leaves open, stuck without two solutions to show, cannot be wrong, and is counted.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations, islice
from typing import Any

from puzzles.random_layouts import KINDS, Sample, draft, samples
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board, bits_of
from sudologue.solver import Solver

ENOUGH = 2


def solution_count(board: Board) -> int:
    """How many solutions there are, as far as two, by a SAT solver."""
    solvers: Any = import_module("pysat.solvers")
    with solvers.Solver(name="cadical153", bootstrap_with=_clauses(board)) as solver:
        count = 0
        while count < ENOUGH and solver.solve():
            count += 1
            solver.add_clause([-number for number in solver.get_model() or () if number > 0])
        return count


def _clauses(board: Board) -> Iterator[list[int]]:
    """A cell, and a digit in a house, has one true candidate; of two in sight one is false."""
    layout = board.layout
    tables = layout.tables
    width, planes = tables.cell_count, range(0, layout.size * tables.cell_count, tables.cell_count)
    for cell in range(width):
        domain = [plane + cell + 1 for plane in planes]
        yield domain
        yield from ([-one, -other] for one, other in combinations(domain, 2))
        for peer in layout.peers(layout.cells[cell]):
            other = tables.cell_number(peer)
            if other > cell:
                yield from ([-(plane + cell + 1), -(plane + other + 1)] for plane in planes)
    for house in layout.houses:
        for plane in planes:
            yield [plane + tables.cell_number(cell) + 1 for cell in house.cells]
    possible = board.masks.live | board.masks.filled
    yield from ([-(number + 1)] for number in bits_of(tables.all_candidates & ~possible))


def told(result: SolveResult) -> str:
    """How a solve ended, in a word or two."""
    if result.diagnosis is not None:
        if result.diagnosis.solutions:
            return "several solutions"
        if result.diagnosis.budget is not None:
            return "out of budget"
    return result.status.value


def agrees(result: SolveResult, count: int) -> bool:
    """Whether an end goes with so many solutions; what is left open goes with any number."""
    if result.diagnosis is not None and result.diagnosis.solutions:
        one, other = result.diagnosis.solutions
        return one != other and one.is_complete and other.is_complete and count == ENOUGH
    expected = {SolveStatus.SOLVED: 1, SolveStatus.CONTRADICTION: 0}
    return expected.get(result.status, count) == count


@dataclass
class Tally:
    """What came of the drafts of a kind."""

    ends: Counter[str] = field(default_factory=Counter[str])
    slowest: float = 0.0
    wrong: list[Sample] = field(default_factory=list[Sample])

    def enter(self, sample: Sample) -> None:
        """Solve a draft, and count its solutions."""
        began = time.process_time()
        result = Solver().solve(sample.board)
        self.slowest = max(self.slowest, time.process_time() - began)
        self.ends[told(result)] += 1
        if not agrees(result, solution_count(sample.board)):
            self.wrong.append(sample)

    def __str__(self) -> str:
        ends = ", ".join(f"{number} {end}" for end, number in sorted(self.ends.items()))
        return f"{self.ends.total():5} drafts, slowest {self.slowest:5.2f} s: {ends}"


def tallies(seed: int, count: int, kinds: Sequence[str]) -> dict[str, Tally]:
    """What came of so many drafts of these kinds in turn, by kind."""
    made = {kind: Tally() for kind in kinds}
    for sample in islice(samples(draft, seed, kinds), count):
        made[sample.kind].enter(sample)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.drafts")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=",".join(KINDS), help="comma-separated")
    options = parser.parse_args(argv)
    wrong: list[Sample] = []
    for kind, tally in tallies(options.seed, options.count, options.kinds.split(",")).items():
        sys.stdout.write(f"{kind:<20}{tally}\n")
        wrong += tally.wrong
    for sample in wrong:
        sys.stdout.write(f"wrong: {sample}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
