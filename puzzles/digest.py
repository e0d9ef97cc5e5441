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
from dataclasses import fields, is_dataclass
from typing import cast

from puzzles.layouts import LAYOUTS
from sudologue.inference import Elimination, SolveResult
from sudologue.model import Board, House
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
        yield f"{inference.rule} {inference.action} {spelled(inference.evidence)}"
        masks = board.masks
        yield f"{masks.live:x} {masks.filled:x} {masks.givens:x} {masks.barred:x}"
    yield str(result.diagnosis)


def spelled(value: object) -> str:
    """A value with all its fields, and theirs, whatever it shows of itself.

    Evidence that cites no clues says nothing of clues, as before there were any.

    >>> from sudologue.inference import Evidence
    >>> spelled(Evidence(focus_digit=3))[:49]
    'Evidence(focus_cells=(), focus_house=None, focus_'
    """
    if isinstance(value, House):
        return repr(value)
    if is_dataclass(value) and not isinstance(value, type):
        told = [(f.name, getattr(value, f.name)) for f in fields(value) if f.repr]
        if isinstance(value, Elimination):  # as long as there were no other fields
            told = [("candidates", value.candidates)]
        parts = [f"{name}={spelled(its)}" for name, its in told if _is_said(name, its)]
        return f"{type(value).__qualname__}({', '.join(parts)})"
    if type(value) is tuple:
        items = cast("tuple[object, ...]", value)
        return f"({', '.join(map(spelled, items))}{',' if len(items) == 1 else ''})"
    return repr(value)


def _is_said(name: str, value: object) -> bool:
    """Whether a field is spelled: descriptions follow from the rest, and clues may be none."""
    return name != "description" and (name != "clues" or bool(value))


def digest(lines: Iterable[str]) -> str:
    """The digest of the traces of some puzzles, by the plain loop and by the path of a person."""
    solvers = (Solver(assume_unique=True), Solver(assume_unique=True, choose="nearest"))
    total = hashlib.sha256()
    for line in lines:
        for solver in solvers:
            for text in written(solver.solve(read(line))):
                total.update(text.encode() + b"\n")
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.stdin) + "\n")
