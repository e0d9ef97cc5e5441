"""Every rule at every state: are its inferences true, forced by what they cite, and tightly so?

    python -m tools.soundness --rules x_wing,swordfish --sets qqwing-expert,top1465 --limit 100

Solves each puzzle of the corpora beside this repository by all rules, and on every board met on the
way asks each of the rules named for everything it finds. Counts what it finds; reports the first
wrong, unforced, loose or repeated inferences of each rule. `--walk` takes every elimination that
any of the rules finds, not only the solver's choice, to reach boards that the solver would pass by.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from sudologue import Board, Solver, oracle, rules
from sudologue.audit import check_inference
from sudologue.errors import SudologueError
from sudologue.inference import Inference, Placement

PUZZLES = Path(__file__).resolve().parents[2] / "shared/data/puzzles"


def corpus(name: str, limit: int | None = None) -> Iterator[str]:
    """The puzzles of a set, without what follows them on their lines."""
    with (PUZZLES / f"{name}.txt").open(encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            if limit is not None and number >= limit:
                return
            yield line.split()[0]


def contradicts(inference: Inference, solution: Board) -> bool:
    """Whether an inference denies the solution."""
    placing = isinstance(inference.action, Placement)
    return any(
        (solution.value(candidate.cell) == candidate.digit) is not placing
        for candidate in inference.action.candidates
    )


def loose_citation(board: Board, inference: Inference) -> str | None:
    """A truth or link that the receipt could do without, if there is one."""
    evidence = inference.evidence
    for kind, cited in (("truths", evidence.truths), ("links", evidence.links)):
        for place, constraint in enumerate(cited):
            fewer = replace(evidence, **{kind: cited[:place] + cited[place + 1 :]})
            if check_inference(board, replace(inference, evidence=fewer)).ok:
                return f"{kind[:-1]} {constraint}"
    return None


def faults(
    rule: rules.Rule, board: Board, solution: Board | None, tight: bool
) -> Iterator[tuple[Inference, str | None]]:
    """Everything a rule finds on a board, each with what is wrong with it, if anything is."""
    seen: set[Inference] = set()
    for inference in rule.apply(board):
        if solution is not None and contradicts(inference, solution):
            yield inference, "denies the solution"
        elif inference in seen:
            yield inference, "is yielded twice"
        elif not (verdict := check_inference(board, inference)).ok:
            yield inference, f"is refused: {verdict.reason}"
        elif tight and (loose := loose_citation(board, inference)) is not None:
            yield inference, f"could do without {loose}"
        else:
            yield inference, None
        seen.add(inference)


def states(board: Board, names: Sequence[str], walk: bool) -> Iterator[Board]:
    """The boards met in solving; with `walk`, those after each elimination of the rules, too."""
    yield board
    for step in Solver(assume_unique=True).steps(board):
        yield step.board
    if walk:
        while True:
            found = [i for name in names for i in rules.named(name).apply(board)]
            if not found:
                return
            gone = {candidate for i in found for candidate in i.action.candidates}
            if any(isinstance(i.action, Placement) for i in found):
                board = found[0].action.apply(board)
            else:
                board = board.eliminate(gone)
            yield board


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", help="slugs, comma-separated; all without it")
    parser.add_argument("--sets", default="qqwing-expert,top1465,hodoku-exemplars")
    parser.add_argument("--limit", type=int, default=50, help="puzzles a set")
    parser.add_argument("--tight", type=int, default=50, help="firings a rule to try dropping from")
    parser.add_argument("--walk", action="store_true")
    options = parser.parse_args()
    names = options.rules.split(",") if options.rules else [r.name for r in rules.registry()]
    fired: Counter[str] = Counter()
    spent = dict.fromkeys(names, 0.0)
    shown: Counter[str] = Counter()
    boards = 0
    for name in options.sets.split(","):
        for puzzle in corpus(name, options.limit):
            try:
                start = Board.from_string(puzzle)
            except SudologueError as error:
                _say(f"{name}: {error}")
                continue
            solution = oracle.solution(start)
            for board in states(start, names, options.walk):
                boards += 1
                for slug in names:
                    began = time.perf_counter()
                    tight = fired[slug] < options.tight
                    for inference, fault in faults(rules.named(slug), board, solution, tight):
                        fired[slug] += 1
                        if fault is not None and shown[slug] < 5:
                            shown[slug] += 1
                            _say(f"{inference} {fault}\n  {inference.evidence}")
                            _say(board.pretty(candidates=True))
                    spent[slug] += time.perf_counter() - began
    _say(f"{boards} boards")
    for slug in names:
        _say(f"{slug:32} {fired[slug]:7} firings {spent[slug] / boards * 1e3:8.3f} ms a board")


if __name__ == "__main__":
    main()
