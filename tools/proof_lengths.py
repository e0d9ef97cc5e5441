"""How long proofs are, with some rules and without them.

    python -m tools.proof_lengths --without junior_exocet,tridagon --sets hardest2011 --every 5

solves each puzzle of the corpora beside this repository twice in one process, without the rules
named and with all, and adds up what came of it: steps, nested steps, nets, the lines of all proofs,
and the processor's time. Then it names the puzzles whose proof got longer, and by how much.

A step is a line. A proof by contradiction or by cases has a line for each supposition, each digit
forced, and each end that it comes to, and the cases of a tridagon one more for the tridagon; an
exocet has a line for each pair of digits that it excludes, and one more.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from functools import partial

from sudologue import Board, Solver, rules
from sudologue.inference import Evidence, SolveStatus
from sudologue.rules.exocet.evidence import JuniorExocetEvidence
from sudologue.rules.forcing.evidence import ContradictionEvidence, VerityEvidence
from sudologue.rules.tridagon.evidence import TridagonVerityEvidence
from sudologue.wording import counted
from tools.soundness import corpus

NESTED = "nested_forcing_chain"


@dataclass
class Lengths:
    """What solving came to: of one puzzle, or of several added up."""

    unsolved: int = 0
    steps: int = 0
    nested: int = 0
    nets: int = 0
    lines: int = 0
    seconds: float = 0.0

    def __add__(self, other: Lengths) -> Lengths:
        mine, others = vars(self), vars(other)
        return Lengths(**{part.name: mine[part.name] + others[part.name] for part in fields(self)})


def lines_of(evidence: Evidence) -> int:
    """The lines that a step's proof has."""
    match evidence:
        case ContradictionEvidence():
            return evidence.proof.size
        case VerityEvidence():
            return sum(case.size for case in evidence.cases)
        case TridagonVerityEvidence():
            return 1 + sum(case.size for case in evidence.cases)
        case JuniorExocetEvidence():
            return 1 + len(evidence.excluded)
        case _:
            return 1


def lengths(puzzle: str, without: Sequence[str] = ()) -> Lengths:
    """How long the proof of a puzzle is if all rules may be used but these."""
    board = Board.from_string(puzzle)
    chosen = [rule for rule in rules.chosen(None, assume_unique=False) if rule.name not in without]
    began = time.process_time()
    result = Solver(chosen).solve(board)
    spent = time.process_time() - began
    found = Lengths(unsolved=int(result.status is not SolveStatus.SOLVED), seconds=spent)
    for step in result.steps:
        found.steps += 1
        found.nested += step.inference.rule == NESTED
        found.nets += isinstance(step.inference.evidence, ContradictionEvidence | VerityEvidence)
        found.lines += lines_of(step.inference.evidence)
    return found


def compared(puzzle: str, without: Sequence[str]) -> tuple[str, Lengths, Lengths]:
    """A puzzle, and how long its proof is without some rules and with them."""
    return puzzle, lengths(puzzle, without), lengths(puzzle)


def report(found: Sequence[tuple[str, Lengths, Lengths]]) -> list[str]:
    """The sums, and the puzzles whose proof got longer, as lines of text."""
    before = sum((each for _, each, _ in found), Lengths())
    after = sum((each for _, _, each in found), Lengths())
    told = [f"{counted(len(found), 'puzzle'):12} {'without':>9} {'with':>9} {'ratio':>6}"]
    for part in fields(Lengths):
        one, other = (float(vars(each)[part.name]) for each in (before, after))
        ratio = f"{other / one:6.3f}" if one else f"{'-':>6}"
        told.append(f"{part.name:12} {one:9.0f} {other:9.0f} {ratio}")
    longer = [(after.lines - before.lines, puzzle) for puzzle, before, after in found]
    longer = sorted(((more, puzzle) for more, puzzle in longer if more > 0), reverse=True)
    shorter = sum(after.lines < before.lines for _, before, after in found)
    told.append(f"proofs of {shorter} got shorter, of {len(longer)} longer")
    return told + [f"{more:+6} lines {puzzle}" for more, puzzle in longer]


def main(argv: Sequence[str] | None = None) -> None:
    """Solve, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.proof_lengths")
    parser.add_argument("--without", required=True, help="slugs, comma-separated")
    parser.add_argument("--sets", default="hardest2011,tridagon", help="default: %(default)s")
    parser.add_argument("--every", type=int, default=1, help="only every so many puzzles of a set")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(argv)
    without = [rules.named(slug).name for slug in options.without.split(",")]
    for name in options.sets.split(","):
        puzzles = list(corpus(name))[:: options.every]
        found: list[tuple[str, Lengths, Lengths]] = []
        with ProcessPoolExecutor(options.jobs) as pool:
            for each in pool.map(partial(compared, without=without), puzzles):
                found.append(each)
                sys.stderr.write(f"{len(found)} of {len(puzzles)} puzzles of {name}\r")
        sys.stdout.write("\n".join([name, *report(found), ""]) + "\n")


if __name__ == "__main__":
    main()
