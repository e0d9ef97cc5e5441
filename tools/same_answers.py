"""Hints and explanations, alone and beside loops that keep the machine busy: are they the same?

    python -m tools.same_answers --hints 500 --explanations 200 --beside 6

The positions are in the middle of solves, of all the shared sets by turns. What is printed is a
digest of all that was answered, to the byte; the exit code is 1 if the two differ.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import islice
from time import perf_counter
from typing import TypeVar

import sudologue
from puzzles.shared import lines, records
from sudologue import Board, Solver
from sudologue.model import bits_of

SETS = ("qqwing-easy", "qqwing-expert", "top1465", "seventeen-clues", "hardest2011", "tridagon")
KINDS = ("killer", "arrow", "classic_16x16", "jigsaw_9x9", "anti_knight", "diagonal_x")

T = TypeVar("T")


def puzzles(of_each: int) -> Iterator[Board]:
    """Puzzles of all sets by turns."""
    sets = [[Board(line) for line in lines(name, of_each)] for name in SETS]
    sets += [[record.board for record in records(kind)[:of_each]] for kind in KINDS]
    for number in range(of_each):
        yield from (boards[number] for boards in sets if number < len(boards))


def positions(of_each: int) -> Iterator[Board]:
    """A position in the middle of the solve of each puzzle, or where the solve ended."""
    rng = random.Random(1)
    for puzzle in puzzles(of_each):
        steps = Solver(budget=50_000).solve(puzzle).steps
        board = steps[rng.randrange(len(steps))].board if steps else puzzle
        if board.masks.live:
            yield board


def answers(hints: int, explanations: int) -> Iterator[str]:
    """What is said about the positions: the proof of a hint, and why a candidate is true or not."""
    rng = random.Random(2)
    boards = list(islice(positions(hints // 4 + 1), max(hints, explanations)))
    for board in boards[:hints]:
        hint = sudologue.hint(board, "proof")
        yield f"{hint.kind} {hint.token} {hint.tell()}"
    for board in boards[:explanations]:
        candidate = board.layout.tables.candidate(rng.choice([*bits_of(board.masks.live)]))
        yield str(sudologue.explain(board, [candidate]))


def digest(hints: int, explanations: int) -> tuple[int, str, float]:
    """How many answers there are, their digest, and the seconds that they took."""
    began, count, found = perf_counter(), 0, sha256()
    for answer in answers(hints, explanations):
        found.update(answer.encode() + b"\0")
        count += 1
    return count, found.hexdigest(), perf_counter() - began


def _busy() -> None:
    while True:
        pass


def beside(loops: int, task: Callable[[], T]) -> T:
    """What a process of its own makes of a task while loops keep the machine busy.

    If somebody ends that process, there is an error instead.
    """
    spawn = multiprocessing.get_context("spawn")
    busy = [spawn.Process(target=_busy, daemon=True) for _ in range(loops)]
    for loop in busy:
        loop.start()
    try:
        with ProcessPoolExecutor(1, spawn) as pool:
            return pool.submit(task).result()
    finally:
        for loop in busy:
            loop.kill()
            loop.join()


def main(arguments: list[str]) -> int:
    """Print both digests; 1 if they differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hints", type=int, default=500)
    parser.add_argument("--explanations", type=int, default=200)
    parser.add_argument("--beside", type=int, default=6, help="so many busy loops")
    asked = parser.parse_args(arguments)
    task = partial(digest, asked.hints, asked.explanations)
    seen: set[tuple[int, str]] = set()
    for loops in (0, asked.beside):
        answered, figures, seconds = beside(loops, task)
        told = f"beside {loops} loops: {answered} answers in {seconds:.0f} s, {figures}"
        sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
        seen.add((answered, figures))
    return len(seen) - 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
