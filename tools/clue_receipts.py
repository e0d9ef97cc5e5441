"""Receipts that cite clues, on every board of real solves: what the kernel accepts and refuses.

    python -m tools.clue_receipts --kinds killer,thermo,arrow --every 5

solves records of variants beside this repository, and asks the rules for clues for all they find on
each board. The kernel has to accept every claim, and to refuse the same receipt where it strikes a
digit of the solution. A receipt of one clue is tried without the clue as well, and with the cage's
total one off: it has to be accepted just if brute force says that it still follows. What is wrong
is printed, and then the run ends with 1.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from puzzles.shared import clue_records
from sudologue.audit import check_inference
from sudologue.clues import Cage, Clue
from sudologue.inference import (
    ClueConstraint,
    Constraint,
    DistinctConstraint,
    Elimination,
    Evidence,
    Inference,
    Placement,
)
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules import Technique, of_family
from sudologue.solver import Solver

FAMILIES = ("cages", "clues", "thermometers", "arrows", "ledgers")
MOST_CELLS = 5
"""A clue of more has too many fillings to try them all."""


@dataclass
class Tally:
    """How much was tried, and what was wrong."""

    counts: Counter[str] = field(default_factory=Counter[str])
    faults: list[str] = field(default_factory=list[str])

    def expect(self, what: str, is_right: bool, inference: Inference) -> None:
        """Count a trial, and keep it if it went wrong."""
        self.counts[what] += 1
        if not is_right:
            self.faults.append(f"{what}: {inference}, {inference.evidence}")


# ---------------------------------------------------------------------------------- brute force


def fillings(clue: Clue, board: Board, possible: int) -> Iterator[int]:
    """Every way to fill a clue with what is possible, as candidates."""
    tables = board.layout.tables

    def further(place: int, state: object, placed: int) -> Iterator[int]:
        if place == len(clue.cells):
            if clue.accepts(state):
                yield placed
            return
        for digit in tables.digits:
            bit = 1 << tables.candidate_number(clue.cells[place], digit)
            after = clue.step(place, state, digit) if possible & bit else None
            if after is not None:
                yield from further(place + 1, after, placed | bit)

    return further(0, clue.start, 0)


def follows(board: Board, inference: Inference) -> bool:
    """Whether what is cited forces every candidate of the conclusion, by trying everything."""
    evidence, layout = inference.evidence, board.layout
    tables = layout.tables
    clues = [cited.clue for cited in evidence.clues if isinstance(cited, ClueConstraint)]
    links = [link.mask(layout) for link in evidence.links]
    links += [tables.domain_masks[tables.cell_number(c)] for clue in clues for c in clue.cells]
    for candidate in inference.action.candidates:
        claim = 1 << tables.candidate_number(candidate.cell, candidate.digit)
        is_placed = isinstance(inference.action, Placement)
        possible = (board.masks.live | board.masks.filled) & ~(claim if is_placed else 0)
        choices = [[*fillings(clue, board, possible)] for clue in clues]
        for truth in evidence.truths:
            choices.append([1 << number for number in bits_of(truth.mask(layout) & possible)])
        if _is_possible(0 if is_placed else claim, sorted(choices, key=len), links):
            return False
    return True


def _is_possible(chosen: int, choices: Sequence[Sequence[int]], links: Sequence[int]) -> bool:
    """Whether one can be taken of each of the choices, with no link having two."""
    if any((chosen & link).bit_count() > 1 for link in links):
        return False
    if not choices:
        return True
    return any(_is_possible(chosen | option, choices[1:], links) for option in choices[0])


# ---------------------------------------------------------------------------------- the receipts


def false_claims(board: Board, inference: Inference, solution: Board) -> Iterator[Inference]:
    """The same receipt, striking what the solution has in the open cells that it is about."""
    cited = (cell for clue in inference.evidence.clues for cell in clue.cells(board.layout))
    for cell in dict.fromkeys([*cited, *(c.cell for c in inference.action.candidates)]):
        digit = solution.value(cell)
        if board.value(cell) is None and digit is not None:
            yield replace(inference, action=Elimination.of_candidates((Candidate(cell, digit),)))


def clue_of(inference: Inference) -> Clue | None:
    """The clue that a receipt of one clue cites, if it can be tried by brute force."""
    match inference.evidence.clues:
        case (ClueConstraint(clue),) if len(clue.cells) <= MOST_CELLS:
            return clue
        case _:
            return None


def without(inference: Inference) -> Inference:
    """The same claim with all that is cited but the clue."""
    evidence = inference.evidence
    fewer = Evidence(truths=evidence.truths, links=evidence.links)
    return replace(inference, evidence=fewer)


def one_off(board: Board, inference: Inference, clue: Cage, total: int) -> tuple[Board, Inference]:
    """The same claim on a board where the cage has another total."""
    other = replace(clue, total=total)
    clues = tuple(other if each == clue else each for each in board.layout.clues)
    layout = replace(board.layout, clues=clues)

    def changed(link: Constraint) -> Constraint:
        is_its = isinstance(link, DistinctConstraint) and link.clue == clue
        return replace(link, clue=other) if is_its else link

    evidence = inference.evidence
    links = tuple(map(changed, evidence.links))
    changed_evidence = Evidence(truths=evidence.truths, links=links, clues=(ClueConstraint(other),))
    return Board(replace(board.masks, layout=layout)), replace(inference, evidence=changed_evidence)


def try_receipt(board: Board, inference: Inference, solution: Board, tally: Tally) -> None:
    """One receipt, as it is and altered."""
    tally.counts["receipts"] += 1
    accepted = check_inference(board, inference).ok
    for _ in inference.action.candidates:
        tally.expect("claims", accepted, inference)
    for claim in false_claims(board, inference, solution):
        tally.expect("false claims", not check_inference(board, claim).ok, claim)
    clue = clue_of(inference)
    if clue is None:
        return
    bare = without(inference)
    tally.expect("clue dropped", check_inference(board, bare).ok == follows(board, bare), bare)
    if isinstance(clue, Cage) and clue.total is not None:
        for total in (clue.total - 1, clue.total + 1):
            changed, claim = one_off(board, inference, clue, total)
            still = follows(changed, claim)
            tally.counts["total one off, and it still follows"] += still
            is_right = check_inference(changed, claim).ok == still
            tally.expect("total one off", is_right, claim)


def try_puzzle(start: Board, solution: Board, rules: Sequence[Technique], tally: Tally) -> None:
    """All that the rules find on the boards of a solve, each find once."""
    passed: set[Inference] = set()
    board = start
    for step in Solver(max_depth=0, timeout=20).steps(start):
        for rule in rules:
            for inference in rule.apply(board):
                if inference.evidence.clues and inference not in passed:
                    passed.add(inference)
                    try_receipt(board, inference, solution, tally)
        board = step.board


def main(argv: Sequence[str] | None = None) -> int:
    """Solve, try and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.clue_receipts", description=__doc__)
    parser.add_argument("--kinds", default="killer,thermo,arrow", help="default: %(default)s")
    parser.add_argument("--every", type=int, default=1, help="only every so many of each")
    parser.add_argument("--first", type=int, default=0, help="where to begin, from 0")
    options = parser.parse_args(argv)
    rules = [rule for family in FAMILIES for rule in of_family(family)]
    tally = Tally()
    for kind in options.kinds.split(","):
        for board, solution in clue_records(kind)[options.first :: options.every]:
            try_puzzle(board, Board.from_string(solution, board.layout), rules, tally)
            tally.counts["puzzles"] += 1
            sys.stderr.write(f"{tally.counts['puzzles']} puzzles\r")
    for what, count in tally.counts.items():
        sys.stdout.write(f"{count:9,} {what}\n")
    sys.stdout.write("\n".join([f"{len(tally.faults)} wrong", *tally.faults, ""]))
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
