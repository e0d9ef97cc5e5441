"""A digest of whole traces, to compare one Python with another, or one run with the next.

    python -m puzzles.digest < FILE

reads a puzzle a line, before it the name of its layout if that is not the usual one, and prints one
line. The same puzzles have the same traces everywhere: the same steps in the same order, with the
same evidence, down to the last candidate. It needs nothing but the package and the layouts.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator

from puzzles.layouts import LAYOUTS
from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.solver import Solver


def read(line: str) -> Board:
    """The puzzle of a line.

    >>> read("4x4 1.....3..4.....2").to_string() == read("1.....3..4.....2 easy").to_string()
    True
    """
    first, *rest = line.split()
    if first in LAYOUTS and rest:
        return Board.from_string(rest[0], LAYOUTS[first])
    return Board.from_string(first)


def written(result: SolveResult) -> Iterator[str]:
    """All that a trace says, line by line."""
    yield f"{result.initial.to_string()} {result.status.value}"
    for step in result.steps:
        inference, board = step.inference, step.board
        yield f"{inference.rule} {inference.action} {inference.evidence!r}"
        yield f"{board.live:x} {board.filled:x} {board.givens:x} {board.barred:x}"
    yield str(result.diagnosis)


def digest(lines: Iterable[str]) -> str:
    """The digest of the traces of some puzzles."""
    solver, total = Solver(assume_unique=True), hashlib.sha256()
    for line in lines:
        for text in written(solver.solve(read(line))):
            total.update(text.encode() + b"\n")
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.stdin) + "\n")
