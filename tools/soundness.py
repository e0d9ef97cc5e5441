"""Every rule at every state: are its inferences true, forced by what they cite, and tightly so?

    python -m tools.soundness --rules x_wing,swordfish --sets qqwing-expert,top1465 --limit 100

Solves each puzzle of the corpora beside this repository by all rules, and on every board met on the
way asks each of the rules named for everything it finds. Counts what it finds, the same inference
on later boards of a puzzle but once; reports wrong, unforced, loose or repeated ones. `--walk`
takes every elimination that any of the rules finds, not only the solver's choice, to reach boards
that the solver would pass by.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

from sudologue import Board, Solver, oracle, rules
from sudologue.audit import check_inference
from sudologue.inference import Inference, Placement
from sudologue.rules import Tier

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
    rule: rules.Rule, board: Board, solution: Board | None, tight: bool, passed: set[Inference]
) -> Iterator[tuple[Inference, str | None]]:
    """Everything a rule finds on a board, each with what is wrong with it, if anything is.

    What has `passed` on an earlier board of the same puzzle is not looked at again: what is forced
    stays forced when candidates go. That the puzzle has one solution is taken for granted by some;
    these are.
    """
    seen: set[Inference] = set()
    for inference in rule.apply(board):
        if inference in seen:
            yield inference, "is yielded twice"
        elif inference not in passed:
            fault = _fault(board, inference, solution, tight)
            if fault is None and inference.evidence.assumption is None:
                passed.add(inference)
            yield inference, fault
        seen.add(inference)


def _fault(board: Board, inference: Inference, solution: Board | None, tight: bool) -> str | None:
    if solution is not None and contradicts(inference, solution):
        return "denies the solution"
    verdict = check_inference(board, inference)
    if not verdict.ok:
        return f"is refused: {verdict.reason}"
    loose = loose_citation(board, inference) if tight else None
    return None if loose is None else f"could do without {loose}"


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


@dataclass
class Finding:
    """What came of a puzzle: how often each rule fired, how long it took, and what was wrong."""

    boards: int = 0
    fired: Counter[str] = field(default_factory=Counter[str])
    seconds: dict[str, float] = field(default_factory=dict[str, float])
    wrong: list[str] = field(default_factory=list[str])


@dataclass(frozen=True)
class Examiner:
    """Asks rules for everything on every board of a puzzle."""

    names: tuple[str, ...]
    walk: bool
    tight: int

    def __call__(self, puzzle: str) -> Finding:
        found = Finding()
        start = Board.from_string(puzzle)
        solution = oracle.solution(start)
        passed: dict[str, set[Inference]] = {name: set() for name in self.names}
        for board in states(start, self.names, self.walk):
            found.boards += 1
            for slug in self.names:
                began = time.thread_time()
                tight = found.fired[slug] < self.tight
                for inference, fault in faults(
                    rules.named(slug), board, solution, tight, passed[slug]
                ):
                    found.fired[slug] += 1
                    if fault is not None:
                        grid = board.pretty(candidates=True)
                        found.wrong.append(f"{inference} {fault}\n  {inference.evidence}\n{grid}")
                spent = time.thread_time() - began
                found.seconds[slug] = found.seconds.get(slug, 0.0) + spent
        return found


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _names(until: str | None, chosen: str | None) -> tuple[str, ...]:
    """The rules asked for: by name; or all that stand before those of a tier."""
    if chosen is not None:
        return tuple(chosen.split(","))
    last = Tier.EXTREME if until is None else Tier[until.upper()]
    return tuple(rule.name for rule in rules.registry() if rule.card.tier <= last)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", help="slugs, comma-separated; all without it")
    parser.add_argument("--until", help="the last tier whose rules are asked: chains, say")
    parser.add_argument("--sets", default="qqwing-expert,top1465,hodoku-exemplars")
    parser.add_argument("--limit", type=int, default=50, help="puzzles a set")
    parser.add_argument("--tight", type=int, default=3, help="firings a rule and puzzle to loosen")
    parser.add_argument("--walk", action="store_true")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args()
    names = _names(options.until, options.rules)
    puzzles = [p for name in options.sets.split(",") for p in corpus(name, options.limit)]
    examiner = Examiner(names, options.walk, options.tight)
    total = Finding()
    with ProcessPoolExecutor(options.jobs) as pool:
        for done, found in enumerate(pool.map(examiner, puzzles), 1):
            total.boards += found.boards
            total.fired += found.fired
            for slug, seconds in found.seconds.items():
                total.seconds[slug] = total.seconds.get(slug, 0.0) + seconds
            total.wrong += found.wrong
            for text in found.wrong:
                _say(text)
            if done % 100 == 0:
                sys.stderr.write(f"{done} of {len(puzzles)} puzzles, {len(total.wrong)} faults\n")
    _say(f"{len(puzzles)} puzzles, {total.boards} boards, {len(total.wrong)} faults")
    for slug in names:
        spent = total.seconds[slug] / total.boards * 1e3
        _say(f"{slug:32} {total.fired[slug]:8} firings {spent:8.3f} ms a board")
    if total.wrong:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
