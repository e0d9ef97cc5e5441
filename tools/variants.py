"""How puzzles with clues are solved: how many, with how many proofs, and in what time.

    python -m tools.variants                # published killers, arrows and thermometers
    python -m tools.variants --monsters     # killers that were made to be hard for programs
    python -m tools.variants --each         # a line for each puzzle, too

solves the records of `../shared/data/variants` by all rules. A puzzle needs *nets* if a step is a
proof by contradiction or by cases, and is *nested* if suppositions stand on suppositions. Times are
of the processor, for whole traces.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from puzzles.shared import is_monster, variant_lines
from sudologue import Board, Solver, SolveStatus
from sudologue.rules import registry

KINDS = ("killer", "arrow", "thermo")

ASSUMPTIONS = {rule.name: rule.assumptions for rule in registry()}


@dataclass(frozen=True)
class Outcome:
    """What became of a puzzle: by how many assumptions at once, how soon, how far."""

    name: str
    status: SolveStatus
    is_right: bool
    assumptions: int
    seconds: float
    steps: int
    open_cells: int

    def __str__(self) -> str:
        far = "" if self.status is SolveStatus.SOLVED else f", {self.open_cells} open cells left"
        depth = ("", ", nets", ", nested")[min(self.assumptions, 2)]
        steps = f"{self.steps} steps{depth}{far}"
        return f"{self.name}: {self.status.value}, {steps}, {1000 * self.seconds:.1f} ms"


def outcome(line: str) -> Outcome:
    """How the puzzle of a record is solved."""
    record, board = json.loads(line), Board.from_string(line)
    began = time.process_time()
    result = Solver().solve(board)
    seconds = time.process_time() - began
    used = {step.inference.rule for step in result.steps}
    is_solved, last = result.status is SolveStatus.SOLVED, result.final_board
    return Outcome(
        record["id"],
        result.status,
        not is_solved or last.to_string() == record["solution"],
        max((ASSUMPTIONS[name] for name in used), default=0),
        seconds,
        len(result.steps),
        last.masks.open_cells.bit_count(),
    )


def summary(title: str, outcomes: Sequence[Outcome]) -> str:
    """All in a line: how many are solved and by what, and how long it takes."""
    solved = [each for each in outcomes if each.status is SolveStatus.SOLVED]
    wrong = [each for each in outcomes if not each.is_right]
    nets, nested = (sum(each.assumptions >= depth for each in solved) for depth in (1, 2))
    times = sorted(1000 * each.seconds for each in outcomes)
    middle, late = (times[int(part * (len(times) - 1))] for part in (0.5, 0.95))
    return (
        f"{title}: {len(solved)} of {len(outcomes)} solved, {nets} with nets, {nested} nested, "
        f"{len(wrong)} wrong; median {middle:.1f} ms, 95 % {late:.1f}, slowest {times[-1]:.1f}"
    )


def sets(kinds: Sequence[str], monsters: bool) -> Iterator[tuple[str, list[str]]]:
    """The records that are asked for, by kind."""
    for kind in kinds:
        lines = [line for line in variant_lines(kind) if is_monster(line) is monsters]
        if lines:
            yield kind, lines


def main(argv: Sequence[str] | None = None) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.variants")
    parser.add_argument("--kinds", default=",".join(KINDS), help="default: %(default)s")
    parser.add_argument("--monsters", action="store_true", help="the hardest killers instead")
    parser.add_argument("--each", action="store_true", help="a line for each puzzle, too")
    options = parser.parse_args(argv)
    for kind, lines in sets(options.kinds.split(","), options.monsters):
        outcomes: list[Outcome] = []
        for line in lines:
            outcomes.append(outcome(line))
            if options.each:
                _say(f"{kind} {outcomes[-1]}")
        _say(summary(kind, outcomes))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
