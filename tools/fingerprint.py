"""Fingerprints of all that a user gets: to show that a change of the code changes none of it.

    python -m tools.fingerprint > before
    …                                            # move, merge, rename
    python -m tools.fingerprint > after && diff before after

prints a line for each part of each set of puzzles. The parts are the traces with all their
evidence, the traces as JSON, every voice in every notation, and all that any rule finds on boards
met on the way, whether or not a simpler rule comes first. `--each` adds a line for each puzzle,
which tells where a difference is. Nothing may depend on what was asked before or at the same time,
so

    python -m tools.fingerprint --threads 8      # many solves at once, in one process
    python -m tools.fingerprint --forget         # all caches emptied before each board

print the same, and so does every Python from 3.11 on.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from puzzles.digest import spelled, written
from puzzles.shared import lines, records
from sudologue import Board, Solver, SolveResult, TraceStep, narrate
from sudologue.inference.codec import to_json
from sudologue.narration import voices
from sudologue.rules import Tier, registry

SETS = {"qqwing-expert": 200, "top1465": 200, "hardest2011": 10}
"""How many puzzles of a set of classic ones, from its beginning."""

VARIANTS = (
    "anti_king", "anti_knight", "classic_12x12", "classic_16x16", "classic_4x4", "classic_6x6",
    "classic_9x9", "diagonal_x", "disjoint_groups", "even_odd", "extra_regions", "jigsaw_9x9",
    "jigsaw_other_sizes", "known_kinds_more", "mixed", "sukaku", "windoku",
)  # fmt: skip

SLOW = {"diagonal_x": {19, 20}, "sukaku": {*range(1, 8), *range(45, 69)}, "windoku": {34}}
"""What takes longer than all the others together is left out."""

NOTATIONS = ("rc", "a1", "eureka")

ONE_BOARD_IN = 40
"""Of so many puzzles one shows all that any rule finds, on three of its boards."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle by set and number, and whether all that rules find on its way is asked for."""

    set: str
    number: int
    board: Board
    with_findings: bool


def puzzles(limit: int | None) -> Iterator[Puzzle]:
    """All puzzles, or the first `limit` of each set."""
    boards: dict[str, list[Board]] = {
        name: [Board.from_string(line) for line in lines(name, count)]
        for name, count in SETS.items()
    }
    boards |= {name: [record.board for record in records(name)] for name in VARIANTS}
    for name, its in boards.items():
        for number, board in enumerate(its[:limit]):
            if number not in SLOW.get(name, ()):
                yield Puzzle(name, number, board, number % ONE_BOARD_IN == 0)


def prints(puzzle: Puzzle, parts: Sequence[str], forget: Callable[[], None]) -> dict[str, str]:
    """The fingerprints of a puzzle, by part."""
    results = [_solved(puzzle.board, unique, forget) for unique in (False, True)]
    return {
        part: _digest(text for result in results for text in _PARTS[part](puzzle, result, forget))
        for part in parts
        if part != "findings" or puzzle.with_findings
    }


def _solved(board: Board, assume_unique: bool, forget: Callable[[], None]) -> SolveResult:
    """The trace, with all tiers."""
    solver, steps, start = Solver(assume_unique=assume_unique), list[TraceStep](), board
    forget()
    while (step := solver.next_step(board)) is not None:
        steps.append(step)
        board = step.board
        forget()
    return solver.conclude(start, steps)


def _traces(puzzle: Puzzle, result: SolveResult, forget: Callable[[], None]) -> Iterator[str]:
    return written(result)


def _json(puzzle: Puzzle, result: SolveResult, forget: Callable[[], None]) -> Iterator[str]:
    yield to_json(result)


def _words(puzzle: Puzzle, result: SolveResult, forget: Callable[[], None]) -> Iterator[str]:
    for voice in voices():
        for notation in NOTATIONS:
            yield narrate(result, voice.name, notation)


def _findings(puzzle: Puzzle, result: SolveResult, forget: Callable[[], None]) -> Iterator[str]:
    boards = [result.initial, *(step.board for step in result.steps)]
    for board in boards[len(boards) // 4 :: len(boards) // 4 or 1][:3]:
        for rule in registry():
            forget()
            if board.is_complete:
                continue
            if rule.card.tier is Tier.EXTREME:  # all of a nested proof's cases take hours
                found = filter(None, [rule.first(board)])
            else:
                found = rule.apply(board)
            for inference in found:
                yield f"{inference.rule} {inference.action} {spelled(inference.evidence)}"


_PARTS = {"traces": _traces, "json": _json, "words": _words, "findings": _findings}


def _digest(texts: Iterable[str]) -> str:
    total = hashlib.sha256()
    for text in texts:
        total.update(text.encode() + b"\n")
    return total.hexdigest()[:32]


def _nothing() -> None:
    """Keep what is kept."""


def _forget() -> None:
    """Empty all caches of the package."""
    from sudologue.caches import forget_everything

    forget_everything()


def main(argv: Sequence[str] | None = None) -> None:
    """Print the fingerprints."""
    parser = argparse.ArgumentParser(prog="python -m tools.fingerprint")
    parser.add_argument("--parts", default=",".join(_PARTS), help="default: %(default)s")
    parser.add_argument("--sets", default=",".join([*SETS, *VARIANTS]), help="default: all")
    parser.add_argument("--limit", type=int, help="puzzles of each set")
    parser.add_argument("--each", action="store_true", help="a line for each puzzle, too")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: %(default)s)")
    parser.add_argument("--threads", type=int, help="threads of one process, instead")
    parser.add_argument("--forget", action="store_true", help="empty all caches before each board")
    options = parser.parse_args(argv)
    parts, sets = options.parts.split(","), options.sets.split(",")
    chosen = [puzzle for puzzle in puzzles(options.limit) if puzzle.set in sets]
    pool: Executor
    if options.threads:
        sys.setswitchinterval(1e-4)
        pool = ThreadPoolExecutor(options.threads)
    else:
        pool = ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn"))
    found: dict[tuple[str, str], list[str]] = {}
    with pool:
        work = partial(prints, parts=parts, forget=_forget if options.forget else _nothing)
        for puzzle, its in zip(chosen, pool.map(work, chosen), strict=True):
            for part, text in its.items():
                found.setdefault((part, puzzle.set), []).append(text)
                if options.each:
                    print(f"{part:<9}{puzzle.set} #{puzzle.number} {text}", flush=True)
    for (part, name), texts in found.items():
        print(f"{part:<9}{name} {len(texts)} puzzles {_digest(texts)}")


if __name__ == "__main__":
    main()
